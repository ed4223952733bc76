"""Halflings: many (C2), but a band they lead never places a marker by B3."""

from ..components import Tribe


def never_places(tribe: int) -> bool:
    return tribe == Tribe.HALFLING
