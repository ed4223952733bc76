"""What follows by itself from what has happened at a table."""

from . import entries as e
from .table import DEPUTY, Status, Table
from .undoing import others_asked


def follow_up(table: Table) -> e.Undone | e.StoodIn | e.Ended | e.Aborted | None:
    """A wish that nobody is left to agree to is granted, a motion carried, a finished game has its result.

    A game that its last person has given up ends without one.
    """
    wish, made = table.undo, table.motion
    if table.status != Status.PLAYING:
        return None
    if any(chair.given_up for chair in table.chairs) and not any(chair.person for chair in table.chairs):
        return e.Aborted(agreed=False)
    if wish is not None and set(others_asked(table, wish.seat, wish.decisions)) <= wish.agreed:
        return e.Undone(wish.seat, wish.asked, wish.decisions)
    if made is not None and made.carried:
        if made.target is None:
            return e.Aborted(agreed=True)
        return e.StoodIn(made.target, DEPUTY, clock=False, by=made.seat)
    result = None if table.game is None else table.game.result
    return None if result is None else e.Ended(result.ranking)
