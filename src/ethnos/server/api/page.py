"""The page, and the words that a page without catalogues of its own needs."""

from functools import cache
from importlib.resources import files
from typing import Annotated, Any

from litestar import MediaType, Response, get
from litestar.params import PathParameter

from ...words import LANGUAGES, words
from ..refusals import Refused
from .documents import refuses

TYPES = {"html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8"}
FILES = ("index.html", "page.css", "page.js")
Language = Annotated[str, PathParameter(description="One of `languages` of /api/about.")]
FileName = Annotated[str, PathParameter(description="A file of the page.")]


@cache
def _file(name: str) -> bytes:
    return (files("ethnos.server") / "page" / name).read_bytes()


def _served(name: str) -> Response[Any]:
    if name not in FILES:
        raise Refused("no-page")
    return Response(_file(name), media_type=TYPES[name.rsplit(".", 1)[1]])


@get("/", include_in_schema=False, media_type=MediaType.HTML)
async def index() -> Response[Any]:
    return _served("index.html")


@get("/page/{name:str}", include_in_schema=False)
async def asset(name: FileName) -> Response[Any]:
    return _served(name)


@get("/api/words/{language:str}", responses=refuses(404))
async def spoken(language: Language) -> dict[str, str]:
    """Every message of a language that needs nothing filled in."""
    if language not in LANGUAGES:
        raise Refused("no-page")
    return words(language).plain()
