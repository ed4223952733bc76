"""A table that is none of the house's: a lesson, or a puzzle. A client is told it as any other."""

from ...game import Game
from . import messages as m
from .agreement import NoClock
from .telling import position


def lone_table(name: str, game: Game, seat: int, preset: str = "standard") -> m.Snapshot:
    """A table with nobody at it but a seat's person, who may not take back, talk or ask for hints here."""
    seats = tuple(m.SeatInfo(one, "person", who, None, False, one == seat) for one, who in enumerate(game.names))
    info = m.TableInfo(
        id=name,
        code=None,
        status="playing",
        seats=seats,
        host=False,
        preset=preset,
        tribes=game.tribes,
        clock=NoClock(),
        open=False,
        hints=False,
        spectators=False,
        shared=False,
        from_record=False,
        rules_version=0,
        commitment=None,
        rematch=None,
    )
    return m.Snapshot(
        seq=len(game.history),
        now=0,
        seat=seat,
        table=info,
        game=position(game, seat, len(game.history)),
        clock=None,
        undo=None,
        can_undo=False,
        motion=None,
        present=tuple(range(game.players)),
        leaving=(),
    )
