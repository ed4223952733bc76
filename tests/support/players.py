"""Random players for tests: games as objects, played to their end or to a point."""

import random
from collections.abc import Iterator

import msgspec

from ethnos import Game
from ethnos.game import SimulatedDealer
from ethnos.game.setting_up import SetUpTable, set_up
from ethnos.rules import PRESETS, preset

PRESET_NAMES = list(PRESETS)


def new_game(players: int, seed: int) -> Game:
    """A game of one of the presets, by turns."""
    options = preset(PRESET_NAMES[seed % len(PRESET_NAMES)], players)
    return Game(options=options, dealer=SimulatedDealer(seed, players))


def play_on(game: Game, dice: random.Random, decisions: int | None = None) -> Game:
    """Random decisions, mostly bold ones, to the end or for so many decisions."""
    made = 0
    while not game.is_over and (decisions is None or made < decisions):
        legal = game.legal()
        bold = [d for d in legal if type(d).__name__ != "Decline"] or legal
        game.play(dice.choice(bold if dice.random() < 0.8 else legal))
        made += 1
    return game


def random_game(players: int, seed: int) -> Game:
    return play_on(new_game(players, seed), random.Random(seed))


def random_positions(players: int, seed: int) -> Iterator[Game]:
    """A random game, stopped before every decision."""
    game = new_game(players, seed)
    dice = random.Random(seed)
    while not game.is_over:
        yield game
        play_on(game, dice, 1)
    yield game


def great_hand() -> Game:
    """A game in which the first seat has more decisions to choose from than ever in a real one."""
    kingdoms = ("rhea", "duris", "ithys", "althea", "pelagon", "straton", "rhea")
    hand = [*(f"wizard-{kingdom}" for kingdom in kingdoms), "elf-rhea", "orc-rhea", "skeleton"]
    seats = [{"hand": hand}, *({"hand": 1} for _ in range(3))]
    table = {"tribes": ["wizard", "elf", "orc", "troll", "giant", "skeleton"], "seats": seats, "turn": 9}
    game = set_up(msgspec.convert(table, SetUpTable), ["Ada", "Bo", "Cy", "Di"])
    assert isinstance(game, Game)
    return game
