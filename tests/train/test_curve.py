"""The learning curve holds short looks on the way and the long one at an end, in whatever order they come."""

import csv
from pathlib import Path

from ethnos.arena.charts import can_draw
from ethnos.arena.networks.ladder import Rung
from ethnos.train.curve import curve_row, write_curve


def test_a_training_that_goes_on_after_its_end_keeps_all_rows(tmp_path: Path) -> None:
    """Found at night: the first row had three players, the next had not."""
    end, look = (
        curve_row(seconds, 10, 1, [Rung(n, 0.5, 0.1, 40.0, 8) for n in sizes], {"entropy": 1.0})
        for seconds, sizes in ((7.0, range(2, 7)), (13.0, (2, 4, 6)))
    )
    write_curve(tmp_path, [end, look])
    first, second = csv.DictReader((tmp_path / "curve.csv").read_text().splitlines())
    assert (first["share_3"], second["share_3"], second["share_4"]) == ("0.5", "", "0.5")
    assert not can_draw() or "3 players" in (tmp_path / "curve.svg").read_text(encoding="utf-8")
