"""What is measured while tables are played: moves, delays, CPU and memory of the server's processes."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import psutil

SEATS = 4
IDLE = 0.05  # of a core: a server that has started, and whose tables wait for somebody
PATIENCE = 120.0  # seconds for that, and for everybody to sit down


@dataclass
class Figures:
    """What is being measured."""

    begin: float = 0.0
    moves: int = 0
    delays: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)


class Playing(Protocol):
    """A table at which clients play until they are cancelled."""

    posting: set["asyncio.Task[None]"]
    played: int  # moves so far

    async def run(self) -> None: ...


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


async def measure(busy: Sequence[Playing], figures: Figures, pids: list[int], seconds: float) -> dict[str, float]:
    """Let tables play for a while; what the server's processes spent on it."""
    tables = len(busy)
    processes = [psutil.Process(pid) for pid in pids]
    await started(processes)
    empty = sum(one.memory_info().rss for one in processes)
    work = [asyncio.create_task(one.run()) for one in busy]
    await asyncio.sleep(max(4.0, tables / 40))
    await until(lambda: all(one.played for one in busy))  # everybody sits and plays
    figures.moves = 0
    figures.delays.clear()
    figures.answers.clear()
    began, cpu = time.perf_counter(), cpu_of(processes)
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - began, cpu_of(processes) - cpu
    full = sum(one.memory_info().rss for one in processes)
    for one in busy:
        for task in one.posting:
            task.cancel()
    for task in work:
        if task.done() and not task.cancelled():
            task.result()
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    if figures.refused:
        raise SystemExit(f"{len(figures.refused)} moves refused, the first: {figures.refused[0]}")
    return {
        "tables": tables,
        "moves_per_s": round(figures.moves / took, 1),
        "cpu_ms_per_move": round(used / max(figures.moves, 1) * 1000, 3),
        "cpu_share": round(used / took, 3),
        "p50_ms": round(quantile(figures.delays, 0.5) * 1000, 1),
        "p99_ms": round(quantile(figures.delays, 0.99) * 1000, 1),
        "answer_p50_ms": round(quantile(figures.answers, 0.5) * 1000, 1),
        "kb_per_table": round((full - empty) / tables / 1000, 1),
    }


async def started(processes: list[psutil.Process]) -> None:
    """Wait until servers have learnt what they learn beside requests: it is not part of a move."""
    for _ in range(int(PATIENCE)):
        used = cpu_of(processes)
        await asyncio.sleep(1.0)
        if cpu_of(processes) - used < IDLE:
            return


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.1)


def cpu_of(processes: list[psutil.Process]) -> float:
    return sum(sum(one.cpu_times()[:2]) for one in processes)
