"""The page, built from web/, and the words that a page without catalogues of its own needs."""

from functools import cache
from importlib.resources import files
from typing import Annotated, Any

from litestar import MediaType, Response, get
from litestar.params import PathParameter

from ...words import LANGUAGES, words
from ..tabletop.refusals import Refused
from .documents import refuses
from .tables import AnyRequest

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
Language = Annotated[str, PathParameter(description="One of `languages` of /api/about.")]
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
    return files("ethnos.server").joinpath("page", *name.split("/")).read_bytes()


def _served(request: AnyRequest, name: str, keep: str) -> Response[Any]:
    kind = TYPES.get(name.rsplit(".", 1)[-1])
    if kind is None or name not in _names():
        raise Refused("no-page")
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    accepted = request.headers.get("accept-encoding", "")
    for encoding, ending in ENCODINGS.items():
        if encoding in accepted and f"{name}{ending}" in _names():
            headers["content-encoding"] = encoding
            return Response(_file(f"{name}{ending}"), media_type=kind, headers=headers)
    return Response(_file(name), media_type=kind, headers=headers)


@get("/", include_in_schema=False, media_type=MediaType.HTML)
async def index(request: AnyRequest) -> Response[Any]:
    return _served(request, "index.html", ASKED_AGAIN)


@get("/icon.svg", include_in_schema=False)
async def icon(request: AnyRequest) -> Response[Any]:
    return _served(request, "icon.svg", ASKED_AGAIN)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: AnyRequest, name: FileName) -> Response[Any]:
    return _served(request, f"assets/{name}", KEPT)


@get("/api/words/{language:str}", responses=refuses(404))
async def spoken(language: Language) -> dict[str, str]:
    """Every message of a language that needs nothing filled in."""
    if language not in LANGUAGES:
        raise Refused("no-page")
    return words(language).plain()
