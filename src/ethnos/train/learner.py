"""Masked PPO: the loss of a minibatch, and the updates of a window."""

from typing import TypedDict

import torch
from torch.nn import functional as F  # noqa: N812 - as everybody calls it

from ..rules.components import SEATS
from .acting import DeviceWindow
from .settings import TrainingSettings
from .torch_network import Params, Ties, factors_on, forward, masked, present
from .window import Window

STATS = ("policy", "entropy", "win_loss", "glory_loss", "clipped", "drift")


class AdamState(TypedDict):
    """What a checkpoint keeps of the optimiser: by weight its step and its two means."""

    state: dict[int, dict[str, torch.Tensor]]


class Learner:
    """The network in training, its optimiser, and what a minibatch needs on the device."""

    def __init__(
        self, settings: TrainingSettings, params: Params, ties: Ties, store: DeviceWindow, device: torch.device
    ) -> None:
        self.settings, self.params, self.ties, self.store, self.device = settings, params, ties, store, device
        self.cuda = device.type == "cuda"
        self.rate = torch.tensor(settings.rate, device=device)
        self.entropy = torch.tensor(settings.entropy, device=device)
        self.adam = torch.optim.Adam(
            list(params.values()), lr=self.rate, eps=1e-5, fused=self.cuda or None, capturable=self.cuda
        )
        self.kind = torch.bfloat16 if self.cuda else torch.float32
        self.factors = factors_on(device, self.kind)
        self.size = settings.rows * settings.games
        self.targets = torch.zeros(self.size, 2 * SEATS, device=device)
        self.advantages = torch.zeros(self.size, device=device)
        self.weights = torch.zeros(self.size, device=device)
        self.chosen = torch.zeros(settings.minibatch, dtype=torch.int64, device=device)
        self.stats = torch.zeros(len(STATS), device=device)
        self.graph: torch.cuda.CUDAGraph | None = None

    def memory(self) -> AdamState:
        """What the optimiser remembers."""
        kept: AdamState = {"state": self.adam.state_dict()["state"]}
        return kept

    def restore(self, adam: AdamState) -> None:
        """The optimiser's memory of a checkpoint, copied in place: captured graphs hold on to it."""
        for param, state in zip(self.params.values(), adam["state"].values(), strict=True):
            mine = self.adam.state[param]
            for name, value in state.items():
                if name in mine:
                    mine[name].copy_(value)
                else:
                    mine[name] = value.clone()

    def take(self, window: Window) -> None:
        """Bring returns and advantages over; advantages are normalised over the window."""
        for here, there in (
            (window.targets, self.targets),
            (window.advantages, self.advantages),
            (window.weights, self.weights),
        ):
            there.copy_(torch.from_numpy(here).reshape(there.shape), non_blocking=True)
        total = self.weights.sum().clamp(min=1)
        mean = (self.advantages * self.weights).sum() / total
        variance = ((self.advantages - mean) ** 2 * self.weights).sum() / total
        self.advantages.sub_(mean).div_(variance.sqrt() + 1e-6)

    def update(self) -> None:
        for _ in range(self.settings.epochs):
            order = torch.randperm(self.size, device=self.device)
            for start in range(0, self.size - self.settings.minibatch + 1, self.settings.minibatch):
                self.chosen.copy_(order[start : start + self.settings.minibatch])
                if self.graph is not None:
                    self.graph.replay()
                else:
                    self.minibatch()

    def rows(self, kept: torch.Tensor) -> torch.Tensor:
        """The chosen decisions of something the store keeps."""
        return kept[:-1].reshape(self.size, *kept.shape[2:])[self.chosen]

    def minibatch(self) -> None:
        """One step of the optimiser on the chosen decisions."""
        store, settings, pick = self.store, self.settings, self.chosen
        observations = self.rows(store.observations)
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.cuda, cache_enabled=False):
            logits, wins, glory = forward(self.ties.write(self.params, self.kind), observations, self.factors)
        chances = torch.log_softmax(masked(logits, self.rows(store.masks)), 1)
        before = self.rows(store.log_chances)
        now = chances.gather(1, self.rows(store.decisions)[:, None])[:, 0]
        ratio, advantage = (now - before).exp(), self.advantages[pick]
        weight = self.weights[pick]
        weight = weight / weight.sum().clamp(min=1)
        bounded = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        policy = -(torch.min(ratio * advantage, bounded * advantage) * weight).sum()
        entropy = -((chances.exp() * chances).sum(1) * weight).sum()
        target, live = self.targets[pick], present(observations)
        shares = F.log_softmax(wins.masked_fill(~live, -1e4), 1).masked_fill(~live, 0)
        win_loss = -((target[:, :SEATS] * shares).sum(1) * weight).sum()
        glory_loss = (((glory - target[:, SEATS:]) ** 2 * live).sum(1) * weight).sum()
        loss = policy - self.entropy * entropy + settings.value * win_loss + settings.glory * glory_loss
        self.adam.zero_grad(set_to_none=not self.cuda)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(list(self.params.values()), 1.0, foreach=True)
        self.adam.step()
        with torch.no_grad():
            clipped = (((ratio - 1).abs() > settings.clip) * weight).sum()
            drift = ((before - now) * weight).sum()
            self.stats.copy_(torch.stack([policy, entropy, win_loss, glory_loss, clipped, drift]))
