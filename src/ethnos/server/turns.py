"""Bots' turns and hints: a view goes to a bot's process, a decision comes back."""

import asyncio
import logging
from collections import Counter

from ..bots.levels import TRIALS
from ..review import Why, reasons
from ..review.reasoning import rival
from ..rules import ViewRecord
from ..rules.facade.spelling import Spelling
from .audience import Audience
from .bot_pool import BotPool, BotsLost, NotWanted
from .bot_queue import Errand
from .house import House, Proposal
from .room import Room
from .tabletop import conduct
from .tabletop import entries as e
from .tabletop.refusals import Refused
from .tabletop.table import Table
from .tokens import bot_seed, keyed, label
from .worker import BotJob, Done, is_slow

log = logging.getLogger("ethnos.turns")
THINKING = 1.0  # seconds a bot may take for a decision
HINTING = 1.5
WEIGHING_SEED = 7  # of positions that are studied: whoever looks again finds the same games tried
UNSEEN = 0.2  # of its time that a bot takes where only bots play and nobody looks on
HINTS = 4  # that an address may wait for at once


class Turns:
    """Has bots take their turns at the tables of a house."""

    def __init__(self, house: House, pool: BotPool, audience: Audience) -> None:
        self.house = house
        self.pool = pool
        self.audience = audience
        self._hints: Counter[str] = Counter()  # being waited for, by address

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
            attended = self.audience.is_attended(room)
            unseen = not attended and all(chair.player is not None for chair in table.chairs)

        def still(table: Table) -> bool:
            return table.asked == asked and table.seat_to_act == seat and table.bot_to_act == bot

        def propose(table: Table, now: int) -> Proposal:
            return e.Decided(seat, asked, done.answer.decision) if still(table) else None

        seconds = THINKING * (UNSEEN if unseen else 1)
        job = BotJob(bot, view, bot_seed(table.secret, asked), seconds, at_most=TRIALS)
        errand = Errand(
            kind="turn" if attended else "unattended",
            address=room.account,
            table=table_id,
            attended=attended,
            slow=is_slow(job),
            wanted=lambda: still(room.table),
        )
        try:
            done = await self.pool.ask(job, errand)
        except NotWanted:
            return True
        await self.house.act(table_id, propose)
        return True

    async def weigh(self, view: ViewRecord, address: str, played: Spelling = ()) -> Done:
        """What the archon weighs where a seat of a recorded game is asked, what was played there among it."""
        if self._hints[address] >= HINTS:
            raise Refused("too-many-hints", most=HINTS)
        self._hints[address] += 1
        job = BotJob("archon", view.to_bytes(), WEIGHING_SEED, HINTING, reasons=True, beside=played)
        errand = Errand(kind="study", address=keyed(self.house.key, address), table="study", slow=True)
        try:
            done = await self.pool.ask(job, errand)
        except BotsLost as error:
            raise Refused("busy") from error
        finally:
            self._done_hinting(address)
        if done.mishap is not None:  # whoever decided in the archon's place weighs nothing
            raise Refused("busy")
        return done

    async def hint(
        self, table_id: str, seat: int, holder: str | None, bot: str, address: str
    ) -> tuple[Done, tuple[Why, ...]]:
        """What a bot would do at one's own seat, and why: all of it from what that seat sees."""
        if self._hints[address] >= HINTS:
            raise Refused("too-many-hints", most=HINTS)
        self._hints[address] += 1
        try:
            return await self._hint(table_id, seat, holder, bot, address)
        except BotsLost as error:
            raise Refused("busy") from error
        except NotWanted as error:
            raise Refused("stale") from error
        finally:
            self._done_hinting(address)

    def _done_hinting(self, address: str) -> None:
        self._hints[address] -= 1
        if not self._hints[address]:
            del self._hints[address]

    async def _hint(
        self, table_id: str, seat: int, holder: str | None, bot: str, address: str
    ) -> tuple[Done, tuple[Why, ...]]:
        async with self.house.at(table_id) as room:
            table = room.table
            conduct.may_have_hint(table, seat, holder, bot)
            assert table.game is not None
            assert table.asked is not None
            asked, names, view = table.asked, table.game.names, table.game.observe(seat).to_bytes()
            job = BotJob(bot, view, bot_seed(table.secret, asked), HINTING, reasons=True)
        errand = Errand(
            kind="hint",
            address=keyed(self.house.key, address),
            table=table_id,
            slow=is_slow(job),
            wanted=lambda: room.table.asked == asked,
        )
        done = await self.pool.ask(job, errand)
        return done, await asyncio.to_thread(explained, done, ViewRecord.from_bytes(view), names)


def explained(done: Done, view: ViewRecord, names: tuple[str, ...]) -> tuple[Why, ...]:
    """What speaks for a bot's decision, and against the next best that it weighed."""
    chosen = done.answer.decision
    other, lead = rival(done.answer.reasons, chosen)
    return reasons(view, chosen, other, names, lead=lead)
