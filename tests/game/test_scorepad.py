"""A score pad gives what the game itself gave, and says what is wrong at its field."""

import random
import re
from dataclasses import replace as changed
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from support.counts import count
from support.entering import simulated
from support.tried import Record

from ethnos.game.scorepad import AgeEntry, BandEntry, ScorePad, SeatEntry, score_pad
from ethnos.rules import PRESETS, TribeNumber, new_state, preset
from ethnos.rules.facade.counted import CountedAge, CountedBand, CountedGame, CountedSeat
from ethnos.rules.facade.reckoning import reckoned
from ethnos.words import LANGUAGES, Kingdom, Tribe, words
from ethnos.words.speech import source

TOKENS = [(0, 2, 8), (0, 4, 8), (2, 4, 10), (2, 6, 8), (4, 6, 10), (4, 6, 6)]
TRIBES = (Tribe.DWARF, Tribe.GIANT, Tribe.MERFOLK, Tribe.ORC, Tribe.TROLL, Tribe.SKELETON)
OTHERS = (Tribe.CENTAUR, Tribe.ELF, Tribe.HALFLING, Tribe.MINOTAUR, Tribe.WINGFOLK, Tribe.WIZARD)


def age(*seats: SeatEntry, **more: Any) -> AgeEntry:
    return AgeEntry(seats=(*seats, *[SeatEntry()] * (4 - len(seats))), **more)


def pad(*ages: AgeEntry, **more: Any) -> ScorePad:
    given: dict[str, Any] = {
        "names": ("Ada", "Bo", "Cy", "Di"),
        "tribes": TRIBES,
        "tokens": dict(zip(Kingdom, TOKENS, strict=True)),
        "ages": ages,
    }
    return ScorePad(**{**given, **more})


@pytest.mark.rule("E1", "E2", "E3", "E4", "E5", "E6", "E7", "G1", "G2", "A1")
def test_simulated_games_entered_give_their_own_sheets(record_property: Record) -> None:
    ages, tribes = 0, set()
    for number in range(count(test=30, nightly=300)):
        game = simulated(number)
        tribes |= set(game.pad.tribes)
        for n in range(1, len(game.pad.ages) + 1):
            told = score_pad(replace(game.pad, ages=game.pad.ages[:n]))
            assert (told.faults, told.gaps) == ((), ())
            assert list(told.sheets) == game.sheets[:n]
            assert list(told.begins) == game.begins[n - 1 : n]
            assert told.over == (n == len(game.pad.ages))
            ages += 1
        ranks = [(rank.seat, rank.place, rank.glory, rank.markers, rank.bands) for rank in told.ranking]
        assert ranks == [(rank.seat, rank.place, rank.glory, rank.markers, rank.bands) for rank in game.result.ranking]
    assert tribes == set(Tribe)
    record_property("finished ages entered on the score pad", ages)


FEWER = (age(SeatEntry(markers={Kingdom.RHEA: 3}, merfolk=5, horde=4)), age(SeatEntry(merfolk=5, horde=4)))
LESS = (age(SeatEntry(merfolk=5, horde=4)), age(SeatEntry(merfolk=4, horde=3)))
MANY = SeatEntry(bands=(BandEntry(10),) * 6)
WRONG: list[tuple[str, str, ScorePad]] = [
    ("unknown-preset", "preset", pad(preset="klingon")),
    ("unknown-preset", "preset", pad(preset="polish+skeletons-win+skeletons-pass")),
    ("tribe-count", "tribes", pad(tribes=TRIBES[:5])),
    ("tribe-count", "tribes", pad(tribes=(*TRIBES[:5], Tribe.DWARF))),
    ("token-none", "tokens.rhea.1", pad(tokens={Kingdom.RHEA: (0, 3, 4)})),
    ("token-box", "tokens.duris.2", pad(tokens={Kingdom.RHEA: (0, 10, 10), Kingdom.DURIS: (0, 2, 10)})),
    ("token-order", "tokens.rhea.1", pad(tokens={Kingdom.RHEA: (4, 2, None)})),
    ("token-age", "tokens.rhea.3", pad(tokens={Kingdom.RHEA: (0, 2, 4, 6)})),
    ("age-none", "ages.3", pad(age(), age(), age(), age())),
    ("age-won", "ages.1", pad(age(winner=1), age())),
    ("seats", "ages.0.seats", pad(AgeEntry(seats=(SeatEntry(),) * 3))),
    ("range", "ages.0.seats.0.markers.rhea", pad(age(SeatEntry(markers={Kingdom.RHEA: -1})))),
    ("supply", "ages.0.seats.0.markers", pad(age(SeatEntry(markers=dict.fromkeys(Kingdom, 4), horde=1)))),
    ("fewer", "ages.1.seats.0.markers.rhea", pad(*FEWER)),
    ("fewer", "ages.1.seats.0.merfolk", pad(*LESS)),
    ("fewer", "ages.1.seats.0.horde", pad(*LESS)),
    ("range", "ages.0.seats.1.merfolk", pad(age(SeatEntry(), SeatEntry(merfolk=19)))),
    ("range", "ages.0.seats.1.horde", pad(age(SeatEntry(), SeatEntry(horde=7)))),
    ("troll-twice", "ages.0.seats.1.trolls.0", pad(age(SeatEntry(trolls=(3,)), SeatEntry(trolls=(3,))))),
    ("range", "ages.0.seats.0.trolls.1", pad(age(SeatEntry(trolls=(1, 7))))),
    ("giant-holder", "ages.0.giant", pad(age(SeatEntry(claims=1)))),
    ("giant-claim", "ages.0.giant", pad(age(SeatEntry(claims=1), giant=1))),
    ("giant-claims", "ages.0.giant", pad(age(SeatEntry(claims=6), SeatEntry(claims=5), giant=1))),
    ("no-seat", "ages.0.giant", pad(age(giant=4))),
    ("no-seat", "ages.0.drawer", pad(age(drawer=-1))),
    ("no-seat", "ages.0.winner", pad(age(winner=9))),
    ("no-win", "ages.0.winner", pad(age(winner=0), preset="english")),
    ("no-win", "ages.0.winner", pad(age(winner=0), tribes=OTHERS)),
    ("range", "ages.0.seats.0.bands.1.cards", pad(age(SeatEntry(bands=(BandEntry(1), BandEntry(11)))))),
    ("band-skeletons", "ages.0.seats.0.bands.0.skeletons", pad(age(SeatEntry(bands=(BandEntry(3, 3),))))),
    ("deck-skeletons", "ages.0.seats.0.bands.1.skeletons", pad(age(SeatEntry(bands=(BandEntry(9, 7),) * 2)))),
    ("deck-skeletons", "ages.0.seats.0.bands.0.skeletons", pad(age(SeatEntry(bands=(BandEntry(9, 3),)), winner=1))),
    ("deck-dwarf", "ages.0.seats.0.bands.12.dwarf", pad(age(SeatEntry(bands=(BandEntry(1, 0, True),) * 13)))),
    ("deck-cards", "ages.0.seats.1.bands.0.cards", pad(age(MANY, MANY))),
    ("no-tribe", "ages.0.seats.0.merfolk", pad(age(SeatEntry(merfolk=1)), tribes=OTHERS)),
    ("no-tribe", "ages.0.seats.0.horde", pad(age(SeatEntry(horde=1)), tribes=OTHERS)),
    ("no-tribe", "ages.0.seats.0.trolls.0", pad(age(SeatEntry(trolls=(1,))), tribes=OTHERS)),
    ("no-tribe", "ages.0.seats.0.claims", pad(age(SeatEntry(claims=1)), tribes=OTHERS)),
    ("no-tribe", "ages.0.giant", pad(age(giant=0), tribes=OTHERS)),
    ("no-tribe", "ages.0.seats.0.bands.0.skeletons", pad(age(SeatEntry(bands=(BandEntry(3, 1),))), tribes=OTHERS)),
    ("no-tribe", "ages.0.seats.0.bands.0.dwarf", pad(age(SeatEntry(bands=(BandEntry(3, 0, True),))), tribes=OTHERS)),
]


@pytest.mark.rule("B1", "B2", "B8", "C2", "C4", "C5", "C6", "C8", "C9", "E7", "S1", "S2")
@pytest.mark.parametrize(("code", "field", "wrong"), WRONG, ids=[f"{code} {field}" for code, field, _ in WRONG])
def test_a_wrong_entry_says_so_at_its_field(code: str, field: str, wrong: ScorePad) -> None:
    told = score_pad(wrong)
    found = [fault for fault in told.faults if fault.field == field]
    assert [fault.code for fault in found] == [code]
    assert not told.over


def test_every_reason_can_arise_and_is_said_in_every_language() -> None:
    found = [fault for _, _, wrong in WRONG for fault in score_pad(wrong).faults]
    found += score_pad(pad(age(), tokens={})).gaps
    named = set(re.findall(r"^(pad-[a-z-]+) =", source("en", "companion"), re.MULTILINE))
    assert {fault.says.message for fault in found} >= named
    for language in LANGUAGES:
        for fault in found:
            told = {key: getattr(value, "tribe", value) for key, value in fault.says.args.items()}
            assert words(language).say(fault.says.message, **told)


def test_ages_before_a_wrong_one_are_scored() -> None:
    told = score_pad(pad(age(SeatEntry(markers={Kingdom.RHEA: 2})), age(SeatEntry(horde=9))))
    assert [sheet.age for sheet in told.sheets] == [1]
    assert next(fault.field for fault in told.faults).startswith("ages.1.")


def test_tokens_not_entered_yet_are_gaps_and_count_nothing() -> None:
    one = age(SeatEntry(markers=dict.fromkeys(Kingdom, 1)))
    told = score_pad(pad(one, tokens={Kingdom.RHEA: (2, None, None)}))
    assert [gap.field for gap in told.gaps] == [f"tokens.{k}.0" for k in Kingdom if k != Kingdom.RHEA]
    assert told.sheets[0].players[0].total == 2
    assert score_pad(pad(*[one] * 3, tokens={Kingdom.RHEA: (2, 4, 6)})).over is False


@pytest.mark.rule("S1", "S3", "S4", "A4", "A5", "C4", "B8")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_set_up_is_that_of_a_game(players: int) -> None:
    s = new_state(preset("standard", players), seed=players)
    tribes = tuple(one for one, there in zip(Tribe, s.tribes, strict=True) if there)
    told = score_pad(ScorePad(names=("x",) * players, tribes=tribes)).setup
    assert told is not None
    assert told.row == s.row_n
    assert told.upper + told.lower == s.deck_n
    assert all(card != max(s.deck) for card in s.deck[told.lower : s.deck_n])
    assert told.cards == s.deck_n - 3 + s.row_n + players
    assert sorted(value for kingdom in s.tokens[:6] for value in kingdom[: told.ages]) == list(told.tokens)
    assert told.supply == 25 - (Tribe.MERFOLK in tribes)
    assert len(told.giant) == len(told.merfolk) == told.ages


@pytest.mark.rule("A1", "O1")
def test_who_begins_hangs_on_the_third_dragon_only_where_it_does() -> None:
    ahead = SeatEntry(bands=(BandEntry(6),))
    assert score_pad(pad(age(ahead, ahead, ahead))).begins == (3,)
    assert score_pad(pad(age(ahead))).begins == (1, 2, 3)
    assert score_pad(pad(age(ahead, drawer=2))).begins == (2,)
    assert score_pad(pad(age(ahead, ahead, ahead), preset="german")).begins == (0, 1, 2, 3)
    assert score_pad(pad(age(ahead, ahead, ahead, drawer=0), preset="german")).begins == (0,)


@pytest.mark.rule("G1", "G2")
def test_what_sets_a_place_below_the_one_before_it() -> None:
    last = [age(), age()]
    one, two = SeatEntry(bands=(BandEntry(3), BandEntry(3))), SeatEntry(bands=(BandEntry(4),))
    told = score_pad(pad(*last, age(one, two, SeatEntry(bands=(BandEntry(3, 0),)))))
    assert [(rank.seat, rank.below_by) for rank in told.ranking] == [
        (1, None), (0, "bands"), (2, "glory"), (3, "glory")
    ]  # fmt: skip
    level = score_pad(pad(*last, age(one, one)))
    assert [(rank.place, rank.below_by) for rank in level.ranking][:2] == [(1, None), (1, "nothing")]
    zero = {Kingdom.RHEA: 1}  # a token worth nothing
    tokens = {**dict(zip(Kingdom, TOKENS, strict=True))}
    few = score_pad(pad(age(SeatEntry(markers=zero)), *[age(SeatEntry(markers=zero), winner=3)], tokens=tokens))
    assert [(rank.seat, rank.below_by) for rank in few.ranking] == [
        (3, None), (0, "skeletons"), (1, "markers"), (2, "nothing")
    ]  # fmt: skip
    assert few.over
    assert len(few.sheets) == 1


@pytest.mark.parametrize("book", PRESETS)
def test_a_pad_that_travels_is_the_same_pad(book: str) -> None:
    sent = replace(simulated(3).pad, preset=book)
    assert msgspec.json.decode(msgspec.json.encode(sent), type=ScorePad) == sent


def test_any_numbers_at_all_are_answered_not_failed() -> None:
    rng = random.Random(5)

    def number() -> int:
        return rng.choice([-1000, -1, 0, 1, 2, 3, 6, 7, 10, 11, 18, 19, 26, 1000])

    for _ in range(count(test=300, nightly=20_000)):
        seats = [
            SeatEntry(
                {k: number() for k in Kingdom if rng.random() < 0.5},
                tuple(BandEntry(number(), number(), rng.random() < 0.2) for _ in range(rng.randrange(4))),
                number(), tuple(number() for _ in range(rng.randrange(3))), number(), number(), rng.random() < 0.5,
            )
            for _ in range(rng.randrange(7))
        ]  # fmt: skip
        ages = tuple(
            AgeEntry(tuple(seats), *(rng.choice([None, number()]) for _ in range(3))) for _ in range(rng.randrange(5))
        )
        names = ("x",) * rng.randrange(2, 7)
        tribes = tuple(rng.sample(list(Tribe), 6 if len(names) > 3 else 5))
        tokens = {k: tuple(rng.choice([None, number()]) for _ in range(rng.randrange(4))) for k in Kingdom}
        told = score_pad(ScorePad(names, tribes, "standard", tokens, ages))
        assert len(told.sheets) <= len(ages)
        assert all(fault.field.split(".")[0] in ("ages", "tokens") for fault in told.faults)


@pytest.mark.rule("E5", "E6")
def test_the_rules_score_plain_counts_too() -> None:
    options = changed(preset("standard", 2), tribes=tuple(TribeNumber(t) for t in (1, 3, 5, 7, 11)))
    seats = CountedSeat(bands=(CountedBand(5, 4, dwarf=True),), horde=3, raids=True), CountedSeat(horde=2)
    game = CountedGame(((None, None),) * 6, (CountedAge(seats), CountedAge(seats)))
    scored = [list(s.glory[:2]) for s in reckoned(options, game)]
    assert scored == [[7, 0], [14, 3]]  # a Dwarf and four Skeletons count 2; nobody must raid before the last age
