"""Games of the program, judged by a judge that shares no code with it."""

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest
from support.counts import count
from support.judge import Misjudged, judge
from support.tried import Record

from ethnos.cli.random_games import random_game
from ethnos.game import export_json
from ethnos.rules import preset

PRESETS = ("standard", "polish", "english", "czech", "russian", "japanese", "german")
GAMES = count(test=4, nightly=40)
TAMPERED = count(test=4, nightly=10)
SERIES = 1705

Json = dict[str, Any]


@lru_cache(maxsize=100)
def text(name: str, players: int, number: int) -> str:
    """The export of a random game."""
    return export_json(random_game(preset(name, players), SERIES, number))


def exported(name: str, players: int, number: int) -> Json:
    """The export of a random game, parsed."""
    game: Json = json.loads(text(name, players, number))
    return game


def first_of(game: Json, kind: str) -> Json:
    """The game's first decision of this type."""
    found: Json = next(given for age in game["ages"] for given in age["decisions"] if given["type"] == kind)
    return found


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("players", range(2, 7))
def test_an_independent_judge_agrees(players: int, name: str, record_property: Record) -> None:
    record_property("games judged by a judge that shares no code", GAMES)
    for number in range(GAMES):
        try:
            judge(exported(name, players, number))
        except Misjudged as error:
            pytest.fail(f"game {number} of series {SERIES}, {players} players, {name}: {error}")


def swap_deck_cards(game: Json) -> None:
    """Another card lies on top of the deck than the one that is drawn first."""
    deck, top = game["ages"][0]["deck"], 3 * len(game["players"])
    other = next(i for i in range(top, len(deck)) if deck[i] != deck[top])
    deck[top], deck[other] = deck[other], deck[top]


def change_deck_card(game: Json) -> None:
    """A card of the second deck becomes another one."""
    deck = game["ages"][1]["deck"]
    deck[-1] = next(card for card in deck if card not in (deck[-1], "dragon"))


def lift_dragon(game: Json) -> None:
    """A dragon lies in the upper half."""
    deck = game["ages"][0]["deck"]
    deck.insert(20, deck.pop(deck.index("dragon")))


def change_drawn(game: Json) -> None:
    """Another card was drawn."""
    first_of(game, "draw")["drawn"].append("dragon")


def move_marker(game: Json) -> None:
    """A marker goes where the band's leader does not belong."""
    decisions = game["ages"][0]["decisions"]
    i = next(
        i
        for i, given in enumerate(decisions)
        if given["type"] == "marker"
        and decisions[i - 1]["type"] == "band"
        and not decisions[i - 1]["leader"].startswith(("wingfolk", "merfolk"))
    )
    decisions[i]["kingdom"] = "rhea" if decisions[i]["kingdom"] != "rhea" else "duris"


def decline_marker(game: Json) -> None:
    """A marker was refused and yet counted."""
    given = first_of(game, "marker")
    del given["kingdom"]
    given |= {"type": "decline", "question": "marker"}


def drop_answer(game: Json) -> None:
    """A question stays without its answer."""
    decisions = game["ages"][0]["decisions"]
    decisions.remove(first_of(game, "decline"))


def drop_last_decision(game: Json) -> None:
    """The age ends without its third dragon, or a raid is not answered."""
    game["ages"][-1]["decisions"].pop()


def repeat_last_decision(game: Json) -> None:
    """Somebody plays on after the end."""
    decisions = game["ages"][-1]["decisions"]
    decisions.append(decisions[-1])


def change_seat(game: Json) -> None:
    """The wrong seat plays."""
    given = game["ages"][1]["decisions"][3]
    given["seat"] = (given["seat"] + 1) % len(game["players"])


def change_turn(game: Json) -> None:
    """A turn is counted twice."""
    game["ages"][0]["decisions"][-1]["turn"] += 1


def change_first_player(game: Json) -> None:
    """Another player begins the second age."""
    game["ages"][1]["first_player"] = (game["ages"][1]["first_player"] + 1) % len(game["players"])


def enlarge_band(game: Json) -> None:
    """A band has a card that its player does not hold."""
    first_of(game, "band")["cards"].append("dragon")


def change_leader(game: Json) -> None:
    """A band is led by a card that is not in it."""
    given = first_of(game, "band")
    given["leader"] = next(card for card in game["ages"][0]["deck"] if card not in (*given["cards"], "skeleton"))


def change_glory(game: Json) -> None:
    """One Glory more after the first age."""
    game["ages"][0]["sheet"]["glory"][0] += 1


def change_total(game: Json) -> None:
    """One Glory more in a total."""
    game["ages"][-1]["sheet"]["players"][-1]["total"] += 1


def change_band_glory(game: Json) -> None:
    """A band scores one Glory more."""
    row = next(row for row in game["ages"][0]["sheet"]["players"] if row["bands"])
    row["bands"][0]["glory"] += 1


def change_kingdom_place(game: Json) -> None:
    """The first in a kingdom is second."""
    scored = next(kingdom for kingdom in game["ages"][-1]["sheet"]["kingdoms"] if kingdom["scores"])
    scored["scores"][0]["place"] = 2


def change_place(game: Json) -> None:
    """The winner is second."""
    game["ranking"][0]["place"] = 2


def change_final_markers(game: Json) -> None:
    """One marker more in the ranking."""
    game["ranking"][-1]["markers"] += 1


def change_tokens(game: Json) -> None:
    """One token is worth more than it is."""
    game["tokens"]["rhea"][-1] += 1


def change_tribe(game: Json) -> None:
    """A tribe is named twice."""
    game["tribes"][0] = game["tribes"][1]


def win_by_skeletons(game: Json) -> None:
    """A win that nobody saw."""
    game["won_by_ten_skeletons"] = True


def lose_an_age(game: Json) -> None:
    """The last age is missing."""
    game["ages"].pop()


TAMPERINGS: list[Callable[[Json], None]] = [
    swap_deck_cards,
    change_deck_card,
    lift_dragon,
    change_drawn,
    move_marker,
    decline_marker,
    drop_answer,
    drop_last_decision,
    repeat_last_decision,
    change_seat,
    change_turn,
    change_first_player,
    enlarge_band,
    change_leader,
    change_glory,
    change_total,
    change_band_glory,
    change_kingdom_place,
    change_place,
    change_final_markers,
    change_tokens,
    change_tribe,
    win_by_skeletons,
    lose_an_age,
]


@pytest.mark.parametrize("tamper", TAMPERINGS, ids=lambda tamper: tamper.__name__)
@pytest.mark.parametrize("players", [2, 4])
def test_the_judge_refuses_a_tampered_export(
    players: int, tamper: Callable[[Json], None], record_property: Record
) -> None:
    record_property("tampered games that the judge refuses", TAMPERED)
    for number in range(TAMPERED):
        game = exported("standard", players, number)
        tamper(game)
        with pytest.raises(Misjudged) as refused:
            judge(game)
        assert "malformed export" not in str(refused.value)
