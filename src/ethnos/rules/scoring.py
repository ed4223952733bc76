"""The end of an age (section 7) and of the game (section 8).

Everything scored is written item by item into the sheet held in the state, and
added to Glory as it is written: totals are the sheet's sums.
"""

from .bands import skeletons_among
from .components import BAND_GLORY, BOARDS, HAND_LIMIT, KINGDOMS, MERFOLK_BOARD, NOBODY, ages_of, tribe_of
from .state import Position, State
from .tribes.dwarves import dwarf_bonus
from .tribes.trolls import troll_best, troll_sum


def presence(pos: Position, board: int, p: int) -> int:
    """Markers in a kingdom, or the space reached on the Merfolk board."""
    return pos.merfolk[p] if board == MERFOLK_BOARD else pos.markers[p][board]


def standing(pos: Position, board: int, p: int) -> tuple[int, int, int]:
    """E2, O5: markers, then the sum of Troll tokens, then the highest of them."""
    there = int(presence(pos, board, p))
    if board == MERFOLK_BOARD and not pos.trolls_rule_merfolk:
        return there, 0, 0
    return there, troll_sum(pos, p), troll_best(pos, p)


def prize(pos: Position, board: int, place: int) -> int:
    """E1, E3: what a place (0 is the first) pays in this age."""
    return prize_in(pos, board, pos.age, place)


def prize_in(pos: Position, board: int, age: int, place: int) -> int:
    """E1, E3: what a place pays in an age, this one or a later."""
    if place > age:
        return 0
    only_first = pos.players == 2 or (board == MERFOLK_BOARD and pos.merfolk_leader_only)
    if place > 0 and only_first:
        return 0
    return pos.tokens[board][age - place]


def prize_alone(pos: Position, board: int) -> int:
    """E4: alone in a kingdom in the last age of two players, both tokens."""
    both = pos.players == 2 and pos.age == 1 and not (board == MERFOLK_BOARD and pos.merfolk_leader_only)
    return pos.tokens[board][pos.age] + (pos.tokens[board][0] if both else 0)


def score_board(s: Position, board: int) -> None:
    """E1 to E4: tied players pool the places they fill and share equally, rounded down."""
    present = 0
    for p in range(s.players):
        if presence(s, board, p) > 0:
            present += 1
    for p in range(s.players):
        if presence(s, board, p) == 0:
            continue
        mine = standing(s, board, p)
        ahead = 0
        tied = 0
        for q in range(s.players):
            theirs = standing(s, board, q)
            if theirs > mine:
                ahead += 1
            elif theirs == mine:
                tied += 1
        pool = 0
        for place in range(ahead, ahead + tied):
            pool += prize(s, board, place)
        if present == 1:
            pool = prize_alone(s, board)
        s.place[p][board] = ahead + 1
        s.won[p][board] = pool // tied
        s.glory[p] += pool // tied


def score_boards(s: Position) -> None:
    for board in range(BOARDS):
        score_board(s, board)


def strength_from(pos: Position, band: int, first: int) -> int:
    """E5: Skeletons leave, then a Dwarf leader counts one card more.

    `first` is where the band's cards begin among those of all bands: who goes through all
    bands knows it.
    """
    size = pos.band_size[band]
    return size - skeletons_among(pos, first, size) + dwarf_bonus(tribe_of(pos.band_leader[band]))


def band_strength(pos: Position, band: int) -> int:
    """The same of any one band."""
    first = 0
    for i in range(band):
        first += pos.band_size[i]
    return strength_from(pos, band, first)


def band_glory(cards: int) -> int:
    """C10."""
    return BAND_GLORY[min(cards, len(BAND_GLORY) - 1)]


def score_bands(s: State) -> None:
    first = 0
    for band in range(s.bands):
        value = band_glory(strength_from(s, band, first))
        first += s.band_size[band]
        s.band_won[band] = value
        s.glory[s.band_owner[band]] += value


def is_last_age(pos: Position) -> bool:
    return pos.age == ages_of(pos.players) - 1


def bands_of_size(pos: Position, p: int, size: int) -> int:
    n = 0
    for band in range(pos.bands):
        if pos.band_owner[band] == p and pos.band_size[band] == size:
            n += 1
    return n


def outranks(pos: Position, p: int, q: int) -> bool:
    """G1, G2: Glory, markers in the kingdoms, then the largest bands as played."""
    if p == q:  # at once: nothing below tells a player from themselves, and it would all be counted
        return False
    if pos.winner != NOBODY and (pos.winner == p or pos.winner == q):
        return pos.winner == p
    if pos.glory[p] != pos.glory[q]:
        return pos.glory[p] > pos.glory[q]
    lead = 0
    for k in range(KINGDOMS):
        lead += pos.markers[p][k] - pos.markers[q][k]
    if lead != 0:
        return lead > 0
    for size in range(HAND_LIMIT, 0, -1):
        more = bands_of_size(pos, p, size) - bands_of_size(pos, q, size)
        if more != 0:
            return more > 0
    return False


def final_place(pos: Position, p: int) -> int:
    """1 for the winner; players that nothing tells apart share a place."""
    place = 1
    for q in range(pos.players):
        if outranks(pos, q, p):
            place += 1
    return place


def winners(pos: Position) -> int:
    """How many players share the first place of a game that is over."""
    n = 0
    for p in range(pos.players):
        if final_place(pos, p) == 1:
            n += 1
    return n


def win_share(pos: Position, p: int) -> float:
    """A player's part of the win of a game that is over: those in first place share it evenly."""
    return 1.0 / winners(pos) if final_place(pos, p) == 1 else 0.0
