"""The network for one position at a time, on one core and without a library's threads.

More than half of what a layer sees is zero, so it is skipped: that beats a full
matrix product. Plain functions, compiled together with the rules.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ...rules.speeds.arrays import Numbers

Matrix = npt.NDArray[np.float32]
Vector = npt.NDArray[np.float32]


class Layers(NamedTuple):
    """A network's ordinary layers: the weights, a row for every unit that is seen, and the biases."""

    weights: tuple[Matrix, ...]
    biases: tuple[Vector, ...]


def respond(observation: Numbers[int], layers: Layers, before: Vector, after: Vector) -> None:
    """The network's outputs of one observation into `before`; `after` is room to work in."""
    for i in range(len(observation)):
        before[i] = observation[i]
    weights = layers.weights
    biases = layers.biases
    last = len(weights) - 1
    for layer in range(len(weights)):
        weight = weights[layer]
        bias = biases[layer]
        n, m = weight.shape
        for j in range(m):
            after[j] = bias[j]
        for i in range(n):
            x = before[i]
            if x != 0.0:
                row = weight[i]
                for j in range(m):
                    after[j] += x * row[j]
        for j in range(m):
            before[j] = after[j] if layer == last or after[j] > 0.0 else 0.0


def best_of(observation: Numbers[int], out: Numbers[int], n: int, layers: Layers, before: Vector, after: Vector) -> int:
    """The decision of the greatest logit among the n legal ones."""
    respond(observation, layers, before, after)
    best = out[0]
    for j in range(1, n):
        if before[out[j]] > before[best]:
            best = out[j]
    return int(best)
