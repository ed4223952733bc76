"""Interpreted and compiled rules play the same games, byte for byte."""

import random
from typing import Any

import pytest
from support.counts import count
from support.tried import Record

from ethnos.rules import PRESETS, Options, TribeNumber, ViewRecord, compiled, interpreted, look, new_state, preset
from ethnos.rules.many.simulation import simulate
from ethnos.rules.state import Phase, State

pytestmark = pytest.mark.xdist_group("compiled")
GAMES = count(test=14, nightly=2_000)
SEEN = 0.2  # of the positions are looked at from a seat, too


def options_of_game(players: int, game: int) -> Options:
    """Every preset in turn, and now and then the options one by one."""
    names = list(PRESETS)
    if game % 2:
        return preset(names[game // 2 % len(names)], players)
    drawer_starts, skeletons_win, leader_only, trolls_rule = (bool(game >> bit & 1) for bit in range(1, 5))
    return Options(players, drawer_starts, skeletons_win, leader_only, trolls_rule)


def kept(records: Any) -> bytes:
    """The first record of a compiled engine's array, as it lies there."""
    found: bytes = records[0].tobytes()
    return found


@pytest.mark.parametrize("players", range(2, 7))
def test_every_byte_is_the_same_after_every_decision(players: int, record_property: Record) -> None:
    engine = compiled(bounds_checked=True)
    states, views, out = engine.states(1), engine.views(1), engine.decisions()
    tribes, phases = set(), set()
    decisions = 0
    for game in range(GAMES):
        s = new_state(options_of_game(players, game), seed=players, game=game)
        engine.put(states, 0, s)
        dice = random.Random(game)
        slow = interpreted()
        box = [s]
        tribes |= {tribe for tribe in TribeNumber if s.tribes[tribe]}
        while True:
            assert kept(states) == s.to_bytes()
            n = engine.legal_at(states, 0, out)
            legal = [0] * len(out)
            assert slow.legal_at(box, 0, legal) == n
            assert [out[i] for i in range(n)] == legal[:n]
            phases.add(s.phase)
            if n == 0:
                break
            if dice.random() < SEEN:
                seat = dice.randrange(-1, players)
                engine.observe_at(states, 0, seat, views, 0)
                assert kept(views) == look(s, seat).to_bytes()
            decision = dice.choice(legal[:n])
            engine.step(states, 0, decision)
            slow.step(box, 0, decision)
            decisions += 1
        assert s.phase == Phase.OVER
    record_property("decisions compared byte for byte at both speeds", decisions)
    assert tribes == set(TribeNumber)
    assert phases >= set(Phase) - {Phase.DEAL}


@pytest.mark.parametrize("players", range(2, 7))
def test_the_same_series_adds_up_to_the_same(players: int) -> None:
    fast, slow = compiled(), interpreted()
    options = Options(players)
    assert simulate(fast, options.template(fast), 5, 0, 20) == simulate(slow, options.template(slow), 5, 0, 20)


def test_a_series_does_not_depend_on_how_it_is_cut() -> None:
    engine = compiled()
    template = Options(3).template(engine)
    whole = simulate(engine, template, 9, 0, 101)
    parts = simulate(engine, template, 9, 0, 33)
    parts.add(simulate(engine, template, 9, 33, 68))
    assert parts == whole


def test_steps_over_arrays() -> None:
    """Batched functions on all cores do what the single ones do."""
    engine = compiled()
    n = 40
    states, out = engine.states(n), engine.decisions()
    for i in range(n):
        engine.put(states, i, new_state(Options(2 + i % 5), seed=3, game=i))
    alone = [engine.get(states, i) for i in range(n)]
    decisions = engine.integers((n,), "i2")
    dice = random.Random(1)
    for _ in range(60):
        for i in range(n):
            legal = [0] * len(out)
            k = interpreted().legal_at(alone, i, legal)
            assert engine.legal_at(states, i, out) == k
            decisions[i] = dice.choice(legal[:k])
            interpreted().step(alone, i, int(decisions[i]))
        engine.spread(engine.step_many, n, states, decisions)
        assert [engine.get(states, i) for i in range(n)] == alone


@pytest.mark.parametrize("cls", [State, ViewRecord])
def test_a_record_survives_the_way_to_numpy_and_back(cls: type[State] | type[ViewRecord]) -> None:
    engine = compiled()
    s = new_state(Options(5), seed=2)
    record = s if cls is State else look(s, 1)
    array = engine.records(cls, 1)
    engine.put(array, 0, record)
    assert engine.get(array, 0, cls) == record
