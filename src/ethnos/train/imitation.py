"""Learning from the archon beside self-play: its decisions, and what it holds positions worth.

`python -m ethnos.arena.networks.archon_examples` writes them into a folder while training goes on,
searched with the training's own newest weights. New files are looked for now and then. Before
one is learned from, the network is asked what it would have decided there itself: how often that
is what the archon decided tells whether anything is learned beyond the examples themselves.
"""

import time
from pathlib import Path

import torch
from torch.nn import functional as F  # noqa: N812 - as everybody calls it

from ..arena.networks.archon_examples import ArchonExamples
from ..encoding import OBSERVATION
from ..rules.decision_numbers import DECISIONS
from .torch_network import Params, factors_on, forward, masked, present

ROOM = 524_288  # examples kept: the newest
SAMPLE = 64  # of them in every step of the optimiser: so few that none is learned by heart
LOOK_EVERY = 10.0  # seconds


class Imitation:
    """The examples on the device, and the loss of some of them."""

    def __init__(self, folder: Path, weight: float, device: torch.device, kind: torch.dtype) -> None:
        self.folder, self.wanted, self.device = folder, weight, device
        self.cuda = device.type == "cuda"
        self.factors = factors_on(device, kind)
        self.observations = torch.zeros(ROOM, OBSERVATION, dtype=torch.int8, device=device)
        self.masks = torch.zeros(ROOM, DECISIONS, dtype=torch.int8, device=device)
        self.decisions = torch.zeros(ROOM, dtype=torch.int64, device=device)
        self.shares = torch.zeros(ROOM, device=device)
        self.held = torch.ones((), device=device)  # examples there are to draw from …
        self.weight = torch.zeros((), device=device)  # … and what they weigh: nothing until there are some
        self.read: set[Path] = set()
        self.count = 0
        self.next = 0.0

    def loss(self, network: Params) -> torch.Tensor:
        """How unlikely the network holds the archon's decisions, and how far its own value is from the archon's."""
        drawn = (torch.rand(SAMPLE, device=self.device) * self.held).long()
        seen = self.observations[drawn]
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.cuda, cache_enabled=False):
            logits, wins, _ = forward(network, seen, self.factors)
        chances = torch.log_softmax(masked(logits, self.masks[drawn]), 1)
        policy = -chances.gather(1, self.decisions[drawn][:, None]).mean()
        own = torch.softmax(wins.masked_fill(~present(seen), -1e9), 1)[:, 0].clamp(1e-6, 1 - 1e-6)
        value = F.binary_cross_entropy(own, self.shares[drawn])
        return self.weight * (policy + value)

    def look(self, actor: Params) -> str | None:
        """Take new examples in, if it is time; what the network would have done there, in words."""
        if time.monotonic() < self.next:
            return None
        self.next = time.monotonic() + LOOK_EVERY
        new = sorted(set(self.folder.glob("*.npz")) - self.read)
        if not new:
            return None
        self.read.update(new)
        files = [ArchonExamples.read(file) for file in new]
        agreed = torch.zeros(2, 2, device=self.device)  # by whether it was overruled then: how often, of how many
        for each in files:
            agreed += self.agreement(each, actor)
            self.keep(each)
        self.weight.fill_(self.wanted)
        (confirmed, of_them), (otherwise, overruled) = agreed.tolist()
        return (
            f"{self.count:,} examples; of new ones {confirmed / max(of_them, 1):.1%} decided alike where the archon "
            f"agreed ({of_them:.0f}), {otherwise / max(overruled, 1):.1%} where it overruled ({overruled:.0f})"
        )

    def agreement(self, examples: ArchonExamples, actor: Params) -> torch.Tensor:
        """How often the network decides as the archon, and of how many: where that agreed, where it overruled."""
        with torch.no_grad():
            seen, masks, decisions = (
                torch.from_numpy(each).to(self.device)
                for each in (examples.observations, examples.masks, examples.decisions)
            )
            alike = masked(forward(actor, seen, self.factors)[0], masks).argmax(1) == decisions
            which = F.one_hot(torch.from_numpy(examples.overruled).to(self.device).long(), 2).float()
            return which.T @ torch.stack([alike.float(), torch.ones_like(alike).float()], 1)

    def keep(self, examples: ArchonExamples) -> None:
        """In the places of the oldest."""
        at = (torch.arange(self.count, self.count + len(examples.decisions), device=self.device)) % ROOM
        self.observations[at] = torch.from_numpy(examples.observations).to(self.device)
        self.masks[at] = torch.from_numpy(examples.masks).to(self.device)
        self.decisions[at] = torch.from_numpy(examples.decisions).to(self.device)
        self.shares[at] = torch.from_numpy(examples.shares).to(self.device)
        self.count += len(examples.decisions)
        self.held.fill_(min(self.count, ROOM))
