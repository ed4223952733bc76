"""The benchmark: that it measures what it says, with small numbers."""

import importlib
import itertools
import json
import sys

import numpy as np
import pytest
from support.counts import LEVEL

from ethnos.cli import run
from ethnos.cli.commands import bench, bench_envs, bench_frameworks, bench_gpu
from ethnos.rules import compiled

pytestmark = pytest.mark.xdist_group("compiled")


def test_openspiel_and_ours_are_measured_in_one_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    figures = bench.against_openspiel(compiled(), ours=50, theirs=20)
    assert all(value and value > 0 for value in figures.values())
    assert figures["ratio"] == pytest.approx(figures["decisions_per_s"] / figures["openspiel_decisions_per_s"])  # type: ignore[operator]


def test_hearts_has_fifty_two_cards_to_play_and_twelve_to_pass() -> None:
    """So the peer's decisions are counted, and its chance moves are not."""
    game = importlib.import_module("pyspiel").load_game("hearts")
    assert bench.hearts_game(importlib.import_module("pyspiel"), game, seed=1)[1] in (52, 64)


def test_copies_and_calls_take_time() -> None:
    assert bench.clone_ns(compiled()) > 0
    assert bench.call_us(compiled()) > 0


def test_without_openspiel_the_ratio_is_left_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    figures = bench.against_openspiel(compiled(), ours=20, theirs=20)
    assert figures["ratio"] is None
    assert figures["games_per_s"]


def test_the_whole_benchmark(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    if LEVEL == "test":  # compiling everything anew takes half a minute
        monkeypatch.setattr(bench, "start_times", lambda: (30.0, 0.7))
        monkeypatch.setattr(bench, "ROUNDS", 1)
    assert run(["bench", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) == set(bench.MEANING)
    assert all(figures.values())


LEDUC = {"pettingzoo_leduc_decisions_per_s", "pettingzoo_ratio"}  # of an extra that tests do not need


def test_batches_and_frameworks_are_measured_in_one_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if LEVEL == "test":
        monkeypatch.setattr(bench_envs, "ROUNDS", 1)
        monkeypatch.setattr(bench_envs, "GAMES", 64)
        monkeypatch.setattr(bench_envs, "PEER_SECONDS", 0.1)
    monkeypatch.setitem(sys.modules, "rlcard", None)
    assert run(["bench", "--envs", "--json"]) == 0
    told = capsys.readouterr()
    figures = json.loads(told.out)
    assert set(figures) == set(bench_envs.MEANING)
    assert {name for name, value in figures.items() if not value} == LEDUC
    assert "pip install 'ethnos[bench]'" in told.err
    best = max(figures["openspiel_crazy_eights_decisions_per_s"], figures["openspiel_hearts_decisions_per_s"])
    assert figures["openspiel_best_decisions_per_s"] >= best * 0.99


def test_ratios_are_of_one_round_each() -> None:
    rates: dict[str, list[float]] = {name: [] for name in bench_envs.MEANING}
    for name in (*bench_frameworks.COMPILED_GAMES, *bench_frameworks.PYTHON_GAMES):
        rates[f"openspiel_{name}_decisions_per_s"] = [10.0, 40.0]
    rates["openspiel_hearts_decisions_per_s"] = [20.0, 30.0]
    rates["batch_decisions_per_s"] = [100.0, 400.0]
    rates["openspiel_ethnos_decisions_per_s"] = [30.0, 20.0]
    rates["pettingzoo_ethnos_decisions_per_s"] = [50.0, 60.0]
    rates["pettingzoo_leduc_decisions_per_s"] = [10.0, 10.0]
    bench_envs.compare(rates)
    assert rates["ratio"] == [5, 10]
    assert rates["openspiel_ratio"] == [3, 0.5]
    assert rates["pettingzoo_ratio"] == [5, 6]


def test_without_the_frameworks_the_batch_is_measured_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("ROUNDS", 1), ("GAMES", 16), ("STEPS", 2)):
        monkeypatch.setattr(bench_envs, name, value)
    for package in ("pyspiel", "pettingzoo", "ethnos.field.ethnos_v0"):
        monkeypatch.setitem(sys.modules, package, None)
    figures = bench_envs.measure_envs(lambda _: None)
    assert {name for name, value in figures.items() if value} == {
        "batch_decisions_per_s",
        "batch_checked_decisions_per_s",
    }


@pytest.mark.parametrize("game", ["leduc_poker", "tic_tac_toe"])
def test_a_round_counts_decisions_and_not_chance(game: str) -> None:
    """With a clock that says one second at each look, a decision takes two: to see, and to do."""
    pyspiel = importlib.import_module("pyspiel")
    ticks = itertools.count()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("time.perf_counter", lambda: float(next(ticks)))
        rate = bench_frameworks.spiel_round(pyspiel.load_game(game))(30.0, np.random.default_rng(1))
    assert rate == 0.5


def test_without_a_gpu_bench_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bench, "why_no_gpu", lambda: "no GPU: none here")
    assert run(["bench", "--gpu", "--json"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "no GPU: none here" in told.err


def test_a_gpu_is_measured_beside_the_cores_and_the_peer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The whole command but for the GPU itself: every figure has a meaning, and a missing peer is told."""
    monkeypatch.setattr(bench, "why_no_gpu", lambda: None)
    monkeypatch.setattr(bench_gpu, "GpuBatch", lambda *_: None)
    monkeypatch.setattr(bench_gpu, "gpu_speed", lambda games, shown: games * 1e9 / (2 if shown else 1))
    monkeypatch.setattr(bench_gpu, "CPU_GAMES", 16)
    monkeypatch.setitem(sys.modules, "pgx", None)
    assert run(["bench", "--gpu", "--json"]) == 0
    told = capsys.readouterr()
    figures = json.loads(told.out)
    assert set(figures) == set(bench_gpu.MEANING)
    assert {name for name, value in figures.items() if not value} == {"pgx_backgammon_decisions_per_s", "ratio"}
    assert figures["shown_decisions_per_s"] == figures["shown_262144_decisions_per_s"]
    assert figures["cpu_ratio"] == figures["shown_decisions_per_s"] / figures["cpu_batch_decisions_per_s"]
    assert "pip install pgx" in told.err
