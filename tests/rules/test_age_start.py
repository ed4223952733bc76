"""Section 3: the start of an age."""

import pytest
from support.playing import deal_next, do, ended_age, hand, row
from support.positions import cards, position

from ethnos.rules import RulesError, deal_from, new_state, preset
from ethnos.rules.components import DRAGON
from ethnos.rules.facade.invariants import problems
from ethnos.rules.facade.play import full_deck
from ethnos.rules.state import Phase


@pytest.mark.rule("A1")
def test_the_first_player_of_age_one_is_random() -> None:
    starts = [new_state(preset("standard", 4), seed) for seed in range(60)]
    assert {s.first for s in starts} == {0, 1, 2, 3}
    assert all(s.current == s.first for s in starts)


@pytest.mark.rule("A1")
@pytest.mark.parametrize(
    ("glory", "drawer", "first"),
    [
        ([5, 3, 4, 9], 0, 1),
        ([5, 3, 4, 0], 1, 3),
        ([2, 2, 9, 9], 0, 0),
        ([2, 2, 9, 9], 1, 1),
        ([2, 2, 9, 9], 2, 0),
        ([2, 9, 2, 9], 1, 2),
        ([2, 9, 2, 9], 3, 0),
        ([0, 0, 0, 0], 2, 2),
    ],
)
def test_least_glory_starts_ties_clockwise_from_the_drawer_of_the_third_dragon(
    glory: list[int], drawer: int, first: int
) -> None:
    s = deal_next(ended_age(current=drawer, glory=glory))
    assert (s.first, s.current) == (first, first)


@pytest.mark.rule("A1", "E6")
@pytest.mark.parametrize(("answer", "first"), [("raid", 1), ("decline", 0)])
def test_glory_of_a_raid_counts_before_the_first_player_is_found(answer: str, first: int) -> None:
    s = do(ended_age(tribes="DEGOFS", current=2, glory=[0, 1, 5, 5], horde={0: "rd"}), answer)
    assert deal_next(s).first == first


@pytest.mark.rule("A1", "E5")
def test_glory_of_bands_counts_before_the_first_player_is_found() -> None:
    s = ended_age(glory=[0, 2, 5, 5], bands=[(0, "Er", "Er Ed Ei")])
    assert deal_next(s).first == 1


@pytest.mark.rule("A1", "Trolls")
def test_troll_tokens_do_not_break_this_tie() -> None:
    s = ended_age(tribes="DEGTFS", current=1, glory=[0, 9, 0, 0], trolls={0: [6], 3: [1]})
    assert deal_next(s).first == 2


@pytest.mark.rule("O1", "A1")
@pytest.mark.parametrize("drawer", [0, 1, 2, 3])
def test_by_the_german_sheet_the_drawer_of_the_third_dragon_starts(drawer: int) -> None:
    s = ended_age(rules="german", current=drawer, glory=[7, 0, 3, 3])
    assert deal_next(s).first == drawer


@pytest.mark.rule("A2", "E7")
def test_every_ally_card_is_shuffled_into_the_new_deck() -> None:
    s = ended_age(
        hands={0: "Er Ed", 2: "S S"},
        known={0: "Er"},
        row="Gr Gd",
        bands=[(1, "Dr", "Dr Dd S")],
        markers={0: "rr", 3: "s"},
    )
    deal_next(s)
    in_hands = [s.hand[p][0] for p in range(4)]
    on_table = in_hands + s.row[: s.row_n] + [kind for kind in s.deck[: s.deck_n] if kind != DRAGON]
    assert sorted(on_table) == full_deck(s)
    assert (s.bands, s.dragons, s.known_n[:4], s.hand_n[:4]) == (0, 0, [0] * 4, [1] * 4)
    assert problems(s) == []


@pytest.mark.rule("A2")
def test_a_deal_that_is_not_all_the_cards_is_refused() -> None:
    s = ended_age()
    order = full_deck(s) + [DRAGON] * 3
    for wrong in (order[1:], [*order[1:], order[-4]], [order[0], *order]):
        with pytest.raises(RulesError):
            deal_from(s, wrong)
    assert s.phase == Phase.DEAL


@pytest.mark.rule("A3", "A4")
def test_one_card_each_from_the_first_player_on_then_the_row() -> None:
    s = ended_age(glory=[5, 5, 0, 5])
    deal_next(s, top="Dr Dd Di Da Er Ed Ei Ea Gr Gd Gi Ga Hr")
    assert [hand(s, p) for p in (2, 3, 0, 1)] == ["Dr", "Dd", "Di", "Da"]
    assert row(s) == "Er Ed Ei Ea Gr Gd Gi Ga"
    assert s.deck[s.deck_n - 1] == cards("Hr")[0]


@pytest.mark.rule("A4", "X18")
@pytest.mark.parametrize(("players", "size"), [(2, 4), (3, 6), (4, 8), (5, 10), (6, 12)])
def test_the_row_has_twice_as_many_cards_as_players(players: int, size: int) -> None:
    s = new_state(preset("standard", players), seed=0)
    assert s.row_n == size
    assert s.hand_n[:players] == [1] * players


@pytest.mark.rule("A5")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_dragons_lie_in_the_lower_half_anywhere(players: int) -> None:
    topmost, undermost = [], []
    for seed in range(150):
        s = new_state(preset("standard", players), seed)
        n = s.deck_n - 3
        drawn = s.deck[: s.deck_n][::-1]
        upper = n // 2
        assert DRAGON not in drawn[:upper]
        topmost.append(DRAGON in drawn[upper : upper + 2])
        undermost.append(DRAGON in drawn[-2:])
    assert any(topmost)
    assert any(undermost)


@pytest.mark.rule("A5")
@pytest.mark.parametrize(("tribes", "players"), [("DEGOFS", 4), ("DEGHFS", 5), ("DEGOS", 3), ("DEGHS", 2)])
def test_the_upper_half_is_the_smaller_one(tribes: str, players: int) -> None:
    s = ended_age(players=players, tribes=tribes, age=1)
    allies = full_deck(s)
    n = len(allies) - 3 * players
    above = 3 * players + n // 2
    deal_from(s.copy(), allies[:above] + [DRAGON] * 3 + allies[above:])
    with pytest.raises(RulesError):
        deal_from(s, allies[: above - 1] + [DRAGON] * 3 + allies[above - 1 :])


@pytest.mark.rule("A2")
def test_no_deal_in_the_middle_of_an_age() -> None:
    s = position()
    with pytest.raises(RulesError):
        deal_from(s, full_deck(s) + [DRAGON] * 3)
