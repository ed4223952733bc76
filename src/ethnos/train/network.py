"""The network as functions over a dictionary of tensors.

A plain perceptron: the scaled observation, some hidden layers, and one head that
gives the decisions' logits, the seats' win logits and the seats' Glory.
"""

import itertools
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.nn import functional as F  # noqa: N812 - as everybody calls it

from ..bots.tensors import read_tensors, write_tensors
from ..encoding import OBSERVATION, OFFSET, fingerprint, scales
from ..rules.components import SEATS
from ..rules.decisions import DECISIONS
from .returns import HEADS

Params = dict[str, Any]
NEVER = -1e9  # the logit of an illegal decision
PRESENT = OFFSET["present"]


def create(hidden: int, layers: int, device: Any, seed: int) -> Params:
    """Orthogonal weights; a small head, so that the first policy is even."""
    generator = torch.Generator().manual_seed(seed)
    sizes = [OBSERVATION, *[hidden] * layers, DECISIONS + HEADS]
    params: Params = {}
    for i, (n, m) in enumerate(itertools.pairwise(sizes)):
        weight = torch.empty(m, n)
        torch.nn.init.orthogonal_(weight, 1.4 if i < layers else 0.01, generator=generator)
        params[f"weight{i}"] = weight.to(device).requires_grad_()
        params[f"bias{i}"] = torch.zeros(m, device=device).requires_grad_()
    return params


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


def load(file: Path, device: Any) -> Params:
    arrays, _ = read_tensors(file.read_bytes(), str(file))
    found = {name: torch.from_numpy(array.astype(np.float32)).to(device) for name, array in arrays.items()}
    return {name: value.requires_grad_() for name, value in found.items()}
