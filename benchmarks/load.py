"""`make load`: how many tables one server carries, and what a durable move costs.

N tables with four real WebSocket clients each, on loopback. At every table the seat
that is asked thinks for a second and decides on its stream; a move is done when the last
of the four streams has told it. CPU and memory are the server process's own.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from load_clients import Busy, Pipe
from load_figures import Figures, measure
from load_peer import Peer, PeerTable
from load_plot import draw
from support.servers import Postgres, Served

TABLES = (20, 100, 300, 600)
PIPES = 64  # connections on which tables are laid
Measured = dict[str, Any]


async def ours(served: list[Served], tables: int, think: float, seconds: float) -> dict[str, float]:
    figures, urls = Figures(), [one.url for one in served]
    pipes = [Pipe(url) for _ in range(PIPES) for url in urls]
    busy = [Busy(urls, pipes, figures, think, random.Random(i)) for i in range(tables)]
    return await measure(busy, figures, [one.process.pid for one in served if one.process is not None], seconds)


async def theirs(peer: Peer, tables: int, think: float, seconds: float) -> dict[str, float]:
    figures = Figures()
    busy = [PeerTable(peer.url, figures, think, random.Random(i)) for i in range(tables)]
    return await measure(busy, figures, [peer.process.pid], seconds)


def run(name: str, database: str, servers: int, tables: int, think: float, seconds: float) -> Measured:
    served = [Served(database).start() for _ in range(servers)]
    try:
        figures = asyncio.run(ours(served, tables, think, seconds))
    finally:
        for one in served:
            one.kill()
    return {"database": name, "processes": servers, **figures}


def run_peer(folder: Path, tables: int, think: float, seconds: float) -> Measured:
    peer = Peer(folder).start()
    try:
        figures = asyncio.run(theirs(peer, tables, think, seconds))
    finally:
        peer.kill()
    return {"database": "boardgame.io in memory", "processes": 1, **figures}


def runs(chosen: argparse.Namespace) -> Iterator[Measured]:
    """One set-up after the other; a peer is measured right beside ours on SQLite."""
    counts = [int(one) for one in chosen.tables.split(",")]
    rest = (chosen.think, chosen.seconds)
    if chosen.only in (None, "sqlite"):
        for tables in counts:
            with tempfile.TemporaryDirectory() as folder:
                yield run("sqlite", f"sqlite:///{folder}/load.sqlite", 1, tables, *rest)
            if chosen.peer:
                yield run_peer(chosen.peer, tables, *rest)
    if chosen.only in (None, "postgres-1", "postgres-2"):
        postgres = Postgres().start()
        try:
            for servers in (1, 2):
                if chosen.only in (None, f"postgres-{servers}"):
                    database = postgres.database(f"load{servers}")
                    for tables in counts:
                        yield run("postgresql", database, servers, tables, *rest)
        finally:
            postgres.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default=",".join(map(str, TABLES)), help="numbers of tables, with commas")
    parser.add_argument("--think", type=float, default=1.0, help="seconds a player thinks")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each is measured")
    parser.add_argument("--only", choices=["sqlite", "postgres-1", "postgres-2"], help="one of the three set-ups")
    parser.add_argument("--peer", type=Path, help="a folder with boardgame.io installed, to be measured beside ours")
    parser.add_argument("--plot", type=Path, help="where the picture goes, as SVG")
    parser.add_argument("--out", type=Path, help="where the figures go, as JSON")
    chosen = parser.parse_args()
    found = []
    for one in runs(chosen):
        found.append(one)
        print(json.dumps(one), flush=True)
    if chosen.out:
        chosen.out.write_text(json.dumps(found, indent=1) + "\n")
    if chosen.plot:
        chosen.plot.write_text(draw(found))


if __name__ == "__main__":
    main()
