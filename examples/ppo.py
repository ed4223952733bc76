"""PPO in sixty lines: a small network learns to beat `random` at tables of two, in two minutes on two cores.

Needs `pip install 'ethnos[train]'`; then `python examples/ppo.py 120`.
"""

import sys
import time

import numpy as np
import torch
from torch import nn

from ethnos.envs import SeatedBatch
from ethnos.rules import Options

GAMES, ROWS, OPPONENT = 256, 64, "random"


def masked(logits: torch.Tensor, masks: torch.Tensor) -> torch.distributions.Categorical:
    return torch.distributions.Categorical(logits=logits.masked_fill(masks == 0, -1e9))


def evaluate(network: nn.Module, games: int = 500) -> float:
    """The share of games won, by the likeliest decisions, over games it has not seen."""
    table = SeatedBatch(games, seed=7, tables=[Options(2)], opponents=OPPONENT)
    won = np.full(games, np.nan)
    while np.isnan(won).any():
        with torch.no_grad():
            logits = network(torch.from_numpy(table.observations).float())[:, :-1]
        table.step(logits.masked_fill(torch.from_numpy(table.masks) == 0, -1e9).argmax(1).numpy())
        won = np.where(np.isnan(won) & (table.done > 0), table.reward, won)
    return float(won.mean())


def learn(seconds: float) -> nn.Module:
    torch.manual_seed(1)
    table = SeatedBatch(GAMES, seed=1, tables=[Options(2)], opponents=OPPONENT)
    network = nn.Sequential(nn.Linear(720, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU(), nn.Linear(256, 290))
    adam, end = torch.optim.Adam(network.parameters(), lr=7e-4), time.monotonic() + seconds
    while time.monotonic() < end:
        window = []
        for _ in range(ROWS):
            observation, mask = torch.from_numpy(table.observations).float(), torch.from_numpy(table.masks.copy())
            with torch.no_grad():
                out = network(observation)
                policy = masked(out[:, :-1], mask)
                decision = policy.sample()
            table.step(decision.numpy())
            ended = torch.from_numpy(table.reward.copy()), torch.from_numpy(table.done > 0)
            window.append((observation, mask, decision, policy.log_prob(decision), out[:, -1], *ended))
        seen, masks, chosen, chances, values, rewards, dones = map(torch.stack, zip(*window, strict=True))
        with torch.no_grad():
            after, trace, gains = network(torch.from_numpy(table.observations).float())[:, -1], torch.zeros(GAMES), []
        for t in reversed(range(ROWS)):  # generalised advantages, along each game
            goes_on = ~dones[t]
            trace = rewards[t] + 0.999 * after * goes_on - values[t] + 0.95 * 0.999 * trace * goes_on
            gains.append(trace)
            after = values[t]
        gain = torch.stack(gains[::-1]).flatten()
        returns = gain + values.flatten()
        rows = [each.flatten(0, 1) for each in (seen, masks, chosen, chances)]
        for part in torch.randperm(GAMES * ROWS).split(4096):
            observation, mask, decision, before = (each[part] for each in rows)
            out = network(observation)
            policy = masked(out[:, :-1], mask)
            ratio = (policy.log_prob(decision) - before).exp()
            scaled = (gain[part] - gain.mean()) / (gain.std() + 1e-6)
            surrogate = torch.minimum(ratio * scaled, ratio.clamp(0.8, 1.2) * scaled).mean()
            loss = (out[:, -1] - returns[part]).square().mean() - surrogate - 0.01 * policy.entropy().mean()
            adam.zero_grad()
            loss.backward()
            adam.step()
    return network


if __name__ == "__main__":
    network = learn(seconds=float(sys.argv[1]) if sys.argv[1:] else 120)
    print(f"wins {evaluate(network):.1%} of games against {OPPONENT}")
