"""Matches between bots, and what they prove: the same deals in every seat."""

from . import cluster, workers
from .match import Match, play_chunk
from .statistics import Standing, standings

__all__ = ["Match", "Standing", "cluster", "play_chunk", "standings", "workers"]
