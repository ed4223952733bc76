"""Positions set up by hand: what can be is a game, what cannot is said at its field."""

from typing import Any

import msgspec
import pytest

from ethnos import Game, read_record, write_record
from ethnos.game.setting_up import SetUpTable, set_up
from ethnos.words import LANGUAGES, phrase_of, words

TABLE: dict[str, Any] = {
    "tribes": ["elf", "orc", "troll", "giant", "merfolk"],
    "seats": [
        {
            "name": "Ada",
            "hand": ["elf-rhea", "elf-duris", "orc-rhea"],
            "known": ["elf-rhea"],
            "glory": 12,
            "markers": {"rhea": 2},
            "bands": [{"leader": "troll-rhea", "others": ["troll-duris"]}],
            "trolls": [2],
            "horde": ["ithys"],
            "merfolk": 4,
        },
        {"hand": 3, "known": ["giant-rhea"], "glory": 9, "giant": 2, "bands": [{"leader": "giant-duris"}]},
    ],
    "row": ["merfolk-straton", "orc-duris"],
    "age": 2,
    "turn": 9,
    "tokens": {
        "rhea": [0, 2],
        "duris": [2, 4],
        "ithys": [2, 6],
        "althea": [4, 8],
        "pelagon": [6, 8],
        "straton": [8, 10],
    },
}


def laid(seed: int = 4, **changes: Any) -> Any:
    table = msgspec.json.decode(msgspec.json.encode(TABLE))
    for path, value in changes.items():
        *steps, last = path.split("__")
        here = table
        for step in steps:
            here = here[int(step) if step.isdecimal() else step]
        here[int(last) if last.isdecimal() else last] = value
    return set_up(msgspec.convert(table, SetUpTable), ["One", "Two"], seed)


def test_a_position_is_laid_and_can_be_played_on() -> None:
    game = laid()
    assert isinstance(game, Game)
    view = game.view(0)
    assert (view.age, view.turn, view.seat_to_act, view.dragons) == (2, 9, 0, 0)
    ada, bo = view.players
    assert (ada.name, ada.glory, ada.merfolk, ada.trolls, len(ada.bands)) == ("Ada", 12, 4, (2,), 1)
    assert [str(card) for card in ada.hand or ()] == ["elf-rhea", "elf-duris", "orc-rhea"]
    assert (bo.name, bo.hand_size, [str(card) for card in bo.known], bo.giant) == ("Two", 3, ["giant-rhea"], True)
    again = read_record(write_record(game))
    assert again.position() == game.position()
    while not again.is_over:
        again.play(again.legal()[0])
    assert write_record(read_record(write_record(again))) == write_record(again)


def test_the_same_seed_deals_the_same_and_another_other_cards() -> None:
    positions = {write_record(laid()), write_record(laid())}
    assert len(positions) == 1
    other = set_up(msgspec.convert(TABLE, SetUpTable), ["One", "Two"], seed=5)
    assert isinstance(other, Game)
    assert write_record(other) not in positions


def test_an_unnamed_hand_of_whoever_is_to_act_is_dealt_and_theirs_to_see() -> None:
    game = laid(to_act=1)
    assert isinstance(game, Game)
    hand = [str(card) for card in game.view(1).players[1].hand or ()]
    assert len(hand) == 3
    assert "giant-rhea" in hand, "what is known of it is in it"
    assert write_record(laid(to_act=1)) == write_record(game)
    others = {write_record(other) for seed in range(5) if isinstance(other := laid(seed, to_act=1), Game)}
    assert len(others) == 5
    assert write_record(read_record(write_record(game))) == write_record(game)


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("hand", [0, 3, 10])
def test_whoever_leaves_everything_out_gets_a_position(players: int, hand: int) -> None:
    tribes = TABLE["tribes"] if players < 4 else [*TABLE["tribes"], "dwarf"]
    table = {"tribes": tribes, "seats": [{"hand": hand}] * players}
    tokens = TABLE["tokens"] if players < 4 else None
    described = table if tokens is None else {**table, "tokens": tokens}
    game = set_up(msgspec.convert(described, SetUpTable), ["A", "B", "C", "D", "E", "F"][:players], seed=3)
    assert isinstance(game, Game), game
    assert game.seat_to_act == 0
    assert len(game.view(0).players[0].hand or ()) == hand
    while not game.is_over:
        game.play(game.legal()[0])


@pytest.mark.parametrize("markers", [{"rhea": 99}, {"rhea": 99, "duris": 1}])
def test_a_mistake_is_said_once(markers: dict[str, int]) -> None:
    faults = laid(seats__0__markers=markers)
    assert isinstance(faults, list)
    assert [(fault.field, fault.code) for fault in faults] == [("seats.0.markers.rhea", "range")]


@pytest.mark.parametrize(
    ("changes", "field", "code"),
    [
        ({"preset": "french"}, "preset", "unknown-preset"),
        ({"tribes": ["elf", "orc"]}, "tribes", "tribe-count"),
        ({"age": 3}, "age", "range"),
        ({"dragons": 3}, "dragons", "range"),
        ({"dragons": 1}, "dragons", "set-up-dragons"),
        ({"to_act": 2}, "to_act", "range"),
        ({"turn": 0}, "turn", "range"),
        ({"row": ["dwarf-rhea"]}, "row", "no-tribe"),
        ({"row": ["elf-rhea", "elf-rhea"]}, "seats.0.hand", "set-up-too-many"),
        ({"seats__0__markers": {"rhea": 99}}, "seats.0.markers.rhea", "range"),
        ({"seats__0__markers": {"rhea": -1}}, "seats.0.markers.rhea", "range"),
        ({"seats__0__merfolk": 19}, "seats.0.merfolk", "range"),
        ({"seats__0__trolls": [2, 2]}, "seats.0.trolls.1", "troll-twice"),
        ({"seats__0__giant": 3}, "seats.1.giant", "set-up-one-giant"),
        ({"seats__0__glory": -1}, "seats.0.glory", "range"),
        ({"seats__0__glory": 100_000}, "seats.0.glory", "range"),
        ({"seats__1__hand": 11}, "seats.1.hand", "range"),
        ({"seats__1__hand": -1}, "seats.1.hand", "range"),
        ({"seats__0__hand": ["elf-rhea"] * 11}, "seats.0.hand", "set-up-hand"),
        ({"seats__0__known": ["orc-duris"]}, "seats.0.known", "set-up-known"),
        ({"seats__0__name": "\N{ZERO WIDTH SPACE}"}, "seats.0.name", "set-up-name"),
        (
            {"seats__0__bands": [{"leader": "elf-ithys", "others": ["orc-duris"]}], "row": []},
            "seats.0.bands.0",
            "band-mixed",
        ),
        ({"tokens__rhea": [0, 3]}, "tokens.rhea.1", "token-none"),
        ({"tokens__rhea": [0]}, "tokens.rhea.1", "token-missing"),
        ({"tokens__rhea": [None, 2]}, "tokens.rhea.0", "token-missing"),
        ({"tokens__duris": [4, 2]}, "tokens.duris.1", "token-order"),
    ],
)
def test_what_cannot_be_is_said_at_its_field(changes: dict[str, Any], field: str, code: str) -> None:
    faults = laid(**changes)
    assert isinstance(faults, list)
    assert (field, code) in [(fault.field, fault.code) for fault in faults]
    for fault in faults:
        for language in LANGUAGES:
            assert words(language).say(phrase_of(fault.says))
