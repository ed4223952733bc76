"""What the places of a finished game say, for those who keep no position of it."""

from collections.abc import Sequence


def shares_of(places: Sequence[int]) -> list[float]:
    """Each seat's part of the win: those in first place share it evenly (`scoring.win_share`)."""
    first = [place == 1 for place in places]
    return [won / sum(first) for won in first]
