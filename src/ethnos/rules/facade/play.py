"""The rules for Python programs: checked, with plain-words errors.

s = new_state(preset("standard", players=3), seed=7)
while not is_over(s):
    play(s, legal_decisions(s)[0])
"""

from collections.abc import Sequence

from ...errors import NotLegal, RulesError
from ..apply import apply
from ..components import (
    DRAGON,
    KINDS,
    KINGDOMS,
    NO_CARD,
    TOKENS_ANY,
    TOKENS_FOUR_PLUS,
    TribeNumber,
    ages_of,
    copies_of,
    tribe_of,
)
from ..deal import allies, deal_age, lower_half, set_up, start_age
from ..decision_numbers import DECISIONS
from ..legal import legal
from ..many.series import new_game
from ..state import Phase, Position, State, ViewRecord
from ..view import observe, observe_own
from .describe import card_name, describe
from .options import Options

_ASKED = tuple(phase for phase in Phase if phase < Phase.DEAL)


def new_state(options: Options, seed: int, game: int = 0) -> State:
    """A simulated game: its deals come from the generator held in the state."""
    s = options.blank()
    new_game(s, seed, game, int(options.tribes is None))
    return s


def seat_to_act(pos: Position) -> int | None:
    """The seat that is asked something, if any is."""
    return pos.current if pos.phase in _ASKED else None


def is_over(pos: Position) -> bool:
    return pos.phase == Phase.OVER


def legal_decisions(pos: Position, seat: int | None = None) -> list[int]:
    """The legal decisions of the seat to act; none for a seat that is not asked.

    A view answers for its own seat alone.
    """
    asked = seat_to_act(pos)
    own = pos.seat if isinstance(pos, ViewRecord) else asked
    if asked is None or own != asked or (seat is not None and seat != asked):
        return []
    out = [0] * DECISIONS
    return out[: legal(pos, out)]


def play(s: State, decision: int) -> None:
    """Apply a decision; a finished age is followed by the next where the state deals by itself.

    An illegal decision raises NotLegal and changes nothing.
    """
    allowed = legal_decisions(s)
    if decision not in allowed:
        raise NotLegal(refusal(s, decision, allowed))
    apply(s, decision)
    if s.phase == Phase.DEAL and any(s.rng):
        deal_age(s)


def refusal(pos: Position, decision: int, allowed: Sequence[int]) -> str:
    if pos.phase == Phase.OVER:
        return f"{describe(decision)}: the game is over, nothing is allowed any more"
    if not allowed:
        return f"{describe(decision)}: the next age waits for its deal, nothing is allowed before it"
    return f"{describe(decision)} is not allowed now; allowed: {', '.join(describe(d) for d in allowed)}"


def look(s: State, seat: int) -> ViewRecord:
    v = ViewRecord()
    observe(s, seat, v)
    return v


def look_beside(public: ViewRecord, s: State, seat: int) -> ViewRecord:
    """What a seat sees, sharing its public fields with a spectator's view of the same position.

    For hosts who tell one position to many. It is good as long as that view is.
    """
    v = public.sharing()
    v.hand = [hand[:] for hand in public.hand]
    v.picked = public.picked[:]
    observe_own(s, seat, v)
    return v


def set_up_from(options: Options, tribes: Sequence[TribeNumber], tokens: Sequence[Sequence[int]], first: int) -> State:
    """A game whose deals come from outside, waiting for the first of them (S1 to S3)."""
    s = Options(**{**vars(options), "tribes": tuple(tribes)}).blank()
    check_tokens(tokens, options.players)
    if first not in range(options.players):
        raise RulesError(f"first player {first}: seats are 0 to {options.players - 1}")
    for k in range(KINGDOMS):
        for age, value in enumerate(tokens[k]):
            s.tokens[k][age] = value
    s.first = first
    set_up(s)
    return s


def token_box(players: int) -> list[int]:
    """C4, S1: the tokens that so many players use."""
    return list(TOKENS_ANY + TOKENS_FOUR_PLUS if players >= 4 else TOKENS_ANY)


def check_tokens(tokens: Sequence[Sequence[int]], players: int) -> None:
    """C4, S2: the right tokens, ascending in every kingdom."""
    ages = ages_of(players)
    box = sorted(token_box(players))
    if len(tokens) != KINGDOMS or any(len(kingdom) != ages for kingdom in tokens):
        raise RulesError(f"tokens: six kingdoms need {ages} each")
    if sorted(value for kingdom in tokens for value in kingdom) != box:
        raise RulesError(f"tokens: {players} players use exactly {', '.join(map(str, box))}")
    if any(list(kingdom) != sorted(kingdom) for kingdom in tokens):
        raise RulesError("tokens: each kingdom's must ascend")


def full_deck(pos: Position) -> list[int]:
    """Every ally card of the game, in ascending order."""
    return [kind for kind in range(KINDS) if pos.tribes[tribe_of(kind)] for _ in range(copies_of(kind))]


def deal_from(s: State, order: Sequence[int]) -> None:
    """Start the next age with a deck in the order of drawing, hands and row first (A2 to A5)."""
    if s.phase != Phase.DEAL:
        raise RulesError("this game does not wait for a deal")
    check_order(s, order)
    for i, card in enumerate(reversed(order)):
        s.deck[i] = card
    s.deck_n = len(order)
    start_age(s)


def check_order(pos: Position, order: Sequence[int]) -> None:
    cards = sorted(card for card in order if card != DRAGON)
    if cards != full_deck(pos):
        wrong = next((c for c in range(NO_CARD, KINDS) if cards.count(c) != full_deck(pos).count(c)), NO_CARD)
        name = card_name(wrong) if wrong in range(KINDS) else "an unknown card"
        raise RulesError(f"deck: {name} does not occur as often as it should")
    if len(order) != allies(pos) + 3 or any(card == DRAGON for card in order[: len(order) - lower_half(pos)]):
        raise RulesError("deck: three dragons belong into the lower half, and only there")
