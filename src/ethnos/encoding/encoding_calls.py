"""What may be called on an engine of ENCODING: written by tools/engine_calls.py."""

from typing import TYPE_CHECKING

from ..rules.speeds.rule_calls import RuleCalls

if TYPE_CHECKING:
    from ..rules.speeds.arrays import Grid, Numbers, Records
    from ..rules.state import ViewRecord


class EncodingCalls(RuleCalls):
    """The plain functions of the build by name, as a type checker sees them."""

    if TYPE_CHECKING:

        def within(self, x: int) -> int: ...
        def at(self, packed: int, i: int) -> int: ...
        def at_least(self, packed: int, bound: int) -> int: ...
        def prize_sums(self, o: Numbers[int], board: int) -> int: ...
        def paid_for(self, sums: int, ahead: int, tied: int) -> int: ...
        def pay_with_one_more(self, standings: int, trolls: int, sums: int) -> int: ...
        def encode_room(self, o: Numbers[int]) -> None: ...
        def encode_at(self, views: Records[ViewRecord], j: int, observations: Grid[int], i: int) -> None: ...
        def show_view_at(
            self,
            views: Records[ViewRecord],
            j: int,
            observations: Grid[int],
            masks: Grid[int],
            i: int,
            out: Numbers[int],
        ) -> int: ...
