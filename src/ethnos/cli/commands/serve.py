"""`ethnos serve`: tables for everybody who can reach this machine."""

from ipaddress import ip_address
from pathlib import Path
from typing import Annotated

import typer

from ..flags import Language
from ..language import language_of

Database = Annotated[
    str | None,
    typer.Option(
        help="Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME; your data folder if left out.",
        envvar="ETHNOS_DATABASE",
    ),
]
BotWorkers = Annotated[int, typer.Option(help="Processes in which bots think.", min=1, max=64)]
Host = Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for all addresses of this machine.")]
KeepLobbies = Annotated[
    int, typer.Option(help="Days after which an untouched table that never started is deleted; 0: never.", min=0)
]
KeepGames = Annotated[
    int, typer.Option(help="Days after which an untouched unfinished game is deleted; 0: never.", min=0)
]
KeepFinished = Annotated[int, typer.Option(help="Days after which a finished game is deleted; 0: never.", min=0)]
KeepStudies = Annotated[int, typer.Option(help="Days after which a study nobody looks at is deleted; 0: never.", min=0)]
Port = Annotated[int, typer.Option(help="Port to listen on; 0 for any free one.", min=0, max=65535)]


def command(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = None,
    bot_workers: BotWorkers = 2,
    proxy: Annotated[
        str, typer.Option(help="Addresses of proxies in front, separated by commas; their X-Forwarded-For is trusted.")
    ] = "",
    origin: Annotated[
        list[str] | None, typer.Option(help="Another address of the page, such as https://ethnos.example.")
    ] = None,
    host_name: Annotated[
        list[str] | None,
        typer.Option(
            help="A name of this machine; other names are refused. Behind --proxy any name, unless one is given."
        ),
    ] = None,
    limits: Annotated[
        bool, typer.Option(help="Limit what each address may do: requests, tables, streams; see docs/hosting.md.")
    ] = True,
    key_file: Annotated[
        Path | None,
        typer.Option(help="The server's key, if ETHNOS_KEY is not set; beside the SQLite file if left out."),
    ] = None,
    keep_lobbies: KeepLobbies = 30,
    keep_games: KeepGames = 0,
    keep_finished: KeepFinished = 0,
    keep_studies: KeepStudies = 365,
    quiet: Annotated[bool, typer.Option("--quiet", help="Log problems only.")] = False,
    lang: Language = None,
) -> None:
    """Serve tables: play in the browser, against bots or with friends by a link."""
    from ...server.addresses import proxies_named  # half a second that no other command should wait
    from ...server.known_names import KnownNames, host_named, known, origin_named
    from ...server.limits import Limits, unlimited
    from ...server.running import Server, ServerSettings, bound
    from ...server.upkeep import Retention

    language_of(lang)
    proxies = proxies_named(proxy)
    origins, hosts = frozenset(map(origin_named, origin or ())), frozenset(map(host_named, host_name or ()))
    with bound(host, port) as listening:
        here = f"http://{address(listening.getsockname())}"
        own = ip_address(listening.getsockname()[0]).is_loopback and not proxies
        setting = ServerSettings(
            address=here,
            database=database,
            bot_workers=bot_workers,
            proxies=proxies,
            names=known(origins, hosts) if hosts or own else KnownNames(origins),
            limits=Limits() if limits else unlimited(),
            quiet=quiet,
            key_file=key_file,
            retention=Retention(keep_lobbies, keep_games, keep_finished, keep_studies),
        )
        print(here, flush=True)
        Server(setting, listening).serve_here()


def address(name: tuple[str, int]) -> str:
    host, port = name[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
