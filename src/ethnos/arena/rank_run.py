"""A bot's way through the benchmark: games shared out to processes, kept in journals, gone on with."""

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from .benchmark import PLAYERS, Ranked, match_against, ranked, yardsticks
from .match import Match, Outcome, play_chunk
from .match_journal import MatchJournal
from .pool import on_processes


class RankJob(NamedTuple):
    """One deal against a yardstick, in every seat."""

    yardstick: str
    start: int
    end: int


def play_job(matches: dict[str, Match], job: RankJob) -> list[Outcome]:
    return play_chunk(matches[job.yardstick], job.start, job.end)


class RankRun:
    """The matches of a bot and what was played of them; `folder` holds a journal each."""

    def __init__(self, bot: str, deals: int, simulations: int, folder: Path) -> None:
        self.bot, self.deals = bot, deals
        self.matches = {name: match_against(bot, name, deals, simulations) for name in yardsticks() if name != bot}
        folder.mkdir(parents=True, exist_ok=True)
        plain = re.sub(r"\W+", "-", bot).strip("-")
        self.journals = {
            name: MatchJournal(folder / f"{plain}-among-{name}.journal", match) for name, match in self.matches.items()
        }

    @property
    def games(self) -> int:
        return sum(match.games for match in self.matches.values())

    @property
    def played(self) -> int:
        return sum(len(journal.results) for journal in self.journals.values())

    def missing(self) -> Iterator[RankJob]:
        """A deal of every yardstick in turn, so that a benchmark that is cut can be read."""
        for deal in range(self.deals):
            numbers = range(deal * PLAYERS, (deal + 1) * PLAYERS)
            for name, journal in self.journals.items():
                if any(number not in journal.results for number in numbers):
                    yield RankJob(name, numbers.start, numbers.stop)

    def play(self, processes: int) -> Iterator[int]:
        """Play what is not played yet; after every piece, how many games there are."""
        missing = list(self.missing())
        if missing:
            for job, results in on_processes(partial(play_job, self.matches), missing, processes, core_each=True):
                self.journals[job.yardstick].add(job.start, results)
                yield self.played

    def failures(self) -> list[str]:
        """What the bot did instead of deciding, as the referee says it."""
        outcomes = [result for journal in self.journals.values() for result in journal.results.values()]
        return [outcome.mishaps[self.bot] for outcome in outcomes if self.bot in outcome.mishaps]

    def found(self) -> Ranked:
        played = {name: (self.matches[name], journal.results) for name, journal in self.journals.items()}
        return ranked(self.bot, played, self.deals)
