"""OpenSpiel's own suites over our game, and what they do not ask."""

import importlib
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import sample_some_states
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test
from support.counts import LEVEL, count
from support.tried import Record

import ethnos.field.openspiel_game as field_game
from ethnos.encoding import encode
from ethnos.errors import RulesError
from ethnos.field.openspiel_observer import MEMORY
from ethnos.rules import State, look

pytestmark = pytest.mark.xdist_group("compiled")
PLAYERS = range(2, 7)


def load(players: int, more: str = "") -> Any:
    return pyspiel.load_game(f"ethnos(players={players}{more})")


def played(game: Any, seed: int, plies: int | None = None) -> Any:
    """A state of a random game after so many decisions, or at its end."""
    dice, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal() and (plies is None or len(state.history()) < plies):
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("players", PLAYERS)
def test_their_random_simulation_passes(players: int, record_property: Record) -> None:
    sims = count(test=int(players == 2), nightly=3)
    if sims:
        pyspiel.random_sim_test(load(players), num_sims=sims, serialize=count(test=0, nightly=1) > 0, verbose=False)
    record_property("games of OpenSpiel's random_sim_test", sims)


@pytest.mark.parametrize("players", PLAYERS)
def test_their_simulation_from_python_passes(players: int) -> None:
    for seed in range(count(test=1, nightly=3)):
        np.random.seed(seed)
        games_sim_test.GamesSimTest().sim_game(load(players))


@pytest.mark.parametrize("players", PLAYERS if LEVEL == "nightly" else [2, 5])
def test_their_api_test_passes_over_a_partial_tree(players: int) -> None:
    """Their classes make a test case of each game; here they are given ours, over fewer states by day."""
    theirs = importlib.import_module("open_spiel.integration_tests.api_test").EnforceAPIOnPartialTreeBase
    game = load(players)

    class Case(theirs):  # type: ignore[misc, valid-type]
        def runTest(self) -> None:  # noqa: N802 - unittest's own name
            for name in dir(theirs):
                if name.startswith("test_"):
                    getattr(self, name)()

    Case.game, Case.game_name, Case.game_type = game, "ethnos", game.get_type()
    Case.some_states = sample_some_states.sample_some_states(game, max_states=count(test=25, nightly=400))
    assert len(Case.some_states) > 10
    Case().runTest()


@pytest.mark.parametrize("players", PLAYERS)
def test_the_win_is_shared_out(players: int) -> None:
    state = played(load(players, ",preset=polish"), players)
    assert sum(state.returns()) == pytest.approx(1)
    assert min(state.returns()) >= 0


def test_the_deal_is_a_number_and_settles_everything() -> None:
    game = load(3)
    one, same, other = (played(game, seed, 4) for seed in (1, 1, 2))
    assert str(one) == str(same)
    assert str(one) != str(other)
    assert one.played.positions == same.played.positions
    assert one.played.positions != other.played.positions
    assert one.chance_outcomes()[0][1] * len(one.chance_outcomes()) == 1


def test_what_a_player_sees_in_numbers_it_sees_in_words() -> None:
    """Found: of two deals that differ in the tokens of a later age alone the texts were the same (V1)."""
    game, states = pyspiel.load_game("ethnos(players=2,tribes=elf/orc/giant/troll/skeleton)"), []
    for deal in ([83, 222, 249, 216], [22, 90, 219, 118]):
        state = game.new_initial_state()
        for digits in deal:
            state.apply_action(digits)
        states.append(state)
    one, other = states
    assert one.information_state_tensor(0) != other.information_state_tensor(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.observation_string(0) != other.observation_string(0)


def test_a_table_can_be_chosen() -> None:
    tribes = "elf/orc/giant/troll/wizard"
    state = played(load(2, f",preset=german,tribes={tribes}"), 1, 4)
    s = State.from_bytes(state.played.positions[-1])
    assert (s.players, s.drawer_starts, sum(s.tribes)) == (2, 1, 5)
    for wrong in ("players=9", "preset=martian", "tribes=elf"):
        with pytest.raises((RulesError, RuntimeError)):
            pyspiel.load_game(f"ethnos({wrong})")


@pytest.mark.parametrize("players", [2, 4])
def test_a_state_is_the_same_after_serialisation_and_cloning_at_any_ply(players: int) -> None:
    game = load(players)
    for plies in range(0, 120, count(test=13, nightly=1)):
        state = played(game, 5, plies)
        _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        for twin in (state.clone(), pickle.loads(pickle.dumps(state)), read):
            assert str(twin) == str(state)
            assert twin.legal_actions() == state.legal_actions()
            if state.is_chance_node():
                continue
            for seat in range(players):
                assert twin.information_state_string(seat) == state.information_state_string(seat)
                assert twin.observation_tensor(seat) == state.observation_tensor(seat)
            twin.apply_action(twin.legal_actions()[0])
            assert len(twin.history()) == len(state.history()) + 1


def test_a_clone_goes_its_own_way() -> None:
    state = played(load(2), 3, 60)
    before = [state.information_state_string(seat) for seat in range(2)]
    twin = state.clone()
    while not twin.is_terminal():
        twin.apply_action(twin.legal_actions()[-1])
    twin.information_state_string(0)
    assert [state.information_state_string(seat) for seat in range(2)] == before


@pytest.mark.parametrize("players", [2, 6])
def test_the_tensors_say_what_the_rules_say(players: int) -> None:
    game = load(players)
    observers = [
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=recalls)) for recalls in (False, True)
    ]
    longest = 0
    for plies in (4, 5, 60, 150, None):
        state = played(game, 8, plies)
        for seat in range(players):
            cells = [0] * 720
            encode(look(State.from_bytes(state.played.positions[-1]), seat), cells)
            for observer in observers:
                observer.set_from(state, seat)
                assert observer.dict["observation"].tolist() == cells
                assert observer.dict["player"].argmax() == seat
            assert state.observation_tensor(seat) == observers[0].tensor.tolist()
            assert state.information_state_tensor(seat) == observers[1].tensor.tolist()
            memory = state.played.memory(seat)
            longest = max(longest, len(memory))
            assert observers[1].dict["memory"][: len(memory)].tolist() == [list(token) for token in memory]
    assert 100 < longest < MEMORY


def test_what_is_public_and_what_is_private_can_be_seen_apart() -> None:
    game = load(3)
    public, private = (
        make_observation(
            game,
            pyspiel.IIGObservationType(perfect_recall=False, public_info=shown, private_info=kind),
        )
        for shown, kind in ((True, pyspiel.PrivateInfoType.NONE), (False, pyspiel.PrivateInfoType.SINGLE_PLAYER))
    )
    state = played(game, 4, 90)
    views = [look(State.from_bytes(state.played.positions[-1]), seat) for seat in range(3)]
    for seat, view in enumerate(views):
        private.set_from(state, seat)
        hand = view.hand[seat][: view.hand_n[seat]]
        assert private.dict["hand"].tolist() == [hand.count(kind) for kind in range(67)]
        assert "hand: " in private.string_from(state, seat)
        public.set_from(state, seat)
        assert "hand: " not in public.string_from(state, seat)
        spectators = public.dict["table"].copy()
        public.set_from(state, (seat + 1) % 3)
        assert (public.dict["table"] == spectators).all()


def test_an_observer_of_all_hands_is_refused() -> None:
    for recalls, kind in ((False, pyspiel.PrivateInfoType.ALL_PLAYERS), (True, pyspiel.PrivateInfoType.NONE)):
        wanted = pyspiel.IIGObservationType(perfect_recall=recalls, private_info=kind)
        with pytest.raises(ValueError, match="an observer"):
            field_game.EthnosGame().make_py_observer(wanted)
