"""`ethnos dataset`: decisions of bots by the million, as Parquet."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ...arena.pool import WorkerFailed, on_processes
from ...errors import UserError
from ...rules.speeds.engine import cores
from ...words import words
from ..files import users_file
from ..flags import Language, Players, Preset
from ..language import language_of
from .simulate import progress_bar


def command(
    bots: Annotated[str, typer.Option(help="A bot for all seats, or one for every seat, separated by commas.")],
    games: Annotated[int, typer.Option(help="How many games.", min=1)],
    out: Annotated[Path, typer.Option(help="The folder to write into; a data set begun there is continued.")],
    players: Players = 4,
    preset: Preset = "standard",
    seed: Annotated[int, typer.Option(help="Number of the data set: another seed gives other games.", min=0)] = 0,
    seconds: Annotated[
        float | None, typer.Option(help="Seconds per decision for bots that think, instead of counted trials.")
    ] = None,
    simulations: Annotated[
        int | None,
        typer.Option(help="Trials per decision for bots that think; as many as level 8 plays if left out."),
    ] = None,
    jobs: Annotated[int | None, typer.Option(help="Worker processes; one per core if left out.", min=1)] = None,
    lang: Language = None,
) -> None:
    """Write the decisions of bots into Parquet files: what they saw, what they decided, how it ended."""
    from ...envs.data.columns import arrow, is_written, write_shard
    from ...envs.data.data_card import write_card
    from ...envs.data.plan import DataPlan, open_folder
    from ...envs.env_build import ENVS

    w = words(language_of(lang))
    arrow()  # now, not after the games
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    plan = DataPlan(names, games, players, preset, seed, seconds, simulations)
    with users_file(out):
        open_folder(out, plan)
        if not ENVS.is_warm():
            Console(stderr=True).print(w.say("told-compiling-games"))
            ENVS.warm()
        missing = [shard for shard in plan.shards if not is_written(out, shard)]
        with progress_bar(w, "told-playing", games) as advance:
            advance(games - sum(len(plan.games_of(shard)) for shard in missing))
            try:
                for shard, _ in on_processes(partial(write_shard, plan, out), missing, jobs or cores(), core_each=True):
                    advance(len(plan.games_of(shard)))
            except WorkerFailed as failed:
                raise UserError(f"the games cannot be played: {failed}") from failed
            except KeyboardInterrupt:
                done = sum(len(plan.games_of(shard)) for shard in plan.shards if is_written(out, shard))
                print(w.say("told-data-stopped", played=str(done), games=str(games)))
                raise
        write_card(plan, out)
    print(w.say("told-data-written", games=f"{games:,}", file=str(out)))
