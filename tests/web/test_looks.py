"""Every state of the page: light on the wire, open to everybody, whole in every language."""

import json
from itertools import product
from pathlib import Path

import pytest
from support.moments import shown
from support.reviews import shown_review
from support.scenarios import FULL, passes
from support.servers import Served
from support.tried import Record


def sampled(pairs: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Every language at one size; by night at both."""
    return list(product([language for language, _ in pairs], ["desktop", "phone"])) if FULL else pairs


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("moments") / "moments.json"
    file.write_text(json.dumps([*shown(), shown_review(4), shown_review(6)]))
    return file


def test_the_page_is_light(served: Served) -> None:
    """At most 250 kB on the first visit, fonts aside."""
    passes(served, "wire")


@pytest.mark.skipif(not FULL, reason="frames a second, which depend on the machine, are told at night")
def test_the_page_is_smooth(served: Served, record_property: Record) -> None:
    record_property("the page while cards fly", passes(served, "frames").strip())


@pytest.mark.parametrize(("language", "size"), sampled([("en", "desktop"), ("ja", "phone")]))
def test_no_serious_finding_of_axe_in_any_state_in_both_themes(
    served: Served, language: str, size: str, records: Path, record_property: Record
) -> None:
    looked = passes(served, "looks", language, size, "axe", records=records)
    record_property("states of the page judged by axe", int(looked))


@pytest.mark.parametrize(
    ("language", "size"), sampled([("de", "phone"), ("ru", "phone"), ("pl", "desktop"), ("cs", "desktop")])
)
def test_every_word_is_there_and_whole(
    served: Served, language: str, size: str, records: Path, record_property: Record
) -> None:
    looked = passes(served, "looks", language, size, records=records)
    record_property("states of the page read for missing and cut words", int(looked))
