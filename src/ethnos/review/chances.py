"""Everybody's chances to win, each from what that seat could know."""

from collections.abc import Sequence

import numpy as np

from ..bots.bot_build import BOTS
from ..bots.searching.trial_runner import LONGEST, TrialRunner, Wave
from ..bots.trained.network import Judge, champion_network
from ..rules import ViewRecord
from .weighing import seed_of

GAMES = 4  # possible games for a seat that is not asked
# Fitted on champions' games: arena/review_checks/reliability.py, docs/review.md.
SHARPNESS = 1.09


def own_chances(views: Sequence[ViewRecord], run: int = 0, judge: Judge | None = None) -> list[float]:
    """What each view's seat may expect: the network's value at its next turn, in games that it must hold possible."""
    engine = BOTS.fastest()
    roots = engine.views(len(views))
    for i, view in enumerate(views):
        engine.put(roots, i, view)
    games = [1 if view.seat == view.current else GAMES for view in views]
    of_root = np.repeat(np.arange(len(views)), games)
    numbers = np.concatenate([np.arange(n) for n in games]) if games else np.zeros(0, np.int64)
    wave = Wave(
        roots,
        np.array([seed_of(view, run) for view in views], np.int64),
        np.full((1, LONGEST), -1, np.int16),
        of_root,
        np.zeros(len(of_root), np.int64),
        numbers,
    )
    shares, _ = TrialRunner(engine, judge or champion_network(), horizon=1, trace=1.0).play(wave)
    return [float(part) for part in np.bincount(of_root, shares, len(views)) / np.array(games)]


def together(own: Sequence[float]) -> tuple[float, ...]:
    """The seats' own chances as they fit together: raised to a power that makes them come true, and adding up to 1."""
    parts = [max(each, 1e-6) ** SHARPNESS for each in own]
    return tuple(part / sum(parts) for part in parts)
