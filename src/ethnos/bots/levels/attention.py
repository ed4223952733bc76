"""What a person at the table does not look at: it is taken out of the view before they think.

Nobody throws dice over a decision. What differs from one player to the next is what they see of
the table: the rivals' markers, the tokens, the dragons, the cards of the row, who took what. A
knob of 0 is a player who always looks there, 1 one who never does; between them it happens now
and then. What is left is weighed as the steward weighs it, with the player's own weights.
"""

from enum import IntEnum

from ...rules.chance import WORD, draw_word, mix
from ...rules.components import AGES, KINGDOMS
from ...rules.decision_numbers import LEAD
from ...rules.speeds.arrays import Numbers
from ...rules.state import ViewRecord


class Knob(IntEnum):
    """A player's knobs, behind the steward's weights: chances to overlook something, then habits."""

    ABSORBED = 22  # a whole game: only the own hand is looked at, and played by a simple rule
    RIVALS = 23  # the others' markers in a kingdom
    TOKENS = 24  # what the kingdoms pay: all of them seem alike
    DRAGONS = 25  # how near the end of the age is
    ROW = 26  # a card of the row
    HANDS = 27  # what the others took into their hands
    ENOUGH = 28  # cards that a band should have, for those who love them large
    HOME = 29  # how much more a marker is worth in the kingdom where one has most


KNOBS = 30  # numbers that make a player


def misses(chance: float, rng: Numbers[int]) -> bool:
    """Whether something is overlooked this time."""
    return chance > 0.0 and draw_word(rng) < chance * (WORD + 1)


def absorbed(v: ViewRecord, w: Numbers[float]) -> bool:
    """Whether the seat looks at nothing but its hand for all of this game.

    It stays so to the end: the dice are the seat and the tokens, which lie there from the first turn on.
    """
    if w[Knob.ABSORBED] <= 0.0:
        return False
    x = mix(v.current + 1)
    for k in range(KINGDOMS):
        for age in range(AGES):
            x = mix((x * 31 + v.tokens[k][age] + 1) & WORD)
    return x < w[Knob.ABSORBED] * (WORD + 1)


def overlook(v: ViewRecord, w: Numbers[float], rng: Numbers[int]) -> None:
    """Take out of a view what the player does not look at."""
    me = v.current
    for k in range(KINGDOMS):
        if misses(w[Knob.RIVALS], rng):
            for p in range(v.players):
                if p != me:
                    v.markers[p][k] = 0
    if misses(w[Knob.TOKENS], rng):
        forget_tokens(v)
    if misses(w[Knob.DRAGONS], rng):
        v.dragons = 0
    if misses(w[Knob.HANDS], rng):
        for p in range(v.players):
            if p != me:
                v.known_n[p] = 0


def forget_tokens(v: ViewRecord) -> None:
    """All kingdoms pay the same: what they pay on average."""
    for age in range(AGES):
        total = 0
        for k in range(KINGDOMS):
            total += v.tokens[k][age]
        for k in range(KINGDOMS):
            v.tokens[k][age] = total // KINGDOMS


def glance(out: Numbers[int], n: int, w: Numbers[float], rng: Numbers[int]) -> int:
    """Take out of a turn's n choices the cards of the row that are not noticed; how many are left.

    The first choice, to draw, is always seen, and so are the bands of the own hand.
    """
    left = 1
    for i in range(1, n):
        if out[i] >= LEAD or not misses(w[Knob.ROW], rng):
            out[left] = out[i]
            left += 1
    return left
