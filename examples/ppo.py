"""PPO: a small network learns to beat `random` at tables of two, within two minutes on two cores.

Needs `pip install 'ethnos[train]'`; then `python examples/ppo.py`, or with another number of rounds behind it.
"""

import sys

import torch
from torch import nn

from ethnos.envs import SeatedBatch
from ethnos.rules import Options

GAMES, ROWS, ROUNDS, DISCOUNT, TRACE = 256, 64, 100, 0.999, 0.95


def asked(table):
    return torch.tensor(table.observations), torch.tensor(table.masks)


def answer(network, seen, mask):
    out = network(seen.float())  # a decision each, and what the position is worth
    return torch.distributions.Categorical(logits=out[:, :-1].masked_fill(mask == 0, -1e9)), out[:, -1]


def play(network, table):
    """Decisions of all games, how much better each turned out than thought, and what it was worth."""
    window, gains, trace = [], [], torch.zeros(GAMES)
    for _ in range(ROWS):
        seen, mask = asked(table)
        policy, value = answer(network, seen, mask)
        chosen = policy.sample()
        table.step(chosen.numpy())
        ended = torch.tensor(table.reward), torch.tensor(table.done == 0)
        window.append((seen, mask, chosen, policy.log_prob(chosen), value, *ended))
    after = answer(network, *asked(table))[1]
    for *_, value, reward, goes_on in reversed(window):  # generalised advantages, along each game
        trace = reward - value + DISCOUNT * goes_on * (after + TRACE * trace)
        gains.insert(0, trace)
        after = value
    seen, mask, chosen, before, value, _, _ = (torch.cat(column) for column in zip(*window, strict=True))
    return seen, mask, chosen, before, torch.cat(gains), torch.cat(gains) + value


def learn(rounds, opponent="random"):
    torch.manual_seed(1)
    table = SeatedBatch(GAMES, seed=1, tables=[Options(2)], opponents=opponent)
    network = nn.Sequential(nn.Linear(720, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU(), nn.Linear(256, 290))
    adam = torch.optim.Adam(network.parameters(), lr=7e-4)
    for _ in range(rounds):
        with torch.no_grad():
            window = play(network, table)
        for part in torch.randperm(GAMES * ROWS).split(4096):
            seen, mask, chosen, before, gain, worth = (column[part] for column in window)
            policy, value = answer(network, seen, mask)
            ratio, scaled = (policy.log_prob(chosen) - before).exp(), (gain - gain.mean()) / (gain.std() + 1e-6)
            surrogate = torch.minimum(ratio * scaled, ratio.clamp(0.8, 1.2) * scaled).mean()
            loss = (value - worth).square().mean() - surrogate - 0.01 * policy.entropy().mean()
            adam.zero_grad()
            loss.backward()
            adam.step()
    return network


@torch.no_grad()
def evaluate(network, games=500, opponent="random"):
    """The share of games won by the likeliest decisions, and half of its 95% interval; no deal is one of training's."""
    table, won = SeatedBatch(games, seed=7, tables=[Options(2)], opponents=opponent), torch.full((games,), torch.nan)
    while won.isnan().any():
        table.step(answer(network, *asked(table))[0].logits.argmax(1).numpy())
        won = torch.where(won.isnan() & torch.tensor(table.done > 0), torch.tensor(table.reward), won)
    return won.mean().item(), 1.96 * won.std().item() / games**0.5


if __name__ == "__main__":
    network = learn(int(sys.argv[1]) if sys.argv[1:] else ROUNDS)
    print("wins {:.1%} ± {:.1%} of games against random".format(*evaluate(network)))
