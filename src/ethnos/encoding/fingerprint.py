"""A hash of what the encoding says, which trained weights carry.

It covers the table of planes, the list of decisions and what `encode` and `legal`
make of positions of fixed games at every number of players: a change of rules or
encoding that a network would notice changes it, a change of comments does not.
"""

import hashlib
from functools import cache

from ..rules import Options, legal_decisions, look, new_state, play
from ..rules import decision_numbers as listed
from ..rules.many.deal_series import FINGERPRINT
from .observation import encode
from .planes import OBSERVATION, PLANES

EVERY = 12  # decisions between two positions that are encoded


@cache
def fingerprint() -> str:
    digest = hashlib.sha256()
    for plane in PLANES:
        digest.update(f"{plane.name} {plane.width} {plane.scale};".encode())
    for name, number in sorted(vars(listed).items()):
        if name.isupper():
            digest.update(f"{name} {number};".encode())
    for players in range(2, 7):
        s = new_state(Options(players), seed=FINGERPRINT.first, game=players)
        made = 0
        while allowed := legal_decisions(s):
            if made % EVERY == 0:
                observation = [0] * OBSERVATION
                encode(look(s, s.current), observation)
                digest.update(repr((allowed, observation)).encode())
            play(s, allowed[(made * 7 + made // 5) % len(allowed)])
            made += 1
    return digest.hexdigest()[:16]
