"""Chunks of a match in worker processes that may die: what a dead one had is played again."""

import multiprocessing
import traceback
from collections import deque
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection, wait
from typing import Any

from .match import Match, Result, play_chunk

Chunk = tuple[int, int]
_CONTEXT = multiprocessing.get_context("spawn")


DEATHS = 20  # workers lost on end, none of them with a result: then it is no accident


class WorkerFailed(Exception):
    """A worker raised, or games that kill every worker: a defect, not an accident."""


class _Worker:
    def __init__(self, match: Match) -> None:
        self.pipe, theirs = _CONTEXT.Pipe()
        self.process = _CONTEXT.Process(target=_work, args=(match, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self.chunk: Chunk | None = None

    def give(self, chunk: Chunk) -> None:
        self.chunk = chunk
        self.pipe.send(chunk)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _work(match: Match, pipe: Connection) -> None:
    """A worker's life: a chunk in, its results out."""
    try:
        while True:
            start, end = pipe.recv()
            try:
                pipe.send((start, play_chunk(match, start, end)))
            except Exception:  # told to the parent, which raises it
                pipe.send((start, traceback.format_exc()))
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        return


def play(match: Match, chunks: Iterable[Chunk], jobs: int) -> Iterator[tuple[int, list[Result]]]:
    """The results of chunks as they come in, each exactly once, whatever happens to the workers."""
    waiting = deque(chunks)
    deaths = [0]
    workers = [_Worker(match) for _ in range(min(jobs, len(waiting)))]
    try:
        while waiting or any(worker.chunk for worker in workers):
            for i, worker in enumerate(workers):
                if worker.chunk is None and waiting:
                    workers[i] = _offer(worker, waiting, match)
            yield from _collect(workers, waiting, match, deaths)
    finally:
        for worker in workers:
            worker.end()


def _offer(worker: _Worker, waiting: "deque[Chunk]", match: Match) -> _Worker:
    chunk = waiting.popleft()
    try:
        worker.give(chunk)
    except (BrokenPipeError, OSError):
        waiting.appendleft(chunk)
        worker.end()
        return _Worker(match)
    return worker


def _collect(
    workers: list[_Worker], waiting: "deque[Chunk]", match: Match, deaths: list[int]
) -> Iterator[tuple[int, list[Result]]]:
    """What is ready; the chunk of a worker that died is waited for again, behind the others."""
    busy: dict[Any, int] = {worker.pipe: i for i, worker in enumerate(workers) if worker.chunk}
    for pipe in wait(list(busy), timeout=1.0):
        i = busy[pipe]
        worker = workers[i]
        assert worker.chunk is not None
        try:
            start, results = worker.pipe.recv()
        except (EOFError, OSError):
            deaths[0] += 1
            if deaths[0] == DEATHS:
                start, end = worker.chunk
                raise WorkerFailed(f"games {start} to {end - 1} of {', '.join(match.bots)} end every worker") from None
            waiting.append(worker.chunk)
            worker.end()
            workers[i] = _Worker(match)
            continue
        worker.chunk = None
        deaths[0] = 0
        if isinstance(results, str):
            raise WorkerFailed(f"games from {start}: {results.strip()}")
        yield start, results
