"""What is said of reviews: chances beside results, losses beside what was really lost."""

from pathlib import Path

import msgspec
import pytest

from ethnos.arena.charts import can_draw
from ethnos.arena.review_checks import blunders, reliability
from ethnos.arena.review_checks.blunders import CheckedDecision
from ethnos.arena.review_checks.reliability import SeenChances
from ethnos.review.chances import SHARPNESS, together


def seen(won: int) -> list[SeenChances]:
    """A hundred games in which the first of two seats is given 30%, of which it wins so many."""
    own = (0.3 ** (1 / SHARPNESS), 0.7 ** (1 / SHARPNESS))
    return [SeenChances(2, deal, own, (1.0, 0.0) if deal < won else (0.0, 1.0)) for deal in range(100)]


def test_chances_that_come_true_are_told_as_such() -> None:
    assert together(seen(30)[0].own) == pytest.approx((0.3, 0.7))
    won, count = reliability.near(seen(30), 0.3)
    assert won.mean == pytest.approx(0.3)
    assert count == 100
    assert [(round(one.given, 2), one.won.mean) for one in reliability.binned(seen(30))] == [(0.3, 0.3), (0.7, 0.7)]
    assert reliability.sharpest(seen(30)) == pytest.approx(SHARPNESS, abs=0.02)
    assert reliability.sharpest(seen(20)) > SHARPNESS > reliability.sharpest(seen(40))


def test_what_was_written_is_told_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chances, checked, plot = tmp_path / "chances.jsonl", tmp_path / "checked.jsonl", tmp_path / "plot.svg"
    drawn = ["--plot", str(plot)] if can_draw() else []
    chances.write_bytes(b"\n".join(msgspec.json.encode(one) for one in seen(30)))
    reliability.main(["--told", str(chances), *drawn])
    assert "given 30% (within 2 points): won 30.0%" in capsys.readouterr().out
    rows = [
        CheckedDecision(0, 2, "novice", 0.08, 0.09, 0.07, 10),
        CheckedDecision(1, 2, "novice", 0.06, 0.04, 0.08, 10),
        CheckedDecision(1, 2, "champion", 0.0),
    ]
    checked.write_bytes(b"\n".join(msgspec.json.encode(one) for one in rows))
    blunders.main(["--told", str(checked), *drawn])
    told = capsys.readouterr().out
    assert "novice: 2 decisions, 0 mistakes, 2 blunders" in told
    assert "blunders of either of two reviews: 2, of both: 1" in told
    assert not drawn or "played on" in plot.read_text(encoding="utf-8")
