"""The archon's thinking for thousands of games at once: likely decisions weighed by trials, and the best made."""

from dataclasses import dataclass, field

import torch

from .torch_network import forward
from .trial_games import Likely, TrialGames, likeliest, questions_of


@dataclass
class Thinker:
    """Weighs as the archon does, decision by decision, all candidates to the end."""

    games: TrialGames
    deals: int  # possible games in which each candidate is made
    most: int = 8  # candidates
    least: float = 1e-6  # the chance of one
    doubt: float = 0.5  # standard errors by which a candidate must beat the network's own choice …
    margin: float = 0.002  # … and share of the win
    asked: int = field(default=0, init=False)  # positions with a choice
    overruled: int = field(default=0, init=False)

    def decide(
        self, rows: torch.Tensor, cells: torch.Tensor, shown: dict[str, torch.Tensor], chosen: torch.Tensor
    ) -> None:
        """Into `chosen` what it decides in these rows of a batch, where it overrules the network's own choice."""
        seen, masks = shown["observations"], shown["masks"]
        logits = forward(self.games.network, seen[rows], self.games.factors)[0]
        room = self.games.room // self.deals
        likely = likeliest(logits, masks[rows], min(self.most, room), self.least)
        open_ones = (likely.counts.sum(1) > 1).nonzero()[:, 0]
        if not len(open_ones):
            return
        rows, likely = rows[open_ones], Likely(*(each[open_ones] for each in likely))
        self.asked += len(rows)
        pairs = likely.counts.sum(1).cumsum(0)
        at = 0
        while at < len(rows):
            before = pairs[at - 1] if at else torch.zeros_like(pairs[0])
            end = max(int(torch.searchsorted(pairs, before + room, right=True)), at + 1)
            some = slice(at, end)
            self.weigh(rows[some], Likely(*(each[some] for each in likely)), cells, shown["seats"], chosen)
            at = end

    def weigh(
        self, rows: torch.Tensor, likely: Likely, cells: torch.Tensor, seats: torch.Tensor, chosen: torch.Tensor
    ) -> None:
        """As many positions as there is room for at once."""
        whole = torch.arange(len(rows), device=rows.device)
        asked = questions_of(whole, cells[rows], seats[rows], likely)
        worth = self.games.play(asked, self.deals)
        first = likely.counts.sum(1).cumsum(0) - likely.counts.sum(1)  # the pair of a position's likeliest
        more = worth - worth[first[asked.of_root]]
        error = more.std(1) / self.deals**0.5 if self.deals > 1 else torch.zeros_like(more[:, 0])
        leads = torch.full_like(likely.chances, -1.0)
        leads[likely.counts] = more.mean(1) - self.doubt * error - self.margin
        leads[:, 0] = 0.0
        best = leads.argmax(1)
        chosen[rows] = likely.decisions[whole, best]
        self.overruled += int((best > 0).sum())
