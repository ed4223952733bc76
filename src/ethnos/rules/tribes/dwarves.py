"""Dwarves: the band counts one card more when bands are scored (E5), and only then."""

from ..components import Tribe


def dwarf_bonus(tribe: int) -> int:
    return 1 if tribe == Tribe.DWARF else 0
