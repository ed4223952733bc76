"""What travels with a question is what the rules allow, and nothing is told to those who are not asked."""

import itertools
import json

import msgspec
from support.counts import count
from support.players import random_positions

from ethnos.game.choices import choices
from ethnos.game.decisions import KeepCards, PlayBand
from ethnos.game.preview import band_preview, preview
from ethnos.words import Card, Kingdom, Phrase, Unspoken, unspoken

GAMES = count(test=2, nightly=20)


def test_the_choices_are_the_legal_decisions() -> None:
    kept = 0
    for players, seed in itertools.product((2, 4, 6), range(GAMES)):
        for game in random_positions(players, seed=seed):
            legal = game.legal()
            for seat in [*range(players), None]:
                told = choices(game.observe(seat))
                if seat is None or seat != game.seat_to_act:
                    assert told is None
                    continue
                assert told is not None
                assert [one.decision for one in told.single] == [
                    one for one in legal if not isinstance(one, PlayBand | KeepCards)
                ]
                assert [one.says for one in told.single] == [unspoken(one.decision.phrase()) for one in told.single]
                assert told.bands == any(isinstance(one, PlayBand) for one in legal)
                keeps = [len(one.cards) for one in legal if isinstance(one, KeepCards)]
                assert told.keeps == (max(keeps) if keeps else None)
                kept += bool(keeps)
                assert len(msgspec.json.encode(told)) < 6000
    assert kept > 0


def test_every_leader_of_a_band_is_previewed_and_the_best_comes_first() -> None:
    seen = 0
    for game in random_positions(4, seed=5):
        bands = [one for one in game.legal() if isinstance(one, PlayBand) and len(set(one.cards)) > 1]
        if not bands:
            continue
        view = game.observe(game.seat_to_act)
        for band in bands[:: 1 + len(bands) // 4]:
            told = band_preview(view, band)
            leaders = {one.leader for one in bands if one.cards == band.cards}
            assert {one.leader for one in told.leaders} == leaders
            for one in told.leaders:
                assert one.preview == preview(view, PlayBand(one.leader, band.cards))
            placed = [bool(one.preview.markers) for one in told.leaders]
            assert placed == sorted(placed, reverse=True)
            seen += len(leaders) > 1
    assert seen > 20


def test_a_preview_swims_as_the_rules_do() -> None:
    swum = 0
    for seed in range(8):
        for game in random_positions(3, seed=seed):
            merfolk = [
                one
                for one in game.legal()
                if isinstance(one, PlayBand) and one.leader is not None and one.leader.tribe == "merfolk"
            ]
            if not merfolk:
                continue
            seat = game.seat_to_act or 0
            told = preview(game.observe(seat), merfolk[-1]).swims
            assert told is not None
            after = game.copy()
            after.play(merfolk[-1])
            if after.view(seat).question == "marker" and after.seat_to_act == seat:
                after.play(after.legal()[0])
            assert (told.start, told.space) == (game.view().players[seat].merfolk, after.view().players[seat].merfolk)
            if after.view().question == "merfolk":
                assert told.markers == after.view().limit
            swum += 1
    assert swum > 10


def test_a_phrase_travels_without_a_language() -> None:
    nested = Phrase("log-score", {"name": "rhea", "glory": 3})
    sent = unspoken(
        Phrase(
            "log-kingdom-scored",
            {"kingdom": Kingdom.RHEA, "scores": [nested], "card": Card.SKELETON, "cards": (Card.ELF_RHEA,), "none": ()},
        )
    )
    assert json.loads(msgspec.json.encode(sent)) == {
        "kind": "phrase",
        "message": "log-kingdom-scored",
        "args": {
            "kingdom": {"kind": "kingdom", "kingdom": "rhea"},
            "scores": [{"kind": "phrase", "message": "log-score", "args": {"name": "rhea", "glory": 3}}],
            "card": {"kind": "card", "card": "skeleton"},
            "cards": {"kind": "cards", "cards": ["elf-rhea"]},
            "none": {"kind": "cards", "cards": []},
        },
    }
    assert msgspec.json.decode(msgspec.json.encode(sent), type=Unspoken) == sent
