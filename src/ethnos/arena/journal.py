"""A match written down as it is played, so that it can be gone on with."""

from pathlib import Path

import msgspec

from ..rules import RulesError
from .match import Match, Result

VERSION = 1


class Head(msgspec.Struct, frozen=True):
    ethnos_arena: int
    match: Match


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
            file.write_bytes(msgspec.json.encode(Head(VERSION, match)) + b"\n")

    def add(self, start: int, results: list[Result]) -> None:
        with self.file.open("ab") as out:
            out.write(msgspec.json.encode(Line(start, results)) + b"\n")
        self._take(Line(start, results))

    def _take(self, line: Line) -> None:
        self.results.update({line.start + i: result for i, result in enumerate(line.results)})

    def _read(self, match: Match) -> None:
        """What was played so far; a last line cut short by a crash is dropped."""
        first, *lines = self.file.read_bytes().split(b"\n")
        try:
            head = msgspec.json.decode(first, type=Head)
        except msgspec.MsgspecError as error:
            raise RulesError(f"{self.file}: not the journal of a match ({error})") from None
        if head.match != match or head.ethnos_arena != VERSION:
            raise RulesError(
                f"{self.file}: the journal of another match; give the same bots, players, deals and options"
            )
        whole, _, rest = self.file.read_bytes().rpartition(b"\n")
        if rest:
            self.file.write_bytes(whole + b"\n")
        for number, text in enumerate(lines[:-1], start=2):
            try:
                self._take(msgspec.json.decode(text, type=Line))
            except msgspec.MsgspecError as error:
                raise RulesError(f"{self.file}, line {number}: damaged ({error})") from None
