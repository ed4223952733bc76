"""Merfolk: the band swims X spaces; every symbol reached or passed is a marker anywhere."""

import pytest
from support.playing import allowed, deal_next, do, ended_age, markers, row, won
from support.positions import position

from ethnos.rules.components import MERFOLK_BOARD
from ethnos.rules.state import Phase

ANYWHERE = {"place r", "place d", "place i", "place a", "place p", "place s", "decline"}
SWIMMERS = "Fr Fr Fd Fd Fi Fi Fa Fa Fp Fp"


@pytest.mark.rule("Merfolk", "X10")
def test_three_cards_reach_the_symbol_for_a_marker_even_where_three_are() -> None:
    s = position(hands={0: "Fa Fr Fd Ei"}, markers={0: "aarrr"})
    do(s, "band Fa Fr Fd", "place a")
    assert s.merfolk[0] == 3
    assert allowed(s) == ANYWHERE
    do(s, "place r")
    assert (markers(s, 0), row(s), s.current) == ("rrrraaa", "Ei", 1)


@pytest.mark.rule("Merfolk", "C6", "E3", "X11")
def test_furthest_on_the_board_at_the_end_of_age_one_scores_one() -> None:
    s = ended_age(merfolk=[2, 5, 0, 4])
    assert won(s, MERFOLK_BOARD) == [0, 1, 0, 0]


@pytest.mark.rule("Merfolk", "C6")
@pytest.mark.parametrize(
    ("start", "x", "end", "symbols"),
    [
        (0, 2, 2, 0),
        (0, 3, 3, 1),
        (3, 3, 6, 0),
        (2, 1, 3, 1),
        (2, 5, 7, 2),
        (2, 10, 12, 3),
        (6, 7, 13, 2),
        (11, 7, 18, 2),
        (16, 1, 17, 0),
        (17, 1, 18, 1),
        (17, 6, 18, 1),
        (10, 10, 18, 2),
        (18, 4, 18, 0),
    ],
)
def test_one_marker_for_each_symbol_reached_or_passed(start: int, x: int, end: int, symbols: int) -> None:
    cards = " ".join(SWIMMERS.split()[:x])
    s = do(position(hands={0: cards}, merfolk=[start]), f"band {cards}", "decline")
    assert s.merfolk[0] == end
    do(s, *["place s"] * symbols)
    assert (markers(s, 0), s.current) == ("s" * symbols, 1)


@pytest.mark.rule("Merfolk", "B2")
def test_skeletons_swim_along() -> None:
    assert do(position(hands={0: "Fr S S"}), "band Fr S S", "decline").merfolk[0] == 3


@pytest.mark.rule("Merfolk")
def test_each_marker_is_chosen_separately_and_one_not_placed_is_lost() -> None:
    s = position(hands={0: "Fr Fr Fd Fd Fi"}, merfolk=[2])
    do(s, "band Fr Fr Fd Fd Fi", "decline", "decline", "place p")
    assert (markers(s, 0), s.symbols, s.current) == ("p", 0, 1)


@pytest.mark.rule("Merfolk", "B5")
def test_the_advance_is_automatic_and_needs_no_marker() -> None:
    s = do(position(hands={0: "Fr"}, markers={0: "r"}), "band Fr")
    assert (s.merfolk[0], s.current) == (1, 1)


@pytest.mark.rule("Merfolk", "B5")
def test_merfolk_that_do_not_lead_do_not_swim() -> None:
    s = do(position(hands={0: "Dr Fr Fr"}), "band Dr Fr Fr", "decline")
    assert s.merfolk[0] == 0


@pytest.mark.rule("Merfolk", "B4")
def test_with_two_players_the_extra_markers_ignore_those_of_both() -> None:
    s = position(players=2, tribes="DEFHS", hands={0: "Fa Fr Fd"}, markers={0: "rrr", 1: "rraaa"})
    do(s, "band Fa Fr Fd")
    assert allowed(s) == ANYWHERE
    do(s, "place r")
    assert markers(s, 0) == "rrrr"


@pytest.mark.rule("Merfolk", "B8")
@pytest.mark.parametrize(
    ("supply", "steps", "placed"),
    [
        (0, [], ""),
        (1, ["place r"], "r"),
        (1, ["decline", "place p"], "p"),
        (2, ["place r", "place p"], "rp"),
        (3, ["place r", "place p", "place p"], "rpp"),
        (4, ["place r", "place p", "place p"], "rpp"),
    ],
)
def test_a_player_out_of_markers_places_none(supply: int, steps: list[str], placed: str) -> None:
    s = position(hands={0: "Fr Fr Fd Fd Fi"}, merfolk=[2], markers={0: "d" * (24 - supply)})
    do(s, "band Fr Fr Fd Fd Fi", *steps)
    assert (s.current, s.merfolk[0], s.symbols) == (1, 7, 0)
    assert markers(s, 0).replace("d", "") == placed


@pytest.mark.rule("Merfolk", "E7")
def test_positions_last_all_game() -> None:
    s = deal_next(ended_age(merfolk=[3, 0, 9, 18]))
    assert s.merfolk[:4] == [3, 0, 9, 18]
    assert s.phase == Phase.TURN
