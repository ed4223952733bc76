"""What a training is told: one frozen record, read from the command line."""

import argparse
from dataclasses import dataclass, fields
from pathlib import Path

from ..rules.facade.options import PRESETS, Options, preset

LARGER = {3: 3, 4: 3, 5: 2, 6: 1}  # how often each of these numbers of players is played
STANDARD = 4  # how often the standard options beside every other printed set


@dataclass(frozen=True)
class TrainingSettings:
    """The recipe; what decides how it learns has the values of the champion's first twelve minutes.

    They were played 8,192 games at once, with minibatches of 16,384.
    """

    out: Path = Path("training")
    minutes: float = 12.0  # of this training; over these rate, entropy bonus and Glory fall
    wall: float = 0.0  # seconds after which it stops for --resume to go on, the start counted in; 0: never
    seed: int = 1
    games: int = 32768  # a GPU likes them many
    rows: int = 40  # decisions of every game between two updates
    two: int = 5  # games of two players for every nine of LARGER: they are short, so it takes more of them
    hidden: int = 1024
    layers: int = 3
    minibatch: int = 32768
    epochs: int = 2
    rate: float = 8e-4
    rate_end: float = 3e-5
    warm_up: float = 0.0  # seconds in which the rate rises, while the optimiser has no memory yet
    entropy: float = 0.03
    entropy_end: float = 0.003
    trace: float = 0.9  # lambda, along a player's own decisions
    clip: float = 0.2
    margin: float = 1.2  # of Glory beyond the others' mean, beside the share of the win
    margin_end: float = 0.2
    value: float = 0.5
    glory: float = 0.5
    trials: int = 0  # rounds of trials between two windows; 0: none
    trial_games: int = 65536  # of a round, played together
    trial_deals: int = 2  # possible games in which every decision of a position is made
    trial_steps: int = 24  # decisions of anybody's that a trial goes on for at most
    trial_turns: int = 4  # … and turns of the seat; 0: as many as there are
    trial_trace: float = 0.6  # the part that each of these turns leaves to later ones: a longer one has twice the luck
    trial_logit: float = 0.003  # of the win, that makes one decision likelier than another by a logit
    trial_weight: float = 0.5  # of the mean of what they teach, beside that of a minibatch of self-play
    trial_sample: int = 2048  # positions in every step of the optimiser
    average: float = 0.0  # seconds over which the network's mean is taken; 0: the network as it is
    players: int = 0  # at every table; 0: mixed
    league: float = 0.0  # of the games, against frozen networks; the others are self-play
    selves: int = 3  # earlier selves in the league, beside the weights that training began with
    renew_every: float = 60.0  # seconds of training between two earlier selves
    unfused: bool = (
        False  # on a GPU: without PyTorch's compiler, which takes half a minute and makes updates 1.7 times as fast
    )
    ladder_every: float = 60.0  # seconds of training between two evaluations
    ladder_deals: int = 256
    final_deals: int = 1000  # 0: no ladder at all
    meet_every: float = 0.0  # seconds of training between two meetings with other networks; 0: none
    meet_deals: int = 1000
    against: Path = Path()  # weights to meet, beside those that training began with
    snapshots: int = 3  # weights kept on the way, evenly in time
    device: str = "auto"
    threads: int = 0  # 0: one a core
    resume: bool = False  # from the checkpoint in `out`
    start: Path = Path()  # weights to go on from, their training counted in
    smoke: bool = False

    def tables(self) -> list[Options]:
        """What is played, drawn evenly; the observation tells the network which it is."""
        names = ["standard"] * STANDARD + [name for name in PRESETS if name != "standard"]
        often = {2: self.two, **LARGER} if not self.players else {self.players: 1}
        return [preset(name, n) for n, times in often.items() for name in names for _ in range(times)]


SMOKE = {
    "minutes": 0.15,
    "games": 64,
    "rows": 32,
    "hidden": 64,
    "layers": 2,
    "minibatch": 1024,
    "ladder_every": 4.0,
    "ladder_deals": 4,
    "final_deals": 4,
    "snapshots": 1,
}


def read_settings(words: list[str] | None = None) -> TrainingSettings:
    """Settings from the command line; --smoke makes everything small unless said otherwise."""
    parser = argparse.ArgumentParser(prog="python -m ethnos.train", description="Train a network by self-play.")
    for field in fields(TrainingSettings):
        kind = type(field.default)
        name = f"--{field.name.replace('_', '-')}"
        if kind is bool:
            parser.add_argument(name, action="store_true")
        else:
            parser.add_argument(name, type=Path if isinstance(field.default, Path) else kind, default=None)
    given = {key: value for key, value in vars(parser.parse_args(words)).items() if value is not None}
    small = SMOKE if given.get("smoke") else {}
    return TrainingSettings(**{**small, **given})
