"""Jobs for all cores: a process for each, kept to it, so that none waits for another's threads."""

import itertools
import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, TypeVar

ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
MOST = 61  # processes that a pool may have on Windows
Job = TypeVar("Job")
Result = TypeVar("Result")


def on_cores(work: Callable[[Job], Result], jobs: Iterable[Job], processes: int) -> Iterator[tuple[Job, Result]]:
    """What became of every job, as they end; the longest should come first."""
    os.environ.update(ONE_THREAD)  # which the processes inherit before they load NumPy
    spawn = multiprocessing.get_context("spawn")
    cores = spawn.SimpleQueue()
    for core in itertools.islice(itertools.cycle(own_cores()), processes):
        cores.put(core)
    with ProcessPoolExecutor(processes, spawn, keep_to, (cores,)) as pool:
        asked = {pool.submit(work, job): job for job in jobs}
        try:
            for done in as_completed(asked):
                yield asked[done], done.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def own_cores() -> list[int]:
    """The cores to share out; one where processes cannot be kept to theirs: each then uses all by itself."""
    return sorted(os.sched_getaffinity(0))[:MOST] if hasattr(os, "sched_getaffinity") else [0]


def keep_to(cores: Any) -> None:
    core = cores.get()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
