"""The benchmark: that it measures what it says, with small numbers."""

import importlib
import json
import sys

import pytest
from support.counts import LEVEL

from ethnos.cli import run
from ethnos.cli.commands import bench, bench_envs, bench_gpu
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


def test_batched_games_and_openspiel_are_measured_in_one_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if LEVEL == "test":
        monkeypatch.setattr(bench_envs, "ROUNDS", 1)
        monkeypatch.setattr(bench_envs, "GAMES", 64)
        monkeypatch.setattr(bench_envs, "PEER_SECONDS", 0.1)
    assert run(["bench", "--envs", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) == set(bench_envs.MEANING)
    assert all(figures.values())
    best = max(figures["openspiel_crazy_eights_decisions_per_s"], figures["openspiel_hearts_decisions_per_s"])
    assert figures["openspiel_best_decisions_per_s"] >= best * 0.99


def test_without_openspiel_the_batch_is_measured_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("ROUNDS", 1), ("GAMES", 16), ("STEPS", 2)):
        monkeypatch.setattr(bench_envs, name, value)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    figures = bench_envs.measure_envs(lambda _: None)
    assert figures["batch_decisions_per_s"]
    assert figures["ratio"] is None


def test_without_a_gpu_bench_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bench, "why_no_gpu", lambda: "no GPU: none here")
    assert run(["bench", "--gpu", "--json"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "no GPU: none here" in told.err


def test_every_figure_of_the_gpu_has_a_meaning() -> None:
    assert {f"{kind}_{n}_decisions_per_s" for kind in ("rules", "shown") for n in bench_gpu.SIZES} <= set(
        bench_gpu.MEANING
    )
