"""Reading a record: the game it tells, as far as it can be followed.

Damage is reported by line and column; the game up to there is still given.
"""

import re
from dataclasses import dataclass

from ...errors import EthnosError
from ..decisions import Conjure, DrawFromDeck
from ..game import Game
from ..game_errors import GameError, RecordError
from .heading import Field, body, damage, open_game, read_deck, read_head
from .notation import decision_named, drawn_words
from .record import deck_words, result_words, write

TURN = re.compile(r"([1-9][0-9]{0,3})\. ([1-6]) ")


@dataclass
class Reading:
    """What a record told: the game, and the damage if there is any."""

    game: Game
    error: RecordError | None = None


def plain(text: str) -> str:
    """Whatever wrote the file: without a byte order mark, lines ended the same way."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


def difference(one: str, other: str) -> int:
    """Where two texts begin to differ."""
    return next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def read_record(text: str) -> Game:
    """The game of a record; damage raises RecordError.

    What the program adds for the reader (comments) is not looked at: `verify` does.
    """
    reading = follow(text)
    if reading.error is not None:
        raise reading.error
    return reading.game


def follow(text: str) -> Reading:
    """The game of a record up to its damage; a damaged header raises RecordError."""
    lines = plain(text).split("\n")
    head = read_head(lines)
    game, result = open_game(head, lines)
    reading = Reading(game)
    try:
        for number, line in body(lines, head.end):
            _follow_line(game, number, line)
        _check_result(game, result)
    except RecordError as error:
        reading.error = error
    return reading


def check_exact(text: str, game: Game) -> None:
    """Every line but notes is what the game's own record says; else RecordError."""
    theirs = [(i, line) for i, line in enumerate(plain(text).split("\n"), start=1) if not line.startswith(";")]
    ours = write(game, local_save=True).split("\n")
    for k in range(max(len(ours), len(theirs))):
        number, line = theirs[k] if k < len(theirs) else (theirs[-1][0] + 1, "")
        right = ours[k] if k < len(ours) else ""
        if line != right or k >= len(ours) or k >= len(theirs):
            at = difference(line, right)
            raise damage(number, at + 1, "expected", expected=right[at : at + 30], found=line[at : at + 30])


def _follow_line(game: Game, number: int, line: str) -> None:
    if line.startswith("deck: "):
        _check_deck(game, number, line)
        return
    head = TURN.match(line)
    if head is None:
        raise damage(number, 1, "unknown", found=line[:30])
    if game.seat_to_act is None:
        raise damage(number, 1, "after-end" if game.is_over else "missing", field="deck")
    if int(head[1]) != game.turn:
        raise damage(number, 1, "turn", expected=game.turn, found=head[1])
    column = head.end() + 1
    for action in line[head.end() :].split("; "):
        if game.seat_to_act is None:
            raise damage(number, column, "after-end")
        if game.seat_to_act + 1 != int(head[2]) or game.turn != int(head[1]):
            raise damage(number, column, "seat", expected=game.seat_to_act + 1, found=head[2])
        _follow_action(game, number, column, action)
        column += len(action) + 2


def _check_deck(game: Game, number: int, line: str) -> None:
    """A deck stands where its age begins, and is the one that was dealt."""
    if game.seat_to_act is None and not game.is_over:
        read_deck(number, line)
        raise damage(number, len("deck: ") + 1, "deal")
    if game.history and game.history[-1].age == game.age:
        raise damage(number, 1, "unknown", found="deck")
    right = f"deck: {deck_words(game.decks[-1])}"
    if line != right:
        read_deck(number, line)
        raise damage(number, difference(line, right) + 1, "deal")


def _follow_action(game: Game, number: int, column: int, action: str) -> None:
    text, colon, drawn = action.partition(": ")
    decision = decision_named(text)
    if decision is None or bool(colon) != isinstance(decision, DrawFromDeck | Conjure):
        raise damage(number, column, "unknown", found=action)
    try:
        game.play(decision)
    except GameError as error:
        raise RecordError(number, column, error.phrase) from error
    except EthnosError as error:
        raise damage(number, column, "unknown", found=action) from error
    if colon:
        right = drawn_words(game.history[-1].drawn)
        if drawn != right:
            game.undo()
            raise damage(number, column + len(text) + 2, "drawn", expected=right, found=drawn)


def _check_result(game: Game, found: Field) -> None:
    right = result_words(game)
    if found.value != right:
        raise damage(found.line, found.column, "result", expected=right, found=found.value)
