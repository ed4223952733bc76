"""The same chunks on a Ray cluster, for matches that outgrow a machine."""

from collections.abc import Iterable, Iterator
from typing import Any

from ..bots.bot_build import BOTS
from ..errors import UserError
from ..rules.speeds.loader import has_numba
from .match import Match, Result, play_chunk
from .workers import Chunk


def play(match: Match, chunks: Iterable[Chunk], address: str | None = None) -> Iterator[tuple[int, list[Result]]]:
    """The results of chunks as the cluster's machines finish them; Ray plays a lost one again."""
    ray = _ray()
    started = not ray.is_initialized()
    if started:
        ray.init(address=address, include_dashboard=False, log_to_driver=False, configure_logging=False)
    task = ray.remote(max_retries=-1)(_task)
    try:
        waiting = [task.remote(match, start, end) for start, end in chunks]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        if started:
            ray.shutdown()


def _task(match: Match, start: int, end: int) -> tuple[int, list[Result]]:
    if match.is_compiled and has_numba() and not BOTS.is_warm():
        BOTS.warm()
    return start, play_chunk(match, start, end)


def _ray() -> Any:
    try:
        import ray  # noqa: PLC0415 - an optional extra
    except ImportError:
        raise UserError("--cluster needs Ray: pip install 'ethnos[cluster]'") from None
    return ray
