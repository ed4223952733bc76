"""The API's types for the page, from the server's OpenAPI document. `--check` only says whether they are new.

Types of the live stream that no route answers with are added from their own schema.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from ethnos.server.app import api_document
from ethnos.server.tabletop import messages

TARGET = Path(__file__).resolve().parent / "src" / "api" / "schema.ts"
HEAD = "// Made by web/api_types.py from the server's OpenAPI document. Do not edit: run `make types`.\n"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def text() -> str:
    document = api_document()
    named: dict[str, Any] = dict(document["components"]["schemas"])
    for extra in (messages.Presence, messages.Trouble):
        named[extra.__name__] = msgspec.json.schema(extra)["$defs"][extra.__name__]
    parts = [HEAD]
    for name, one in sorted(named.items()):
        parts.append(f"export type {name} = {shape(one)};\n")
    parts.append("export type Message = Snapshot | News | Presence | Trouble;\n")
    return "\n".join(parts)


def shape(one: dict[str, Any]) -> str:
    if "$ref" in one:
        return str(one["$ref"]).rsplit("/", 1)[-1]
    for key in ("oneOf", "anyOf"):
        if key in one:
            kinds = [shape(part) for part in one[key] if part]  # an empty one is JSON passed through as it is
            return " | ".join(dict.fromkeys(kinds))
    if "const" in one or "enum" in one:
        return " | ".join(f'"{value}"' for value in one.get("enum", [one.get("const")]))
    kind = one.get("type")
    if isinstance(kind, list):
        return " | ".join(PLAIN[each] for each in kind)
    if kind == "array":
        inner = shape(one.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object" and "properties" not in one:
        return f"Record<string, {shape(one.get('additionalProperties') or {})}>"
    if kind == "object":
        return members(one)
    return PLAIN.get(str(kind), "unknown")


def members(one: dict[str, Any]) -> str:
    required = {*one.get("required", []), *(name for name, field in one["properties"].items() if "const" in field)}
    lines = []
    for name, field in one["properties"].items():
        lines.append(f"  {name}{'' if name in required else '?'}: {shape(field)};")
    return "{\n" + "\n".join(lines) + "\n}"


def main() -> None:
    made = text()
    if "--check" in sys.argv:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != made:
            raise SystemExit("web/src/api/schema.ts is older than the server's types: run `make types`")
        return
    TARGET.write_text(made, encoding="utf-8")


main()
