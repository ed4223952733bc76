"""docs/architecture.md tells the layers that the tests hold, and every room there is."""

import re
from pathlib import Path

from test_architecture import MAY_IMPORT

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "ethnos"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def rows(heading: str) -> dict[str, str]:
    """First column and second of the table under a heading."""
    table = PAGE.split(heading, 1)[1].split("\n\n", 1)[0]
    return dict(re.findall(r"^\| `([\w/]+)` \| (.*) \|$", table, re.M))


def test_the_table_of_layers_is_the_one_that_is_tested() -> None:
    told = {layer: set(re.findall(r"`(\w+)`", uses)) for layer, uses in rows("| layer | may use |").items()}
    assert told.pop("cli") == set()
    assert MAY_IMPORT["cli"] == set(MAY_IMPORT) - {"cli"}, "the page says: everything"
    assert told == {layer: uses for layer, uses in MAY_IMPORT.items() if layer != "cli"}


def test_every_room_is_named() -> None:
    rooms = {f"{path.parent.relative_to(PACKAGE)}/" for path in PACKAGE.rglob("__init__.py")} - {"./"}
    missing = [room for room in sorted(rooms) if f"`{room}`" not in PAGE and "migrations/versions" not in room]
    assert missing == []


def test_the_glossary_is_in_order() -> None:
    words = re.findall(r"^\| \*\*(.+)\*\* \|", PAGE, re.M)
    assert len(words) > 40
    assert words == sorted(words, key=lambda word: word.replace("ç", "c"))
