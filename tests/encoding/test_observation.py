"""The observation: what the table says, in its range, the same at both speeds, and blind to what is hidden."""

import numpy as np
import pytest
from support.bold_games import positions
from support.counts import count
from support.hidden import rehide
from support.tried import Record

import ethnos.encoding
from ethnos.encoding import OBSERVATION, OFFSET, PLANES, scales
from ethnos.encoding.observation import encode
from ethnos.envs.env_build import ENVS
from ethnos.rules import Phase, State, legal_decisions, look
from ethnos.rules.components import BOARDS, KINDS, KINGDOMS, NOBODY, SEATS, SKELETON, kingdom_of
from ethnos.rules.markers import barrier, supply
from ethnos.rules.picking import fits
from ethnos.rules.scoring import band_glory, band_strength, score_bands, score_boards
from ethnos.rules.state import Shape
from ethnos.rules.tribes.giants import score_giant
from ethnos.rules.tribes.orcs import raid
from ethnos.rules.unseen import count_unseen


def seen(s: State, seat: int) -> list[int]:
    observation = [99] * OBSERVATION
    encode(look(s, seat), observation)
    return observation


def plane(observation: list[int], name: str) -> list[int]:
    width = next(plane.width for plane in PLANES if plane.name == name)
    return observation[OFFSET[name] : OFFSET[name] + width]


@pytest.mark.parametrize("players", range(2, 7))
def test_every_cell_is_within_the_range_of_its_plane(players: int) -> None:
    for seed in range(count(test=2, nightly=10)):
        for s, _ in positions(players, seed):
            observation = seen(s, s.current)
            for each in PLANES:
                cells = plane(observation, each.name)
                assert each.low <= min(cells), each.name
                assert max(cells) <= each.high, each.name
            assert observation[sum(p.width for p in PLANES) :] == [0] * (OBSERVATION - sum(p.width for p in PLANES))


@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("players", range(2, 7))
def test_both_speeds_see_the_same(players: int) -> None:
    engine = ENVS.compiled()
    views, out = engine.views(1), np.full((1, OBSERVATION), 99, np.int8)
    for seed in range(count(test=2, nightly=10)):
        for s, _ in positions(players, seed):
            engine.put(views, 0, look(s, s.current))
            engine.encode_at(views, 0, out, 0)
            assert out[0].tolist() == seen(s, s.current)


@pytest.mark.parametrize("players", range(2, 7))
def test_the_outlook_is_what_the_age_would_score(players: int) -> None:
    for seed in range(count(test=4, nightly=10)):
        for s, _ in positions(players, seed):
            if s.phase == Phase.RAID:
                continue
            end = s.copy()
            score_boards(end)
            score_giant(end)
            last = seen(s, s.current)[OFFSET["last_age"]]
            for p in range(players):
                if last:
                    raid(end, p)
            boards = [end.won[s.current][board] for board in range(KINGDOMS + 1)]
            score_bands(end)
            observation = seen(s, s.current)
            mine = end.glory[s.current]
            others = [end.glory[(s.current + i) % players] - mine for i in range(1, players)]
            assert plane(observation, "outlook")[:players] == [min(mine // 2, 127), *others]
            assert plane(observation, "board_glory") == boards
            for board in range(BOARDS):
                places = [end.place[(s.current + i) % players][board] for i in range(players)]
                assert plane(observation, "place")[board * SEATS :][:players] == places


@pytest.mark.parametrize("players", range(2, 7))
def test_a_marker_gains_what_the_board_then_pays(players: int) -> None:
    for s, _ in positions(players, 5):
        if s.phase == Phase.RAID:
            continue
        gains = plane(seen(s, s.current), "marker_gain")
        for k in range(KINGDOMS):
            before, after = s.copy(), s.copy()
            after.markers[s.current][k] += 1
            score_boards(before)
            score_boards(after)
            assert gains[k] == after.won[s.current][k] - before.won[s.current][k]


@pytest.mark.parametrize("players", range(2, 7))
def test_a_bands_way_into_a_kingdom_is_what_the_rules_ask(players: int) -> None:
    """The barrier, and the room beyond it: a band of that colour in hand can be placed where there is room."""
    for s, _ in positions(players, 6):
        observation, me = seen(s, s.current), s.current
        barriers, rooms, supplies = (plane(observation, name) for name in ("barrier", "room", "supply"))
        assert barriers == [barrier(s, me, k) for k in range(KINGDOMS)]
        assert supplies[:players] == [supply(s, (me + i) % players) for i in range(players)]
        hand = s.hand[me][: s.hand_n[me]]
        for k in range(KINGDOMS):
            largest = max((sum(fits(card, c, Shape.KINGDOM) for c in hand) for card in hand if of(card, k)), default=0)
            assert rooms[k] == largest - barriers[k]


def of(card: int, kingdom: int) -> bool:
    return card != SKELETON and kingdom_of(card) == kingdom


@pytest.mark.parametrize("players", range(2, 7))
def test_the_unseen_and_what_bands_score_are_as_the_rules_count_them(players: int) -> None:
    """Both are counted by the encoding itself, for speed."""
    for s, _ in positions(players, 7):
        observation, unseen = seen(s, s.current), [0] * KINDS
        count_unseen(look(s, s.current), unseen, 0)
        assert plane(observation, "unseen") == unseen
        scored = [0] * SEATS
        for band in range(s.bands):
            scored[(s.band_owner[band] - s.current) % players] += band_glory(band_strength(s, band))
        assert plane(observation, "band_glory") == scored


def turned(s: State, by: int) -> State:
    """The same game with everybody moved `by` seats clockwise."""
    n, twin = s.players, s.copy()

    def to(p: int) -> int:
        return p if p == NOBODY else (p + by) % n

    for name in ("glory", "markers", "horde", "merfolk", "hand_n", "known_n", "known", "hand", "place", "won"):
        for p in range(n):
            value = getattr(s, name)[p]
            getattr(twin, name)[to(p)] = value[:] if isinstance(value, list) else value
    twin.trolls = [to(p) for p in s.trolls]
    twin.band_owner = [to(p) for p in s.band_owner]
    twin.giant, twin.first, twin.current, twin.drawer = to(s.giant), to(s.first), to(s.current), to(s.drawer)
    return twin


@pytest.mark.parametrize("players", range(2, 7))
def test_the_deciding_seat_comes_first_wherever_it_sits(players: int) -> None:
    for s, dice in positions(players, 3):
        twin = turned(s, dice.randrange(1, players))
        assert twin.current != s.current
        assert seen(twin, twin.current) == seen(s, s.current)
        assert legal_decisions(twin) == legal_decisions(s)


@pytest.mark.parametrize("players", range(2, 7))
def test_observation_and_mask_do_not_depend_on_what_is_hidden(players: int, record_property: Record) -> None:
    """Every seat's observation, the mask of the seat that is asked; 100,000 states at night."""
    states, seed = 0, 100
    while states < count(test=300, nightly=20_000):
        seed += 1
        for s, dice in positions(players, seed):
            seat = s.current if dice.random() < 0.7 else dice.randrange(players)
            twin = rehide(s, seat, dice)
            assert seen(twin, seat) == seen(s, seat)
            if seat == s.current:
                assert legal_decisions(twin) == legal_decisions(s)
            states += 1
    record_property("states observed the same whatever is hidden", states)


def test_absent_seats_stay_empty() -> None:
    for s, _ in positions(3, 1):
        observation = seen(s, s.current)
        assert plane(observation, "present") == [1, 1, 1, 0, 0, 0]
        for name in ("merfolk", "giant", "hand_size", "bands", "glory", "supply", "outlook"):
            assert plane(observation, name)[3:] == [0] * (SEATS - 3)


def test_one_view_is_encoded_into_whatever_holds_numbers() -> None:
    for s, _ in positions(3, 2):
        expected = seen(s, s.current)
        view = look(s, s.current)
        array, row = np.zeros(OBSERVATION, np.int8), [7] * OBSERVATION
        assert ethnos.encoding.encode(view).dtype == np.int8
        assert ethnos.encoding.encode(view, array) is array
        assert array.tolist() == ethnos.encoding.encode(view).tolist() == ethnos.encoding.encode(view, row) == expected


def test_every_cell_has_a_scale() -> None:
    assert len(scales()) == OBSERVATION
    assert all(plane.scale > 0 and plane.low <= 0 < plane.high <= 127 for plane in PLANES)
