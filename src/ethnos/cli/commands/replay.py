"""`ethnos replay`: a recorded game, step by step."""

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from ...errors import UserError
from ...game import Game, follow
from ...game.timeline import Played
from ...words import Words, words
from ..board import draw_result, draw_sheet, draw_table
from ..flags import Language, RecordFile, text_of
from ..language import language_of


def command(
    file: RecordFile,
    age: Annotated[int | None, typer.Option(help="Show the table in this age.", min=1, max=3)] = None,
    turn: Annotated[int | None, typer.Option(help="Show it before this turn of the age.", min=1)] = None,
    lang: Language = None,
) -> int:
    """Show a recorded game turn by turn; a damaged one as far as it goes."""
    w = words(language_of(lang))
    console = Console()
    reading = follow(text_of(file))
    film = Film(reading.game)
    damage = reading.error.say(w.language) if reading.error else None
    if age is not None or turn is not None:
        console.print(draw_table(film.at(film.find(age or 1, turn or 1)).view_of_everything(), w))
    elif sys.stdin.isatty() and sys.stdout.isatty():
        step_through(film, console, w, damage)
    else:
        show_all(film, console, w)
    if damage is not None:
        print(f"ethnos: {damage}", file=sys.stderr)
        return 2
    return 0


class Film:
    """A game as its turns: `starts[i]` decisions are played when turn i begins."""

    def __init__(self, game: Game) -> None:
        self.game = game
        history = game.history
        self.starts = [i for i, one in enumerate(history) if i == 0 or key(one) != key(history[i - 1])]
        self.keys = [key(history[i]) for i in self.starts]
        self.starts.append(len(history))

    def __len__(self) -> int:
        return len(self.keys)

    def find(self, age: int, turn: int) -> int:
        """The turn with that number; an error names what there is."""
        if (age, turn) in self.keys:
            return self.keys.index((age, turn))
        turns = [t for a, t in self.keys if a == age]
        if not turns:
            raise UserError(f"age {age}: the record has ages 1 to {max((a for a, _ in self.keys), default=1)}")
        raise UserError(f"turn {turn} of age {age}: the record has turns 1 to {max(turns)} there")

    def at(self, index: int) -> Game:
        """The game when turn `index` begins; its end where there is no such turn."""
        return self.game.at(self.starts[index])

    def lines(self, index: int, language: str) -> list[str]:
        """What happened in turn `index`."""
        return self.game.log(language, self.game.told(self.starts[index], self.starts[index + 1]))


def key(played: Played) -> tuple[int, int]:
    return played.age, played.turn


def show_all(film: Film, console: Console, w: Words) -> None:
    """The whole story, a sheet after each age, the table and the ranking at the end."""
    for index in range(len(film)):
        age, turn = film.keys[index]
        console.print(
            "\n".join([f"{age}.{turn}", *(f"  {line}" for line in film.lines(index, w.language))]),
            highlight=False,
            markup=False,
        )
        if index + 1 == len(film) or film.keys[index + 1][0] != age:
            for sheet in film.game.sheets_of(age):
                console.print(draw_sheet(sheet, film.game.names, w))
    show_end(film, console, w)


def show_end(film: Film, console: Console, w: Words) -> None:
    console.print(draw_table(film.game.view_of_everything(), w))
    if film.game.result:
        console.print(draw_result(film.game.result, w))
    else:
        console.print(w.say(film.game.ask()), markup=False)


def step_through(film: Film, console: Console, w: Words, damage: str | None = None) -> None:
    """Forwards and backwards by the keyboard; where the record breaks off, it says why."""
    index = 0
    while True:
        console.clear()
        if index:
            console.print("\n".join(film.lines(index - 1, w.language)), highlight=False, markup=False)
        if index < len(film):
            console.print(draw_table(film.at(index).view_of_everything(), w))
            console.print(w.say(film.at(index).ask()), markup=False)
        else:
            show_end(film, console, w)
            console.print(damage or "", style="bold red", markup=False)
        answer = console.input(Text(w.say("table-keys") + " ", "dim")).strip().lower()
        if answer == "q":
            return
        index = moved(film, index, answer)


def moved(film: Film, index: int, answer: str) -> int:
    """Where an answer leads; one that means nothing leads nowhere."""
    if answer == "":
        return min(index + 1, len(film))
    if answer == "b":
        return max(index - 1, 0)
    if answer == "e":
        return len(film)
    age = film.keys[min(index, len(film) - 1)][0] if len(film) else 1
    if answer == "a":
        return next((i for i, (a, _) in enumerate(film.keys) if a > age), len(film))
    if answer.isdecimal() and (age, int(answer)) in film.keys:
        return film.find(age, int(answer))
    return index
