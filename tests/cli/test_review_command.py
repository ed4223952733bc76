"""`ethnos review`: in words, as JSON, as a curve, and what it refuses."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from support.few_trials import reviewing_with_few_trials
from support.moments import played
from support.reviews import made_up

from ethnos import Game
from ethnos.arena import charts
from ethnos.cli import run
from ethnos.cli.commands import review_game
from ethnos.cli.review_report import report
from ethnos.game import write_record
from ethnos.review import GameReview
from ethnos.words import words


@pytest.fixture
def record(tmp_path: Path) -> Iterator[str]:
    """The beginning of a game, and few trials."""
    game = Game(2, names=["Ada", "Bo"], seed=3)
    for _ in range(14):
        game.play(game.legal()[0])
    file = tmp_path / "game.ethnos"
    file.write_text(write_record(game, local_save=True), encoding="utf-8")
    with reviewing_with_few_trials():
        yield str(file)


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


def test_the_numbers_told_add_up_though_each_is_rounded() -> None:
    game = played(2, 3)
    found = made_up(game)
    decisions = [replace(one, chance_played=0.2866, loss=0.945 * one.loss) for one in found.decisions]
    seats = [replace(one, luck=-0.116, own=-0.348, others=one.end - 0.036) for one in found.seats]
    found = replace(found, decisions=tuple(decisions), seats=tuple(seats))
    told = "\n".join(report(game, found, None, words("en"))).replace("−", "-")
    balances = re.findall(r"start (\S+), luck (\S+), own decisions (\S+), others' slips (\S+), end (\S+)", told)
    assert len(balances) == 2
    for *parts, end in balances:
        assert sum(map(int, parts)) == int(end)
    moments = re.findall(r", (-\d+)\)\n.*\((\d+) % → (\d+) %\)", told)
    assert moments
    for lost, before, after in moments:
        assert int(before) - int(lost) == int(after)


def test_half_a_point_is_told_as_one_either_way_as_the_page_does_it() -> None:
    game = played(2, 3)
    found = made_up(game)
    decisions = [
        replace(one, chance_played=0.125, loss=0.125) if one.better is not None else one for one in found.decisions
    ]
    seats = [replace(one, start=0.125, own=-0.125, others=0.625, end=1.0) for one in found.seats]
    found = replace(found, decisions=tuple(decisions), seats=tuple(seats))
    told = "\n".join(report(game, found, None, words("en"))).replace("−", "-")
    assert told.count("start +13, luck +37, own decisions -13, others' slips +63, end +100") == 2
    moments = re.findall(r", (-\d+)\)\n.*\((\d+) % → (\d+) %\)", told)
    assert set(moments) == {("-13", "13", "26")}


def test_every_graded_decision_of_a_seat_can_be_told(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", record, "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=GameReview)
    graded = [one for one in found.decisions if one.seat == 1 and one.grade != "forced"]
    assert len(graded) > len(found.seats[1].moments)
    assert run(["review", record, "--seat", "2", "--all", "--lang", "en"]) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if line.startswith("  Age ")]
    grades = ("best", "good", "inaccuracy", "mistake", "blunder")
    assert [next(grade for grade in grades if f"({grade}, " in line) for line in lines] == [one.grade for one in graded]


def test_a_curve_that_cannot_be_drawn_or_written_is_refused_before_the_review(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_game, "reviewed", lambda *_: pytest.fail("it was reviewed"))
    for file, said in (("curve.png", "drawn as .svg"), ("nowhere/curve.svg", "nowhere")):
        if file.endswith(".png") or charts.can_draw():
            assert run(["review", record, "--plot", str(tmp_path / file)]) == 2
            assert said in capsys.readouterr().err


def test_a_seat_that_is_not_there_is_refused(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", record, "--seat", "3"]) == 2
    assert "seats 1 to 2" in capsys.readouterr().err
