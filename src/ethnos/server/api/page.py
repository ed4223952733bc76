"""The page, built from web/."""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Annotated, Any

from litestar import MediaType, Response, Router, get
from litestar.params import PathParameter

from ..tabletop.refusals import Refused
from .parameters import AnyRequest

TYPES = {
    "html": "text/html",
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
    "woff2": "font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # made with the page, best first
KEPT = "public, max-age=31536000, immutable"  # the name of such a file changes with its content
ASKED_AGAIN = "no-cache"
FileName = Annotated[str, PathParameter(description="A file of the page.")]


@cache
def _names() -> frozenset[str]:
    """What may be asked for: read off the folder, so that no name from outside becomes a path."""
    folder = files("ethnos.server") / "page"
    if not folder.is_dir():
        return frozenset()
    inside = [one.name for one in folder.iterdir() if one.is_file()]
    assets = folder / "assets"
    return frozenset([*inside, *(f"assets/{one.name}" for one in assets.iterdir())])


@cache
def _file(name: str) -> bytes:
    try:
        return files("ethnos.server").joinpath("page", *name.split("/")).read_bytes()
    except FileNotFoundError:  # the program was installed anew under a running server
        raise Refused("no-page") from None


@cache
def _tag(name: str) -> str:
    """A short name of a file's content, by which a browser asks whether it has changed."""
    return f'W/"{sha256(_file(name)).hexdigest()[:16]}"'


def _served(request: AnyRequest, name: str, keep: str) -> Response[Any]:
    kind = TYPES.get(name.rsplit(".", 1)[-1])
    if kind is None or name not in _names():
        raise Refused("no-page")
    headers = {"cache-control": keep, "vary": "accept-encoding", "etag": _tag(name)}
    if _tag(name) in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    for encoding, ending in ENCODINGS.items():
        if encoding in accepted and f"{name}{ending}" in _names():
            headers["content-encoding"] = encoding
            return Response(_file(f"{name}{ending}"), media_type=kind, headers=headers)
    return Response(_file(name), media_type=kind, headers=headers)


@get("/", media_type=MediaType.HTML)
async def index(request: AnyRequest) -> Response[Any]:
    return _served(request, "index.html", ASKED_AGAIN)


@get("/icon.svg")
async def icon(request: AnyRequest) -> Response[Any]:
    return _served(request, "icon.svg", ASKED_AGAIN)


@get("/assets/{name:str}")
async def asset(request: AnyRequest, name: FileName) -> Response[Any]:
    return _served(request, f"assets/{name}", KEPT)


router = Router(path="/", route_handlers=[index, icon, asset], include_in_schema=False)
