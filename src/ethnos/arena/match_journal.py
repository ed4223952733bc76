"""The journal of a match: chunk by chunk, by these rules and these bots."""

from pathlib import Path

import msgspec

from ..bots.made_of import made_of
from ..errors import UserError
from .journal import Journal, Spelled
from .match import Match, Outcome

VERSION = 1


class MatchHead(msgspec.Struct, frozen=True):
    ethnos_arena: int
    made_by: str
    match: Match


class MatchLine(msgspec.Struct, frozen=True):
    start: int
    results: list[Outcome]


def made_by(match: Match) -> list[str]:
    """What decides the games beside the match."""
    return made_of(match.names, untold=match.seconds is None and match.simulations is None)


class MatchJournal:
    """The outcomes so far, by the number of the game."""

    def __init__(self, file: Path, match: Match) -> None:
        self.match = match
        head = msgspec.json.encode(MatchHead(VERSION, ", ".join(made_by(match)), match))
        self.kept = Journal(file, Spelled(head, self._agree, msgspec.json.encode, self._decode))
        self.results: dict[int, Outcome] = {}
        for line in self.kept.lines:
            self._take(line)

    def add(self, start: int, results: list[Outcome]) -> None:
        line = MatchLine(start, results)
        self.kept.add(line)
        self._take(line)

    def _take(self, line: MatchLine) -> None:
        self.results.update(enumerate(line.results, start=line.start))

    def _agree(self, text: bytes) -> None:
        head = msgspec.json.decode(text, type=MatchHead)
        if not self._is_this(head.match) or head.ethnos_arena != VERSION:
            raise UserError("the journal of another match; give the same bots, players, deals and options")
        now = made_by(self.match)
        if not set(now) <= set(head.made_by.split(", ")):
            raise UserError(f"played by {head.made_by}, now it would be {', '.join(now)}; begin a new journal")

    def _is_this(self, other: Match) -> bool:
        """Whether the same games are played: how long one may think matters only to those who do."""
        if not self.match.counts_time:
            other = msgspec.structs.replace(other, seconds=self.match.seconds, simulations=self.match.simulations)
        return other == self.match

    def _decode(self, text: bytes) -> MatchLine:
        line = msgspec.json.decode(text, type=MatchLine)
        if line.start < 0 or line.start + len(line.results) > self.match.games:
            raise ValueError(f"games {line.start} and on: the match has {self.match.games}")
        for result in line.results:
            if {len(result.places), len(result.glory)} != {self.match.players} or 1 not in result.places:
                raise ValueError("results that cannot be")
        return line
