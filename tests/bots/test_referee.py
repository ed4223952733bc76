"""Bots that misbehave are named, and do no harm."""

import time
from collections.abc import Sequence
from importlib.metadata import EntryPoint

import pytest
from support.counts import PATIENCE

from ethnos import DrawFromDeck, Game, Raid
from ethnos.bots import Answer, Budget, ask, bot_named, bot_names, legal_for, referee, registry
from ethnos.errors import UserError
from ethnos.game.decisions import Decision
from ethnos.rules import ViewRecord
from ethnos.server.worker import BotJob, loaded

BUDGET = Budget(seconds=0.01)


class Odd:
    """A bot that does what it was made for."""

    def __init__(self, what: str) -> None:
        self.name = f"odd-{what}"
        self.what = what

    def think(
        self, view: ViewRecord, legal: Sequence[Decision], budget: Budget, seed: int, reasons: bool = False
    ) -> Answer:
        match self.what:
            case "raises":
                raise ZeroDivisionError("oh")
            case "stalls":
                time.sleep(3)
            case "illegal":
                return Answer(Raid())
            case "nonsense":
                return "draw"  # type: ignore[return-value]
            case "tampers":
                view.hand_n[0] = 99
                legal.clear()  # type: ignore[attr-defined]
        return Answer(DrawFromDeck())


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("raises", "raised ZeroDivisionError: oh"),
        ("stalls", "did not answer within"),
        ("illegal", "not legal"),
        ("nonsense", "no answer"),
    ],
)
def test_the_steward_answers_in_its_place(what: str, words: str) -> None:
    game = Game(3, seed=1)
    seat = game.seat_to_act
    view = game.observe(seat)
    asked = ask(Odd(what), view, BUDGET if what == "stalls" else Budget(PATIENCE), seed=1)
    assert asked.mishap is not None
    assert asked.mishap.bot == f"odd-{what}"
    assert words in str(asked.mishap)
    assert f"'odd-{what}'" in str(asked.mishap)
    assert asked.answer.decision == bot_named("steward").think(view, legal_for(view), BUDGET, 1).decision
    game.play(asked.answer.decision, seat)


def test_a_good_bot_is_left_alone_and_one_that_tampers_harms_nobody() -> None:
    game = Game(3, seed=1)
    view = game.observe(game.seat_to_act)
    before = view.to_bytes()
    for what in ("fine", "tampers"):
        asked = ask(Odd(what), view, Budget(PATIENCE), seed=1)
        assert asked.mishap is None
        assert asked.answer.decision == DrawFromDeck()
    assert view.to_bytes() == before


def test_nobody_is_asked_out_of_turn() -> None:
    game = Game(3, seed=1)
    assert game.seat_to_act is not None
    other = (game.seat_to_act + 1) % 3
    assert legal_for(game.observe(other)) == []
    with pytest.raises(ValueError, match="not asked"):
        ask(bot_named("novice"), game.observe(other), BUDGET, seed=1)


def make_odd() -> Odd:
    return Odd("fine")


def test_bots_of_other_packages_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("stranger", "strangers.bots:make", registry.GROUP)
    monkeypatch.setattr(registry, "strangers", registry.strangers.__wrapped__)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point])
    monkeypatch.setattr(EntryPoint, "load", lambda self: make_odd)
    assert "stranger" in bot_names()
    assert bot_named("stranger").name == "odd-fine"


def test_what_is_installed_is_looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It reads files of every package: a server that did so for every hint stood still meanwhile."""
    bot_names()
    monkeypatch.setattr(registry, "entry_points", lambda group: pytest.fail("once more"))
    assert bot_names()
    assert bot_named("novice")


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(UserError, match="unknown bot 'goblin': choose from random, novice, wanderer"):
        bot_named("goblin")


def test_the_archon_is_ours_also_where_it_is_given_something_to_weigh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Found: its loading counted as thinking then, and on a busy machine the steward answered in its place."""
    rehearsed: set[tuple[str, bool, bool]] = set()
    monkeypatch.setattr(referee, "_rehearsed", rehearsed)
    view = Game(2, seed=1).observe(Game(2, seed=1).seat_to_act).to_bytes()
    for beside in ((), (0,)):
        rehearsed.clear()
        bot, missing = loaded(BotJob("archon", view, seed=1, seconds=0.1, reasons=True, beside=beside))
        assert (bot.name, missing) == ("archon", None)
        assert {(name, reasons) for name, reasons, _ in rehearsed} == {("archon", True)}
        assert referee._is_ours(bot)
    assert not referee._is_ours(Odd("fine"))
