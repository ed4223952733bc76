"""Minotaurs: the band counts one card more for placing its marker (B3, B4)."""

from ..components import TribeNumber


def minotaur_bonus(tribe: int) -> int:
    return 1 if tribe == TribeNumber.MINOTAUR else 0
