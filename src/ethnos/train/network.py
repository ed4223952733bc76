"""The network as functions over a dictionary of tensors.

A plain perceptron: the scaled observation, some hidden layers, and one head that
gives the decisions' logits, the seats' win logits and the seats' Glory. While it
learns, its weights are tied: the six kingdoms are alike, so what is learned of one
is learned of all.
"""

import itertools
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.nn import functional as F  # noqa: N812 - as everybody calls it

from ..bots.tensors import read_tensors, write_tensors
from ..encoding import OFFSET, fingerprint, scales
from ..encoding.symmetry import by_kingdom, renamed_cells, renamed_decisions
from ..rules.components import KINGDOMS, SEATS
from ..rules.decisions import DECISIONS
from .returns import HEADS

Params = dict[str, Any]
TIED = ("same", "all", "rest", "gather", "free", "own_bias", "free_bias")
NEVER = -1e9  # the logit of an illegal decision
PRESENT = OFFSET["present"]


def create(hidden: int, layers: int, device: Any, seed: int) -> Params:
    """Weights of every layer's `Tie`; a small head, so that the first policy is even."""
    generator = torch.Generator().manual_seed(seed)
    params: Params = {}
    for i, tie in enumerate(ties(hidden, layers, device)):
        for name, value in tie.draw(2.0 if i < layers else 1e-4, generator).items():
            params[f"{name}{i}"] = value.to(device).requires_grad_()
    return params


class Units:
    """The units of a layer: a row of six for each that every kingdom has, and the others."""

    def __init__(self, own: Any, shared: Any, device: Any) -> None:
        self.own, self.shared = len(own), len(shared)
        order = np.concatenate([own.flatten(), shared])
        self.listed = bool((order == np.arange(len(order))).all())
        self.order, self.back = (torch.from_numpy(each).to(device) for each in (order, order.argsort()))

    def place(self, listed: Any, dim: int) -> Any:
        """What is listed kingdom by kingdom, in the order of the units."""
        return listed if self.listed else listed.index_select(dim, self.back)

    def list(self, placed: Any, dim: int) -> Any:
        """The opposite of `place`."""
        return placed.index_select(dim, self.order)


@dataclass(frozen=True)
class Tie:
    """A layer to which all names of the kingdoms are the same.

    A unit of a kingdom weighs what its own kingdom has by `same`, what all kingdoms have
    by `all`, and what has no kingdom by `rest`; a unit without one likewise by `gather`
    and `free`. Written out it is an ordinary matrix.
    """

    source: Units
    target: Units

    def draw(self, variance: float, generator: Any) -> Params:
        a, b, c, d = self.source.own, self.source.shared, self.target.own, self.target.shared

        def normal(m: int, n: int, parts: int) -> Any:
            return torch.randn(m, n, generator=generator) * (variance / parts) ** 0.5

        return {
            "same": normal(c, a, 3 * a),
            "all": normal(c, a, 3 * a * KINGDOMS),
            "rest": normal(c, b, 3 * b),
            "gather": normal(d, a, 2 * a * KINGDOMS),
            "free": normal(d, b, 2 * b),
            "own_bias": torch.zeros(c),
            "free_bias": torch.zeros(d),
        }

    def write(self, params: Params, i: int) -> tuple[Any, Any]:
        """Weight and bias of layer i as an ordinary layer has them."""
        same, every, rest, gather, free, own_bias, free_bias = (params[f"{name}{i}"] for name in TIED)
        c, a = same.shape
        six = torch.eye(KINGDOMS, device=same.device)[None, :, None, :]
        own = (same[:, None, :, None] * six + every[:, None, :, None]).reshape(c * KINGDOMS, a * KINGDOMS)
        upper = torch.cat([own, rest.repeat_interleave(KINGDOMS, 0)], 1)
        lower = torch.cat([gather.repeat_interleave(KINGDOMS, 1), free], 1)
        weight = torch.cat([upper, lower])
        bias = torch.cat([own_bias.repeat_interleave(KINGDOMS), free_bias])
        return self.target.place(self.source.place(weight, 1), 0), self.target.place(bias, 0)

    def read(self, weight: Any, bias: Any) -> Params:
        """What `write` would write so, or the nearest to it: the mean over all names of the kingdoms."""
        weight, bias = self.target.list(self.source.list(weight, 1), 0), self.target.list(bias, 0)
        c, a = self.target.own, self.source.own
        upper, lower = weight[: c * KINGDOMS], weight[c * KINGDOMS :]
        own = upper[:, : a * KINGDOMS].reshape(c, KINGDOMS, a, KINGDOMS)
        diagonal = own.diagonal(dim1=1, dim2=3).mean(-1)
        every = (own.mean((1, 3)) * KINGDOMS - diagonal) / (KINGDOMS - 1)
        return {
            "same": diagonal - every,
            "all": every,
            "rest": upper[:, a * KINGDOMS :].reshape(c, KINGDOMS, -1).mean(1),
            "gather": lower[:, : a * KINGDOMS].reshape(-1, a, KINGDOMS).mean(2),
            "free": lower[:, a * KINGDOMS :],
            "own_bias": bias[: c * KINGDOMS].reshape(c, KINGDOMS).mean(1),
            "free_bias": bias[c * KINGDOMS :],
        }


def ties(hidden: int, layers: int, device: Any) -> list[Tie]:
    """The layers of a network; three quarters of the hidden units belong to kingdoms."""
    own = hidden // 8 * KINGDOMS
    inner = Units(np.arange(own).reshape(-1, KINGDOMS), np.arange(own, hidden), device)
    asked, others = by_kingdom(renamed_decisions)
    heads = np.arange(DECISIONS, DECISIONS + HEADS)
    first, last = Units(*by_kingdom(renamed_cells), device), Units(asked, np.concatenate([others, heads]), device)
    return [Tie(source, target) for source, target in itertools.pairwise([first, *[inner] * layers, last])]


def written(params: Params, tied: list[Tie]) -> Params:
    """The network as an ordinary perceptron."""
    plain: Params = {}
    for i, tie in enumerate(tied):
        plain[f"weight{i}"], plain[f"bias{i}"] = tie.write(params, i)
    return plain


def tied_again(plain: Params, tied: list[Tie]) -> Params:
    """The opposite of `written`."""
    found = [tie.read(plain[f"weight{i}"], plain[f"bias{i}"]) for i, tie in enumerate(tied)]
    return {f"{name}{i}": value for i, each in enumerate(found) for name, value in each.items()}


def depth(params: Params) -> int:
    return len(params) // 2


def forward(params: Params, observations: Any, factors: Any) -> tuple[Any, Any, Any]:
    """Logits of the decisions, of each seat's win, and each seat's Glory, seats from the deciding one."""
    x = observations.to(factors.dtype) * factors
    for i in range(depth(params)):
        x = F.linear(x, params[f"weight{i}"], params[f"bias{i}"])
        if i < depth(params) - 1:
            x = torch.relu(x)
    x = x.float()
    return x[:, :DECISIONS], x[:, DECISIONS : DECISIONS + SEATS], x[:, DECISIONS + SEATS :]


def masked(logits: Any, masks: Any) -> Any:
    return logits.masked_fill(masks == 0, NEVER)


def present(observations: Any) -> Any:
    """Which seats exist, from the deciding one."""
    return observations[:, PRESENT : PRESENT + SEATS] > 0


def factors_on(device: Any, dtype: Any = torch.float32) -> Any:
    return torch.tensor(scales(), device=device, dtype=dtype)


def save(file: Path, params: Params, metadata: dict[str, str]) -> None:
    """As float16, with the fingerprint of the encoding."""
    arrays = {name: value.detach().float().cpu().numpy().astype(np.float16) for name, value in params.items()}
    write_tensors(file, arrays, {"encoding": fingerprint(), **metadata})


def load(file: Path, device: Any) -> tuple[Params, dict[str, str]]:
    """The weights of a file, and what it says of them."""
    arrays, about = read_tensors(file.read_bytes(), str(file))
    return {name: torch.from_numpy(array.astype(np.float32)).to(device) for name, array in arrays.items()}, about
