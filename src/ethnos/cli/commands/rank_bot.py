"""`ethnos rank`: where a bot stands among those of the benchmark."""

import sys
import tempfile
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ...arena.benchmark import PLAYERS, SIMULATIONS, Ranked, place_of, published, versions
from ...arena.intervals import FEW_DEALS
from ...arena.rank_run import RankRun
from ...bots.bot_build import BOTS
from ...rules.speeds.engine import cores
from ...rules.speeds.loader import has_numba
from ...words import Words, words
from ..files import check_writable, users_file
from ..flags import Language
from ..language import language_of


def command(
    bot: Annotated[str, typer.Argument(help="A bot's name, or a file: ./my_bot.py:MyBot, weights.", metavar="BOT")],
    deals: Annotated[int, typer.Option(help="Number of deals against each yardstick, every seat in turn.", min=1)] = 25,
    simulations: Annotated[
        int, typer.Option(help="Simulated games per decision for bots that think.", min=1)
    ] = SIMULATIONS,
    jobs: Annotated[int | None, typer.Option(help="Worker processes; one per core if left out.", min=1)] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Folder for journals of the games played; existing ones are continued.")
    ] = None,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the results to this file.")] = None,
    lang: Language = None,
) -> None:
    """Rank a bot: play the benchmark, and say its place with what chance leaves open."""
    w = words(language_of(lang))
    console = Console(stderr=True)
    if json_file is not None:
        check_writable(json_file)
    with tempfile.TemporaryDirectory() as folder:
        place = resume or Path(folder)
        with users_file(place):
            run = RankRun(bot, deals, simulations, place)
            if has_numba() and not BOTS.is_warm():
                console.print(w.say("told-compiling-bots"))
                BOTS.warm()
            play(run, jobs or cores(), w, console)
        found = run.found()
    report(found, run, w)
    if json_file is not None:
        with users_file(json_file):
            json_file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")


def play(run: RankRun, jobs: int, w: Words, console: Console) -> None:
    columns = (TextColumn(w.say("told-playing")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("", total=run.games, completed=run.played)
        try:
            for played in run.play(jobs):
                progress.update(task, completed=played)
        except KeyboardInterrupt:
            console.print(w.say("told-stopped", played=str(run.played), games=str(run.games)), highlight=False)


def report(found: Ranked, run: RankRun, w: Words) -> None:
    """The table of all, the newcomer in its place."""
    console = Console()
    standings = published()
    others = [one for one in standings.best_first() if one.name != found.name]
    table = Table(title=w.say("told-benchmark", deals=str(found.deals), players=str(PLAYERS)), title_justify="left")
    for name in ("rank", "bot", "score"):
        table.add_column(w.say(f"arena-{name}"), justify="left" if name == "bot" else "right", overflow="fold")
    for i, one in enumerate(sorted([*others, found], key=lambda one: -one.score.mean), start=1):
        low, high = one.score.within(0, 1)
        style = "bold" if one is found else ""
        table.add_row(str(i), one.name, f"{one.score.mean:.1%}  ({low:.1%} – {high:.1%})", style=style)
    console.print(table)
    for name in found.shares:
        if name != found.name:
            told = w.say(
                "told-among", bot=found.name, count=PLAYERS - 1, other=name, share=found.against(name).percent()
            )
            console.print(told, markup=False, highlight=False)
    at = place_of(found, others)
    numbers = {"place": str(at.place), "all": str(len(others) + 1), "best": str(at.best), "worst": str(at.worst)}
    console.print(w.say("told-place", bot=found.name, **numbers), style="bold", markup=False, highlight=False)
    if failed := run.failures():
        told = w.say("told-failed", bot=found.name, failed=str(len(failed)), games=str(run.played), failure=failed[0])
        console.print(told, style="bold red", markup=False, highlight=False)
    if found.deals < FEW_DEALS:
        few = w.say("told-few-deals", count=found.deals, deals=str(found.deals))
        console.print(few, style="yellow", highlight=False)
    if standings.made_by != versions():
        console.print(w.say("told-other-standings"), style="yellow", highlight=False)
