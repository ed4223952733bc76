"""The API's types for the page: openapi-typescript makes them from the server's OpenAPI document.

`--check` only says whether they are new. Messages of the live stream, which no route
answers with, are added to the document from their own schema.
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from build_page import WEB, install, node

from ethnos.server.app import api_document
from ethnos.server.tabletop import messages

TARGET = WEB / "src" / "api" / "schema.ts"
MAKER = "node_modules/openapi-typescript/bin/cli.js"
OPTIONS = ("--root-types", "--root-types-no-schema-prefix", "--enum-values", "--default-non-nullable", "false")


def document() -> dict[str, Any]:
    described = api_document()
    named = described["components"]["schemas"]
    extras = [messages.Presence, messages.Trouble, messages.Answered, messages.TurnedDown]
    streamed = [messages.Snapshot, messages.News, *extras]
    for extra in extras:
        _, parts = msgspec.json.schema_components([extra], ref_template="#/components/schemas/{name}")
        named[extra.__name__] = parts[extra.__name__]
    named["Message"] = {"oneOf": [{"$ref": f"#/components/schemas/{one.__name__}"} for one in streamed]}
    return {"openapi": "3.1.0", "info": described["info"], "paths": {}, "components": {"schemas": known(named)}}


def known(described: Any) -> Any:
    """Without what says nothing: JSON that is passed through as it is stands there as an empty kind among others."""
    if isinstance(described, list):
        return [known(one) for one in described if one != {}]
    if isinstance(described, dict):
        return {key: known(one) for key, one in described.items()}
    return described


def text() -> str:
    install(WEB)
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "openapi.json", Path(folder) / "schema.ts"
        source.write_bytes(msgspec.json.encode(document()))
        command = [str(node()), MAKER, str(source), "-o", str(made), *OPTIONS]
        subprocess.run(command, cwd=WEB, check=True, stdout=subprocess.DEVNULL)
        return made.read_text(encoding="utf-8")


def main() -> None:
    made = text()
    if "--check" in sys.argv:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != made:
            raise SystemExit("web/src/api/schema.ts is older than the server's types: run `make types`")
        return
    TARGET.write_text(made, encoding="utf-8")


main()
