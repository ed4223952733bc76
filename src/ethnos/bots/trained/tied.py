"""Layers of a network to which all names of the six kingdoms are the same.

Some of a layer's units every kingdom has, six of each; the others have no kingdom.
A kingdom's unit weighs what its own kingdom has by `same`, what all kingdoms have
together by `all`, and the rest by `rest`; a unit without kingdom weighs what all
kingdoms have by `gather` and the rest by `free`. What is learned of one kingdom is
so learned of all, with a quarter of the work of an ordinary layer of that size.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from ...encoding.symmetry import Indices, by_kingdom, renamed_cells, renamed_decisions
from ...rules.components import KINGDOMS, SEATS
from ...rules.decision_numbers import DECISIONS
from .array_types import Floats

PARTS = ("same", "all", "rest", "gather", "free", "own_bias", "free_bias")
LARGE = 64  # rows of a batch from which on it is worth looking for units that are zero in all of them
HEADS = 2 * SEATS  # share of the win, then Glory, by seat from the deciding one
OUTPUTS = DECISIONS + HEADS
Units = tuple[Indices, Indices]  # a row of six numbers of units for each that every kingdom has; the others' numbers


def cells() -> Units:
    """The cells of an observation."""
    return by_kingdom(renamed_cells)


def answers() -> Units:
    """What a network puts out: decisions by kingdom; the other decisions and what it thinks of the seats."""
    own, shared = by_kingdom(renamed_decisions)
    return own, np.concatenate([shared, np.arange(DECISIONS, OUTPUTS)])


def within_layer(own: int, shared: int) -> Units:
    """So many units of every kingdom, then so many without one."""
    of_kingdoms = np.arange(own * KINGDOMS).reshape(own, KINGDOMS)
    return of_kingdoms, np.arange(own * KINGDOMS, own * KINGDOMS + shared)


@dataclass(frozen=True)
class Tied:
    """The parts of a layer, in the order of PARTS, each with a row for every unit it gives."""

    same: Floats
    all: Floats
    rest: Floats
    gather: Floats
    free: Floats
    own_bias: Floats
    free_bias: Floats

    def __call__(self, own: Floats, shared: Floats, dark: bool = False) -> tuple[Floats, Floats]:
        """What the layer makes of a batch: by kingdom, and without one.

        With `dark` nothing that it sees is below zero. Then units at which all of a large batch has
        zero are left out of the products: in a trained network that is half of them or more.
        """
        same, others, bias = self.stacked
        given, n = len(self.same), own.shape[2]
        seen = np.concatenate([np.einsum("bkc->bc", own), shared], axis=1)
        if dark and len(own) >= LARGE:
            lit = np.flatnonzero(seen.any(axis=0))
            of_kingdoms = lit[lit < n]
            own, same = own.take(of_kingdoms, axis=2), same[of_kingdoms]
            seen, others = seen.take(lit, axis=1), others[lit]
        rest = seen @ others
        rest += bias
        apart = (own.reshape(-1, own.shape[2]) @ same).reshape(len(own), KINGDOMS, -1)
        apart += rest[:, None, :given]
        return apart, rest[:, given:]

    @cached_property
    def stacked(self) -> tuple[Floats, Floats, Floats]:
        """The parts as they are multiplied: two products instead of five are a tenth faster."""
        others = np.block([[self.all, self.rest], [self.gather, self.free]]).T
        return (
            np.ascontiguousarray(self.same.T),
            np.ascontiguousarray(others),
            np.concatenate([self.own_bias, self.free_bias]),
        )

    def written(self, source: Units, target: Units) -> tuple[Floats, Floats]:
        """The weights (a row for every unit it sees) and the bias of the same layer as an ordinary one."""
        size = source[0].size + len(source[1])
        seen = np.concatenate([np.zeros((1, size), np.float32), np.eye(size, dtype=np.float32)])
        given = joined(*self(*split(seen, source)), target)
        return given[1:] - given[0], given[0]


def split(x: Floats, units: Units) -> tuple[Floats, Floats]:
    """A batch of vectors: by kingdom, and without one."""
    own, shared = units
    return np.ascontiguousarray(x[:, own.T]), x[:, shared]


def joined(apart: Floats, others: Floats, units: Units) -> Floats:
    """The opposite of `split`."""
    own, shared = units
    x = np.empty((len(apart), own.size + len(shared)), np.float32)
    x[:, own.T], x[:, shared] = apart, others
    return x
