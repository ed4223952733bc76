"""A league: in some games one seat is the learner's, and a frozen network decides for all others.

Half of these games are against the network that the training began with, the rest against
earlier selves. Whoever learns only against itself may forget how to beat what it has left behind.
"""

from dataclasses import dataclass

import torch

from ..envs.opponents import Opponent
from ..rules.components import SEATS
from .settings import TrainingSettings
from .torch_network import Params


@dataclass
class Rival:
    """A frozen network, and the games in which it sits."""

    part: slice
    network: Params
    tally: torch.Tensor  # by number of players: the learner's shares of the win, and how many games
    bot: Opponent | None = None  # whoever decides in place of the network

    def freeze(self, network: Params) -> None:
        """The rival plays as this network from now on, and nothing is counted yet."""
        for name, value in network.items():
            self.network[name].copy_(value)
        self.tally.zero_()

    def shares(self) -> dict[int, float]:
        """What the learner won against it, by number of players, since this was last asked."""
        found = self.tally.cpu().tolist()
        self.tally.zero_()
        return {players: won / games for players, (won, games) in enumerate(found) if games}


class League:
    """The rivals, and the learner's seat in every game; self-play games have none."""

    def __init__(self, settings: TrainingSettings, actor: Params, device: torch.device) -> None:
        self.rivals: list[Rival] = []
        self.renewed = 0
        places = int(settings.games * settings.league)
        first = places // 2 if settings.selves else places
        end = settings.games
        for size in [first, *[(places - first) // max(settings.selves, 1)] * settings.selves] if places else []:
            network = {name: value.clone() for name, value in actor.items()}
            tally = torch.zeros(SEATS + 1, 2, device=device)
            self.rivals.append(Rival(slice(end - size, end), network, tally))
            end -= size
        self.lone = torch.zeros(settings.games, dtype=torch.int64, device=device)

    def freeze_all(self, network: Params) -> None:
        for rival in self.rivals:
            rival.freeze(network)

    def renew(self, network: Params) -> None:
        """The oldest of the earlier selves makes room for this one; the first rival stays."""
        if len(self.rivals) > 1:
            self.rivals[1 + self.renewed % (len(self.rivals) - 1)].freeze(network)
            self.renewed += 1

    def seat_learner(self, rival: Rival, done: torch.Tensor, players: torch.Tensor, shares: torch.Tensor) -> None:
        """Count the games that ended, and draw a seat in those that begin."""
        ended, lone = done[rival.part].long(), self.lone[rival.part]
        won = torch.stack([shares[rival.part].gather(1, lone[:, None])[:, 0], torch.ones_like(ended).float()], 1)
        counted = torch.nn.functional.one_hot(ended, SEATS + 1).float()
        counted[:, 0] = 0
        rival.tally += counted.T @ won
        drawn = (torch.rand(len(lone), device=lone.device) * players[rival.part]).long()
        lone.copy_(torch.where(ended > 0, drawn, lone))
