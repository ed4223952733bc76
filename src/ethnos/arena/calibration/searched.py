"""The archon against champions: a contest, of which the journal is read, because its games take long.

    python -m ethnos.arena.networks.contest --series 8010000 --players 2 --simulations 256 --deals 200 --json FILE

plays them on every core (`python -m ethnos.train.on_gpu contest` on a GPU), and goes on where it was cut.
"""

from dataclasses import fields
from pathlib import Path

from ...bots.levels import TRIALS
from ...bots.searching.search import Search
from ...bots.trained.network import champion_file
from ...errors import UserError
from ...rules.many.deal_series import CALIBRATION
from ..intervals import estimate
from ..networks.contest_journal import ContestJournal
from ..networks.terms import Terms
from .level_games import EVERY, Pairing, Standoff

OWN = [field.name for field in fields(Terms) if field.name not in ("players", "simulations")]


def archon_terms(players: int, trials: int = TRIALS) -> Terms:
    """How the archon searches at a table."""
    return Terms(players, trials, **{name: getattr(Search, name) for name in OWN})


def searched(journal: Path) -> list[Standoff]:
    """What a journal holds of the archon, as it is at level 8, against the champion of now."""
    if not journal.is_file():
        raise UserError(f"{journal}: there is no such file")
    terms = [archon_terms(players) for players in EVERY]
    played = ContestJournal(terms, champion_file(), champion_file(), CALIBRATION.first, journal).played
    return [
        Standoff(
            Pairing("archon", "champion", each.players, len(tally.shares)),
            estimate(tally.shares.values()),
        )
        for each, tally in played.items()
        if len(tally.shares) > 1
    ]
