"""`ethnos review`: a recorded game, decision by decision beside what was better."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from ...arena.charts import ChartLine, line_chart
from ...bots.bot_build import BOTS
from ...errors import UserError
from ...game import Game, read_record
from ...review import GameReview, review
from ...words import Words, words
from ..files import check_plot, users_file
from ..flags import Language, RecordFile, text_of
from ..language import language_of
from ..review_report import report


def command(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option(help="Tell of this seat only, counted from 1.", min=1, max=6)] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Tell of every decision that was graded, not only of those to learn from.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print the whole review as JSON.")] = False,
    plot: Annotated[Path | None, typer.Option(help="Draw the curve of chances into this SVG file.")] = None,
    lang: Language = None,
) -> int:
    """Review a recorded game: chances, what was better and why, luck apart from skill."""
    w = words(language_of(lang))
    check_plot(plot)
    game = read_record(text_of(file))
    if seat is not None and seat > game.players:
        raise UserError(f"seat {seat}: this game has seats 1 to {game.players}")
    found = reviewed(game, w)
    if plot is not None:
        with users_file(plot):
            plot.write_text(drawn(found, w), encoding="utf-8")
    if json:
        print(msgspec.json.encode(found).decode())
        return 0
    console = Console()
    for line in report(game, found, None if seat is None else seat - 1, w, everything):
        console.print(line, markup=False, highlight=False, soft_wrap=True)
    return 0


def reviewed(game: Game, w: Words) -> GameReview:
    """With a bar on the error stream, so that what is printed can go into a file."""
    BOTS.start_warming()
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"))
    with Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(w.say("report-working"), total=None)
        return review(game, lambda done, total: bar.update(task, completed=done, total=total))


def drawn(found: GameReview, w: Words) -> str:
    """Everybody's chances over the turns of the game."""
    lines = [
        ChartLine(name, [(number, 100 * point.chances[seat]) for number, point in enumerate(found.points)])
        for seat, name in enumerate(found.names)
    ]
    return line_chart(w.say("report-curve"), w.say("report-turns"), "%", lines)
