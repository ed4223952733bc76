"""Section 9: what everybody may see, and what nobody else may."""

import pytest
from support.playing import allowed, do, hand, known, random_positions, row
from support.positions import cards, position

from ethnos.rules import NOBODY, State, ViewRecord, legal_decisions, look, preset
from ethnos.rules.components import NO_CARD
from ethnos.rules.state import Phase, Position

SECRET = {"hand", "leader", "shape", "picked_n", "picked", "last_pick"}
PUBLIC = set(Position.layout) - SECRET - {"phase"}


def hidden(t: Position, p: int) -> bool:
    return set(t.hand[p]) == {NO_CARD}


@pytest.mark.rule("V1", "V2")
@pytest.mark.parametrize("players", [2, 4])
def test_everyone_sees_the_table_and_nobody_anothers_hand(players: int) -> None:
    for i, s in enumerate(random_positions(preset("english", players), None, seed=players)):
        if i % 7:
            continue
        for seat in range(NOBODY, players):
            v = look(s, seat)
            assert {name for name in PUBLIC if getattr(v, name) != getattr(s, name)} == set()
            for p in range(players):
                assert v.hand[p] == s.hand[p] if p == seat else hidden(v, p)


@pytest.mark.rule("V2")
def test_a_view_has_no_room_for_the_deck_or_the_generator() -> None:
    assert set(ViewRecord.layout) - set(Position.layout) == {"seat"}
    assert {"deck", "rng"} & set(ViewRecord.layout) == set()


@pytest.mark.rule("V1")
def test_what_lies_open_is_seen_by_a_spectator() -> None:
    s = position(
        tribes="GFOTES",
        hands={0: "Er Ed", 1: "S"},
        known={0: "Er"},
        row="Gr S",
        dragons=1,
        markers={0: "rr"},
        horde={1: "d"},
        merfolk=[3, 1],
        trolls={2: [4]},
        glory=[1, 2, 3, 4],
        bands=[(1, "Gd", "Gd Gi S")],
        giant=(1, 3),
    )
    v = look(s, NOBODY)
    assert (row(v), v.dragons, v.hand_n[:4], v.deck_n) == ("Gr S", 1, [2, 1, 0, 0], s.deck_n)
    assert (v.markers[0][0], v.horde[1][1], v.merfolk[:2], v.trolls[3], v.giant) == (2, 1, [3, 1], 2, 1)
    assert (v.glory[:4], v.band_leader[0], v.band_cards[:3]) == ([1, 2, 3, 4], cards("Gd")[0], cards("Gd Gi S"))
    assert known(v, 0) == "Er"
    assert all(hidden(v, p) for p in range(4))


@pytest.mark.rule("V2")
def test_a_band_half_picked_is_its_players_secret() -> None:
    s = position(hands={0: "Er Ed Ei Gr"}, row="S")
    before = {seat: look(s, seat).to_bytes() for seat in (NOBODY, 1, 2, 3)}
    for pick in ("lead Er", "add Ed"):
        do(s, pick)
        assert {seat: look(s, seat).to_bytes() for seat in before} == before
    own = look(s, 0)
    assert (own.leader, own.picked[:2], own.phase) == (cards("Er")[0], cards("Er Ed"), Phase.BAND)


@pytest.mark.rule("V2", "Centaurs")
def test_so_is_a_second_band_half_picked() -> None:
    s = do(position(tribes="CDEGHS", hands={0: "Cr Er Ed"}), "band Cr", "place r")
    before = look(s, 2).to_bytes()
    do(s, "lead Er")
    assert look(s, 2).to_bytes() == before


@pytest.mark.rule("V2", "Elves")
def test_so_are_the_cards_an_elf_is_about_to_keep() -> None:
    s = do(position(hands={0: "Er Ed Dd Gi"}), "band Er Ed", "decline")
    before = look(s, 3).to_bytes()
    do(s, "keep Dd")
    assert look(s, 3).to_bytes() == before


@pytest.mark.rule("V1", "V2")
def test_only_the_seat_to_act_is_asked_and_its_view_tells_it_everything_it_may_do() -> None:
    s = position(hands={0: "Er Gr", 1: "Dd"}, row="S")
    assert allowed(look(s, 0)) == allowed(s)
    assert legal_decisions(look(s, 1)) == legal_decisions(look(s, NOBODY)) == []


@pytest.mark.rule("V1", "T1")
def test_a_card_taken_from_the_row_is_known_to_be_in_that_hand() -> None:
    s = do(position(hands={0: "Dd"}, row="Er Er"), "take Er")
    assert (known(s, 0), hand(s, 0)) == ("Er", "Dd Er")


@pytest.mark.rule("V2", "T1")
def test_a_card_drawn_from_the_deck_is_not() -> None:
    s = do(position(hands={0: "Dd"}, deck="Er"), "draw")
    assert (known(s, 0), hand(s, 0)) == ("", "Dd Er")


@pytest.mark.rule("V1", "B7")
@pytest.mark.parametrize(
    ("own", "public", "steps", "left"),
    [
        ("Er Gd", "Er", ["band Er", "decline", "keep Gd", "done"], ""),
        ("Er Gd", "Gd", ["band Er", "decline", "keep Gd", "done"], "Gd"),
        ("Er Gd Hi", "Gd Hi", ["band Er", "decline", "keep Hi", "done"], "Hi"),
        ("Er Gd Hi", "Hi", ["band Er", "decline", "keep Gd", "done"], ""),
        ("Er Gd Gd", "Gd", ["band Er", "decline", "keep Gd", "done"], ""),
        ("Er Gd Gd", "Gd Gd", ["band Er", "decline", "keep Gd", "done"], "Gd"),
        ("Er Er Gd", "Er", ["band Er", "decline", "keep Er", "done"], ""),
        ("Er Er Gd", "Er Er", ["band Er", "decline", "keep Er", "done"], "Er"),
        ("Dr Dd Er", "Dr Er", ["band Dr Dd", "decline"], ""),
    ],
)
def test_what_is_known_of_a_hand_after_a_band_and_an_elfs_keep(
    own: str, public: str, steps: list[str], left: str
) -> None:
    s = do(position(hands={0: own}, known={0: public}), *steps)
    assert known(s, 0) == left


def chain() -> State:
    s = position(tribes="CDEGZS", hands={0: "Cr Er Zd Zi"}, known={0: "Er Zd"}, deck="Dr Dd Di")
    return do(s, "band Cr", "place r")


@pytest.mark.rule("V1", "Centaurs")
def test_known_cards_stay_known_through_a_centaurs_chain() -> None:
    s = chain()
    assert known(s, 0) == "Er Zd"
    do(s, "band Er", "keep Zd", "done")
    assert known(s, 0) == "Zd"


@pytest.mark.rule("V1", "V2", "Wizards")
def test_a_wizards_draw_leaves_a_hand_of_which_nothing_is_known() -> None:
    s = do(chain(), "band Zd Zi", "decline", "conjure")
    assert (known(s, 0), look(s, 1).hand_n[0], hand(s, 0)) == ("", 2, "Dr Dd")


@pytest.mark.rule("V2")
@pytest.mark.parametrize("dragons", [0, 2])
def test_hands_stay_unseen_when_the_age_ends(dragons: int) -> None:
    deck = "! " * (3 - dragons)
    s = do(position(hands={0: "Er", 1: "Gd"}, dragons=dragons, deck=deck), "draw")
    assert s.phase == Phase.DEAL
    assert hidden(look(s, 0), 1)
    assert hidden(look(s, 1), 0)
