"""Reasons in words: true by the rules, not said of both decisions, and spoken in every language."""

import random

import pytest
from support.counts import count
from support.positions import position

from ethnos import Game
from ethnos.bots.protocol import Reason
from ethnos.game.decisions import Decision, DrawFromDeck, PlayBand, TakeCard
from ethnos.review import reasons
from ethnos.review.reasoning import remarks, rival, told_apart
from ethnos.rules import ViewRecord, look
from ethnos.words import LANGUAGES, Card, Kingdom, unspoken, words

NAMES = ("Ada", "Bo", "Cy", "Di")


def told(view: ViewRecord, better: Decision, other: Decision | None = None, lead: int | None = None) -> dict[str, bool]:
    """Which messages are said, and whether each speaks for the better decision."""
    return {one.says.message: one.better for one in reasons(view, better, other, NAMES, lead=lead)}


def test_a_band_that_takes_first_place_says_where_from_whom_and_what_it_pays() -> None:
    s = position(hands={0: "Er Ed Gr"}, tokens={"r": (2, 4, 6)}, markers={1: "r", 0: "r"}, glory=(0, 0, 0, 0))
    view = look(s, 0)
    band = PlayBand(Card.ELF_RHEA, (Card.ELF_RHEA, Card.GIANT_RHEA))
    found = {one.says.message: one for one in reasons(view, band, DrawFromDeck(), NAMES)}
    first = found["reason-first-from"]
    assert (first.sign, first.kingdom, first.better) == ("place", Kingdom.RHEA, True)
    assert first.says.args["glory"] == 2
    assert first.says.args["name"] == "Bo"


def test_a_band_whose_marker_may_go_anywhere_speaks_of_where_it_goes() -> None:
    s = position(tribes="DEGHFW", hands={0: "Wr Er Gr"}, tokens={"r": (2, 4, 6), "s": (8, 10, 10)}, glory=(0, 0, 0, 0))
    band = PlayBand(Card("wingfolk-rhea"), (Card("wingfolk-rhea"), Card.ELF_RHEA, Card.GIANT_RHEA))
    for marker, spoken in ((None, Kingdom.STRATON), (Kingdom.RHEA, Kingdom.RHEA)):
        found = reasons(look(s, 0), band, DrawFromDeck(), NAMES, marker)
        assert {one.kingdom for one in found if one.sign == "place"} == {spoken}


def test_what_is_true_of_both_is_not_said() -> None:
    view = look(position(hands={0: "Er Ed Gr Gd"}), 0)
    red = PlayBand(Card.ELF_RHEA, (Card.ELF_RHEA, Card.GIANT_RHEA))
    also = PlayBand(Card.GIANT_RHEA, (Card.ELF_RHEA, Card.GIANT_RHEA))
    assert "reason-band" not in told(view, also, red), "it is the same band"
    assert "reason-band" in told(view, also, DrawFromDeck())
    assert "reason-giant" in told(view, also, red)


def test_waiting_with_two_dragons_out_risks_the_hand() -> None:
    s = position(hands={0: "Er Ed Gr"}, row="Ga", dragons=2, deck="! Gp Gs")
    band = PlayBand(Card.ELF_RHEA, (Card.ELF_RHEA, Card.ELF_DURIS))
    against = told(look(s, 0), band, DrawFromDeck())
    assert against["reason-risk-age"] is False
    early = position(hands={0: "Er Ed Gr"}, row="Ga")
    assert "reason-risk-age" not in told(look(early, 0), band, DrawFromDeck())


def test_a_row_is_called_useless_only_where_cards_lie_there() -> None:
    for row, said in (("Hp", True), ("Ed", False), ("", False)):
        view = look(position(hands={0: "Er Gi"}, row=row), 0)
        assert ("reason-draw" in told(view, DrawFromDeck())) is said


def test_a_useless_row_is_no_reason_against_playing_a_band() -> None:
    view = look(position(hands={0: "Er Gi"}, row="Hp"), 0)
    assert "reason-draw" in told(view, DrawFromDeck(), TakeCard(Card("halfling-pelagon")))
    assert "reason-draw" not in told(view, DrawFromDeck(), PlayBand(Card.ELF_RHEA, (Card.ELF_RHEA,)))


@pytest.mark.parametrize(
    ("hand", "markers", "said"),
    [
        ("Er", {0: "r", 1: "rrr"}, None),  # two are enough for a second marker, which stays second …
        ("Er", {0: "r", 1: "rr"}, "reason-grow-marker"),  # … or shares the first place …
        ("Er Gr", {0: "rr", 1: "rr"}, "reason-grow-marker"),  # … and three for a third, which takes it
        ("Er Gr", {0: "rr", 1: "r"}, "reason-grow-hold"),
        ("Er Gr", {0: "rr"}, None),  # nobody is there
        ("Er Gr Hr", {0: "rrr", 1: "r"}, None),  # nobody is near
        ("Er Gr Hr", {0: "rr", 1: "r"}, None),  # large enough already
        ("Er", {1: "r"}, None),  # any card is enough for a first one
    ],
)
def test_a_marker_that_a_card_allows_is_named_where_it_takes_or_holds_a_place(
    hand: str, markers: dict[int, str], said: str | None
) -> None:
    s = position(hands={0: hand}, row="Dr Gp", markers=markers, tokens={"r": (2, 4, 6)}, glory=(0, 0, 0, 0))
    found = told(look(s, 0), TakeCard(Card("dwarf-rhea")), TakeCard(Card("giant-pelagon")))
    assert found.keys() & {"reason-grow-marker", "reason-grow-hold"} == ({said} if said else set())


def test_a_marker_that_a_card_allows_says_what_the_kingdom_pays_then_or_who_is_close() -> None:
    for markers, args in (({0: "rr", 1: "rr"}, {"before": 1, "glory": 2}), ({0: "rr", 1: "r"}, {"name": "Bo"})):
        s = position(hands={0: "Er Gr"}, row="Dr", markers=markers, tokens={"r": (2, 4, 6)}, glory=(0, 0, 0, 0))
        found = [one.says.args for one in reasons(look(s, 0), TakeCard(Card("dwarf-rhea")), None, NAMES) if one.kingdom]
        assert [{key: one[key] for key in args} for one in found] == [args]


def test_a_card_that_somebody_collects_is_taken_away_from_them() -> None:
    s = position(hands={0: "Dp", 1: "Er Ed"}, known={1: "Er Ed"}, row="Ea Dr")
    found = {one.says.message: one for one in reasons(look(s, 0), TakeCard(Card.ELF_ALTHEA), None, NAMES)}
    assert found["reason-deny"].says.args["name"] == "Bo"
    assert found["reason-deny"].cards == (Card.ELF_ALTHEA,)


@pytest.mark.parametrize(
    ("shares", "said"),
    [
        ((0.42, 0.31), {"reason-tried"}),
        ((0.0951, 0.0949), {"reason-tried"}),  # 10 % and 9 %
        ((0.424, 0.416), {"reason-alike"}),  # 42 % and 42 %
        ((1.0, 1.0), {"reason-alike"}),
        ((0.08, 0.09), {"reason-alike"}),
        ((0.30, 0.42), set()),
    ],
)
def test_the_trials_are_the_reason_only_where_they_say_so(shares: tuple[float, float], said: set[str]) -> None:
    view = look(position(hands={0: "Dp"}, row="Er Gr", tokens={"r": (2, 4, 6)}), 0)
    better, other = TakeCard(Card.ELF_RHEA), TakeCard(Card.GIANT_RHEA)
    weighed = [Reason(better, shares[0], 10), Reason(DrawFromDeck(), 0.01, 10), Reason(other, shares[1], 10)]
    beside, lead = rival(weighed, better)
    assert beside == other
    assert told(view, better, other, lead).keys() == said


def test_one_decision_that_was_weighed_alone_is_said_so_and_unknown_trials_say_nothing() -> None:
    view = look(position(hands={0: "Dp"}, row="Er Gr", tokens={"r": (2, 4, 6)}), 0)
    draw = DrawFromDeck()
    for share in (1.0, 0.0):
        found = told(look(position(hands={0: "Er"}, row="Ed"), 0), draw, *rival([Reason(draw, share, 10)], draw))
        assert found == {"reason-alone": True}
    assert told(view, TakeCard(Card.ELF_RHEA), TakeCard(Card.GIANT_RHEA)) == {}


def test_of_a_decision_that_was_not_weighed_nothing_is_said_that_trials_would_say() -> None:
    """Found: whoever failed to weigh in time, or never does, had tried out all that was worth it."""
    view, draw, take = look(position(hands={0: "Er"}, row="Ed"), 0), DrawFromDeck(), TakeCard(Card.ELF_DURIS)
    assert told(view, draw, *rival((), draw)) == {}
    assert rival([Reason(take, 0.4, 10)], draw) == (take, None)


def test_what_speaks_against_the_other_comes_last_and_says_of_what_it_speaks() -> None:
    s = position(hands={0: "Er Ed Gr Gd Dp"}, row="Ga", dragons=2, deck="! Gp Gs")
    band = PlayBand(Card.ELF_RHEA, (Card.ELF_RHEA, Card.ELF_DURIS))
    for better, other in ((DrawFromDeck(), band), (band, DrawFromDeck())):
        found = reasons(look(s, 0), better, other, NAMES)
        assert [one.better for one in found] == sorted((one.better for one in found), reverse=True)
        assert not all(one.better for one in found)
        for one in found:
            assert one.other == (None if one.better else unspoken(other.phrase()))


def test_a_solution_is_told_apart_from_what_was_given_or_from_what_teaches_more() -> None:
    s = position(
        hands={0: "Er Ed Gr"}, row="Gp Ds", tokens={"r": (2, 4, 6)}, markers={1: "r", 0: "r"}, glory=(0, 0, 0, 0)
    )
    view = look(s, 0)
    band, also = (PlayBand(leader, (Card.ELF_RHEA, Card.GIANT_RHEA)) for leader in (Card.ELF_RHEA, Card.GIANT_RHEA))
    draw, take = DrawFromDeck(), TakeCard(Card("dwarf-straton"))
    chances: dict[Decision, float] = {band: 0.6, also: 0.5, draw: 0.3}
    assert remarks(view, band, draw, NAMES)
    assert told_apart(view, chances, also, NAMES) == (also, 10), "it was given, and weighed"
    assert told_apart(view, chances, take, NAMES) == (take, None), "it was given, and something can be named"
    found, lead = told_apart(view, chances, band, NAMES)
    assert remarks(view, band, found, NAMES)
    assert lead == round(60 - 100 * chances[found])


def test_it_names_what_a_decision_is_about_as_good_as() -> None:
    view = look(position(hands={0: "Dp"}, row="Er Gr", tokens={"r": (2, 4, 6)}), 0)
    for language in LANGUAGES:
        w, giant = words(language), TakeCard(Card.GIANT_RHEA)
        ((remark, good),) = remarks(view, TakeCard(Card.ELF_RHEA), giant, NAMES, lead=0)
        assert good
        assert w.say(giant.phrase()) in w.say(remark.phrase)


@pytest.mark.parametrize("number", range(count(test=6, nightly=100)))
def test_reasons_are_few_point_at_what_is_seen_and_are_spoken_in_every_language(number: int) -> None:
    dice = random.Random(number)
    game = Game(2 + number % 5, seed=number)
    for _ in range(dice.randrange(10, 150)):
        if not game.is_over:
            game.play(dice.choice(game.legal()))
    view, legal = (game.observe(game.seat_to_act), game.legal()) if not game.is_over else (None, [])
    for _ in range(8 if view is not None and len(legal) > 1 else 0):
        assert view is not None
        better, other = dice.sample(legal, 2)
        found = reasons(view, better, other, game.names, lead=5)
        assert 1 <= len(found) <= 3
        table = game.view(game.seat_to_act)
        assert game.seat_to_act is not None
        mine = table.players[game.seat_to_act].hand or ()
        for one in found:
            assert set(one.cards) <= {*table.row, *mine}
        for language in LANGUAGES:
            for remark, _ in remarks(view, better, other, game.names):
                assert "{" not in words(language).say(remark.phrase)


def test_reasons_depend_on_nothing_that_the_seat_does_not_see() -> None:
    one = position(hands={0: "Er Ed Gr", 1: "Ga", 2: "Gp"}, row="Ea")
    other = position(hands={0: "Er Ed Gr", 1: "Gp", 2: "Ga"}, row="Ea", deck="Dr Dp")
    band = PlayBand(Card.ELF_RHEA, (Card.ELF_RHEA, Card.ELF_DURIS))
    for better, worse in ((band, DrawFromDeck()), (TakeCard(Card.ELF_ALTHEA), band)):
        assert reasons(look(one, 0), better, worse, NAMES) == reasons(look(other, 0), better, worse, NAMES)
