"""A view that answers its own seat's questions: what a band would do, who leads where.

`View` says what lies on the table. What follows from it the rules know, and they are asked on
the record that the view was made from.
"""

from functools import cached_property
from typing import Any

from msgspec import structs

from ..rules.state import ViewRecord
from ..words import Card, Kingdom
from .decisions import PlayBand
from .outlook import KingdomOutlook, Outlook, outlook
from .preview import Preview, preview
from .views import Player, View, view_of


class OwnView(View, frozen=True, dict=True):
    """What the seat of a view sees, and what it could work out from it."""

    @cached_property
    def record(self) -> ViewRecord:
        """The same in numbers, as the rules wrote it."""
        raise AttributeError("made by own_view")

    @property
    def me(self) -> Player:
        """The player whose view this is."""
        return self.players[self.record.seat]

    @property
    def rivals(self) -> tuple[Player, ...]:
        """The others, from the next seat on."""
        here = self.record.seat
        return self.players[here + 1 :] + self.players[:here]

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.me.hand or ()

    @cached_property
    def outlook(self) -> Outlook:
        """What every board, token and band would pay if the age ended now."""
        return outlook(self.record)

    def board(self, kingdom: Kingdom) -> KingdomOutlook:
        """What a kingdom pays in this age, and who would take it now."""
        return next(board for board in self.outlook.kingdoms if board.kingdom == kingdom)

    def leaders(self, kingdom: Kingdom) -> tuple[int, ...]:
        """The seats that hold the first place of a kingdom now; none where nobody has a marker."""
        return tuple(claim.seat for claim in self.board(kingdom).claims if claim.place == 1)

    def preview(self, band: PlayBand) -> Preview:
        """What a band would score, and where its marker might go."""
        return preview(self.record, band)


def own_view(record: ViewRecord, names: tuple[str, ...] | None = None) -> OwnView:
    """The view of a seat that is asked; without names the players are called by their seats."""
    fields: dict[str, Any] = structs.asdict(view_of(record, names))  # the fields of View, whatever their types
    view = OwnView(**fields)
    view.__dict__["record"] = record
    return view
