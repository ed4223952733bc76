"""What a puzzle is about, position by position."""

import pytest
from msgspec import convert

from ethnos import DrawFromDeck, Game, TakeCard
from ethnos.game.decisions import Decision
from ethnos.game.records.notation import decision_named
from ethnos.game.setting_up import SetUpTable, set_up
from ethnos.puzzles.themes import THEMES, theme_of
from ethnos.words import Card

TOKENS = {"rhea": [0, 2], "duris": [2, 4], "ithys": [2, 6], "althea": [4, 8], "pelagon": [6, 8], "straton": [8, 10]}


def position(hand: list[str], tribes: list[str], dragons: int = 0, others: int = 0) -> Game:
    """Two players, the first to act with this hand; with Dragons, as many cards in bands as that needs."""
    bands = [{"leader": f"halfling-{kingdom}", "others": [f"halfling-{kingdom}"] * 3} for kingdom in TOKENS]
    seats = [{"hand": hand}, {"hand": others, "bands": bands if dragons else []}]
    more = {
        "hand": hand,
        "bands": [{"leader": f"dwarf-{kingdom}", "others": [f"dwarf-{kingdom}"]} for kingdom in TOKENS],
    }
    if dragons:
        seats[0] = more
    table = {"tribes": tribes, "seats": seats, "tokens": TOKENS, "dragons": dragons, "row": ["elf-ithys"]}
    game = set_up(convert(table, SetUpTable), ["A", "B"])
    assert isinstance(game, Game), game
    return game


def theme(game: Game, solution: Decision | str, rival: Decision | str) -> str:
    best, other = (decision_named(one) if isinstance(one, str) else one for one in (solution, rival))
    assert best is not None
    assert other is not None
    game.check(best)
    game.check(other)
    found = theme_of(game.observe(0), best, other)
    assert found in THEMES
    return found


PLAIN = ["elf", "orc", "troll", "wizard", "minotaur"]
HAND = ["elf-rhea", "elf-duris", "orc-rhea", "wizard-straton", "troll-althea"]


@pytest.mark.parametrize(
    ("solution", "rival", "about"),
    [
        (TakeCard(Card.ELF_ITHYS), DrawFromDeck(), "row"),
        (DrawFromDeck(), TakeCard(Card.ELF_ITHYS), "draw"),
        (DrawFromDeck(), "band Elf of Rhea + Elf of Duris", "discard"),
        ("band Elf of Rhea + Elf of Duris", DrawFromDeck(), "elf"),
        ("band Elf of Rhea + Elf of Duris", "band Elf of Duris + Elf of Rhea", "marker"),
        ("band Orc of Rhea + Elf of Rhea", "band Elf of Rhea + Orc of Rhea", "leader"),
        ("band Orc of Rhea + Elf of Rhea", "band Elf of Duris + Elf of Rhea", "orc"),
        ("band Troll of Althea", DrawFromDeck(), "troll"),
        ("band Wizard of Straton", DrawFromDeck(), "wizard"),
        ("band Elf of Rhea + Elf of Duris", "band Elf of Rhea", "discard"),
    ],
)
def test_a_turn_is_about_what_sets_its_decisions_apart(solution: Decision, rival: Decision, about: str) -> None:
    assert theme(position(HAND, PLAIN), solution, rival) == about


def test_a_halfling_who_had_better_not_lead_is_a_theme() -> None:
    hand = ["halfling-rhea", "halfling-duris", "elf-rhea", "elf-althea", "elf-ithys"]
    game = position(hand, ["elf", "orc", "troll", "halfling", "dwarf"])
    halflings = "band Halfling of Rhea + Halfling of Duris"
    assert theme(game, "band Elf of Rhea + Elf of Althea, Elf of Ithys", halflings) == "halfling"
    assert theme(game, DrawFromDeck(), halflings) == "halfling"
    assert theme(game, halflings, DrawFromDeck()) == "halfling"
    assert theme(game, "band Elf of Rhea + Halfling of Rhea", "band Halfling of Rhea + Elf of Rhea") == "leader"


def test_with_few_cards_left_over_not_playing_is_patience() -> None:
    assert (
        theme(position(["elf-rhea", "elf-duris"], PLAIN), DrawFromDeck(), "band Elf of Rhea + Elf of Duris") == "wait"
    )


def test_two_dragons_are_the_theme_where_somebody_must_play_or_not() -> None:
    game = position(["elf-rhea", "elf-duris"], ["elf", "orc", "troll", "halfling", "dwarf"], dragons=2)
    assert theme(game, "band Elf of Rhea + Elf of Duris", DrawFromDeck()) == "dragon"
    assert theme(game, DrawFromDeck(), "band Elf of Rhea + Elf of Duris") == "dragon"


def test_a_question_of_a_power_is_about_that_power() -> None:
    game = position(HAND, PLAIN)
    band = decision_named("band Troll of Althea")
    assert band is not None
    game.play(band)
    assert game.view(0).question == "marker"
    assert theme(game, "marker Althea", "no marker") == "marker"
    game.play(game.legal()[0])
    assert theme(game, "troll 1", "no troll") == "troll"
