"""Minotaurs: the band counts one card more for placing its marker (B3, B4)."""

from ..components import Tribe


def minotaur_bonus(tribe: int) -> int:
    return 1 if tribe == Tribe.MINOTAUR else 0
