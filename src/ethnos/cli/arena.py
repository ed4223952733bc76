"""`ethnos arena`: how good bots are, over the same deals in every seat."""

import sys
import tempfile
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..arena import Match, Standing, cluster, standings, workers
from ..arena.journal import Journal
from ..arena.plot import draw
from ..arena.workers import Chunk
from ..bots.kit import BOTS
from ..rules import RulesError
from ..rules.engine import cores
from ..rules.loader import has_numba
from .options import Preset, Tribes

WORTH_COMPILING = 60  # games between compiled bots: fewer are over before a compiler is


def command(
    bots: Annotated[str, typer.Option(help="Bots by name with commas; a name may be given more than once.")],
    deals: Annotated[int, typer.Option(help="Deals; each is played at every table in every rotation.")] = 50,
    players: Annotated[int | None, typer.Option(help="Seats at a table; as many as bots if left out.")] = None,
    jobs: Annotated[int | None, typer.Option(help="Worker processes; one a core if left out.", min=1)] = None,
    series: Annotated[int, typer.Option(help="Number of the series of deals.", min=0, max=2**40)] = 2_000_000,
    preset: Preset = "standard",
    tribes: Tribes = None,
    seconds: Annotated[float, typer.Option(help="Budget of a decision for bots that think.")] = 0.1,
    simulations: Annotated[int | None, typer.Option(help="… or counted in simulated games.")] = None,
    chunk: Annotated[int, typer.Option(help="Games handed to a worker at a time.", min=1)] = 100,
    resume: Annotated[
        Path | None, typer.Option(help="Journal: written as games are played, gone on with if there.")
    ] = None,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the results to this file.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the win shares into this SVG.")] = None,
    on_cluster: Annotated[bool, typer.Option("--cluster", help="Run on a Ray cluster.")] = False,
) -> None:
    """Let bots play each other and say how sure the result is."""
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    chosen = None if tribes is None else tuple(name.strip() for name in tribes.split(",") if name.strip())
    seats = players if players is not None else len(names)
    match = Match(names, seats, deals, series, preset, chosen, seconds, simulations)
    if plot is not None and plot.suffix != ".svg":
        raise RulesError(f"{plot}: plots are drawn as .svg")
    for file in (json_file, plot):
        if file is not None:
            file.open("ab").close()
    found = run(match, jobs or cores(), chunk, resume, on_cluster)
    report(match, found)
    if json_file is not None:
        json_file.write_bytes(msgspec.json.format(msgspec.json.encode(as_json(match, found)), indent=2) + b"\n")
    if plot is not None:
        plot.write_text(draw(found, 1 / match.players, title_of(match)), encoding="utf-8")


def run(match: Match, jobs: int, chunk: int, resume: Path | None, on_cluster: bool) -> list[Standing]:
    """Play what is not played yet and give the standings; a bar shows the estimate so far."""
    console = Console(stderr=True)
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal(resume or Path(folder) / "journal", match)
        missing = pieces(match, set(journal.results), chunk)
        if match.is_compiled and match.games > WORTH_COMPILING and has_numba() and not BOTS.is_warm():
            console.print("compiling the bots, once (half a minute)…")
            BOTS.warm()
        played = cluster.play(match, missing) if on_cluster else workers.play(match, missing, jobs)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
            task = progress.add_task("games", total=match.games, completed=len(journal.results))
            for start, results in played:
                journal.add(start, results)
                progress.update(task, completed=len(journal.results), description=estimate(match, journal))
        return standings(match, journal.results)


def pieces(match: Match, done: set[int], chunk: int) -> list[Chunk]:
    """Runs of games not played yet, none longer than a chunk."""
    found: list[Chunk] = []
    for start in range(0, match.games, chunk):
        end = min(start + chunk, match.games)
        if not any(number in done for number in range(start, end)):
            found.append((start, end))
        else:
            found += [(number, number + 1) for number in range(start, end) if number not in done]
    return found


def estimate(match: Match, journal: Journal) -> str:
    """The first bot's win share so far."""
    shares = []
    for number, result in journal.results.items():
        seats = [seat for seat, bot in enumerate(match.game(number)[1]) if bot == match.names[0]]
        shares += [1 / result.places.count(1) if result.places[seat] == 1 else 0.0 for seat in seats]
    return f"{match.names[0]} {sum(shares) / max(len(shares), 1):.1%}"


def title_of(match: Match) -> str:
    return f"{match.players} players, {match.deals} deals in every rotation: {', '.join(match.bots)}"


def as_json(match: Match, found: list[Standing]) -> dict[str, object]:
    return {"bots": found, "match": match, "games": match.games, "even_share": round(1 / match.players, 4)}


def report(match: Match, found: list[Standing]) -> None:
    table = Table(title=f"{title_of(match)} ({match.games} games)", title_justify="left")
    rated = any(one.rating is not None for one in found)
    for heading in ("bot", "games", "wins", "95% interval", "mean place", "margin", *(["rating"] if rated else [])):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for one in found:
        rating = [] if not rated else [f"{one.rating:.1f} ± {2 * (one.rating_sigma or 0):.1f}"]
        cells = [one.name, str(one.games), f"{one.win_share:.1%}", f"{one.low:.1%} – {one.high:.1%}"]
        table.add_row(*cells, f"{one.mean_rank:.2f}", f"{one.mean_margin:+.1f}", *rating)
    console = Console()
    console.print(table)
    console.print(f"an even share is {1 / match.players:.1%}", highlight=False)
