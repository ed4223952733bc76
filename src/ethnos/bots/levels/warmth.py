"""The network's opinion, taken warm: what it holds nearly as good is decided too, now and then.

At temperature 0 the likeliest decision is always made. The warmer, the more often one that the
network likes less; but none that it likes less than the best by more than `slack`, however warm
it is: those are what no person would do.
"""

from enum import IntEnum
from math import exp

from ...rules.chance import WORD, draw_word
from ...rules.speeds.arrays import Numbers
from ..trained.reflex import Layers, Vector, respond


class Warmth(IntEnum):
    """The numbers of a network as a player, in the place of a steward's weights; its habits are an amateur's knobs."""

    TEMPERATURE = 0
    SLACK = 1


def network_choice(
    observation: Numbers[int],
    out: Numbers[int],
    n: int,
    layers: Layers,
    before: Vector,
    after: Vector,
    warmth: tuple[float, float],
    rng: Numbers[int],
) -> int:
    """What a network decides among the n legal decisions of one observation."""
    respond(observation, layers, before, after)
    return warm_choice(before, out, n, warmth, rng)


def warm_choice(logits: Vector, out: Numbers[int], n: int, warmth: tuple[float, float], rng: Numbers[int]) -> int:
    """One of the n legal decisions, drawn by the network's logits at a temperature and within its slack."""
    temperature, slack = warmth
    best = out[0]
    for j in range(1, n):
        if logits[out[j]] > logits[best]:
            best = out[j]
    if temperature <= 0.0:
        return int(best)
    total = 0.0
    for j in range(n):
        behind = logits[best] - logits[out[j]]
        if behind <= slack:
            total += exp(-behind / temperature)
    at = draw_word(rng) / (WORD + 1) * total
    for j in range(n):
        behind = logits[best] - logits[out[j]]
        if behind <= slack:
            at -= exp(-behind / temperature)
            if at < 0.0:
                return int(out[j])
    return int(best)
