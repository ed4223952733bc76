"""A server for oneself and one's friends: on a free port, with the browser opened."""

import socket
import sys
import threading
import webbrowser

import segno

from ..server.known_names import known
from ..server.limits import Limits, unlimited
from ..server.running import Server, ServerSettings, bound
from ..server.store.locking import running_at
from ..server.store.urls import file_of, is_postgres
from ..words import Words

EVERYWHERE = "0.0.0.0"


def play_in_browser(w: Words, lan: bool, port: int, browser: bool, database: str | None) -> None:
    """Serve until told to stop. Where a server already has the database, its page is opened."""
    if database is None or not is_postgres(database):
        already = running_at(file_of(database))
        if already is not None:
            print(w.say("serve-open", address=already))
            show(already, browser)
            return
    listening = bound(EVERYWHERE if lan else "127.0.0.1", port)
    chosen = listening.getsockname()[1]
    here = f"http://127.0.0.1:{chosen}"
    quotas = Limits(tables=0) if lan else unlimited()
    names = known(frozenset(), own_names() if lan else frozenset())
    setting = ServerSettings(database=database, quiet=True, address=here, limits=quotas, names=names)
    server = Server(setting, listening)
    print(w.say("serve-open", address=here), flush=True)
    if lan:
        friends = f"http://{own_address()}:{chosen}"
        print(w.say("serve-friends", address=friends))
        segno.make(friends, error="m").terminal(out=sys.stdout, compact=True)
    print(w.say("serve-stop"), flush=True)
    threading.Timer(0.2, wait_and_show, (server, here, browser)).start()
    server.serve_here()


def wait_and_show(server: Server, address: str, browser: bool) -> None:
    """Open the page as soon as there is one; give up with the server."""
    for _ in range(600):
        if server.started:
            show(address, browser)
            return
        if server.should_exit:
            return
        threading.Event().wait(0.05)


def show(address: str, browser: bool) -> None:
    if browser:
        webbrowser.open(address)


def own_address() -> str:
    """Where this machine is found in its network: the address it would send from. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
            return found
        except OSError:
            return socket.gethostname()


def own_names() -> frozenset[str]:
    """What others in this network may call this machine."""
    name = socket.gethostname()
    return frozenset({name, f"{name}.local"})
