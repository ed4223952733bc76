"""The same match on a local Ray cluster; run by `make nightly`, which installs Ray."""

import importlib.util

from support.counts import LEVEL

from ethnos.arena import Match, cluster, play_chunk

if LEVEL == "nightly" or importlib.util.find_spec("ray"):

    def test_a_cluster_plays_the_same_games() -> None:
        match = Match(("novice", "random"), 2, deals=6)
        found = dict(cluster.play(match, [(0, 5), (5, 9), (9, 12)]))
        assert [result for start in sorted(found) for result in found[start]] == play_chunk(match, 0, 12)
