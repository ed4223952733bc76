"""A tied layer, unit by unit, as its description says; and as an ordinary layer."""

from typing import Any

import numpy as np
import pytest

from ethnos.bots.trained.tied import Tied, joined, split, within_layer
from ethnos.rules.components import KINGDOMS

A, B, C, D = 3, 4, 2, 5  # units of every kingdom and without one: seen, and given


@pytest.fixture
def layer() -> Tied:
    dice = np.random.default_rng(3)
    shapes = [(C, A), (C, A), (C, B), (D, A), (D, B), (C,), (D,)]
    return Tied(*(dice.normal(size=shape).astype(np.float32) for shape in shapes))


@pytest.fixture
def seen() -> Any:
    return np.random.default_rng(4).normal(size=(7, A * KINGDOMS + B)).astype(np.float32)


def test_every_unit_weighs_what_it_should(layer: Tied, seen: Any) -> None:
    own, shared = split(seen, within_layer(A, B))
    apart, others = layer(own, shared)
    for n in range(len(seen)):
        everywhere = [sum(own[n][k][a] for k in range(KINGDOMS)) for a in range(A)]
        for c in range(C):
            for k in range(KINGDOMS):
                wanted = layer.own_bias[c] + sum(layer.rest[c][b] * shared[n][b] for b in range(B))
                wanted += sum(layer.same[c][a] * own[n][k][a] + layer.all[c][a] * everywhere[a] for a in range(A))
                assert apart[n][k][c] == pytest.approx(wanted, abs=1e-4)
        for d in range(D):
            wanted = layer.free_bias[d] + sum(layer.free[d][b] * shared[n][b] for b in range(B))
            wanted += sum(layer.gather[d][a] * everywhere[a] for a in range(A))
            assert others[n][d] == pytest.approx(wanted, abs=1e-4)


def test_written_out_it_is_the_same_layer(layer: Tied, seen: Any) -> None:
    source, target = within_layer(A, B), within_layer(C, D)
    weights, bias = layer.written(source, target)
    assert np.allclose(seen @ weights + bias, joined(*layer(*split(seen, source)), target), atol=1e-4)
