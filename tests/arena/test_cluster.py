"""The same match on a local Ray cluster; run by `make nightly`, which installs Ray."""

import importlib.util
from functools import partial

from support.counts import LEVEL

from ethnos.arena.cluster import on_cluster
from ethnos.arena.match import Chunk, Match, play_chunk, play_for

if LEVEL == "nightly" or importlib.util.find_spec("ray"):

    def test_a_cluster_plays_the_same_games() -> None:
        match = Match(("novice", "random"), 2, deals=6)
        chunks = [Chunk(0, 5), Chunk(5, 9), Chunk(9, 12)]
        found = dict(on_cluster(partial(play_for, match, True), chunks))
        assert [result for chunk in sorted(found) for result in found[chunk]] == play_chunk(match, 0, 12)
