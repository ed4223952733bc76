"""Taking a decision back: what can be, and who must agree.

Nobody's own decision is taken back without them. A wish needs the consent of every other
person who plays, and of each whose seat a bot plays but who has decided something since with
their own hand, or for whom the others put the bot in since. So it gains nothing to wait until
somebody's stream drops, to have a bot put in and to ask then: the wish waits until they are
back and answer, or somebody decides and it lapses. Whoever left or resigned has given that up;
who let a bot play by their own wish before the decision in question loses nothing by it.
"""

from ...game import Game
from ...game.decisions import PlayBand
from . import entries as e
from .conduct import check_playing, own_chair
from .refusals import Refused
from .table import PastAnswer, Status, Table


def undo(table: Table, seat: int, holder: str | None, asked: int) -> e.Undone | e.UndoAsked | PastAnswer:
    """Back to before one's own last decision, or the answer that the same wish already got.

    Where others have acted since, the people among them are asked.
    """
    chair = own_chair(table, seat, holder)
    before = table.answers.get(asked)
    if before is not None and isinstance(before.what, e.Undone | e.UndoAsked) and before.what.seat == seat:
        return before
    check_playing(table)
    assert table.game is not None
    if chair.player is not None:
        raise Refused("played-for")
    if asked != table.asked:
        raise Refused("stale")
    if all(played.seat != seat for played in table.game.history):
        raise Refused("nothing-to-undo")
    mine = last_undoable(table.game).get(seat)
    if mine is None:
        raise Refused("undo-hidden")
    if not in_time(table, mine):
        raise Refused("undo-late")
    if _is_free(table, seat, mine) or not others_asked(table, seat, mine):
        return e.Undone(seat, asked, mine)
    return e.UndoAsked(seat, asked, mine)


def _is_free(table: Table, seat: int, number: int) -> bool:
    """Whether a seat's decision is still its own business.

    Not where somebody has acted since, nor where a bot decided it in the person's place. And a turn is taken back from
    whoever is asked next once: they would have to think, be interrupted and think again, as often as one likes.
    """
    assert table.game is not None
    since = table.game.history[number:]
    alone = all(played.seat == seat for played in since) and table.own[number]
    return alone and (table.seat_to_act == seat or since[0].turn_key > table.taken_back)


def last_undoable(game: Game) -> dict[int, int]:
    """The number of each seat's last decision, of those where nothing speaks against taking it back.

    A card that came from the deck since, or from another's hand, was seen and stays seen;
    what one's own band showed the others is one's own risk.
    """
    found: dict[int, int] = {}
    for number in reversed(range(len(game.history))):
        played = game.history[number]
        if played.drawn or played.age != game.age:
            break
        found.setdefault(played.seat, number)
        if isinstance(played.decision, PlayBand):
            break
    return found


def in_time(table: Table, number: int) -> bool:
    """Whether the turn of a decision has time left: else its clock would be renewed, or a bot had to play it again."""
    assert table.game is not None
    return table.clocks is None or table.clocks.has_time(table.game.history[number].turn_key)


def who_can_undo(table: Table) -> list[int]:
    """The seats whose `undo` would be granted, or the others asked anew."""
    if table.game is None or table.game.is_over or table.status != Status.PLAYING:
        return []
    wishes = None if table.undo is None else table.undo.seat
    return [
        seat
        for seat, number in last_undoable(table.game).items()
        if seat != wishes and table.chairs[seat].player is None and in_time(table, number)
    ]


def others_asked(table: Table, seat: int, number: int) -> list[int]:
    """The seats whose people must agree that everything from decision `number` on is taken back."""
    mine = table.chairs[seat].holder
    history = [] if table.game is None else table.game.history
    since = zip(history[number:], table.own[number:], strict=True)
    decided = {played.seat for played, own in since if own}
    asked = []
    for i, chair in enumerate(table.chairs):
        if chair.person is None or chair.person == mine:
            continue
        replaced = chair.replaced is not None and chair.replaced > number
        if chair.player is None or i in decided or replaced:
            asked.append(i)
    return asked


def answer_undo(table: Table, seat: int, holder: str | None, agreed: bool) -> e.UndoAnswered:
    """Consent or not."""
    own_chair(table, seat, holder)
    wish = table.undo
    if wish is None or seat == wish.seat or seat not in others_asked(table, wish.seat, wish.decisions):
        raise Refused("undo-no-wish")
    return e.UndoAnswered(seat, agreed)
