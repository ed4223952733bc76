"""What the frameworks' players see does not depend on what is hidden: 100,000 states of each by night."""

import itertools
import random
from collections import Counter
from collections.abc import Iterator
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


def twins(players: int, first: int) -> Iterator[tuple[State, State, int]]:
    """Pairs of states that differ only in what `seat` cannot see, both with a choice for whoever is asked; no end."""
    for seed in itertools.count(first):
        for s, dice in positions(players, seed):
            if dice.random() < 0.8:
                continue  # neighbours are much alike
            seat = s.current if dice.random() < 0.6 else dice.randrange(players)
            twin = rehide(s, seat, dice)
            if len(legal_decisions(s)) > 1 and len(legal_decisions(twin)) > 1:
                yield s, twin, seat


class Held:
    """A state of OpenSpiel as far as an observer looks at it."""

    def __init__(self, players: int) -> None:
        self.played = PlayedGame(Options(players), 0)

    def hold(self, s: State) -> None:
        self.played.positions = [s.to_bytes()]
        self.played._begin()


def observers_of(players: int) -> list[EthnosObserver]:
    """Of everything that a seat sees, of what is public, of what is its own."""
    both, none = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
    return [
        EthnosObserver(
            pyspiel.IIGObservationType(perfect_recall=False, public_info=shown, private_info=kind), None, players
        )
        for shown, kind in ((True, both), (True, none), (False, both))
    ]


@pytest.mark.parametrize("players", range(2, 7))
def test_what_is_hidden_changes_no_observation(players: int, record_property: Record) -> None:
    zoo, gym, held = ethnos_v0.raw_env(players=players), EthnosEnv(players=players), Held(players)
    observers = observers_of(players)
    zoo.reset(seed=0)
    gym.reset(seed=0)

    def seen(s: State, seat: int) -> dict[str, list[bytes | str]]:
        """By framework, everything that it shows of a state to a seat."""
        zoo._batch.set_state(0, s)
        shown = zoo.observe(f"player_{seat}")
        found: dict[str, list[bytes | str]] = {"PettingZoo": [cells.tobytes() for cells in shown.values()]}
        if seat == s.current:  # the only one to whom Gymnasium shows anything
            gym._games.batch.set_state(0, s)
            found["Gymnasium"] = [cells.tobytes() for cells in gym._asked().values()]
        held.hold(s)
        found["OpenSpiel"] = []
        for observer in observers:
            observer.set_from(held, seat)
            found["OpenSpiel"] += [observer.tensor.tobytes(), observer.string_from(held, seat)]
        return found

    pairs = Counter[str]()
    for s, twin, seat in twins(players, 100):
        one, other = seen(s, seat), seen(twin, seat)
        assert one == other
        pairs.update(one.keys())
        if min(pairs.values()) >= STATES:
            break
    assert len(pairs) == 3
    for framework, count_of in pairs.items():
        record_property(f"{framework} observations the same whatever is hidden", count_of)


def as_record(view: ViewRecord) -> Any:
    return np.frombuffer(view.to_bytes(), ViewRecord.dtype)[0]


@pytest.mark.parametrize("players", range(2, 7))
def test_a_memory_hides_it(players: int, record_property: Record) -> None:
    """Each step of a memory is the same where all that is hidden before and after it is another.

    That includes which card somebody else picked: it may be any.
    """
    dice, game, steps = random.Random(players), PlayedGame(Options(players), players), 0
    while steps < STATES:
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
