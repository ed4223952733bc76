"""A data set read back, some thousand decisions at a time: arrays, without a library of tensors.

from torch.utils.data import DataLoader
for rows in DataLoader(DecisionRows("DIR"), batch_size=None, shuffle=True):
    rows["observation"], rows["decision"]   # tensors
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ...game import Game, SimulatedDealer
from ...game.decisions import read
from ...rules import legal_decisions, preset
from ...rules.facade.spelling import follow_pick, is_unfinished
from .columns import MEANING, PACKED, arrow
from .plan import read_head

Arrays = dict[str, npt.NDArray[Any]]  # a column each, of numbers of its own type


class DecisionRows:
    """The decisions of a data set: `rows[i]` is a piece of some thousand, each column an array.

    That is all a `torch.utils.data.DataLoader` asks for; with `batch_size=None` it hands the
    pieces on as tensors, in any order and from several processes.
    """

    def __init__(self, folder: Path | str, columns: Sequence[str] | None = None) -> None:
        self.folder, self.columns = Path(folder), tuple(columns or MEANING)
        self.head = read_head(self.folder)
        files = sorted(self.folder.glob("decisions-*.parquet"))
        parquet = arrow().parquet
        self.pieces = [(file, i) for file in files for i in range(parquet.ParquetFile(file).num_row_groups)]

    def __len__(self) -> int:
        return len(self.pieces)

    def __getitem__(self, i: int) -> Arrays:
        file, group = self.pieces[i]
        table = arrow().parquet.ParquetFile(file).read_row_group(group, columns=list(self.columns))
        found = {name: unpacked(name, table[name].combine_chunks()) for name in self.columns}
        return {name: array for name, array in found.items() if array is not None}

    def __iter__(self) -> Iterator[Arrays]:
        return (self[i] for i in range(len(self)))

    def games(self) -> Iterator[dict[str, Any]]:
        """The games, each as a row of its columns."""
        for file in sorted(self.folder.glob("games-*.parquet")):
            yield from arrow().parquet.read_table(file).to_pylist()


def unpacked(name: str, column: Any) -> npt.NDArray[Any] | None:
    """A column as an array that may be written to; None for policies where there are none at all."""
    if name not in PACKED:
        array: npt.NDArray[Any] = column.to_numpy(zero_copy_only=False)
        return array.astype(np.int64 if array.dtype.kind == "i" else array.dtype)
    if column.null_count == len(column):
        return None
    kind, width = PACKED[name]
    if column.null_count:  # some bots have a policy and some have none: theirs are zeros
        column = column.fill_null(bytes(np.dtype(kind).itemsize * width))
    rows = np.frombuffer(column.buffers()[1], kind)
    start = column.offset * width
    return rows[start : start + len(column) * width].reshape(-1, width).copy()


def game_of(row: Mapping[str, Any]) -> Game:
    """A game of the data set, played again: its timeline, its record (`write_record`), its result."""
    game = Game(
        options=preset(row["preset"], row["players"]), dealer=SimulatedDealer(int(row["series"]), int(row["number"]))
    )
    chosen = iter(row["record"])
    while not game.is_over:
        view = game.observe(game.seat_to_act)
        scratch, said = view.copy(), list[int]()
        while not said or is_unfinished(said[-1]):
            legal = legal_decisions(scratch)
            said.append(int(next(chosen)) if len(legal) > 1 else legal[0])
            follow_pick(scratch, said[-1])
        game.play(read(view, tuple(said)))
    return game
