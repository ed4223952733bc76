"""Section 5, B3, B4 and B8: where a band may put its marker."""

import pytest
from support.playing import allowed, do, markers
from support.positions import position

from ethnos.rules.markers import supply

BANDS = {1: "Dr", 2: "Dr Dd", 3: "Dr Er Gr", 4: "Dr Er S S", 5: "Dr S S S S"}


@pytest.mark.rule("B3")
@pytest.mark.parametrize("x", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("own", [0, 1, 2, 3, 4, 5, 6])
def test_a_marker_needs_fewer_own_markers_than_cards(x: int, own: int) -> None:
    s = position(hands={0: BANDS[x]}, markers={0: "r" * own + "dddd", 1: "rrrrrr"})
    do(s, f"band {BANDS[x]}")
    if own < x:
        assert allowed(s) == {"place r", "decline"}
    else:
        assert s.current == 1


@pytest.mark.rule("B3")
@pytest.mark.parametrize(("leader", "rest", "kingdom"), [("Dd", "Dr", "d"), ("Dr", "Dd", "r"), ("Es", "Ea", "s")])
def test_it_goes_into_the_kingdom_of_the_leaders_colour(leader: str, rest: str, kingdom: str) -> None:
    s = do(position(hands={0: f"{leader} {rest}"}), f"band {leader} {rest}")
    assert allowed(s) == {f"place {kingdom}", "decline"}
    do(s, f"place {kingdom}")
    assert markers(s, 0) == kingdom


@pytest.mark.rule("B3")
def test_the_marker_is_optional() -> None:
    s = do(position(hands={0: "Dr Dd"}), "band Dr Dd", "decline")
    assert (markers(s, 0), s.current) == ("", 1)


@pytest.mark.rule("B3")
def test_one_band_places_one_marker() -> None:
    s = do(position(hands={0: "Dr Dd Di Da"}), "band Dr Dd Di Da", "place r")
    assert (markers(s, 0), s.current) == ("r", 1)


@pytest.mark.rule("B4", "X5")
@pytest.mark.parametrize(("x", "may"), [(2, False), (3, False), (4, True)])
def test_two_own_and_one_other_marker_need_a_band_of_four(x: int, may: bool) -> None:
    s = position(players=2, tribes="DEGHS", hands={0: BANDS[x]}, markers={0: "rr", 1: "r"})
    do(s, f"band {BANDS[x]}")
    assert (allowed(s) == {"place r", "decline"}) is may


@pytest.mark.rule("B4")
@pytest.mark.parametrize(
    ("seat", "own", "rival", "x", "may"),
    [
        (0, 0, 0, 1, True),
        (0, 0, 1, 1, False),
        (0, 0, 1, 2, True),
        (1, 0, 2, 2, False),
        (1, 0, 2, 3, True),
        (1, 2, 2, 4, False),
        (1, 2, 2, 5, True),
    ],
)
def test_with_two_players_x_must_exceed_the_markers_of_both(seat: int, own: int, rival: int, x: int, may: bool) -> None:
    there = {seat: "r" * own, 1 - seat: "r" * rival}
    s = position(players=2, tribes="DEGHS", current=seat, hands={seat: BANDS[x]}, markers=there)
    do(s, f"band {BANDS[x]}")
    assert (s.current == seat) is may


@pytest.mark.rule("B4")
def test_with_three_players_only_ones_own_markers_count() -> None:
    s = position(players=3, tribes="DEGHS", hands={0: "Dr"}, markers={1: "rr", 2: "rr"})
    assert allowed(do(s, "band Dr")) == {"place r", "decline"}


@pytest.mark.rule("B8", "C5")
@pytest.mark.parametrize(
    ("tribes", "own", "horde", "left"),
    [
        ("DEGHOS", "", "", 25),
        ("DEGHFS", "", "", 24),
        ("DEGOFS", "rrd", "ra", 19),
        ("DEGOHS", "rrd", "ra", 20),
        ("DEGHOS", "d" * 25, "", 0),
    ],
)
def test_the_supply_is_26_less_what_lies_on_the_boards(tribes: str, own: str, horde: str, left: int) -> None:
    s = position(tribes=tribes, markers={0: own}, horde={0: horde} if horde else None)
    assert supply(s, 0) == left


@pytest.mark.rule("B8")
@pytest.mark.parametrize(("out", "may"), [(24, True), (25, False)])
def test_a_player_out_of_markers_places_none(out: int, may: bool) -> None:
    s = do(position(tribes="DEGHOS", hands={0: "Dr"}, markers={0: "d" * out}), "band Dr")
    assert (s.current == 0) is may
