"""Whether a state is a possible position: every invariant of the game in one place.

Serves saved positions (a damaged file is refused) and the tests (every position
of every game passes).
"""

from collections import Counter
from collections.abc import Iterator

from ...errors import RulesError
from ..components import (
    AGES,
    DRAGON,
    DRAGONS,
    HAND_LIMIT,
    KINGDOMS,
    MERFOLK_BOARD,
    MERFOLK_END,
    MERFOLK_SYMBOLS,
    NO_CARD,
    NOBODY,
    SEATS,
    SKELETON,
    TRIBES,
    TribeNumber,
    ages_of,
    kingdom_of,
    merfolk_token,
    tribe_of,
    tribes_of,
)
from ..deal import lower_half
from ..markers import supply
from ..state import Phase, Shape, State
from .play import check_tokens, full_deck


def problems(s: State) -> list[str]:
    """What is impossible about a state, in plain words; empty for a possible position."""
    return list(_box(s)) or list(_table(s)) or [*_cards(s), *_bands(s), *_pieces(s), *_question(s)]


def _box(s: State) -> Iterator[str]:
    if s.players not in range(2, 7):
        yield f"{s.players} players: allowed are 2 to 6"
        return
    for name in ("drawer_starts", "skeletons_win", "merfolk_leader_only", "trolls_rule_merfolk"):
        if getattr(s, name) not in (0, 1):
            yield f"option {name} is {getattr(s, name)}: allowed are 0 and 1"
    if any(flag not in (0, 1) for flag in s.tribes) or sum(s.tribes) != tribes_of(s.players):
        yield f"tribes: {s.players} players need exactly {tribes_of(s.players)} of {TRIBES}"
    try:
        check_tokens([row[: ages_of(s.players)] for row in s.tokens[:KINGDOMS]], s.players)
    except RulesError as error:
        yield str(error)
    values = [merfolk_token(s.players, age) for age in range(AGES)]
    if s.tokens[MERFOLK_BOARD] != list(values if s.tribes[TribeNumber.MERFOLK] else (0, 0, 0)):
        yield "tokens: the Merfolk board's are not those of the box"
    if any(row[ages_of(s.players) :] != [0] * (AGES - ages_of(s.players)) for row in s.tokens):
        yield "tokens: for more ages than the game has"


def _table(s: State) -> Iterator[str]:
    if s.phase not in tuple(Phase):
        yield f"phase {s.phase}: allowed are 0 to {max(Phase)}"
    if s.age not in range(-1, ages_of(s.players)) or (s.age == -1 and s.phase != Phase.DEAL):
        yield f"age {s.age}: allowed are 0 to {ages_of(s.players) - 1}, or -1 before the first deal"
    for name in ("first", "current"):
        if getattr(s, name) not in range(s.players):
            yield f"{name} player {getattr(s, name)}: allowed are 0 to {s.players - 1}"
    for name in ("drawer", "winner", "giant"):
        if getattr(s, name) not in range(NOBODY, s.players):
            yield f"{name} {getattr(s, name)}: allowed are -1 to {s.players - 1}"
    for name, n in (("row", s.row_n), ("deck", s.deck_n), ("band_cards", s.band_cards_n), ("picked", s.picked_n)):
        if not 0 <= n <= len(getattr(s, name)):
            yield f"{name} of {n} cards: allowed are 0 to {len(getattr(s, name))}"
    if any(not 0 <= n <= HAND_LIMIT for n in s.hand_n + s.known_n):
        yield f"a hand of more than {HAND_LIMIT} cards, or fewer than none"
    if not 0 <= s.bands <= len(s.band_size) or any(n < 0 for n in s.band_size):
        yield "bands: a number that cannot be"


def _pile(name: str, cards: list[int], n: int) -> Iterator[str]:
    if cards[:n] != sorted(cards[:n]) or any(c != NO_CARD for c in cards[n:]) or NO_CARD in cards[:n]:
        yield f"{name}: cards out of order"


def _cards(s: State) -> Iterator[str]:
    for name, pile, n in (("row", s.row, s.row_n), ("picks", s.picked, s.picked_n)):
        yield from _pile(name, pile, n)
    everywhere = Counter(s.row[: s.row_n] + s.deck[: s.deck_n] + s.band_cards[: s.band_cards_n])
    for p in range(SEATS):
        yield from _pile(f"hand {p}", s.hand[p], s.hand_n[p])
        yield from _pile(f"known cards of hand {p}", s.known[p], s.known_n[p])
        hand = Counter(s.hand[p][: s.hand_n[p]])
        everywhere += hand
        if Counter(s.known[p][: s.known_n[p]]) - hand:
            yield f"hand {p} does not hold what is known of it"
        if p == s.current and Counter(s.picked[: s.picked_n]) - hand:
            yield "cards are picked that are not in hand"
        if p >= s.players and hand:
            yield f"hand {p} belongs to nobody"
    if s.age == -1:
        return
    if everywhere[DRAGON] + s.dragons != DRAGONS:
        yield f"{everywhere[DRAGON] + s.dragons} dragons: there are {DRAGONS}"
    if DRAGON in s.deck[lower_half(s) : s.deck_n]:
        yield "a dragon above the lower half of the deck"
    del everywhere[DRAGON]
    if sorted(everywhere.elements()) != full_deck(s):
        yield "the cards are not those of the tribes in play"


def _bands(s: State) -> Iterator[str]:
    if sum(s.band_size[: s.bands]) != s.band_cards_n:
        yield "bands: their sizes do not add up to their cards"
        return
    start = 0
    for i in range(s.bands):
        cards = s.band_cards[start : start + s.band_size[i]]
        start += s.band_size[i]
        leader = s.band_leader[i]
        if s.band_owner[i] not in range(s.players):
            yield f"band {i} belongs to nobody"
        if leader == NO_CARD and s.winner != NOBODY:
            continue
        colours = {kingdom_of(c) for c in [*cards, leader] if c != SKELETON}
        tribes = {tribe_of(c) for c in [*cards, leader] if c != SKELETON}
        if leader not in cards or leader == SKELETON or (len(colours) > 1 and len(tribes) > 1):
            yield f"band {i} is no band"


def _pieces(s: State) -> Iterator[str]:
    for p in range(s.players):
        if min(s.markers[p]) < 0 or any(m not in (0, 1) for m in s.horde[p]) or supply(s, p) < 0:
            yield f"player {p} has more markers out than there are"
        if not 0 <= s.merfolk[p] <= MERFOLK_END * s.tribes[TribeNumber.MERFOLK]:
            yield f"player {p} on space {s.merfolk[p]} of the Merfolk board"
        if any(s.horde[p]) and not s.tribes[TribeNumber.ORC]:
            yield f"player {p} has a Horde without Orcs"
        if s.glory[p] < 0:
            yield f"player {p} has less than no Glory"
    if any(owner not in range(NOBODY, s.players) for owner in s.trolls):
        yield "a Troll token is held by nobody's seat"
    if any(owner != NOBODY for owner in s.trolls) and not s.tribes[TribeNumber.TROLL]:
        yield "a Troll token without Trolls"
    if (s.giant != NOBODY) != (s.giant_size > 0) or (s.giant_size and not s.tribes[TribeNumber.GIANT]):
        yield f"the Giant token for a band of {s.giant_size}"
    for p in range(s.players, SEATS):
        if any(s.markers[p]) or any(s.horde[p]) or s.glory[p] or s.merfolk[p]:
            yield f"seat {p} has pieces and nobody sits there"


def _question(s: State) -> Iterator[str]:
    if s.phase == Phase.BAND and (s.leader not in s.picked[: s.picked_n] or s.leader == SKELETON):
        yield "a band is being picked without its leader"
    if s.phase not in (Phase.BAND, Phase.KEEP) and (s.picked_n or s.last_pick != NO_CARD):
        yield "cards are picked where none are asked for"
    if s.shape not in tuple(Shape) or s.last_pick not in (NO_CARD, *s.picked[: s.picked_n]):
        yield "the picks do not fit together"
    if not 0 <= s.symbols <= len(MERFOLK_SYMBOLS) or (s.symbols and s.phase not in (Phase.PLACE, Phase.MERFOLK)):
        yield f"{s.symbols} Merfolk symbols: allowed are 0 to {len(MERFOLK_SYMBOLS)}, while markers are placed"
    if s.chained not in range(HAND_LIMIT + 1) or s.placed not in (0, 1) or s.raids_asked not in range(s.players + 1):
        yield "a turn that cannot be"
    ended = s.phase in (Phase.RAID, Phase.DEAL, Phase.OVER) and s.age >= 0 and s.winner == NOBODY
    if ended != (s.dragons == DRAGONS) or ended != (s.drawer != NOBODY):
        yield f"{s.dragons} dragons drawn: the third, and only the third, ends an age"
    if s.winner != NOBODY and s.phase != Phase.OVER:
        yield "a game that is won goes on"
    if s.phase == Phase.RAID and not any(s.horde[s.current]):
        yield "a raid without a Horde"
    if Phase.PLACE <= s.phase <= Phase.WIZARD and (s.bands == 0 or s.band_owner[s.bands - 1] != s.current):
        yield "a question about a band that is not there"
    if s.phase == Phase.MERFOLK and s.symbols < 1:
        yield "a Merfolk marker without a symbol"
