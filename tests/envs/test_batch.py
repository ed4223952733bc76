"""Many games at once: what each shows is what the rules say, whatever the threads."""

import pickle
import re
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from support.counts import count
from support.tried import Record

from ethnos.encoding import OBSERVATION, encode
from ethnos.envs import STAY, Batch, mixed
from ethnos.errors import NotLegal, RulesError, UserError
from ethnos.rules import (
    DECISIONS,
    Options,
    State,
    final_place,
    legal_decisions,
    look,
    new_state,
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


def skip(s: State) -> State:
    """Past every decision without a choice."""
    while len(legal := legal_decisions(s)) == 1:
        play(s, legal[0])
    return s


def test_a_batch_plays_by_the_rules() -> None:
    """Beside the interpreted rules: observation, mask, seat and result of every game after every decision."""
    batch, dice = Batch(12, seed=5), np.random.default_rng(5)
    ended = 0
    for _ in range(count(test=700, nightly=3_000)):
        before = [batch.state(i) for i in range(batch.games)]
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
                s = batch.state(i)
            else:
                assert batch.done[i] == 0
            assert batch.state(i) == s
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
    states = [batch.state(i) for i in range(batch.games)]
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
    assert {tuple(batch.state(i).tribes) for i in range(20)} == {tuple(options.blank().tribes)}


def test_an_empty_batch_is_refused() -> None:
    for games, tables in ((0, None), (3, [])):
        with pytest.raises(UserError, match="at least one"):
            Batch(games, 1, tables)


def test_words_for_tables_and_seeds_and_less_than_no_threads_are_refused() -> None:
    given: dict[str, Any]
    for given, told in (
        ({"seed": "x"}, "'x': it must be a whole number"),
        ({"seed": 1.5}, "1.5: it must be a whole number"),
        ({"seed": 1, "tables": ["standard"]}, "'standard' is no table"),
        ({"seed": 1, "threads": -3}, "-3 threads: at least one"),
    ):
        with pytest.raises(UserError, match=re.escape(told)):
            Batch(4, **given)


SHOWN = ("observations", "masks", "seats", "players", "done", "shares", "places", "glory")


def same(one: Batch, other: Batch) -> bool:
    return all((getattr(one, name) == getattr(other, name)).all() for name in SHOWN)


def test_reset_gives_the_first_games_again_or_those_of_another_seed() -> None:
    batch, dice = Batch(9, seed=1), np.random.default_rng(1)
    first = batch.observations.copy()
    for _ in range(20):
        batch.step(drawn(batch, dice))
    batch.reset(2)
    assert batch.seed == 2
    assert (batch.observations == Batch(9, seed=2).observations).all()
    batch.reset(1)
    assert (batch.observations == first).all()
    with pytest.raises(UserError, match="64 bits"):
        batch.reset(2**63)


def test_an_illegal_decision_is_refused_and_nothing_is_played() -> None:
    batch = Batch(6, seed=4)
    before = [batch.state(i) for i in range(6)]
    legal = batch.masks.argmax(axis=1)
    for wrong in (int(np.flatnonzero(batch.masks[3] == 0)[0]), DECISIONS, -2):
        chosen = legal.copy()
        chosen[3] = wrong
        with pytest.raises(NotLegal, match=r"^game 3: .* allowed: "):
            batch.step(chosen)
    assert [batch.state(i) for i in range(6)] == before


@pytest.mark.parametrize(
    "decisions", [np.zeros(5, np.int64), np.zeros((6, 1), np.int64), np.zeros(6, np.float64), [0] * 6, None]
)
def test_anything_but_one_integer_a_game_is_refused(decisions: npt.NDArray[np.int64]) -> None:
    with pytest.raises(UserError, match="decisions"):
        Batch(6, seed=4).step(decisions)


@pytest.mark.parametrize("dtype", [np.int16, np.int32, np.uint16, np.uint64])
def test_integers_of_any_width_are_taken(dtype: type[np.integer]) -> None:
    batch, twin = Batch(6, seed=4), Batch(6, seed=4)
    legal = batch.masks.argmax(axis=1)
    batch.step(legal.astype(dtype))
    twin.step(legal)
    assert same(batch, twin)
    with pytest.raises(NotLegal):
        batch.step(np.full(6, 30_000, dtype))


def test_who_does_not_want_to_be_checked_is_not() -> None:
    batch = Batch(2, seed=4, checked=False)
    batch.step(np.where(batch.masks.argmax(axis=1) == 0, 0, batch.masks.argmax(axis=1)).astype(np.uint16))
    assert batch.masks.any(axis=1).all()


def test_a_part_is_checked_and_played_alone() -> None:
    batch = Batch(6, seed=4)
    before = [batch.state(i) for i in range(6)]
    chosen = np.full(6, DECISIONS, np.int64)
    chosen[2:4] = batch.masks[2:4].argmax(axis=1)
    batch.step(chosen, range(2, 4))
    assert [batch.state(i) == before[i] for i in range(6)] == [True, True, False, False, True, True]


def test_a_game_that_stays_is_left_as_it_is() -> None:
    batch = Batch(4, seed=6)
    before = batch.state(1)
    chosen = batch.masks.argmax(axis=1)
    chosen[1] = STAY
    batch.step(chosen)
    assert batch.state(1) == before
    assert batch.state(0) != Batch(4, seed=6).state(0)


@pytest.mark.parametrize("players", range(2, 7))
def test_any_seat_may_look_and_the_end_of_a_game_can_be_seen(players: int) -> None:
    batch, dice = Batch(3, 2, [Options(players)]), np.random.default_rng(2)
    assert not batch.observe(0, last=True).any()
    while not batch.done.any():
        before = [batch.state(i) for i in range(3)]
        chosen = drawn(batch, dice)
        batch.step(chosen)
    ended = int(batch.done.argmax())
    for i in range(3):
        for seat in range(players):
            cells = [0] * OBSERVATION
            encode(look(batch.state(i), seat), cells)
            assert batch.observe(seat)[i].tolist() == cells
    over = before[ended]
    play(over, int(chosen[ended]))
    skip(over)
    assert batch.state(ended, last=True) == over
    for seat in range(players):
        cells = [0] * OBSERVATION
        encode(look(over, seat), cells)
        assert batch.observe(seat, last=True)[ended].tolist() == cells
    mixed_seats = np.array([0, players - 1, players])
    found = batch.observe(mixed_seats)
    assert (found[1] == batch.observe(players - 1)[1]).all()
    assert not found[2].any()


def test_a_copy_and_a_pickled_batch_go_on_as_the_first_does() -> None:
    batch, dice = Batch(20, seed=3), np.random.default_rng(3)
    for _ in range(150):
        batch.step(drawn(batch, dice))
    twins = [batch.copy(), pickle.loads(pickle.dumps(batch))]
    for _ in range(150):
        decisions = drawn(batch, dice)
        for one in (batch, *twins):
            one.step(decisions)
        assert all(same(batch, twin) for twin in twins)
    assert any(batch.arrays.begun[i] for i in range(20))
    assert (batch.observe(0, last=True) == twins[0].observe(0, last=True)).all()
    twins[0].step(twins[0].masks.argmax(axis=1))
    assert not same(batch, twins[0])


def test_a_state_can_be_set_and_is_played_on() -> None:
    batch = Batch(3, 1, [Options(4)])
    s = new_state(Options(2), seed=5)
    for _ in range(40):
        play(s, legal_decisions(s)[-1])
    batch.set_state(1, s)
    skip(s)
    assert batch.state(1) == s
    assert (batch.seats[1], batch.players[1]) == (s.current, 2)
    assert np.flatnonzero(batch.masks[1]).tolist() == sorted(legal_decisions(s))
    assert (batch.observations[0] == Batch(3, 1, [Options(4)]).observations[0]).all()
    batch.step(batch.masks.argmax(axis=1))


def test_what_no_batch_can_go_on_from_is_refused() -> None:
    batch, dealt_from_outside = Batch(3, 1), new_state(Options(2), seed=5)
    dealt_from_outside.rng = [0] * 4
    for wrong in (Options(3).blank(), dealt_from_outside):
        with pytest.raises(RulesError, match="deals by itself"):
            batch.set_state(0, wrong)
    for place in (-1, 3):
        with pytest.raises(UserError, match="games 0 to 2"):
            batch.set_state(place, new_state(Options(2), seed=5))


def test_a_game_given_up_is_followed_by_the_one_that_would_have_followed() -> None:
    given_up, played_out, dice = Batch(4, seed=7), Batch(4, seed=7), np.random.default_rng(7)
    given_up.restart(2)
    while played_out.arrays.begun[2] == 0:
        played_out.step(drawn(played_out, dice))
    assert given_up.state(2) == played_out.state(2)


def test_what_is_kept_from_one_decision_to_the_next_is_as_if_all_were_written_anew(record_property: Record) -> None:
    """`observe` writes every plane, `step` only what has changed: every seat's, in games of all tables and lengths."""
    batch, dice = Batch(count(test=200, nightly=6_000), seed=11), np.random.default_rng(11)
    compared = ended = 0
    for number in range(count(test=900, nightly=2_000)):
        place = int(dice.integers(batch.games))
        if number % 50 == 10:
            batch.restart(place)
        elif number % 50 == 20:  # from another table, and in the middle of its game
            batch.set_state(place, batch.state(int(dice.integers(batch.games))))
        elif number % 300 == 30:
            batch = batch.copy()
        assert (batch.observations == batch.observe(batch.seats)).all()
        compared += batch.games
        chosen = drawn(batch, dice)
        if number % 7 == 0:
            chosen[dice.random(batch.games) < 0.2] = STAY
        batch.step(chosen)
        ended += int((batch.done > 0).sum())
    batch.reset(12)
    assert (batch.observations == batch.observe(batch.seats)).all()
    cells = batch.cells
    for _ in range(60):  # others write the states
        cells[::2] = cells[1::2]
        batch.players[::2], batch.masks[::2] = batch.players[1::2], batch.masks[1::2]
        batch.step(drawn(batch, dice))
        assert (batch.observations == batch.observe(batch.seats)).all()
    record_property("kept observations compared with whole ones", compared)
    record_property("games in which they were", ended)
    assert ended > batch.games
