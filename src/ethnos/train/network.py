"""The network as functions over a dictionary of tensors.

The scaled observation, some hidden layers, and one head that gives the decisions'
logits, the seats' win logits and the seats' Glory. Its weights are tied (`bots.tied`):
what is learned of one kingdom is learned of all.
"""

import itertools
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.nn import functional as F  # noqa: N812 - as everybody calls it

from ..bots.tensors import read_tensors, write_tensors
from ..bots.tied import PARTS, Units, answers, cells, within_layer
from ..encoding import OFFSET, fingerprint, scales
from ..rules.components import KINGDOMS, SEATS
from ..rules.decisions import DECISIONS

Params = dict[str, Any]
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


class Places:
    """Where a layer's units stand, beside the order in which they are listed kingdom by kingdom."""

    def __init__(self, units: Units, device: Any) -> None:
        own, shared = units
        self.own, self.shared = len(own), len(shared)
        order = np.concatenate([own.flatten(), shared])
        listed = bool((order == np.arange(len(order))).all())
        self.back = None if listed else torch.from_numpy(order.argsort()).to(device)

    def place(self, listed: Any, dim: int) -> Any:
        return listed if self.back is None else listed.index_select(dim, self.back)


@dataclass(frozen=True)
class Tie:
    """A layer of `bots.tied` as the GPU likes it: written out as an ordinary one, through which gradients flow."""

    source: Places
    target: Places

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
        same, every, rest, gather, free, own_bias, free_bias = (params[f"{name}{i}"] for name in PARTS)
        c, a = same.shape
        six = torch.eye(KINGDOMS, device=same.device)[None, :, None, :]
        own = (same[:, None, :, None] * six + every[:, None, :, None]).reshape(c * KINGDOMS, a * KINGDOMS)
        upper = torch.cat([own, rest.repeat_interleave(KINGDOMS, 0)], 1)
        lower = torch.cat([gather.repeat_interleave(KINGDOMS, 1), free], 1)
        weight = torch.cat([upper, lower])
        bias = torch.cat([own_bias.repeat_interleave(KINGDOMS), free_bias])
        return self.target.place(self.source.place(weight, 1), 0), self.target.place(bias, 0)


def ties(hidden: int, layers: int, device: Any) -> list[Tie]:
    """The layers of a network; three quarters of the hidden units belong to kingdoms."""
    inner = Places(within_layer(hidden // 8, hidden - hidden // 8 * KINGDOMS), device)
    spaces = [Places(cells(), device), *[inner] * layers, Places(answers(), device)]
    return [Tie(source, target) for source, target in itertools.pairwise(spaces)]


def written(params: Params, tied: list[Tie]) -> Params:
    """The network as an ordinary perceptron."""
    plain: Params = {}
    for i, tie in enumerate(tied):
        plain[f"weight{i}"], plain[f"bias{i}"] = tie.write(params, i)
    return plain


def plain_of(params: Params, device: Any) -> Params:
    """Likewise, of weights whose sizes only they know."""
    hidden = KINGDOMS * len(params["own_bias0"]) + len(params["free_bias0"])
    return written(params, ties(hidden, len(params) // len(PARTS) - 1, device))


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
