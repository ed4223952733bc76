"""Elves: up to X cards stay in hand, unseen."""

from itertools import combinations

import pytest
from support.playing import allowed, do, hand, known, row
from support.positions import position

from ethnos.rules import State, legal_decisions, look, play


@pytest.mark.rule("Elves", "B6", "X8")
def test_seven_in_hand_three_played_three_kept_one_discarded() -> None:
    s = position(hands={0: "Er Ed Ei Dr Gd Ha S"})
    do(s, "band Er Ed Ei", "place r", "keep Dr", "keep Ha", "keep S")
    assert allowed(s) == {"done"}
    do(s, "done")
    assert (hand(s, 0), row(s), s.current) == ("Dr Ha S", "Gd", 1)


@pytest.mark.rule("Elves")
@pytest.mark.parametrize("kept", [[], ["Dr"], ["Dr", "Gd"]])
def test_any_number_up_to_x_may_stay(kept: list[str]) -> None:
    s = do(position(hands={0: "Er Ed Dr Gd Ha"}), "band Er Ed", "decline", *(f"keep {c}" for c in kept), "done")
    assert hand(s, 0) == " ".join(kept)
    assert row(s) == " ".join(c for c in ["Dr", "Gd", "Ha"] if c not in kept)


@pytest.mark.rule("Elves", "B2")
def test_skeletons_of_the_band_count_for_x() -> None:
    s = do(position(hands={0: "Er S S Dr Gd Ha"}), "band Er S S", "decline", "keep Dr", "keep Gd", "keep Ha", "done")
    assert (hand(s, 0), row(s)) == ("Dr Gd Ha", "")


@pytest.mark.rule("Elves")
def test_nothing_is_asked_when_no_card_is_left() -> None:
    assert do(position(hands={0: "Er Ed"}), "band Er Ed", "decline").current == 1


@pytest.mark.rule("Elves", "B5")
def test_the_power_works_without_a_marker() -> None:
    s = do(position(hands={0: "Er Dd"}, markers={0: "r"}), "band Er", "keep Dd", "done")
    assert hand(s, 0) == "Dd"


@pytest.mark.rule("Elves", "B5")
def test_an_elf_that_does_not_lead_keeps_nothing() -> None:
    s = do(position(hands={0: "Dr Er Gd"}), "band Dr Er", "decline")
    assert (hand(s, 0), row(s)) == ("", "Gd")


@pytest.mark.rule("Elves", "V2")
def test_what_is_kept_is_unseen_while_it_is_chosen_and_after() -> None:
    s = do(position(hands={0: "Er Dd Gi"}), "band Er", "decline", "keep Dd")
    rival = look(s, 1)
    assert (rival.picked_n, hand(s, 0), rival.hand_n[0]) == (0, "Dd Gi", 2)
    do(s, "done")
    rival = look(s, 1)
    assert (rival.hand_n[0], known(rival, 0), row(rival)) == (1, "", "Gi")
    assert set(rival.hand[0]) == {-1}


def keeps(s: State) -> list[str]:
    """The hand after every way to keep, as often as there are ways."""
    if s.current != 0:
        return [hand(s, 0)]
    found = []
    for decision in legal_decisions(s):
        trial = s.copy()
        play(trial, decision)
        found += keeps(trial)
    return found


@pytest.mark.rule("Elves")
@pytest.mark.parametrize("rest", ["Dr Dd Gi", "Dr Dr Gi S S", "S S S", "Hr Hr Hr Hd Hd"])
def test_every_keep_has_exactly_one_spelling(rest: str) -> None:
    s = do(position(hands={0: f"Er Ed Ei {rest}"}), "band Er Ed Ei", "decline")
    by_definition = {" ".join(c) for n in range(4) for c in combinations(rest.split(), n)}
    assert sorted(keeps(s)) == sorted(by_definition)
