"""Two networks meet: one of the one against as many of the other, every deal in every seat.

Both decide by what is likeliest. On a GPU a thousand deals take a second or two.
"""

from pathlib import Path

import numpy as np
import torch

from ..arena.intervals import Estimate, estimate
from ..envs.batch import Batch
from ..envs.gpu_batch import GpuBatch
from ..rules.facade.options import preset
from ..rules.many.deal_series import MEETINGS
from .grounds import zeros_on_gpu
from .torch_network import Params, forward, load, masked, plain_of
from .train_calls import TrainCalls

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

        def shared(name: str) -> torch.Tensor:
            return torch.as_tensor(getattr(self.batch, name), device=device)

        self.cells = shared("cells")
        self.shown = {name: shared(name) for name in (*COPIED, "done", "shares")}
        self.lone = torch.arange(games, device=device) % players
        self.held = [self.cells, *(self.shown[name] for name in COPIED)]
        self.opened = [each.view(deals, players, *each.shape[1:])[:, :1].clone() for each in self.held]

    def play(self, one: Params, other: Params) -> Estimate:
        """The share of the win that the one has, over deals."""
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
                    self.batch.step(self.chosen)
                    ended = goes_on & (done > 0)
                    won = torch.where(ended, self.shown["shares"].gather(1, self.lone[:, None])[:, 0], won)
                    goes_on &= ~ended
        return estimate(won.cpu().tolist(), (torch.arange(self.games) // self.players).tolist())


def network_for(file: Path, factors: torch.Tensor) -> Params:
    """The network of a file, as `play` takes it."""
    plain = plain_of(load(file, factors.device)[0], factors.device)
    return {name: value.to(factors.dtype) for name, value in plain.items()}
