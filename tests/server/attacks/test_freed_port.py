"""Finding 14: a server killed leaves its port free at once, and its bots end by themselves."""

import os
import signal
import socket
from functools import partial
from pathlib import Path

import psutil
import pytest
from support.counts import PATIENCE, count
from support.devices import NOVICE, Device, wait_until
from support.raw import descriptors
from support.servers import Served

pytestmark = pytest.mark.xdist_group("servers-attacks")


def test_the_port_is_free_and_the_bots_are_gone(tmp_path: Path) -> None:
    server = Served(f"sqlite:///{tmp_path}/tables.sqlite", None, "--bot-workers", "2", log=tmp_path / "log")
    for _ in range(count(test=1, torture=20)):
        server.start()
        assert server.process is not None
        with Device(server.url) as device:
            for _ in range(2):
                device.lay(NOVICE, NOVICE, start=True).live().up_to(4)
        process = psutil.Process(server.process.pid)
        bots = [one for one in process.children(recursive=True) if "ethnos.server.worker" in one.cmdline()]
        assert bots
        mine = set(descriptors(process.pid))
        for bot in bots:
            shared = {one for one in descriptors(bot.pid) if one.startswith("socket:")} & mine
            assert not shared, "a bot holds a socket of the server"
        os.kill(process.pid, 9)
        server.process.wait()
        with socket.socket() as next_one:
            next_one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            next_one.bind(("127.0.0.1", server.port))
            next_one.listen()
        wait_until(partial(all_gone, bots), "the bots are still there")


def test_ctrl_c_is_for_the_server_which_ends_its_bots(tmp_path: Path) -> None:
    """Found: a terminal's Ctrl+C reached the bots too, and each left a traceback."""
    with Served(f"sqlite:///{tmp_path}/tables.sqlite", None, "--bot-workers", "2", log=tmp_path / "log") as server:
        assert server.process is not None
        with Device(server.url) as device:
            live = device.lay(NOVICE, NOVICE, start=True).live()
            live.up_to(4)
            bots = psutil.Process(server.process.pid).children(recursive=True)
            assert bots
            for bot in bots:
                assert os.getpgid(bot.pid) == bot.pid, "a terminal's signals reach it while it loads"
                os.kill(bot.pid, signal.SIGINT)
            live.up_to(8)
            assert all(bot.is_running() for bot in bots), "told directly they go on too"
        os.killpg(server.process.pid, signal.SIGINT)
        server.process.wait(PATIENCE)
        wait_until(partial(all_gone, bots), "the bots are still there")
        assert "Traceback" not in server.log.read_text()
        assert "bot process lost" not in server.log.read_text()


def all_gone(processes: list[psutil.Process]) -> bool:
    """Whoever was their parent may not have noticed yet."""
    return not any(one.is_running() and one.status() != psutil.STATUS_ZOMBIE for one in processes)
