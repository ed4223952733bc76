"""A bot's process: it is sent views and answers decisions, and knows nothing else.

`python -m ethnos.server.worker` reads jobs from its standard input and writes answers
to its standard output, each with its length before it.
"""

import os
import struct
import sys
from typing import BinaryIO

import msgspec
from msgspec import Struct

from ..bots import Answer, Budget, ask, bot_named
from ..bots.bot_build import BOTS
from ..rules import ViewRecord

LENGTH = struct.Struct(">I")


class BotJob(Struct, frozen=True):
    bot: str
    view: bytes
    seed: int
    seconds: float
    reasons: bool = False


class Done(Struct, frozen=True):
    answer: Answer
    mishap: str | None = None


def framed(thing: Struct) -> bytes:
    data = msgspec.msgpack.encode(thing)
    return LENGTH.pack(len(data)) + data


def think(job: BotJob) -> Done:
    asked = ask(bot_named(job.bot), ViewRecord.from_bytes(job.view), Budget(job.seconds), job.seed, job.reasons)
    return Done(asked.answer, None if asked.mishap is None else str(asked.mishap))


def serve(jobs: BinaryIO, answers: BinaryIO) -> None:
    while len(head := jobs.read(LENGTH.size)) == LENGTH.size:
        job = msgspec.msgpack.decode(jobs.read(LENGTH.unpack(head)[0]), type=BotJob)
        answers.write(framed(think(job)))
        answers.flush()


def main() -> None:
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints is not an answer
    BOTS.fastest()
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
