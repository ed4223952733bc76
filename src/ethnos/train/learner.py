"""Masked PPO: the loss of a minibatch, and the updates of a window."""

from typing import NamedTuple, TypedDict

import torch
from torch.nn import functional as F  # noqa: N812 - as everybody calls it

from ..rules.components import SEATS
from .settings import TrainingSettings
from .torch_network import Params, Ties, factors_on, forward, masked, present
from .trial_rounds import TrialRounds, TrialSample, trial_loss
from .window import Window

STATS = ("policy", "entropy", "win_loss", "glory_loss", "clipped", "drift")
FARTHEST = 3.0  # a bad decision that has become so many times as likely pushes no harder: rare ones leap
LEARNED = ("observations", "masks", "decisions", "log_chances", "advantages", "targets")


class AdamState(TypedDict):
    """What a checkpoint keeps of the optimiser: by weight its step and its two means."""

    state: dict[int, dict[str, torch.Tensor]]


class Sample(NamedTuple):
    """Some decisions of a window, in the order of LEARNED."""

    observations: torch.Tensor
    masks: torch.Tensor
    decisions: torch.Tensor
    log_chances: torch.Tensor
    advantages: torch.Tensor
    targets: torch.Tensor


class Learner:
    """The network in training, its optimiser, and what a minibatch needs on the device."""

    def __init__(
        self,
        settings: TrainingSettings,
        params: Params,
        ties: Ties,
        window: Window,
        rounds: TrialRounds | None,
        device: torch.device,
    ) -> None:
        self.settings, self.params, self.ties, self.rounds, self.device = settings, params, ties, rounds, device
        self.cuda = device.type == "cuda"
        self.rate = torch.tensor(settings.rate, device=device)
        self.entropy = torch.tensor(settings.entropy, device=device)
        self.adam = torch.optim.Adam(
            list(params.values()), lr=self.rate, eps=1e-5, fused=self.cuda or None, capturable=self.cuda
        )
        self.kind = torch.bfloat16 if self.cuda else torch.float32
        self.factors = factors_on(device, self.kind)
        size = settings.rows * settings.games
        shared = {name: torch.as_tensor(getattr(window, name), device=device) for name in LEARNED}
        self.kept = [value.view(size, *value.shape[2:]) for value in shared.values()]
        self.advantages = shared["advantages"].view(size)
        self.weights = torch.as_tensor(window.weights, device=device).view(size)
        self.learns = torch.as_tensor(window.learns, device=device).view(size)
        self.chosen = torch.zeros(settings.minibatch, dtype=torch.int64, device=device)
        self.stats = torch.zeros(len(STATS), device=device)
        self.learned = 0  # decisions, each counted once
        self.loss = torch.compile(self.losses, dynamic=False) if self.cuda and not settings.unfused else self.losses
        self.graph: torch.cuda.CUDAGraph | None = None

    def memory(self) -> AdamState:
        """What the optimiser remembers."""
        kept: AdamState = {"state": self.adam.state_dict()["state"]}
        return kept

    def restore(self, adam: AdamState) -> None:
        """The optimiser's memory of a checkpoint, copied in place: captured graphs hold on to it."""
        for param, state in zip(self.params.values(), adam["state"].values(), strict=bool(adam["state"])):
            mine = self.adam.state[param]
            for name, value in state.items():
                if name in mine:
                    mine[name].copy_(value)
                else:
                    mine[name] = value.clone()

    def update(self) -> None:
        """Learn from the window: from all decisions of the learner's that something is known of."""
        self.weights.mul_(self.learns)
        total = self.weights.sum().clamp(min=1)
        mean = (self.advantages * self.weights).sum() / total
        variance = ((self.advantages - mean) ** 2 * self.weights).sum() / total
        self.advantages.sub_(mean).div_(variance.sqrt() + 1e-6)
        live = self.weights.nonzero()[:, 0]  # the host waits here, once a window
        size = self.settings.minibatch
        whole = max(len(live) // size, 1) * size
        self.learned += len(live)
        for _ in range(self.settings.epochs):
            order = live[torch.randperm(max(len(live), whole), device=self.device) % len(live)]
            for start in range(0, whole, size):
                self.chosen.copy_(order[start : start + size])
                if self.graph is not None:
                    self.graph.replay()
                else:
                    self.minibatch()

    def minibatch(self) -> None:
        """One step of the optimiser on the chosen decisions."""
        tried = self.rounds.sample() if self.rounds is not None else None
        loss, stats = self.loss(Sample(*(kept[self.chosen] for kept in self.kept)), tried)
        self.adam.zero_grad(set_to_none=not self.cuda)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(list(self.params.values()), 1.0, foreach=True)
        self.adam.step()
        self.stats.copy_(stats)

    def losses(self, sample: Sample, tried: TrialSample | None) -> tuple[torch.Tensor, torch.Tensor]:
        """What is to become small, and the figures of STATS."""
        settings, size = self.settings, len(sample.decisions)
        seen = sample.observations if tried is None else torch.cat([sample.observations, tried.observations])
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.cuda, cache_enabled=False):
            answers = forward(self.ties.write(self.params, self.kind), seen, self.factors)
        logits, wins, glory = (each[:size] for each in answers)
        chances = torch.log_softmax(masked(logits, sample.masks), 1)
        now = chances.gather(1, sample.decisions[:, None])[:, 0]
        ratio = (now - sample.log_chances).exp()
        bounded = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        near = ratio.clamp(max=FARTHEST)
        policy = -torch.min(near * sample.advantages, bounded * sample.advantages).mean()
        entropy = -(chances.exp() * chances).sum(1).mean()
        live = present(sample.observations)
        shares = F.log_softmax(wins.masked_fill(~live, -1e4), 1).masked_fill(~live, 0)
        win_loss = -(sample.targets[:, :SEATS] * shares).sum(1).mean()
        glory_loss = ((glory - sample.targets[:, SEATS:]) ** 2 * live).sum(1).mean()
        loss = policy - self.entropy * entropy + settings.value * win_loss + settings.glory * glory_loss
        if tried is not None:
            loss = loss + settings.trial_weight * trial_loss(answers[0][size:], tried, settings.trial_logit)
        clipped = ((ratio - 1).abs() > settings.clip).float().mean()
        drift = (sample.log_chances - now).mean()
        return loss, torch.stack([policy, entropy, win_loss, glory_loss, clipped, drift]).detach()
