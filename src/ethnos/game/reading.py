"""Reading a record: the game it tells, as far as it can be followed.

Damage is reported by line and column; the game up to there is still given.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from ..rules import RULES_VERSION, Options, RulesError, card_coded
from ..rules.checked import check_order
from ..rules.components import DRAGON, KINGDOMS, ages_of
from ..rules.options import tribe_named
from ..words import Phrase
from ..words.names import KINGDOMS as KINGDOM_NAMES
from .deals import NONCE_BYTES, Dealer, FairDealer, GivenDealer, SetUp, SimulatedDealer, fits
from .decisions import Conjure, DrawFromDeck
from .errors import GameError, RecordError
from .game import Game
from .notation import OPTION_LINES, decision_named, drawn_words
from .record import DRAGON_CODE, FIRST_LINE, deck_words, result_words, write

TURN = re.compile(r"([1-9][0-9]{0,3})\. ([1-6]) ")
HEX = re.compile(r"[0-9a-f]+")
QUOTED = 100
NUMBER = re.compile(r"0|[1-9][0-9]{0,18}")


@dataclass
class Reading:
    """What a record told: the game, and the damage if there is any."""

    game: Game
    error: RecordError | None = None


@dataclass
class Field:
    value: str
    line: int
    column: int


@dataclass
class _Head:
    fields: dict[str, Field] = field(default_factory=dict)
    end: int = 1  # the last line of the header

    def need(self, *names: str) -> tuple[str, Field]:
        for name in names:
            if name in self.fields:
                return name, self.fields[name]
        raise damage(self.end, 1, "missing", field=names[0])

    def number(self, name: str, low: int, high: int) -> int:
        found = self.need(name)[1]
        if not NUMBER.fullmatch(found.value) or not low <= int(found.value) <= high:
            raise unexpected(found, f"{low}–{high}")
        return int(found.value)

    def choice(self, name: str, *allowed: str) -> str:
        found = self.need(name)[1]
        if found.value not in allowed:
            raise unexpected(found, " / ".join(allowed))
        return found.value

    def hexadecimal(self, name: str, size: int) -> bytes:
        found = self.need(name)[1]
        if not HEX.fullmatch(found.value) or len(found.value) != 2 * size:
            raise unexpected(found, f"0–9 a–f × {2 * size}")
        return bytes.fromhex(found.value)


def damage(line: int, column: int, reason: str, **arguments: object) -> RecordError:
    """An error that quotes no more of the file than fits on a line."""
    said = {k: f"{v[:QUOTED]}…" if isinstance(v, str) and len(v) > QUOTED else v for k, v in arguments.items()}
    return RecordError(line, column, Phrase(f"error-record-{reason}", said))


def unexpected(found: Field, expected: str) -> RecordError:
    return damage(found.line, found.column, "expected", expected=expected, found=found.value)


def plain(text: str) -> str:
    """Whatever wrote the file: without a byte order mark, lines ended the same way."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


def difference(one: str, other: str) -> int:
    """Where two texts begin to differ."""
    return next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def read_record(text: str) -> Game:
    """The game of a record; damage raises RecordError.

    What the program adds for the reader (comments) is not looked at: `verify` does.
    """
    reading = follow(text)
    if reading.error is not None:
        raise reading.error
    return reading.game


def follow(text: str) -> Reading:
    """The game of a record up to its damage; a damaged header raises RecordError."""
    lines = plain(text).split("\n")
    head = _read_head(lines)
    game, result = _open_game(head, lines)
    reading = Reading(game)
    try:
        for number, line in _body(lines, head.end):
            _follow_line(game, number, line)
        _check_result(game, result)
    except RecordError as error:
        reading.error = error
    return reading


def check_exact(text: str, game: Game) -> None:
    """Every line but notes is what the game's own record says; else RecordError."""
    theirs = [(i, line) for i, line in enumerate(plain(text).split("\n"), start=1) if not line.startswith(";")]
    ours = write(game, local_save=True).split("\n")
    for k in range(max(len(ours), len(theirs))):
        number, line = theirs[k] if k < len(theirs) else (theirs[-1][0] + 1, "")
        right = ours[k] if k < len(ours) else ""
        if line != right or k >= len(ours) or k >= len(theirs):
            at = difference(line, right)
            raise damage(number, at + 1, "expected", expected=right[at : at + 30], found=line[at : at + 30])


def _read_head(lines: list[str]) -> _Head:
    if lines[0] != FIRST_LINE:
        name, _, version = lines[0].rpartition(" ")
        if name == FIRST_LINE.rpartition(" ")[0]:
            raise damage(1, len(name) + 2, "version", version=version, ours=FIRST_LINE.rpartition(" ")[2])
        raise damage(1, 1, "not-ours", expected=FIRST_LINE)
    head = _Head()
    for number, line in enumerate(lines[1:], start=2):
        head.end = number
        if not line:
            break
        if line.startswith(";"):
            continue
        name, colon, value = line.partition(": ")
        if not colon:
            raise damage(number, 1, "unknown", found=line)
        if name in head.fields:
            raise damage(number, 1, "twice", field=name)
        head.fields[name] = Field(value, number, len(name) + 3)
    return head


def _open_game(head: _Head, lines: list[str]) -> tuple[Game, Field]:
    version = head.need("rules")[1]
    if version.value != str(RULES_VERSION):
        raise damage(version.line, version.column, "version", version=version.value, ours=RULES_VERSION)
    players = head.number("players", 2, 6)
    names = [head.need(f"seat {seat + 1}")[1].value for seat in range(players)]
    flags = {key: head.choice(name, yes, no) == yes for name, key, yes, no in OPTION_LINES}
    chosen, tribes = head.need("tribes drawn", "tribes chosen")
    result = head.need("result")[1]
    try:
        given = [tribe_named(name) for name in tribes.value.split(", ")]
        options = Options(players, **flags, tribes=tuple(given))
        set_up = SetUp(tuple(given), _tokens(head, players), head.number("first", 1, players) - 1)
        free = options if chosen == "tribes chosen" else replace(options, tribes=None)
        dealer = _dealer(head, set_up, players, lines)
        _check_fields(head, players, chosen, dealer)
        if dealer.set_up(free) != set_up or given != sorted(given):
            raise damage(tribes.line, tribes.column, "deal")
        game = Game(names=names, options=free, dealer=dealer)
        if not game.decks:
            raise damage(head.end + 1, 1, "missing", field="deck")
        return game, result
    except RecordError:
        raise
    except (RulesError, ValueError) as error:
        raise damage(tribes.line, tribes.column, "setup", found=str(error)) from error


def _tokens(head: _Head, players: int) -> tuple[tuple[int, ...], ...]:
    found = head.need("tokens")[1]
    tokens = []
    parts = found.value.split(", ")
    if len(parts) != KINGDOMS:
        raise unexpected(found, ", ".join(kingdom.title() for kingdom in KINGDOM_NAMES))
    for kingdom, text in zip(KINGDOM_NAMES, parts, strict=True):
        name, *values = text.split(" ")
        if name != kingdom.title() or len(values) != ages_of(players) or not all(map(NUMBER.fullmatch, values)):
            raise unexpected(found, f"{kingdom.title()} …")
        tokens.append(tuple(int(v) for v in values))
    return tuple(tokens)


def _dealer(head: _Head, set_up: SetUp, players: int, lines: list[str]) -> Dealer:
    found = head.need("deals")[1]
    kind, *numbers = found.value.split(" ")
    if kind == "simulated" and len(numbers) == 2 and all(NUMBER.fullmatch(n) and int(n) < 2**63 for n in numbers):
        return SimulatedDealer(int(numbers[0]), int(numbers[1]))
    if found.value == "fair":
        secret = head.hexadecimal("secret", 32)
        published = head.hexadecimal("commitment", 32).hex()
        if not fits(secret, published):
            raise damage(head.fields["commitment"].line, head.fields["commitment"].column, "commitment")
        nonces = [head.hexadecimal(f"nonce {seat + 1}", NONCE_BYTES) for seat in range(players)]
        return FairDealer(secret, nonces)
    if found.value == "given":
        return GivenDealer(set_up, _good_decks(set_up, players, lines, head.end))
    raise unexpected(found, "simulated … / fair / given")


def _check_fields(head: _Head, players: int, tribes: str, dealer: Dealer) -> None:
    """Nothing stands in the header that means nothing there."""
    known = {"rules", "players", tribes, "tokens", "first", "deals", "result"}
    known |= {f"seat {seat + 1}" for seat in range(players)} | {name for name, *_ in OPTION_LINES}
    if isinstance(dealer, FairDealer):
        known |= {"commitment", "secret"} | {f"nonce {seat + 1}" for seat in range(players)}
    for name, found in head.fields.items():
        if name not in known:
            raise damage(found.line, 1, "unknown", found=name)


def _good_decks(set_up: SetUp, players: int, lines: list[str], start: int) -> list[list[int]]:
    """The decks written down, up to the first that cannot be: the game waits there."""
    table = Options(players, tribes=set_up.tribes).blank()
    decks: list[list[int]] = []
    for number, line in _body(lines, start):
        if line.startswith("deck: "):
            try:
                deck = _deck(number, line)
                check_order(table, deck)
            except (RecordError, RulesError):
                break
            decks.append(deck)
    return decks


def _deck(number: int, line: str) -> list[int]:
    column = len("deck: ")
    deck = []
    for code in line[column:].split(" "):
        try:
            deck.append(DRAGON if code == DRAGON_CODE else card_coded(code))
        except RulesError:
            raise damage(number, column + 1, "unknown", found=code) from None
        column += len(code) + 1
    return deck


def _body(lines: list[str], start: int) -> Iterator[tuple[int, str]]:
    """The lines after the header that say something, with their numbers."""
    for number, line in enumerate(lines[start:], start=start + 1):
        if line and not line.startswith(("#", ";")):
            yield number, line


def _follow_line(game: Game, number: int, line: str) -> None:
    if line.startswith("deck: "):
        _check_deck(game, number, line)
        return
    head = TURN.match(line)
    if head is None:
        raise damage(number, 1, "unknown", found=line[:30])
    if game.seat_to_act is None:
        raise damage(number, 1, "after-end" if game.is_over else "missing", field="deck")
    if int(head[1]) != game.turn:
        raise damage(number, 1, "turn", expected=game.turn, found=head[1])
    column = head.end() + 1
    for action in line[head.end() :].split("; "):
        if game.seat_to_act is None:
            raise damage(number, column, "after-end")
        if game.seat_to_act + 1 != int(head[2]) or game.turn != int(head[1]):
            raise damage(number, column, "seat", expected=game.seat_to_act + 1, found=head[2])
        _follow_action(game, number, column, action)
        column += len(action) + 2


def _check_deck(game: Game, number: int, line: str) -> None:
    """A deck stands where its age begins, and is the one that was dealt."""
    if game.seat_to_act is None and not game.is_over:
        _deck(number, line)
        raise damage(number, len("deck: ") + 1, "deal")
    if game.history and game.history[-1].age == game.age:
        raise damage(number, 1, "unknown", found="deck")
    right = f"deck: {deck_words(game.decks[-1])}"
    if line != right:
        _deck(number, line)
        raise damage(number, difference(line, right) + 1, "deal")


def _follow_action(game: Game, number: int, column: int, action: str) -> None:
    text, colon, drawn = action.partition(": ")
    decision = decision_named(text)
    if decision is None or bool(colon) != isinstance(decision, DrawFromDeck | Conjure):
        raise damage(number, column, "unknown", found=action)
    try:
        game.play(decision)
    except GameError as error:
        raise RecordError(number, column, error.phrase) from error
    except ValueError as error:
        raise damage(number, column, "unknown", found=action) from error
    if colon:
        right = drawn_words(game.history[-1].drawn)
        if drawn != right:
            game.undo()
            raise damage(number, column + len(text) + 2, "drawn", expected=right, found=drawn)


def _check_result(game: Game, found: Field) -> None:
    right = result_words(game)
    if found.value != right:
        raise damage(found.line, found.column, "result", expected=right, found=found.value)
