"""The trained rungs: legal everywhere, the same under the same seed, and blind to what is hidden."""

import json
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from support.counts import count
from support.hidden import rehide
from support.players import PRESET_NAMES

from ethnos import Game
from ethnos.bots import Bot, Budget, ask, bot_named, legal_for
from ethnos.bots.bot_build import BOTS
from ethnos.bots.searching import pace as pace_module
from ethnos.bots.searching import search as search_module
from ethnos.bots.searching import waves as waves_module
from ethnos.bots.searching.candidates import Candidate
from ethnos.bots.searching.pace import BOLD, FIRST, Pace
from ethnos.bots.searching.search import Search
from ethnos.bots.searching.trial_runner import TrialRunner, Wave
from ethnos.bots.trained.champion import TRAINED, spell_by
from ethnos.bots.trained.network import Network, champion_file, champion_network, network_of, read_network
from ethnos.bots.trained.tensors import read_tensors, write_tensors
from ethnos.encoding import OBSERVATION, fingerprint
from ethnos.encoding.observation import encode
from ethnos.encoding.symmetry import renamed_cells, renamed_decisions
from ethnos.errors import UserError
from ethnos.game import SimulatedDealer
from ethnos.game.decisions import read
from ethnos.rules import DECISIONS, Options, Phase, State, legal_decisions, look, new_state, play, preset
from ethnos.rules.components import KINGDOMS
from ethnos.rules.facade.spelling import whole_decisions

pytestmark = pytest.mark.xdist_group("bots")
QUICK = Budget(seconds=60, simulations=12)


@pytest.fixture(autouse=True, scope="module")
def compiled_bots() -> None:
    """A search of many games by interpreted rules would take minutes."""
    BOTS.warm()


@pytest.mark.parametrize("players", range(2, 7))
def test_the_champion_plays_every_number_of_players_and_every_option(players: int) -> None:
    for number in range(count(test=1, nightly=7)):
        options = preset(PRESET_NAMES[(number + players) % 7], players)
        game = Game(options=options, dealer=SimulatedDealer(31, number))
        while not game.is_over:
            asked = ask(bot_named("champion"), game.observe(game.seat_to_act), QUICK, seed=len(game.history))
            assert asked.mishap is None
            game.play(asked.answer.decision)


@pytest.mark.parametrize("name", list(TRAINED))
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_trained_bot_answers_the_same_whatever_is_hidden_from_it(name: str, players: int) -> None:
    bot, dice = TRAINED[name], random.Random(players)
    s = new_state(Options(players), seed=12)
    for step in range(count(test=60, nightly=400)):
        legal = legal_decisions(s)
        if not legal:
            break
        seat = s.current
        if not s.picked_n and step % (1 if name == "champion" else 9) == 0:
            views = (look(s, seat), look(rehide(s, seat, dice), seat))
            one, other = (bot.think(v, legal_for(v), QUICK, seed=step, reasons=step % 30 == 0) for v in views)
            assert one == other
            assert one.decision in legal_for(views[0])
        play(s, dice.choice(legal))


@pytest.mark.parametrize("name", list(TRAINED))
def test_the_same_seed_gives_the_same_answer_and_reasons(name: str) -> None:
    game = Game(4, seed=9)
    for _ in range(30):
        game.play(ask(bot_named("steward"), game.observe(game.seat_to_act), QUICK, seed=1).answer.decision)
    view = game.observe(game.seat_to_act)
    before = view.to_bytes()
    one = ask(TRAINED[name], view, QUICK, seed=3, reasons=True).answer
    other = ask(TRAINED[name], view, QUICK, seed=3, reasons=True).answer
    assert one == other
    assert view.to_bytes() == before
    assert one.decision in {reason.decision for reason in one.reasons}
    shares = [reason.win_share for reason in one.reasons]
    assert shares == sorted(shares, reverse=True)
    assert all(0 <= share <= 1 for share in shares)


def test_both_speeds_decide_the_same() -> None:
    s, dice = new_state(Options(4), seed=4), random.Random(4)
    for _ in range(60):
        if not s.picked_n:
            view = look(s, s.current)
            network = champion_network()
            assert spell_by(network, BOTS.compiled(), view) == spell_by(network, BOTS.interpreted(), view)
        play(s, dice.choice(legal_decisions(s)))


def test_search_is_the_same_at_both_speeds_and_counts_its_games() -> None:
    s, dice = new_state(Options(3), seed=8), random.Random(8)
    for _ in range(40):
        play(s, dice.choice(legal_decisions(s)))
    while s.picked_n:
        play(s, legal_decisions(s)[0])
    view, games = look(s, s.current), []
    for engine in (BOTS.compiled(), BOTS.interpreted()):
        search = Search(engine, champion_network(), least=0.0, width=4)
        found = search.candidates([view])[0]
        search.weigh([view], [found], 16, [5])
        games.append([(c.spelling, c.games, round(c.share, 4), round(c.glory, 2)) for c in found])
        assert sum(candidate.games for candidate in found) <= 16
        assert search.best(found) in found
    assert games[0] == games[1]
    assert len(games[0]) > 1


def test_a_trial_is_a_possible_game_played_on_by_the_network() -> None:
    """The same game played by hand: the same cards, everybody by the network, its values at the seat's own turns."""
    s, dice, engine, network = new_state(Options(4), seed=21), random.Random(21), BOTS.compiled(), champion_network()
    for _ in range(30):
        play(s, dice.choice(legal_decisions(s)))
    while s.picked_n or s.phase != Phase.TURN:
        play(s, legal_decisions(s)[0])
    view = look(s, s.current)
    search = Search(engine, network, horizon=3, trace=0.7, width=3, least=0.0)
    found = search.candidates([view])[0]
    search.play([view], [found], 2, [77])
    views, states, rng = engine.views(1), engine.states(1), engine.integers((4,), np.int64)
    engine.put(views, 0, view)
    for candidate in found:
        for number in range(2):
            engine.seed(rng, 77, number)
            engine.resample_at(views, 0, states, 0, rng)
            by_hand = engine.get(states, 0)
            for decision in candidate.spelling:
                play(by_hand, decision)
            values = played_by_hand(by_hand, network, view.seat, turns=3)
            worth = 0.3 * values[0] + 0.21 * values[1] + 0.49 * values[2]
            assert candidate.results[number] == pytest.approx(worth[0], abs=1e-4)
            assert np.concatenate(candidate.glories)[number] == pytest.approx(worth[1], abs=1e-2)


def played_by_hand(s: State, network: Network, seat: int, turns: int) -> list[Any]:
    """Share of the win and Glory as the network sees them at a seat's next turns."""
    values: list[Any] = []
    while True:
        legal, now = legal_decisions(s), look(s, s.current)
        observation = [0] * OBSERVATION
        encode(now, observation)
        logits, shares, glory = network.forward(np.array([observation], np.int8))
        if s.current == seat and s.phase == Phase.TURN and len(legal) > 1:
            values.append(np.array([shares[0, 0], glory[0, 0]]))
            if len(values) == turns:
                return values
        play(s, max(legal, key=lambda decision: logits[0, decision]))


def test_a_trial_is_worth_what_the_network_says_at_every_turn_on_the_way() -> None:
    """The value at each own turn, later ones by the trace; at the end of a game, what it ended with."""
    s, dice, engine, network = new_state(Options(3), seed=8), random.Random(8), BOTS.compiled(), champion_network()
    positions = []
    while legal := legal_decisions(s):
        if s.phase == Phase.TURN and not s.picked_n:
            positions.append(look(s, s.current))
        play(s, dice.choice(legal))
    for view in [*positions[::80], positions[-1]]:
        results = {}
        for horizon, trace in ((1, 1.0), (2, 1.0), (3, 1.0), (3, 0.0), (3, 0.6)):
            search = Search(engine, network, least=0.0, width=2, horizon=horizon, trace=trace)
            found = search.candidates([view])[0]
            search.weigh([view], [found], 24, [5])
            results[horizon, trace] = np.concatenate([candidate.results for candidate in found])
        one, two, three = (results[horizon, 1.0] for horizon in (1, 2, 3))
        assert np.allclose(results[3, 0.0], one, atol=1e-5)
        assert np.allclose(results[3, 0.6], 0.4 * one + 0.24 * two + 0.36 * three, atol=1e-5)


@pytest.mark.parametrize("candidates", [2, 5, Search.width])
@pytest.mark.parametrize("pace", [0.0003, 0.004, 0.03])
def test_a_search_keeps_to_its_time_however_slow_its_trials(
    candidates: int, pace: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And uses it; nothing is played after the end but the few games that tell how long they take."""
    now = 100.0

    def trials(self: TrialRunner, wave: Wave) -> Any:
        nonlocal now
        now += pace * len(wave.numbers)
        return np.zeros((2, len(wave.numbers)), np.float32)

    monkeypatch.setattr(TrialRunner, "play", trials)
    for module in (pace_module, search_module, waves_module):
        monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: now))
    view = look(new_state(Options(4), seed=3), 0)
    found = [Candidate((i,), -float(i)) for i in range(candidates)]
    Search(BOTS.interpreted(), champion_network()).weigh([view], [found], 10**6, [1], end=now + 1.0)
    assert now <= 101.0 + pace * FIRST * candidates
    assert now >= 100.8 or pace * candidates > 0.05
    played = [candidate.games for candidate in found]
    assert min(played[:2]) == max(played) > 0


def test_the_pace_of_waves_tells_how_many_trials_fit() -> None:
    """Twenty milliseconds a wave and half of one a trial, as they come to be known."""

    def took(trials: int) -> float:
        return 0.020 + 0.0005 * trials

    pace = Pace([(4, took(4))])
    assert pace.fits(took(12)) == 4 * 26 // 22  # as if all of it went to the trials
    pace.waves.append((16, took(16)))
    assert pace.fits(took(40) + 1e-9) == 40
    assert pace.fits(took(400)) == BOLD * 16
    assert pace.fits(0.019) == 0
    lucky = Pace([(4, 0.02), (16, 0.01)])
    assert lucky.fits(0.01) <= BOLD * 16


def noise(dice: np.random.Generator, mean: float) -> npt.NDArray[np.float32]:
    return dice.normal(mean, 0.1, 400).astype(np.float32)


def test_the_policys_choice_is_overruled_only_beyond_chance() -> None:
    search, dice = Search(BOTS.compiled(), champion_network(), margin=0.004), np.random.default_rng(2)
    luck = dice.random(400, np.float32)
    first, same, better = (Candidate((i,), -float(i)) for i in range(3))
    first.shares, same.shares = [luck], [luck + noise(dice, -0.001)]
    assert search.best([first, same]) is first
    better.shares = [luck + noise(dice, 0.03)]
    assert search.best([first, same, better]) is better
    assert search.best([first, Candidate((9,), -9.0)]) is first
    surely, barely = (Candidate((i,), -float(i)) for i in (5, 6))
    surely.shares, barely.shares = [luck + np.float32(0.005)], [luck + np.float32(0.003)]
    assert search.best([first, barely]) is first, "no more than the network may be wrong by"
    assert search.best([first, barely, surely]) is surely


@pytest.mark.parametrize(("sure", "games"), [(3.0, [24, 24]), (0.0, [48, 48])])
def test_what_is_surely_worse_gets_no_more_trials(
    sure: float, games: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first half of the trials tells: the second candidate loses 0.1 ± 0.05 in every game."""
    dice = np.random.default_rng(5)

    def trials(self: TrialRunner, wave: Wave) -> Any:
        luck = np.random.default_rng(3).random(100)[wave.numbers]
        return np.stack([luck - wave.of_spelling * dice.normal(0.1, 0.05, len(luck))] * 2).astype(np.float32)

    monkeypatch.setattr(TrialRunner, "play", trials)
    view, found = look(new_state(Options(4), seed=3), 0), [Candidate((i,), -float(i)) for i in range(2)]
    Search(BOTS.interpreted(), champion_network(), sure=sure).weigh([view], [found], 96, [1])
    assert [each.games for each in found] == games


def test_candidates_are_whole_decisions_most_likely_first() -> None:
    s, dice = new_state(Options(4), seed=5), random.Random(5)
    for _ in range(120):
        if not s.picked_n and legal_decisions(s):
            view = look(s, s.current)
            found = Search(BOTS.compiled(), champion_network(), least=0.0).candidates([view])[0]
            every = whole_decisions(view)
            assert {candidate.spelling for candidate in found} <= set(every)
            assert len(found) == min(Search.width, len(every)) or Search.beam < len(every)
            assert len(found) <= Search.width
            chances = [candidate.chance for candidate in found]
            assert chances == sorted(chances, reverse=True)
            assert np.exp(chances).sum() <= 1.0001
            assert read(view, found[0].spelling) in legal_for(view)
        play(s, dice.choice(legal_decisions(s)))


def test_many_positions_are_judged_as_one_is() -> None:
    network, dice = champion_network(), np.random.default_rng(1)
    observations = dice.integers(0, 3, (50, OBSERVATION)).astype(np.int8)
    masks = (dice.random((50, DECISIONS)) < 0.1).astype(np.int8)
    masks[:, 0] = 1
    together = network.judge(observations, masks)
    for i in range(50):
        alone = network.judge(observations[i : i + 1], masks[i : i + 1])
        assert alone[0][0] == together[0][i]
        assert masks[i, together[0][i]]
        assert alone[1][0] == pytest.approx(together[1][i], abs=1e-5)
        assert np.exp(network.chances(observations[i : i + 1], masks[i : i + 1])).sum() == pytest.approx(1, abs=1e-5)


def test_kingdoms_by_other_names_are_played_the_same() -> None:
    """It learned of all kingdoms what it learned of one."""
    s, network, dice = new_state(Options(4), seed=12), champion_network(), np.random.default_rng(12)
    positions = []
    while legal := legal_decisions(s):
        positions.append([0] * OBSERVATION)
        encode(look(s, s.current), positions[-1])
        play(s, legal[dice.integers(len(legal))])
    observations = np.array(positions, np.int8)
    to = [int(k) for k in dice.permutation(KINGDOMS)]
    seen = np.zeros_like(observations)
    seen[:, renamed_cells(to)] = observations
    logits, shares, glory = network.forward(observations)
    others, other_shares, other_glory = network.forward(seen)
    assert np.abs(others[:, renamed_decisions(to)] - logits).max() < 0.01 * np.abs(logits).max()
    assert np.abs(other_shares - shares).max() < 0.01
    assert np.abs(other_glory - glory).max() < 1


def test_weights_of_another_encoding_are_refused_in_one_line(tmp_path: Path) -> None:
    arrays, metadata = read_tensors(champion_file().read_bytes(), "champion")
    assert metadata["encoding"] == fingerprint()
    write_tensors(tmp_path / "old.safetensors", arrays, {**metadata, "encoding": "0123456789abcdef"})
    with pytest.raises(UserError, match=r"old\.safetensors: trained on encoding 0123456789abcdef, this is ") as error:
        network_of(tmp_path / "old.safetensors")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("data", [b"", b"\x10\x00", b"\x08\x00\x00\x00\x00\x00\x00\x00notjson!", b"{}" * 40])
def test_a_file_that_is_no_weights_is_refused(data: bytes) -> None:
    with pytest.raises(UserError, match=r"x: (not a safetensors|trained on encoding unknown)"):
        read_network(data, "x")


def test_the_file_is_small_and_in_the_standard_format() -> None:
    data = champion_file().read_bytes()
    assert len(data) <= 12_000_000
    header = json.loads(data[8 : 8 + int.from_bytes(data[:8], "little")])
    assert {entry["dtype"] for name, entry in header.items() if name != "__metadata__"} == {"F16"}
    assert 8 + int.from_bytes(data[:8], "little") + max(
        e["data_offsets"][1] for n, e in header.items() if n != "__metadata__"
    ) == len(data)


def test_tensors_are_read_as_written(tmp_path: Path) -> None:
    arrays: dict[str, npt.NDArray[Any]] = {
        "a": np.arange(6, dtype=np.float16).reshape(2, 3),
        "b": np.ones(5, np.float32),
    }
    write_tensors(tmp_path / "t", arrays, {"about": "ü"})
    again, metadata = read_tensors((tmp_path / "t").read_bytes(), "t")
    assert metadata == {"about": "ü"}
    assert all((again[name] == array).all() and again[name].dtype == array.dtype for name, array in arrays.items())


def test_a_trained_bot_is_a_bot() -> None:
    bots: list[Bot] = list(TRAINED.values())
    assert [bot.name for bot in bots] == ["ferryman", "marshal", "champion", "archon"]
