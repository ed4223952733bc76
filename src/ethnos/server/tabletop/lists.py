"""What lists say of an open table. It is kept in the table's row, so that a list reads no logs."""

import msgspec
from msgspec import Struct

from .agreement import Clock
from .responses import OpenTable, RunningTable
from .table import Status, Table


class ShownInLists(Struct, frozen=True):
    """A table as strangers find it; `age` as long as it is played."""

    players: int
    names: tuple[str, ...]
    preset: str
    clock: Clock
    age: int | None

    def waiting(self, table_id: str, created: int) -> OpenTable:
        free = self.players - len(self.names)
        return OpenTable(table_id, self.players, free, self.names, self.preset, self.clock, created)

    def running(self, table_id: str, created: int) -> RunningTable | None:
        """Nothing where it is not played any more, or by rules that this program does not know."""
        return None if self.age is None else RunningTable(table_id, self.names, self.age, created)


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(ShownInLists)


def shown_in_lists(table: Table) -> ShownInLists:
    agreed = table.agreement
    waiting = table.status == Status.LOBBY
    names = tuple(chair.name for chair in table.chairs if not (waiting and chair.free and chair.kept is None))
    age = table.game.age if table.game is not None and table.status == Status.PLAYING else None
    return ShownInLists(agreed.players, names, agreed.preset, agreed.clock, age)


def write_shown(table: Table) -> str:
    return _encoder.encode(shown_in_lists(table)).decode()


def read_shown(text: str) -> ShownInLists:
    return _decoder.decode(text)
