"""Many games at once: what each shows is what the rules say, whatever the threads."""

import numpy as np
import numpy.typing as npt
import pytest
from support.counts import count

from ethnos.encoding import OBSERVATION
from ethnos.encoding.observation import encode
from ethnos.envs import Batch, mixed
from ethnos.errors import UserError
from ethnos.rules import (
    DECISIONS,
    State,
    final_place,
    legal_decisions,
    look,
    play,
    preset,
    tribe_named,
)
from ethnos.rules.components import SEATS

pytestmark = pytest.mark.xdist_group("compiled")


def drawn(batch: Batch, dice: np.random.Generator) -> npt.NDArray[np.int64]:
    """A legal decision for every game."""
    chosen: npt.NDArray[np.int64] = (batch.masks * dice.random(batch.masks.shape)).argmax(axis=1)
    return chosen


def state(batch: Batch, i: int) -> State:
    return batch.engine.get(batch.arrays.states, i)


def skip(s: State) -> State:
    """Past every decision without a choice."""
    while len(legal := legal_decisions(s)) == 1:
        play(s, legal[0])
    return s


def test_a_batch_plays_by_the_rules() -> None:
    """Beside the interpreted rules: observation, mask, seat and result of every game after every decision."""
    batch, dice = Batch(12, seed=5), np.random.default_rng(5)
    ended = 0
    for _ in range(count(test=700, torture=3_000, nightly=3_000)):
        before = [state(batch, i) for i in range(batch.games)]
        decisions = drawn(batch, dice)
        batch.step(decisions)
        for i in range(0, batch.games, 4):
            s = before[i]
            play(s, int(decisions[i]))
            skip(s)
            if not legal_decisions(s):
                ended += 1
                places = [final_place(s, p) for p in range(s.players)]
                assert batch.done[i] == s.players
                assert batch.places[i].tolist() == places + [0] * (SEATS - s.players)
                assert batch.glory[i].tolist() == s.glory
                wins = [1 / places.count(1) if place == 1 else 0 for place in places]
                assert batch.shares[i][: s.players].tolist() == pytest.approx(wins)
                s = state(batch, i)
            else:
                assert batch.done[i] == 0
            assert state(batch, i) == s
            observation, mask = [0] * OBSERVATION, [0] * DECISIONS
            encode(look(s, s.current), observation)
            for decision in legal_decisions(s):
                mask[decision] = 1
            assert batch.observations[i].tolist() == observation
            assert batch.masks[i].tolist() == mask
            assert (batch.seats[i], batch.players[i]) == (s.current, s.players)
            assert sum(mask) > 1
    assert ended > 0


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads() -> None:
    one, two, other = Batch(300, seed=8, threads=1), Batch(300, seed=8), Batch(300, seed=9)
    dice = np.random.default_rng(1)
    assert not (one.observations == other.observations).all()
    for _ in range(400):
        decisions = drawn(one, dice)
        one.step(decisions)
        two.step(decisions)
    for name in ("observations", "masks", "seats", "players", "done", "shares", "places", "glory"):
        assert (getattr(one, name) == getattr(two, name)).all(), name
    assert any(one.arrays.begun[i] for i in range(one.games))
    one.reset()
    assert (one.observations == Batch(300, seed=8).observations).all()


def test_all_tables_are_played() -> None:
    batch = Batch(2_000, seed=3)
    assert set(batch.players.tolist()) == {2, 3, 4, 5, 6}
    states = [state(batch, i) for i in range(batch.games)]
    chosen = {
        (s.players, s.drawer_starts, s.skeletons_win, s.merfolk_leader_only, s.trolls_rule_merfolk) for s in states
    }
    assert len(chosen) == 5 * len({tuple(vars(o).items())[1:5] for o in mixed([2])})
    assert len({tuple(s.tribes) for s in states}) > 300


def test_given_tribes_stay() -> None:
    options = preset("standard", 3, [tribe_named(name) for name in ("elf", "orc", "giant", "troll", "wizard")])
    batch, dice = Batch(20, 1, [options]), np.random.default_rng(1)
    for _ in range(900):
        batch.step(drawn(batch, dice))
    assert any(batch.arrays.begun[i] for i in range(batch.games))
    assert {tuple(state(batch, i).tribes) for i in range(20)} == {tuple(options.blank().tribes)}


def test_an_empty_batch_is_refused() -> None:
    with pytest.raises(UserError, match="at least one"):
        Batch(0, 1)
