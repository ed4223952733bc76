"""How a contest stands: what came of its terms by deal, and the journal that keeps it."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import MISSING, asdict, dataclass, fields
from pathlib import Path
from typing import NamedTuple

from ...errors import UserError
from ...rules import RULES_VERSION
from ..intervals import estimate
from ..journal import Journal, Spelled
from .terms import Terms

TERMS = tuple(each.name for each in fields(Terms))
ADDED = {each.name for each in fields(Terms) if each.default is not MISSING}  # older journals lack them
HEAD = {"ethnos_contest": 1, "rules": RULES_VERSION}


@dataclass(frozen=True)
class ContestTally:
    """The one's share of the win by deal, the mean over all seats, and how its search went."""

    shares: dict[int, float]
    searched: int = 0  # decisions
    changed: int = 0  # … that the search overruled the network in

    def __add__(self, other: "ContestTally") -> "ContestTally":
        shares = dict(sorted((self.shares | other.shares).items()))
        return ContestTally(shares, self.searched + other.searched, self.changed + other.changed)

    def __str__(self) -> str:
        overruled = f"{self.changed / max(self.searched, 1):.0%} overruled"
        return f"{estimate(self.shares.values()).percent()} of the wins in {len(self.shares)} deals, {overruled}"


class Opponents(NamedTuple):
    """Two files of weights, told by their prints, and the series of deals they meet in."""

    one: str
    rest: str
    series: int


class ContestLine(NamedTuple):
    """Some deals of a contest; a journal may hold several contests."""

    between: Opponents
    terms: Terms
    played: ContestTally


def encode_line(line: ContestLine) -> bytes:
    return json.dumps(line.between._asdict() | asdict(line.terms) | asdict(line.played)).encode()


def decode_line(text: bytes) -> ContestLine:
    row = json.loads(text)
    try:
        shares = {int(deal): float(share) for deal, share in row["shares"].items()}
        return ContestLine(
            Opponents(*(row[name] for name in Opponents._fields)),
            Terms(**{name: row[name] for name in TERMS if name in row or name not in ADDED}),
            ContestTally(shares, row["searched"], row["changed"]),
        )
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"no deals of a contest: {error!r}") from None


def agree(head: bytes) -> None:
    """Refuse what is no journal of contests, or one of games by other rules."""
    found = json.loads(head)
    if not isinstance(found, dict) or "ethnos_contest" not in found:
        raise ValueError("no contest")
    if found != HEAD:
        raise UserError(f"played by rules {found.get('rules')}, now {RULES_VERSION}; begin a new journal")


class ContestJournal:
    """What was played so far between two files of weights; what the file holds of it already counts."""

    def __init__(self, terms: Sequence[Terms], one: Path, rest: Path, series: int, file: Path | None) -> None:
        self.between = Opponents(print_of(one), print_of(rest), series)
        self.played = {each: ContestTally({}) for each in terms}
        self.kept = None
        if file is not None:
            self.kept = Journal(file, Spelled(json.dumps(HEAD).encode(), agree, encode_line, decode_line))
            for line in self.kept.lines:
                if line.between == self.between and line.terms in self.played:
                    self.played[line.terms] += line.played

    def missing(self, terms: Terms, deals: range) -> tuple[int, ...]:
        """Those of the deals that are still to be played."""
        return tuple(deal for deal in deals if deal not in self.played[terms].shares)

    def add(self, terms: Terms, played: ContestTally) -> ContestTally:
        """Count some deals in and keep them; how the terms stand now."""
        if self.kept is not None:
            self.kept.add(ContestLine(self.between, terms, played))
        self.played[terms] += played
        return self.played[terms]


def print_of(file: Path) -> str:
    """What tells weights from others."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]
