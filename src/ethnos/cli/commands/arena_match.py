"""`ethnos arena`: how good bots are, over the same deals in every seat."""

import sys
import tempfile
from collections.abc import Mapping
from functools import partial
from math import isfinite
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ...arena.charts import Bar, bar_chart
from ...arena.cluster import on_cluster
from ...arena.intervals import FEW_DEALS
from ...arena.match import Chunk, Match, Outcome, compile_for, play_for
from ...arena.match_journal import MatchJournal
from ...arena.pool import on_processes
from ...arena.statistics import Standing, standings, win_shares
from ...bots.bot_build import BOTS
from ...errors import UserError
from ...rules.many.deal_series import MATCHES
from ...rules.speeds.engine import cores
from ...words import Words, words
from ..files import check_plot, check_writable, users_file
from ..flags import Language, Preset, Tribes, bots_of
from ..language import language_of


def command(
    bots: Annotated[
        str, typer.Option(help="Bots by name, or levels 1 to 8, separated by commas; one may appear more than once.")
    ],
    deals: Annotated[int, typer.Option(help="Number of deals; each is played at every table in every rotation.")] = 50,
    players: Annotated[
        int | None, typer.Option(help="Seats at a table; as many as there are bots if left out.")
    ] = None,
    jobs: Annotated[int | None, typer.Option(help="Worker processes; one per core if left out.", min=1)] = None,
    series: Annotated[int, typer.Option(help="Number of the series of deals.", min=0, max=2**40)] = MATCHES.first,
    preset: Preset = "standard",
    tribes: Tribes = None,
    seconds: Annotated[
        float | None, typer.Option(help="Seconds per decision for bots that think, instead of counted trials.")
    ] = None,
    simulations: Annotated[
        int | None,
        typer.Option(help="Trials per decision for bots that think; as many as level 8 plays if left out."),
    ] = None,
    chunk: Annotated[
        int | None, typer.Option(help="Games handed to a worker at a time; chosen for you if left out.", min=1)
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Journal of the games played; an existing one is continued.")
    ] = None,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the results to this file.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the win shares into this SVG file.")] = None,
    use_cluster: Annotated[bool, typer.Option("--cluster", help="Run on a Ray cluster.")] = False,
    lang: Language = None,
) -> None:
    """Let bots play each other, and say how sure the result is."""
    w = words(language_of(lang))
    names = tuple(bots_of(bots))
    if len(names) == 1 and players is None:
        raise UserError("one bot for a whole table: name two to six, or say with --players how many seats it takes")
    chosen = None if tribes is None else tuple(name.strip() for name in tribes.split(",") if name.strip())
    seats = players if players is not None else len(names)
    match = Match(names, seats, deals, series, preset, chosen, seconds, simulations)
    check_plot(plot)
    if json_file is not None:
        check_writable(json_file)
    workers_wanted = jobs or cores()
    found = run(w, match, workers_wanted, chunk or chunk_for(match, workers_wanted), resume, use_cluster)
    report(match, found, w)
    if json_file is not None:
        text = msgspec.json.format(msgspec.json.encode(as_json(match, found)), indent=2)
        with users_file(json_file):
            json_file.write_bytes(text + b"\n")
    if plot is not None:
        bars = [Bar(one.name, 100 * one.win_share, (100 * one.low, 100 * one.high)) for one in found]
        drawn = bar_chart(title_of(match, w), f"{w.say('arena-wins')}, %", bars, 100 / match.players)
        with users_file(plot):
            plot.write_text(drawn, encoding="utf-8")


def run(w: Words, match: Match, jobs: int, chunk: int, resume: Path | None, use_cluster: bool) -> list[Standing]:
    """Play what is not played yet and give the standings; a bar shows the estimate so far."""
    console = Console(stderr=True)
    with tempfile.TemporaryDirectory() as folder:
        file = resume or Path(folder) / "journal"
        with users_file(file):
            journal = MatchJournal(file, match)
        missing = pieces(match, set(journal.results), chunk)
        if compile_for(match):
            console.print(w.say("told-compiling-bots"))
            BOTS.warm()
        work = partial(play_for, match, use_cluster)
        played = on_cluster(work, missing) if use_cluster else on_processes(work, missing, jobs)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
            task = progress.add_task("", total=match.games, completed=len(journal.results))
            shares = Shares(match)
            shares.add(journal.results)
            try:
                for chunk_played, results in played:
                    with users_file(file):
                        journal.add(chunk_played.start, results)
                    shares.add(dict(enumerate(results, start=chunk_played.start)))
                    progress.update(task, completed=len(journal.results), description=str(shares))
            except KeyboardInterrupt:
                kept = w.say("told-kept", file=str(resume)) if resume else w.say("told-not-kept")
                done = w.say("told-stopped", played=str(len(journal.results)), games=str(match.games))
                console.print(f"{done} {kept}", markup=False, highlight=False)
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


def title_of(match: Match, w: Words) -> str:
    numbers = {"players": str(match.players), "deals": str(match.deals), "games": str(match.games)}
    return w.say("told-match", bots=", ".join(match.bots), count=match.deals, **numbers)


def as_json(match: Match, found: list[Standing]) -> dict[str, object]:
    return {"bots": found, "match": match, "games": match.games, "even_share": round(1 / match.players, 4)}


def report(match: Match, found: list[Standing], w: Words) -> None:
    console = Console()
    console.print(draw_standings(match, found, w))
    console.print(w.say("told-interval", share=f"{1 / match.players:.1%}"), highlight=False, markup=False)
    if match.deals < FEW_DEALS:
        few = w.say("told-few-deals", count=match.deals, deals=str(match.deals))
        console.print(few, style="yellow", highlight=False)
    for one in found:
        if one.failure:
            numbers = {"failed": str(one.failed_games), "games": str(one.games)}
            failed = w.say("told-failed", bot=one.name, failure=one.failure, **numbers)
            console.print(failed, style="bold red", markup=False, highlight=False)


def draw_standings(match: Match, found: list[Standing], w: Words) -> Table:
    table = Table(title=title_of(match, w), title_justify="left")
    rated = any(one.rating is not None for one in found)
    for name in ("bot", "games", "wins", "place", "margin", *(["rating"] if rated else [])):
        table.add_column(w.say(f"arena-{name}"), justify="left" if name == "bot" else "right", overflow="fold")
    for one in found:
        cells = [
            one.name,
            str(one.games),
            f"{one.win_share:.1%}\n{between((one.low, one.high), '.1%')}",
            f"{one.mean_rank:.2f}\n{between(one.rank_interval, '.2f')}",
            f"{one.mean_margin:+.1f}\n{between(one.margin_interval, '+.1f')}",
        ]
        table.add_row(*cells, *([f"{one.rating:.1f}\n± {2 * (one.rating_sigma or 0):.1f}"] if rated else []))
    return table


def between(interval: tuple[float, float], form: str) -> str:
    """From its low end to its high one; a dash where it has no ends, as that of a single deal."""
    low, high = interval
    return f"{low:{form}} – {high:{form}}" if isfinite(low) and isfinite(high) else "–"
