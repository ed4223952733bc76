"""What an entry about the people at a table says, in no language yet; the game's own events say themselves."""

from ...words import Phrase, Unspoken, unspoken
from . import entries as e
from .table import Table


def narrated(table: Table, what: e.What) -> Unspoken | None:
    """The line of the log for an entry, after it was added; None where it needs no words."""
    phrase = _phrase(table, what)
    return None if phrase is None else unspoken(phrase)


def _phrase(table: Table, what: e.What) -> Phrase | None:
    def about(message: str, seat: int) -> Phrase:
        return Phrase(message, {"name": table.chairs[seat].name})

    match what:
        case e.StoodIn(seat, _, clock, by):
            put_in = "table-told-stands-in" if by is None else "table-told-replaced"
            return about("table-told-out-of-time" if clock else put_in, seat)
        case e.Returned(seat):
            return about("table-told-returned", seat)
        case e.Undone(seat):
            return about("table-told-undone", seat)
        case e.Resigned(seat):
            return about("table-told-resigned", seat)
        case e.HostPassed(seat):
            return about("table-told-host", seat)
        case e.MotionMade(seat, None):
            return about("table-told-asks-end", seat)
        case e.MotionMade(seat, int(target)):
            names = {"name": table.chairs[seat].name, "other": table.chairs[target].name}
            return Phrase("table-told-asks-bot", names)
        case e.Aborted(agreed, by_operator):
            nobody = "table-told-ended-by-operator" if by_operator else "table-told-nobody"
            return Phrase("table-told-ended" if agreed else nobody)
    return None
