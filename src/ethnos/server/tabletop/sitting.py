"""Who may sit down where.

A device has one seat, and so has an address at a table that is open to strangers: who has two sees two
hands. Several have only the device from which a `shared` table was laid, and whomever the host invites
from an address. A seat may be kept for somebody, whoever was sent away stays away, and a rematch among
friends is for them: there the host's invitation lets others in.

What remains possible: two people who tell each other their cards, or one with two devices at two
addresses; at a table that is not open, two devices of one guest who was given its link.
"""

from dataclasses import dataclass

from . import entries as e
from .chairs import Chair
from .naming import good_name
from .refusals import Refused
from .table import Status, Table

INVITATION_LIFE = 24 * 60 * 60 * 1000


@dataclass(frozen=True)
class Newcomer:
    """Somebody who would sit down. Of their token and keys only the hashes are known here."""

    name: str
    nonce: str
    holder: str  # who they will be
    came_as: str | None = None  # whose token they brought, though it may hold no seat
    whence: str = ""
    key: str | None = None  # their own, to ask again with
    invitation: str | None = None

    @property
    def marks(self) -> set[str]:
        """By which they are known again."""
        return {self.holder, self.came_as or "", self.whence} - {""}


def chair_at(table: Table, seat: int) -> Chair:
    if seat not in range(len(table.chairs)):
        raise Refused("no-seat", seat=seat, last=len(table.chairs) - 1)
    return table.chairs[seat]


def is_at_home(table: Table, holder: str | None) -> bool:
    """Whether a token is one that this table's guests or its maker were given and still use."""
    return holder is not None and (holder == table.maker or bool(table.seats_of(holder)))


def take_seat(table: Table, seat: int, newcomer: Newcomer, now: int) -> e.Seated | e.Moved | None:
    """A free seat before the game; during it one whose person has left.

    Who asks again with the same key did not get the first answer, and gets the seat, for two minutes
    and until something is done from it.
    """
    chair = chair_at(table, seat)
    if table.status == Status.OVER:
        raise Refused("game-over")
    if chair.holder is not None and _fits(chair.key, newcomer.key, now):
        return None if chair.holder == newcomer.holder else e.Moved(seat, newcomer.holder, asked_again=True)
    if not chair.free:
        raise Refused("seat-taken")
    if chair.resigned:
        raise Refused("resigned")
    if chair.kept == newcomer.holder:  # under the name that was good before
        return e.Seated(seat, chair.name, newcomer.holder, newcomer.nonce, newcomer.key, newcomer.whence)
    check_one_seat(table, seat, newcomer.holder, newcomer.came_as)
    if not _fits(chair.link, newcomer.invitation, now):
        _check_welcome(table, chair, newcomer)
    name = good_name(table, seat, newcomer.name)
    return e.Seated(seat, name, newcomer.holder, newcomer.nonce, newcomer.key, newcomer.whence)


def _fits(kept: tuple[str, int] | None, key: str | None, now: int) -> bool:
    return kept is not None and kept[0] == key and now < kept[1]


def _check_welcome(table: Table, chair: Chair, newcomer: Newcomer) -> None:
    """What only the host's invitation gets past."""
    if chair.kept is not None:
        raise Refused("seat-kept", name=chair.name)
    if newcomer.marks & table.sent_away:
        raise Refused("sent-away")
    if table.invited_only and newcomer.holder != table.host and newcomer.came_as not in chair.seen_by:
        raise Refused("invited-only")
    if table.agreement.open and not _may_have_several(table, newcomer.holder):
        others = [other.seen_by for other in table.chairs if other is not chair]
        if newcomer.whence and any(newcomer.whence in seen for seen in others):
            raise Refused("one-address")


def check_one_seat(table: Table, seat: int, *holders: str | None) -> None:
    """Nobody has two seats, nor in one game a seat after another: they would know both hands."""
    if any(_may_have_several(table, holder) for holder in holders):
        return
    others = [chair.seen_by for i, chair in enumerate(table.chairs) if i != seat]
    if any(holder in seen for holder in holders for seen in others):
        raise Refused("one-seat")


def _may_have_several(table: Table, holder: str | None) -> bool:
    return table.agreement.shared and holder == table.maker


def invite(table: Table, seat: int, holder: str | None, key: str, now: int) -> e.Linked | None:
    """The host offers a free seat to whoever has the key, be it somebody who was sent away."""
    chair = chair_at(table, seat)
    if holder is None or holder != table.host:
        raise Refused("not-host")
    if table.status == Status.OVER:
        raise Refused("game-over")
    if chair.kept is not None:
        raise Refused("seat-kept", name=chair.name)
    if not chair.free:
        raise Refused("seat-taken")
    if _fits(chair.link, key, now):
        return None
    return e.Linked(seat, key, now + INVITATION_LIFE)
