"""A game as JSON that can be judged again without this program.

Everything is there by name: options, tribes, tokens, decks in the order of drawing,
every decision with its seat, the sheets and the ranking.
"""

from typing import Any

import msgspec

from ... import __version__
from ...rules import RULES_VERSION
from ...rules.components import DRAGON
from ...words.names import KINGDOM_NAMES, TRIBE_NAMES, card_of
from ..game import Game
from ..sheets import Sheet
from .position_line import position_words
from .record import ages_of_record, check_open, deal_fields

FORMAT = "ethnos game 1"


def export(game: Game, *, local_save: bool = False) -> dict[str, Any]:
    """The whole game as plain values; for a fair game still going on see `record.write`."""
    check_open(game, local_save)
    result = game.result
    return {
        "format": FORMAT,
        "program": f"ethnos {__version__}",
        "rules_version": RULES_VERSION,
        "players": list(game.names),
        "options": {
            "later_ages_start": "drawer of the third dragon" if game.options.drawer_starts else "least glory",
            "ten_skeletons": "win" if game.options.skeletons_win else "pass",
            "merfolk_board": "leader only" if game.options.merfolk_leader_only else "all places",
            "troll_tokens_break_ties": "everywhere" if game.options.trolls_rule_merfolk else "in kingdoms",
            "tribes": "random" if game.options.tribes is None else "chosen",
        },
        "tribes": [str(TRIBE_NAMES[number]) for number in game.set_up.tribes],
        "tokens": {str(k): list(values) for k, values in zip(KINGDOM_NAMES, game.set_up.tokens, strict=True)},
        "deals": dict(deal_fields(game)),
        **({} if game.laid is None else {"position": position_words(game.laid)}),
        "ages": [_age(game, age, deck) for age, deck in ages_of_record(game)],
        "ranking": None if result is None else msgspec.to_builtins(result.ranking),
        "won_by_ten_skeletons": result is not None and result.by_skeletons,
    }


def _age(game: Game, age: int, deck: list[int]) -> dict[str, Any]:
    firsts = game.first_players if game.laid is None else [0] * game.laid.age + [game.laid.first, *game.first_players]
    sheet = next(iter(game.sheets_of(age)), None)
    return {
        "age": age,
        "first_player": firsts[age - 1],
        "deck": [card_name(kind) for kind in deck],
        "decisions": [
            {
                "turn": played.turn,
                "seat": played.seat,
                **msgspec.to_builtins(played.decision),
                **({"drawn": [card_name(kind) for kind in played.drawn]} if played.drawn else {}),
            }
            for played in game.history
            if played.age == age
        ],
        "sheet": None if sheet is None else _sheet(sheet),
    }


def card_name(kind: int) -> str:
    return "dragon" if kind == DRAGON else str(card_of(kind))


def export_json(game: Game, *, local_save: bool = False) -> str:
    return msgspec.json.format(msgspec.json.encode(export(game, local_save=local_save)), indent=1).decode() + "\n"


def _sheet(sheet: Sheet) -> dict[str, Any]:
    """A sheet as this format has always had it: what was paid, without the numbers that explain it at a table."""
    told: dict[str, Any] = msgspec.to_builtins(sheet)
    del told["merfolk_pays"]
    for kingdom in told["kingdoms"]:
        del kingdom["pays"]
    for claim in [*told["merfolk"], *(claim for kingdom in told["kingdoms"] for claim in kingdom["scores"])]:
        del claim["there"], claim["trolls"]
    return told
