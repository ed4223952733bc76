"""The same jobs on a Ray cluster, for matches that outgrow a machine."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ..errors import UserError
from .pool import DoneT, JobT


def on_cluster(
    work: Callable[[JobT], DoneT], jobs: Iterable[JobT], address: str | None = None
) -> Iterator[tuple[JobT, DoneT]]:
    """What became of every job as the cluster's machines finish them; Ray does a lost one again."""
    ray = _ray()
    started = not ray.is_initialized()
    if started:
        ray.init(address=address, include_dashboard=False, log_to_driver=False, configure_logging=False)
    task = ray.remote(max_retries=-1)(_do)
    try:
        waiting = {task.remote(work, job): job for job in jobs}
        while waiting:
            for done in ray.wait(list(waiting))[0]:
                yield waiting.pop(done), ray.get(done)
    finally:
        if started:
            ray.shutdown()


def _do(work: Callable[[JobT], DoneT], job: JobT) -> DoneT:
    return work(job)


def _ray() -> Any:
    try:
        import ray  # noqa: PLC0415 - an optional extra
    except ImportError:
        raise UserError("--cluster needs Ray: pip install 'ethnos[cluster]'") from None
    return ray
