"""Section 4: recruit or play a band; dragons."""

import pytest
from support.playing import allowed, do, ended_age, glory, hand, row
from support.positions import position

from ethnos.rules import NotLegal, play
from ethnos.rules.decision_numbers import DRAW, TAKE
from ethnos.rules.state import Phase

NINE = "Er Ed Ei Ea Ep Es Gr Gd Gi"


@pytest.mark.rule("T1")
def test_any_face_up_card_may_be_taken_and_the_row_is_not_refilled() -> None:
    s = position(hands={0: "Dr"}, row="Er Er Gd S")
    assert allowed(s) == {"draw", "take Er", "take Gd", "take S", "lead Dr"}
    before = s.deck_n
    do(s, "take Gd")
    assert (hand(s, 0), row(s), s.deck_n) == ("Dr Gd", "Er Er S", before)


@pytest.mark.rule("T1")
def test_the_top_of_the_deck_may_be_drawn() -> None:
    s = position(hands={0: "Dr"}, row="Er", deck="S Gd")
    before = s.deck_n
    do(s, "draw")
    assert (hand(s, 0), row(s), s.deck_n) == ("Dr S", "Er", before - 1)


@pytest.mark.rule("T1")
def test_a_card_that_is_not_in_the_row_cannot_be_taken() -> None:
    s = position(row="Er")
    before = s.to_bytes()
    with pytest.raises(NotLegal):
        do(s, "take Gd")
    with pytest.raises(NotLegal):
        play(s, TAKE - 2)
    assert s.to_bytes() == before


@pytest.mark.rule("T1")
def test_nine_cards_may_become_ten() -> None:
    s = do(position(hands={0: NINE}, row="S"), "take S")
    assert s.hand_n[0] == 10


@pytest.mark.rule("T1", "T2")
def test_ten_cards_must_play_a_band() -> None:
    s = position(hands={0: f"{NINE} S"}, row="Dr")
    assert allowed(s) == {f"lead {code}" for code in NINE.split()}
    with pytest.raises(NotLegal):
        play(s, DRAW)


@pytest.mark.rule("T1", "T2")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_one_action_each_clockwise(players: int) -> None:
    s = position(players=players, tribes="DEGHFS" if players >= 4 else "DEGHS", current=players - 1, hands={0: "Dr"})
    do(s, "draw")
    assert s.current == 0
    do(s, "band Dr", "place r")
    assert s.current == 1


@pytest.mark.rule("T4")
@pytest.mark.parametrize("cards", ["", "S", "S S S"])
def test_a_hand_that_nothing_can_lead_must_recruit(cards: str) -> None:
    assert allowed(position(hands={0: cards}, row="Gd")) == {"draw", "take Gd"}


@pytest.mark.rule("T4")
def test_with_an_empty_row_there_is_still_the_deck() -> None:
    assert allowed(position()) == {"draw"}


@pytest.mark.rule("T3")
@pytest.mark.parametrize(("deck", "dragons"), [("! Dr", 1), ("! ! Dr", 2)])
def test_a_dragon_is_laid_open_and_the_player_draws_again(deck: str, dragons: int) -> None:
    s = do(position(deck=deck), "draw")
    assert (hand(s, 0), s.dragons, s.current, s.phase) == ("Dr", dragons, 1, Phase.TURN)


@pytest.mark.rule("T3")
@pytest.mark.parametrize(("dragons", "deck"), [(2, "! Dr"), (1, "! ! Dr"), (0, "! ! ! Dr")])
def test_the_third_dragon_ends_the_age_at_once_without_a_replacement(dragons: int, deck: str) -> None:
    s = do(position(current=2, hands={0: "Er", 2: "Gd"}, dragons=dragons, deck=deck), "draw")
    assert (s.phase, s.dragons, s.drawer) == (Phase.DEAL, 3, 2)
    assert (hand(s, 0), hand(s, 2)) == ("Er", "Gd")
    assert allowed(s) == set()


@pytest.mark.rule("T3", "E5")
def test_nothing_in_hand_is_played_or_scored_when_the_age_ends() -> None:
    s = ended_age(hands={0: "Er Ed Ei Ea Ep", 1: "Gr Gd Gi"})
    assert glory(s) == [0, 0, 0, 0]


@pytest.mark.rule("T3")
@pytest.mark.parametrize(("players", "age", "phase"), [(4, 1, "DEAL"), (4, 2, "DEAL"), (4, 3, "OVER"), (3, 2, "OVER")])
def test_the_game_ends_with_its_last_age(players: int, age: int, phase: str) -> None:
    s = ended_age(players=players, age=age, tribes="DEGHFS" if players >= 4 else "DEGHS")
    assert s.phase == Phase[phase]
