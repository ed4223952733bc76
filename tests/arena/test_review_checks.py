"""What is said of reviews: chances beside results, losses beside what was really lost."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from ethnos.arena.charts import can_draw
from ethnos.arena.review_checks import blunders, reliability
from ethnos.arena.review_checks.blunders import CheckedDecision
from ethnos.arena.review_checks.bots_at_play import KINDS, SIZES, bots_of, decisions_of
from ethnos.arena.review_checks.on_all_cores import Piece, Row, played, rows_of
from ethnos.arena.review_checks.reliability import AT_ONCE, SeenChances
from ethnos.bots.bot_build import BOTS
from ethnos.bots.searching.blank_judge import BlankJudge
from ethnos.errors import UserError
from ethnos.review.chances import SHARPNESS, together
from ethnos.rules.facade.spelling import whole_decisions


def seen(won: int) -> list[SeenChances]:
    """A hundred games in which the first of two seats is given 30%, of which it wins so many."""
    own = (0.3 ** (1 / SHARPNESS), 0.7 ** (1 / SHARPNESS))
    return [SeenChances(2, deal + AT_ONCE, own, (1.0, 0.0) if deal < won else (0.0, 1.0)) for deal in range(100)]


def wrote(file: Path, *some: list[Row]) -> Path:
    file.write_text("".join(json.dumps([[i], rows]) + "\n" for i, rows in enumerate(some)) + '[[9], [{"cut o')
    return file


def test_chances_that_come_true_are_told_as_such() -> None:
    assert together(seen(30)[0].own) == pytest.approx((0.3, 0.7))
    won, count = reliability.near(seen(30), 0.3)
    assert won.mean == pytest.approx(0.3)
    assert count == 100
    assert [(round(one.given, 2), one.won.mean) for one in reliability.binned(seen(30))] == [(0.3, 0.3), (0.7, 0.7)]
    assert reliability.sharpest(seen(30)) == pytest.approx(SHARPNESS, abs=0.02)
    assert reliability.sharpest(seen(20)) > SHARPNESS > reliability.sharpest(seen(40))


def test_what_was_written_is_told_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plot = tmp_path / "plot.svg"
    drawn = ["--plot", str(plot)] if can_draw() else []
    chances = wrote(tmp_path / "chances.jsonl", [asdict(one) for one in seen(30)])
    reliability.main(["--told", str(chances), *drawn])
    told = capsys.readouterr().out
    assert "given 30% (within 2 points): won 30.0%" in told
    assert "the others, 100 positions" in told
    rows = [
        CheckedDecision(20, 2, "novice", 0.08, 0.09, 0.07),
        CheckedDecision(21, 2, "novice", 0.06, 0.04, 0.08),
        CheckedDecision(40, 2, "champion", 0.0, 0.0),
        CheckedDecision(40, 2, "champion", 0.09, 0.06, 0.03),
    ]
    checked = wrote(tmp_path / "checked.jsonl", [asdict(one) for one in rows[:2]], [asdict(one) for one in rows[2:]])
    blunders.main(["--told", str(checked), *drawn])
    told = capsys.readouterr().out
    assert "novice: 2 decisions, 0 mistakes, 2 blunders" in told
    assert "blunders of either of two reviews: 3, of both: 2 (66.7%)" in told
    assert "one only: 6.0% and 4.0%" in told
    assert "said 5.0% to 10.0%: 3 decisions, 7.67% on average, really 6.00%" in told
    assert not drawn or "played on" in plot.read_text(encoding="utf-8")


def squares(piece: Piece) -> list[Row]:
    return [{"of": piece[0], "is": piece[0] ** 2}]


def test_pieces_are_gone_on_with_where_they_were_cut(tmp_path: Path) -> None:
    if not BOTS.is_warm():
        pytest.skip("the compiled bots are not ready yet")
    file = tmp_path / "some.jsonl"
    assert list(played(squares, [(0,)], file, 1, 60.0)) == [{"of": 0, "is": 0}]
    file.write_text(file.read_text() + '[[1], [{"cut o\n')
    found = list(played(squares, [(n,) for n in range(4)], file, 2, 60.0))
    assert sorted(row["is"] for row in found) == [0, 1, 4, 9]
    assert sorted(piece for piece, _ in rows_of([file])) == [(0,), (1,), (2,), (3,)]
    assert len(list(played(squares, [(5,), (6,), (7,)], file, 1, 0.0))) == 1, "the time is over after the first"
    file.write_text(file.read_text().replace("champion", "another champion"))
    with pytest.raises(UserError, match=r"begun by .*another champion"):
        list(played(squares, [(8,)], file, 1, 60.0))


def test_bots_games_are_of_every_kind_and_their_decisions_legal() -> None:
    kinds = {(len(bots_of(number)), len(set(bots_of(number)))) for number in range(4 * len(SIZES))}
    assert {size for size, _ in kinds} == set(SIZES)
    assert (4, len(KINDS)) in kinds
    found = decisions_of(BOTS.fastest(), BlankJudge(), 4)
    assert {one.bot for one in found} == {"novice"}
    assert len(found) > 20
    for one in found[::7]:
        legal = whole_decisions(one.view)
        assert one.spelling in legal
        assert len(legal) > 1
