"""The network as functions over a dictionary of tensors.

The scaled observation, some hidden layers, and one head that gives the decisions'
logits, the seats' win logits and the seats' Glory. Its weights are tied (`bots.trained.tied`):
what is learned of one kingdom is learned of all.
"""

import itertools
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch
from torch.nn import functional as F  # noqa: N812 - as everybody calls it

from ..bots.trained.tensors import read_tensors, write_tensors
from ..bots.trained.tied import PARTS, Units, answers, cells, within_layer
from ..encoding import OFFSET, fingerprint, scales
from ..rules.components import KINGDOMS, SEATS
from ..rules.decision_numbers import DECISIONS

Params = dict[str, torch.Tensor]
Places = npt.NDArray[np.int64]  # in the list of all tied weights
Shapes = dict[str, tuple[int, ...]]
NEVER = -1e9  # the logit of an illegal decision
PRESENT = OFFSET["present"]


def spaces_of(hidden: int, layers: int) -> list[Units]:
    """What a network sees, its layers, and what it answers; three quarters of the hidden units belong to kingdoms."""
    return [cells(), *[within_layer(hidden // 8, hidden - hidden // 8 * KINGDOMS)] * layers, answers()]


def create(hidden: int, layers: int, device: torch.device, seed: int) -> Params:
    """Weights by the parts of every layer; a small head, so that the first policy is even."""
    generator = torch.Generator().manual_seed(seed)
    params: Params = {}
    for i, (source, target) in enumerate(itertools.pairwise(spaces_of(hidden, layers))):
        for name, value in draw_layer(source, target, 2.0 if i < layers else 1e-4, generator).items():
            params[f"{name}{i}"] = value.to(device).requires_grad_()
    return params


def draw_layer(source: Units, target: Units, variance: float, generator: torch.Generator) -> Params:
    """The parts of one layer, so that what they add up to has that variance."""
    (a, b), (c, d) = ((len(own), len(shared)) for own, shared in (source, target))

    def normal(m: int, n: int, parts: int) -> torch.Tensor:
        return torch.randn(m, n, generator=generator).mul((variance / parts) ** 0.5)

    return {
        "same": normal(c, a, 3 * a),
        "all": normal(c, a, 3 * a * KINGDOMS),
        "rest": normal(c, b, 3 * b),
        "gather": normal(d, a, 2 * a * KINGDOMS),
        "free": normal(d, b, 2 * b),
        "own_bias": torch.zeros(c),
        "free_bias": torch.zeros(d),
    }


class Ties:
    """Writes tied layers out as ordinary ones, as a GPU likes them: one gather, through which gradients flow."""

    def __init__(self, hidden: int, layers: int, device: torch.device) -> None:
        self.shapes: Shapes = {}
        places, first = [], 0
        for i, (source, target) in enumerate(itertools.pairwise(spaces_of(hidden, layers))):
            weight, bias, first = places_in(source, target, first)
            self.shapes |= {f"weight{i}": weight.shape, f"bias{i}": bias.shape}
            places += [weight.flatten(), bias]
        self.places = torch.from_numpy(np.concatenate(places)).to(device)

    def write(self, params: Params, dtype: torch.dtype = torch.float32) -> Params:
        """The network as an ordinary perceptron."""
        listed: list[torch.Tensor] = []
        for i in range(len(params) // len(PARTS)):
            same, every, *others = (params[f"{name}{i}"].flatten() for name in PARTS)
            listed += [same + every, every, *others]  # what a kingdom's unit weighs of its own, and of another
        plain = torch.cat(listed).gather(0, self.places).to(dtype)
        pieces = torch.split(plain, [int(np.prod(shape)) for shape in self.shapes.values()])
        return {name: piece.view(shape) for (name, shape), piece in zip(self.shapes.items(), pieces, strict=True)}


def places_in(source: Units, target: Units, first: int) -> tuple[Places, Places, int]:
    """For every weight and bias of an ordinary layer its place in the list of the tied ones; where the list ends."""
    (seen, seen_free), (given, given_free) = source, target
    (a, b), (c, d) = ((len(own), len(shared)) for own, shared in (source, target))
    at, parts = first, []
    for m, n in ((c, a), (c, a), (c, b), (d, a), (d, b), (c, 1), (d, 1)):
        parts.append(np.arange(at, at + m * n).reshape(m, n))
        at += m * n
    own, other, rest, gather, free, own_bias, free_bias = parts
    weight, bias = np.zeros((given.size + d, seen.size + b), np.int64), np.zeros(given.size + d, np.int64)
    weight[np.ix_(given_free, seen_free)], bias[given_free] = free, free_bias[:, 0]
    for k in range(KINGDOMS):
        for other_kingdom in range(KINGDOMS):
            weight[np.ix_(given[:, k], seen[:, other_kingdom])] = own if other_kingdom == k else other
        weight[np.ix_(given[:, k], seen_free)], bias[given[:, k]] = rest, own_bias[:, 0]
        weight[np.ix_(given_free, seen[:, k])] = gather
    return weight, bias, at


def plain_of(params: Params, device: torch.device) -> Params:
    """The ordinary network of weights whose sizes only they know."""
    hidden = KINGDOMS * len(params["own_bias0"]) + len(params["free_bias0"])
    return Ties(hidden, len(params) // len(PARTS) - 1, device).write(params)


def deepened(params: Params, layers: int) -> Params:
    """The same network with more layers, each of which hands on what it is given: after a ReLU nothing is below 0."""
    held = len(params) // len(PARTS) - 1
    own, shared = params["own_bias0"], params["free_bias0"]
    a, b = len(own), len(shared)
    handing_on = {
        "same": torch.eye(a),
        "all": torch.zeros(a, a),
        "rest": torch.zeros(a, b),
        "gather": torch.zeros(b, a),
        "free": torch.eye(b),
        "own_bias": torch.zeros(a),
        "free_bias": torch.zeros(b),
    }
    found = {f"{name}{i}": params[f"{name}{i}"] for i in range(held) for name in PARTS}
    found |= {f"{name}{i}": handing_on[name].to(own.device) for i in range(held, layers) for name in PARTS}
    return found | {f"{name}{layers}": params[f"{name}{held}"] for name in PARTS}


def depth(params: Params) -> int:
    return len(params) // 2


def forward(
    params: Params, observations: torch.Tensor, factors: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Logits of the decisions, of each seat's win, and each seat's Glory, seats from the deciding one."""
    x = observations.to(factors.dtype) * factors
    for i in range(depth(params)):
        x = F.linear(x, params[f"weight{i}"], params[f"bias{i}"])
        if i < depth(params) - 1:
            x = torch.relu(x)
    x = x.float()
    return x[:, :DECISIONS], x[:, DECISIONS : DECISIONS + SEATS], x[:, DECISIONS + SEATS :]


def masked(logits: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
    return logits.masked_fill(masks == 0, NEVER)


def present(observations: torch.Tensor) -> torch.Tensor:
    """Which seats exist, from the deciding one."""
    return observations[:, PRESENT : PRESENT + SEATS] > 0


def win_shares(wins: torch.Tensor, observations: torch.Tensor) -> torch.Tensor:
    """Every seat's share of the win, from the deciding one."""
    return torch.softmax(wins.masked_fill(~present(observations), NEVER), 1)


def factors_on(device: torch.device, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    return torch.tensor(scales(), device=device, dtype=dtype)


def save(file: Path, params: Params, metadata: dict[str, str]) -> None:
    """As float16, with the fingerprint of the encoding."""
    arrays = {name: value.detach().float().cpu().numpy().astype(np.float16) for name, value in params.items()}
    write_tensors(file, arrays, {"encoding": fingerprint(), **metadata})


def load(file: Path, device: torch.device) -> tuple[Params, dict[str, str]]:
    """The weights of a file, and what it says of them."""
    arrays, about = read_tensors(file.read_bytes(), str(file))
    return {name: torch.from_numpy(array.astype(np.float32)).to(device) for name, array in arrays.items()}, about
