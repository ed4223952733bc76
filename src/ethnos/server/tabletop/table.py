"""A table: what its entries add up to.

`Table.add` is the only thing that changes one. It is given entries that were allowed
when they were written, in their order; what is allowed is decided in `conduct`, and
about the game itself by the game.
"""

from collections import OrderedDict
from dataclasses import dataclass
from enum import StrEnum
from hashlib import shake_256

from ...game import FairDealer, Game, commitment, read_record
from ...game.deals import NONCE_BYTES, ContinuedDealer
from ...rules import RULES_VERSION
from . import entries as e
from .agreement import Agreement
from .clocks import Clocks

REMEMBERED = 64  # decisions whose answers can be given again after a lost reply


class Status(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


@dataclass
class Chair:
    """A seat and who is in it: nobody, a person, or a bot."""

    name: str = ""
    holder: str | None = None
    nonce: str | None = None
    bot: str | None = None  # whose seat it is, where it is a bot's
    stand_in: str | None = None  # who plays for an absent person
    link: tuple[str, int] | None = None

    @property
    def free(self) -> bool:
        return self.holder is None and self.bot is None

    @property
    def player(self) -> str | None:
        """The bot that decides here; None where a person does."""
        return self.bot or self.stand_in


@dataclass
class UndoWish:
    seat: int
    asked: int
    decisions: int
    agreed: set[int]


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
        self.status = Status.LOBBY
        self.game: Game | None = None
        self.asked: int | None = None  # the entry that put the question being asked
        self.clocks: Clocks | None = None
        self.undo: UndoWish | None = None
        self.rematch: str | None = None
        self.answers: OrderedDict[int, PastAnswer] = OrderedDict()
        self.phrases = 0

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
        return None if self.game is None else self.game.seat_to_act

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
        self._happen(entry)
        self.seq, self.at = entry.seq, entry.at

    def _happen(self, entry: e.Entry) -> None:
        what = entry.what
        match what:
            case e.Created(agreement, holder, code):
                self.agreement: Agreement = agreement
                self.code = code
                self.chairs = [Chair() for _ in range(agreement.players)]
                self.holders = [holder]
            case e.Decided():
                self._decided(what, entry)
            case e.Seated(seat, name, holder, nonce):
                self.chairs[seat] = Chair(name, holder, nonce)
                self._came(holder)
                if self.game is not None:
                    self.game.rename([chair.name for chair in self.chairs])
                if self.clocks is not None:
                    self.clocks.welcome(seat)
                self._ask(entry, new=False)
            case e.BotSeated(seat, bot, name):
                self.chairs[seat] = Chair(name, bot=bot)
            case e.Left(seat):
                self._left(seat, entry)
            case e.StoodIn(seat, bot):
                self.chairs[seat].stand_in = bot
                self._ask(entry, new=False)
            case e.Returned(seat):
                self._returned(seat, entry)
            case e.Linked(seat, key, until):
                self.chairs[seat].link = (key, until)
            case e.Moved(seat, holder):
                self._moved(seat, holder)
            case e.Started(nonces):
                self._start(nonces, entry)
            case e.UndoAsked(seat, asked, decisions):
                self.undo = UndoWish(seat, asked, decisions, set())
                self._remember(what, entry)
            case e.UndoAnswered(seat, agreed):
                self._answered(seat, agreed)
            case e.Undone():
                self._undone(what, entry)
            case e.Phrased():
                self.phrases += 1
            case e.RematchMade(table):
                self.rematch = table
            case e.Ended():
                self.status = Status.OVER

    def _moved(self, seat: int, holder: str) -> None:
        """Another device: where the old one has no seat left it takes its place, the host's too."""
        old, self.chairs[seat].holder, self.chairs[seat].link = self.chairs[seat].holder, holder, None
        if old is not None and not self.seats_of(old) and holder not in self.holders:
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
        self.clocks = Clocks(self.agreement.clock, self.agreement.players)
        self._ask(entry)

    def _decided(self, what: e.Decided, entry: e.Entry) -> None:
        if self.game is None:
            return
        self.game.play(what.decision, what.seat)
        self.undo = None
        self._remember(what, entry)
        self._ask(entry)

    def _undone(self, what: e.Undone, entry: e.Entry) -> None:
        if self.game is None:
            return
        while len(self.game.history) > what.decisions:
            self.game.undo()
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

    def _left(self, seat: int, entry: e.Entry) -> None:
        chair = self.chairs[seat]
        if self.status == Status.LOBBY:
            self.chairs[seat] = Chair()
        else:
            chair.holder, chair.link = None, None
            chair.stand_in = chair.stand_in or DEPUTY
        self._ask(entry, new=False)

    def _returned(self, seat: int, entry: e.Entry) -> None:
        self.chairs[seat].stand_in = None
        if self.clocks is not None:
            self.clocks.welcome(seat)
        self._ask(entry, new=False)

    def _ask(self, entry: e.Entry, new: bool = True) -> None:
        """After an entry: which question stands, and whose clock runs."""
        if self.game is None or self.clocks is None:
            return
        seat = self.game.seat_to_act
        if new:
            self.asked = None if seat is None else entry.seq
        turn = None if seat is None else (self.game.age, self.game.turn, seat)
        person = seat if seat is not None and self.chairs[seat].player is None else None
        self.clocks.run(person, turn, entry.at)


DEPUTY = "steward"  # who plays for those who are away
