"""Events read off two views: every kind of them, in the order of the rules."""

from support.players import random_game
from support.playing import do
from support.positions import position

from ethnos.game import events as e
from ethnos.game.story import between
from ethnos.rules import State, look
from ethnos.rules.components import EVERYTHING
from ethnos.words import Card, Kingdom


def told(s: State, seat: int, *lines: str) -> list[e.Event]:
    """What a seat is told of decisions made in this position."""
    before = look(s, seat)
    do(s, *lines)
    return between(before, look(s, seat))


def test_every_event_happens_in_some_game() -> None:
    met = {type(event) for players in (2, 4) for seed in range(12) for event in random_game(players, seed).events}
    ten = position(rules="english", hands={0: "S S S S S S S S S S"})
    met |= {type(event) for event in told(ten, EVERYTHING, "pass")}
    assert met == set(e.EVENTS)


def test_a_drawn_card_is_named_to_its_drawer_alone() -> None:
    for seat, cards in ((0, (Card.ELF_RHEA,)), (1, None), (-1, None)):
        s = position(hands={0: "Dd"}, deck="Er")
        assert told(s, seat, "draw") == [e.Drew(0, 1, cards)]


def test_what_an_elf_keeps_is_counted_for_the_others() -> None:
    for seat, cards in ((0, (Card.DWARF_DURIS,)), (1, None)):
        s = position(hands={0: "Er Dd Gi"}, row="Hs")
        do(s, "band Er", "place r", "keep Dd")
        found = told(s, seat, "done")
        assert found == [e.Kept(0, 1, cards), e.Discarded(0, (Card.GIANT_ITHYS,))]


def test_a_wizards_draw_ends_with_the_third_dragon() -> None:
    s = position(tribes="ZDEGHS", hands={0: "Zr Zd Zi"}, deck="Er !", dragons=2)
    do(s, "lead Zr", "whole tribe", "place r")
    kinds = [type(event) for event in told(s, EVERYTHING, "conjure")]
    assert kinds[:3] == [e.Drew, e.DragonAppeared, e.AgeEnded]


def test_a_band_its_power_and_its_discard_are_told_in_order() -> None:
    s = position(hands={0: "Gr Gd Ei"}, markers={0: "rr"})
    found = told(s, 1, "band Gr Gd")
    assert found == [
        e.BandPlayed(0, Card.GIANT_RHEA, (Card.GIANT_RHEA, Card.GIANT_DURIS)),
        e.GiantClaimed(0, 2),
        e.Discarded(0, (Card.ELF_ITHYS,)),
    ]


def test_merfolk_markers_are_told_apart_from_the_bands_own() -> None:
    s = position(hands={0: "Fr Fd Fi"})
    do(s, "lead Fr", "whole tribe")
    assert told(s, 2, "place r") == [e.MarkerPlaced(0, Kingdom.RHEA, 1, merfolk=False), e.Swam(0, 0, 3)]
    assert told(s, 2, "place d") == [e.MarkerPlaced(0, Kingdom.DURIS, 1, merfolk=True)]
