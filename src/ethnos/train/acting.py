"""One decision in every game: the network decides, the window keeps it, the games go on."""

import numpy as np
import torch

from ..envs.batch import Batch
from ..envs.opponents import Opponent
from .grounds import Ground
from .league import League
from .sharing import shared
from .torch_network import Params, forward, masked, win_shares
from .window import RESULTS

KEPT = ("observations", "masks", "decisions", "log_chances", "values", "seats", "players", "learns")


class Acting:
    """The arrays of the games and of the window as tensors, and one captured step where there is a GPU."""

    def __init__(
        self, ground: Ground, actor: Params, factors: torch.Tensor, league: League, device: torch.device
    ) -> None:
        self.ground, self.actor, self.factors, self.league = ground, actor, factors, league
        batch, window = ground.batch, ground.window
        self.shown = shared(batch, ("observations", "masks", "seats", "players", *RESULTS), device)
        self.kept = shared(window, KEPT, device)
        self.results = shared(window, RESULTS, device)
        self.chosen = torch.as_tensor(ground.chosen, device=device)
        self.row = torch.zeros(1, dtype=torch.int64, device=device)
        self.dice = np.random.default_rng(ground.batch.seed)  # of bots in the league
        self.graph: torch.cuda.CUDAGraph | None = None

    def step(self) -> None:
        """Decide, keep it in the window's next row, play on, and keep what it led to."""
        if self.graph is not None:
            self.graph.replay()
            return
        with torch.no_grad():
            for name, value in self.decide().items():
                self.kept[name].index_copy_(0, self.row, value[None])
            self.row += 1
            self.ground.step()
            for name in RESULTS:
                self.results[name].index_copy_(0, self.row, self.shown[name][None])
            for rival in self.league.rivals:
                self.league.seat_learner(rival, self.shown["done"], self.shown["players"], self.shown["shares"])

    def decide(self) -> dict[str, torch.Tensor]:
        """Draw a decision for every game; a row of the window."""
        seen, masks, seats = self.shown["observations"], self.shown["masks"], self.shown["seats"]
        logits, wins, glory = forward(self.actor, seen, self.factors)
        chances = torch.log_softmax(masked(logits, masks), 1)
        self.chosen.copy_(draw(chances))
        learns = torch.ones(len(seats), device=seats.device)
        for rival in self.league.rivals:
            at = rival.part
            own = seats[at] == self.league.lone[at]
            if rival.bot is not None:
                theirs = self.asked(rival.bot, at, own)
            else:
                theirs = draw(masked(forward(rival.network, seen[at], self.factors)[0], masks[at]))
            self.chosen[at] = torch.where(own, self.chosen[at], theirs)
            learns[at] = own.float()
        shares = win_shares(wins, seen)
        return {
            "observations": seen,
            "masks": masks,
            "decisions": self.chosen,
            "log_chances": chances.gather(1, self.chosen[:, None])[:, 0],
            "values": torch.cat([shares, glory], 1),
            "seats": seats,
            "players": self.shown["players"],
            "learns": learns,
        }

    def asked(self, bot: Opponent, at: slice, own: torch.Tensor) -> torch.Tensor:
        """What a bot decides in those games of a part in which it is its turn: on the cores only."""
        batch = self.ground.batch
        assert isinstance(batch, Batch)
        theirs = torch.zeros(len(own), dtype=torch.int64)
        rows = (~own).nonzero()[:, 0]
        if len(rows):
            theirs[rows] = torch.from_numpy(bot.decide(batch, rows.numpy() + at.start, self.dice).astype(np.int64))
        return theirs


def draw(logits: torch.Tensor) -> torch.Tensor:
    """A decision by its chance: the largest of the logits, each with noise of its own."""
    noise = torch.empty_like(logits).exponential_().clamp_(min=1e-12).log_()
    return (logits - noise).argmax(1)
