"""Section 5, B5 and B6: the leader's power, and the cards left over."""

import pytest
from support.playing import allowed, do, hand, horde, known, markers, row
from support.positions import position


@pytest.mark.rule("B5")
@pytest.mark.parametrize(
    ("tribes", "cards", "answers"),
    [
        ("DEGHFS", "Dr Er Gr Hr Fr", ["decline"]),
        ("CMOTWZ", "Mr Cr Or Tr Wr Zr", ["decline"]),
    ],
)
def test_the_powers_of_the_other_cards_do_nothing(tribes: str, cards: str, answers: list[str]) -> None:
    left = cards[0] + "d"
    s = do(position(tribes=tribes, hands={0: f"{cards} {left}"}), f"band {cards}", *answers)
    assert (s.current, row(s), hand(s, 0)) == (1, left, "")
    assert (s.giant, s.merfolk[0], horde(s, 0), s.trolls, s.glory[0]) == (-1, 0, "", [-1] * 6, 0)


@pytest.mark.rule("B5")
@pytest.mark.parametrize("answer", ["place r", "decline"])
@pytest.mark.parametrize(
    ("leader", "then"),
    [
        ("E", {"keep Dd", "done"}),
        ("T", {"troll 1", "decline"}),
        ("O", {"horde", "decline"}),
        ("Z", {"conjure", "decline"}),
    ],
)
def test_the_power_works_whether_or_not_a_marker_was_placed(leader: str, then: set[str], answer: str) -> None:
    s = do(position(tribes="DETOZS", hands={0: f"{leader}r Dd"}), f"band {leader}r", answer)
    assert allowed(s) == then


@pytest.mark.rule("B5", "Giants", "Merfolk")
@pytest.mark.parametrize("answer", ["place r", "decline"])
def test_the_giants_claim_and_the_merfolk_advance_are_automatic(answer: str) -> None:
    assert do(position(hands={0: "Gr"}), "band Gr", answer).giant == 0
    assert do(position(hands={0: "Fr"}), "band Fr", answer).merfolk[0] == 1


@pytest.mark.rule("B5", "Centaurs")
def test_except_for_centaurs() -> None:
    s = do(position(tribes="CDEGHS", hands={0: "Cr Dd"}), "band Cr", "decline")
    assert s.current == 1


@pytest.mark.rule("B6")
def test_every_card_left_in_hand_goes_face_up_to_the_row() -> None:
    s = position(hands={0: "Dr Dd Er Gi S S"}, known={0: "Er"}, row="Er Ha")
    do(s, "band Dr Dd", "place r")
    assert (hand(s, 0), known(s, 0)) == ("", "")
    assert row(s) == "Er Er Gi Ha S S"


@pytest.mark.rule("B6", "T1")
def test_the_next_player_may_take_what_was_discarded() -> None:
    s = do(position(hands={0: "Dr Gi", 1: "Er"}), "band Dr", "place r")
    assert allowed(s) == {"draw", "take Gi", "lead Er"}


@pytest.mark.rule("B6")
def test_other_hands_are_untouched() -> None:
    s = do(position(hands={0: "Dr Gi", 1: "Er Ed"}), "band Dr", "decline")
    assert hand(s, 1) == "Er Ed"


@pytest.mark.rule("B6", "Elves")
def test_less_what_an_elf_keeps() -> None:
    s = do(position(hands={0: "Er Ed Dr Dd Di"}), "band Er Ed", "decline", "keep Dr", "keep Di", "done")
    assert (hand(s, 0), row(s)) == ("Dr Di", "Dd")


@pytest.mark.rule("B6", "Wizards")
def test_a_wizard_draws_after_the_discard() -> None:
    s = do(position(tribes="DEGHZS", hands={0: "Zr Dd"}, deck="Er"), "band Zr", "place r")
    assert (row(s), hand(s, 0)) == ("Dd", "")
    do(s, "conjure")
    assert (row(s), hand(s, 0), markers(s, 0)) == ("Dd", "Er", "r")


@pytest.mark.rule("B6", "T1")
def test_recruiting_discards_nothing() -> None:
    s = do(position(hands={0: "Dr Gi"}, row="Ed"), "take Ed")
    assert (hand(s, 0), row(s)) == ("Dr Ed Gi", "")
