"""Saved games of the terminal: a record, and a note of who plays against you."""

import os
import shlex
import shutil
import sys
from pathlib import Path

from ..errors import UserError
from ..game import Game, write_record
from ..game.records.record import FIRST_LINE
from .files import users_file

NOTE = "; opponents: "


class Save:
    """Where a game is kept. It never overwrites anything but a record, and never half."""

    def __init__(self, file: Path, bots: list[str]) -> None:
        with users_file(file):
            strange = file.exists() and file.stat().st_size and not file.read_bytes().startswith(FIRST_LINE.encode())
        if strange:
            raise UserError(f"{file}: there is something else in this file, it is not overwritten")
        self.file = file
        self.note = NOTE + ",".join(bots)

    def write(self, game: Game) -> None:
        first, rest = write_record(game, local_save=True).split("\n", 1)
        new = self.file.with_name(f".{self.file.name}.new")
        with users_file(self.file):
            new.write_text(f"{first}\n{self.note}\n{rest}", encoding="utf-8")
            os.replace(new, self.file)

    @property
    def command(self) -> str:
        """What to type to go on."""
        return f"{_program()} play --terminal --resume {shlex.quote(str(self.file))}"

    @property
    def review_command(self) -> str:
        """What to type to be told what was better."""
        return f"{_program()} review {shlex.quote(str(self.file))}"


def _program() -> str:
    """The name this program was called with."""
    called = Path(sys.argv[0])
    return shlex.quote(str(called) if called.name == "ethnos" and shutil.which("ethnos") is None else "ethnos")


def saved_bots(text: str) -> str | None:
    """The opponents noted in a saved game."""
    notes = [line for line in text.splitlines() if line.startswith(NOTE)]
    return notes[0].removeprefix(NOTE) if notes else None
