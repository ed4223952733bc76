"""Reading a record: the game it tells, as far as it can be followed.

Damage is reported by line and column; the game up to there is still given.
"""

import re
from dataclasses import dataclass

from ...errors import EthnosError
from ..decisions import Conjure, DrawFromDeck
from ..game import Game
from ..game_errors import GameError, RecordError
from .heading import VARIATION, Field, body, damage, open_game, outside_variations, read_deck, read_head
from .notation import decision_named, drawn_words
from .record import ages_of_record, deck_words, result_words, write

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
            follow_line(game, number, line)
        check_result(game, result)
    except RecordError as error:
        reading.error = error
    return reading


def main_lines(lines: list[str]) -> list[tuple[int, str]]:
    """Without notes and variations, with their numbers; a turn that one of these broke is put together again."""
    kept: list[tuple[int, str]] = []
    broken = False
    for number, line in outside_variations(lines):
        if line == VARIATION or line.startswith(";"):
            broken = True
            continue
        head = TURN.match(line)
        if broken and head and kept and kept[-1][1].startswith(head[0]):
            kept[-1] = kept[-1][0], f"{kept[-1][1]}; {line[head.end() :]}"
        else:
            kept.append((number, line))
        broken = False
    return kept


def check_exact(text: str, game: Game) -> None:
    """Every line but notes is what the game's own record says; else RecordError."""
    theirs = main_lines(plain(text).split("\n"))
    ours = write(game, local_save=True).split("\n")
    for k in range(max(len(ours), len(theirs))):
        number, line = theirs[k] if k < len(theirs) else (theirs[-1][0] + 1, "")
        right = ours[k] if k < len(ours) else ""
        if line != right or k >= len(ours) or k >= len(theirs):
            at = difference(line, right)
            raise damage(number, at + 1, "expected", expected=right[at : at + 30], found=line[at : at + 30])


def follow_line(game: Game, number: int, line: str) -> None:
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
        follow_action(game, number, column, (head[1], head[2]), action)
        column += len(action) + 2


def _check_deck(game: Game, number: int, line: str) -> None:
    """A deck stands where its age begins, and is the one that was dealt."""
    if game.seat_to_act is None and not game.is_over:
        read_deck(number, line)
        raise damage(number, len("deck: ") + 1, "deal")
    if game.history and game.history[-1].age == game.age:
        raise damage(number, 1, "unknown", found="deck")
    right = f"deck: {deck_words(ages_of_record(game)[-1][1])}"
    if line != right:
        read_deck(number, line)
        raise damage(number, difference(line, right) + 1, "deal")


def follow_action(game: Game, number: int, column: int, who: tuple[str, str], action: str) -> None:
    """Play one decision of a turn of a seat, both as the line says."""
    turn, seat = who
    if not action.strip():
        raise damage(number, column, "cut")
    if game.seat_to_act is None:
        raise damage(number, column, "after-end" if game.is_over else "missing", field="deck")
    if game.seat_to_act + 1 != int(seat) or game.turn != int(turn):
        raise damage(number, column, "seat", expected=game.seat_to_act + 1, found=seat)
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


def check_result(game: Game, found: Field) -> None:
    right = result_words(game)
    if found.value != right:
        raise damage(found.line, found.column, "result", expected=right, found=found.value)
