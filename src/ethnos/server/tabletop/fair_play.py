"""What people at a table may do about one another: bots for those who are gone or idle, an end, a new host.

Who is connected is no part of the log. It comes in as `absent`: for each seat whose person is
not connected, since when; what follows from it is written down with the entry.
"""

from collections.abc import Iterable, Mapping

from . import entries as e
from .agreement import DAY, SECOND, NoClock
from .conduct import check_playing, own_chair
from .refusals import Refused
from .sitting import chair_at
from .table import DEPUTY, Status, Table

Absent = Mapping[int, int]
GRACE = 20 * SECOND  # so long somebody counts as there whose stream has closed
PATIENCE = 2 * 60 * SECOND  # a turn may take so long before the others can have a bot put in,
LONE_PATIENCE = 3 * 60 * SECOND  # or so long where one person alone decides that
LAPSE = 60 * SECOND  # a motion stands so long before another takes its place
QUIET = DAY * SECOND  # whoever was not heard of for so long is not waited for
HOST_PATIENCE = 60 * SECOND  # so long a host may be away before the game,
START_PATIENCE = 3 * 60 * SECOND  # or leave everybody sitting at a full table


def gone(absent: Absent, seat: int, now: int) -> bool:
    return seat in absent and now >= absent[seat] + GRACE


# A bot in somebody's place


def has_rivals(table: Table, seat: int) -> bool:
    """Whether others play on who could have a bot put in for a seat's person."""
    person = table.chairs[seat].person
    others = {chair.person for chair in table.chairs} - {None, person}
    return table.status == Status.PLAYING and person is not None and bool(others)


def stand_in(table: Table, seat: int, holder: str | None, absent: Absent, now: int) -> e.StoodIn:
    """A bot for one's own seat at any time, and for another's whose person has been gone for a while."""
    chair = chair_at(table, seat)
    check_playing(table)
    if chair.person is None or chair.stand_in is not None:
        raise Refused("bot-plays")
    if chair.holder == holder:
        return e.StoodIn(seat, DEPUTY, clock=False)
    rivals = [i for i in table.seats_of(holder) if not table.chairs[i].resigned]
    if not rivals:
        raise Refused("not-your-seat")
    if seat not in absent:
        raise Refused("still-here", name=chair.name)
    if not gone(absent, seat, now):
        raise Refused("back-soon", name=chair.name, seconds=_seconds(absent[seat] + GRACE - now))
    return e.StoodIn(seat, DEPUTY, clock=False, by=rivals[0])


def come_back(table: Table, seat: int, holder: str | None) -> e.Returned:
    """Back to one's own seat; a turn that the clock or the others took away is the bot's to its end.

    Otherwise whoever returns quickly enough could keep the bot from ever playing it.
    """
    chair = own_chair(table, seat, holder)
    if chair.resigned:
        raise Refused("resigned")
    if chair.stand_in is None:
        raise Refused("not-away")
    check_turn(table, seat)
    return e.Returned(seat)


def check_turn(table: Table, seat: int) -> None:
    """Nobody takes a seat in the midst of a turn that a bot was told to play."""
    chair = chair_at(table, seat)
    if table.seat_to_act == seat and chair.ousted is not None and chair.ousted == table.turn:
        raise Refused("bots-turn")


def resign(table: Table, seat: int, holder: str | None) -> e.Resigned:
    chair = own_chair(table, seat, holder)
    check_playing(table)
    if chair.resigned:
        raise Refused("resigned")
    return e.Resigned(seat)


# Motions


def motion(
    table: Table, seat: int, holder: str | None, target: int | None, absent: Absent, since: int, now: int
) -> e.MotionMade:
    """Ask the others for a bot at `target`, whose person is there and does not decide, or for the end of the game.

    `since` is when the person at the target came, should that have been after a long absence; for an end, since when
    the house is awake: while nobody could play, nobody was quiet.
    """
    if own_chair(table, seat, holder).resigned:
        raise Refused("resigned")
    check_playing(table)
    if table.motion is not None and now < table.motion.at + LAPSE:
        raise Refused("motion-open")
    if now < table.moved_at.get(seat, -LAPSE) + LAPSE:
        raise Refused("motion-soon", seconds=_seconds(table.moved_at[seat] + LAPSE - now))
    if target is None:
        voters = _one_seat_each(
            table, seat, (i for i in range(len(table.chairs)) if not _quiet(table, i, absent, since, now))
        )
        return e.MotionMade(seat, None, voters, len(voters))
    return _replacement(table, seat, target, absent, since, now)


def _replacement(table: Table, seat: int, target: int, absent: Absent, since: int, now: int) -> e.MotionMade:
    """A majority of the others who are there decides. At a table with clocks the clock does."""
    chair, mover = chair_at(table, target), table.chairs[seat]
    if not isinstance(table.agreement.clock, NoClock):
        raise Refused("clock-decides")
    if table.seat_to_act != target or chair.player is not None or chair.person == mover.person:
        raise Refused("not-waited-for", name=chair.name)
    there = (i for i, one in enumerate(table.chairs) if one.player is None and not gone(absent, i, now))
    voters = _one_seat_each(table, seat, (i for i in there if table.chairs[i].person != chair.person))
    patience = PATIENCE if len(voters) > 1 else LONE_PATIENCE
    left = max(table.reached_at, since) + patience - now
    if left > 0:
        raise Refused("still-thinking", name=chair.name, seconds=_seconds(left))
    return e.MotionMade(seat, target, voters, len(voters) // 2 + 1)


def _quiet(table: Table, seat: int, absent: Absent, awake: int, now: int) -> bool:
    """Whether somebody is gone who let a day pass in which it was their turn, or a bot's in their place."""
    chair = table.chairs[seat]
    long_ago = now - QUIET
    waited = table.seat_to_act == seat and table.reached_at <= long_ago
    silent = max(chair.acted, awake) <= long_ago and (waited or chair.stand_in is not None)
    return silent and gone(absent, seat, now)


def _one_seat_each(table: Table, mover: int, seats: Iterable[int]) -> tuple[int, ...]:
    """One seat for each person among these, whoever makes the motion first: several seats are one vote."""
    found: dict[str, int] = {}
    for seat in (mover, *seats):
        person = table.chairs[seat].person
        if person is not None:
            found.setdefault(person, seat)
    return tuple(found.values())


def answer_motion(table: Table, seat: int, holder: str | None, agreed: bool) -> e.MotionAnswered:
    """One's vote; whoever made the motion may take it back."""
    person = own_chair(table, seat, holder).person
    made = table.motion
    if made is not None:
        for voter in made.waits_for if agreed else (*made.waits_for, made.seat):
            if person is not None and table.chairs[voter].person == person:
                return e.MotionAnswered(voter, agreed)
    raise Refused("no-motion")


# A host who does not come


def claim_host(
    table: Table, seat: int, holder: str | None, absent: Absent, awake: int, now: int
) -> e.HostPassed | None:
    """Before the game: be host instead of one who is away, or who lets everybody sit at a full table.

    Nobody could start a game before the house was awake.
    """
    own_chair(table, seat, holder)
    if table.status != Status.LOBBY:
        raise Refused("already-started")
    if holder == table.host:
        return None
    seats = table.seats_of(table.host)
    full = not any(chair.free for chair in table.chairs)
    waits = [max(table.seated_at, awake) + START_PATIENCE] if full else []
    if all(i in absent for i in seats):
        waits.append(max(absent[i] for i in seats) + HOST_PATIENCE)
    if not waits:
        raise Refused("still-here", name=table.chairs[seats[0]].name)
    if now < min(waits):
        raise Refused("host-soon", seconds=_seconds(min(waits) - now))
    return e.HostPassed(seat)


def _seconds(milliseconds: int) -> int:
    return -(-milliseconds // SECOND)
