"""What a long run tried and found: tests say it by `record_property`; here it is added up, told and kept.

Numbers that several tests say under one name are added up; anything else stands in a line of its own.
"""

import csv
from collections import Counter
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path

from ethnos import __version__

Record = Callable[[str, object], None]  # the fixture `record_property`

KILLS, CUTS = "kills", "cuts of the database"
ACKNOWLEDGED, LOST = "acknowledged decisions", "acknowledged decisions lost"
TALLIED = {"kills": KILLS, "cuts": CUTS, "acknowledged": ACKNOWLEDGED, "lost": LOST}
COLUMNS = ("date", "version", "by", *TALLIED, "failed")


def sums_of(told: Iterable[tuple[str, object]]) -> Counter[str]:
    """Numbers by their names."""
    sums: Counter[str] = Counter()
    for name, value in told:
        if isinstance(value, int):
            sums[name] += value
    return sums


def lines_of(told: list[tuple[str, object]]) -> list[str]:
    """The table with which a run ends."""
    rows = [(name, f"{number:,}") for name, number in sums_of(told).items()]
    rows += [(name, str(value)) for name, value in told if not isinstance(value, int)]
    width = max((len(name) for name, _ in rows), default=0)
    return [f"{name:<{width}}  {value}" for name, value in sorted(rows)]


def tally(file: Path, told: list[tuple[str, object]], failed: int) -> str:
    """Add a run that killed or cut anything to those before it, and say the sums of all."""
    sums = sums_of(told)
    today = datetime.now(UTC).date().isoformat()
    run = {column: sums[name] for column, name in TALLIED.items()}
    rows = [*csv.DictReader(file.read_text(encoding="utf-8").splitlines())] if file.exists() else []
    if any(run.values()):
        rows.append({"date": today, "version": __version__, "by": "make torture", **run, "failed": failed})
    with file.open("w", newline="", encoding="utf-8") as out:
        writer = csv.DictWriter(out, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    return ", ".join(f"{sum(int(row[column]) for row in rows):,} {column}" for column in TALLIED)
