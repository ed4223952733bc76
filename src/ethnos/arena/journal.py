"""A match written down as it is played, so that it can be gone on with."""

import zlib
from pathlib import Path

import msgspec

from ..bots.handmade.weights import DEFAULT
from ..bots.trained.network import champion_file
from ..errors import UserError
from ..rules import RULES_VERSION
from .match import Match, Result

VERSION = 1


class Head(msgspec.Struct, frozen=True):
    ethnos_arena: int
    made_by: str
    match: Match


def made_by() -> str:
    """What decides the games beside the match: the rules, the steward's and the champion's weights."""
    steward, champion = repr(DEFAULT).encode(), champion_file().read_bytes()
    return f"rules {RULES_VERSION}, steward {zlib.crc32(steward):08x}, champion {zlib.crc32(champion):08x}"


class Line(msgspec.Struct, frozen=True):
    start: int
    results: list[Result]


class Journal:
    """Lines of JSON: the match, then every chunk of results."""

    def __init__(self, file: Path, match: Match) -> None:
        self.file = file
        self.results: dict[int, Result] = {}
        if file.exists() and file.stat().st_size:
            self._read(match)
        else:
            file.write_bytes(msgspec.json.encode(Head(VERSION, made_by(), match)) + b"\n")

    def add(self, start: int, results: list[Result]) -> None:
        with self.file.open("ab") as out:
            out.write(msgspec.json.encode(Line(start, results)) + b"\n")
        self._take(Line(start, results))

    def _take(self, line: Line) -> None:
        self.results.update({line.start + i: result for i, result in enumerate(line.results)})

    def _read(self, match: Match) -> None:
        """What was played so far; a last line cut short by a crash is dropped."""
        first, *lines = self.file.read_bytes().split(b"\n")
        if not lines:
            raise UserError(f"{self.file}: not the journal of a match (cut off in its first line)")
        try:
            head = msgspec.json.decode(first, type=Head)
        except msgspec.MsgspecError as error:
            raise UserError(f"{self.file}: not the journal of a match ({error})") from None
        if head.match != match or head.ethnos_arena != VERSION:
            raise UserError(
                f"{self.file}: the journal of another match; give the same bots, players, deals and options"
            )
        if head.made_by != made_by():
            raise UserError(f"{self.file}: played by {head.made_by}, now it would be {made_by()}; begin a new journal")
        for number, text in enumerate(lines[:-1], start=2):
            try:
                line = msgspec.json.decode(text, type=Line)
                self._check(line, match)
            except (msgspec.MsgspecError, ValueError) as error:
                raise UserError(f"{self.file}, line {number}: damaged ({error})") from None
            self._take(line)
        if lines and lines[-1]:
            with self.file.open("r+b") as out:
                out.truncate(self.file.stat().st_size - len(lines[-1]))

    def _check(self, line: Line, match: Match) -> None:
        if line.start < 0 or line.start + len(line.results) > match.games:
            raise ValueError(f"games {line.start} and on: the match has {match.games}")
        for result in line.results:
            if {len(result.places), len(result.glory)} != {match.players} or 1 not in result.places:
                raise ValueError("results that cannot be")
