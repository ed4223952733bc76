"""The API's description as a page to read: made from the OpenAPI document, nothing from elsewhere."""

from functools import lru_cache
from html import escape
from typing import Any

from litestar import Litestar, MediaType, Router, get

from .parameters import AnyRequest

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
@media (prefers-color-scheme: dark) { body { background: #16181d; color: #e8e6e1; } a { color: #9db8ff; } }
h2 { margin: 2rem 0 0; font: 600 1rem/1.5 ui-monospace, monospace; } table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; padding: .2rem .8rem .2rem 0; vertical-align: top; border-top: 1px solid #8884; }
code { font-family: ui-monospace, monospace; } .verb { display: inline-block; min-width: 4.5rem; }
"""


@get("/docs", media_type=MediaType.HTML)
async def docs(request: AnyRequest) -> str:
    return written(request.app)


@lru_cache(maxsize=1)
def written(app: Litestar) -> str:
    """Once for all: the framework would keep one for every query that somebody makes up."""
    return page(app.openapi_schema.to_schema())


def page(schema: dict[str, Any]) -> str:
    """Every operation with its fields, then every type."""
    parts = [
        f"<!doctype html><html lang=en><meta charset=utf-8><title>{escape(schema['info']['title'])} API</title>",
        f"<meta name=viewport content='width=device-width'><style>{STYLE}</style>",
        f"<h1>{escape(schema['info']['title'])} {escape(schema['info']['version'])}: the API</h1>",
        "<p>JSON over HTTP; refusals are problem documents (RFC 9457) in the language of "
        "<code>Accept-Language</code>. A seat hangs on the cookie that taking it sets. Live news come by WebSocket at "
        "<code>/api/tables/{table_id}/live?seat=0&amp;after=17</code>: a <code>snapshot</code>, or from "
        "<code>after</code> on each <code>entry</code>; <code>presence</code> in between. "
        "For programs: <a href=/api/openapi.json>openapi.json</a>.</p>",
    ]
    for path, verbs in sorted(schema["paths"].items()):
        for verb, operation in verbs.items():
            parts.append(_operation(path, verb, operation))
    parts.append("<h1>Types</h1>")
    for name, one in sorted(schema.get("components", {}).get("schemas", {}).items()):
        parts.append(_type(name, one))
    return "\n".join(parts)


def _operation(path: str, verb: str, operation: dict[str, Any]) -> str:
    body = operation.get("requestBody", {}).get("content", {})
    rows = [
        ("query" if one["in"] == "query" else one["in"], one["name"], one.get("description", ""))
        for one in operation.get("parameters", [])
    ]
    rows += [("body", _shape(content["schema"]), "") for content in body.values()]
    for status, answer in operation["responses"].items():
        shapes = [_shape(one.get("schema", {})) for one in answer.get("content", {}).values()]
        rows.append((status, ", ".join(shapes), answer.get("description", "")))
    said = escape(operation.get("description", ""))
    head = f"<h2><span class=verb>{verb.upper()}</span> {escape(path)}</h2><p>{said}</p>"
    return head + _table(rows)


def _type(name: str, one: dict[str, Any]) -> str:
    fields = [
        (field, _shape(shape), shape.get("description", "")) for field, shape in one.get("properties", {}).items()
    ]
    if not fields:
        fields = [("is", _shape(one), "")]
    return f"<h2 id='{escape(name)}'>{escape(name)}</h2><p>{escape(one.get('description', ''))}</p>{_table(fields)}"


def _table(rows: list[tuple[str, str, str]]) -> str:
    cells = [f"<tr><td><code>{escape(a)}</code><td>{b}<td>{escape(c)}" for a, b, c in rows]
    return f"<table>{''.join(cells)}</table>" if cells else ""


def _shape(schema: dict[str, Any]) -> str:
    """A type in a few words, names as links."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f"<a href='#{name}'>{name}</a>"
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " or ".join(dict.fromkeys(_shape(one) for one in schema[key]))
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " | ".join(f"<code>{escape(str(value))}</code>" for value in values)
    if schema.get("type") == "array":
        return f"list of {_shape(schema.get('items', {}))}"
    found = schema.get("type", "anything")
    return escape(" or ".join(found) if isinstance(found, list) else str(found))


router = Router(path="/api", route_handlers=[docs], include_in_schema=False)
