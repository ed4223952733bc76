"""`ethnos review`: in words, as JSON, as a curve, and what it refuses."""

from pathlib import Path

import msgspec
import pytest

from ethnos import Game
from ethnos.arena import charts
from ethnos.cli import run
from ethnos.game import write_record
from ethnos.review import GameReview, weighing
from ethnos.words import words


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The beginning of a game, and few trials."""
    for name, value in {"HORIZON": 1, "GLANCE": 2, "LONGER_LOOK": 2, "CLOSE": (2,)}.items():
        monkeypatch.setattr(weighing, name, value)
    game = Game(2, names=["Ada", "Bo"], seed=3)
    for _ in range(14):
        game.play(game.legal()[0])
    file = tmp_path / "game.ethnos"
    file.write_text(write_record(game, local_save=True), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("language", ["en", "de", "pl", "cs", "ru", "ja"])
def test_a_review_is_told_in_every_language(record: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", record, "--lang", language, "--seat", "2"]) == 0
    told = capsys.readouterr().out
    assert "Bo" in told
    assert "Ada:" not in told, "only of the seat that was asked for"
    assert words(language).say("report-best") in told


def test_a_review_as_json_and_as_a_curve(record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    curve = tmp_path / "curve.svg"
    plot = ["--plot", str(curve)] if charts.can_draw() else []
    assert run(["review", record, "--json", *plot]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=GameReview)
    assert found.names == ("Ada", "Bo")
    assert len(found.decisions) == 14
    assert not plot or "Ada" in curve.read_text(encoding="utf-8")


def test_a_seat_that_is_not_there_is_refused(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", record, "--seat", "3"]) == 2
    assert "seats 1 to 2" in capsys.readouterr().err
