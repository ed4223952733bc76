"""Data sets: what is written is what was played, the same files every time, and read back as it was."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.counts import count

from ethnos import EthnosError, Game, SimulatedDealer, UserError, write_record
from ethnos.bots import made_of
from ethnos.bots.trained.network import champion_network
from ethnos.encoding import OBSERVATION, encode
from ethnos.envs.data import DataPlan, DecisionRows, columns, game_of, plan, shard_games
from ethnos.envs.data.columns import GAME_MEANING, MEANING, arrow, files_of, is_written, write_shard
from ethnos.envs.data.data_card import write_card
from ethnos.envs.data.plan import open_folder
from ethnos.game.decisions import read
from ethnos.rules import ViewRecord, legal_decisions, preset
from ethnos.rules.facade.spelling import follow_pick, is_unfinished

pytestmark = pytest.mark.xdist_group("envs")


@pytest.fixture(scope="module", autouse=True)
def small() -> Iterator[None]:
    """Shards of a few games."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plan, "SHARD", 6)
        patch.setattr(shard_games, "PLACES", 4)
        patch.setattr(columns, "GROUP", 500)
        yield


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[DataPlan, Path]:
    folder = tmp_path_factory.mktemp("data") / "set"
    made = DataPlan(("champion", "steward"), 9, players=2)
    open_folder(folder, made)
    for shard in made.shards:
        write_shard(made, folder, shard)
    write_card(made, folder)
    return made, folder


def test_rows_are_what_the_seats_saw_and_decided(written: tuple[DataPlan, Path]) -> None:
    _, folder = written
    rows = list(DecisionRows(folder))
    every = {name: np.concatenate([piece[name] for piece in rows]) for name in MEANING}
    assert set(every["game"].tolist()) == set(range(9))
    for row in DecisionRows(folder).games():
        mine = every["game"] == row["game"]
        assert every["decision"][mine][np.argsort(every["ply"][mine])].tolist() == row["record"]
        assert sorted(every["ply"][mine].tolist()) == list(range(mine.sum()))
        game = game_of(row)
        assert game.result is not None
        assert [rank.place for rank in sorted(game.result.ranking, key=lambda rank: rank.seat)] == row["places"]
        assert [rank.glory for rank in sorted(game.result.ranking, key=lambda rank: rank.seat)] == row["glory"]
        assert write_record(game).startswith("ethnos record 1")
        for seat in range(2):
            at = mine & (every["seat"] == seat)
            assert set(every["place"][at].tolist()) == {row["places"][seat]}
            assert set(every["glory"][at].tolist()) == {row["glory"][seat]}
            assert set(every["share"][at].tolist()) == {row["shares"][seat]}
            assert {("champion", "steward")[bot] for bot in every["bot"][at].tolist()} == {row["bots"][seat]}
    assert {tuple(row["bots"]) for row in DecisionRows(folder).games()} == {
        ("champion", "steward"),
        ("steward", "champion"),
    }


def test_a_policy_is_the_networks_and_is_missing_where_there_is_none(written: tuple[DataPlan, Path]) -> None:
    _, folder = written
    for rows in DecisionRows(folder):
        own, others = rows["bot"] == 0, rows["bot"] == 1
        assert not rows["policy"][others].any()
        chances = np.exp(champion_network().chances(rows["observation"][own], rows["mask"][own]))
        assert np.abs(chances - rows["policy"][own].astype(np.float32)).max() < 0.002
        assert (rows["policy"][own].argmax(axis=1) == rows["decision"][own]).mean() > 0.999
        assert (np.take_along_axis(rows["mask"], rows["decision"][:, None], 1) == 1).all()
        assert (rows["mask"].sum(axis=1) > 1).all(), "decisions without a choice are no rows"


def test_a_data_set_that_was_cut_goes_on_to_the_same_files(written: tuple[DataPlan, Path], tmp_path: Path) -> None:
    made, folder = written
    again = tmp_path / "again"
    open_folder(again, made)
    write_shard(made, again, 1)
    files_of(again, 0)[0].with_suffix(".new").write_bytes(b"half of")  # it was killed while it wrote
    open_folder(again, made)
    missing = [shard for shard in made.shards if not is_written(again, shard)]
    assert missing == [0]
    write_shard(made, again, 0)
    write_card(made, again)
    assert {file.name: file.read_bytes() for file in again.iterdir()} == {
        file.name: file.read_bytes() for file in folder.iterdir()
    }


def test_another_data_set_is_refused(
    written: tuple[DataPlan, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, folder = written
    with pytest.raises(UserError, match="another data set"):
        open_folder(folder, DataPlan(("champion", "steward"), 8, players=2))
    (tmp_path / "letter").write_text("to my aunt")
    with pytest.raises(UserError, match="something else"):
        open_folder(tmp_path, made)
    masons = DataPlan(("mason",), 8, players=2)
    open_folder(tmp_path / "masons", masons)
    monkeypatch.setitem(made_of.LEVELS, "mason", made_of.LEVELS["wanderer"])
    with pytest.raises(UserError, match="begin a new folder"):
        open_folder(tmp_path / "masons", masons)
    with pytest.raises(UserError, match="no data set here"):
        DecisionRows(tmp_path)
    (tmp_path / plan.HEAD).write_text("{")
    with pytest.raises(UserError, match="damaged"):
        DecisionRows(tmp_path)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"bots": (), "games": 1}, "at least one bot"),
        ({"bots": ("novice", "steward"), "games": 1}, "2 bots for 4 seats"),
        ({"bots": ("novice",), "games": 0}, "0 games"),
        ({"bots": ("goblin",), "games": 1}, "unknown bot"),
        ({"bots": ("novice",), "games": 1, "seed": 10**9}, "seed"),
        ({"bots": ("novice",), "games": 1, "players": 7}, "7 players"),
    ],
)
def test_what_cannot_be_is_refused(arguments: dict[str, object], reason: str) -> None:
    with pytest.raises(EthnosError, match=reason):
        DataPlan(**arguments)  # type: ignore[arg-type]


def test_the_card_and_the_files_have_the_columns_that_are_documented(written: tuple[DataPlan, Path]) -> None:
    _, folder = written
    parquet = arrow().parquet
    assert parquet.read_schema(files_of(folder, 0)[0]).names == list(MEANING)
    assert parquet.read_schema(files_of(folder, 0)[1]).names == list(GAME_MEANING)
    card = (folder / "README.md").read_text()
    page = (Path(__file__).parents[3] / "docs" / "data.md").read_text()
    for name, meaning in (MEANING | GAME_MEANING).items():
        assert f"| `{name}` | {meaning} |" in card
        assert f"`{name}`" in page
    rows = sum(len(piece["game"]) for piece in DecisionRows(folder))
    assert f"{rows:,} decisions of 9 games" in card


def test_observations_hide_what_a_seat_may_not_know(written: tuple[DataPlan, Path]) -> None:
    """They are those that the encoding makes of the seat's own view, at every choice of a game."""
    _, folder = written
    rows = list(DecisionRows(folder))
    every = {name: np.concatenate([piece[name] for piece in rows]) for name in ("game", "ply", "seat", "observation")}
    row = next(DecisionRows(folder).games())
    seen: list[tuple[int, list[int]]] = []
    for view in choices_of(row, count(test=60, nightly=10_000)):
        cells = [0] * OBSERVATION
        encode(view, cells)
        seen.append((view.seat, cells))
    mine = np.flatnonzero(every["game"] == row["game"])
    mine = mine[np.argsort(every["ply"][mine])]
    assert len(seen) > 20
    for at, (seat, cells) in zip(mine.tolist(), seen, strict=False):
        assert every["seat"][at] == seat
        assert every["observation"][at].tolist() == cells


def choices_of(row: dict[str, Any], most: int) -> Iterator[ViewRecord]:
    """What was seen at each choice of a game, from the rules alone."""
    game = Game(options=preset("standard", 2), dealer=SimulatedDealer(row["series"], row["number"]))
    chosen = iter(row["record"])
    while not game.is_over and most > 0:
        view = game.observe(game.seat_to_act)
        scratch, said = view.copy(), list[int]()
        while not said or is_unfinished(said[-1]):
            legal = legal_decisions(scratch)
            if len(legal) > 1:
                most -= 1
                yield scratch.copy()
            said.append(next(chosen) if len(legal) > 1 else legal[0])
            follow_pick(scratch, said[-1])
        game.play(read(view, tuple(said)))
