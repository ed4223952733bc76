"""What a training is told."""

from collections import Counter
from pathlib import Path

import pytest

from ethnos.rules.facade.options import PRESETS, preset
from ethnos.train.settings import SMOKE, TrainingSettings, read_settings


def test_without_words_the_recipe_is_the_usual_one() -> None:
    assert read_settings([]) == TrainingSettings()


def test_a_smoke_test_is_small_unless_told_otherwise() -> None:
    small = read_settings(["--smoke", "--rows", "9", "--out", "there"])
    assert (small.rows, small.out, small.games) == (9, Path("there"), SMOKE["games"])


def test_how_often_two_players_play_is_told() -> None:
    tables = read_settings(["--two", "7"]).tables()
    by_players = Counter(options.players for options in tables)
    assert {n: times / by_players[6] for n, times in by_players.items()} == {2: 7, 3: 3, 4: 3, 5: 2, 6: 1}
    standard = Counter(options == preset("standard", options.players) for options in tables)
    assert standard[True] / standard[False] == 4 / (len(PRESETS) - 1)


def test_an_unknown_setting_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        read_settings(["--magic"])
    assert "--magic" in capsys.readouterr().err
