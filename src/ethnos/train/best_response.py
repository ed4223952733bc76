"""`python -m ethnos.train.best_response`: train against a frozen bot, and say what that wins.

All games are against the one bot, in all seats but the learner's. What the learner then wins beyond an
even share is what the bot can be exploited for, at least: a longer training may find more.

    python -m ethnos.train.best_response champion --minutes 10 --games 32768 --players 4
    python -m ethnos.train.best_response steward --fresh --device cpu
    python -m ethnos.train.best_response ./weights.safetensors --start ./weights.safetensors
"""

import argparse
import json
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from .needs_pytorch import lacks_pytorch

if __name__ == "__main__" and lacks_pytorch():
    sys.exit(2)

import torch

from ..arena.intervals import Estimate
from ..bots.trained.network import FILE, champion_file
from ..bots.trained.tied import PARTS
from ..envs.opponents import opponent_of
from ..errors import EthnosError, UserError
from ..rules.components import KINGDOMS
from ..rules.many.deal_series import MEETINGS
from ..rules.speeds import gpu
from .curve import say
from .meeting import Meeting, network_for
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
        if name.endswith(Path(FILE).suffix):
            if not Path(name).is_file():
                raise UserError(f"{name}: there is no such file")
            return cls(name, Path(name))
        if name == "champion":
            return cls(name, champion_file())
        from ..bots import bot_of  # noqa: PLC0415 - bots by name need more than training does

        bot_of(name)  # refuses what is no bot
        return cls(name, None)


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


def learn(trainer: Trainer, minutes: float, wall: float, began: float) -> None:
    """Train for so long, or until `wall` seconds after the beginning; what is learned is kept on the way."""
    end, told = minutes * 60, TOLD
    while trainer.seconds < end and not (wall and time.perf_counter() - began > wall):
        trainer.iterate(trainer.seconds / end)
        if trainer.seconds >= told:
            told = trainer.seconds + TOLD
            shares = trainer.league.rivals[0].shares()
            shown = ", ".join(f"{players}: {share:.1%}" for players, share in shares.items())
            pace = f"{trainer.games:,} games ({trainer.pace / 1e6:.2f} M/s)"
            say(f"{trainer.seconds:6.0f} s {pace} | while it learns {shown}")
            keep(trainer, NAME)


def won_by(trainer: Trainer, learned: Path, frozen: Frozen, players: int, deals: int) -> Estimate:
    """What the learned network wins among the frozen, deal by deal in every seat; all decide by what is likeliest."""
    if frozen.weights is None:
        from .bot_match import evaluate  # noqa: PLC0415 - matches of bots need more than training does

        return evaluate(str(learned), frozen.name, players, deals)
    mine, theirs = (network_for(file, trainer.factors) for file in (learned, frozen.weights))
    return Meeting(trainer.engine, players, deals, trainer.factors, MEETINGS.number(1)).play(mine, theirs)


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
    parser.add_argument(
        "--players", type=int, nargs="+", default=[2, 4], help="tables to evaluate at; a single one is trained at alone"
    )
    parser.add_argument("--deals", type=int, default=1000, help="of the evaluation, each in every seat")
    parser.add_argument("--average", type=float, default=10.0, help="seconds over which the mean of weights is taken")
    parser.add_argument("--wall", type=float, default=0.0, help="seconds after which training ends, start counted in")
    parser.add_argument("--unfused", action="store_true", help="without PyTorch's compiler")
    parser.add_argument("--device", default="auto")
    parser.add_argument("--out", type=Path, default=Path(NAME))
    given = parser.parse_args(words)
    try:
        return respond_to(given)
    except EthnosError as error:
        print(error, file=sys.stderr)
        return 2


def respond_to(given: argparse.Namespace) -> int:
    began = time.perf_counter()
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
        rate_end=1e-5,
        entropy=0.004,
        entropy_end=0.001,
        margin=0.1,
        margin_end=0.03,
        players=given.players[0] if len(given.players) == 1 else 0,
        average=given.average,
        unfused=given.unfused,
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
    learn(trainer, given.minutes, given.wall, began)
    learned = keep(trainer, NAME)
    found = []
    for players in given.players:
        won = won_by(trainer, learned, frozen, players, given.deals)
        found.append({"players": players, "even": 1 / players, "share": won.mean, "interval": won.within(0, 1)})
        say(f"{players} players: wins {won.percent()}, even {1 / players:.1%}")
    report = {
        "against": frozen.name,
        "seconds": trainer.seconds,
        "games": trainer.games,
        "decisions": trainer.decisions,
        "wins": found,
    }
    (settings.out / f"{NAME}.json").write_text(json.dumps(report, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
