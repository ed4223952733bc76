"""The columns of a data set, what each means, and shards as Parquet files.

Two files a shard: `decisions-00000.parquet` with a row for every choice that somebody had, and
`games-00000.parquet` with a row for every game. Observations, masks and policies are rows of
numbers of one length; they are kept as so many bytes, which is ten times as fast as lists.
"""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ...encoding.planes import OBSERVATION
from ...errors import UserError
from ...rules.decision_numbers import DECISIONS
from .plan import DataPlan
from .shard_games import ShardGames, ShardRoom, play_shard

GROUP = 4096  # rows of a row group: what is read at a time
PACKED: dict[str, tuple[type[np.generic], int]] = {  # columns of bytes: their numbers, and how many a row has
    "observation": (np.int8, OBSERVATION),
    "mask": (np.int8, DECISIONS),
    "policy": (np.float16, DECISIONS),
}
MEANING = {
    "game": "number of the game in the data set",
    "ply": "number of the choice in its game, from 0",
    "players": "players of the game",
    "seat": "the seat that decided, from 0",
    "bot": "which of the data set's bots it is",
    "observation": f"what the seat saw: {OBSERVATION} int8, as docs/observation.md lists them",
    "mask": f"{DECISIONS} int8, 1 where a decision was legal",
    "decision": "the decision made, as a number",
    "policy": f"{DECISIONS} float16, the chance that the bot gave to each decision; null where it gives none",
    "share": "the seat's share of the win in the end: 1, 0, or a part of a tie",
    "place": "the seat's place in the end, 1 is best",
    "glory": "the seat's Glory in the end",
}
GAME_MEANING = {
    "game": "number of the game in the data set",
    "series": "series of its deals",
    "number": "number of its deal in the series",
    "players": "players of the game",
    "preset": "its rules",
    "bots": "bots by seat",
    "shares": "shares of the win by seat",
    "places": "places by seat",
    "glory": "Glory by seat",
    "record": "every choice in order, as numbers: with series and number the whole game (`game_of` replays it)",
}


@cache
def arrow() -> Any:
    """pyarrow, which is an extra and has no types."""
    try:
        import pyarrow  # noqa: PLC0415 - an optional extra
        import pyarrow.parquet  # noqa: PLC0415
    except ImportError:
        raise UserError("data sets need pyarrow: pip install 'ethnos[data]'") from None
    return pyarrow


@cache
def room_of_this_process() -> ShardRoom:
    """A process plays one shard after the other."""
    return ShardRoom()


def files_of(folder: Path, shard: int) -> tuple[Path, Path]:
    return folder / f"decisions-{shard:05}.parquet", folder / f"games-{shard:05}.parquet"


def is_written(folder: Path, shard: int) -> bool:
    return all(file.exists() for file in files_of(folder, shard))


def write_shard(plan: DataPlan, folder: Path, shard: int) -> int:
    """Play a shard and write its files, whole or not at all; how many decisions it has."""
    found = play_shard(plan, shard, room_of_this_process())
    decisions, games = files_of(folder, shard)
    _write(decisions, decision_table(found))
    _write(games, game_table(found))
    return len(found.column("decision"))


def _write(file: Path, table: Any) -> None:
    new = file.with_suffix(".new")
    arrow().parquet.write_table(
        table, new, row_group_size=GROUP, compression="zstd", use_dictionary=False, write_statistics=False
    )
    new.replace(file)


def packed(name: str, rows: npt.NDArray[np.generic]) -> Any:
    """Rows of numbers as so many bytes each; a row that begins with no number at all is null."""
    pa = arrow()
    width = rows.itemsize * rows.shape[1]
    valid = None
    if rows.dtype == np.float16 and np.isnan(rows[:, 0].astype(np.float32)).any():
        valid = pa.array(~np.isnan(rows[:, 0].astype(np.float32))).buffers()[1]
    return pa.FixedSizeBinaryArray.from_buffers(
        pa.binary(width), len(rows), [valid, pa.py_buffer(np.ascontiguousarray(rows))]
    )


def decision_table(found: ShardGames) -> Any:
    plan, first = found.plan, found.plan.games_of(found.shard).start
    game, seat = found.column("game"), found.column("seat").astype(np.intp)
    names = list(dict.fromkeys(plan.bots))
    seated = np.array([[names.index(bot) for bot in plan.seated(first + i)] for i in range(len(found.places))])
    columns = {
        "game": game + first,
        "ply": found.column("ply"),
        "players": np.full(len(game), plan.players, np.int8),
        "seat": seat.astype(np.int8),
        "bot": seated[game, seat].astype(np.int8),
        **{name: packed(name, found.column(name)) for name in ("observation", "mask")},
        "decision": found.column("decision"),
        "policy": packed("policy", found.column("policy")),
        "share": found.shares[game, seat],
        "place": found.places[game, seat],
        "glory": found.glory[game, seat],
    }
    return arrow().table({name: columns[name] for name in MEANING})


def game_table(found: ShardGames) -> Any:
    plan, numbers = found.plan, found.plan.games_of(found.shard)
    game, decision = found.column("game"), found.column("decision")
    order = np.argsort(game, kind="stable")  # a game's own decisions stay in order
    ends = np.searchsorted(game[order], np.arange(len(numbers) + 1))
    n, pa = plan.players, arrow()
    columns = {
        "game": np.arange(numbers.start, numbers.stop),
        "series": np.full(len(numbers), plan.series(found.shard)),
        "number": np.arange(len(numbers)),
        "players": np.full(len(numbers), n, np.int8),
        "preset": [plan.preset] * len(numbers),
        "bots": [list(plan.seated(i)) for i in numbers],
        "shares": pa.array(found.shares[:, :n].tolist(), pa.list_(pa.float32())),
        "places": pa.array(found.places[:, :n].tolist(), pa.list_(pa.int8())),
        "glory": pa.array(found.glory[:, :n].tolist(), pa.list_(pa.int16())),
        "record": pa.ListArray.from_arrays(pa.array(ends, pa.int32()), pa.array(decision[order])),
    }
    return pa.table({name: columns[name] for name in GAME_MEANING})
