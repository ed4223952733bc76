"""Moments of games that the page is shown at: records with a number of decisions, for its tests and its gallery."""

import random
from functools import partial
from typing import Any

from ethnos.game import Game, write_record
from ethnos.game.decisions import PlayBand
from ethnos.rules.facade.save import load
from ethnos.words import Tribe

QUESTIONS = ("keep", "troll", "horde", "merfolk", "wizard", "marker", "raid", "centaur")
MANY = [Tribe.ELF, Tribe.TROLL, Tribe.ORC, Tribe.MERFOLK, Tribe.WIZARD, Tribe.GIANT]
OTHERS = [Tribe.CENTAUR, Tribe.SKELETON, Tribe.ORC, Tribe.MINOTAUR, Tribe.WINGFOLK, Tribe.HALFLING]


def shown() -> list[dict[str, Any]]:
    """Early and late with two, four and six players, each follow-up question, the ends of an age and of a game."""
    two, four, six, other = played(2, 3), played(4, 5, MANY), played(6, 9, MANY), played(4, 7, OTHERS)
    found = []
    for game in (two, four, six):
        turns = asked(game, "turn")
        found.append(moment(game, turns[len(turns) // 12], f"early-{len(game.names)}"))
        found.append(
            moment(game, max(turns[-len(turns) // 5 :], key=partial(fullness, game)), f"late-{len(game.names)}")
        )
    for question in QUESTIONS:
        game = next(game for game in (four, other) if asked(game, question))
        places = asked(game, question)
        found.append(moment(game, places[len(places) // 2], f"ask-{question}"))
    first = next(n for n in range(len(four.history)) if four.at(n + 1).view().age > 1)
    return [*found, moment(four, first, "scoring"), moment(four, len(four.history) - 1, "end")]


def fullness(game: Game, decisions: int) -> tuple[int, int]:
    """Where most is to be seen: cards in hand and in the row, and the later the better."""
    view = game.at(decisions).view()
    seat = view.seat_to_act
    return (0 if seat is None else min(len(view.row), view.players[seat].hand_size), decisions)


def asked(game: Game, question: str) -> list[int]:
    return [n for n in range(8, len(game.history)) if game.at(n).view().question == question]


def moment(game: Game, decisions: int, name: str = "") -> dict[str, Any]:
    return {"name": name, "record": write_record(game), "decisions": decisions, "players": len(game.names)}


def played(players: int, seed: int, tribes: list[Tribe] | None = None) -> Game:
    """A whole game of people who like large bands."""
    rng = random.Random(seed)
    game = Game(names=[f"P{i}" for i in range(players)], seed=seed, tribes=tribes)
    while not game.is_over:
        legal = game.legal()
        bands = [one for one in legal if isinstance(one, PlayBand) and len(one.cards) > 2]
        others = [one for one in legal if not isinstance(one, PlayBand)]
        game.play(rng.choice(bands if bands and rng.random() < 0.4 else others or bands or legal))
    return game


def follow_ups() -> list[dict[str, Any]]:
    """A moment for every question that follows on another; the marker one that may go into any kingdom."""
    with_elves = played(4, 5, MANY)
    with_centaurs = played(4, 11, [Tribe.CENTAUR, Tribe.WINGFOLK, Tribe.TROLL, Tribe.ORC, Tribe.GIANT, Tribe.SKELETON])
    found = []
    for game, questions in ((with_elves, (*QUESTIONS[:5], "raid")), (with_centaurs, ("marker", "centaur"))):
        for question in questions:
            n = next(n for n in range(12, len(game.history)) if fits(game.at(n), question))
            found.append({"question": question, **moment(game, n)})
    return found


def fits(game: Game, question: str) -> bool:
    choices = {"marker": 7, "centaur": 4}.get(question, 2)
    return game.view().question == question and len(game.legal()) >= choices


def rich() -> dict[str, Any]:
    """A moment whose player has cards for bands while somebody holds a Troll token."""
    game = played(4, 5, MANY)
    for n in asked(game, "turn"):
        view = game.at(n).view()
        if view.players[view.seat_to_act or 0].hand_size > 4 and any(player.trolls for player in view.players):
            return moment(game, n)
    raise AssertionError("nobody has both")


def told() -> list[dict[str, Any]]:
    """Just before Merfolk swim, before a dragon is drawn, and before an age is scored without a raid being asked."""
    game = played(4, 5, MANY)
    swim = {**led_by(Tribe.MERFOLK), "name": "swim"}
    dragon = next(n for n in asked(game, "turn") if game.at(n + 1).view().dragons > game.at(n).view().dragons)
    calm = played(4, 11, [Tribe.MERFOLK, Tribe.GIANT, *OTHERS[3:], Tribe.ELF])
    scoring = next(n for n in asked(calm, "turn") if calm.at(n + 1).view().age > 1)
    return [swim, moment(game, dragon, "dragon"), moment(calm, scoring, "scoring")]


def led_by(tribe: Tribe) -> dict[str, Any]:
    """A moment whose player may lead a band of two or more with this tribe."""
    others = [one for one in Tribe if one not in (tribe, Tribe.SKELETON)]
    game = played(4, 11, [tribe, *others[:5]])
    for n, one in enumerate(game.history):
        decision = one.decision
        if not isinstance(decision, PlayBand) or decision.leader is None or len(decision.cards) < 2:
            continue
        if decision.leader.tribe == tribe and game.at(n).view().question == "turn":
            return moment(game, n)
    raise AssertionError(f"no band led by {tribe} in the game")


def ending(players: int, seed: int, turns: int, tribes: list[Tribe]) -> Game:
    """The last turns of a game as a game of its own: quickly played, and quickly reviewed."""
    whole = played(players, seed, tribes)
    begins = asked(whole, "turn")[-turns]
    then = whole.at(begins)
    game = Game.from_position(load(then.position()), then.options, then.names, then.dealer)
    for one in whole.history[begins:]:
        game.play(one.decision)
    return game
