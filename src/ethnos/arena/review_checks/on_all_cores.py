"""Checks played piece by piece on all cores: every piece is written down as it comes, and not played again."""

import json
import sys
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from ...bots.bot_build import BOTS
from ...bots.trained.network import champion_file
from ...errors import UserError
from ...rules import RULES_VERSION
from ..pool import on_processes

Piece = tuple[int, ...]
Row = dict[str, Any]


def rows_of(files: Sequence[Path]) -> list[tuple[Piece, list[Row]]]:
    """What was written: pieces with their rows; a line that was cut off is left out."""
    lines = [line for file in files if file.exists() for line in file.read_text(encoding="ascii").split("\n")]
    return [(tuple(piece), rows) for line in lines if line.endswith("]]") for piece, rows in [json.loads(line)]]


def begin(file: Path) -> None:
    """Say in the first line by which champion, or make sure that it was this one: another's is another check."""
    now = json.dumps({"rules": RULES_VERSION, "champion": f"{zlib.crc32(champion_file().read_bytes()):08x}"})
    if not file.exists():
        file.write_text(now + "\n", encoding="ascii")
        return
    with file.open(encoding="ascii") as lines:
        head = lines.readline().strip()
    if head != now:
        raise UserError(f"{file}: begun by {head}, now it would be {now}; give another file")


def played(
    work: Callable[[Piece], list[Row]], pieces: Sequence[Piece], file: Path | None, processes: int, seconds: float
) -> Iterator[Row]:
    """The rows of all pieces, those of the file among them, for as long as there is time."""
    if file is not None:
        begin(file)
    before = dict(rows_of([file] if file else []))
    for piece in pieces:
        yield from before.get(piece, [])
    left = [piece for piece in pieces if piece not in before]
    if not left:
        return
    if not BOTS.is_warm():
        BOTS.warm()
    end = time.monotonic() + seconds
    for done, (piece, rows) in enumerate(on_processes(work, left, processes, core_each=True), 1):
        if file is not None:
            with file.open("a", encoding="ascii") as out:
                out.write(json.dumps([piece, rows], separators=(",", ":")) + "\n")
        yield from rows
        print(f"{done} of {len(left)}, {end - time.monotonic():.0f} s left", file=sys.stderr, flush=True)
        if time.monotonic() > end:
            return
