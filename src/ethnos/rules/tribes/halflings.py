"""Halflings: many (C2), but a band they lead never places a marker by B3."""

from ..components import TribeNumber


def never_places(tribe: int) -> bool:
    return tribe == TribeNumber.HALFLING
