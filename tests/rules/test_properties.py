"""What holds in every position of every game."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.counts import count
from support.hidden import rehide

from ethnos.rules import (
    DECISIONS,
    PRESETS,
    NotLegal,
    State,
    ViewRecord,
    describe,
    legal_decisions,
    look,
    new_state,
    play,
    preset,
    seat_to_act,
)
from ethnos.rules import view as view_module
from ethnos.rules.components import DRAGON, HAND_LIMIT, KINGDOMS, MARKERS
from ethnos.rules.deal import lower_half
from ethnos.rules.facade.invariants import problems

EXAMPLES = settings(
    max_examples=count(test=30, nightly=400), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)

games = st.builds(
    lambda players, name, seed: (preset(name, players), seed),
    st.integers(2, 6),
    st.sampled_from(sorted(PRESETS)),
    st.integers(0, 2**63 - 1),
)


def positions(game: tuple[object, int]) -> Iterator[tuple[State, random.Random]]:
    """Every position of a random game, with the dice that play it."""
    options, seed = game
    s = new_state(options, seed)  # type: ignore[arg-type]
    dice = random.Random(seed)
    yield s, dice
    while legal := legal_decisions(s):
        # Mostly whole bands and few declines, so that games look like games.
        play(s, dice.choice([d for d in legal if "decline" not in describe(d)] or legal))
        yield s, dice


@EXAMPLES
@given(games)
@pytest.mark.rule("C2", "C3", "C5", "B8", "T1", "A5")
def test_nothing_is_ever_lost_or_made(game: tuple[object, int]) -> None:
    """Cards conserved, markers within the supply, hands of at most ten, dragons low."""
    for s, _ in positions(game):
        assert problems(s) == []
        assert max(s.hand_n) <= HAND_LIMIT
        assert DRAGON not in s.deck[lower_half(s) : s.deck_n]
        for p in range(s.players):
            out = sum(s.markers[p]) + sum(s.horde[p])
            assert 0 <= out <= MARKERS - 1
            assert len(s.markers[p]) == KINGDOMS


@EXAMPLES
@given(games)
def test_every_illegal_decision_is_refused_and_changes_nothing(game: tuple[object, int]) -> None:
    for s, dice in positions(game):
        if dice.random() > 0.05:
            continue
        legal = legal_decisions(s)
        before = s.to_bytes()
        for decision in {*dice.sample(range(DECISIONS), 12), -1, DECISIONS} - set(legal):
            with pytest.raises(NotLegal) as refused:
                play(s, decision)
            assert s.to_bytes() == before
            assert describe(legal[0]) in str(refused.value) if legal else "nothing is allowed" in str(refused.value)


@EXAMPLES
@given(games)
@pytest.mark.rule("V1", "V2")
def test_a_view_does_not_change_with_what_is_hidden(game: tuple[object, int]) -> None:
    assert leaks(game) == 0


@pytest.mark.parametrize("leak", ["hand", "deck", "pick", "phase"])
def test_a_planted_leak_is_seen(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The property above can fail: each of these leaks makes it."""
    honest = view_module.observe

    def leaky(s: State, seat: int, v: ViewRecord) -> None:
        honest(s, seat, v)
        other = (seat + 1) % s.players
        if leak == "hand":
            v.hand[other][0] = s.hand[other][0]
        elif leak == "deck" and s.deck_n:
            v.picked[9] = s.deck[s.deck_n - 1]
        elif leak == "pick":
            v.leader = s.leader
        elif leak == "phase":
            v.phase = s.phase

    monkeypatch.setattr("ethnos.rules.facade.play.observe", leaky)
    assert sum(leaks((preset("standard", players), seed)) for players in (2, 4) for seed in range(2)) > 0


def leaks(game: tuple[object, int]) -> int:
    """How many views of a game change when only hidden things do."""
    found = 0
    for s, dice in positions(game):
        if dice.random() > 0.2:
            continue
        for seat in range(-1, s.players):
            twin = rehide(s, seat, dice)
            found += look(s, seat).to_bytes() != look(twin, seat).to_bytes()
            if seat == seat_to_act(s):
                assert legal_decisions(s) == legal_decisions(twin) == legal_decisions(look(twin, seat))
    return found


@EXAMPLES
@given(games)
@pytest.mark.rule("V1")
def test_public_knowledge_is_never_wrong(game: tuple[object, int]) -> None:
    for s, _ in positions(game):
        for p in range(s.players):
            hand = s.hand[p][: s.hand_n[p]]
            for kind in s.known[p][: s.known_n[p]]:
                hand.remove(kind)


@EXAMPLES
@given(games)
@pytest.mark.rule("E1", "E5", "E6")
def test_glory_is_the_sum_of_the_sheets(game: tuple[object, int]) -> None:
    options, seed = game
    s = new_state(options, seed)  # type: ignore[arg-type]
    s.rng = [0, 0, 0, 0]  # stop before every deal, where the sheet lies open
    dice = random.Random(seed)
    before = list(s.glory)
    while legal := legal_decisions(s):
        play(s, dice.choice(legal))
    if s.winner >= 0:
        return
    for p in range(s.players):
        bands = sum(s.band_won[i] for i in range(s.bands) if s.band_owner[i] == p)
        items = sum(s.won[p]) + s.giant_won[p] + s.claimed[p] + s.raid_won[p] + bands
        assert s.glory[p] - before[p] == items
