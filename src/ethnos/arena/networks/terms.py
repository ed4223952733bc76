"""The terms of a contest: who meets how many, and how the one searches."""

from dataclasses import dataclass

from ...bots.bot_calls import BotCalls
from ...bots.searching.search import Search
from ...bots.trained.network import Judge

WAVE = 40_000  # trials played at a time: a GPU likes them many


@dataclass(frozen=True)
class Terms:
    """What is played: one against the rest, and how the one searches, if it has simulations."""

    players: int
    simulations: int
    horizon: int
    trace: float
    doubt: float
    margin: float
    least: float
    sure: float = 0.0

    def __str__(self) -> str:
        if not self.simulations:
            return "no search"
        beyond = f"doubt {self.doubt:g}, margin {self.margin:g}, chance {self.least:g}"
        sure = f", sure {self.sure:g}" if self.sure else ""
        return f"{self.simulations} trials to turn {self.horizon}, trace {self.trace:g}, {beyond}{sure}"

    def search(self, engine: BotCalls, judge: Judge) -> Search:
        return Search(
            engine,
            judge,
            horizon=self.horizon,
            trace=self.trace,
            doubt=self.doubt,
            margin=self.margin,
            least=self.least,
            wave=WAVE,
            sure=self.sure,
            threads=1,  # the other cores have contests of their own
        )
