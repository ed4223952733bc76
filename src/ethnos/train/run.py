"""A training from its first second to its last: windows, evaluations, snapshots, checkpoints, the report."""

import json
import signal
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import TypedDict

import torch

from .. import __version__
from ..arena.networks.ladder import Rung, climb
from ..rules import RULES_VERSION
from .curve import curve_row, say, write_curve
from .learner import STATS, AdamState
from .meetings import Meetings
from .settings import TrainingSettings
from .torch_network import Params, deepened, load, save
from .train_build import TRAIN, exercise_training
from .trainer import Trainer

CHECKPOINT = "checkpoint.pt"
PLACES = {"out", "device", "threads", "resume", "start", "against", "wall"}
PLAYERS = (2, 4, 6)  # looked at while training
LADDER_PLAYERS = (2, 3, 4, 5, 6)  # … and at the end

CurveRow = dict[str, float]  # of the curve


class Checkpoint(TypedDict):
    """Everything that --resume needs."""

    params: Params
    adam: AdamState
    seconds: float
    decisions: int
    games: int
    resumed: int
    average: Params
    first: float
    rows: list[CurveRow]


def train(settings: TrainingSettings, device: torch.device, began: float) -> list[Rung]:
    """Train for settings.minutes and leave weights, curve and report in settings.out."""
    engine = TRAIN.compiled()
    ladder = settings.final_deals > 0
    warming = TRAIN.start_warming() if ladder else None  # compiles the stewards beside, while training begins
    if device.type == "cpu":
        exercise_training(engine)
        say(f"compiled after {time.perf_counter() - began:.0f} s")
    held = settings.out / CHECKPOINT
    kept = torch.load(held, map_location=device, weights_only=True) if settings.resume and held.exists() else None
    trainer = Trainer(settings, engine, device, resumed=kept["resumed"] + 1 if kept else int(settings.start != Path()))
    rows: list[CurveRow] = []
    if kept:
        rows = restore(trainer, kept)
        if settings.start != Path() and trainer.league.rivals:
            first = deepened(load(settings.start, device)[0], settings.layers)
            trainer.league.rivals[0].freeze(trainer.played(first))
    elif settings.start != Path():
        go_on_from(trainer, settings.start)
    trainable = sum(value.numel() for value in trainer.params.values())
    say(f"ready after {time.perf_counter() - began:.0f} s: {trainable:,} weights on {device}")
    go_through(trainer, rows, lambda: warming is None or warming.poll() is not None, began)
    keep(trainer, f"seed{settings.seed}")
    checkpoint(trainer, rows)
    if warming is not None:
        warming.wait()
    final = []
    for players in LADDER_PLAYERS if ladder else ():
        policy = trainer.policy(trainer.played(trainer.average.params))
        final += climb(engine, policy, settings.final_deals, (players,), settings.threads or None)
        say(f"final: {final[-1]}")
    if final:
        rows.append(curve_row(trainer.seconds, trainer.decisions, trainer.games, final, numbers(trainer)))
    report(trainer, rows, final)
    return final


class Stop:
    """Whether somebody asked to stop: by Ctrl-C, or as a system ends its programs."""

    def __init__(self) -> None:
        self.asked = False
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self.ask)

    def ask(self, *_: object) -> None:
        self.asked = True


def go_through(trainer: Trainer, rows: list[CurveRow], stewards_ready: Callable[[], bool], began: float) -> None:
    settings = trainer.settings
    first, long = trainer.first, settings.minutes * 60
    end = first + long
    marks = [first + long * (i + 1) / (settings.snapshots + 1) for i in range(settings.snapshots)]
    marks = [mark for mark in marks if mark > trainer.seconds]
    due = trainer.seconds + min(10.0, settings.ladder_every)
    renewal = trainer.seconds + settings.renew_every
    meetings = Meetings(trainer) if settings.meet_every else None
    stop = Stop()
    while trainer.seconds < end and not (settings.wall and time.perf_counter() - began > settings.wall):
        if stop.asked:
            checkpoint(trainer, rows)
            raise SystemExit(f"stopped after {trainer.seconds:.0f} s of training; --resume goes on")
        trainer.iterate((trainer.seconds - first) / long)
        if meetings is not None and meetings.due():
            meetings.hold()
            keep(trainer, f"seed{settings.seed}")
            checkpoint(trainer, rows)
        if settings.final_deals and trainer.seconds >= due and stewards_ready():
            look(trainer, rows)
            due = trainer.seconds + settings.ladder_every
        if trainer.seconds >= renewal:
            renewal += settings.renew_every
            review(trainer)
        if marks and trainer.seconds >= marks[0]:
            keep(trainer, f"seed{settings.seed}-{marks.pop(0):.0f}s")
            checkpoint(trainer, rows)
    if meetings is not None:
        meetings.hold()


def look(trainer: Trainer, rows: list[CurveRow]) -> None:
    """A short ladder, onto the curve."""
    settings = trainer.settings
    policy = trainer.policy(trainer.played(trainer.average.params))
    rungs = climb(trainer.engine, policy, settings.ladder_deals, PLAYERS, settings.threads or None)
    stats = numbers(trainer)
    rows.append(curve_row(trainer.seconds, trainer.decisions, trainer.games, rungs, stats))
    shown = ", ".join(f"{rung.players}: {rung.share:.1%}±{rung.spread:.1%}" for rung in rungs)
    told = ", ".join(f"{name} {value:.4f}" for name, value in stats.items())
    say(f"{trainer.seconds:6.0f} s {trainer.decisions / 1e6:7.0f} M ({trainer.pace / 1e6:.2f} M/s) | {shown} | {told}")


def review(trainer: Trainer) -> None:
    """How the league stands; the present network takes the place of the oldest of its earlier selves."""
    told = [f"{trainer.seconds:6.0f} s {trainer.decisions / 1e6:7.0f} M ({trainer.pace / 1e6:.2f} M/s)"]
    for i, rival in enumerate(trainer.league.rivals):
        shown = " ".join(f"{players}: {share:.1%}" for players, share in rival.shares().items())
        told.append(f"rival {i} {shown}")
    if trainer.rounds is not None:
        told.append(trainer.rounds.told())
    told += [f"{name} {value:.4f}" for name, value in numbers(trainer).items()]
    say(" | ".join(told))
    trainer.league.renew(trainer.actor)


def numbers(trainer: Trainer) -> dict[str, float]:
    found = dict(zip(STATS, trainer.learner.stats.tolist(), strict=True))
    return found | {"decisions_per_s": trainer.pace}


def keep(trainer: Trainer, name: str) -> Path:
    """The weights as they are now, as they would be shipped: their mean where one is taken."""
    settings = trainer.settings
    about = {
        "seed": str(settings.seed),
        "seconds": f"{trainer.seconds:.0f}",
        "decisions": str(trainer.decisions),
        "games": str(trainer.games),
        "ethnos": __version__,
        "rules": str(RULES_VERSION),
        "settings": json.dumps(recipe(settings)),
    }
    file = settings.out / f"{name}.safetensors"
    save(file, trainer.average.params, about)
    return file


def recipe(settings: TrainingSettings) -> dict[str, object]:
    """The settings that decide what is learned, not where it is written."""
    return {name: value for name, value in asdict(settings).items() if name not in PLACES}


def checkpoint(trainer: Trainer, rows: list[CurveRow]) -> None:
    """Everything that --resume needs, and the curve so far."""
    kept: Checkpoint = {
        "params": {name: value.detach() for name, value in trainer.params.items()},
        "adam": trainer.learner.memory(),
        "seconds": trainer.seconds,
        "decisions": trainer.decisions,
        "games": trainer.games,
        "resumed": trainer.resumed,
        "average": trainer.average.params,
        "first": trainer.first,
        "rows": rows,
    }
    file = trainer.settings.out / CHECKPOINT
    torch.save(kept, file.with_suffix(".new"))
    file.with_suffix(".new").replace(file)
    if rows:
        write_curve(trainer.settings.out, rows)


def restore(trainer: Trainer, kept: Checkpoint) -> list[CurveRow]:
    """Go on where a checkpoint stopped, with deals of its own and all rivals as it is now; the curve so far."""
    trainer.begin_as(kept["params"], kept["seconds"], kept["decisions"], kept["games"])
    trainer.learner.restore(kept["adam"])
    trainer.average.begin_as(kept["average"])
    trainer.first = kept["first"]
    say(f"goes on after {trainer.seconds:.0f} s of training")
    return list(kept["rows"])


def go_on_from(trainer: Trainer, file: Path) -> None:
    """Take over the weights of a file; the optimiser's memory is not in it and builds up anew."""
    params, about = load(file, trainer.device)
    played = float(about.get("seconds", 0)), int(about.get("decisions", 0)), int(about.get("games", 0))
    trainer.begin_as(deepened(params, trainer.settings.layers), *played)
    say(f"goes on from {file.name}, after {trainer.seconds:.0f} s of training")


def report(trainer: Trainer, rows: list[CurveRow], final: list[Rung]) -> None:
    settings, spent = trainer.settings, trainer.clock.spent  # since it was begun or resumed
    shares = {name: value / sum(spent.values()) for name, value in spent.items()}
    checkpoint(trainer, rows)
    found = {
        "settings": recipe(settings),
        "seconds": trainer.seconds,
        "decisions": trainer.decisions,
        "games": trainer.games,
        "decisions_per_s": trainer.pace,
        "where_the_time_goes": shares,
        "ladder": [asdict(rung) for rung in final],
    }
    (settings.out / f"seed{settings.seed}.json").write_text(json.dumps(found, indent=1, default=str) + "\n")
    say(f"{trainer.pace / 1e6:.2f} M decisions/s; {trainer.games:,} games")
    say("; ".join(f"{name} {share:.0%}" for name, share in shares.items()))
