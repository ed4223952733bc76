"""Playing by words: `do(s, "lead Dd", "whole tribe", "place d")`, every decision checked.

`band Dd Dr S` plays exactly these cards, the first of them as leader, in whatever
way the list of decisions spells that band.
"""

import random
from collections.abc import Iterator
from typing import Any

from ethnos.rules import Options, State, TribeNumber, card_code, deal_from, legal_decisions, play, set_up_from
from ethnos.rules import decision_numbers as d
from ethnos.rules.components import DRAGON, DRAGONS, KINDS, KINGDOM_LETTERS, SKELETON, TRIBE_LETTERS, TROLLS, tribes_of
from ethnos.rules.deal import lower_half
from ethnos.rules.facade.play import full_deck
from ethnos.rules.state import Phase, Position
from support.positions import cards, position, tokens_of

DECISION = {
    "draw": d.DRAW,
    "ten Skeletons": d.LEAD + SKELETON,
    "pass": d.PASS,
    "whole tribe": d.WHOLE_TRIBE,
    "whole kingdom": d.WHOLE_KINGDOM,
    "done": d.DONE,
    "decline": d.DECLINE,
    "horde": d.HORDE,
    "conjure": d.CONJURE,
    "raid": d.RAID,
    **{
        f"{verb} {card_code(kind)}": block + kind
        for verb, block in (("take", d.TAKE), ("lead", d.LEAD), ("add", d.ADD), ("keep", d.KEEP))
        for kind in range(KINDS)
        if (verb, kind) != ("lead", SKELETON)
    },
    **{f"place {letter}": d.PLACE + k for k, letter in enumerate(KINGDOM_LETTERS)},
    **{f"troll {value}": d.TROLL + value - 1 for value in range(1, TROLLS + 1)},
}
WORDS = {decision: words for words, decision in DECISION.items()}


def do(s: State, *lines: str) -> State:
    for words in lines:
        verb, _, rest = words.partition(" ")
        if verb == "band":
            play_exactly(s, rest)
        else:
            play(s, DECISION[words])
    return s


def play_exactly(s: State, text: str) -> None:
    leader, *others = cards(text)
    play(s, d.LEAD + leader)
    wanted = sorted([leader, *others])
    for whole in (d.WHOLE_TRIBE, d.WHOLE_KINGDOM):
        if whole in legal_decisions(s):
            trial = s.copy()
            play(trial, whole)
            if last_band(trial) == (leader, wanted):
                play(s, whole)
                return
    for kind in sorted(others):
        play(s, d.ADD + kind)
    play(s, d.DONE)


def allowed(t: Position) -> set[str]:
    return {WORDS[decision] for decision in legal_decisions(t)}


def last_band(t: Position) -> tuple[int, list[int]]:
    size = t.band_size[t.bands - 1]
    return t.band_leader[t.bands - 1], t.band_cards[t.band_cards_n - size : t.band_cards_n]


def spelled(kinds: list[int]) -> str:
    return " ".join(card_code(kind) for kind in kinds)


def hand(t: Position, p: int) -> str:
    return spelled(t.hand[p][: t.hand_n[p]])


def known(t: Position, p: int) -> str:
    return spelled(t.known[p][: t.known_n[p]])


def row(t: Position) -> str:
    return spelled(t.row[: t.row_n])


def markers(t: Position, p: int) -> str:
    """'rdd' for one marker in Rhea and two in Duris."""
    return "".join(letter * n for letter, n in zip(KINGDOM_LETTERS, t.markers[p], strict=True))


def horde(t: Position, p: int) -> str:
    return "".join(letter * n for letter, n in zip(KINGDOM_LETTERS, t.horde[p], strict=True))


def glory(t: Position) -> list[int]:
    return t.glory[: t.players]


def won(t: Position, board: int) -> list[int]:
    return [t.won[p][board] for p in range(t.players)]


def ended_age(current: int = 0, **slip: Any) -> State:
    """The position of the slip, with the third dragon just drawn by `current`."""
    return do(position(current=current, dragons=2, deck="!", **slip), "draw")


def deal_next(s: State, top: str = "") -> State:
    """Deal the next age from outside, the named cards first, dragons at the very bottom."""
    order = cards(top)
    rest = full_deck(s)
    for kind in order:
        rest.remove(kind)
    deal_from(s, order + rest + [DRAGON] * DRAGONS)
    return s


def random_deck(s: State, dice: random.Random) -> list[int]:
    order = full_deck(s)
    dice.shuffle(order)
    lower = [*order[len(order) + DRAGONS - lower_half(s) :], *[DRAGON] * DRAGONS]
    dice.shuffle(lower)
    return order[: len(order) + DRAGONS - lower_half(s)] + lower


def random_positions(options: Options, tribes: str | None, seed: int) -> Iterator[State]:
    """Every position of a game of random decisions, those between two ages included."""
    dice = random.Random(seed)
    letters = tribes or dice.sample(TRIBE_LETTERS, tribes_of(options.players))
    chosen = [TribeNumber(TRIBE_LETTERS.index(letter)) for letter in letters]
    s = set_up_from(options, chosen, tokens_of(options.players, {}), dice.randrange(options.players))
    while s.phase != Phase.OVER:
        if s.phase == Phase.DEAL:
            deal_from(s, random_deck(s, dice))
        else:
            play(s, dice.choice(legal_decisions(s)))
        yield s
