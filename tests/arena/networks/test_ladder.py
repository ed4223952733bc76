"""The ladder: the learner's games against stewards are the arena's."""

import re
from pathlib import Path

import numpy as np
import pytest
from support.counts import LEVEL, PATIENCE, count
from support.tried import Record

from ethnos.arena.match import Match, play_chunk
from ethnos.arena.networks.contest_build import CONTEST
from ethnos.arena.networks.ladder import Duel
from ethnos.arena.statistics import win_shares
from ethnos.bots.trained.network import champion_network
from ethnos.rules.many.deal_series import LADDER

CARD = Path(__file__).parents[3] / "docs" / "champion-card.md"
pytestmark = pytest.mark.xdist_group("compiled")


@pytest.mark.parametrize("speed", ["interpreted", *(["compiled"] if LEVEL != "test" else [])])
def test_a_duel_gives_what_the_arena_gives(speed: str) -> None:
    """The same deals and seats, game by game through the referee."""
    deals = count(test=1, nightly=20) if speed == "compiled" else 1
    network = champion_network()
    engine = CONTEST.compiled() if speed == "compiled" else CONTEST.interpreted()
    rung = Duel(engine, 3, deals).play(lambda seen, masks: network.judge(seen, masks)[0])
    match = Match(("champion", "steward", "steward"), 3, deals, LADDER.first, seconds=PATIENCE)
    shares = []
    for number, result in enumerate(play_chunk(match, 0, match.games)):
        assert not result.mishaps
        shares.append(win_shares(result)[match.game(number)[1].index("champion")])
    assert rung.games == match.games
    assert rung.share == pytest.approx(float(np.mean(shares)), abs=1e-6)


@pytest.mark.skipif(LEVEL != "nightly", reason="some minutes")
def test_champion_ladder(record_property: Record) -> None:
    """The strength of the shipped weights, as the model card has it."""
    network = champion_network()
    card = re.findall(r"^\| (\d) \| \d+% \| ([\d.]+)% ±", CARD.read_text(encoding="utf-8"), re.MULTILINE)
    assert [int(players) for players, _ in card] == [2, 3, 4, 5, 6]
    for players, share in card:
        rung = Duel(CONTEST.compiled(), int(players), 1000).play(lambda seen, masks: network.judge(seen, masks)[0])
        record_property(f"strength, {players} players: champion against steward", str(rung))
        assert 100 * rung.share == pytest.approx(float(share), abs=0.5)
