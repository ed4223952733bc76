"""What is allowed at a table: each function looks at it and answers with what shall
happen, or refuses. Nothing here changes a table.
"""

import unicodedata

from ...bots import bot_names
from ...game import Decision, Game
from ...game.decisions import DECISION_TYPES, PlayBand
from ...rules import RULES_VERSION
from . import entries as e
from .agreement import NAME_LENGTH, SECOND
from .refusals import Refused
from .table import DEPUTY, Chair, PastAnswer, Status, Table

PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "thinking", "your-turn", "good-game", "again", "bye")
PHRASE_LIMIT = 300  # in one game
SHAPELESS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and marks that show nothing
LINK_LIFE = 15 * 60 * SECOND


def chair_at(table: Table, seat: int) -> Chair:
    if seat not in range(len(table.chairs)):
        raise Refused("no-seat", seat=seat, last=len(table.chairs) - 1)
    return table.chairs[seat]


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


def good_name(table: Table, seat: int, name: str) -> str:
    """Visible letters only, so that no name can pose as another or break a line."""
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    if not 0 < len(plain) <= NAME_LENGTH or not all(map(_is_visible, plain)) or unicodedata.category(plain[0]) == "Mn":
        raise Refused("bad-name")
    folded = plain.casefold()
    if any(i != seat and chair.name.casefold() == folded for i, chair in enumerate(table.chairs)):
        raise Refused("name-taken", name=plain)
    return plain


def _is_visible(letter: str) -> bool:
    hidden = letter in SHAPELESS or unicodedata.name(letter, "").startswith("VARIATION SELECTOR")
    return letter.isprintable() and not hidden and unicodedata.category(letter) not in ("Cf", "Co", "Cn")


def take_seat(table: Table, seat: int, name: str, holder: str, nonce: str) -> e.Seated | e.Moved:
    """A free seat before the game; during it one whose person has left.

    Who asks again with the same secret number did not get the first answer, and gets the seat.
    """
    chair = chair_at(table, seat)
    if table.status == Status.OVER:
        raise Refused("game-over")
    if chair.holder is not None and chair.nonce == nonce:
        return e.Moved(seat, holder)
    if not chair.free:
        raise Refused("seat-taken")
    return e.Seated(seat, good_name(table, seat, name), holder, nonce)


def seat_bot(table: Table, seat: int, bot: str, label: str, holder: str | None) -> e.BotSeated:
    """Before the game the host fills free seats, and changes bots."""
    check_bot(bot)
    chair = chair_at(table, seat)
    _lobby(table)
    _host(table, holder)
    if chair.holder is not None:
        raise Refused("seat-taken")
    return e.BotSeated(seat, bot, free_name(table, seat, label))


def free_name(table: Table, seat: int, label: str) -> str:
    """A bot's name, with a number where another already has it."""
    taken = {chair.name.casefold() for i, chair in enumerate(table.chairs) if i != seat}
    tries = [label, *(f"{label} {number}" for number in range(2, len(table.chairs) + 2))]
    return next(name for name in tries if name.casefold() not in taken)


def stand_in(table: Table, seat: int, holder: str | None, present: bool) -> e.StoodIn:
    """A bot for one's own seat at any time, and for another's whose person is not there."""
    chair = chair_at(table, seat)
    _playing(table)
    if chair.holder is None or chair.stand_in is not None:
        raise Refused("not-away")
    if chair.holder != holder:
        if not table.seats_of(holder):
            raise Refused("not-your-seat")
        if present:
            raise Refused("still-here", name=chair.name)
    return e.StoodIn(seat, DEPUTY, clock=False)


def come_back(table: Table, seat: int, holder: str | None) -> e.Returned:
    if own_chair(table, seat, holder).stand_in is None:
        raise Refused("not-away")
    return e.Returned(seat)


def leave(table: Table, seat: int, holder: str | None) -> e.Left:
    """One's own seat; before the game the host may free any."""
    chair = chair_at(table, seat)
    if chair.free:
        raise Refused("not-your-seat")
    if table.status == Status.LOBBY and holder is not None and holder == table.host:
        return e.Left(seat)
    own_chair(table, seat, holder)
    return e.Left(seat)


def link(table: Table, seat: int, holder: str | None, key: str, now: int) -> e.Linked:
    own_chair(table, seat, holder)
    return e.Linked(seat, key, now + LINK_LIFE)


def move(table: Table, key: str, holder: str, now: int) -> e.Moved:
    for seat, chair in enumerate(table.chairs):
        if chair.link is not None and chair.link[0] == key and now < chair.link[1]:
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
    if chair.player is not None:
        raise Refused("played-for")
    if table.seat_to_act == seat and asked != table.asked:
        raise Refused("stale")
    assert isinstance(decision, DECISION_TYPES)
    return e.Decided(seat, asked, decision)


def undo(table: Table, seat: int, holder: str | None, asked: int) -> e.Undone | e.UndoAsked | PastAnswer:
    """Back to before one's own last decision, or the answer that the same wish already got.

    Where others have acted since, the people among them are asked.
    """
    own_chair(table, seat, holder)
    before = table.answers.get(asked)
    if before is not None and isinstance(before.what, e.Undone | e.UndoAsked) and before.what.seat == seat:
        return before
    _playing(table)
    assert table.game is not None
    if asked != table.asked:
        raise Refused("stale")
    mine = last_own(table.game, seat)
    if mine is None:
        raise Refused("nothing-to-undo")
    if not takes_back(table.game, seat, mine):
        raise Refused("undo-hidden")
    if all(played.seat == seat for played in table.game.history[mine:]) or not others_asked(table, seat):
        return e.Undone(seat, asked, mine)
    return e.UndoAsked(seat, asked, mine)


def last_own(game: Game, seat: int) -> int | None:
    """The number of a seat's last decision."""
    history = game.history
    return next((i for i in reversed(range(len(history))) if history[i].seat == seat), None)


def takes_back(game: Game, seat: int, number: int) -> bool:
    """Whether decision `number`, a seat's last, can be taken back.

    A card that came from the deck since, or from another's hand, was seen and stays seen;
    what one's own band showed the others is one's own risk.
    """
    since = game.history[number:]
    shown = any(played.drawn or (played.seat != seat and isinstance(played.decision, PlayBand)) for played in since)
    return not shown and game.age == since[0].age


def can_undo(table: Table, seat: int) -> bool:
    """Whether `undo` would be granted, or the others asked anew."""
    game = table.game
    if game is None or game.result is not None or (table.undo is not None and table.undo.seat == seat):
        return False
    number = last_own(game, seat)
    return number is not None and takes_back(game, seat, number)


def others_asked(table: Table, seat: int) -> list[int]:
    """The seats of other people who are not away."""
    mine = table.chairs[seat].holder
    return [
        i
        for i, chair in enumerate(table.chairs)
        if chair.holder is not None and chair.holder != mine and chair.player is None
    ]


def answer_undo(table: Table, seat: int, holder: str | None, agreed: bool) -> e.UndoAnswered:
    """Consent or not."""
    own_chair(table, seat, holder)
    wish = table.undo
    if wish is None or seat == wish.seat or seat not in others_asked(table, wish.seat):
        raise Refused("undo-no-wish")
    return e.UndoAnswered(seat, agreed)


def follow_up(table: Table) -> e.Undone | e.Ended | None:
    """What follows by itself: a wish that nobody is left to agree to is granted, a finished game has its result."""
    wish = table.undo
    if wish is not None and set(others_asked(table, wish.seat)) <= wish.agreed:
        return e.Undone(wish.seat, wish.asked, wish.decisions)
    result = None if table.game is None else table.game.result
    if result is not None and table.status == Status.PLAYING:
        return e.Ended(result.ranking)
    return None


def may_have_hint(table: Table, seat: int, holder: str | None, bot: str) -> None:
    own_chair(table, seat, holder)
    check_bot(bot)
    if not table.agreement.hints:
        raise Refused("no-hints")
    _playing(table)
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
    if table.phrases >= PHRASE_LIMIT:
        raise Refused("too-many-phrases")
    return e.Phrased(seat, phrase)


def _lobby(table: Table) -> None:
    if table.status != Status.LOBBY:
        raise Refused("already-started")


def _playing(table: Table) -> None:
    check_rules(table)
    if table.status != Status.PLAYING:
        raise Refused("not-started" if table.status == Status.LOBBY else "game-over")


def _host(table: Table, holder: str | None) -> None:
    if holder is None or holder != table.host:
        raise Refused("not-host")
