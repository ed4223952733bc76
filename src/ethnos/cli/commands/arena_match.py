"""`ethnos arena`: how good bots are, over the same deals in every seat."""

import sys
import tempfile
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ...arena.charts import Bar, bar_chart, need_charts
from ...arena.cluster import on_cluster
from ...arena.match import Chunk, Match, Outcome, play_for
from ...arena.match_journal import MatchJournal
from ...arena.pool import on_processes
from ...arena.statistics import Standing, standings, win_shares
from ...bots.bot_build import BOTS
from ...errors import UserError
from ...rules.many.deal_series import MATCHES
from ...rules.speeds.engine import cores
from ...rules.speeds.loader import has_numba
from ..files import check_writable, users_file
from ..flags import Preset, Tribes

FEW_DEALS = 10
WORTH_COMPILING = 60  # games between compiled bots: fewer are over before a compiler is


def command(
    bots: Annotated[str, typer.Option(help="Bots by name with commas; a name may be given more than once.")],
    deals: Annotated[int, typer.Option(help="Deals; each is played at every table in every rotation.")] = 50,
    players: Annotated[int | None, typer.Option(help="Seats at a table; as many as bots if left out.")] = None,
    jobs: Annotated[int | None, typer.Option(help="Worker processes; one a core if left out.", min=1)] = None,
    series: Annotated[int, typer.Option(help="Number of the series of deals.", min=0, max=2**40)] = MATCHES.first,
    preset: Preset = "standard",
    tribes: Tribes = None,
    seconds: Annotated[float, typer.Option(help="Budget of a decision for bots that think.")] = 0.1,
    simulations: Annotated[int | None, typer.Option(help="… or counted in simulated games.")] = None,
    chunk: Annotated[
        int | None, typer.Option(help="Games handed to a worker at a time; a sensible number if left out.", min=1)
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Journal: written as games are played, gone on with if there.")
    ] = None,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the results to this file.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the win shares into this SVG.")] = None,
    use_cluster: Annotated[bool, typer.Option("--cluster", help="Run on a Ray cluster.")] = False,
) -> None:
    """Let bots play each other and say how sure the result is."""
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    chosen = None if tribes is None else tuple(name.strip() for name in tribes.split(",") if name.strip())
    seats = players if players is not None else len(names)
    match = Match(names, seats, deals, series, preset, chosen, seconds, simulations)
    if plot is not None and plot.suffix != ".svg":
        raise UserError(f"{plot}: plots are drawn as .svg")
    if plot is not None:
        need_charts()  # now, not after the match
    for file in (json_file, plot):
        if file is not None:
            check_writable(file)
    workers_wanted = jobs or cores()
    found = run(match, workers_wanted, chunk or chunk_for(match, workers_wanted), resume, use_cluster)
    report(match, found)
    if json_file is not None:
        text = msgspec.json.format(msgspec.json.encode(as_json(match, found)), indent=2)
        with users_file(json_file):
            json_file.write_bytes(text + b"\n")
    if plot is not None:
        bars = [Bar(one.name, 100 * one.win_share, (100 * one.low, 100 * one.high)) for one in found]
        drawn = bar_chart(title_of(match), "wins, %", bars, 100 / match.players)
        with users_file(plot):
            plot.write_text(drawn, encoding="utf-8")


def run(match: Match, jobs: int, chunk: int, resume: Path | None, use_cluster: bool) -> list[Standing]:
    """Play what is not played yet and give the standings; a bar shows the estimate so far."""
    console = Console(stderr=True)
    with tempfile.TemporaryDirectory() as folder:
        file = resume or Path(folder) / "journal"
        with users_file(file):
            journal = MatchJournal(file, match)
        missing = pieces(match, set(journal.results), chunk)
        if match.is_compiled and match.games > WORTH_COMPILING and has_numba() and not BOTS.is_warm():
            console.print("compiling the bots, once (half a minute)…")
            BOTS.warm()
        work = partial(play_for, match, use_cluster)
        played = on_cluster(work, missing) if use_cluster else on_processes(work, missing, jobs)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
            task = progress.add_task("games", total=match.games, completed=len(journal.results))
            shares = Shares(match)
            shares.add(journal.results)
            try:
                for chunk_played, results in played:
                    with users_file(file):
                        journal.add(chunk_played.start, results)
                    shares.add(dict(enumerate(results, start=chunk_played.start)))
                    progress.update(task, completed=len(journal.results), description=str(shares))
            except KeyboardInterrupt:
                kept = (
                    f"go on with --resume {resume}" if resume else "nothing is kept: use --resume FILE to go on later"
                )
                console.print(f"stopped after {len(journal.results)} of {match.games} games; {kept}")
        return standings(match, journal.results)


class Shares:
    """The first bot's win share so far, for the bar."""

    def __init__(self, match: Match) -> None:
        self.match, self.won, self.seats = match, 0.0, 0

    def add(self, results: Mapping[int, Outcome]) -> None:
        for number, result in results.items():
            for bot, share in zip(self.match.game(number)[1], win_shares(result), strict=True):
                if bot == self.match.names[0]:
                    self.won += share
                    self.seats += 1

    def __str__(self) -> str:
        return f"{self.match.names[0]} {self.won / max(self.seats, 1):.1%}"


def chunk_for(match: Match, jobs: int) -> int:
    """Few enough games that bar, journal and all workers have something to do."""
    return max(1, min(100, match.games // (8 * jobs))) if match.is_compiled else 1


def pieces(match: Match, done: set[int], chunk: int) -> list[Chunk]:
    """Runs of games not played yet, none longer than a chunk."""
    found: list[Chunk] = []
    for start in range(0, match.games, chunk):
        end = min(start + chunk, match.games)
        if not any(number in done for number in range(start, end)):
            found.append(Chunk(start, end))
        else:
            found += [Chunk(number, number + 1) for number in range(start, end) if number not in done]
    return found


def title_of(match: Match) -> str:
    return f"{match.players} players, {match.deals} deals in every rotation: {', '.join(match.bots)}"


def as_json(match: Match, found: list[Standing]) -> dict[str, object]:
    return {"bots": found, "match": match, "games": match.games, "even_share": round(1 / match.players, 4)}


def report(match: Match, found: list[Standing]) -> None:
    table = Table(title=f"{title_of(match)} ({match.games} games)", title_justify="left")
    rated = any(one.rating is not None for one in found)
    headings = ["bot", "games", "wins", "mean place", "margin", *(["rating"] if rated else [])]
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for one in found:
        rank, margin = one.rank_interval, one.margin_interval
        cells = [
            one.name,
            str(one.games),
            f"{one.win_share:.1%}\n{one.low:.1%} – {one.high:.1%}",
            f"{one.mean_rank:.2f}\n{rank[0]:.2f} – {rank[1]:.2f}",
            f"{one.mean_margin:+.1f}\n{margin[0]:+.1f} – {margin[1]:+.1f}",
        ]
        table.add_row(*cells, *([f"{one.rating:.1f}\n± {2 * (one.rating_sigma or 0):.1f}"] if rated else []))
    console = Console()
    console.print(table)
    console.print(f"below each figure its 95% interval; an even share is {1 / match.players:.1%}", highlight=False)
    if match.deals < FEW_DEALS:
        console.print(f"{match.deals} deals are few: do not trust the intervals", style="yellow")
    for one in found:
        if one.failure:
            words = f"{one.name} failed in {one.failed_games} of {one.games} games, at first so: {one.failure}"
            console.print(words, style="bold red", markup=False, highlight=False)
