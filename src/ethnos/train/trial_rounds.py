"""Decisions weighed by trials, for the network to learn from beside self-play.

Between two windows of self-play positions are taken from its games. In each, the decisions that
the network holds possible at all are made in the same possible games. By what each was worth
beyond their mean its logit shall move, however unlikely it was: a target that luck blurs but does
not shift, where self-play tells of the one decision that was drawn.
"""

from math import log, log10
from typing import NamedTuple

import torch

from ..errors import UserError
from ..rules.decision_numbers import DECISIONS
from .acting import Acting
from .settings import TrainingSettings
from .torch_network import NEVER, forward, masked, win_shares
from .trial_games import Likely, TrialGames, likeliest, questions_of

MOST = 6  # decisions weighed in a position
LEAST = 1e-6  # the chance of one that is weighed
LUCK = 0.04  # what a decision is worth scatters so much from game to game: the unit of the error
DECADES = round(-log10(LEAST))  # of chances, in which gains are counted


class TrialSample(NamedTuple):
    """Some positions, the likeliest decisions of each, and what those of them that were weighed gained."""

    observations: torch.Tensor
    masks: torch.Tensor
    decisions: torch.Tensor
    log_chances: torch.Tensor  # as they were then; NEVER beside what is legal
    gains: torch.Tensor  # on the mean of what was weighed there; 0 for the others


class TrialRounds:
    """The positions of the last rounds, and what was found there."""

    def __init__(self, settings: TrainingSettings, acting: Acting, games: TrialGames) -> None:
        if settings.trial_deals < 2:
            raise UserError("--trial-deals: at least 2, half of them to tell luck by")
        self.settings, self.acting, self.games = settings, acting, games
        self.cells = torch.as_tensor(acting.ground.batch.cells, device=acting.factors.device)
        self.pairs = games.room // settings.trial_deals
        room, device = settings.trials * self.pairs // 2, acting.factors.device
        shown = acting.shown
        self.observations = torch.zeros(room, shown["observations"].shape[1], dtype=torch.int8, device=device)
        self.masks = torch.zeros(room, DECISIONS, dtype=torch.int8, device=device)
        self.decisions = torch.zeros(room, MOST, dtype=torch.int64, device=device)
        self.log_chances = torch.full((room, MOST), NEVER, device=device)
        self.gains = torch.zeros(room, MOST, device=device)
        self.held = torch.ones((), device=device)  # positions there are to draw from
        self.positions = 0  # … and all so far
        self.tally = torch.zeros(DECADES, 4, device=device)

    def sample(self) -> TrialSample:
        """Some of the positions of the last rounds."""
        drawn = (torch.rand(self.settings.trial_sample, device=self.held.device) * self.held).long()
        held = (self.observations, self.masks, self.decisions, self.log_chances, self.gains)
        return TrialSample(*(each[drawn] for each in held))

    def play(self) -> None:
        """Some rounds of trials, from the games as they stand."""
        shown = self.acting.shown
        with torch.no_grad():
            logits, wins, _ = forward(self.acting.actor, shown["observations"], self.acting.factors)
            shares = win_shares(wins, shown["observations"])[:, 0]
            likely = likeliest(logits, shown["masks"], MOST, LEAST)
            open_ones = (likely.weighed.sum(1) > 1).nonzero()[:, 0]  # the host waits here
            open_ones = open_ones[torch.randperm(len(open_ones), device=open_ones.device)]
            pairs = likely.weighed[open_ones].sum(1).cumsum(0)
            at = 0
            for number in range(self.settings.trials):
                # The pairs of whole positions, as many as there is room for.
                bounds = torch.tensor([number * self.pairs, (number + 1) * self.pairs], device=pairs.device)
                first, last = torch.searchsorted(pairs, bounds, right=True).tolist()
                rows = open_ones[first + (number > 0) : last]
                if len(rows):
                    self.weigh(rows, Likely(*(each[rows] for each in likely)), shares[rows], at)
                    at += len(rows)
            self.log_chances[at:] = NEVER  # what was found in earlier windows is not learned again
            self.held.fill_(max(at, 1))
            self.positions += at

    def weigh(self, rows: torch.Tensor, likely: Likely, shares: torch.Tensor, at: int) -> None:
        """Play a round in these rows of the batch, and keep what it found from place `at` on."""
        shown, weighed = self.acting.shown, likely.weighed
        asked = questions_of(self.cells[rows], shown["seats"][rows], shares, likely)
        worth = self.games.play(asked, self.settings.trial_deals)
        found = torch.zeros_like(likely.chances)
        found[weighed] = worth.mean(1)
        here = slice(at, at + len(rows))
        self.observations[here] = shown["observations"][rows]
        self.masks[here] = shown["masks"][rows]
        self.decisions[here] = likely.decisions
        self.log_chances[here] = likely.chances
        self.gains[here] = beyond_mean(found, weighed) * weighed
        self.count(likely, worth)

    def count(self, likely: Likely, worth: torch.Tensor) -> None:
        """By chance: how many decisions other than the likeliest, and what they were worth beyond it.

        Two halves of the games know nothing of each other's luck: what they agree on is no luck.
        """
        halves = torch.zeros(2, *likely.weighed.shape, device=worth.device)
        half = worth.shape[1] // 2
        halves[:, likely.weighed] = torch.stack([worth[:, :half].mean(1), worth[:, half:].mean(1)])
        one, other = (halves - halves[:, :, :1])[:, :, 1:]
        decades = (-likely.chances[:, 1:] / log(10)).clamp(0, DECADES - 1).long()
        there, more = likely.weighed[:, 1:].float(), (one + other) / 2
        listed = torch.stack([there, more * there, more**2 * there, one * other * there], 2)
        self.tally.index_add_(0, decades.flatten(), listed.flatten(0, 1))

    def told(self) -> str:
        """What decisions gained on the likeliest, by their chance, since this was last asked."""
        found = self.tally.cpu().tolist()
        self.tally.zero_()
        each = [
            f"1e-{i + 1}: {100 * gained / n:+.2f}, as found ± {100 * (squares / n) ** 0.5:.2f}, "
            f"without luck ± {100 * max(agreed / n, 0.0) ** 0.5:.2f} ({n:.0f})"
            for i, (n, gained, squares, agreed) in enumerate(found)
            if n
        ]
        return f"{self.positions:,} positions tried; " + " ".join(each)


def beyond_mean(values: torch.Tensor, among: torch.Tensor) -> torch.Tensor:
    """Every row less the mean of those of its values that are among."""
    mean = torch.where(among, values, 0.0).sum(1, keepdim=True) / among.sum(1, keepdim=True).clamp(min=1)
    return values - mean


def trial_loss(logits: torch.Tensor, tried: TrialSample, logit: float) -> torch.Tensor:
    """How far decisions are from where trials would have them: their logits moved by what they gained.

    A logit is worth so much of the win. What was not weighed shall stay where it was beside the others'
    mean. The error is squared, so luck in the gains blurs what is learned and does not shift it.
    """
    legal = tried.log_chances > NEVER / 2
    now = masked(logits, tried.masks).gather(1, tried.decisions)
    moved = beyond_mean(torch.where(legal, now - tried.log_chances, 0.0), legal)
    return (((moved * logit - tried.gains) / LUCK) ** 2 * legal).sum(1).mean()
