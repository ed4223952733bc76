"""What may be called on an engine of ENVS: written by tools/engine_calls.py."""

from typing import TYPE_CHECKING

from ..encoding.encoding_calls import EncodingCalls

if TYPE_CHECKING:
    from ..rules.speeds.arrays import Grid, Numbers, Records
    from ..rules.state import State, ViewRecord
    from .stepping import BatchArrays


class EnvCalls(EncodingCalls):
    """The plain functions of the build by name, as a type checker sees them."""

    if TYPE_CHECKING:

        def open_game(self, b: BatchArrays, i: int, number: int, rng: Numbers[int], out: Numbers[int]) -> int: ...
        def open_many(self, b: BatchArrays, slot: int, start: int, end: int) -> None: ...
        def show_many(self, b: BatchArrays, slot: int, start: int, end: int) -> None: ...
        def look_many(
            self,
            states: Records[State],
            seats: Numbers[int],
            views: Records[ViewRecord],
            observations: Grid[int],
            slot: int,
            start: int,
            end: int,
        ) -> None: ...
        def batch_many(self, b: BatchArrays, decisions: Numbers[int], slot: int, start: int, end: int) -> None: ...
