"""Behaviour cloning: a small network learns the decisions of a data set, and plays them.

Needs `pip install 'ethnos[data,train]'`; then
`ethnos dataset --bots champion --players 2 --games 2000 --out decisions`,
`python examples/clone.py decisions`.
"""

import argparse
from pathlib import Path

import torch
from torch import nn
from torch.utils.data import DataLoader

from ethnos.envs.data import DecisionRows

HELD_BACK = 10  # every tenth game is for testing: rows of one game are too much alike to be split


def right(network: nn.Module, rows: dict[str, torch.Tensor]) -> torch.Tensor:
    logits = network(rows["observation"].float()).masked_fill(rows["mask"] == 0, -1e9)
    return (logits.argmax(1) == rows["decision"]).float()


def clone(folder: Path, epochs: int) -> tuple[nn.Module, float]:
    """A network, and how many of the decisions of games held back it would have made."""
    torch.manual_seed(1)
    network = nn.Sequential(nn.Linear(720, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU(), nn.Linear(256, 289))
    adam = torch.optim.Adam(network.parameters(), lr=1e-3)
    decisions = DecisionRows(folder, ("game", "observation", "mask", "decision"))
    for _ in range(epochs):
        for rows in DataLoader(decisions, batch_size=None, shuffle=True):
            learned = rows["game"] % HELD_BACK != 0
            logits = network(rows["observation"][learned].float()).masked_fill(rows["mask"][learned] == 0, -1e9)
            loss = nn.functional.cross_entropy(logits, rows["decision"][learned])
            adam.zero_grad()
            loss.backward()
            adam.step()
    with torch.no_grad():
        found = [right(network, rows)[rows["game"] % HELD_BACK == 0] for rows in DataLoader(decisions, batch_size=None)]
    return network, float(torch.cat(found).mean())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--epochs", type=int, default=3)
    given = parser.parse_args()
    print(f"makes {clone(given.folder, given.epochs)[1]:.1%} of the decisions of games it has not seen")
