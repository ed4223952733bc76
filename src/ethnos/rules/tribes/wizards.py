"""Wizards: after the discard, draw X cards from the deck or none (B6)."""

from ..components import TribeNumber


def may_conjure(tribe: int) -> bool:
    """Decided before the first card; dragons on the way do not count (T3)."""
    return tribe == TribeNumber.WIZARD
