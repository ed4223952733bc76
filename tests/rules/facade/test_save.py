"""Saved positions: exact, and refused when damaged."""

import contextlib
import random

import pytest

from ethnos.rules import CorruptState, Options, legal_decisions, new_state, play
from ethnos.rules.facade.save import MAGIC, dump, load
from ethnos.rules.state import State


def some_state(turns: int = 60) -> State:
    s = new_state(Options(4), seed=11)
    dice = random.Random(5)
    while s.turn < turns:
        play(s, dice.choice(legal_decisions(s)))
    return s


def test_a_saved_position_comes_back_exactly() -> None:
    s = some_state()
    assert load(dump(s)) == s


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda data: b"", "must begin with"),
        (lambda data: b"chess" + data, "must begin with"),
        (lambda data: data[: len(MAGIC)] + b"????????" + data[len(MAGIC) + 8 :], "another version"),
        (lambda data: data[:-1], "bytes where"),
        (lambda data: data + b"\0", "bytes where"),
        (lambda data: data[:-5] + bytes([data[-5] ^ 1]) + data[-4:], "checksum"),
    ],
)
def test_damaged_bytes_are_refused_with_a_reason(damage: object, words: str) -> None:
    with pytest.raises(CorruptState, match=words):
        load(damage(dump(some_state())))  # type: ignore[operator]


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("players", 7, "allowed are 2 to 6"),
        ("phase", 99, "allowed are 0 to"),
        ("age", 3, "allowed are 0 to 2"),
        ("current", 4, "allowed are 0 to 3"),
        ("skeletons_win", 2, "allowed are 0 and 1"),
        ("dragons", 3, "dragons"),
        ("deck_n", 3, "dragons|cards"),
        ("bands", -1, "bands"),
        ("drawer", 1, "third"),
        ("winner", 2, "won"),
        ("phase", 9, "third|raid"),
        ("phase", 11, "third"),
        ("giant_size", 9, "Giant"),
        ("symbols", 5, "symbols"),
        ("chained", 99, "turn"),
        ("raids_asked", -3, "turn"),
        ("shape", 9, "picks"),
        ("last_pick", 50, "picked|picks"),
    ],
)
def test_an_impossible_position_is_refused_even_with_a_right_checksum(field: str, value: int, words: str) -> None:
    s = some_state()
    setattr(s, field, value)
    with pytest.raises(CorruptState, match=words):
        load(dump(s))


def test_random_bytes_never_do_anything_but_raise() -> None:
    s = some_state()
    dice = random.Random(1)
    size = len(s.to_bytes())
    for _ in range(300):
        body = bytearray(s.to_bytes())
        for _ in range(dice.randint(1, 6)):
            body[dice.randrange(size)] = dice.randrange(256)
        with contextlib.suppress(CorruptState):
            load(dump(State.from_bytes(bytes(body))))
