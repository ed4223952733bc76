"""What may be called on an engine of TRAIN: written by tools/engine_calls.py."""

from typing import TYPE_CHECKING

from ..bots.bot_calls import BotCalls
from ..envs.env_calls import EnvCalls

if TYPE_CHECKING:
    from typing import Any

    from ..envs.stepping import BatchArrays
    from ..rules.speeds.arrays import Numbers


class TrainCalls(EnvCalls, BotCalls):
    """The plain functions of the build by name, as a type checker sees them."""

    if TYPE_CHECKING:

        def returns_many(
            self,
            values: Any,
            seats: Any,
            players: Any,
            done: Any,
            shares: Any,
            glory: Any,
            trace: float,
            margin: float,
            targets: Any,
            advantages: Any,
            weights: Any,
            carries: Any,
            known: Any,
            slot: int,
            start: int,
            end: int,
        ) -> None: ...
        def settle_all(self, carry: Any, known: Any, shares: Any, glory: Any) -> None: ...
        def learn_from(self, carry: Any, values: Any, p: int, n: int, margin: float, target: Any) -> float: ...
        def duel_many(
            self,
            states: Any,
            template: Any,
            series: int,
            opening: int,
            deals: Any,
            lone: Any,
            bot: int,
            weights: Any,
            decisions: Any,
            alive: Any,
            views: Any,
            minds: Any,
            dice: Any,
            scratch: Any,
            observations: Any,
            masks: Any,
            shares: Any,
            places: Any,
            glory: Any,
            slot: int,
            start: int,
            end: int,
        ) -> None: ...
        def spin(
            self,
            control: Numbers[int],
            served: Numbers[int],
            threads: int,
            b: BatchArrays,
            decisions: Numbers[int],
            slot: int,
        ) -> None: ...
        def await_served(self, served: Numbers[int], threads: int, ticket: int) -> None: ...
        def table_many(
            self,
            states: Any,
            template: Any,
            series: int,
            opening: int,
            deals: Any,
            spellings: Any,
            alive: Any,
            seats: Any,
            shown: Any,
            scratch: Any,
            observations: Any,
            masks: Any,
            shares: Any,
            places: Any,
            glory: Any,
            slot: int,
            start: int,
            end: int,
        ) -> None: ...
