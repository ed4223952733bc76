"""What is special about a tribe, a term or a choice, through the page."""

import json
from pathlib import Path

import pytest
from support.moments import follow_ups, rich, told
from support.powers import powerful, ten_skeletons
from support.scenarios import passes
from support.servers import Served

from ethnos.words import Tribe


@pytest.mark.parametrize("tribe", list(Tribe))
def test_the_power_of_every_tribe_is_used_through_the_page(served: Served, tribe: Tribe, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text(json.dumps([powerful(tribe)]))
    passes(served, "power", tribe, records=record)


def test_ten_skeletons_win_at_once(served: Served, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text(json.dumps([ten_skeletons()]))
    passes(served, "skeletons", records=record)


def test_every_term_explains_itself(served: Served, tmp_path: Path) -> None:
    file = tmp_path / "rich.json"
    file.write_text(json.dumps([rich()]))
    passes(served, "terms", records=file)


def test_what_happened_is_told_by_what_moves(served: Served, tmp_path: Path) -> None:
    file = tmp_path / "told.json"
    file.write_text(json.dumps(told()))
    passes(served, "telling", records=file)


def test_every_follow_up_is_answered_where_it_happens(served: Served, tmp_path: Path) -> None:
    file = tmp_path / "choices.json"
    file.write_text(json.dumps(follow_ups()))
    passes(served, "choices", records=file)
