"""What is allowed at a table: each function looks at it and answers with what shall
happen, or refuses. Nothing here changes a table.
"""

from ...bots import bot_names
from ...bots.levels.mixing import FIRST_LEVEL, MIX, mixed
from ...game import Decision
from ...game.decisions import DECISION_TYPES
from ...rules import RULES_VERSION
from . import entries as e
from .agreement import SECOND
from .chairs import Chair
from .naming import DICE, own_name
from .refusals import Refused
from .requests import BotSeat, SeatBot
from .sitting import chair_at, check_one_seat
from .table import PastAnswer, Status, Table

PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "thinking", "your-turn", "good-game", "again", "bye")
PHRASE_LIMIT = 300  # in one game, the same share for each seat
LINK_LIFE = 15 * 60 * SECOND


def own_chair(table: Table, seat: int, holder: str | None) -> Chair:
    chair = chair_at(table, seat)
    if holder is None or chair.holder != holder:
        raise Refused("not-your-seat")
    return chair


def check_rules(table: Table) -> None:
    """A game keeps the rules it began with: another version of them cannot go on with it."""
    if table.rules_version != RULES_VERSION:
        raise Refused("other-rules", version=table.rules_version, ours=RULES_VERSION)


def check_bot(bot: str) -> None:
    if bot not in bot_names():
        raise Refused("unknown-bot", bot=bot, bots=bot_names())


def seat_bot(table: Table, seat: int, wish: BotSeat | SeatBot, holder: str | None) -> e.BotSeated:
    """Before the game the host fills free seats, and changes bots."""
    bot = wish.bot
    if bot == MIX:
        others = [chair.bot for i, chair in enumerate(table.chairs) if i != seat and chair.bot is not None]
        bot = mixed(wish.around or FIRST_LEVEL, others, DICE)
    check_bot(bot)
    chair = chair_at(table, seat)
    _lobby(table)
    _host(table, holder)
    if chair.holder is not None:
        raise Refused("seat-taken")
    return e.BotSeated(seat, bot, own_name(table, seat))


def leave(table: Table, seat: int, holder: str | None) -> e.Left:
    """One's own seat; before the game the host may free any, also one that is kept, and send away who has it."""
    chair = chair_at(table, seat)
    if chair.free and chair.kept is None:
        raise Refused("not-your-seat")
    if table.status == Status.LOBBY and holder is not None and holder == table.host:
        return e.Left(seat, sent_away=chair.holder not in (None, holder))
    own_chair(table, seat, holder)
    return e.Left(seat)


def link(table: Table, seat: int, holder: str | None, key: str, now: int) -> e.Linked | None:
    """One link a seat; nothing to do where it is this one."""
    made = own_chair(table, seat, holder).link
    if made is not None and made[0] == key and now < made[1]:
        return None
    return e.Linked(seat, key, now + LINK_LIFE)


def move(table: Table, key: str, holder: str, now: int) -> e.Moved:
    for seat, chair in enumerate(table.chairs):
        if not chair.free and chair.link is not None and chair.link[0] == key and now < chair.link[1]:
            if not table.agreement.shared:
                check_one_seat(table, seat, holder)
            return e.Moved(seat, holder)
    raise Refused("link-dead")


def start(table: Table, holder: str | None) -> e.Started:
    _lobby(table)
    _host(table, holder)
    if any(chair.free for chair in table.chairs):
        raise Refused("seats-free")
    return e.Started(tuple(chair.nonce or table.bot_nonce(i) for i, chair in enumerate(table.chairs)))


def decide(table: Table, seat: int, holder: str | None, asked: int, decision: Decision) -> e.Decided | PastAnswer:
    """A decision of one's own seat, or the answer that the same one already got."""
    check_rules(table)
    chair = own_chair(table, seat, holder)
    before = table.answers.get(asked)
    if before is not None and before.what == e.Decided(seat, asked, decision):
        return before
    if table.game is None:
        raise Refused("not-started")
    if table.aborted:
        raise Refused("game-over")
    if chair.player is not None:
        raise Refused("played-for")
    if table.seat_to_act == seat and asked != table.asked:
        raise Refused("stale")
    assert isinstance(decision, DECISION_TYPES)
    return e.Decided(seat, asked, decision)


def may_have_hint(table: Table, seat: int, holder: str | None, bot: str) -> None:
    own_chair(table, seat, holder)
    check_bot(bot)
    if not table.agreement.hints:
        raise Refused("no-hints")
    check_playing(table)
    if table.seat_to_act != seat:
        raise Refused("not-asked")


def may_look(table: Table, holder: str | None, viewer: int | None) -> bool:
    try:
        check_viewer(table, holder, viewer)
    except Refused:
        return False
    return True


def check_viewer(table: Table, holder: str | None, viewer: int | None) -> None:
    """Whose eyes one may have: those of one's own seats, and a spectator's where they are let in."""
    if viewer is not None:
        own_chair(table, viewer, holder)
    elif not table.agreement.spectators and table.status != Status.LOBBY and not table.seats_of(holder):
        raise Refused("no-spectators")


def say(table: Table, seat: int, holder: str | None, phrase: str) -> e.Phrased:
    own_chair(table, seat, holder)
    if phrase not in PHRASES:
        raise Refused("unknown-phrase", phrases=list(PHRASES))
    if table.phrases[seat] >= PHRASE_LIMIT // len(table.chairs):
        raise Refused("too-many-phrases")
    return e.Phrased(seat, phrase)


def _lobby(table: Table) -> None:
    if table.status != Status.LOBBY:
        raise Refused("already-started")


def check_playing(table: Table) -> None:
    check_rules(table)
    if table.status != Status.PLAYING:
        raise Refused("not-started" if table.status == Status.LOBBY else "game-over")


def _host(table: Table, holder: str | None) -> None:
    if holder is None or holder != table.host:
        raise Refused("not-host")
