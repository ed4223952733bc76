"""Section 10: where the books differ, and what each of them says."""

import pytest
from support.playing import allowed, deal_next, ended_age, won
from support.positions import kingdom, position

from ethnos.rules import ALTERNATIVES, PRESETS, RulesError, TribeNumber, new_state, preset
from ethnos.rules.components import MERFOLK_BOARD

TEN = "S " * 10

# Book: the drawer starts (O1), ten Skeletons win (O2), Merfolk leader only (O3), Trolls on the Merfolk board (O5).
BOOKS = {
    "standard": (False, True, False, True),
    "polish": (False, True, True, True),
    "english": (False, False, False, False),
    "czech": (False, False, False, False),
    "russian": (False, False, False, False),
    "japanese": (False, False, True, False),
    "german": (True, False, False, False),
}
every_book = pytest.mark.parametrize("book", BOOKS)


@pytest.mark.rule("O1", "O2", "O3", "O5")
def test_there_is_a_preset_for_the_defaults_and_every_book() -> None:
    assert set(PRESETS) == set(BOOKS)
    with pytest.raises(RulesError, match="klingon"):
        preset("klingon", 4)


@pytest.mark.rule("O1", "A1")
@every_book
def test_who_starts_later_ages(book: str) -> None:
    s = deal_next(ended_age(rules=book, current=2, glory=[4, 0, 6, 8]))
    assert s.first == (2 if BOOKS[book][0] else 1)


@pytest.mark.rule("O2", "Skeletons")
@every_book
def test_ten_skeletons_win_or_pass(book: str) -> None:
    s = position(rules=book, hands={0: TEN})
    assert allowed(s) == ({"ten Skeletons"} if BOOKS[book][1] else {"pass"})


@pytest.mark.rule("O3", "E3")
@every_book
def test_second_and_third_on_the_merfolk_board(book: str) -> None:
    s = ended_age(rules=book, age=3, merfolk=[9, 5, 3, 1])
    assert won(s, MERFOLK_BOARD) == ([4, 0, 0, 0] if BOOKS[book][2] else [4, 2, 1, 0])


@pytest.mark.rule("O3")
@pytest.mark.parametrize(
    ("players", "age", "spaces", "expected"),
    [
        (4, 1, [9, 5, 0, 0], [1, 0, 0, 0]),
        (4, 2, [9, 9, 3, 0], [1, 1, 0, 0]),
        (4, 3, [9, 9, 3, 0], [2, 2, 0, 0]),
        (4, 3, [9, 9, 9, 0], [1, 1, 1, 0]),
        (3, 2, [2, 1, 0], [3, 0, 0]),
        (2, 2, [4, 2], [3, 0]),
        (2, 2, [4, 4], [1, 1]),
        (2, 2, [4, 0], [3, 0]),
        (2, 1, [4, 0], [1, 0]),
    ],
)
@pytest.mark.parametrize("book", ["polish", "japanese"])
def test_leader_only_pays_the_ages_value_and_no_bonus_for_being_alone(
    book: str, players: int, age: int, spaces: list[int], expected: list[int]
) -> None:
    tribes = "DEGHFS" if players >= 4 else "DEGFS"
    s = ended_age(players=players, rules=book, age=age, tribes=tribes, merfolk=spaces)
    assert won(s, MERFOLK_BOARD) == expected


@pytest.mark.rule("O3", "E4")
def test_leader_only_leaves_the_kingdoms_alone() -> None:
    s = ended_age(players=2, rules="polish", age=2, tribes="DEGFS", tokens={"r": (2, 6)}, markers={0: "r"})
    assert won(s, kingdom("r")) == [8, 0]


@pytest.mark.rule("O4", "S3")
def test_the_table_may_choose_the_tribes() -> None:
    chosen = (TribeNumber.TROLL, TribeNumber.ELF, TribeNumber.WIZARD, TribeNumber.ORC, TribeNumber.SKELETON)
    for seed in range(10):
        s = new_state(preset("standard", 3, chosen), seed)
        assert {tribe for tribe in TribeNumber if s.tribes[tribe]} == set(chosen)


@pytest.mark.rule("O4", "S3")
def test_by_default_they_are_random() -> None:
    drawn = {tuple(new_state(preset("standard", 3), seed).tribes) for seed in range(10)}
    assert len(drawn) > 5


@pytest.mark.rule("O5", "E3", "Trolls")
@every_book
def test_troll_tokens_on_the_merfolk_board(book: str) -> None:
    s = ended_age(rules=book, age=3, tribes="DEGTFS", merfolk=[9, 9, 3, 0], trolls={1: [2]})
    leader_only, broken = BOOKS[book][2:]
    tie = ([0, 4, 0, 0] if leader_only else [2, 4, 1, 0]) if broken else ([2, 2, 0, 0] if leader_only else [3, 3, 1, 0])
    assert won(s, MERFOLK_BOARD) == tie


@pytest.mark.rule("O5", "E2", "Trolls")
@every_book
def test_troll_tokens_break_ties_in_kingdoms_by_every_book(book: str) -> None:
    s = ended_age(
        rules=book, age=2, tribes="DEGTFS", tokens={"r": (2, 4, 6)}, markers={0: "r", 1: "r"}, trolls={1: [2]}
    )
    assert won(s, kingdom("r")) == [2, 4, 0, 0]


@pytest.mark.rule("O1", "O2", "O3", "O5")
@every_book
def test_each_point_is_chosen_by_itself_whatever_the_book_says(book: str) -> None:
    for alternative in ALTERNATIVES.values():
        for way in (alternative.off, alternative.on):
            changed = preset(f"{book}+{way}", 4)
            assert alternative.chosen(changed) == way
            others = [one for one in ALTERNATIVES.values() if one is not alternative]
            assert [one.chosen(changed) for one in others] == [one.chosen(PRESETS[book]) for one in others]


@pytest.mark.parametrize("name", ["german+klingon", "german+", "german+skeletons-win+skeletons-pass", "+skeletons-win"])
def test_a_single_point_that_cannot_be_is_named(name: str) -> None:
    with pytest.raises(RulesError, match=r"choose|opposite"):
        preset(name, 4)
