"""A game of Ethnos as one object.

game = Game(players=3, names=["Ada", "Bo", "Cy"], seed=7)
while not game.is_over:
    game.play(game.legal()[0])
print(game.result)
"""

import secrets
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Self

from ..errors import UserError
from ..rules import NOBODY, Options, RulesError, State, TribeNumber
from ..rules import preset as preset_options
from ..rules.components import EVERYTHING, KINGDOMS, ages_of
from ..rules.facade.options import tribe_named
from ..rules.facade.play import deal_from, look, play, seat_to_act, set_up_from
from ..rules.facade.save import dump
from ..rules.facade.spelling import whole_decisions
from ..rules.state import Phase, ViewRecord
from ..words import Phrase, Tribe, words
from .deals import Dealer, SetUp, SimulatedDealer
from .decisions import DECISION_TYPES, Decision, question_of, read, spell
from .events import AgeBegan, Event
from .faults import fault
from .game_errors import GameError, IllegalDecision, NotYourTurn
from .sheets import Result, Sheet, result_of, sheet_of
from .timeline import Follower, Played, Timeline
from .views import View, limit_of, seat_names, view_of

NAME_LENGTH = 40


class Game:
    """The whole game: what is asked, what is legal, what happened, who won.

    It holds the hidden cards; what a seat may know of it is `view`, `events_for`.
    """

    def __init__(
        self,
        players: int | None = None,
        *,
        names: Sequence[str] | None = None,
        preset: str | None = None,
        options: Options | None = None,
        tribes: Sequence[str] | None = None,
        seed: int | None = None,
        dealer: Dealer | None = None,
    ) -> None:
        """Deal a new game.

        Args:
            players: 2 to 6; 4, or as many as there are names, if not given.
            names: one for each seat.
            preset: the rules of one of the books, or "standard", which is the default.
            options: instead of a preset, each option by itself.
            tribes: the tribes in play by name; drawn at random if not given.
            seed: number of a simulated game, for the same game again.
            dealer: where deals come from instead of a seed.
        """
        if options is not None and (preset is not None or tribes is not None):
            raise UserError("options say everything: give them, or a preset and tribes")
        if dealer is not None and seed is not None:
            raise UserError("a dealer deals by itself: give it, or a seed")
        if options is None:
            chosen = None if tribes is None else [tribe_named(name) for name in tribes]
            wanted = players if players is not None else 4 if names is None else len(names)
            options = preset_options(preset or "standard", wanted, chosen)
        if players not in (None, options.players):
            raise UserError(f"{players} players, but options for {options.players}")
        self.options = options
        self.names = _names(names, options.players)
        self.dealer: Dealer = dealer or SimulatedDealer(secrets.randbits(63) if seed is None else seed)
        self.set_up: SetUp = self.dealer.set_up(options)
        self.laid: State | None = None  # where it began, if that was in the middle
        self.decks: list[list[int]] = []
        self.sheets: list[Sheet] = []
        self._unscored = 0  # the age whose sheet is the first
        self._timeline = Timeline()
        self._state = set_up_from(options, self.set_up.tribes, self.set_up.tokens, self.set_up.first)
        self.deal()

    @classmethod
    def from_position(cls, s: State, options: Options, names: Sequence[str], dealer: Dealer) -> Self:
        """A game that begins in the middle: with this position, its ages to come from the dealer."""
        game = object.__new__(cls)
        game.options, game.names, game.dealer = options, _names(names, options.players), dealer
        tribes = tuple(tribe for tribe in TribeNumber if s.tribes[tribe])
        game.set_up = SetUp(tribes, tuple(tuple(row[: ages_of(s.players)]) for row in s.tokens[:KINGDOMS]), s.first)
        game.decks, game.sheets = [], []
        game._timeline = Timeline()
        game._state = s.copy()
        game.laid = s.copy()
        game._unscored = s.age
        return game

    # What is asked

    @property
    def players(self) -> int:
        return self.options.players

    @property
    def tribes(self) -> tuple[Tribe, ...]:
        return tuple(Tribe[TribeNumber(number).name] for number in self.set_up.tribes)

    @property
    def seat_to_act(self) -> int | None:
        return seat_to_act(self._state)

    @property
    def age(self) -> int:
        """1 to 3."""
        return self._state.age + 1

    @property
    def turn(self) -> int:
        """The number of the turn being played in this age, from 1."""
        return self._state.turn + 1

    @property
    def first_players(self) -> list[int]:
        """The seat that began each age dealt so far."""
        return [event.first for event in self.events if isinstance(event, AgeBegan)]

    @property
    def is_over(self) -> bool:
        return self._state.phase == Phase.OVER

    def ask(self) -> Phrase:
        """What is asked of whom, to be said in any language."""
        seat = self.seat_to_act
        question = question_of(self._state.phase)
        arguments = {} if seat is None else {"name": self.names[seat], "count": limit_of(look(self._state, seat))}
        return Phrase(f"ask-{question}", arguments)

    def legal(self, seat: int | None = None) -> list[Decision]:
        """Every legal decision of the seat to act, whole bands included; none for another seat."""
        asked = self.seat_to_act
        if asked is None or (seat is not None and seat != asked):
            return []
        return [read(self._state, spelling) for spelling in whole_decisions(self._state)]

    # What is done

    def play(self, decision: Decision, seat: int | None = None) -> None:
        """Make a decision for the seat to act; with `seat`, only if it is that one.

        What is illegal raises IllegalDecision or NotYourTurn and changes nothing.
        """
        asked = self.check(decision, seat)
        self._step(asked, decision)
        try:
            self.deal()
        except RulesError:
            self.undo()
            raise

    def check(self, decision: Decision, seat: int | None = None) -> int:
        """The seat to act, if the decision is legal for it; else raise as `play` does."""
        asked = self.seat_to_act
        if asked is None:
            raise NotYourTurn("game-over" if self.is_over else "waits-for-deal")
        if seat is not None and seat != asked:
            self._check_seat(seat)
            raise NotYourTurn("not-your-turn", name=self.names[seat], turn=self.names[asked])
        if not isinstance(decision, DECISION_TYPES):
            raise TypeError(f"{decision!r} is no decision: see ethnos.game.decisions")
        reason = fault(self._state, decision)
        if reason is not None:
            then = self._state.copy()  # the game may have gone on when somebody asks what was legal
            raise IllegalDecision(reason, lambda: (read(then, one).phrase() for one in whole_decisions(then)))
        return asked

    def _step(self, seat: int, decision: Decision) -> None:
        s = self._state
        age, turn, deck = s.age + 1, s.turn + 1, s.deck[: s.deck_n]
        self._timeline.begin(s)
        spelling = spell(s, decision)
        try:
            for number in spelling:
                play(s, number)
        except RulesError:
            s.assign(self._timeline.position())
            raise
        drawn = tuple(reversed(deck[s.deck_n :]))
        self._timeline.add(s, Played(age, turn, seat, decision, spelling, drawn))
        if s.phase in (Phase.DEAL, Phase.OVER) and s.winner == NOBODY:
            self.sheets.append(sheet_of(s))

    def deal(self) -> None:
        """Go on to the next age if one is due and the dealer has its deck."""
        deck = self.dealer.deck(self.options, self._state) if self._state.phase == Phase.DEAL else None
        if deck is None:
            return
        self._timeline.begin(self._state)
        deal_from(self._state, deck)
        self.decks.append(deck)
        self._timeline.add(self._state, deck)

    def undo(self) -> Decision:
        """Take back the last decision, and the deal that followed it if one did."""
        if not self.history:
            raise GameError("nothing-to-undo")
        undone = self.history[-1].decision
        self._cut(len(self.history) - 1)
        return undone

    def rename(self, names: Sequence[str]) -> None:
        """Others sit down to the same game."""
        self.names = _names(names, self.players)

    def copy(self) -> Self:
        """A game of its own in the same position, with the same history and the same deals to come."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._state = self._state.copy()
        twin._timeline = self._timeline.copy()
        twin.decks = list(self.decks)
        twin.sheets = list(self.sheets)
        return twin

    def at(self, decisions: int) -> Self:
        """A copy of the game as it was after so many decisions."""
        self._check_moment(decisions)
        twin = self.copy()
        twin._cut(decisions)
        return twin

    def _cut(self, decisions: int) -> None:
        """Go back to the position after so many decisions."""
        if decisions < len(self.history):
            self._state = self._timeline.cut(self._timeline.step_of(decisions))
            del self.decks[self._timeline.deals :]
            del self.sheets[self._state.age - self._unscored :]

    # What there is to see

    @property
    def history(self) -> list[Played]:
        """Every decision so far."""
        return self._timeline.history

    @property
    def events(self) -> list[Event]:
        """Everything that happened, with all cards named."""
        return self._timeline.events(EVERYTHING, self._state)

    def events_for(self, seat: int | None) -> list[Event]:
        """What a seat has seen happen; None is a spectator."""
        return self._timeline.events(self._check_seat(seat), self._state)

    def follow(self, seat: int | None) -> Follower:
        """Somebody who keeps up with the game from now on, for a host who tells it to many."""
        return self._timeline.follow(self._check_seat(seat), self._state)

    def unfollow(self, seat: int | None) -> None:
        self._timeline.unfollow(self._check_seat(seat))

    def told(self, start: int, end: int | None = None) -> list[Event]:
        """The events of the decisions number start to end, all cards named, deals included."""
        last = len(self.history) if end is None else end
        self._check_moment(start)
        self._check_moment(last)
        return self._timeline.told(EVERYTHING, start, last)

    def view(self, seat: int | None = None) -> View:
        """What a seat sees now; None is a spectator."""
        return view_of(look(self._state, self._check_seat(seat)), self.names)

    def view_of_everything(self) -> View:
        """All hands open: for those who hold the game, never for a player."""
        return view_of(look(self._state, EVERYTHING), self.names)

    def position(self) -> bytes:
        """The position as bytes, to be loaded again by `rules.save`. It holds every hidden card."""
        return dump(self._state)

    def observe(self, seat: int | None) -> ViewRecord:
        """The view as the rules' own record: what bots are given."""
        return look(self._state, self._check_seat(seat))

    def sheets_of(self, age: int) -> list[Sheet]:
        """The sheet of an age, if it was scored: ages before the position a game began in were not."""
        return [sheet for sheet in self.sheets if sheet.age == age]

    @property
    def result(self) -> Result | None:
        """The ranking, when the game is over."""
        return result_of(self._state, self.names) if self.is_over else None

    def log(self, language: str = "en", events: Sequence[Event] | None = None) -> list[str]:
        """Events as lines: everything that happened, or the events given."""
        speak = words(language).say
        return [speak(event.phrase(self.names)) for event in (self.events if events is None else events)]

    def review(self) -> Any:
        """What was better and why, chances, luck apart from skill: a `GameReview`.

        Made by `ethnos.review`. It needs bots, of which this room knows nothing, so it is called by its name.
        """
        return import_module("ethnos.review").review(self)

    def _check_moment(self, decisions: int) -> None:
        if decisions not in range(len(self.history) + 1):
            raise IndexError(f"{decisions} decisions: the game has 0 to {len(self.history)}")

    def _check_seat(self, seat: int | None) -> int:
        if seat is None:
            return NOBODY
        if seat not in range(self.players):
            named = repr(seat) if isinstance(seat, str) else seat  # "0" is no seat, 0 is
            raise GameError("no-seat", seat=named, last=self.players - 1)
        return seat

    def __repr__(self) -> str:
        return f"<Game of {', '.join(self.names)}: {words().say(self.ask())}>"


def _names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    if names is None:
        return seat_names(players)
    if len(names) != players:
        raise UserError(f"{len(names)} names for {players} players")
    for name in names:
        if not name.isprintable() or name != name.strip() or not 1 <= len(name) <= NAME_LENGTH:
            raise UserError(f"the name {name!r}: 1 to {NAME_LENGTH} printable characters, no space at either end")
    return tuple(names)
