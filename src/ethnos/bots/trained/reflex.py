"""The network for one position at a time, on one core and without a library's threads.

More than half of what a layer sees is zero, so it is skipped: that beats a full
matrix product. Plain functions, compiled together with the rules.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ...rules.speeds.arrays import Numbers

Vector = npt.NDArray[np.float32]


class Layers(NamedTuple):
    """A network's ordinary layers, one after the other: a network of any depth has the same type.

    `sizes` counts the units, those that are seen first; a layer's weights are a row for every unit
    that it sees, its biases a number for every unit that it gives.
    """

    sizes: npt.NDArray[np.int64]
    weights: Vector
    biases: Vector


def respond(observation: Numbers[int], layers: Layers, before: Vector, after: Vector) -> None:
    """The network's outputs of one observation into `before`; `after` is room to work in."""
    for i in range(len(observation)):
        before[i] = observation[i]
    sizes = layers.sizes
    weights = layers.weights
    biases = layers.biases
    last = len(sizes) - 2
    at = 0
    unit = 0
    for layer in range(last + 1):
        n, m = sizes[layer], sizes[layer + 1]
        for j in range(m):
            after[j] = biases[unit + j]
        for i in range(n):
            x = before[i]
            if x != 0.0:
                row = weights[at : at + m]
                for j in range(m):
                    after[j] += x * row[j]
            at += m
        unit += m
        for j in range(m):
            before[j] = after[j] if layer == last or after[j] > 0.0 else 0.0
