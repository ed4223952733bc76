"""Why one decision is better than another, in words: a message and what to fill in, in no language yet."""

from collections.abc import Sequence

from ..game.decisions import Decision
from ..rules import ViewRecord
from .reviewed import Why


def reasons(view: ViewRecord, better: Decision, other: Decision | None, names: Sequence[str]) -> tuple[Why, ...]:
    """What speaks for a decision of the view's seat, and against another: made from the view and the rules alone."""
    return ()
