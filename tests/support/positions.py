"""Hand-made positions: the few things that matter, written as on a slip of paper.

Cards are two letters (`Er`: Elf of Rhea, `S`: Skeleton), kingdoms one. Cards that
are not mentioned lie under the named top of the deck, the dragons at its bottom.
Where the top holds a dragon (`!`), the deck must be low already: the cards that
have left it then lie as bands of one card, worth nothing, before the last seat.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ethnos.rules import Options, State, TribeNumber, card_coded, preset
from ethnos.rules.components import (
    DRAGON,
    DRAGONS,
    KINGDOM_LETTERS,
    SKELETON,
    TOKENS_ANY,
    TOKENS_FOUR_PLUS,
    TRIBE_LETTERS,
    ages_of,
    tribe_of,
)
from ethnos.rules.deal import lower_half, set_up
from ethnos.rules.facade.invariants import problems
from ethnos.rules.facade.play import full_deck
from ethnos.rules.state import Phase


def cards(text: str) -> list[int]:
    """'Er S !' as kinds, ascending where it is a pile; `!` is a dragon."""
    return [DRAGON if code == "!" else card_coded(code) for code in text.split()]


def kingdom(letter: str) -> int:
    return KINGDOM_LETTERS.index(letter)


def tokens_of(players: int, chosen: Mapping[str, Sequence[int]]) -> list[list[int]]:
    """The chosen kingdoms' tokens; the others share what is left in the box."""
    box = Counter(TOKENS_ANY + TOKENS_FOUR_PLUS if players >= 4 else TOKENS_ANY)
    for values in chosen.values():
        box -= Counter(values)
    left = iter(sorted(box.elements()))
    ages = ages_of(players)
    return [sorted(chosen[k]) if k in chosen else sorted(next(left) for _ in range(ages)) for k in KINGDOM_LETTERS]


def position(
    players: int = 4,
    tribes: str = "DEGHFS",
    rules: str = "standard",
    options: Mapping[str, bool] | None = None,
    age: int = 1,
    first: int = 0,
    current: int = 0,
    hands: Mapping[int | str, str] | None = None,
    known: Mapping[int | str, str] | None = None,
    row: str = "",
    deck: str = "",
    dragons: int = 0,
    tokens: Mapping[str, Sequence[int]] | None = None,
    markers: Mapping[int, str] | None = None,
    horde: Mapping[int, str] | None = None,
    merfolk: Sequence[int] = (),
    trolls: Mapping[int, Sequence[int]] | None = None,
    glory: Sequence[int] = (),
    bands: Sequence[Sequence[Any]] = (),
    giant: Sequence[int] = (),
) -> State:
    """A state at the start of a turn of `current` in age 1, 2 or 3.

    markers={0: "ddr"} puts two markers of seat 0 into Duris and one into Rhea;
    bands=[(1, "Gr", "Gr Gd S")] lays a band of seat 1 with its leader;
    giant=(1, 3) gives the Giant token to seat 1 for a band of 3.
    """
    chosen = tuple(TribeNumber(TRIBE_LETTERS.index(letter)) for letter in tribes)
    base = preset(rules, players, chosen)
    s = Options(**{**vars(base), **(options or {})}).blank()
    for k, values in enumerate(tokens_of(players, tokens or {})):
        for i, value in enumerate(values):
            s.tokens[k][i] = value
    s.first = first
    set_up(s)
    s.age = age - 1
    s.phase = Phase.TURN
    s.current = current
    s.dragons = dragons
    for p, text in (hands or {}).items():
        _fill(s.hand[int(p)], s.hand_n, int(p), sorted(cards(text)))
    for p, text in (known or {}).items():
        _fill(s.known[int(p)], s.known_n, int(p), sorted(cards(text)))
    for i, kind in enumerate(sorted(cards(row))):
        s.row[i] = kind
    s.row_n = len(cards(row))
    for i, (owner, leader, text) in enumerate(bands):
        _lay(s, i, owner, card_coded(leader), sorted(cards(text)))
    for p, text in (markers or {}).items():
        for letter in text:
            s.markers[int(p)][kingdom(letter)] += 1
    for p, text in (horde or {}).items():
        for letter in text:
            s.horde[int(p)][kingdom(letter)] = 1
    for p, held in (trolls or {}).items():
        for value in held:
            s.trolls[value - 1] = int(p)
    for p, space in enumerate(merfolk):
        s.merfolk[p] = space
    for p, value in enumerate(glory):
        s.glory[p] = value
    if giant:
        s.giant, s.giant_size = giant
    _fill_deck(s, cards(deck))
    assert problems(s) == []
    return s


def _fill(pile: list[int], counts: list[int], p: int, kinds: list[int]) -> None:
    pile[: len(kinds)] = kinds
    counts[p] = len(kinds)


def _lay(s: State, i: int, owner: int, leader: int, kinds: list[int]) -> None:
    s.band_owner[i], s.band_leader[i], s.band_size[i] = owner, leader, len(kinds)
    s.band_cards[s.band_cards_n : s.band_cards_n + len(kinds)] = kinds
    s.band_cards_n += len(kinds)
    s.bands = i + 1


def _fill_deck(s: State, top: list[int]) -> None:
    left = Counter(full_deck(s)) - Counter(s.row[: s.row_n]) - Counter(s.band_cards[: s.band_cards_n])
    for p in range(s.players):
        left -= Counter(s.hand[p][: s.hand_n[p]])
    missing = Counter(top) - left - Counter([DRAGON] * DRAGONS)
    assert not missing, f"cards named twice: {missing}"
    left -= Counter(top)
    if DRAGON in top:
        spent = [c for c in sorted(left.elements()) if c != SKELETON and tribe_of(c) != TribeNumber.DWARF]
        for kind in spent[: max(0, left.total() + len(top) + DRAGONS - lower_half(s))]:
            _lay(s, s.bands, s.players - 1, kind, [kind])
            left[kind] -= 1
    below = [DRAGON] * (DRAGONS - s.dragons - top.count(DRAGON)) + sorted(left.elements(), reverse=True)
    order = below + top[::-1]
    s.deck[: len(order)] = order
    s.deck_n = len(order)
