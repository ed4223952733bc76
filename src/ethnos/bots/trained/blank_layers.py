"""A network that knows nothing, where the form of one is wanted and none is asked."""

import numpy as np

from ...encoding import OBSERVATION
from ...rules.components import SEATS
from ...rules.decision_numbers import DECISIONS
from .reflex import Layers


def blank_layers() -> Layers:
    """Layers that answer nothing to everything."""
    sizes = np.array([OBSERVATION, 1, DECISIONS + 2 * SEATS], np.int64)
    weights, biases = int((sizes[:-1] * sizes[1:]).sum()), int(sizes[1:].sum())
    return Layers(sizes, np.zeros(weights, np.float32), np.zeros(biases, np.float32))
