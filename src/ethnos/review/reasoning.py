"""Why one decision is better than another, in words: a message and what to fill in, in no language yet.

Made from what the deciding seat sees and from the rules' own functions. For reviews, hints and puzzles.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import floor

from ..bots.protocol import Reason
from ..game.decisions import Decision, PlaceMarker, TakeCard
from ..rules import ViewRecord
from ..words import Kingdom, Phrase, unspoken
from .gains import Remark, gains
from .reviewed import Why
from .risks import risks

MOST = 3  # reasons in all …
MOST_FOR, MOST_AGAINST = 2, 2  # … for the better decision, and against the other
ALIKE = -1  # points behind in the trials, as they are shown, down to which a decision is about as good
TRIED = Remark("glory", Phrase("reason-tried"), 0)
ALONE = Remark("glory", Phrase("reason-alone"), 0)


def reasons(
    view: ViewRecord,
    better: Decision,
    other: Decision | None,
    names: Sequence[str],
    marker: Kingdom | None = None,
    lead: int | None = None,
) -> tuple[Why, ...]:
    """What speaks for a decision of the view's seat, then against another where one was weighed; the weightiest first.

    What is true of both is not said. Where nothing can be named that is at hand, the trials are the reason, if they
    are one: `lead` is by how many per cent, as they are shown, they put it ahead of the other; none where that is not
    known. Of a better band it may be known where its `marker` would go; else it goes where that pays most now.
    """
    against = None if other is None else unspoken(other.phrase())
    return tuple(
        Why(remark.sign, unspoken(remark.phrase), good, remark.cards, remark.kingdom, None if good else against)
        for remark, good in remarks(view, better, other, names, marker, lead)
    )


def remarks(
    view: ViewRecord,
    better: Decision,
    other: Decision | None,
    names: Sequence[str],
    marker: Kingdom | None = None,
    lead: int | None = None,
) -> list[tuple[Remark, bool]]:
    """The same as it is said in a terminal: each remark, and whether it speaks for the better decision."""
    found_for = (one for one in gains(view, better, names, marker) if answers(one, other))
    speaks_for = _weightiest(found_for, () if other is None else gains(view, other, names))
    against = [] if other is None else _weightiest(risks(view, other, names), risks(view, better, names))
    found = [*((one, True) for one in speaks_for[:MOST_FOR]), *((one, False) for one in against[:MOST_AGAINST])]
    found.sort(key=lambda each: -each[0].weight)
    said = sorted(found[:MOST], key=lambda each: not each[1])  # what speaks for the better one comes first
    return said or [(one, True) for one in _by_trials(other, lead)]


def answers(remark: Remark, other: Decision | None) -> bool:
    """Whether a remark says something beside that decision: a poor row is a reason not to take from it, no other."""
    return remark.phrase.message != "reason-draw" or other is None or isinstance(other, TakeCard)


def per_cent(chance: float) -> int:
    """A chance as it is shown: half a point is rounded up, as the page does it."""
    return floor(100 * chance + 0.5)


def rival(weighed: Sequence[Reason], chosen: Decision) -> tuple[Decision | None, int | None]:
    """The best of what a bot weighed beside its choice, and by how many per cent, as shown, the choice is ahead.

    Of a choice that was weighed alone these are all that it has; of one that was not weighed nothing is known.
    """
    shares = {one.decision: one.win_share for one in weighed}
    other = max((one for one in weighed if one.decision != chosen), key=lambda one: one.win_share, default=None)
    behind = 0 if other is None else per_cent(other.win_share)
    lead = per_cent(shares[chosen]) - behind if chosen in shares else None
    return (None if other is None else other.decision), lead


def told_apart(
    view: ViewRecord, chances: Mapping[Decision, float], given: Decision, names: Sequence[str]
) -> tuple[Decision, int | None]:
    """What the first of some decisions, the best, is to be compared with, and by how many per cent it is ahead of that.

    It is the one that was given, unless that is the best itself, or nobody weighed it and nothing can be named in which
    it differs: then the best of the others where something can.
    """
    best, *others = chances
    shown = {decision: per_cent(chance) for decision, chance in chances.items()}
    if given in others or (given != best and remarks(view, best, given, names)):
        other = given
    else:
        other = next((one for one in others if remarks(view, best, one, names)), others[0])
    return other, shown[best] - shown[other] if other in shown else None


def _by_trials(other: Decision | None, lead: int | None) -> Iterator[Remark]:
    """What the trials say, and no more than that."""
    if lead is None:
        return
    if other is None:
        yield ALONE
    elif lead > 0:
        yield TRIED
    elif lead >= ALIKE:
        yield Remark("glory", Phrase("reason-alike", {"decision": other.phrase()}), 0)


def marker_of(line: Sequence[Decision]) -> Kingdom | None:
    """Where the marker of a band goes that is followed by this line, if that is known."""
    return line[0].kingdom if line and isinstance(line[0], PlaceMarker) else None


def _weightiest(found: Iterable[Remark], beside: Iterable[Remark]) -> list[Remark]:
    """What is not as true of the other decision."""
    there = {_about(remark): remark.weight for remark in beside}
    left = [remark for remark in found if remark.weight > there.get(_about(remark), float("-inf"))]
    return sorted(left, key=lambda remark: -remark.weight)


def _about(remark: Remark) -> tuple[str, Kingdom | None]:
    """A place or a marker in one kingdom does not make up for those in another."""
    return remark.phrase.message, remark.kingdom if remark.sign in ("place", "marker") else None
