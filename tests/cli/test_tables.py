"""Every table the terminal prints is whole at 80 columns, in every language: nothing is cut, nothing sticks out."""

import io
import itertools
import random
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.table import Table

from ethnos import Game
from ethnos.arena.match import Match
from ethnos.arena.statistics import Standing
from ethnos.cli.board import draw_players, draw_result, draw_sheet, draw_table
from ethnos.cli.commands import bench, bench_envs, bench_gpu, operate_tables, simulate
from ethnos.cli.commands.arena_match import draw_standings
from ethnos.cli.commands.rules_reference import list_topics
from ethnos.cli.rule_pages import RulesMarkdown, draw_ways, print_rules
from ethnos.rules import interpreted
from ethnos.rules.facade.options import Options
from ethnos.rules.many.simulation import simulate as simulated
from ethnos.words import LANGUAGES, Words, words
from ethnos.words.reference import TOPICS, page, passages, search

COLUMNS = 80
NAMES = ["Maximiliane-Friederike", "Bo", "キクチヨ・シュンスケ", "Владислава Андреевна", "Żółć-Gżegżółka", "Ada"]


def printed(draw: Callable[[Console], object]) -> str:
    out = io.StringIO()
    draw(Console(file=out, width=COLUMNS, color_system=None))
    return out.getvalue()


def shown(table: RenderableType) -> str:
    return printed(lambda console: console.print(table))


def is_whole(text: str) -> bool:
    return "…" not in text and all(cell_len(line) <= COLUMNS for line in text.splitlines())


def played(players: int, seed: int) -> Game:
    """A game of long names with every tribe that has a column of its own."""
    tribes = ["orc", "merfolk", "troll", "giant", "skeleton", "wingfolk"][: 6 if players > 3 else 5]
    game, dice = Game(players, seed=seed, names=NAMES[:players], tribes=tribes), random.Random(seed)
    while not game.is_over:
        game.play(dice.choice(game.legal()))
    return game


GAMES = [played(players, seed) for players, seed in ((2, 1), (6, 2))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_the_sheets_and_the_ranking_are_whole(language: str) -> None:
    w = words(language)
    for game in GAMES:
        for decisions in range(0, len(game.history), len(game.history) // 4):
            assert is_whole(shown(draw_table(game.at(decisions).view_of_everything(), w)))
            assert is_whole(shown(draw_table(game.at(decisions).view(0), w)))
        for sheet in game.sheets:
            assert is_whole(shown(draw_sheet(sheet, game.names, w)))
        assert game.result is not None
        assert is_whole(shown(draw_result(game.result, w)))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "ja"])  # it breaks anywhere
def test_the_words_of_a_hand_are_not_broken(language: str) -> None:
    """A hand is what one decides by, and at first nobody has anything of the other columns."""
    tribes = ["orc", "merfolk", "troll", "giant", "wizard"]
    w, game = words(language), Game(2, seed=5, names=["Player 1", "Player 2"], tribes=tribes)
    dice = random.Random(5)
    for _ in range(60):
        view = game.view_of_everything()
        seen = {word.strip(",") for word in shown(Panel(draw_players(view, w))).split()}
        for player in view.players:
            assert {word for card in player.hand or () for word in w.card(card).split()} <= seen
        game.play(dice.choice(game.legal()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_whole(language: str) -> None:
    w = words(language)
    assert is_whole(printed(lambda console: list_topics(w, console)))
    for topic in TOPICS:
        assert is_whole(shown(RulesMarkdown(page(topic, w)))), topic
    for table in (draw_ways(w), *tables_of_commands(w)):
        assert is_whole(shown(table)), table.title


def tables_of_commands(w: Words) -> Iterator[Table]:
    """What `simulate`, `arena`, `tables list` and `bench` print."""
    for players in (2, 6):
        engine, options = interpreted(), Options(players)
        summary = simulate.summarise(simulated(engine, options.template(engine), 1, 0, 4), players)
        yield from (draw(summary, w) for draw in (simulate.draw_wins, simulate.draw_sources, simulate.draw_leaders))
    one = Standing("a-bot-with-a-long-name", 120_000, 0.25, 0.2, 0.3, 3.21, (3.1, 3.3), -12.5, (-13.1, -11.9))
    bots = ("champion", "steward", "novice", "random", "archon", "a-bot-with-a-long-name")
    yield draw_standings(Match(bots[:5], 5, 12), [one], w)
    row: Any = SimpleNamespace(
        id="abcdefghijklmn", status="playing", created=1, touched=2, entries=1234, open=True, archived=False
    )
    yield operate_tables.draw_tables([row], w)
    for meaning in (bench.MEANING, bench_envs.MEANING, bench_gpu.MEANING):
        yield bench.draw_figures(dict.fromkeys(meaning, 123_456_789.0), meaning)


def test_a_table_that_is_cut_is_noticed() -> None:
    table = Table()
    table.add_column("一二三四五六七八九十" * 9)
    assert not is_whole(shown(table))


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_are_shown_only_to_whoever_asks_for_one(language: str) -> None:
    """Most readers do not have the specification to which (B3, B4) belongs."""
    w = words(language)
    assert "B3" not in printed(lambda console: print_rules("all", console, w))
    asked = printed(lambda console: print_rules("b3", console, w))
    assert "B3" in asked
    assert asked.strip().startswith(w.say("rules-marker.title")), "where markers are placed, not the overview"
    assert w.say("rules-setup.title") not in asked


def test_an_id_finds_its_passages_only() -> None:
    w = words("en")
    found = passages("T3", w)
    assert next(iter(found)) == "dragons"
    assert all("T3" in passage for passage in itertools.chain(*found.values()))
    assert passages("B9", w) == {}
    assert not printed(lambda console: print_rules("B9", console, w))
    assert search("b3", w), "the page looks for ids too"
