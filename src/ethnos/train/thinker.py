"""The archon's thinking for thousands of games at once: likely decisions weighed by trials, and the best made."""

from dataclasses import dataclass, field

import torch

from ..errors import UserError
from .torch_network import forward, win_shares
from .trial_games import Likely, TrialGames, likeliest, questions_of


@dataclass
class Thinker:
    """Weighs every likely decision in as many games: none drops out on the way, as they do for the archon."""

    games: TrialGames
    deals: int  # possible games in which each is made
    most: int = 8  # decisions of a position
    least: float = 1e-6  # the chance of one
    doubt: float = 0.5  # standard errors by which one must beat the network's own choice …
    margin: float = 0.002  # … and share of the win
    asked: int = field(default=0, init=False)  # positions with a choice
    overruled: int = field(default=0, init=False)

    def __post_init__(self) -> None:
        if not 0 < self.deals * self.most <= self.games.room:
            raise UserError(
                f"{self.most} decisions in {self.deals} games each: there is room for {self.games.room} trials"
            )

    def decide(
        self, rows: torch.Tensor, cells: torch.Tensor, shown: dict[str, torch.Tensor], chosen: torch.Tensor
    ) -> None:
        """Into `chosen` what it decides in these rows of a batch, where it overrules the network's own choice."""
        seen = shown["observations"][rows]
        logits, wins, _ = forward(self.games.network, seen, self.games.factors)
        likely = likeliest(logits, shown["masks"][rows], self.most, self.least)
        shares, room = win_shares(wins, seen)[:, 0], self.games.room // self.deals
        open_ones = (likely.weighed.sum(1) > 1).nonzero()[:, 0]
        self.asked += len(open_ones)
        pairs, at = likely.weighed[open_ones].sum(1).cumsum(0), 0
        while at < len(open_ones):
            before = pairs[at - 1] if at else torch.zeros_like(pairs[0])
            end = int(torch.searchsorted(pairs, before + room, right=True))
            some, at = open_ones[at:end], end
            here = Likely(*(each[some] for each in likely))
            asked = questions_of(cells[rows[some]], shown["seats"][rows[some]], shares[some], here)
            best = self.best(here, asked.of_root, self.games.play(asked, self.deals))
            chosen[rows[some]] = here.decisions.gather(1, best[:, None])[:, 0]
            self.overruled += int((best > 0).sum())

    def best(self, likely: Likely, of_root: torch.Tensor, worth: torch.Tensor) -> torch.Tensor:
        """Which of a position's decisions did better than the likeliest by more than luck explains: 0 where none did.

        All were made in the same games, so it is their differences that are looked at.
        """
        first = likely.weighed.sum(1).cumsum(0) - likely.weighed.sum(1)  # the pair of a position's likeliest
        more = worth - worth[first[of_root]]
        error = more.std(1, correction=0) / self.deals**0.5
        leads = torch.full_like(likely.chances, -1.0)
        leads[likely.weighed] = more.mean(1) - self.doubt * error - self.margin
        leads[:, 0] = 0.0
        return leads.argmax(1)
