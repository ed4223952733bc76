"""`ethnos puzzles`: solve them, list them, make more, check them."""

import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ...bots import legal_for
from ...errors import UserError
from ...game import Game, GameError
from ...game.decisions import Decision
from ...puzzles.puzzle import Puzzle
from ...puzzles.shipped import puzzle_of, puzzles, puzzles_in
from ...puzzles.themes import THEMES
from ...words import Words, words
from ..answers import understand
from ..board import draw_table
from ..files import check_writable, users_file
from ..flags import Language, Seed, in_language
from ..help_pages import SpokenCommand, SpokenGroup
from ..language import language_of
from ..menu import Menu
from ..reason_lines import reason_lines

LISTED = 40
PuzzleFile = Annotated[Path | None, typer.Option(help="A file of puzzles; those of the package if left out.")]
app = typer.Typer(
    name="puzzles",
    help="Puzzles: positions where one decision is far better than the rest.",
    cls=SpokenGroup,
    callback=in_language,
    add_completion=False,
    rich_markup_mode=None,
)


@app.command("solve", cls=SpokenCommand)
def solve(
    number: Annotated[int | None, typer.Argument(help="Which puzzle; today's if left out.", metavar="NUMBER")] = None,
    answer: Annotated[str | None, typer.Option(help="Answer at once, in the words of a record.")] = None,
    file: PuzzleFile = None,
    lang: Language = None,
) -> int:
    """Show a puzzle, ask what you would decide, and say why the solution is better."""
    w, console = words(language_of(lang)), Console()
    shelf = _shelf(file)
    chosen = number if number is not None else puzzle_of(datetime.now(UTC).date()) if file is None else 1
    if chosen not in range(1, len(shelf) + 1):
        raise UserError(f"puzzle {chosen}: there are puzzles 1 to {len(shelf)}")
    puzzle = shelf[chosen - 1]
    game = puzzle.game([w.say("table-seat", seat=seat + 1) for seat in range(puzzle.players)])
    head = f"{w.say('puzzle-number', number=str(chosen))} · {w.say('puzzle-rating')} {puzzle.rating}"
    console.print(head, style="bold", markup=False, highlight=False)
    console.print(draw_table(game.view(game.seat_to_act), w))
    console.print(w.say("puzzle-question"), style="bold", markup=False, highlight=False)
    given = _asked(puzzle, game, console, w) if answer is None else _understood(answer, game, w.language)
    if given is None:
        return 130
    return _tell(puzzle, game, given, console, w)


def _shelf(file: Path | None) -> list[Puzzle]:
    if file is None:
        return list(puzzles())
    with users_file(file):
        return puzzles_in(file)


def _understood(answer: str, game: Game, language: str) -> Decision:
    decision = understand(answer, (), legal_for(game.observe(game.seat_to_act)))
    if decision is None:
        raise UserError(f"{answer!r} is no decision")
    try:
        game.check(decision)
    except GameError as error:  # a person's mistake here, not a bot's
        raise UserError(error.say(language)) from None
    return decision


def _asked(puzzle: Puzzle, game: Game, console: Console, w: Words) -> Decision | None:
    """What is decided, as in a game at the terminal; None where somebody leaves."""
    menu = Menu(game, console, w, "puzzles-keys")
    menu.say("puzzles-how")
    menu.show()
    while (answer := menu.typed()) is not None:
        if not answer:
            menu.say("puzzles-how")
        elif answer == "h":
            menu.say("puzzles-hint", theme=_theme(puzzle.theme, w))
        elif not menu.service(answer) and (decision := menu.decided(answer, game.check)):
            return decision
    return None


def _tell(puzzle: Puzzle, game: Game, given: Decision, console: Console, w: Words) -> int:
    """Whether it is the solution, what is, why, and the chances: one's own among them, where it was weighed."""
    from ...review.reasoning import per_cent, remarks, told_apart

    right = given == puzzle.solution
    verdict = w.say("puzzle-found" if right else "puzzle-missed")
    said = f"{verdict} {w.say('puzzle-best', decision=puzzle.solution.phrase())}"
    console.print(said, style="bold green" if right else "bold red", markup=False, highlight=False)
    shown = {decision: per_cent(chance) for decision, chance in puzzle.chances.items()}
    view = game.observe(game.seat_to_act)
    other, lead = told_apart(view, puzzle.chances, given, game.names)
    for line in reason_lines(remarks(view, puzzle.solution, other, game.names, lead=lead), other, w):
        console.print(f"  {line}", markup=False, highlight=False)
    drawn = Table(box=None, pad_edge=False)
    for decision, percent in shown.items():
        drawn.add_row(f"{percent}%", w.say(decision.phrase()), w.say("puzzle-yours") if decision == given else "")
    console.print(drawn)
    if given not in shown:
        console.print(w.say("puzzle-not-weighed"), markup=False, highlight=False)
    return 0 if right else 1


@app.command("list", cls=SpokenCommand)
def list_puzzles(
    theme: Annotated[str | None, typer.Option(help=f"Only puzzles about this: {', '.join(THEMES)}.")] = None,
    players: Annotated[int | None, typer.Option(help="Only puzzles for so many players.", min=2, max=6)] = None,
    limit: Annotated[int, typer.Option(help="At most this many, the easiest first.", min=1)] = LISTED,
    file: PuzzleFile = None,
    lang: Language = None,
) -> None:
    """List puzzles, the easiest first."""
    w = words(language_of(lang))
    if theme is not None and theme not in THEMES:
        raise UserError(f"unknown theme {theme!r}: choose from {', '.join(THEMES)}")
    shelf = list(enumerate(_shelf(file), start=1))
    on_theme = [each for each in shelf if theme in (None, each[1].theme)]
    found = [each for each in on_theme if players in (None, each[1].players)]
    if found:
        Console().print(_drawn(sorted(found, key=lambda each: each[1].rating)[:limit], w))
    if len(found) > limit:
        print(w.say("puzzles-cut", shown=str(limit), all=str(len(found))))
    elif found:
        print(w.say("puzzles-count", count=len(found)))
    elif theme is not None and not on_theme:
        print(w.say("puzzles-none-on-theme", theme=_theme(theme, w)))
    else:
        print(w.say("puzzles-none"))


def _drawn(found: list[tuple[int, Puzzle]], w: Words) -> Table:
    drawn = Table(box=None, pad_edge=False)
    for name in ("puzzles-number", "puzzle-rating", "setup-players", "puzzle-theme"):
        drawn.add_column(w.say(name), justify="left" if name == "puzzle-theme" else "right")
    for number, one in found:
        drawn.add_row(str(number), str(one.rating), str(one.players), _theme(one.theme, w))
    return drawn


def _theme(theme: str, w: Words) -> str:
    """A part of the game, or the tribe whose power it is."""
    return w.say(f"theme-{theme}") if w.has(f"theme-{theme}") else w.say(f"tribe-{theme}")


@app.command("make", cls=SpokenCommand)
def make_puzzles(
    out: Annotated[Path, typer.Option(help="The file for the puzzles; FILE.finds beside it keeps what was found.")],
    count: Annotated[int, typer.Option(help="How many to make.", min=1)] = 20,
    processes: Annotated[int, typer.Option(help="Processes that look for them.", min=1)] = os.cpu_count() or 1,
    seconds: Annotated[float, typer.Option(help="Stop looking after so many seconds.", min=1)] = 3600.0,
    seed: Seed = 1,
    lang: Language = None,
) -> None:
    """Make puzzles by self-play and search. Stopped and started again, it goes on."""
    from ...puzzles.making import make

    w = words(language_of(lang))
    check_writable(out)

    def tell(found: int, left: float, sieves: str) -> None:
        print(w.say("puzzles-making", found=found, seconds=round(left)), file=sys.stderr)

    with users_file(out):
        made = make(out, count, processes, seconds, seed, tell)
    print(w.say("puzzles-made", count=len(made), file=str(out)))


@app.command("check", cls=SpokenCommand)
def check_puzzles(
    file: PuzzleFile = None,
    every: Annotated[int, typer.Option(help="Check one puzzle in so many.", min=1)] = 1,
    trials: Annotated[int, typer.Option(help="Trials of each search.", min=16)] = 400,
    seed: Seed = 0,
    lang: Language = None,
) -> int:
    """Search puzzles anew, and name those whose solution is not found again."""
    from ...puzzles.checking import check

    w = words(language_of(lang))
    shelf = _shelf(file)
    wrong = 0
    some = list(range(0, len(shelf), every))
    for number, found in zip(some, check([shelf[i] for i in some], trials, seed), strict=True):
        if not found.holds:
            wrong += 1
            print(w.say("puzzles-doubt", number=str(number + 1), decision=w.say(found.choice.phrase())))
    print(w.say("puzzles-checked", count=len(some), wrong=wrong))
    return 1 if wrong else 0
