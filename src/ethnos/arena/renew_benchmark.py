"""`python -m ethnos.arena.renew_benchmark`: play the published benchmark anew, and write it down.

It writes the standings that `ethnos rank` compares with, and the table of docs/benchmark.md. What is
played is kept in a folder of journals: cut, it goes on there; after a change of one bot only what
that bot was in is played again, if its journals are removed.
"""

import argparse
import re
from importlib.resources import files
from pathlib import Path

import msgspec

from ..bots.bot_build import BOTS
from ..bots.peers import PEERS
from ..bots.registry import own_bots
from ..rules.speeds.loader import has_numba
from .benchmark import SIMULATIONS, STANDINGS, THINKS, Ranked, Standings, place_of, versions, yardsticks
from .pool import own_cores
from .rank_run import RankRun

BEGIN, END = "<!-- standings -->", "<!-- end of standings -->"


def table(standings: Standings) -> str:
    """The standings as Markdown, best first."""
    order = yardsticks()
    head = ["place", "bot", "score", *(f"among {name}" for name in order)]
    rows = [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
    best = standings.best_first()
    for one in best:
        at = place_of(one, [other for other in best if other is not one])
        open_places = str(at.place) if at.best == at.worst else f"{at.place} ({at.best} – {at.worst})"
        cells = [open_places, f"`{one.name}`", one.score.percent(), *(_cell(one, name) for name in order)]
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def _cell(one: Ranked, name: str) -> str:
    return "–" if name == one.name else one.against(name).percent(digits=0)


def page(text: str, standings: Standings) -> str:
    """A page with the table in its place."""
    fewer = sorted({one.deals for one in standings.bots})
    deals = " or ".join(map(str, fewer))
    made = f"{deals} deals in every seat; {standings.made_by}."
    return re.sub(
        f"{re.escape(BEGIN)}.*{re.escape(END)}",
        lambda _: f"{BEGIN}\n\n{table(standings)}\n\n{made}\n\n{END}",
        text,
        flags=re.S,
    )


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m ethnos.arena.renew_benchmark", description=__doc__.split("\n", maxsplit=1)[0]
    )
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--archon-deals", type=int, default=2, help="for the archon, which takes some seconds a game")
    parser.add_argument("--only", nargs="+", help="play these bots' games into the journals, and write nothing else")
    parser.add_argument("--processes", type=int, default=len(own_cores()))
    parser.add_argument("--folder", type=Path, default=Path("benchmark"), help="of journals")
    parser.add_argument("--page", type=Path, default=Path("docs/benchmark.md"))
    parser.add_argument("--standings", type=Path, default=Path(str(files(__package__) / STANDINGS)))
    given = parser.parse_args(words)
    if has_numba() and not BOTS.is_warm():
        BOTS.warm()
    found = []
    for name in given.only or [*own_bots(), *PEERS]:
        deals = given.archon_deals if name == THINKS else given.deals
        if deals:
            run = RankRun(name, deals, SIMULATIONS, given.folder)
            for _ in run.play(given.processes):
                pass
            found.append(run.found())
            print(f"{name}: {found[-1].score.percent()}", flush=True)
    if given.only:
        return
    standings = Standings(versions(), given.deals, found)
    given.standings.write_bytes(msgspec.json.encode(standings) + b"\n")
    if given.page.exists():
        given.page.write_text(page(given.page.read_text(encoding="utf-8"), standings), encoding="utf-8")
    print(table(standings))


if __name__ == "__main__":
    main()
