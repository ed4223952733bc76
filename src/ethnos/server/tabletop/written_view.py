"""What all see of a game, as JSON: what has not changed since it was last written is not written again.

A decision changes what is seen of one player, seldom of more, and nothing of the box.
"""

from typing import Any

import msgspec
from msgspec import Raw

from ...game.views import Band, Box, bands_of, box_of, player_of, view_of
from ...rules import ViewRecord

encode = msgspec.json.Encoder().encode
Written = Any  # as JSON already, in the place of what it is the JSON of


class WrittenView:
    """What a spectator of one game sees, written again and again."""

    def __init__(self) -> None:
        self._box: Box | None = None
        self._laid: list[list[int]] = []  # the bands as they lay when they were last told,
        self._bands: list[tuple[Band, ...]] = []  # and each player's of them
        self._players: dict[int, tuple[tuple[Any, ...], Raw]] = {}  # what was seen of a seat, and how that is written

    def write(self, v: ViewRecord, names: tuple[str, ...]) -> Raw:
        self._box = self._box or _written(box_of(v))
        bands = self._bands_of(v)
        players: Written = tuple([self._player(v, p, names[p], bands[p]) for p in range(v.players)])
        return Raw(encode(view_of(v, names, self._box, players)))

    def _bands_of(self, v: ViewRecord) -> list[tuple[Band, ...]]:
        laid = [v.band_owner[: v.bands], v.band_leader[: v.bands], v.band_size[: v.bands]]
        laid.append(v.band_cards[: v.band_cards_n])
        if laid != self._laid or not self._bands:
            self._laid, self._bands = laid, bands_of(v)
        return self._bands

    def _player(self, v: ViewRecord, p: int, name: str, bands: tuple[Band, ...]) -> Raw:
        seen = (
            name,
            bands,
            v.glory[p],
            v.hand_n[p],
            v.known[p][: v.known_n[p]],
            v.markers[p][:],
            v.horde[p][:],
            v.merfolk[p],
            v.trolls[:],
            v.giant == p,
        )
        kept = self._players.get(p)
        if kept is not None and kept[0] == seen:
            return kept[1]
        written = Raw(encode(player_of(v, p, name, bands)))
        self._players[p] = seen, written
        return written


def _written(box: Box) -> Box:
    parts: dict[str, Written] = {name: Raw(encode(value)) for name, value in msgspec.structs.asdict(box).items()}
    return Box(**parts)
