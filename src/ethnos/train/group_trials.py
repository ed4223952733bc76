"""Trials while games go on: one position in several games at once, each with another decision.

At the beginning of a window some of the games become groups. The games of a group all go on
from the position of its first one. Two of them decide as the network draws; each of the others
makes one of its unlikely decisions. Then all play on as always, and the window learns from them.
What the first decisions led to is compared within the group: same hidden cards, same deck, same
seat, so that most of the luck is the same. The network is taught by how much each was better
than what it would have done, however unlikely it held it: drawing alone, it would hardly ever
see a decision that it holds for bad by mistake.

A group shares what its seat cannot see. That leaks nothing: over all positions that look alike
to a seat, what is learned adds up to the mean over their hidden cards, for it is linear in it.
"""

from math import log

import torch

from .acting import DRAWN, Acting
from .settings import TrainingSettings
from .torch_network import NEVER, forward, masked

GROUP = 8  # games
OWN = 2  # of them decide as they like
SOFTER = 3.0  # by this the logits are divided when unlikely decisions are drawn
LEAST = log(1e-7)  # a decision less likely than this is not tried
RARE = log(1e-5)  # one less likely than this is made likelier where it is good, but not still rarer
DECADES = 7  # of chances, in which trials are counted
COPIED = ("observations", "masks", "seats", "players")
JUDGED = ("decisions", "log_chances", "advantages", "targets", "weights")


class GroupTrials:
    """The groups of a ground's first games; the league has the last ones."""

    def __init__(self, settings: TrainingSettings, acting: Acting, device: torch.device) -> None:
        self.acting, self.weight = acting, settings.trial_weight
        self.groups = int(settings.games * settings.trials) // GROUP
        cells = torch.as_tensor(acting.ground.batch.cells, device=device)
        self.positions = [self.grouped(each) for each in (cells, *(acting.shown[name] for name in COPIED))]
        window = acting.ground.window
        self.first = {name: self.grouped(torch.as_tensor(getattr(window, name), device=device)[0]) for name in JUDGED}
        self.tally = torch.zeros(DECADES, 2, device=device)  # by chance: how many trials, and what they gained

    def grouped(self, each: torch.Tensor) -> torch.Tensor:
        """Something by game, as groups and the games of each."""
        return each[: self.groups * GROUP].view(self.groups, GROUP, *each.shape[1:])

    def gather(self) -> None:
        """All games of a group go on from where its first stands."""
        for each in self.positions:
            each[:, 1:] = each[:, :1]

    def begin(self) -> None:
        """Before a window: gather, and say who is to try what."""
        self.gather()
        seen, masks = (self.grouped(self.acting.shown[name])[:, 0] for name in ("observations", "masks"))
        with torch.no_grad():
            logits = forward(self.acting.actor, seen, self.acting.factors)[0]
        self.grouped(self.acting.forced)[:, OWN:] = unlikely(masked(logits, masks))

    def conclude(self) -> None:
        """After the window's returns: what the groups' first decisions gained, in place of what was expected."""
        decisions, chances, advantages, targets, weights = (self.first[name] for name in JUDGED)
        known = (weights[:, :OWN].sum(1, keepdim=True) > 0).float()
        weights.mul_(known)
        alike = ((decisions[:, :, None] == decisions[:, None, :]).float() * weights[:, None, :]).sum(2).clamp(min=1)
        parts = chances.exp() * weights / alike
        usual = (parts * advantages).sum(1, keepdim=True) / parts.sum(1, keepdim=True).clamp(min=1e-9)
        gains = (advantages - usual) * weights
        tried = weights.clone()
        tried[:, :OWN] = 0
        decades = (-chances / log(10)).clamp(0, DECADES - 1).long().flatten()
        counted = torch.stack([tried.flatten(), (gains * tried).flatten()], 1)
        self.tally.index_add_(0, decades, counted)
        wanted = (gains > 0) | (chances > RARE)
        advantages.copy_(gains * wanted * self.weight)
        mean = (targets[:, :OWN] * weights[:, :OWN, None]).sum(1, keepdim=True)
        targets.copy_((mean / weights[:, :OWN].sum(1)[:, None, None].clamp(min=1)).expand_as(targets))

    def told(self) -> str:
        """What unlikely decisions gained on the whole, by their chance, since this was last asked."""
        found = self.tally.cpu().tolist()
        self.tally.zero_()
        each = [f"1e-{i + 1}: {100 * gained / n:+.2f} ({n:.0f})" for i, (n, gained) in enumerate(found) if n]
        return "trials " + " ".join(each)

    def check(self) -> None:
        """Games gathered and stepped alike must stay alike; an error where they do not."""
        self.gather()
        acting = self.acting
        likeliest = acting.shown["masks"].long().argmax(1)
        acting.chosen.copy_(likeliest)
        acting.ground.step()
        same = torch.ones(self.groups, dtype=torch.bool, device=likeliest.device)
        running = (self.grouped(acting.shown["done"]) == 0).all(1)
        for each in self.positions[1:]:
            flat = each.reshape(self.groups, GROUP, -1)
            same &= (flat == flat[:, :1]).all(2).all(1)
        if not bool((same | ~running).all()) or not bool(running.any()):
            raise RuntimeError("copies of a game went different ways")


def unlikely(logits: torch.Tensor) -> torch.Tensor:
    """For every row GROUP - OWN different decisions other than the likeliest, drawn; DRAWN where there are too few."""
    chances = torch.log_softmax(logits, 1)
    noise = torch.empty_like(chances).exponential_().clamp_(min=1e-12).log_()
    marked = (chances / SOFTER - noise).masked_fill(chances < LEAST, NEVER)
    marked.scatter_(1, chances.argmax(1, keepdim=True), NEVER)
    found = marked.topk(GROUP - OWN, dim=1)
    return torch.where(found.values > NEVER / 2, found.indices, DRAWN)
