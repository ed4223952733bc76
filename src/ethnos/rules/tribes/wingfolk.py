"""Wingfolk: the marker may go to any kingdom that the band's size allows (B3, B4)."""

from ..components import TribeNumber


def places_anywhere(tribe: int) -> bool:
    return tribe == TribeNumber.WINGFOLK
