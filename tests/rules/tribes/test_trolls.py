"""Trolls: tokens of at most X that break ties at the end of the age."""

import pytest
from support.playing import allowed, deal_next, do, ended_age, won
from support.positions import kingdom, position

from ethnos.rules import NOBODY

TRIBES = "DEGTFS"
RHEA = kingdom("r")


@pytest.mark.rule("Trolls", "X15")
def test_a_band_of_four_takes_a_token_of_four_or_less() -> None:
    s = do(position(tribes=TRIBES, hands={0: "Tr Td Ti Ta"}), "band Tr Td Ti Ta", "decline")
    assert allowed(s) == {"troll 1", "troll 2", "troll 3", "troll 4", "decline"}
    do(s, "troll 4")
    assert (s.trolls, s.current) == ([-1, -1, -1, 0, -1, -1], 1)


@pytest.mark.rule("Trolls", "E2", "X15")
def test_a_single_four_beats_one_and_three() -> None:
    s = ended_age(tribes=TRIBES, age=2, tokens={"r": (2, 4, 6)}, markers={0: "r", 1: "r"}, trolls={0: [1, 3], 1: [4]})
    assert won(s, RHEA) == [2, 4, 0, 0]


@pytest.mark.rule("Trolls")
@pytest.mark.parametrize(
    ("cards", "taken", "left"),
    [
        ("Tr", {}, {1}),
        ("Tr S", {}, {1, 2}),
        ("Tr Td Ti", {1: [2]}, {1, 3}),
        ("Tr Td Ti", {0: [3]}, {1, 2}),
        ("Tr Td Ti Ta Tp Ts", {1: [1, 3, 5]}, {2, 4, 6}),
        ("Tr Td Ti Ta Tp Ts S", {}, {1, 2, 3, 4, 5, 6}),
    ],
)
def test_any_unclaimed_token_of_at_most_x(cards: str, taken: dict[int, list[int]], left: set[int]) -> None:
    s = do(position(tribes=TRIBES, hands={0: cards}, trolls=taken), f"band {cards}", "decline")
    assert allowed(s) == {f"troll {value}" for value in left} | {"decline"}


@pytest.mark.rule("Trolls")
@pytest.mark.parametrize(("cards", "taken"), [("Tr", {1: [1]}), ("Tr Td", {1: [1], 2: [2]})])
def test_nothing_is_asked_where_no_token_is_left(cards: str, taken: dict[int, list[int]]) -> None:
    s = do(position(tribes=TRIBES, hands={0: cards}, trolls=taken), f"band {cards}", "decline")
    assert s.current == 1


@pytest.mark.rule("Trolls", "B5")
def test_a_token_is_optional_and_needs_no_marker() -> None:
    s = do(position(tribes=TRIBES, hands={0: "Tr"}, markers={0: "r"}), "band Tr")
    assert allowed(s) == {"troll 1", "decline"}
    do(s, "decline")
    assert (s.trolls, s.current) == ([NOBODY] * 6, 1)


@pytest.mark.rule("Trolls", "B5")
def test_a_troll_that_does_not_lead_takes_nothing() -> None:
    s = do(position(tribes=TRIBES, hands={0: "Dr Tr"}), "band Dr Tr", "decline")
    assert s.current == 1


@pytest.mark.rule("Trolls", "E2", "E4")
@pytest.mark.parametrize(
    ("trolls", "expected"),
    [
        ({}, [4, 4, 0]),
        ({0: [1]}, [6, 2, 0]),
        ({1: [1]}, [2, 6, 0]),
        ({0: [2], 1: [1]}, [6, 2, 0]),
        ({0: [1, 4], 1: [5]}, [2, 6, 0]),
        ({0: [1, 5], 1: [6]}, [2, 6, 0]),
        ({0: [1, 5], 1: [2, 4]}, [6, 2, 0]),
        ({0: [1, 2], 1: [3]}, [2, 6, 0]),
        ({0: [1, 2, 3], 1: [6]}, [2, 6, 0]),
        ({0: [6], 1: [3, 4]}, [2, 6, 0]),
        ({2: [6]}, [4, 4, 0]),
    ],
)
def test_ties_go_to_the_larger_sum_then_to_the_higher_token(trolls: dict[int, list[int]], expected: list[int]) -> None:
    s = ended_age(players=3, tribes="DEGTS", age=2, tokens={"r": (2, 6)}, markers={0: "r", 1: "r"}, trolls=trolls)
    assert won(s, RHEA) == expected


@pytest.mark.rule("Trolls", "E2")
def test_tokens_never_outweigh_a_marker() -> None:
    s = ended_age(tribes=TRIBES, tokens={"r": (2, 4, 6)}, markers={0: "r", 1: "rr"}, trolls={0: [6, 5, 4]})
    assert won(s, RHEA) == [0, 2, 0, 0]


@pytest.mark.rule("Trolls", "E7")
def test_tokens_are_returned_after_the_age() -> None:
    s = deal_next(ended_age(tribes=TRIBES, trolls={0: [1, 3], 1: [4]}))
    assert s.trolls == [NOBODY] * 6
