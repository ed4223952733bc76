"""Reasons as lines of a terminal: what speaks for a decision, then what speaks against the other, under its name."""

from collections.abc import Iterator, Sequence

from ..game.decisions import Decision
from ..review.gains import Remark
from ..words import Words


def reason_lines(found: Sequence[tuple[Remark, bool]], other: Decision | None, w: Words) -> Iterator[str]:
    """Remarks, each with whether it speaks for the better decision, as `review.reasoning.remarks` gives them."""
    yield from (f"+ {w.say(remark.phrase)}" for remark, good in found if good)
    against = [w.say(remark.phrase) for remark, good in found if not good]
    if against and other is not None:
        yield w.say("reason-against", decision=other.phrase())
        yield from (f"− {said}" for said in against)
