"""What people at a table do about one another, through the page."""

from pathlib import Path

import pytest
from support.scenarios import passes
from support.servers import Inside

from ethnos.server.tabletop import fair_play


def test_a_bot_for_one_who_idles_an_end_by_agreement_and_resigning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a server without patience, so that nobody waits for minutes here."""
    monkeypatch.setattr(fair_play, "LONE_PATIENCE", 0)
    monkeypatch.setattr(fair_play, "LAPSE", 0)
    with Inside(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        passes(server, "manners")
