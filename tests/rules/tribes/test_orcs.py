"""Orcs: markers on the Horde board, and raids at the end of an age."""

import pytest
from support.playing import allowed, do, ended_age, glory, horde, markers
from support.positions import position

from ethnos.rules.markers import supply
from ethnos.rules.state import Phase

TRIBES = "DEGOFS"


@pytest.mark.rule("Orcs", "X13")
def test_an_orange_orc_marks_ithys_and_the_orange_horde_space() -> None:
    s = do(position(tribes=TRIBES, hands={0: "Oi Ei"}, markers={0: "i"}), "band Oi Ei", "place i", "horde")
    assert (markers(s, 0), horde(s, 0), s.current) == ("ii", "i", 1)


@pytest.mark.rule("Orcs", "B5", "X13")
def test_the_horde_marker_needs_no_marker_in_the_kingdom() -> None:
    s = do(position(tribes=TRIBES, hands={0: "Oi"}, markers={0: "i"}), "band Oi", "horde")
    assert (markers(s, 0), horde(s, 0)) == ("i", "i")


@pytest.mark.rule("Orcs", "C9", "X13")
def test_three_horde_markers_raided_score_six() -> None:
    s = ended_age(tribes=TRIBES, horde={0: "rda"})
    assert allowed(s) == {"raid", "decline"}
    do(s, "raid")
    assert (s.raid_won[0], s.glory[0], horde(s, 0)) == (6, 6, "")


@pytest.mark.rule("Orcs", "B5")
def test_the_horde_marker_is_optional() -> None:
    s = do(position(tribes=TRIBES, hands={0: "Or"}), "band Or", "decline", "decline")
    assert (horde(s, 0), s.current) == ("", 1)


@pytest.mark.rule("Orcs")
def test_an_occupied_space_takes_no_second_marker() -> None:
    s = do(position(tribes=TRIBES, hands={0: "Or Od"}, horde={0: "r", 1: "d"}), "band Or Od", "decline")
    assert (horde(s, 0), s.current) == ("r", 1)


@pytest.mark.rule("Orcs")
def test_a_rivals_marker_on_the_same_colour_is_no_matter() -> None:
    s = do(position(tribes=TRIBES, hands={0: "Od Or"}, horde={0: "r", 1: "d"}), "band Od Or", "decline", "horde")
    assert (horde(s, 0), horde(s, 1)) == ("rd", "d")


@pytest.mark.rule("Orcs", "B5")
def test_an_orc_that_does_not_lead_marks_nothing() -> None:
    s = do(position(tribes=TRIBES, hands={0: "Dr Or"}), "band Dr Or", "decline")
    assert (horde(s, 0), s.current) == ("", 1)


@pytest.mark.rule("Orcs", "B8")
@pytest.mark.parametrize(("answer", "asked"), [("place r", False), ("decline", True)])
def test_the_kingdom_takes_the_last_marker_before_the_horde(answer: str, asked: bool) -> None:
    s = position(tribes="DEGOHS", hands={0: "Or"}, markers={0: "d" * 24})
    do(s, "band Or", answer)
    assert (s.phase == Phase.HORDE) is asked


@pytest.mark.rule("Orcs", "B8")
def test_an_empty_supply_fills_no_horde() -> None:
    s = do(position(tribes="DEGOHS", hands={0: "Or"}, markers={0: "d" * 25}), "band Or")
    assert (horde(s, 0), s.current) == ("", 1)


@pytest.mark.rule("Orcs", "E6", "E7")
def test_keeping_the_horde_scores_nothing_and_leaves_every_marker() -> None:
    s = do(ended_age(tribes=TRIBES, horde={0: "rda"}), "decline")
    assert (horde(s, 0), s.glory[0], s.phase) == ("rda", 0, Phase.DEAL)


@pytest.mark.rule("Orcs", "E6")
def test_raids_are_asked_from_the_first_player_and_empty_hordes_are_skipped() -> None:
    s = ended_age(tribes=TRIBES, first=2, horde={0: "r", 1: "rd", 3: "rdi"})
    asked = []
    while s.phase == Phase.RAID:
        asked.append(s.current)
        do(s, "raid")
    assert asked == [3, 0, 1]
    assert glory(s) == [1, 3, 0, 6]


@pytest.mark.rule("Orcs", "E6")
def test_an_answer_is_public_before_the_next_is_asked() -> None:
    s = do(ended_age(tribes=TRIBES, horde={0: "r", 1: "rd"}), "raid")
    assert (s.current, s.raid_won[:2], horde(s, 0)) == (1, [1, 0], "")


@pytest.mark.rule("Orcs", "E6")
@pytest.mark.parametrize(("players", "age", "tribes"), [(4, 3, TRIBES), (3, 2, "DEGOS"), (2, 2, "DEGOS")])
def test_in_the_last_age_everyone_raids(players: int, age: int, tribes: str) -> None:
    s = ended_age(players=players, age=age, tribes=tribes, horde={0: "rd", 1: "rdiaps"})
    assert s.phase == Phase.OVER
    assert (s.raid_won[:2], horde(s, 1)) == ([3, 20], "")


@pytest.mark.rule("Orcs", "B8")
def test_raided_markers_come_back() -> None:
    s = ended_age(tribes=TRIBES, horde={0: "rda"}, markers={0: "rr"})
    assert supply(s, 0) == 24 - 5
    do(s, "raid")
    assert supply(s, 0) == 24 - 2
