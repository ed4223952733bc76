"""Centaurs: a band that placed its marker may be followed by another at once."""

import pytest
from support.playing import allowed, do, hand, horde, markers, row
from support.positions import position

from ethnos.rules import State


def centaur_placed(rest: str, tribes: str = "CDEGHS", **slip: object) -> State:
    """A red Centaur alone has put its marker into Rhea; `rest` is still in hand."""
    s = position(tribes=tribes, hands={0: f"Cr {rest}"}, **slip)  # type: ignore[arg-type]
    return do(s, "band Cr", "place r")


@pytest.mark.rule("Centaurs", "X6")
def test_a_blue_centaur_and_then_a_red_orc_with_its_horde_marker() -> None:
    s = position(tribes="CDEOGS", hands={0: "Cs Ds Or Er Gd"})
    do(s, "band Cs Ds", "place s", "band Or Er", "place r", "horde")
    assert markers(s, 0) == "rs"
    assert horde(s, 0) == "r"
    assert row(s) == "Gd"
    assert s.current == 1


@pytest.mark.rule("Centaurs", "B3")
def test_declining_the_marker_forfeits_the_second_band() -> None:
    s = do(position(tribes="CDEGHS", hands={0: "Cr Dd"}), "band Cr", "decline")
    assert (s.current, row(s)) == (1, "Dd")


@pytest.mark.rule("Centaurs", "B3", "B5")
def test_a_band_too_small_for_a_marker_forfeits_the_second_band() -> None:
    s = do(position(tribes="CDEGHS", hands={0: "Cr Dd"}, markers={0: "r"}), "band Cr")
    assert (s.current, row(s)) == (1, "Dd")


@pytest.mark.rule("Centaurs", "B8")
def test_an_empty_supply_forfeits_the_second_band() -> None:
    s = do(position(tribes="CDEGHS", hands={0: "Cr Dd"}, markers={0: "d" * 25}), "band Cr")
    assert (s.current, row(s)) == (1, "Dd")


@pytest.mark.rule("Centaurs", "B4")
def test_with_two_players_a_rivals_marker_can_forfeit_the_second_band() -> None:
    s = position(players=2, tribes="CDEGS", hands={0: "Cr Dr Dd"}, markers={0: "r", 1: "r"})
    do(s, "band Cr Dr")
    assert (s.current, row(s)) == (1, "Dd")


@pytest.mark.rule("Centaurs")
def test_the_player_is_asked_even_with_nothing_but_skeletons_left() -> None:
    s = centaur_placed("S S")
    assert (s.current, allowed(s)) == (0, {"decline"})
    do(s, "decline")
    assert (s.current, row(s)) == (1, "S S")


@pytest.mark.rule("Centaurs")
def test_nothing_is_asked_when_no_card_is_left() -> None:
    s = centaur_placed("")
    assert s.current == 1


@pytest.mark.rule("Centaurs", "B6")
def test_stopping_discards_the_hand() -> None:
    s = centaur_placed("Dd Er")
    assert allowed(s) == {"lead Dd", "lead Er", "decline"}
    do(s, "decline")
    assert (s.current, row(s), hand(s, 0)) == (1, "Dd Er", "")


@pytest.mark.rule("Centaurs", "B6")
def test_chains_of_centaurs_discard_once_after_the_last_band() -> None:
    s = centaur_placed("Cd Ci Dd Er")
    assert row(s) == ""
    do(s, "band Cd", "place d")
    assert row(s) == ""
    do(s, "band Ci", "place i", "decline")
    assert (markers(s, 0), row(s), s.current) == ("rdi", "Dd Er", 1)


@pytest.mark.rule("Centaurs")
def test_a_chain_ends_with_the_first_centaur_band_that_places_nothing() -> None:
    s = do(centaur_placed("Cd Dd"), "band Cd", "decline")
    assert (s.current, row(s)) == (1, "Dd")


@pytest.mark.rule("Centaurs", "B5")
def test_a_centaur_that_does_not_lead_chains_nothing() -> None:
    s = do(position(tribes="CDEGHS", hands={0: "Dr Cr Dd"}), "band Dr Cr", "place r")
    assert (s.current, row(s)) == (1, "Dd")


@pytest.mark.rule("Centaurs", "B3", "B5")
@pytest.mark.parametrize(
    ("tribe", "steps", "placed", "left"),
    [
        ("C", ["place d", "decline"], "rd", "Ga Gi"),
        ("D", ["place d"], "rd", "Ga Gi"),
        ("E", ["place d", "keep Gi", "done"], "rd", "Ga"),
        ("G", ["place d"], "rd", "Ga Gi"),
        ("H", [], "r", "Ga Gi"),
        ("F", ["place d", "place i"], "rdi", "Ga Gi"),
        ("M", ["place d"], "rd", "Ga Gi"),
        ("O", ["place d", "horde"], "rd", "Ga Gi"),
        ("T", ["place d", "troll 2"], "rd", "Ga Gi"),
        ("W", ["place s"], "rs", "Ga Gi"),
        ("Z", ["place d", "conjure"], "rd", "Ga Gi"),
    ],
)
def test_the_second_band_is_a_band_like_any_other(tribe: str, steps: list[str], placed: str, left: str) -> None:
    tribes = "CDEGHS" if tribe in "CDEGHS" else f"CDEG{tribe}S"
    s = centaur_placed(f"{tribe}d S Gi Ga", tribes, merfolk=[1] if tribe == "F" else [])
    do(s, f"band {tribe}d S", *steps)
    assert (markers(s, 0), s.current) == (placed, 1)
    assert sorted(row(s).split()) == left.split()


@pytest.mark.rule("Centaurs", "Giants")
def test_a_giant_led_second_band_claims_the_token() -> None:
    s = do(centaur_placed("Gd Dd"), "band Gd Dd", "decline")
    assert (s.giant, s.giant_size, s.glory[0]) == (0, 2, 2)


@pytest.mark.rule("Centaurs", "Wizards", "B6")
def test_a_wizard_ending_a_chain_draws_for_its_own_band_only() -> None:
    s = position(tribes="CDEGZS", hands={0: "Cr Cd Zd S Ei"}, deck="Dr Dd Di Da")
    do(s, "band Cr", "place r", "band Cd", "place d", "band Zd S", "decline", "conjure")
    assert (hand(s, 0), row(s)) == ("Dr Dd", "Ei")


@pytest.mark.rule("Centaurs", "Elves")
def test_an_elf_allows_no_further_band() -> None:
    s = do(centaur_placed("Er Cd Dd"), "band Er")
    assert allowed(s) == {"keep Cd", "keep Dd", "done"}
