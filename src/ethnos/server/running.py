"""Running the server: sockets, signals, logs."""

import asyncio
import contextlib
import gc
import json
import logging
import socket
import sys
from dataclasses import dataclass, field
from pathlib import Path

import uvicorn

from ..errors import UserError
from .addresses import AddressSet
from .app import make_app
from .bounded_http import BoundedHttp
from .bounded_stream import BoundedStream
from .descriptors import room_for_connections
from .doorway import Doorway
from .forwarded import forwarded
from .known_names import KnownNames
from .limits import Limits
from .store import StoreAway, store_at
from .upkeep import Retention

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
FRAME = 4096  # bytes a client may send at once on a stream: a decision is a few hundred
SELDOM = (20_000, 20, 50)  # rounds of the garbage collector: with many tables in memory each is a long pause
SWITCH = 0.001  # seconds that a thread at long work may make the others wait, instead of five times that
PING = 50  # seconds between pings: proxies cut what is silent for a minute
KEPT = 75  # seconds an idle connection is kept for the next decision
GOODBYE = 10  # seconds for requests in flight when the server is told to stop
SENDING = 131_072  # bytes to keep for a client that does not read; Linux doubles it, by itself it keeps megabytes
SWEEP = 10  # ticks of the server, of a tenth of a second each, between looks at its connections


@dataclass(frozen=True)
class ServerSettings:
    """How a server is run."""

    database: str | None = None
    bot_workers: int = 2
    proxies: str = ""  # addresses whose X-Forwarded-For is believed
    names: KnownNames = field(default_factory=KnownNames)
    limits: Limits = field(default_factory=Limits)
    quiet: bool = False
    address: str = ""  # where it will be found, for others on this machine
    key_file: Path | None = None  # the key's, where it is not beside the database
    retention: Retention = field(default_factory=Retention)


class JsonLines(logging.Formatter):
    """One JSON object a line: what a machine can read, and a person still can."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
            **{key: value for key, value in vars(record).items() if key not in PLAIN},
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def set_up_logs(quiet: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING if quiet else logging.INFO)
    logging.getLogger("alembic").setLevel(logging.WARNING)


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens, so that what is announced is true; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENDING)  # its connections inherit it
    try:
        listening.bind((host, port))
    except (OSError, UnicodeError) as error:  # no name of a host has such letters
        listening.close()
        reason = getattr(error, "strerror", None) or error
        raise UserError(f"{host}:{port}: {reason}: choose another --host or --port") from error
    listening.listen(2048)
    return listening  # not for the bots' processes to inherit: they would keep the port from the next server


class Server(uvicorn.Server):
    """A server on a socket of ours."""

    def __init__(self, setting: ServerSettings, listening: socket.socket) -> None:
        set_up_logs(setting.quiet)
        store = store_at(setting.database, setting.address, setting.key_file)
        self.failures: list[Exception] = []
        app = make_app(
            store, setting.bot_workers, setting.limits, setting.names, self.failures.append, setting.retention
        )
        proxies = AddressSet(setting.proxies)
        self.limits = setting.limits
        self.doorway = Doorway(app.count_refusal, setting.limits.connections, room_for_connections(), proxies)
        logging.getLogger("uvicorn.error").addFilter(lambda record: not (self.failures or self.force_exit))
        super().__init__(
            uvicorn.Config(
                forwarded(app, proxies) if setting.proxies else app,
                log_config=None,
                log_level="error",  # its warnings are of requests that make no sense: they are counted, not logged
                access_log=False,
                server_header=False,
                http=BoundedHttp.at(self.doorway),
                ws=BoundedStream.at(self.doorway),
                ws_max_size=FRAME,
                ws_per_message_deflate=False,
                ws_ping_interval=PING,
                ws_ping_timeout=PING,
                proxy_headers=False,  # they are read by ours
                timeout_keep_alive=KEPT,
                timeout_graceful_shutdown=GOODBYE,
                lifespan="on",
            )
        )
        self.listening = listening

    async def on_tick(self, counter: int) -> bool:
        if counter % SWEEP == 0:
            self.doorway.sweep(asyncio.get_running_loop().time())
            self.limits.forget()
        return await super().on_tick(counter)

    def serve_here(self) -> None:
        """Serve until told to stop; what keeps it from starting is raised."""
        gc.freeze()
        gc.set_threshold(*SELDOM)
        sys.setswitchinterval(SWITCH)
        with contextlib.suppress(KeyboardInterrupt, SystemExit):  # Ctrl+C is how one stops it
            self.run(sockets=[self.listening])
        for failure in self.failures[:1]:
            if isinstance(failure, StoreAway):
                raise UserError(f"the database cannot be used: {failure}") from failure
            raise failure
