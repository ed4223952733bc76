"""`python -m ethnos.train.best_response`: train against a frozen bot, and say what that wins.

All games are against the one bot, in all seats but the learner's. What the learner then wins beyond an
even share is what the bot can be exploited for, at least: a longer training may find more.

    python -m ethnos.train.best_response champion --minutes 10
    python -m ethnos.train.best_response steward --fresh --device cpu
    python -m ethnos.train.best_response ./weights.safetensors --start ./weights.safetensors
"""

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path

import torch

from ..arena.match import Match, Outcome, play_chunk
from ..arena.pool import on_processes, own_cores
from ..arena.statistics import Standing, standings
from ..bots import bot_of
from ..bots.bot_files import WEIGHTS
from ..bots.trained.network import champion_file
from ..bots.trained.tied import PARTS
from ..envs.opponents import opponent_of
from ..errors import EthnosError, UserError
from ..rules.components import KINGDOMS
from ..rules.speeds import gpu
from .curve import say
from .run import keep
from .settings import TrainingSettings
from .torch_network import deepened, load, plain_of
from .train_build import TRAIN, exercise_training
from .trainer import Trainer

NAME = "best-response"
TOLD = 30.0  # seconds of training between two lines


@dataclass(frozen=True)
class Frozen:
    """Who is played against: by weights where it has them, else by name."""

    name: str
    weights: Path | None

    @classmethod
    def called(cls, name: str) -> "Frozen":
        bot_of(name)  # refuses what is no bot
        if name.endswith(WEIGHTS):
            return cls(name, Path(name))
        return cls(name, champion_file() if name == "champion" else None)


def face(trainer: Trainer, frozen: Frozen) -> None:
    """Put the frozen bot into the other seats of all games."""
    rival = trainer.league.rivals[0]
    if frozen.weights is None:
        if trainer.cuda:
            raise UserError(f"{frozen.name} has no weights: against it training needs --device cpu")
        rival.bot = opponent_of(frozen.name)
        return
    rival.freeze(plain_of(load(frozen.weights, trainer.device)[0], trainer.device))


def sizes(weights: Path) -> tuple[int, int]:
    """Hidden units and layers of a file's network: learner and frozen are of one size."""
    params = load(weights, torch.device("cpu"))[0]
    return KINGDOMS * len(params["own_bias0"]) + len(params["free_bias0"]), len(params) // len(PARTS) - 1


def learn(trainer: Trainer, minutes: float) -> None:
    end, told = minutes * 60, TOLD
    while trainer.seconds < end:
        trainer.iterate(trainer.seconds / end)
        if trainer.seconds >= told:
            told = trainer.seconds + TOLD
            shares = trainer.league.rivals[0].shares()
            shown = ", ".join(f"{players}: {share:.1%}" for players, share in shares.items())
            say(f"{trainer.seconds:6.0f} s {trainer.games:,} games | while it learns {shown}")


def evaluate(learned: Path, frozen: Frozen, players: int, deals: int, processes: int) -> Standing:
    """One learned player among the frozen, deal by deal in every seat; both decide by what is likeliest."""
    match = Match((str(learned), *[frozen.name] * (players - 1)), players, deals)
    chunks = [(start, min(start + players, match.games)) for start in range(0, match.games, players)]
    results: dict[int, Outcome] = {}
    for (start, _), played in on_processes(Playing(match), chunks, processes, core_each=True):
        results.update(enumerate(played, start=start))
    return next(one for one in standings(match, results) if one.name == str(learned))


@dataclass(frozen=True)
class Playing:
    """Games of a match, as a worker plays them."""

    match: Match

    def __call__(self, chunk: tuple[int, int]) -> list[Outcome]:
        return play_chunk(self.match, *chunk)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m ethnos.train.best_response", description=__doc__.split("\n", maxsplit=1)[0]
    )
    parser.add_argument("bot", help="a bot's name, or a file of weights")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--start", type=Path, help="weights to begin with; the bot's own where it has some")
    parser.add_argument("--fresh", action="store_true", help="begin with nothing")
    parser.add_argument("--hidden", type=int, default=256, help="units of a layer, where no weights say it")
    parser.add_argument("--layers", type=int, default=2, help="likewise")
    parser.add_argument("--games", type=int, default=1024, help="at once; a GPU likes 32768")
    parser.add_argument("--rate", type=float, default=2e-4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4], help="tables to evaluate at")
    parser.add_argument("--deals", type=int, default=50, help="of the evaluation, each in every seat")
    parser.add_argument("--device", default="auto")
    parser.add_argument("--out", type=Path, default=Path(NAME))
    given = parser.parse_args(words)
    try:
        return respond_to(given)
    except EthnosError as error:
        print(error, file=sys.stderr)
        return 2


def respond_to(given: argparse.Namespace) -> int:
    name = "cuda" if given.device == "auto" and torch.cuda.is_available() else given.device.replace("auto", "cpu")
    if name == "cuda" and (missing := gpu.why_no_gpu()):
        raise UserError(f"{missing}; --device cpu trains without, slowly")
    frozen = Frozen.called(given.bot)
    start = None if given.fresh else given.start or frozen.weights
    known = frozen.weights or start
    hidden, layers = sizes(known) if known is not None else (given.hidden, given.layers)
    settings = TrainingSettings(
        out=given.out,
        minutes=given.minutes,
        seed=given.seed,
        games=given.games,
        hidden=hidden,
        layers=layers,
        minibatch=min(TrainingSettings.minibatch, given.games * 8),
        rate=given.rate,
        league=1.0,
        selves=0,
        margin=0.2,
        device=name,
    )
    settings.out.mkdir(parents=True, exist_ok=True)
    engine, device = TRAIN.compiled(), torch.device(name)
    if name == "cpu":
        exercise_training(engine)
    trainer = Trainer(settings, engine, device)
    if start is not None:
        if sizes(start)[0] != hidden:
            raise UserError(f"{start}: a network of {sizes(start)[0]} units, {frozen.name} has {hidden}")
        trainer.begin_as(deepened(load(start, device)[0], settings.layers), 0.0, 0, 0)
    face(trainer, frozen)
    say(f"trains against {frozen.name}, from {start.name if start else 'nothing'}, on {name}")
    learn(trainer, given.minutes)
    learned = keep(trainer, NAME)
    found = []
    for players in given.players:
        one = evaluate(learned, frozen, players, given.deals, len(own_cores()))
        found.append({"players": players, "even": 1 / players, "share": one.win_share, "interval": [one.low, one.high]})
        say(f"{players} players: wins {one.win_share:.1%} ({one.low:.1%} – {one.high:.1%}), even {1 / players:.1%}")
    report = {"against": frozen.name, "seconds": trainer.seconds, "games": trainer.games, "wins": found}
    (settings.out / f"{NAME}.json").write_text(json.dumps(report, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
