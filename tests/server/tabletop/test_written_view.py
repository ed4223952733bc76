"""What all see is written in parts, and is at every moment what it would be if it were written whole."""

import random
from collections.abc import Callable

import msgspec
import pytest
from support.counts import count
from support.players import new_game, play_on

from ethnos import Game
from ethnos.game.views import view_of
from ethnos.rules import NOBODY, ViewRecord
from ethnos.rules.facade.play import look
from ethnos.server.tabletop.written_view import WrittenView

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay")


def whole(v: ViewRecord, names: tuple[str, ...]) -> bytes:
    return msgspec.json.encode(view_of(v, names))


@pytest.mark.parametrize("seed", range(count(test=12, nightly=300)))
def test_written_in_parts_it_is_the_whole_at_every_moment(seed: int) -> None:
    """Decisions are taken back now and then, and others sit down."""
    dice = random.Random(seed)
    game, written = new_game(2 + seed % 5, seed), WrittenView()
    while not game.is_over:
        play_on(game, dice, 1)
        if dice.random() < 0.05:
            game.undo()
        if dice.random() < 0.02:
            game.rename(dice.sample(NAMES, game.players))
        v = game.observe(None)
        assert bytes(written.write(v, game.names)) == whole(v, game.names)


def test_whatever_changes_of_a_player_is_written() -> None:
    def add_known(v: ViewRecord) -> None:
        v.known[1][0], v.known_n[1] = 3, 1

    def lay_band(v: ViewRecord) -> None:
        v.bands, v.band_cards_n = 1, 2
        v.band_owner[0], v.band_leader[0], v.band_size[0] = 1, 4, 2
        v.band_cards[:2] = [4, 5]

    def swap_cards(v: ViewRecord) -> None:
        v.band_cards[1] = 9

    changes: list[Callable[[ViewRecord], object]] = [
        lambda v: v.glory.__setitem__(1, 7),
        lambda v: v.hand_n.__setitem__(1, 5),
        add_known,
        lambda v: v.markers[1].__setitem__(2, 1),
        lambda v: v.horde[1].__setitem__(3, 1),
        lambda v: v.merfolk.__setitem__(1, 4),
        lambda v: v.trolls.__setitem__(2, 1),
        lambda v: setattr(v, "giant", 1),
        lay_band,
        swap_cards,
    ]
    game, written = Game(3, seed=4), WrittenView()
    v = look(game._state, NOBODY)
    before = bytes(written.write(v, NAMES[:3]))
    for change in changes:
        change(v)
        after = bytes(written.write(v, NAMES[:3]))
        assert after != before
        assert after == whole(v, NAMES[:3])
        before = after
