"""What the frameworks' players see does not depend on what is hidden: 100,000 states of each by night."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from support.bold_games import positions
from support.counts import count
from support.hidden import rehide
from support.tried import Record

from ethnos.field import ethnos_v0
from ethnos.field.gymnasium_env import EthnosEnv
from ethnos.field.openspiel_observer import EthnosObserver
from ethnos.field.played_game import PlayedGame, record_of
from ethnos.field.recall import is_picking, recalled
from ethnos.rules import Options, State, ViewRecord, legal_decisions, look
from ethnos.rules.components import KINDS
from ethnos.rules.decision_numbers import ADD

pytestmark = pytest.mark.xdist_group("compiled")
STATES = count(test=60, nightly=20_000)  # of each number of players


def twins(players: int, first: int) -> Any:
    """Pairs of states that differ only in what `seat` cannot see, both with a choice for whoever is asked."""
    found, seed = 0, first
    while found < STATES:
        seed += 1
        for s, dice in positions(players, seed):
            if dice.random() > 0.2 or len(legal_decisions(s)) < 2:
                continue
            seat = s.current if dice.random() < 0.6 else dice.randrange(players)
            twin = rehide(s, seat, dice)
            if len(legal_decisions(twin)) > 1:
                found += 1
                yield s, twin, seat


@pytest.mark.parametrize("players", range(2, 7))
def test_pettingzoo_hides_it(players: int, record_property: Record) -> None:
    env, pairs = ethnos_v0.raw_env(players=players), 0
    env.reset(seed=0)
    for s, twin, seat in twins(players, 100):
        seen = []
        for each in (s, twin):
            env._batch.set_state(0, each)
            seen.append(env.observe(f"player_{seat}"))
        assert (seen[0]["observation"] == seen[1]["observation"]).all()
        assert (seen[0]["action_mask"] == seen[1]["action_mask"]).all()
        pairs += 1
    record_property("PettingZoo observations the same whatever is hidden", pairs)


@pytest.mark.parametrize("players", range(2, 7))
def test_gymnasium_hides_it(players: int, record_property: Record) -> None:
    env, pairs = EthnosEnv(players=players), 0
    env.reset(seed=0)
    for s, twin, seat in twins(players, 200):
        if seat != s.current:
            continue
        seen = []
        for each in (s, twin):
            env._games.batch.set_state(0, each)
            seen.append(env._asked())
        assert (seen[0]["observation"] == seen[1]["observation"]).all()
        assert (seen[0]["action_mask"] == seen[1]["action_mask"]).all()
        pairs += 1
    record_property("Gymnasium observations the same whatever is hidden", pairs)


class Held:
    """A state of OpenSpiel as far as an observer looks at it."""

    def __init__(self, s: State) -> None:
        self.played = PlayedGame(Options(s.players), 0)
        self.played.positions = [s.to_bytes()]
        self.played._begin()


@pytest.mark.parametrize("players", range(2, 7))
def test_openspiel_hides_it(players: int, record_property: Record) -> None:
    kinds = [(True, pyspiel.PrivateInfoType.SINGLE_PLAYER), (True, pyspiel.PrivateInfoType.NONE)]
    kinds.append((False, pyspiel.PrivateInfoType.SINGLE_PLAYER))
    observers = [
        EthnosObserver(
            pyspiel.IIGObservationType(perfect_recall=False, public_info=shown, private_info=kind), None, players
        )
        for shown, kind in kinds
    ]
    pairs = 0
    for s, twin, seat in twins(players, 300):
        one, other = Held(s), Held(twin)
        for observer in observers:
            observer.set_from(one, seat)
            tensor = observer.tensor.copy()
            observer.set_from(other, seat)
            assert (observer.tensor == tensor).all()
            assert observer.string_from(one, seat) == observer.string_from(other, seat)
        pairs += 1
    record_property("OpenSpiel observations the same whatever is hidden", pairs)


def as_record(view: ViewRecord) -> Any:
    return np.frombuffer(view.to_bytes(), ViewRecord.dtype)[0]


@pytest.mark.parametrize("players", range(2, 7))
def test_a_memory_hides_it(players: int, record_property: Record) -> None:
    """Each step of a memory is the same where all that is hidden before and after it is another.

    That includes which card somebody else picked: it may be any.
    """
    dice, game, steps = random.Random(players), PlayedGame(Options(players), players), 0
    while steps < STATES * 3:
        if game.current is None:
            game = PlayedGame(Options(players), dice.randrange(1_000_000))
        before = State.from_bytes(game.positions[-1])
        decision = dice.choice(game.legal)
        game.play(decision)
        after = State.from_bytes(game.positions[-1])
        for seat in range(players):
            told = list(recalled(as_record(look(before, seat)), as_record(look(after, seat)), decision))
            other = decision
            if is_picking(decision) and seat != before.current:
                other = ADD + dice.randrange(KINDS)
            start, end = (as_record(look(rehide(s, seat, dice), seat)) for s in (before, after))
            assert list(recalled(start, end, other)) == told
            steps += 1
    assert record_of(game.positions[0], State)["players"] == players
    record_property("steps of a memory the same whatever is hidden", steps)


def test_the_check_sees_a_leak() -> None:
    """Somebody's hidden hand in the place of the looker's own is found."""
    for s, twin, seat in twins(3, 400):
        if s.current != seat and look(s, s.current).hand != look(twin, s.current).hand:
            one, other = (
                list(recalled(as_record(look(x, s.current)), as_record(look(x, s.current)), 0)) for x in (s, twin)
            )
            assert one == other  # nothing happened between them
            first = as_record(look(s, s.current))
            changed = list(recalled(first, as_record(look(twin, s.current)), 0))
            assert changed != one
            return
    raise AssertionError("no pair of states with another hand was found")
