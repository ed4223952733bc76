"""Laying a table: from a wish to the entries with which its log begins."""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Callable

import msgspec

from ...errors import RulesError
from ...game import new_nonce, read_record, write_record
from ...rules import PRESETS, WAYS, preset
from ...rules.components import tribes_of
from ..tokens import hashed, new_code
from . import conduct
from . import entries as e
from .agreement import Agreement
from .refusals import Refused
from .requests import BotSeat, NewTable, OpenSeat, You
from .sitting import Newcomer, take_seat
from .table import Status, Table

Settle = Callable[[Table, int], list[e.What]]
Whence = Callable[[str], str]  # of whoever asks, at the table of that id


def with_plain_record(wish: NewTable) -> NewTable:
    """The same wish with its record as we write it: notes, of which anybody may add any number, are not kept."""
    if wish.record is None:
        return wish
    return msgspec.structs.replace(wish, record=write_record(read_record(wish.record), local_save=True))


def settings_of(wish: NewTable) -> Agreement:
    """The agreement a wish means; what cannot be is refused in plain words."""
    players = len(wish.seats)
    try:
        preset(wish.preset, players)
    except RulesError:
        raise Refused("unknown-preset", preset=wish.preset, presets=[*PRESETS, *(f"+{way}" for way in WAYS)]) from None
    if wish.tribes is not None and not len(wish.tribes) == len(set(wish.tribes)) == tribes_of(players):
        raise Refused("tribe-count", players=players, count=tribes_of(players))
    if wish.record is not None:
        check_record(wish.record, players, wish.decisions)
    return Agreement(
        players=players,
        preset=wish.preset,
        tribes=wish.tribes,
        clock=wish.clock,
        open=wish.open,
        hints=wish.hints,
        spectators=wish.spectators,
        shared=wish.shared or sum(isinstance(one, You) for one in wish.seats) > 1,
        record=wish.record,
        decisions=wish.decisions,
    )


def seats_of(wish: NewTable) -> tuple[You | BotSeat | OpenSeat, ...]:
    """The seats wished for; a bot in each further one of a record, where the wish names one for the rest."""
    if wish.record is None or wish.rest is None:
        return wish.seats
    return wish.seats + (BotSeat(wish.rest),) * (read_record(wish.record).players - len(wish.seats))


def check_record(record: str, players: int, decisions: int | None) -> None:
    game = read_record(record)
    if game.players != players:
        raise Refused("record-players", count=game.players)
    if decisions is not None and decisions > len(game.history):
        raise Refused("record-moment", count=len(game.history))
    if game.is_over and decisions in (None, len(game.history)):
        raise Refused("record-over")


def settle(wish: NewTable, holder: str, whence: Whence) -> Settle:
    """What happens first at a table: it is laid, people and bots sit down, perhaps the game begins."""

    def happen(table: Table, now: int) -> list[e.What]:
        told: list[e.What] = []
        whole = msgspec.structs.replace(wish, seats=seats_of(wish))

        def add(what: e.What | None) -> None:
            assert what is not None
            table.add(e.Entry(len(told), now, what))
            told.append(what)

        add(e.Created(settings_of(whole), holder, new_code()))
        for seat, one in enumerate(whole.seats):
            if isinstance(one, You):
                nonce = one.nonce or new_nonce().hex()
                add(take_seat(table, seat, Newcomer(one.name, nonce, holder, whence=whence(table.id)), now))
        for seat, one in enumerate(whole.seats):
            if isinstance(one, BotSeat):
                add(conduct.seat_bot(table, seat, one, holder))
        if wish.start:
            add(conduct.start(table, holder))
        return told

    return happen


def settle_again(old: Table, holder: str, key: bytes) -> Settle:
    """The same table once more: its bots, and a seat kept for each of its people."""

    def happen(table: Table, now: int) -> list[e.What]:
        shared = old.agreement.shared and holder == old.maker
        agreed = msgspec.structs.replace(old.agreement, record=None, decisions=None, shared=shared)
        laid: list[e.What] = [e.Created(agreed, hashed(rematch_token(table, holder, key)), new_code())]
        for seat, chair in enumerate(old.chairs):
            if chair.bot is not None:
                laid.append(e.BotSeated(seat, chair.bot, chair.name))
            elif chair.holder is not None:
                laid.append(e.SeatKept(seat, chair.name, hashed(rematch_token(table, chair.holder, key))))
        return laid

    return happen


def sit_again(table: Table, holder: str, whence: str, key: bytes) -> list[e.What]:
    """The seats kept for somebody who had them at the old table."""
    held = hashed(rematch_token(table, holder, key))
    kept = [(seat, chair) for seat, chair in enumerate(table.chairs) if chair.kept == held]
    return [e.Seated(seat, chair.name, held, new_nonce().hex(), whence=whence) for seat, chair in kept]


def rematch_token(table: Table, holder: str, key: bytes) -> str:
    """Somebody's token at a rematch: the same however often the answer is lost, known to nobody else.

    It is made with the server's key, so that whoever has the database cannot make it. Where an older
    program laid the table, it has tokens made of the table's secret; they stay good for those who have them.
    """
    older = _token(table.secret, f"rematch {holder}")
    known = {*table.holders, *(chair.kept for chair in table.chairs)}
    return older if hashed(older) in known else _token(key, f"rematch {table.id} {holder}")


def _token(key: bytes, text: str) -> str:
    return urlsafe_b64encode(hmac.digest(key, text.encode(), "sha256")).decode().rstrip("=")


def check_over(table: Table) -> None:
    if table.status != Status.OVER:
        raise Refused("not-over")
