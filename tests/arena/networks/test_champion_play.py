"""How champions play: every count is of whole games, and says what happened in them."""

import json
from pathlib import Path

import numpy as np
import pytest

from ethnos.arena.networks.champion_play import DRAWN, OPENING, PLAYED, TAKEN, ChampionPlay, Led, TableNotes, main
from ethnos.rules import TribeNumber

pytestmark = pytest.mark.xdist_group("compiled")


def test_bands_and_openings_are_counted_for_whom_they_came_to() -> None:
    play, told = ChampionPlay(2), TableNotes(2)
    told.bands += [Led(0, TribeNumber.ELF, 1, 2), Led(0, TribeNumber.ORC, 2, 5), Led(1, TribeNumber.ELF, 1, 2)]
    told.openings = [[DRAWN, PLAYED, TAKEN], [TAKEN, TAKEN, DRAWN]]
    play.sizes = {1: [2, 2], 2: [5]}
    play.settle(told, [1.0, 0.0])
    found = play.report()
    assert found["win_share_of_bands_led"] == {"elf": [1.0, 2], "orc": [2.0, 1]}
    assert found["win_share_of_pairs_led"] == {"elf orc": [2.0, 1]}
    assert found["win_share_of_sizes_led"] == {1: {2: [1.0, 2]}, 2: {5: [2.0, 1]}}
    assert found["opening_by_turn"] == {1: [1, 1, 0], 2: [0, 1, 1], 3: [1, 1, 0]}
    assert found["win_share_by_turn_of_first_band"] == {2: [2.0, 1]}


def test_the_command_counts_whole_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "4", "--steps", "700", "--players", "2", "--json", str(tmp_path / "found.json")])
    (found,) = json.loads((tmp_path / "found.json").read_text())
    assert json.loads(capsys.readouterr().out) == [found]
    games = found["games"]
    assert games >= 4
    assert [sum(kinds) for kinds in found["opening_by_turn"].values()] == [2 * games] * OPENING
    assert sum(n for _, n in found["win_share_of_bands_led"].values()) == sum(
        n for sizes in found["win_share_of_sizes_led"].values() for _, n in sizes.values()
    )
    bands = [n for _, n in found["win_share_of_bands_led"].values()]
    shares = [share * n for share, n in found["win_share_of_bands_led"].values()]
    assert 0 <= np.sum(shares) / np.sum(bands) <= 2
