"""Jobs in worker processes that may die: what a dead one had is done again.

Everything that the arena spreads over cores goes through `on_processes`; over machines,
`cluster.on_cluster` takes the same jobs.
"""

import itertools
import multiprocessing
import os
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from typing import Generic, TypeVar

from ..errors import UserError

DEATHS = 20  # workers lost on end, none of them with a result: then it is no accident
MOST = 61  # pipes that Windows waits for at once
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
_CONTEXT = multiprocessing.get_context("spawn")
JobT = TypeVar("JobT")
DoneT = TypeVar("DoneT")


class WorkerFailed(RuntimeError):
    """A worker raised, or a job that kills every worker: a defect, not an accident."""


class _PoolWorker(Generic[JobT, DoneT]):
    """A process, the pipe to it, and the job it has."""

    def __init__(self, work: Callable[[JobT], DoneT], core: int | None) -> None:
        self.core = core
        self.pipe, theirs = _CONTEXT.Pipe()
        self.process = _CONTEXT.Process(target=_serve, args=(work, theirs, core), daemon=True)
        self.process.start()
        theirs.close()
        self.job: JobT | None = None

    def give(self, job: JobT) -> None:
        self.job = job
        self.pipe.send(job)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _serve(work: Callable[[JobT], DoneT], pipe: Connection, core: int | None) -> None:
    """A worker's life: a job in, what became of it out."""
    if core is not None and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
    try:
        while True:
            job = pipe.recv()
            try:
                pipe.send((work(job), None))
            except Exception:  # told to the parent, which raises it
                pipe.send((None, traceback.format_exc()))
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        return


def own_cores() -> list[int]:
    """The cores to share out; one where processes cannot be kept to theirs: each then uses all by itself."""
    return sorted(os.sched_getaffinity(0))[:MOST] if hasattr(os, "sched_getaffinity") else [0]


def on_processes(
    work: Callable[[JobT], DoneT], jobs: Iterable[JobT], processes: int, core_each: bool = False
) -> Iterator[tuple[JobT, DoneT]]:
    """What became of every job, as they come in, each exactly once, whatever happens to the workers.

    `work` and the jobs must be picklable. With `core_each` every process is kept to a core
    and multiplies by itself, so that none waits for another's threads.
    """
    if processes < 1:
        raise UserError(f"{processes} processes: the jobs need at least one")
    pool = _Pool(work, jobs, min(processes, MOST), core_each)
    try:
        yield from pool.run()
    finally:
        pool.end()


class _Pool(Generic[JobT, DoneT]):
    def __init__(self, work: Callable[[JobT], DoneT], jobs: Iterable[JobT], processes: int, core_each: bool) -> None:
        self.work, self.waiting, self.deaths = work, deque(jobs), 0
        cores: Iterable[int | None] = itertools.cycle(own_cores()) if core_each else itertools.repeat(None)
        if core_each:
            os.environ.update(ONE_THREAD)  # which the processes inherit before they load NumPy
        chosen = itertools.islice(cores, min(processes, len(self.waiting)))
        self.workers = [_PoolWorker(work, core) for core in chosen]

    def run(self) -> Iterator[tuple[JobT, DoneT]]:
        while self.waiting or any(worker.job is not None for worker in self.workers):
            for i, worker in enumerate(self.workers):
                if worker.job is None and self.waiting:
                    self.offer(i)
            yield from self.collect()

    def offer(self, i: int) -> None:
        worker, job = self.workers[i], self.waiting.popleft()
        try:
            worker.give(job)
        except (BrokenPipeError, OSError):
            self.waiting.appendleft(job)
            self.replace(i)

    def collect(self) -> Iterator[tuple[JobT, DoneT]]:
        """What is ready; the job of a worker that died is waited for again, behind the others."""
        busy: dict[object, int] = {worker.pipe: i for i, worker in enumerate(self.workers) if worker.job is not None}
        for pipe in wait([self.workers[i].pipe for i in busy.values()], timeout=1.0):
            i = busy[pipe]
            worker = self.workers[i]
            job = worker.job
            assert job is not None
            try:
                done, failure = worker.pipe.recv()
            except (EOFError, OSError):
                self.deaths += 1
                if self.deaths == DEATHS:
                    raise WorkerFailed(f"{job}: every worker that takes it ends") from None
                self.waiting.append(job)
                self.replace(i)
                continue
            worker.job = None
            self.deaths = 0
            if failure is not None:
                error = WorkerFailed(f"{job}: {failure.strip().splitlines()[-1]}")
                error.add_note(failure)  # where in the worker it was
                raise error
            yield job, done

    def replace(self, i: int) -> None:
        self.workers[i].end()
        self.workers[i] = _PoolWorker(self.work, self.workers[i].core)

    def end(self) -> None:
        for worker in self.workers:
            worker.end()
