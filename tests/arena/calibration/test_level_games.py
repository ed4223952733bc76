"""Who plays in a calibration is who is met at a table, and what was found is kept."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from ethnos.arena.calibration import turning
from ethnos.arena.calibration.__main__ import rated
from ethnos.arena.calibration.level_games import NAMES, PLAYERS, RULE, Pairing, Standoff, neighbours
from ethnos.arena.calibration.level_results import LevelResults
from ethnos.arena.calibration.searched import archon_terms, searched
from ethnos.arena.intervals import Estimate
from ethnos.arena.networks.contest_journal import ContestJournal, ContestTally
from ethnos.bots import bot_named
from ethnos.bots.handmade.builtin import CompiledBot
from ethnos.bots.handmade.weights import filled
from ethnos.bots.levels import TRIALS
from ethnos.bots.levels.attention import Knob
from ethnos.bots.searching.search import Search
from ethnos.bots.trained.champion import Champion
from ethnos.bots.trained.network import champion_file
from ethnos.errors import UserError
from ethnos.rules.many.deal_series import CALIBRATION, LEVEL_TURNING


def standoff(one: str, other: str, players: int, share: float) -> Standoff:
    return Standoff(Pairing(one, other, players, 100), Estimate(share, 0.05))


@pytest.mark.parametrize("name", [name for name in PLAYERS if name != RULE])
def test_players_are_the_bots_of_their_names(name: str) -> None:
    bot = bot_named(name)
    assert isinstance(bot, CompiledBot | Champion)
    assert PLAYERS[name] == (bot.kind, filled(bot.numbers))


def test_every_level_but_the_archon_meets_the_one_below_at_tables_of_every_size() -> None:
    pairings = neighbours(7, 3)
    assert len(pairings) == 5 * (len(NAMES) - 1)
    assert {(each.players == 2, each.deals) for each in pairings} == {(True, 7), (False, 3)}
    assert {each.series for each in pairings} == {CALIBRATION.first} != {LEVEL_TURNING.first}


def test_results_replace_older_ones_of_the_pairing_and_stay_in_order(tmp_path: Path) -> None:
    file = tmp_path / "levels.json"
    results = LevelResults(file)
    for one, other, players, share in (("mason", "shepherd", 3, 0.5), ("shepherd", "wanderer", 2, 0.6)):
        results.add(standoff(one, other, players, share))
    again = LevelResults(file)
    assert again.found == results.found
    again.add(standoff("mason", "shepherd", 3, 0.4))
    assert [(row["players"], row["share"]) for row in json.loads(file.read_text())] == [(2, 0.6), (3, 0.4)]


def test_ratings_go_as_far_up_as_every_step_was_played() -> None:
    found = [standoff(one, other, 2, 0.66) for other, one in pairwise(NAMES)]
    assert list(rated(found)) == list(NAMES)
    del found[4]
    assert list(rated(found)) == list(NAMES[:5])


def test_the_archons_games_are_read_from_the_journal_of_a_contest(tmp_path: Path) -> None:
    file, terms = tmp_path / "archon.json", [archon_terms(2), archon_terms(2, TRIALS + 1)]
    journal = ContestJournal(terms, champion_file(), champion_file(), CALIBRATION.first, file)
    journal.add(terms[0], ContestTally({0: 0.5, 1: 1.0}))
    journal.add(terms[1], ContestTally({0: 0.0, 1: 0.0}))  # with other trials: not the level
    (found,) = searched(file)
    assert found.pairing == Pairing("archon", "champion", 2, 2)
    assert found.share.mean == 0.75
    with pytest.raises(UserError, match="no such file"):
        searched(tmp_path / "nowhere.json")


def test_the_archons_terms_are_those_of_its_search() -> None:
    terms = archon_terms(4)
    assert (terms.players, terms.simulations) == (4, TRIALS)
    assert (terms.horizon, terms.doubt) == (Search.horizon, Search.doubt)


def test_one_number_of_a_level_is_turned_and_no_other() -> None:
    before, after = PLAYERS["mason"].numbers, turning.turned("mason", "ABSORBED", 0.9).numbers
    assert [i for i, (x, y) in enumerate(zip(before, after, strict=True)) if x != y] == [Knob.ABSORBED]
    assert turning.beside("wanderer") == (RULE, "shepherd")
    for name, number in (("mason", "TEMPERATURE"), ("marshal", "ABSORBED"), ("champion", "TEMPERATURE")):
        with pytest.raises(ValueError, match="has no number"):
            turning.turned(name, number, 1.0)
