"""`ethnos simulate`: random games by the thousand, summed up."""

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ...errors import UserError
from ...game.events import ROMAN
from ...rules import RULES, TribeNumber, compiled, interpreted
from ...rules.components import ages_of
from ...rules.many.simulation import simulate
from ...rules.many.tally import CHOSEN_TRIBES, GO_ON, RANDOM_TRIBES, SHARES, Tally
from ...rules.speeds.loader import has_numba
from ...rules.speeds.rule_calls import RuleCalls
from ...rules.state import Phase
from ...words import Words, words
from ..flags import Language, Players, Preset, Seed, Tribes, options_of, position_of
from ..language import language_of
from ..random_games import write_records

SOURCES = ("kingdoms", "Merfolk board", "Giants", "raids", "bands")
WORTH_COMPILING = 2_000  # games: fewer are over before a compiler is


def command(
    players: Players = 4,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 1000,
    seed: Seed = 1,
    tribes: Tribes = None,
    preset: Preset = "standard",
    state: Annotated[
        Path | None, typer.Option(help="Start every game from this saved position, with its players and options.")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(help="Write a record of every game, as text and as JSON, into this folder.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
    lang: Language = None,
) -> None:
    """Play games with random decisions and sum them up."""
    w = words(language_of(lang))
    if state is None:
        options = options_of(players, preset, tribes)
        start, opening = options.blank(), RANDOM_TRIBES if options.tribes is None else CHOSEN_TRIBES
    else:
        start, opening = position_of(state), GO_ON
        players = start.players
        if start.phase == Phase.OVER:
            raise UserError("this position is the end of a game: there is nothing to simulate")
    if records is not None and state is not None:
        raise UserError("--records needs games from their beginning: it does not go with --state")
    before = time.perf_counter()
    if records is not None:
        with progress_bar(w, "told-writing", games) as advance:
            write_records(records, options_of(players, preset, tribes), seed, games, advance)
    compiling = games > WORTH_COMPILING and has_numba() and not RULES.is_warm()
    with progress_bar(w, "told-compiling" if compiling else "told-playing", games) as advance:
        total = Tally()
        for engine, first, count in pieces(games):
            template = engine.states(1)
            engine.put(template, 0, start)
            total.add(simulate(engine, template, seed, first, count, opening))
            advance(count)
    summary = summarise(total, players)
    if state is None:
        summary["preset"] = preset
    summary |= {"seed": seed, "seconds": round(time.perf_counter() - before, 3)}
    if as_json:
        print(json.dumps(summary, indent=2))
    else:
        show(summary, w)


def pieces(games: int) -> Iterator[tuple[RuleCalls, int, int]]:
    """Slices of the series, each with the fastest engine there is when its time comes."""
    warming = RULES.start_warming() if games > WORTH_COMPILING else None
    done = 0
    while done < games:
        engine = compiled() if RULES.is_warm() and games > 50 else interpreted()
        count = min(games - done, 2_000 if engine.compiled else 20)
        yield engine, done, count
        done += count
    if warming is not None:
        warming.wait()


@contextmanager
def progress_bar(w: Words, doing: str, games: int) -> Iterator[Callable[[int], object]]:
    columns = (TextColumn(w.say(doing)), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    if doing == "told-compiling" and not sys.stderr.isatty():
        print(f"{w.say(doing)}…", file=sys.stderr, flush=True)  # no bar shows why nothing happens for half a minute
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("", total=games)
        yield lambda count: progress.advance(task, count)


def summarise(total: Tally, players: int) -> dict[str, Any]:
    """The tally as shares and means; Glory is what a player scored on average."""
    n = total.games
    ages = ages_of(players)
    return {
        "players": players,
        "games": n,
        "wins_by_seat": [round(total.wins[p] / SHARES / n, 4) for p in range(players)],
        "glory": {
            f"age {ROMAN[age]}": {
                source: round(total.glory[age][i] / n / players, 3) for i, source in enumerate(SOURCES)
            }
            for age in range(ages)
        },
        "turns_per_game": round(total.turns / n, 1),
        "decisions_per_game": round(total.decisions / n, 1),
        "skeleton_wins": total.skeleton_wins,
        "tribes": {
            tribe.name.lower(): {
                "bands_led": total.led[tribe],
                "led_by_winner": round(total.led_won[tribe] / SHARES / total.led[tribe], 4),
            }
            for tribe in TribeNumber
            if total.led[tribe]
        },
    }


def show(summary: dict[str, Any], w: Words) -> None:
    console = Console()
    n = summary["games"]
    told = w.say(
        "told-summary",
        games=f"{n:,}",
        players=str(summary["players"]),
        seconds=f"{summary['seconds']:.1f}",
        turns=f"{summary['turns_per_game']:.0f}",
        decisions=f"{summary['decisions_per_game']:.0f}",
    )
    console.print(told, style="bold", markup=False, highlight=False)
    for table in (draw_wins(summary, w), draw_sources(summary, w), draw_leaders(summary, w)):
        console.print(table)
    if summary["skeleton_wins"]:
        console.print(w.say("told-skeletons", count=summary["skeleton_wins"]), highlight=False)


def draw_wins(summary: dict[str, Any], w: Words) -> Table:
    table = Table(title=w.say("told-wins"), title_justify="left")
    for p in range(summary["players"]):
        table.add_column(w.say("told-seat", seat=p + 1), justify="right", overflow="fold")
    table.add_row(*(f"{share:.1%}" for share in summary["wins_by_seat"]))
    return table


def draw_sources(summary: dict[str, Any], w: Words) -> Table:
    """What a player scored on average: a line for each age, a column for each source."""
    table = Table(title=w.say("told-sources"), title_justify="left")
    table.add_column("", overflow="fold")
    for name in ("kingdoms", "merfolk", "giant", "raids", "bands", "total"):
        table.add_column(w.say(f"table-{name}"), justify="right", overflow="fold")
    for age, items in enumerate(summary["glory"].values()):
        figures = (f"{value:.2f}" for value in items.values())
        table.add_row(w.say("table-age", age=ROMAN[age]), *figures, f"{sum(items.values()):.2f}")
    return table


def draw_leaders(summary: dict[str, Any], w: Words) -> Table:
    table = Table(title=w.say("told-leaders"), title_justify="left")
    for name in ("tribe", "led", "led-by-winner"):
        table.add_column(w.say(f"leaders-{name}"), justify="left" if name == "tribe" else "right", overflow="fold")
    for name, row in sorted(summary["tribes"].items(), key=lambda item: -item[1]["led_by_winner"]):
        led = f"{row['bands_led'] / summary['games']:.2f}"
        table.add_row(w.say(f"tribe-{name}"), led, f"{row['led_by_winner']:.1%}")
    return table
