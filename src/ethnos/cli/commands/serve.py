"""`ethnos serve`: tables for everybody who can reach this machine."""

from typing import Annotated

import typer

Database = Annotated[
    str | None,
    typer.Option(
        help="Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME; your data folder if left out.",
        envvar="ETHNOS_DATABASE",
    ),
]
BotWorkers = Annotated[int, typer.Option(help="Processes in which bots think.", min=1, max=64)]
Host = Annotated[str, typer.Option(help="Address to listen at; 0.0.0.0 for every one of this machine.")]
Port = Annotated[int, typer.Option(help="Port to listen at; 0 for any free one.", min=0, max=65535)]


def command(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = None,
    bot_workers: BotWorkers = 2,
    proxy: Annotated[
        str, typer.Option(help="Addresses of proxies in front, with commas; their X-Forwarded-For is believed.")
    ] = "",
    origin: Annotated[
        list[str] | None, typer.Option(help="A further address of the page, as https://ethnos.example.")
    ] = None,
    limits: Annotated[
        bool, typer.Option(help="Quotas for each address: requests, tables, streams, as docs/hosting.md lists them.")
    ] = True,
    quiet: Annotated[bool, typer.Option("--quiet", help="Log only what is wrong.")] = False,
) -> None:
    """Serve tables: play in the browser, against bots or friends by a link."""
    from ...server.limits import Limits, unlimited  # half a second that no other command should wait
    from ...server.running import Server, ServerSettings, bound

    with bound(host, port) as listening:
        here = f"http://{address(listening.getsockname())}"
        setting = ServerSettings(
            address=here,
            database=database,
            bot_workers=bot_workers,
            proxies=proxy,
            origins=frozenset(origin or ()),
            limits=Limits() if limits else unlimited(),
            quiet=quiet,
        )
        print(here, flush=True)
        Server(setting, listening).serve_here()


def address(name: tuple[str, int]) -> str:
    host, port = name[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
