"""What a training is told."""

from pathlib import Path

import pytest

from ethnos.train.settings import SMOKE, Settings, read_settings


def test_without_words_the_recipe_is_the_champions() -> None:
    assert read_settings([]) == Settings()


def test_a_smoke_test_is_small_unless_told_otherwise() -> None:
    small = read_settings(["--smoke", "--rows", "9", "--out", "there"])
    assert (small.rows, small.out, small.games) == (9, Path("there"), SMOKE["games"])


def test_an_unknown_setting_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        read_settings(["--magic"])
    assert "--magic" in capsys.readouterr().err
