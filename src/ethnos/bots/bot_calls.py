"""What may be called on an engine of BOTS: written by tools/engine_calls.py."""

from typing import TYPE_CHECKING

from ..encoding.encoding_calls import EncodingCalls

if TYPE_CHECKING:
    from ..rules.speeds.arrays import Numbers, Records
    from ..rules.state import State, ViewRecord
    from .handmade.bot_games import Lineup, MatchArrays
    from .handmade.mind import Mind
    from .searching.trials import TrialArrays, TrialStarts
    from .trained.reflex import Layers, Vector


class BotCalls(EncodingCalls):
    """The plain functions of the build by name, as a type checker sees them."""

    if TYPE_CHECKING:

        def misses(self, chance: float, rng: Numbers[int]) -> bool: ...
        def glance(self, out: Numbers[int], n: int, w: Numbers[float], rng: Numbers[int]) -> int: ...
        def patient_at(
            self,
            views: Records[ViewRecord],
            i: int,
            minds: Records[Mind],
            out: Numbers[int],
            n: int,
            w: Numbers[float],
            rng: Numbers[int],
        ) -> int: ...
        def respond(self, observation: Numbers[int], layers: Layers, before: Vector, after: Vector) -> None: ...
        def network_choice(
            self,
            observation: Numbers[int],
            out: Numbers[int],
            n: int,
            layers: Layers,
            before: Vector,
            after: Vector,
            warmth: tuple[float, float],
            rng: Numbers[int],
        ) -> int: ...
        def warm_choice(
            self, logits: Vector, out: Numbers[int], n: int, warmth: tuple[float, float], rng: Numbers[int]
        ) -> int: ...
        def choose_at(
            self,
            bot: int,
            views: Records[ViewRecord],
            i: int,
            minds: Records[Mind],
            out: Numbers[int],
            w: Numbers[float],
            rng: Numbers[int],
        ) -> int: ...
        def play_match_game(self, a: MatchArrays, seats: Numbers[int], slot: int) -> int: ...
        def play_out_at(
            self,
            states: Records[State],
            views: Records[ViewRecord],
            minds: Records[Mind],
            seats: Numbers[int],
            lineup: Lineup,
            out: Numbers[int],
            rng: Numbers[int],
        ) -> int: ...
        def number_of(self, deal: int, seats: Numbers[int]) -> int: ...
        def match_many(self, a: MatchArrays, series: int, opening: int, slot: int, start: int, end: int) -> int: ...
        def start_trials(self, starts: TrialStarts, t: TrialArrays) -> None: ...
        def step_trials(self, t: TrialArrays, active: Numbers[int], decisions: Numbers[int]) -> None: ...
