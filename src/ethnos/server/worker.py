"""A bot's process: it is sent views and answers decisions, or what they are worth, and knows nothing else.

`python -m ethnos.server.worker` reads jobs from its standard input and writes answers to its standard output, each
with its length before it. A frame without a body comes first: the bot is loaded, and begins to think.
"""

import os
import signal
import struct
import sys
from dataclasses import replace
from typing import BinaryIO

import msgspec
from msgspec import Struct

from ..bots import Answer, Bot, Budget, ask, bot_named, legal_for
from ..bots.bot_build import BOTS
from ..bots.referee import STEWARD, rehearse
from ..bots.registry import own_bots
from ..bots.trained.champion import Archon
from ..errors import UserError
from ..review.parts import ReviewPart, work_on
from ..rules import ViewRecord
from ..rules.facade.spelling import Spelling
from .orphans import end_with_parent

LENGTH = struct.Struct(">I")
THINKING = LENGTH.pack(0)
QUICK = frozenset(own_bots()) - {"archon"}  # bots that decide in a moment, where no reasons are asked for
NICE = 5  # slow work does not take the processor from those who answer people
NICE_REVIEW = 10  # nor a review from bots that somebody plays with


class BotJob(Struct, frozen=True, tag="bot"):
    bot: str
    view: bytes
    seed: int
    seconds: float
    reasons: bool = False
    at_most: int | None = None  # simulated games
    beside: Spelling = ()  # what the archon weighs too, whatever it thinks of it


class Done(Struct, frozen=True):
    """An answer, who gave it, and what went wrong where that was not the bot that was asked."""

    answer: Answer
    by: str
    mishap: str | None = None
    spent: bool = False  # whether something of a bot is still at work in this process: it ends now


WorkerJob = BotJob | ReviewPart


def is_slow(job: WorkerJob) -> bool:
    return isinstance(job, ReviewPart) or job.reasons or job.bot not in QUICK


def framed(thing: Struct) -> bytes:
    data = msgspec.msgpack.encode(thing)
    return LENGTH.pack(len(data)) + data


def loaded(job: BotJob) -> tuple[Bot, str | None]:
    """A bot, ready to think; where it cannot be had the steward, and why."""
    bot: Bot = STEWARD
    missing = None
    try:
        bot = bot_named(job.bot)
    except UserError as error:
        missing = str(error)
    if job.beside and isinstance(bot, Archon):
        bot = replace(bot, beside=job.beside)
    view = ViewRecord.from_bytes(job.view)
    rehearse(bot, view, legal_for(view), job.reasons)
    return bot, missing


def think(job: BotJob, bot: Bot, missing: str | None) -> Done:
    asked = ask(bot, ViewRecord.from_bytes(job.view), Budget(job.seconds, at_most=job.at_most), job.seed, job.reasons)
    if asked.mishap is not None:
        spent = asked.mishap.stalled and job.bot not in own_bots()  # ours were only slow, and come to an end
        return Done(asked.answer, STEWARD.name, str(asked.mishap), spent)
    return Done(asked.answer, job.bot if missing is None else STEWARD.name, missing)


def serve(jobs: BinaryIO, answers: BinaryIO) -> None:
    spent = nice = False
    while not spent and len(head := jobs.read(LENGTH.size)) == LENGTH.size:
        job: WorkerJob = msgspec.msgpack.decode(jobs.read(LENGTH.unpack(head)[0]), type=WorkerJob)
        if is_slow(job) and not nice and hasattr(os, "nice"):
            os.nice(NICE_REVIEW if isinstance(job, ReviewPart) else NICE)
            nice = True
        if isinstance(job, ReviewPart):
            _send(answers, THINKING)
            _send(answers, framed(work_on(job)))
            continue
        bot, missing = loaded(job)
        _send(answers, THINKING)
        done = think(job, bot, missing)
        _send(answers, framed(done))
        spent = done.spent


def _send(answers: BinaryIO, frame: bytes) -> None:
    answers.write(frame)
    answers.flush()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # of Windows, where no session keeps it away
    end_with_parent()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints is not an answer
    BOTS.fastest()
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
