"""Bots' turns and hints: a view goes to a bot's process, a decision comes back."""

import logging

from ..bots import Answer
from .bot_pool import BotPool, BotsLost
from .house import House, Proposal
from .room import Room
from .tabletop import conduct
from .tabletop import entries as e
from .tabletop.refusals import Refused
from .tabletop.table import Table
from .tokens import bot_seed, label

log = logging.getLogger("ethnos.turns")
THINKING = 1.0  # seconds a bot may take for a decision
HINTING = 1.5


class Turns:
    """Has bots take their turns at the tables of a house."""

    def __init__(self, house: House, pool: BotPool) -> None:
        self.house = house
        self.pool = pool

    def drive(self, room: Room) -> None:
        """Have a bot take its turn, if it is a bot's and none is at it."""
        idle = room.thinking is None or room.thinking.done()
        if idle and room.table.bot_to_act is not None and not self.house.closing:
            room.thinking = self.house.spawn(self._take_turns(room.row.id))

    async def attend(self, table_id: str) -> None:
        """Take up a bot's turn that nobody seems to be at."""
        async with self.house.at(table_id) as room:
            self.drive(room)

    async def _take_turns(self, table_id: str) -> None:
        try:
            while await self._take_turn(table_id):
                pass
        except (BotsLost, Refused) as error:  # it is due again when its lease is out
            log.warning("bot turn failed", extra={"table": label(table_id), "error": str(error)})

    async def _take_turn(self, table_id: str) -> bool:
        async with self.house.at(table_id) as room:
            table = room.table
            bot, seat, asked = table.bot_to_act, table.seat_to_act, table.asked
            if bot is None or seat is None or asked is None or table.game is None:
                return False
            view = table.game.observe(seat).to_bytes()
        answer = await self.pool.ask(bot, view, bot_seed(table.secret, asked), THINKING)

        def propose(table: Table, now: int) -> Proposal:
            still = table.asked == asked and table.seat_to_act == seat and table.bot_to_act == bot
            return e.Decided(seat, asked, answer.decision) if still else None

        await self.house.act(table_id, propose)
        return True

    async def hint(self, table_id: str, seat: int, holder: str | None, bot: str) -> Answer:
        """What a bot would do at one's own seat, and why."""
        async with self.house.at(table_id) as room:
            table = room.table
            conduct.may_have_hint(table, seat, holder, bot)
            assert table.game is not None
            assert table.asked is not None
            view, seed = table.game.observe(seat).to_bytes(), bot_seed(table.secret, table.asked)
        try:
            return await self.pool.ask(bot, view, seed, HINTING, reasons=True)
        except BotsLost as error:
            raise Refused("busy") from error
