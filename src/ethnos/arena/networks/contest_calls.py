"""What may be called on an engine of CONTEST: written by tools/engine_calls.py."""

from typing import TYPE_CHECKING

from ...bots.bot_calls import BotCalls
from ...envs.env_calls import EnvCalls

if TYPE_CHECKING:
    from .duel import DuelArrays
    from .seated_games import SeatedArrays


class ContestCalls(EnvCalls, BotCalls):
    """The plain functions of the build by name, as a type checker sees them."""

    if TYPE_CHECKING:

        def duel_many(
            self, a: DuelArrays, series: int, opening: int, bot: int, slot: int, start: int, end: int
        ) -> None: ...
        def seated_many(self, a: SeatedArrays, series: int, opening: int, slot: int, start: int, end: int) -> None: ...
