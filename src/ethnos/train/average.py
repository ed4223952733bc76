"""The mean of a network over the last seconds of its training.

A network that learns at a high rate trembles around what it has learned; the mean of its
weights stands still there, and plays better than any of the networks it is made of.
"""

from math import exp

import torch

from .torch_network import Params


class Average:
    """A mean that follows some weights, older ones counting less by a factor of e in so many seconds."""

    def __init__(self, params: Params, seconds: float) -> None:
        self.seconds = seconds
        self.params: Params = {name: value.detach().clone() for name, value in params.items()}

    def begin_as(self, params: Params) -> None:
        for name, value in self.params.items():
            value.copy_(params[name].detach())

    def follow(self, params: Params, passed: float) -> None:
        """So many seconds were trained."""
        part = 1 - exp(-passed / self.seconds) if self.seconds > 0 else 1.0
        with torch.no_grad():
            for name, value in self.params.items():
                value.lerp_(params[name], part)
