"""A position in the middle of an age as one line that a person can read (docs/notation.md).

`age 2, turn 14, seat 1, Dragons 1; row Er Dd S; 1: Glory 12, hand Er Dd, markers r2 d1; 2: Glory 9, hidden 3, known Er`

Whose hand is hidden is written down by its size and by what everybody knows of it. Such a line
is what one seat sees: the cards it does not say are dealt, always in the same way, when it is read.
"""

import re
from collections.abc import Callable, Iterator, Sequence

from ...errors import RulesError
from ...rules import NOBODY, Options, State, card_code, card_coded
from ...rules.chance import seed
from ...rules.components import DRAGONS, KINGDOM_LETTERS, KINGDOMS, TROLLS, TribeNumber
from ...rules.deal import allies
from ...rules.facade.invariants import problems
from ...rules.facade.play import look, set_up_from
from ...rules.piles import insert
from ...rules.resample import resample
from ...rules.state import Phase, Position

SERIES = 18  # of the hidden cards of a position: always the same ones
QUOTED = 40  # letters
NUMBER = re.compile(r"0|[1-9][0-9]{0,3}")


def position_words(pos: Position, hidden: Sequence[int] = ()) -> str:
    """A position at the beginning of a turn; the seats `hidden` with what everybody knows of their hands."""
    course = f"age {pos.age + 1}, turn {pos.turn + 1}, seat {pos.current + 1}, Dragons {pos.dragons}"
    row = f"row {codes(pos.row[: pos.row_n])}".strip()
    seats = (f"{p + 1}: {', '.join(_seat_words(pos, p, p in hidden))}" for p in range(pos.players))
    return "; ".join([course, row, *seats])


def codes(kinds: Sequence[int]) -> str:
    return " ".join(map(card_code, kinds))


def _seat_words(pos: Position, p: int, hidden: bool) -> Iterator[str]:
    yield f"Glory {pos.glory[p]}"
    yield f"hidden {pos.hand_n[p]}" if hidden else f"hand {codes(pos.hand[p][: pos.hand_n[p]])}".strip()
    if pos.known_n[p]:
        yield f"known {codes(pos.known[p][: pos.known_n[p]])}"
    if any(pos.markers[p]):
        yield f"markers {' '.join(f'{KINGDOM_LETTERS[k]}{n}' for k, n in enumerate(pos.markers[p]) if n)}"
    if any(pos.horde[p]):
        yield f"Horde {' '.join(KINGDOM_LETTERS[k] for k in range(KINGDOMS) if pos.horde[p][k])}"
    if pos.merfolk[p]:
        yield f"Merfolk {pos.merfolk[p]}"
    if p in pos.trolls:
        yield f"Troll {' '.join(str(i + 1) for i, owner in enumerate(pos.trolls) if owner == p)}"
    if pos.giant == p:
        yield f"Giant {pos.giant_size}"
    if pos.claimed[p]:
        yield f"claimed {pos.claimed[p]}"
    start = 0
    for i in range(pos.bands):
        cards = pos.band_cards[start : start + pos.band_size[i]]
        start += pos.band_size[i]
        if pos.band_owner[i] == p:
            others = list(cards)
            others.remove(pos.band_leader[i])
            yield f"band {codes([pos.band_leader[i], *others])}"


def read_position(
    text: str, options: Options, tokens: Sequence[Sequence[int]], first: int, deck: Sequence[int] | None = None
) -> State:
    """The position of a line, its deck in the order of drawing; RulesError where it is none.

    Without a deck the cards it does not say are dealt as the seat to act must hold possible.
    """
    assert options.tribes is not None
    s = set_up_from(options, options.tribes, tokens, first)
    s.phase = Phase.TURN
    course, row, *seats = [*text.split("; "), "", ""][: max(2, text.count("; ") + 1)]
    said = dict(_pair(item) for item in course.split(", "))
    if list(said) != ["age", "turn", "seat", "Dragons"]:
        raise no_position(course)
    s.age, s.turn, s.current = _number(said["age"]) - 1, _number(said["turn"]) - 1, _number(said["seat"]) - 1
    s.dragons = _number(said["Dragons"])
    word, cards = _pair(row)
    if word != "row":
        raise no_position(row)
    s.row_n = _lay(s.row, cards)
    hidden = _read_seats(s, seats)
    return completed(s, hidden) if deck is None else _with_deck(s, deck, hidden)


def completed(s: State, hidden: Sequence[int], series: int = SERIES) -> State:
    """A position whose hidden hands and deck are dealt; RulesError where none is possible."""
    seen = sum(s.hand_n[p] for p in range(s.players)) + s.row_n + s.band_cards_n
    s.deck_n = allies(s) - seen + DRAGONS - s.dragons
    if s.current not in range(s.players) or s.current in hidden:
        raise no_position(f"seat {s.current + 1}")
    if s.deck_n < DRAGONS - s.dragons:
        raise RulesError("more cards than there are in the game")
    view = look(s, s.current)
    for p in range(s.players):  # whole hands that the position says are known to whoever lays it
        if p != s.current and p not in hidden:
            view.known[p][:], view.known_n[p] = s.hand[p], s.hand_n[p]
    dealt, dice = State(), State().rng
    seed(dice, series, 0)
    try:
        resample(view, dealt, dice)
    except IndexError:
        raise RulesError("more cards than there are in the game") from None
    dealt.rng[:] = [0] * len(dealt.rng)
    for p in range(s.players):
        dealt.known[p][:], dealt.known_n[p] = s.known[p], s.known_n[p]
    return checked(dealt)


def no_position(text: str) -> RulesError:
    """What has no meaning in a position, quoted as far as it fits on a line."""
    return RulesError(f"{text[:QUOTED]!r} cannot stand in a position")


def checked(s: State) -> State:
    wrong = problems(s)
    if wrong:
        raise RulesError(f"an impossible position: {wrong[0]}")
    return s


def _with_deck(s: State, deck: Sequence[int], hidden: Sequence[int]) -> State:
    if hidden:
        raise no_position("hidden")
    if len(deck) > len(s.deck):
        raise RulesError("more cards than there are in the game")
    s.deck_n = len(deck)
    s.deck[: s.deck_n] = reversed(deck)
    return checked(s)


def _read_seats(s: State, seats: Sequence[str]) -> list[int]:
    """What each seat holds; the seats whose hands are hidden."""
    if len(seats) != s.players:
        raise no_position("; ".join(seats))
    hidden = []
    for p, text in enumerate(seats):
        name, colon, items = text.partition(": ")
        if name != str(p + 1) or not colon:
            raise no_position(text)
        done: set[str] = set()
        for item in items.split(", "):
            word, rest = _pair(item)
            if word not in _SEAT or (word in done and word != "band"):
                raise no_position(item)
            done.add(word)
            _SEAT[word](s, p, rest)
        if ("hidden" in done) == ("hand" in done):
            raise no_position(text)
        if "hidden" in done:
            hidden.append(p)
    return hidden


def _pair(item: str) -> tuple[str, str]:
    word, _, rest = item.partition(" ")
    return word, rest


def _number(text: str, most: int = 9999) -> int:
    if not NUMBER.fullmatch(text) or int(text) > most:
        raise no_position(text)
    return int(text)


def _lay(pile: list[int], text: str) -> int:
    """Cards into a pile in its order; how many."""
    kinds = [card_coded(code) for code in text.split(" ")] if text else []
    if len(kinds) > len(pile):
        raise RulesError("more cards than there are in the game")
    for n, kind in enumerate(kinds):
        insert(pile, n, kind)
    return len(kinds)


def _kingdom(letter: str) -> int:
    if len(letter) != 1 or letter not in KINGDOM_LETTERS:
        raise no_position(letter)
    return KINGDOM_LETTERS.index(letter)


def _glory(s: State, p: int, text: str) -> None:
    s.glory[p] = _number(text)


def _hand(s: State, p: int, text: str) -> None:
    s.hand_n[p] = _lay(s.hand[p], text)


def _hidden(s: State, p: int, text: str) -> None:
    s.hand_n[p] = _number(text, len(s.hand[p]))


def _known(s: State, p: int, text: str) -> None:
    s.known_n[p] = _lay(s.known[p], text)
    if s.known_n[p] > s.hand_n[p]:
        raise no_position(f"known {text}")


def _markers(s: State, p: int, text: str) -> None:
    for item in text.split(" "):
        s.markers[p][_kingdom(item[:1])] = _number(item[1:], 99)


def _horde(s: State, p: int, text: str) -> None:
    for letter in text.split(" "):
        s.horde[p][_kingdom(letter)] = 1


def _merfolk(s: State, p: int, text: str) -> None:
    s.merfolk[p] = _number(text, 99)


def _trolls(s: State, p: int, text: str) -> None:
    for item in text.split(" "):
        value = _number(item, TROLLS)
        if value < 1 or s.trolls[value - 1] != NOBODY:
            raise no_position(f"Troll {text}")
        s.trolls[value - 1] = p


def _giant(s: State, p: int, text: str) -> None:
    if s.giant != NOBODY or not s.tribes[TribeNumber.GIANT]:
        raise no_position(f"Giant {text}")
    s.giant, s.giant_size = p, _number(text, len(s.hand[p]))


def _claimed(s: State, p: int, text: str) -> None:
    s.claimed[p] = _number(text, 99)


def _band(s: State, p: int, text: str) -> None:
    """Its leader stands first; the cards lie in their order."""
    cards = [0] * len(s.hand[p])
    n = _lay(cards, text)
    if n == 0 or s.band_cards_n + n > len(s.band_cards):
        raise no_position(f"band {text}")
    lay_band(s, p, card_coded(text.split(" ", maxsplit=1)[0]), cards[:n])


def lay_band(s: State, p: int, leader: int, cards: Sequence[int]) -> None:
    """A band in front of a seat, after those that lie there."""
    n = len(cards)
    s.band_cards[s.band_cards_n : s.band_cards_n + n] = sorted(cards)
    s.band_cards_n += n
    s.band_owner[s.bands], s.band_leader[s.bands], s.band_size[s.bands] = p, leader, n
    s.bands += 1


_SEAT: dict[str, Callable[[State, int, str], None]] = {
    "Glory": _glory,
    "hand": _hand,
    "hidden": _hidden,
    "known": _known,
    "markers": _markers,
    "Horde": _horde,
    "Merfolk": _merfolk,
    "Troll": _trolls,
    "Giant": _giant,
    "claimed": _claimed,
    "band": _band,
}
