"""What was played, written down as it is played, so that it can be gone on with.

A file of lines of JSON: the first says what is played and by what, every other what became
of some of it. Lines are only ever added; one cut short by a crash is dropped.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from ..errors import UserError

LineT = TypeVar("LineT")


@dataclass(frozen=True)
class Spelled(Generic[LineT]):
    """How a kind of journal is written; what cannot be read, or cannot be, is a ValueError."""

    head: bytes
    agree: Callable[[bytes], None]  # refuses the head of what may not be gone on with
    encode: Callable[[LineT], bytes]
    decode: Callable[[bytes], LineT]


class Journal(Generic[LineT]):
    """The lines of a file, which is begun if it is not there."""

    def __init__(self, file: Path, spelled: Spelled[LineT]) -> None:
        self.file, self.spelled = file, spelled
        self.lines: list[LineT] = []
        if file.exists() and file.stat().st_size:
            self._read()
        else:
            file.write_bytes(spelled.head + b"\n")

    def add(self, line: LineT) -> None:
        with self.file.open("ab") as out:
            out.write(self.spelled.encode(line) + b"\n")
        self.lines.append(line)

    def _read(self) -> None:
        first, *lines = self.file.read_bytes().split(b"\n")
        if not lines:
            raise UserError(f"{self.file}: not the journal that is asked for (cut off in its first line)")
        try:
            self.spelled.agree(first)
        except UserError as refusal:
            raise UserError(f"{self.file}: {refusal}") from None
        except ValueError as error:
            raise UserError(f"{self.file}: not the journal that is asked for ({error})") from None
        for number, text in enumerate(lines[:-1], start=2):
            try:
                self.lines.append(self.spelled.decode(text))
            except ValueError as error:
                raise UserError(f"{self.file}, line {number}: damaged ({error})") from None
        if lines[-1]:
            with self.file.open("r+b") as out:
                out.truncate(self.file.stat().st_size - len(lines[-1]))
