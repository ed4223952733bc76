"""The header of a record: its fields, and the game they open."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from ...errors import EthnosError
from ...rules import RULES_VERSION, Options, RulesError, card_coded
from ...rules.components import DRAGON, KINGDOMS, TribeNumber, ages_of
from ...rules.facade.options import tribe_named
from ...rules.facade.play import check_order
from ...words import Phrase
from ...words.names import KINGDOM_NAMES, TRIBE_NAMES
from ...words.rewording import unsaid
from ..deals import NONCE_BYTES, Dealer, FairDealer, GivenDealer, SetUp, SimulatedDealer, fits
from ..game import Game
from ..game_errors import RecordError
from .notation import OPTION_LINES
from .position_line import position_words, read_position
from .record import DRAGON_CODE, FIRST_LINE, tribe_words

HEX = re.compile(r"[0-9a-f]+")
QUOTED = 100
VARIATION, VARIATION_END = "(", ")"
NUMBER = re.compile(r"0|[1-9][0-9]{0,18}")


@dataclass
class Field:
    value: str
    line: int
    column: int


@dataclass
class Head:
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


def read_head(lines: list[str]) -> Head:
    if lines[0] != FIRST_LINE:
        name, _, version = lines[0].rpartition(" ")
        if name == FIRST_LINE.rpartition(" ")[0]:
            raise damage(1, len(name) + 2, "version", version=version, ours=FIRST_LINE.rpartition(" ")[2])
        raise damage(1, 1, "not-ours", expected=FIRST_LINE)
    head = Head()
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


def open_game(head: Head, lines: list[str]) -> tuple[Game, Field]:
    version = head.need("rules")[1]
    if version.value != str(RULES_VERSION):
        raise damage(version.line, version.column, "version", version=version.value, ours=RULES_VERSION)
    players = head.number("players", 2, 6)
    names = [head.need(f"seat {seat + 1}")[1].value for seat in range(players)]
    flags = {key: head.choice(name, yes, no) == yes for name, key, yes, no in OPTION_LINES}
    chosen, tribes = head.need("tribes drawn", "tribes chosen")
    result = head.need("result")[1]
    try:
        given = _tribes(tribes)
        options = Options(players, **flags, tribes=tuple(given))
        set_up = SetUp(tuple(given), _tokens(head, players), head.number("first", 1, players) - 1)
        free = options if chosen == "tribes chosen" else replace(options, tribes=None)
        dealer = _dealer(head, set_up, players, lines)
        _check_fields(head, players, chosen, dealer)
        if "position" in head.fields:
            return _laid(head, lines, options, set_up, names, dealer), result
        if dealer.set_up(free) != set_up or given != sorted(given):
            raise damage(tribes.line, tribes.column, "deal")
        game = Game(names=names, options=free, dealer=dealer)
        if not game.decks:
            raise damage(head.end + 1, 1, "missing", field="deck")
        return game, result
    except RecordError:
        raise
    except EthnosError as error:
        raise damage(tribes.line, tribes.column, "setup", found=unsaid(str(error))) from error


def _tribes(said: Field) -> list[TribeNumber]:
    """Records name tribes in English whatever language their reader speaks: what is none is told beside those names."""
    given: list[TribeNumber] = []
    for name in said.value.split(", "):
        try:
            given.append(tribe_named(name))
        except RulesError:
            known = ", ".join(map(tribe_words, TRIBE_NAMES))
            raise damage(said.line, said.column, "tribe", found=name, tribes=known) from None
    return given


def _laid(head: Head, lines: list[str], options: Options, set_up: SetUp, names: list[str], dealer: Dealer) -> Game:
    """A game that begins in the middle of an age: what is left of its deck is the first that is written down."""
    position = head.fields["position"]
    if isinstance(dealer, FairDealer) or "tribes chosen" not in head.fields:
        raise unexpected(head.fields["deals"], "simulated … / given; tribes chosen")
    number, line = next(((n, text) for n, text in body(lines, head.end) if text.startswith("deck: ")), (0, ""))
    if not number:
        raise damage(head.end + 1, 1, "missing", field="deck")
    deck = read_deck(number, line)
    try:
        s = read_position(position.value, options, set_up.tokens, set_up.first, deck)
    except RulesError as error:
        raise damage(position.line, position.column, "setup", found=unsaid(str(error))) from error
    if isinstance(dealer, GivenDealer):
        dealer.decks[:] = [[] for _ in range(s.age + 1)] + dealer.decks
    game = Game.from_position(s, options, names, dealer)
    if position_words(s) != position.value:
        raise unexpected(position, position_words(s))
    return game


def _tokens(head: Head, players: int) -> tuple[tuple[int, ...], ...]:
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


def _dealer(head: Head, set_up: SetUp, players: int, lines: list[str]) -> Dealer:
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


def _check_fields(head: Head, players: int, tribes: str, dealer: Dealer) -> None:
    """Nothing stands in the header that means nothing there."""
    known = {"rules", "players", tribes, "tokens", "first", "deals", "result"}
    known |= {"position"} | {f"seat {seat + 1}" for seat in range(players)} | {name for name, *_ in OPTION_LINES}
    if isinstance(dealer, FairDealer):
        known |= {"commitment", "secret"} | {f"nonce {seat + 1}" for seat in range(players)}
    for name, found in head.fields.items():
        if name not in known:
            raise damage(found.line, 1, "unknown", found=name)


def _good_decks(set_up: SetUp, players: int, lines: list[str], start: int) -> list[list[int]]:
    """The decks written down, up to the first that cannot be: the game waits there."""
    table = Options(players, tribes=set_up.tribes).blank()
    decks: list[list[int]] = []
    for number, line in body(lines, start):
        if line.startswith("deck: "):
            try:
                deck = read_deck(number, line)
                check_order(table, deck)
            except (RecordError, RulesError):
                break
            decks.append(deck)
    return decks


def read_deck(number: int, line: str) -> list[int]:
    column = len("deck: ")
    deck = []
    for code in line[column:].split(" "):
        try:
            deck.append(DRAGON if code == DRAGON_CODE else card_coded(code))
        except RulesError:
            raise damage(number, column + 1, "unknown", found=code) from None
        column += len(code) + 1
    return deck


def body(lines: list[str], start: int) -> Iterator[tuple[int, str]]:
    """The lines after the header that say something of the game itself, with their numbers."""
    for number, line in outside_variations(lines[start:], start):
        if line and line != VARIATION and not line.startswith(("#", ";")):
            yield number, line


def outside_variations(lines: list[str], start: int = 0) -> Iterator[tuple[int, str]]:
    """Lines with their numbers; of a variation, however long, only the one that opens it."""
    depth = 0
    for number, line in enumerate(lines, start=start + 1):
        mark = line.strip(" ")
        if mark == VARIATION:
            depth += 1
            if depth == 1:
                yield number, VARIATION
        elif depth and mark == VARIATION_END:
            depth -= 1
        elif not depth:
            yield number, line
