"""What a table says that things would pay is what ending the age there pays, and one card or marker more too."""

import random

import pytest
from support.counts import count
from support.tried import Record

from ethnos import Game
from ethnos.game.decisions import PlayBand
from ethnos.game.outlook import outlook
from ethnos.game.preview import preview
from ethnos.game.sheets import sheet_of
from ethnos.rules import PRESETS
from ethnos.rules.facade.save import load
from ethnos.rules.state import Phase
from ethnos.rules.turn import answer_raid, end_age

BOOKS = list(PRESETS)
POSITIONS = count(test=200, nightly=2000)
BAND = (0, 0, 1, 3, 6, 10, 15)  # as the books print it, by cards; more than six pay no more
RAID = (0, 1, 3, 6, 10, 15, 20)  # by markers
GIANT = {2: (2, 5), 3: (2, 5)}  # by players and age; for four and more:
GIANT_FOR_MANY = (2, 4, 6)


def played(number: int) -> Game:
    """A position somewhere in a game, with bands on the table."""
    rng = random.Random(number)
    game = Game(2 + number % 5, seed=number, preset=BOOKS[number % len(BOOKS)])
    for _ in range(rng.randrange(20, 260)):
        if game.is_over:
            return played(number + 1000)
        legal = game.legal()
        bands = [one for one in legal if isinstance(one, PlayBand) and len(one.cards) > 1]
        game.play(rng.choice(bands if bands and rng.random() < 0.4 else legal))
    return played(number + 1000) if game.is_over else game


@pytest.fixture(scope="module")
def positions() -> list[Game]:
    """All over games of every size and book; looked at, never played on."""
    return [played(number) for number in range(POSITIONS)]


@pytest.mark.rule("E1", "E2", "E3", "E4", "E5", "E6", "C7", "C9", "C10")
def test_the_outlook_is_what_the_end_of_the_age_pays(positions: list[Game], record_property: Record) -> None:
    for game in positions:
        same_as_the_end_of_the_age(game)
    record_property("positions whose tokens, boards and bands pay what the table says", POSITIONS)


def same_as_the_end_of_the_age(game: Game) -> None:
    told = outlook(game.observe(None))
    state = load(game.position())
    if state.phase != Phase.RAID:
        end_age(state)
    while state.phase == Phase.RAID:
        answer_raid(state, True)
    sheet = sheet_of(state)
    for board, scored in zip(told.kingdoms, sheet.kingdoms, strict=True):
        assert (board.kingdom, board.claims, board.pays) == (scored.kingdom, scored.scores, scored.pays)
        assert {claim.seat: claim.glory for claim in board.claims if claim.glory} == {
            player.seat: glory for player in sheet.players if (glory := player.kingdoms[board.kingdom])
        }
    if told.merfolk is not None:
        assert told.merfolk.claims == sheet.merfolk
    for seat, player in zip(told.players, sheet.players, strict=True):
        assert seat.bands == tuple(band.glory for band in player.bands)
        assert seat.counts == tuple(band.counted for band in player.bands)
        assert seat.raid == player.raid
        if told.giant is not None:
            assert player.giant == (told.giant.pays if told.giant.holder == player.seat else 0)


@pytest.mark.rule("E6")
def test_while_raids_are_asked_the_outlook_knows_who_has_answered_what() -> None:
    answered = set()
    for number in range(count(test=10, nightly=100)):
        game, dice = (
            Game(5, seed=number, tribes=["orc", "elf", "giant", "merfolk", "troll", "dwarf"]),
            random.Random(number),
        )
        while not game.is_over:
            told = outlook(game.observe(None))
            raids = load(game.position()).phase == Phase.RAID
            assert told.booked == raids
            if raids:
                same_as_the_end_of_the_age(game)
                hordes = [bool(player.horde) for player in game.view(None).players]
                answered |= {(seat.raid > 0, hordes[seat.seat]) for seat in told.players if seat.raid_asked}
            game.play(dice.choice(game.legal()))
        assert outlook(game.observe(None)).booked
    assert answered == {(True, False), (False, True), (False, False)}  # raided, held back, had nothing to raid with


@pytest.mark.rule("C7", "C8", "C9", "C10")
def test_one_card_or_marker_more_a_claim_and_the_trolls_are_as_printed(positions: list[Game]) -> None:
    for game in positions:
        told, view = outlook(game.observe(None)), game.view(None)
        for seat, player in zip(told.players, view.players, strict=True):
            assert seat.bands == tuple(BAND[min(cards, 6)] for cards in seat.counts)
            assert seat.longer == tuple(BAND[min(cards + 1, 6)] for cards in seat.counts)
            markers = len(player.horde)
            if not told.booked:
                assert (seat.raid, seat.raid_more) == (RAID[markers], RAID[markers + 1] if markers < 6 else None)
        for board in told.kingdoms:
            for claim in board.claims:
                assert claim.trolls == sum(view.players[claim.seat].trolls)
        if told.giant is not None:
            assert told.giant.claim == 2
            assert told.giant.pays == GIANT.get(game.players, GIANT_FOR_MANY)[view.age - 1]


@pytest.mark.rule("B3", "B8")
def test_why_a_band_places_no_marker_and_what_one_card_more_would_score() -> None:
    seen = set()
    for number in range(count(test=40, nightly=200)):
        game = played(number)
        seat = game.seat_to_act
        for band in [one for one in game.legal() if isinstance(one, PlayBand) and one.leader is not None][:20]:
            told = preview(game.observe(seat), band)
            seen.add(told.bar)
            assert (told.bar is None) == bool(told.markers)
            if told.bar == "leader":
                assert told.power == "halfling"
            if told.bar == "size":
                assert told.there is not None
                assert told.there >= told.placed or told.power == "wingfolk"
            assert told.more >= told.glory
    assert {None, "leader", "size"} <= seen
