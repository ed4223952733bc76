"""Dwarves: the band counts one card more when bands are scored (E5), and only then."""

from ..components import TribeNumber


def dwarf_bonus(tribe: int) -> int:
    return 1 if tribe == TribeNumber.DWARF else 0
