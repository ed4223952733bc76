"""A table: what its entries add up to.

`Table.add` is the only thing that changes one. It is given entries that were allowed
when they were written, in their order; what is allowed is decided in `conduct`, and
about the game itself by the game.
"""

from collections import Counter, OrderedDict
from dataclasses import dataclass
from enum import StrEnum
from hashlib import shake_256

from ...game import FairDealer, Game, commitment, read_record
from ...game.deals import NONCE_BYTES, ContinuedDealer
from ...rules import RULES_VERSION
from . import entries as e
from .agreement import SECOND, Agreement
from .bustle import Bustle
from .chairs import Chair
from .clocks import Clocks, TurnKey
from .wishes import Motion, UndoWish

ASK_AGAIN = 120 * SECOND  # how long whoever got no answer to sitting down may ask again
REMEMBERED = 64  # decisions whose answers can be given again after a lost reply


class Status(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True)
class PastAnswer:
    """What was done about a question, and the seq of that entry."""

    seq: int
    what: e.Decided | e.UndoAsked | e.Undone


class Table:
    """One table, from its entries."""

    def __init__(self, table_id: str, secret: bytes, rules_version: int = RULES_VERSION) -> None:
        self.id = table_id
        self.secret = secret
        self.rules_version = rules_version
        self.code = ""
        self.seq = -1
        self.at = 0
        self.chairs: list[Chair] = []
        self.holders: list[str] = []  # in the order of their coming
        self.maker = ""  # the device it was laid from
        self.sent_away: set[str] = set()  # holders, and whence they came
        self.invited_only = False
        self.status = Status.LOBBY
        self.game: Game | None = None
        self.asked: int | None = None  # the entry that put the question being asked
        self.clocks: Clocks | None = None
        self.undo: UndoWish | None = None
        self.own: list[bool] = []  # of each decision, whether a person made it at this table
        self.motion: Motion | None = None
        self.moved_at: dict[int, int] = {}  # when each seat last made a motion
        self.reached: TurnKey = (0, 0, 0)  # the furthest turn the game got to, whatever was undone,
        self.reached_at = 0  # and when
        self.taken_back: TurnKey = (0, 0, 0)  # the furthest turn that was taken back from whoever was asked next
        self.seated_at = 0  # when somebody last came or went
        self.aborted = False
        self.stopped = False  # by whoever runs the server
        self.rematch: str | None = None
        self.answers: OrderedDict[int, PastAnswer] = OrderedDict()
        self.phrases: Counter[int] = Counter()  # by seat
        self.bustle = Bustle()

    # Who is who

    def seats_of(self, holder: str | None) -> list[int]:
        return [] if holder is None else [i for i, chair in enumerate(self.chairs) if chair.holder == holder]

    @property
    def host(self) -> str | None:
        """Who came first and is still here; the maker of an empty table."""
        seated = [holder for holder in self.holders if self.seats_of(holder)]
        return seated[0] if seated else self.holders[0] if self.holders else None

    @property
    def seat_to_act(self) -> int | None:
        return None if self.game is None or self.aborted else self.game.seat_to_act

    @property
    def turn(self) -> TurnKey | None:
        seat = self.seat_to_act
        return None if self.game is None or seat is None else (self.game.age, self.game.turn, seat)

    @property
    def bot_to_act(self) -> str | None:
        seat = self.seat_to_act
        return None if seat is None else self.chairs[seat].player

    @property
    def fair(self) -> bool:
        return self.agreement.record is None

    @property
    def commitment(self) -> str | None:
        return commitment(self.secret) if self.fair else None

    def bot_nonce(self, seat: int) -> str:
        """A bot's number follows from the secret: nobody chooses it after the commitment."""
        text = b"ethnos bot nonce %d " % seat + self.secret
        return shake_256(text).hexdigest(NONCE_BYTES)

    # What happens

    def add(self, entry: e.Entry) -> None:
        """The next entry. A decision the game refuses raises, and nothing has changed."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"table {self.id}: entry {entry.seq} after {self.seq}")
        if self.motion is not None and self.motion.expired(entry.at):
            self.motion = None
        self._happen(entry)
        if entry.seat is not None and not isinstance(entry.what, e.Seated | e.Moved):
            self.chairs[entry.seat].key = None
        self.bustle.note(entry)
        self.seq, self.at = entry.seq, entry.at

    def _happen(self, entry: e.Entry) -> None:
        what = entry.what
        match what:
            case e.Created(agreement, holder, code):
                self.agreement: Agreement = agreement
                self.code = code
                self.chairs = [Chair() for _ in range(agreement.players)]
                self.holders = [holder]
                self.maker = holder
            case e.SeatKept(seat, name, holder):
                self.chairs[seat] = Chair(name, kept=holder)
                self.invited_only = not self.agreement.open
            case e.Decided():
                self._decided(what, entry)
            case e.Seated():
                self._seated(what, entry)
            case e.BotSeated(seat, bot, name):
                self.chairs[seat] = Chair(name, bot=bot)
                self.seated_at = entry.at
            case e.Left():
                self._left(what, entry)
            case e.Linked(seat, key, until):
                self.chairs[seat].link = (key, until)
            case e.Moved():
                self._moved(what)
            case e.Started(nonces):
                self._start(nonces, entry)
            case e.UndoAsked(seat, asked, decisions):
                self.undo = UndoWish(seat, asked, decisions, set())
                self._remember(what, entry)
            case e.UndoAnswered(seat, agreed):
                self._answered(seat, agreed)
            case e.Undone():
                self._undone(what, entry)
            case e.Slept(time):
                if self.clocks is not None:
                    self.clocks.sleep(time)
            case e.Phrased(seat):
                self.phrases[seat] += 1
            case e.RematchMade(table):
                self.rematch = table
            case e.Ended():
                self.status = Status.OVER
                self.motion = None
            case _:
                self._happen_among(what, entry)

    def _happen_among(self, what: e.What, entry: e.Entry) -> None:
        """What people do about one another."""
        match what:
            case e.StoodIn():
                self._stood_in(what, entry)
            case e.Returned(seat):
                self._returned(seat, entry)
            case e.Resigned(seat):
                self.chairs[seat].resigned = True
                self.chairs[seat].stand_in = DEPUTY
                self._withdraw(what.seat)
                self._ask(entry, new=False)
            case e.HostPassed(seat):
                holder = self.chairs[seat].holder or ""
                self.holders = [holder, *(other for other in self.holders if other != holder)]
                self.seated_at = entry.at
            case e.MotionMade(seat, target, voters, needed):
                turn = None if target is None else self.turn
                self.motion = Motion(seat, target, turn, voters, needed, entry.at, {seat}, set())
                self.moved_at[seat] = entry.at
            case e.MotionAnswered(seat, agreed):
                if self.motion is not None:
                    (self.motion.agreed if agreed else self.motion.refused).add(seat)
                    self.motion = None if self.motion.lost else self.motion
            case e.Aborted(_, by_operator):
                self.stopped = by_operator
                self._abort(entry)

    def _seated(self, what: e.Seated, entry: e.Entry) -> None:
        before = self.chairs[what.seat].seen_by
        chair = Chair(what.name, what.holder, what.nonce, acted=entry.at, whence=what.whence)
        chair.key = None if what.key is None else (what.key, entry.at + ASK_AGAIN)
        chair.seen_by = {what.holder, what.whence}
        was_there = bool((chair.seen_by - {""}) & before)
        if self.status == Status.PLAYING:
            chair.seen_by |= before
        self.chairs[what.seat] = chair
        self.seated_at = entry.at
        self._came(what.holder)
        if self.game is not None:
            self.game.rename([chair.name for chair in self.chairs])
        self._ask(entry, new=False)
        if self.clocks is not None and not was_there:  # whoever left and comes again gains no time by it
            self.clocks.welcome(what.seat)

    def _moved(self, what: e.Moved) -> None:
        """Another device: where the old one has no seat left it takes its place, the host's too."""
        chair, holder = self.chairs[what.seat], what.holder
        old, chair.holder, chair.link = chair.holder, holder, None
        if not what.asked_again:
            chair.key = None
        if self.status == Status.LOBBY:
            chair.seen_by.discard(old or "")
        chair.seen_by.add(holder)
        if old is not None and not self.seats_of(old):
            self.maker = holder if old == self.maker else self.maker
            if holder not in self.holders:
                self.holders[self.holders.index(old)] = holder
        self._came(holder)

    def _came(self, holder: str) -> None:
        if holder not in self.holders:
            self.holders.append(holder)

    def _start(self, nonces: tuple[str, ...], entry: e.Entry) -> None:
        self.status = Status.PLAYING
        if self.rules_version != RULES_VERSION:
            return  # this program cannot follow the game; `conduct` says so
        agreed, names = self.agreement, [chair.name for chair in self.chairs]
        dealer = FairDealer(self.secret, [bytes.fromhex(nonce) for nonce in nonces])
        if agreed.record is None:
            self.game = Game(agreed.players, names=names, preset=agreed.preset, tribes=agreed.tribes, dealer=dealer)
        else:
            recorded = read_record(agreed.record)
            self.game = recorded if agreed.decisions is None else recorded.at(agreed.decisions)
            self.game.rename(names)
            self.game.dealer = ContinuedDealer(recorded.dealer, dealer)
            self.game.deal()
        self.own = [False] * len(self.game.history)
        for chair in self.chairs:
            chair.acted = entry.at
        self.clocks = Clocks(self.agreement.clock, self.agreement.players)
        self._ask(entry)

    def _decided(self, what: e.Decided, entry: e.Entry) -> None:
        if self.game is None:
            return
        self.game.play(what.decision, what.seat)
        chair = self.chairs[what.seat]
        self.own.append(chair.player is None)
        if chair.player is None:
            chair.acted = entry.at
        self.undo = None
        self._remember(what, entry)
        self._ask(entry)

    def _undone(self, what: e.Undone, entry: e.Entry) -> None:
        if self.game is None:
            return
        if self.seat_to_act != what.seat:
            self.taken_back = max(self.taken_back, self.game.history[what.decisions].turn_key)
            if self.clocks is not None:
                self.clocks.withdraw(entry.at)
        while len(self.game.history) > what.decisions:
            self.game.undo()
        del self.own[what.decisions :]
        self.undo = None
        self._remember(what, entry)
        self._ask(entry)

    def _remember(self, what: e.Decided | e.UndoAsked | e.Undone, entry: e.Entry) -> None:
        """The first answer to a question stays its answer: a wish is not answered again by its consent."""
        self.answers.setdefault(what.asked, PastAnswer(entry.seq, what))
        if len(self.answers) > REMEMBERED:
            self.answers.popitem(last=False)

    def _answered(self, seat: int, agreed: bool) -> None:
        if self.undo is not None and agreed:
            self.undo.agreed.add(seat)
        elif self.undo is not None:
            self.answers.pop(self.undo.asked, None)  # it may be asked once more
            self.undo = None

    def _left(self, what: e.Left, entry: e.Entry) -> None:
        chair = self.chairs[what.seat]
        self.seated_at = entry.at
        if what.sent_away:
            hosts = {self.chairs[seat].whence for seat in self.seats_of(self.host)}
            self.sent_away |= {chair.holder or "", chair.whence} - hosts - {""}
        if self.status == Status.LOBBY:
            self.chairs[what.seat] = Chair()
        else:
            chair.holder, chair.link = None, None
            chair.stand_in = chair.stand_in or DEPUTY
            self._withdraw(what.seat)
        self._ask(entry, new=False)

    def _stood_in(self, what: e.StoodIn, entry: e.Entry) -> None:
        """A bot plays. Where it was not the person's wish, it plays the turn to its end before they return."""
        chair = self.chairs[what.seat]
        chair.stand_in = what.bot
        demanded = self.motion is not None and self.motion.target == what.seat
        chair.ousted = self.turn if what.clock or what.by is not None or demanded else None
        chair.replaced = None if what.by is None or self.game is None else len(self.game.history)
        if self.motion is not None and self.motion.target == what.seat:
            self.motion = None
        self._ask(entry, new=False)

    def _returned(self, seat: int, entry: e.Entry) -> None:
        chair = self.chairs[seat]
        own_wish = chair.ousted is None
        chair.stand_in, chair.ousted, chair.replaced, chair.acted = None, None, None, entry.at
        self._ask(entry, new=False)
        if self.clocks is not None and not own_wish:
            self.clocks.welcome(seat)

    def _withdraw(self, seat: int) -> None:
        """Whoever gives up asks the others for nothing any more, and has no vote."""
        motion = self.motion
        if motion is not None and seat in (motion.seat, motion.target):
            self.motion = None
        elif motion is not None and motion.target is None and seat in motion.voters:
            motion.agreed.add(seat)
        if self.undo is not None and self.undo.seat == seat:
            self.undo = None

    def _abort(self, entry: e.Entry) -> None:
        self.status, self.aborted = Status.OVER, True
        self.undo, self.motion = None, None
        self._ask(entry)

    def _ask(self, entry: e.Entry, new: bool = True) -> None:
        """After an entry: which question stands, and whose clock runs."""
        if self.game is None or self.clocks is None:
            return
        seat, turn = self.seat_to_act, self.turn
        if new:
            self.asked = None if seat is None else entry.seq
        if turn is not None and turn > self.reached:
            self.reached, self.reached_at = turn, entry.at
        if self.motion is not None and self.motion.turn not in (None, turn):
            self.motion = None  # it was about a turn that is over, or is no more
        person = seat if seat is not None and self.chairs[seat].player is None else None
        self.clocks.run(person, turn, entry.at)


DEPUTY = "steward"  # who plays for those who are away
