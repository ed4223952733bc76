"""What a seat remembers of a game: who did what, decision by decision, as that seat could see it.

A memory is a row of pairs: who (1 the seat itself, then clockwise; 0 nobody), and what (a
decision's number and 1, or one of the codes below). It is made from two views of one seat and
from what that seat could know of the decision between them; others' half-picked bands and
keeps are in neither. With the first view it is all that a player with perfect memory has.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from ..rules.components import KINDS
from ..rules.decision_numbers import ADD, CONJURE, DECISIONS, DONE, DRAW, KEEP, LEAD, PASS, PLACE, TAKE, WHOLE_TRIBE
from ..rules.facade.describe import card_code, describe

GOT = DECISIONS + 1  # + kind: a card the seat drew or was dealt
OPENED = GOT + KINDS  # + kind: a card came into the row
DRAGON_CAME = OPENED + KINDS
AGE_BEGAN = DRAGON_CAME + 1
HOLDS = AGE_BEGAN + 1  # + cards that somebody holds after a decision that does not say it
CODES = HOLDS + 16

Token = tuple[int, int]


def is_picking(decision: int) -> bool:
    """Whether others are not shown a decision: it picks cards for a band or a keep."""
    return LEAD <= decision < PASS or WHOLE_TRIBE <= decision < PLACE or KEEP <= decision < CONJURE


def recalled(before: Any, after: Any, decision: int) -> Iterator[Token]:
    """What the seat of two views, as NumPy records, remembers of the decision between them.

    A decision that the seat was not shown may be any picking one.
    """
    seat, players, actor = int(before["seat"]), int(before["players"]), int(before["current"])
    own, who = actor == seat, (actor - seat) % players + 1
    if own or not is_picking(decision):
        yield who, decision + 1
    new_age = before["age"] != after["age"]
    if new_age:
        yield 0, AGE_BEGAN
    else:
        yield from ((0, DRAGON_CAME) for _ in range(int(before["dragons"]), int(after["dragons"])))
        if not own:
            yield from shown_bands(before, after, who)
    got = gained([] if new_age else hand(before, seat), hand(after, seat))
    if own and TAKE <= decision < LEAD:
        got[decision - TAKE] -= 1
    yield from ((1, GOT + kind) for kind in sorted(got.elements()))
    row = gained([] if new_age else pile(before, "row"), pile(after, "row"))
    yield from ((0, OPENED + kind) for kind in sorted(row.elements()))
    held = int(after["hand_n"][actor])
    told = DRAW <= decision < LEAD  # one card more, as anybody can reckon
    if not own and not new_age and not told and held != before["hand_n"][actor]:
        yield who, HOLDS + held


def shown_bands(before: Any, after: Any, who: int) -> Iterator[Token]:
    """The bands that came onto the table, as their owner would spell them: leader, then every card."""
    start = int(before["band_cards_n"])
    for band in range(int(before["bands"]), int(after["bands"])):
        size = int(after["band_size"][band])
        yield who, LEAD + int(after["band_leader"][band]) + 1
        yield from ((who, ADD + kind + 1) for kind in after["band_cards"][start : start + size].tolist())
        yield who, DONE + 1
        start += size


def hand(view: Any, seat: int) -> list[int]:
    cards: list[int] = view["hand"][seat][: view["hand_n"][seat]].tolist()
    return cards


def pile(view: Any, name: str) -> list[int]:
    cards: list[int] = view[name][: view[f"{name}_n"]].tolist()
    return cards


def gained(before: list[int], after: list[int]) -> Counter[int]:
    return Counter(after) - Counter(before)


@cache  # there are few, and each is said often
def token_text(token: Token) -> str:
    """'2 take Elf of Rhea': a pair in words."""
    who, code = token
    actor = "" if who == 0 else "I " if who == 1 else f"{who - 1} "
    if code <= DECISIONS:
        return actor + describe(code - 1)
    if code < OPENED:
        return f"{actor}got {card_code(code - GOT)}"
    if code < DRAGON_CAME:
        return f"row {card_code(code - OPENED)}"
    if code < HOLDS:
        return "dragon" if code == DRAGON_CAME else "age"
    return f"{actor}holds {code - HOLDS}"
