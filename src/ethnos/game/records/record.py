"""A whole game as text that a person can read and a program can replay.

Header, then one line a turn; ages and results stand between them as comments. The
form is exact: a game has one record, and a record read and written again is the
same, letter by letter. docs/notation.md explains it.
"""

from collections.abc import Iterator
from itertools import groupby

from ...rules import RULES_VERSION, card_code
from ...rules.components import DRAGON
from ...words import Tribe
from ...words.names import KINGDOM_NAMES, TRIBE_NAMES
from ..deals import FairDealer, SimulatedDealer
from ..decisions import Conjure, DrawFromDeck
from ..events import ROMAN
from ..game import Game
from ..game_errors import GameError
from ..timeline import Played
from .notation import decision_words, drawn_words, option_lines
from .position_line import position_words

FIRST_LINE = "ethnos record 1"
DRAGON_CODE = "!"


def write(game: Game, *, local_save: bool = False) -> str:
    """The record of a game. It holds every hidden card.

    That of a fair game still going on holds the secret of all cards to come: it is
    written only as a save for oneself.
    """
    check_open(game, local_save)
    lines = [FIRST_LINE, *(f"{field}: {value}" for field, value in header(game)), "", *_ages(game)]
    return "\n".join(lines) + "\n"


def check_open(game: Game, local_save: bool) -> None:
    if isinstance(game.dealer, FairDealer) and not game.is_over and not local_save:
        raise GameError("still-secret")


def header(game: Game) -> Iterator[tuple[str, str]]:
    """The fields in their order."""
    yield "rules", str(RULES_VERSION)
    yield "players", str(game.players)
    for seat, name in enumerate(game.names):
        yield f"seat {seat + 1}", name
    yield from option_lines(game.options)
    drawn = "drawn" if game.options.tribes is None else "chosen"
    yield f"tribes {drawn}", ", ".join(tribe_words(TRIBE_NAMES[number]) for number in game.set_up.tribes)
    yield "tokens", token_words(game)
    yield "first", str(game.set_up.first + 1)
    yield from deal_fields(game)
    if game.laid is not None:
        yield "position", position_words(game.laid)
    yield "result", result_words(game)


def tribe_words(tribe: Tribe) -> str:
    return tribe.title()


def token_words(game: Game) -> str:
    pairs = zip(KINGDOM_NAMES, game.set_up.tokens, strict=True)
    return ", ".join(" ".join([kingdom.title(), *map(str, values)]) for kingdom, values in pairs)


def deal_fields(game: Game) -> Iterator[tuple[str, str]]:
    dealer = game.dealer
    if isinstance(dealer, SimulatedDealer):
        yield "deals", f"simulated {dealer.seed} {dealer.game}"
    elif isinstance(dealer, FairDealer):
        yield "deals", "fair"
        yield "commitment", dealer.commitment
        yield "secret", dealer.secret.hex()
        for seat, nonce in enumerate(dealer.nonces):
            yield f"nonce {seat + 1}", nonce.hex()
    else:
        yield "deals", "given"


def result_words(game: Game) -> str:
    result = game.result
    if result is None:
        return f"open after {len(game.history)} decisions"
    ranks = sorted(result.ranking, key=lambda rank: rank.seat)
    return f"Glory {' '.join(str(r.glory) for r in ranks)}; places {' '.join(str(r.place) for r in ranks)}"


def deck_words(deck: list[int]) -> str:
    """The deck in the order of drawing, hands and row first, two letters a card."""
    return " ".join(DRAGON_CODE if kind == DRAGON else card_code(kind) for kind in deck)


def ages_of_record(game: Game) -> list[tuple[int, list[int]]]:
    """The ages of a game with their decks; where it began in the middle of one, what was left of that deck."""
    if game.laid is None:
        return list(enumerate(game.decks, start=1))
    left = game.laid.deck[: game.laid.deck_n][::-1]
    return list(enumerate([left, *game.decks], start=game.laid.age + 1))


def _ages(game: Game) -> Iterator[str]:
    played = game.history
    for age, deck in ages_of_record(game):
        yield f"# Age {ROMAN[age - 1]}"
        yield f"deck: {deck_words(deck)}"
        of_age = [one for one in played if one.age == age]
        for (turn, seat), actions in groupby(of_age, key=lambda one: (one.turn, one.seat)):
            yield f"{turn}. {seat + 1} " + "; ".join(action_words(one) for one in actions)
        sheet = next(iter(game.sheets_of(age)), None)
        if sheet is not None:
            scored = ", ".join(f"{name} {glory}" for name, glory in zip(game.names, sheet.glory, strict=True))
            yield f"# Glory after age {ROMAN[age - 1]}: {scored}"
    if game.result is not None:
        yield "# Final: " + ", ".join(f"{rank.place}. {rank.name} {rank.glory}" for rank in game.result.ranking)


def action_words(played: Played) -> str:
    text = decision_words(played.decision)
    if isinstance(played.decision, DrawFromDeck | Conjure):
        text += f": {drawn_words(played.drawn)}"
    return text
