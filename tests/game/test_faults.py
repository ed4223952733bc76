"""Why a decision is refused: every reason, and only where it holds."""

import random

import pytest
from support.players import new_game, play_on
from support.playing import do
from support.positions import position

from ethnos import (
    Card,
    Conjure,
    Decision,
    Decline,
    DrawFromDeck,
    JoinHorde,
    KeepCards,
    Kingdom,
    Pass,
    PlaceMarker,
    PlayBand,
    Raid,
    TakeCard,
    TakeTroll,
)
from ethnos.game import IllegalDecision
from ethnos.game.decisions import read, spell
from ethnos.game.faults import fault
from ethnos.rules import State, play
from ethnos.rules.facade.spelling import whole_decisions
from ethnos.words import LANGUAGES, Phrase

ELF, ORC = Card.ELF_RHEA, Card.ORC_DURIS


def elf_hand() -> State:
    return position(tribes="EODTWS", hands={0: "Er Ed Od S"}, row="Es", markers={0: "r"})


CASES: list[tuple[State, Decision, str]] = [
    (elf_hand(), PlaceMarker(Kingdom.RHEA), "wrong-question"),
    (elf_hand(), Decline("marker"), "wrong-question"),
    (elf_hand(), Pass(), "wrong-question"),
    (elf_hand(), KeepCards(()), "wrong-question"),
    (elf_hand(), Raid(), "wrong-question"),
    (elf_hand(), Conjure(), "wrong-question"),
    (elf_hand(), JoinHorde(), "wrong-question"),
    (elf_hand(), TakeCard(Card.ELF_RHEA), "not-in-row"),
    (elf_hand(), PlayBand(ELF, (ELF, ORC)), "band-mixed"),
    (elf_hand(), PlayBand(Card.SKELETON, (Card.SKELETON,)), "skeleton-leads"),
    (elf_hand(), PlayBand(ELF, (Card.ELF_DURIS,)), "leader-outside"),
    (elf_hand(), PlayBand(None, (ELF,)), "band-without-leader"),
    (elf_hand(), PlayBand(None, (Card.SKELETON,) * 10), "not-held"),
    (elf_hand(), PlayBand(ELF, (ELF, ELF)), "not-held"),
    (do(elf_hand(), "lead Ed", "whole tribe"), PlaceMarker(Kingdom.RHEA), "marker-barred"),
    (do(elf_hand(), "band Er"), KeepCards((Card.WIZARD_RHEA,)), "not-held"),
    (do(elf_hand(), "band Er"), KeepCards((Card.ELF_DURIS, ORC)), "keep-too-many"),
    (position(tribes="TDEGHS", hands={0: "Tr Td"}, trolls={1: [2]}), TakeTroll(1), "wrong-question"),
    (position(hands={0: "Er Er Ed Ed Ei Ei Ea Ea Ep Ep"}), DrawFromDeck(), "hand-full"),
    (position(hands={0: "Er Er Ed Ed Ei Ei Ea Ea Ep Ep"}, row="Dr"), TakeCard(Card.DWARF_RHEA), "hand-full"),
]


@pytest.mark.parametrize(("s", "decision", "code"), CASES, ids=[f"{c[2]}-{i}" for i, c in enumerate(CASES)])
def test_a_fault_has_its_reason(s: State, decision: Decision, code: str) -> None:
    found = fault(s, decision)
    assert found is not None
    assert found.message == f"error-{code}"


def test_a_troll_token_that_is_taken_or_too_large() -> None:
    s = do(position(tribes="TDEGHS", hands={0: "Tr Td"}, trolls={1: [2]}), "lead Tr", "whole tribe", "decline")
    for value in (0, 2, 3, 7):
        assert fault(s, TakeTroll(value)) is not None
    assert fault(s, TakeTroll(1)) is None


@pytest.mark.parametrize("players", range(2, 7))
def test_faultless_is_the_same_as_legal(players: int) -> None:
    """For random decisions of every kind: no fault exactly where the engine plays them."""
    game = new_game(players, seed=21)
    dice = random.Random(players)
    kinds: list[Decision] = [DrawFromDeck(), Pass(), JoinHorde(), Conjure(), Raid()]
    kinds += [Decline(q) for q in ("marker", "troll", "horde", "merfolk", "centaur", "wizard", "raid")]
    kinds += [PlaceMarker(k) for k in Kingdom] + [TakeTroll(v) for v in range(1, 7)]
    while not game.is_over and len(game.history) < 150:
        s = game._state
        legal = {read(s, spelling) for spelling in whole_decisions(s)}
        cards = list(Card)
        tried = set(kinds) | {TakeCard(dice.choice(cards)) for _ in range(5)} | legal
        for _ in range(5):
            some = tuple(dice.choices(cards, k=dice.randint(1, 3)))
            tried |= {PlayBand(some[0], some), KeepCards(some)}
        for decision in tried:
            assert (fault(s, decision) is None) == (decision in legal), decision
            if fault(s, decision) is None:
                twin = s.copy()
                for number in spell(s, decision):
                    play(twin, number)
        play_on(game, dice, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_list_of_what_is_allowed_can_be_said(language: str) -> None:
    hand = "Mr Md Mi Ma Mp Ms Mr Md Mi S"
    s = position(tribes="MODTWS", hands={0: hand}, row="")
    bands = sorted((read(s, spelling).phrase() for spelling in whole_decisions(s)), key=lambda p: -len(str(p)))
    said = IllegalDecision(Phrase("error-hand-full"), lambda: bands).say(language)
    assert len(said) > 600
