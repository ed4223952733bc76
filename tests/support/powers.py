"""For every tribe a moment of a game at which a band shows its power: the page's tests play it by clicks."""

from collections.abc import Iterator
from itertools import count
from typing import Any

from ethnos.game import Game
from ethnos.game.decisions import Decision, DrawFromDeck, PlaceMarker, PlayBand, TakeCard
from ethnos.game.views import Player, View
from ethnos.words import Card, Tribe
from support.moments import asked, moment, played


def powerful(tribe: Tribe) -> dict[str, Any]:
    """A moment and a band of two or more for it, such that without the power something else would happen."""
    others = [one for one in Tribe if one not in (tribe, Tribe.SKELETON)]
    for seed in count(11):
        game = played(4, seed, [tribe, *others[:5]])
        for n in asked(game, "turn"):
            before = game.at(n)
            for band in bands(before, tribe):
                after = game.at(n)
                after.play(band)
                if shows(tribe, before, after, band):
                    return {**moment(game, n), "band": {"leader": band.leader, "cards": band.cards}}
    raise AssertionError


def bands(game: Game, tribe: Tribe) -> Iterator[PlayBand]:
    """Bands of two or more that this tribe leads; Skeletons lead none, but are in them."""
    for one in game.legal():
        if not isinstance(one, PlayBand) or one.leader is None or len(one.cards) < 2:
            continue
        if one.leader.tribe == tribe or (tribe is Tribe.SKELETON and Card.SKELETON in one.cards):
            yield one


def shows(tribe: Tribe, before: Game, after: Game, band: PlayBand) -> bool:
    leader, size, left = band.leader, len(band.cards), mine(before).hand_size - len(band.cards)
    assert leader is not None
    assert leader.kingdom is not None
    there = mine(before).markers[leader.kingdom]
    kingdoms = [one.kingdom for one in after.legal() if isinstance(one, PlaceMarker)]
    view = follow(after)
    match tribe:
        case Tribe.CENTAUR:
            return view.question == "centaur" and any(isinstance(one, PlayBand) for one in after.legal())
        case Tribe.DWARF:
            return before.view().deck < 16
        case Tribe.ELF:
            return left > size
        case Tribe.GIANT:
            return 0 < before.view().giant_size < size and not mine(before).giant
        case Tribe.HALFLING:
            return there < size
        case Tribe.MERFOLK | Tribe.ORC:
            return view.question in ("merfolk", "horde")
        case Tribe.MINOTAUR:
            return there == size
        case Tribe.TROLL:
            return view.question == "troll" and len(after.legal()) > 2
        case Tribe.WINGFOLK:
            return there >= size and len(kingdoms) > 1
        case Tribe.WIZARD:
            return before.view().deck > 50 and left > 0
        case Tribe.SKELETON:
            return before.view().deck < 16 and there == size - 1 and leader.tribe is Tribe.DWARF


def mine(game: Game) -> Player:
    view: View = game.view()
    assert view.seat_to_act is not None
    return view.players[view.seat_to_act]


def follow(game: Game) -> View:
    """The position once the band's marker is down, where it may be."""
    for one in game.legal():
        if game.view().question == "marker" and isinstance(one, PlaceMarker):
            game.play(one)
    return game.view()


def ten_skeletons() -> dict[str, Any]:
    """A moment whose player holds ten Skeletons, the one band without a leader, which wins at once."""
    game = Game(2, seed=0, tribes=[Tribe.SKELETON, Tribe.CENTAUR, Tribe.DWARF, Tribe.ELF, Tribe.GIANT])
    while game.seat_to_act != 0 or game.view(0).players[0].hand != (Card.SKELETON,) * 10:
        game.play(hoarding(game, game.view_of_everything()))
    return moment(game, len(game.history))


def hoarding(game: Game, view: View) -> Decision:
    """Both draw until ten Skeletons are out, put them into the row, and the first player takes them all."""
    if view.question != "turn":
        return game.legal()[-1]
    seat = game.seat_to_act or 0
    hands = [player.hand or () for player in view.players]
    others = [card for card in hands[seat] if card != Card.SKELETON]
    out = [*view.row, *hands[0], *hands[1]].count(Card.SKELETON) >= 10
    if others and (len(hands[seat]) == 10 or (out and (seat == 0 or Card.SKELETON in hands[1]))):
        return PlayBand(others[0], (others[0],))
    if out and seat == 0 and Card.SKELETON in view.row:
        return TakeCard(Card.SKELETON)
    plain = [card for card in view.row if card != Card.SKELETON]
    return TakeCard(plain[0]) if out and plain else DrawFromDeck()
