"""`ethnos bench`: how fast the rules are, beside a peer measured in the same run."""

import importlib
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ...arena.match import compiled_form
from ...bots.bot_build import BOTS
from ...bots.bot_calls import BotCalls
from ...bots.exercises import first_question
from ...bots.handmade.bot_games import STEWARD
from ...bots.handmade.bot_matches import run_games
from ...bots.searching.search import Search
from ...bots.trained.network import champion_network
from ...game import Game
from ...rules import RULES, Options, Phase, State, ViewRecord, compiled, interpreted
from ...rules.many.simulation import simulate, simulation_arrays
from ...rules.many.tally import RANDOM_TRIBES, Tally
from ...rules.speeds.gpu import why_no_gpu
from ...rules.speeds.loader import CACHE_VARIABLE, has_numba
from ...rules.speeds.rule_calls import RuleCalls
from ...words import words
from ...words.rewording import reworded
from ..flags import Language
from ..language import language_of
from .bench_envs import MEANING as ENVS_MEANING
from .bench_envs import measure_envs
from .bench_gpu import MEANING as GPU_MEANING
from .bench_gpu import measure_gpu

ROUNDS = 5
PGX, OPENSPIEL = ("Pgx", "pgx 'jax[cuda13]'"), ("OpenSpiel", "open_spiel")
LEDUC = ("leduc_holdem_v4", "'ethnos[bench]'")
START = (
    "from ethnos.rules import compiled, Options\n"
    "from ethnos.rules.many.simulation import simulate\n"
    "e = compiled(); simulate(e, Options().template(e), 1, 0, 2)\n"
)
FIGURE = {"random": "random_bot"}  # a bot's name in its figure
MEANING = {
    "games_per_s": "random four-player games, all powers, one core",
    "decisions_per_s": "decisions of these games",
    "openspiel_decisions_per_s": "OpenSpiel's hearts, its loop in C++, one core",
    "ratio": "ours to OpenSpiel's, median of alternating rounds",
    "all_cores_games_per_s": "the same games on all cores",
    "interpreted_decisions_per_s": "the same rules without Numba",
    "object_decisions_per_s": "interpreted play through ethnos.Game, whole bands, with events",
    "random_bot_decisions_per_s": "random bots among themselves, from views, one core",
    "novice_decisions_per_s": "novices likewise",
    "steward_decisions_per_s": "stewards likewise",
    "champion_decisions_per_s": "champions likewise",
    "archon_trials_per_s": "an archon's trials, on all cores",
    "arena_games_per_s": "games of four stewards on all cores",
    "clone_ns": "copying a state",
    "call_us": "one compiled call from Python",
    "first_compile_s": "compiling everything, once, into an empty cache",
    "cached_start_s": "a new process until its first compiled game is over",
}


def command(
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    envs: Annotated[bool, typer.Option("--envs", help="Measure batched games with observations instead.")] = False,
    gpu: Annotated[bool, typer.Option("--gpu", help="Measure games on a GPU instead.")] = False,
    lang: Language = None,
) -> None:
    """Measure how fast the rules are, beside OpenSpiel where it is installed."""
    w = words(language_of(lang))
    console = Console(stderr=True)
    if gpu and (missing := why_no_gpu()):
        console.print(reworded(missing, w), markup=False)
        raise typer.Exit(2)
    with console.status(w.say("told-measuring")):
        work, meaning = (measure_envs, ENVS_MEANING) if envs else (measure, MEANING)
        if gpu:
            work, meaning = measure_gpu, GPU_MEANING
        figures = work(lambda step: console.log(step) if sys.stderr.isatty() else None)
    if as_json:
        print(json.dumps(figures, indent=2))
    else:
        Console().print(draw_figures(figures, meaning))
    for ratio, peer, package in (("ratio", *(PGX if gpu else OPENSPIEL)), ("pettingzoo_ratio", *LEDUC)):
        if ratio in figures and figures[ratio] is None:
            console.print(w.say("told-no-peer", peer=peer, package=package), markup=False)


def draw_figures(figures: Mapping[str, float | None], meaning: Mapping[str, str]) -> Table:
    table = Table()
    for heading in ("figure", "value", "what it is"):
        table.add_column(heading, justify="right" if heading == "value" else "left", overflow="fold")
    for name, value in figures.items():
        shown = "–" if value is None else f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
        table.add_row(name, shown, meaning[name])
    return table


def measure(log: Callable[[str], object]) -> dict[str, float | None]:
    figures: dict[str, float | None] = dict.fromkeys(MEANING)
    slow = interpreted()
    log("interpreted games")
    seconds, tally = timed(lambda: simulate(slow, Options().template(slow), 1, 0, 40))
    figures["interpreted_decisions_per_s"] = tally.decisions / seconds
    log("games as objects")
    figures["object_decisions_per_s"] = object_speed(games=4)
    if not has_numba():
        return figures
    log("first compile and cached start, in processes of their own")
    figures["first_compile_s"], figures["cached_start_s"] = start_times()
    engine = compiled()
    RULES.warm()
    log("games, beside OpenSpiel's hearts")
    figures |= against_openspiel(engine)
    seconds, tally = timed(lambda: simulate(engine, Options().template(engine), 2, 0, 10_000))
    figures["all_cores_games_per_s"] = tally.games / seconds
    log("bots")
    figures |= bot_speeds(BOTS.compiled())
    log("copies and calls")
    figures["clone_ns"] = clone_ns(engine)
    figures["call_us"] = call_us(engine)
    return figures


def object_speed(games: int) -> float:
    """Decisions per second of random games through the objects, events told as they happen."""
    decisions, before = 0, time.perf_counter()
    for seed in range(games):
        game, dice = Game(4, seed=seed), random.Random(seed)
        while not game.is_over:
            game.play(dice.choice(game.legal()))
            decisions += bool(game.events)
    return decisions / (time.perf_counter() - before)


def bot_speeds(engine: BotCalls, games: int = 400) -> dict[str, float | None]:
    """Decisions per second of each bot on one core; games of stewards, and an archon's trials, on all."""
    deals, table = list(range(games)), [[0, 0, 0, 0]] * games
    found: dict[str, float | None] = {}
    for name in ("random", "novice", "steward", "champion"):
        bot = compiled_form(name)
        assert bot is not None
        layers = champion_network().written if name == "champion" else None
        few = games // 20 if layers is not None else games  # a network's games take as long as many others
        play = partial(
            run_games, engine, Options(4), 3, kinds=[bot.kind], weights=[bot.numbers], layers=layers, threads=1
        )
        play(deals=deals[:2], seats=table[:2])
        seconds, played = timed(partial(play, deals=deals[:few], seats=table[:few]))
        found[f"{FIGURE.get(name, name)}_decisions_per_s"] = played.decisions / seconds
    seconds, _ = timed(partial(run_games, engine, Options(4), 3, deals, table, [STEWARD]))
    return found | {"arena_games_per_s": games / seconds, "archon_trials_per_s": trials_per_s(engine)}


def trials_per_s(engine: BotCalls, trials: int = 1_000) -> float:
    """How many trials the archon plays in a second, at the first question of a game."""
    search = Search(engine, champion_network())
    view = engine.get(first_question(engine, Options(4).template(engine)), 0, ViewRecord)
    found = search.candidates([view])
    search.weigh([view], search.candidates([view]), 64, [0])
    seconds, _ = timed(partial(search.weigh, [view], found, trials, [0]))
    return float(sum(candidate.games for candidate in found[0])) / seconds


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    before = time.perf_counter()
    result = work()
    return time.perf_counter() - before, result


def start_times() -> tuple[float, float]:
    """A process with an empty cache, then one with the cache the first has left."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, CACHE_VARIABLE: folder}
        runs = ["from ethnos.rules import RULES; RULES.warm()", START, START, START]
        times = [
            timed(partial(subprocess.run, [sys.executable, "-c", c], env=environment, check=True))[0] for c in runs
        ]
    return times[0], min(times[1:])


def our_round(engine: RuleCalls, games: int) -> tuple[float, float]:
    """Games and decisions per second of one thread."""
    arrays = simulation_arrays(engine, Options().template(engine), slots=1)
    seconds, _ = timed(lambda: engine.simulate_many(arrays, 1, RANDOM_TRIBES, 0, 0, games))
    return games / seconds, engine.get(arrays.tallies, 0, Tally).decisions / seconds


def hearts_game(pyspiel: Any, game: Any, seed: int) -> tuple[float, int]:
    """Seconds and decisions of one game of OpenSpiel's hearts, random bots and loop in C++."""
    bots = [pyspiel.make_uniform_random_bot(p, seed + p) for p in range(game.num_players())]
    state = game.new_initial_state()
    seconds, _ = timed(partial(pyspiel.evaluate_bots, state, bots, seed))
    return seconds, sum(1 for step in state.full_history() if step.player >= 0)


def hearts_round(pyspiel: Any, games: int) -> float:
    """Decisions per second."""
    game = pyspiel.load_game("hearts")
    played = [hearts_game(pyspiel, game, seed) for seed in range(games)]
    return sum(decisions for _, decisions in played) / sum(seconds for seconds, _ in played)


def against_openspiel(engine: RuleCalls, ours: int = 4_000, theirs: int = 2_000) -> dict[str, float | None]:
    """Rounds of so many games of each, in turn, so that a busy machine slows both."""
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ImportError:
        pyspiel = None
    games, decisions, peers = [], [], []
    for _ in range(ROUNDS):
        games_per_s, decisions_per_s = our_round(engine, ours)
        games.append(games_per_s)
        decisions.append(decisions_per_s)
        if pyspiel is not None:
            peers.append(hearts_round(pyspiel, theirs))
    return {
        "games_per_s": statistics.median(games),
        "decisions_per_s": statistics.median(decisions),
        "openspiel_decisions_per_s": statistics.median(peers) if peers else None,
        "ratio": statistics.median(a / b for a, b in zip(decisions, peers, strict=True)) if peers else None,
    }


def clone_ns(engine: RuleCalls) -> float:
    """Copies between two arrays that fit into a core's cache."""
    count, times = 64, 2_000
    source, target = engine.states(count), engine.states(count)
    engine.clone_many(source, target, 0, 0, count)

    def copies() -> None:
        for _ in range(times):
            engine.clone_many(source, target, 0, 0, count)

    best = min(timed(copies)[0] for _ in range(3))
    return best / times / count * 1e9


def call_us(engine: RuleCalls) -> float:
    """A call that does next to nothing: the legal decisions of a game that is over."""
    states, out, times = engine.states(1), engine.decisions(), 100_000
    over = State()
    over.phase = Phase.OVER
    engine.put(states, 0, over)
    call = engine.legal_at
    call(states, 0, out)
    before = time.perf_counter()
    for _ in range(times):
        call(states, 0, out)
    return (time.perf_counter() - before) / times * 1e6
