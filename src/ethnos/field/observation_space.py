"""The space of what a seat sees and may decide, for the frameworks that speak of spaces."""

from typing import Any

import numpy as np
from gymnasium import spaces

from ..encoding.planes import OBSERVATION, PLANES
from ..rules.decision_numbers import DECISIONS


def observation_space() -> Any:
    """`observation` within the ranges of its planes, `action_mask` with 1 where a decision is legal."""
    low, high = np.zeros(OBSERVATION, np.int8), np.ones(OBSERVATION, np.int8)
    at = 0
    for plane in PLANES:
        low[at : at + plane.width], high[at : at + plane.width] = plane.low, plane.high
        at += plane.width
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (DECISIONS,), np.int8),
        }
    )
