"""Write the page's types, web/src/wire.ts, from the messages of the server.

    python tools/page/wire.py
    python tools/page/wire.py --check

With --check nothing is written; the exit status says whether the file is up to date.
"""

import re
import sys
from typing import Any

import msgspec

from broomstick.hosting import live_messages, messages
from broomstick.hosting.messages import Message
from files import deliver

HEAD = """\
// Written by tools/page/wire.py from messages.py and live_messages.py of src/broomstick/hosting; change it there.
// A field with a question mark is left out where it has its default.

export type Plain = Record<string, unknown>;
"""

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def wire() -> str:
    """The whole file: an interface for each message, and the two unions of what goes over a live connection."""
    shapes = [
        kind
        for room in (messages, live_messages)
        for kind in vars(room).values()
        if isinstance(kind, type) and issubclass(kind, Message) and kind is not Message
        if kind.__module__ == room.__name__
    ]
    _, components = msgspec.json.schema_components(shapes, ref_template="{name}")
    parts = [HEAD, *(interface(shape.__name__, components[shape.__name__]) for shape in shapes)]
    for name in ("FromClient", "ToClient"):
        (union,), _ = msgspec.json.schema_components([getattr(live_messages, name)], ref_template="{name}")
        parts.append(f"export type {name} = {written(union)};\n")
    return "\n".join(parts)


def interface(name: str, schema: Schema) -> str:
    required = schema.get("required", [])
    lines = [f"/** {plain(schema['description'])} */", f"export interface {name} {{"]
    for field, shape in schema["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {written(shape)};")
    return "\n".join([*lines, "}"]) + "\n"


def plain(text: str) -> str:
    """A docstring in one line, without the marks of its own markup."""
    return " ".join(text.replace("``", "`").split())


def written(schema: Schema) -> str:
    """A type as TypeScript writes it."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(written(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if schema.get("type") == "array":
        inner = written(schema["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        inside = schema.get("additionalProperties")
        return f"Record<string, {written(inside)}>" if inside else "Plain"
    words = re.fullmatch(r"\^\(([a-z|-]+)\)\$", schema.get("pattern", ""))
    if words:
        return " | ".join(f'"{word}"' for word in words[1].split("|"))
    return PLAIN[schema["type"]]


if __name__ == "__main__":
    sys.exit(deliver("write the page's types", {"wire.ts": wire()}))
