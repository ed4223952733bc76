"""Laying a table: from a wish to the entries with which its log begins."""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Callable

import msgspec

from ...game import new_nonce, read_record
from ...rules import PRESETS
from ...rules.components import tribes_of
from ...words import Words
from ..tokens import hashed, new_code
from . import conduct
from . import entries as e
from .agreement import Agreement
from .refusals import Refused
from .requests import BotSeat, NewTable, OpenSeat, You
from .table import Status, Table

Settle = Callable[[Table, int], list[e.What]]


def settings_of(wish: NewTable) -> Agreement:
    """The agreement a wish means; what cannot be is refused in plain words."""
    players = len(wish.seats)
    if wish.preset not in PRESETS:
        raise Refused("unknown-preset", preset=wish.preset, presets=list(PRESETS))
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


def settle(wish: NewTable, holder: str, w: Words) -> Settle:
    """What happens first at a table: it is laid, people and bots sit down, perhaps the game begins."""

    def happen(table: Table, now: int) -> list[e.What]:
        told: list[e.What] = []
        whole = msgspec.structs.replace(wish, seats=seats_of(wish))

        def add(what: e.What) -> None:
            table.add(e.Entry(len(told), now, what))
            told.append(what)

        add(e.Created(settings_of(whole), holder, new_code()))
        for seat, one in enumerate(whole.seats):
            if isinstance(one, You):
                add(conduct.take_seat(table, seat, one.name, holder, one.nonce or new_nonce().hex()))
        for seat, one in enumerate(whole.seats):
            if isinstance(one, BotSeat):
                add(conduct.seat_bot(table, seat, one.bot, bot_label(one.bot, w), holder))
        if wish.start:
            add(conduct.start(table, holder))
        return told

    return happen


def settle_again(old: Table, holder: str) -> Settle:
    """The same table once more: its bots, and those of its people who ask for it."""

    def happen(table: Table, now: int) -> list[e.What]:
        agreed = msgspec.structs.replace(old.agreement, record=None, decisions=None)
        laid: list[e.What] = [e.Created(agreed, hashed(rematch_token(table, holder)), new_code())]
        bots = [(seat, chair) for seat, chair in enumerate(old.chairs) if chair.bot is not None]
        return laid + [e.BotSeated(seat, chair.bot or "", chair.name) for seat, chair in bots]

    return happen


def sit_again(table: Table, old: Table, holder: str) -> list[e.What]:
    """The seats somebody had, as far as they are free at the new table."""
    held = hashed(rematch_token(table, holder))
    free = [seat for seat in old.seats_of(holder) if table.chairs[seat].free]
    return [conduct.take_seat(table, seat, old.chairs[seat].name, held, new_nonce().hex()) for seat in free]


def rematch_token(table: Table, holder: str) -> str:
    """Somebody's token at a rematch: the same however often the answer is lost, known to nobody else."""
    return urlsafe_b64encode(hmac.digest(table.secret, f"rematch {holder}".encode(), "sha256")).decode().rstrip("=")


def check_over(table: Table) -> None:
    if table.status != Status.OVER:
        raise Refused("not-over")


def bot_label(bot: str, w: Words) -> str:
    return w.say(f"bot-{bot}") if w.has(f"bot-{bot}") else bot
