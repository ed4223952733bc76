"""The trained network without PyTorch: a few matrix products in NumPy.

Weights know which encoding they were trained on; any other is refused.
"""

import itertools
from collections.abc import Mapping
from contextlib import AbstractContextManager
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Protocol

import numpy as np

from ...encoding import OFFSET, fingerprint, scales
from ...errors import UserError
from ...rules.components import SEATS
from ...rules.decision_numbers import DECISIONS
from ..searching.blas_threads import one_thread_each
from .array_types import Cells8, Floats, Integers
from .reflex import Layers
from .tensors import Weights, read_tensors
from .tied import PARTS, Tied, answers, cells, joined, split, within_layer

FILE = "champion.safetensors"
CELLS, ANSWERS = cells(), answers()
PRESENT = OFFSET["present"]
GLORY_UNIT = 50.0  # what the network counts Glory in
NEVER = np.float32(-1e9)


class Judge(Protocol):
    """Whoever decides and values positions by the hundred: this network, or the same on a GPU."""

    def judge(self, observations: Cells8, masks: Cells8) -> tuple[Integers, Floats, Floats]:
        """The best decision, the deciding seat's share of the win, and its Glory, of every observation."""
        ...

    def chances(self, observations: Cells8, masks: Cells8) -> Floats:
        """The logarithm of every decision's chance."""
        ...

    def for_threads(self) -> AbstractContextManager[None]:
        """Within this, several threads ask at once."""
        ...


class Network:
    """Observation in; decisions' logits, every seat's share of the win and Glory out."""

    def __init__(self, arrays: Mapping[str, Weights], metadata: dict[str, str]) -> None:
        self.metadata = metadata
        depth = len(arrays) // len(PARTS)
        try:
            parts = [[arrays[f"{name}{i}"].astype(np.float32) for name in PARTS] for i in range(depth)]
        except KeyError as missing:
            raise UserError(f"the weights lack {missing}") from None
        self.layers = [Tied(*each) for each in parts]
        self.factors = np.array(scales(), np.float32)
        first, last = self.layers[0], self.layers[-1]
        seen, given = (first.same.shape[1], first.free.shape[1]), (len(last.same), len(last.free))
        if (seen, given) != tuple((len(own), len(shared)) for own, shared in (CELLS, ANSWERS)):
            raise UserError("the weights have another shape than observations and decisions")

    @cached_property
    def written(self) -> Layers:
        """The same network as ordinary layers, as `reflex.respond` takes it."""
        inner = [within_layer(len(layer.same), len(layer.free)) for layer in self.layers[:-1]]
        spaces = itertools.pairwise([CELLS, *inner, ANSWERS])
        weights, biases = zip(
            *(layer.written(*ends) for layer, ends in zip(self.layers, spaces, strict=True)), strict=True
        )
        rows = (weights[0] * self.factors[:, None], *weights[1:])
        sizes = np.array([len(rows[0]), *(len(bias) for bias in biases)], np.int64)
        return Layers(sizes, np.concatenate([weight.ravel() for weight in rows]), np.concatenate(biases))

    def room(self) -> tuple[Floats, Floats]:
        """Two rows for `reflex.respond` to work in."""
        widest = int(self.written.sizes.max())
        return np.zeros(widest, np.float32), np.zeros(widest, np.float32)

    def forward(self, observations: Cells8) -> tuple[Floats, Floats, Floats]:
        """Logits of decisions, shares of the win and Glory by seat from the deciding one."""
        x = self.answer(observations)
        wins = np.where(observations[:, PRESENT : PRESENT + SEATS] > 0, x[:, DECISIONS : DECISIONS + SEATS], NEVER)
        return x[:, :DECISIONS], _softmax(wins), x[:, DECISIONS + SEATS :] * GLORY_UNIT

    def answer(self, observations: Cells8) -> Floats:
        """All that the network puts out, as it does."""
        own, shared = split(observations * self.factors, CELLS)
        for i, layer in enumerate(self.layers):
            own, shared = layer(own, shared, dark=i > 0)
            if i < len(self.layers) - 1:
                np.maximum(own, 0, out=own)
                np.maximum(shared, 0, out=shared)
        return joined(own, shared, ANSWERS)

    def judge(self, observations: Cells8, masks: Cells8) -> tuple[Integers, Floats, Floats]:
        logits, shares, glory = self.forward(observations)
        return np.where(masks > 0, logits, NEVER).argmax(axis=1), shares[:, 0], glory[:, 0]

    def chances(self, observations: Cells8, masks: Cells8) -> Floats:
        logits = np.where(masks > 0, self.forward(observations)[0], NEVER)
        logits = logits - logits.max(axis=1, keepdims=True)
        chances: Floats = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return chances

    def for_threads(self) -> AbstractContextManager[None]:
        return one_thread_each()


def _softmax(x: Floats) -> Floats:
    e: Floats = np.exp(x - x.max(axis=1, keepdims=True))
    parts: Floats = e / e.sum(axis=1, keepdims=True)
    return parts


def read_network(data: bytes, name: str) -> Network:
    """The network of a file's content, if it was trained on the present encoding."""
    arrays, metadata = read_tensors(data, name)
    if metadata.get("encoding") != fingerprint():
        raise UserError(
            f"{name}: trained on encoding {metadata.get('encoding', 'unknown')}, this is {fingerprint()}: "
            "train anew (python -m ethnos.train)"
        )
    return Network(arrays, metadata)


def champion_file() -> Path:
    """The weights that come with this package."""
    return Path(str(files(__package__) / FILE))


@cache
def champion_network() -> Network:
    """The shipped weights, read once a process."""
    return read_network(champion_file().read_bytes(), FILE)


def network_of(file: Path) -> Network:
    return read_network(file.read_bytes(), str(file))
