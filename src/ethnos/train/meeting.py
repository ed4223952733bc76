"""Two networks meet: one of the one against as many of the other, every deal in every seat.

    python -m ethnos.train.meeting champion.safetensors weights/first_champion.safetensors --players 2 4

Both decide by what is likeliest; on a GPU a thousand deals take a second or two. With `--trials` the one thinks
first, as the archon does (`thinker`).
"""

import argparse
import itertools
import sys
from pathlib import Path

import numpy as np

from .needs_pytorch import lacks_pytorch

if __name__ == "__main__" and lacks_pytorch():
    sys.exit(2)

import torch

from ..arena.intervals import Estimate, estimate
from ..bots.searching.search import Search
from ..envs.batch import Batch
from ..envs.gpu_batch import GpuBatch
from ..errors import in_one_line
from ..rules.facade.options import preset
from ..rules.many.deal_series import MEETINGS, TRIALS
from .grounds import zeros_on_gpu
from .sharing import shared
from .thinker import Thinker
from .torch_network import Params, factors_on, forward, load, masked, plain_of
from .train_build import TRAIN
from .train_calls import TrainCalls
from .trial_games import TrialGames
from .trial_grounds import trial_ground

ASKED = 16  # decisions of every game between two looks whether any goes on
COPIED = ("observations", "masks", "seats", "players")


class Meeting:
    """Deals at a table of so many players, and who sits where."""

    def __init__(
        self, engine: TrainCalls, players: int, deals: int, factors: torch.Tensor, series: int = MEETINGS.first
    ) -> None:
        device, games, tables = factors.device, deals * players, [preset("standard", players)]
        self.players, self.deals, self.games, self.factors = players, deals, games, factors
        self.batch: Batch | GpuBatch
        if device.type == "cuda":
            self.batch = GpuBatch(games, series, tables, stream=torch.cuda.current_stream().cuda_stream)
            self.chosen = zeros_on_gpu((games,), np.int64)
        else:
            self.batch = Batch(games, series, tables, None, engine, checked=False)
            self.chosen = np.zeros(games, np.int64)
        self.cells = torch.as_tensor(self.batch.cells, device=device)
        self.shown = shared(self.batch, (*COPIED, "done", "shares"), device)
        self.lone = torch.arange(games, device=device) % players
        self.held = [self.cells, *(self.shown[name] for name in COPIED)]
        self.opened = [each.view(deals, players, *each.shape[1:])[:, :1].clone() for each in self.held]

    def play(self, one: Params, other: Params, thinker: Thinker | None = None) -> Estimate:
        """The share of the win that the one has, over deals; it thinks before it decides where it can."""
        for each, opened in zip(self.held, self.opened, strict=True):
            each.view(self.deals, self.players, *each.shape[1:]).copy_(opened.expand(-1, self.players, *each.shape[1:]))
        seen, masks, seats, done = (self.shown[name] for name in ("observations", "masks", "seats", "done"))
        chosen = torch.as_tensor(self.chosen, device=seen.device)
        won = torch.zeros(self.games, device=seen.device)
        goes_on = torch.ones(self.games, dtype=torch.bool, device=seen.device)
        with torch.no_grad():
            while bool(goes_on.any()):
                for _ in range(ASKED):
                    mine, theirs = (
                        masked(forward(network, seen, self.factors)[0], masks).argmax(1) for network in (one, other)
                    )
                    chosen.copy_(torch.where(seats == self.lone, mine, theirs))
                    if thinker is not None:
                        thinking = (goes_on & (seats == self.lone)).nonzero()[:, 0]
                        thinker.decide(thinking, self.cells, self.shown, chosen)
                    self.batch.step(self.chosen)
                    ended = goes_on & (done > 0)
                    won = torch.where(ended, self.shown["shares"].gather(1, self.lone[:, None])[:, 0], won)
                    goes_on &= ~ended
        return estimate(won.cpu().tolist(), (torch.arange(self.games) // self.players).tolist())


def network_for(file: Path, factors: torch.Tensor) -> Params:
    """The network of a file, as `play` takes it."""
    plain = plain_of(load(file, factors.device)[0], factors.device)
    return {name: value.to(factors.dtype) for name, value in plain.items()}


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m ethnos.train.meeting", description="One network among others.")
    parser.add_argument("one", type=Path, help="its weights")
    parser.add_argument("other", type=Path, help="the weights of all others")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--deals", type=int, default=1000, help="each in every seat")
    parser.add_argument("--trials", type=int, nargs="+", default=[], help="the one thinks: games a decision")
    parser.add_argument("--steps", type=int, nargs="+", default=[40], help="decisions that a trial goes on for at most")
    parser.add_argument("--turns", type=int, nargs="+", default=[Search.horizon], help="own turns that it goes on for")
    parser.add_argument("--trace", type=float, nargs="+", default=[Search.trace], help="how much the later ones count")
    parser.add_argument("--doubt", type=float, nargs="+", default=[Thinker.doubt], help="standard errors to overrule")
    parser.add_argument("--least", type=float, nargs="+", default=[Thinker.least], help="chance of what is weighed")
    parser.add_argument("--room", type=int, default=65536, help="trials at once")
    given = parser.parse_args(words)
    there = torch.cuda.is_available()
    if there:  # a stream of its own, as numba-cuda and PyTorch then mean the same
        torch.cuda.set_stream(torch.cuda.Stream())
    factors = factors_on(torch.device("cuda" if there else "cpu"), torch.bfloat16 if there else torch.float32)
    one, other = (network_for(file, factors) for file in (given.one, given.other))
    engine = TRAIN.compiled()
    ground = trial_ground(given.room, TRIALS.first, engine, factors.device) if given.trials else None
    for players in given.players:
        meeting = Meeting(engine, players, given.deals, factors, MEETINGS.number(1))
        if ground is None:
            print(f"{players} players: {told(meeting.play(one, other), players)}", flush=True)
            continue
        every = itertools.product(given.trials, given.steps, given.turns, given.trace, given.doubt, given.least)
        for deals, steps, turns, trace, doubt, least in every:
            games = TrialGames(ground, one, factors, steps, trace, turns)
            games.capture()
            thinker = Thinker(games, deals, least=least, doubt=doubt)
            won = told(meeting.play(one, other, thinker), players)
            far = f"{turns} turns far or {steps} decisions, trace {trace:g}"
            terms = f"{deals} games a decision, {far}, down to {least:g}, doubt {doubt:g}"
            overruled = f"{thinker.overruled / max(thinker.asked, 1):.0%} overruled"
            print(f"{players} players, {terms}: {won}, {overruled}", flush=True)


def told(won: Estimate, players: int) -> str:
    return f"{won.percent()} (even {1 / players:.1%})"


if __name__ == "__main__":
    with in_one_line("python -m ethnos.train.meeting"):
        main()
