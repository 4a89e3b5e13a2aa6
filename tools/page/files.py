"""What the tools share that write files of the page: write them, or say which are not up to date."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).parents[2] / "web" / "src"


def deliver(purpose: str, files: dict[str, str]) -> int:
    """Write files of web/src. With --check, only name those that are not what they should be; 1 if there are any."""
    options = argparse.ArgumentParser(description=purpose)
    options.add_argument("--check", action="store_true", help="write nothing, only compare")
    check = options.parse_args().check
    stale = [name for name, text in files.items() if read(SOURCE / name) != text]
    for name in stale:
        if check:
            print(f"not up to date: web/src/{name}", file=sys.stderr)
        else:
            (SOURCE / name).parent.mkdir(parents=True, exist_ok=True)
            (SOURCE / name).write_text(files[name], encoding="utf-8")
    return int(check and bool(stale))


def read(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.exists() else None


def as_json(data: Any) -> str:
    """Data for the page to read, one item of its outermost list or table a line, so that differences can be read."""
    if isinstance(data, dict):
        lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items()]
        return "{\n" + ",\n".join(lines) + "\n}\n"
    return "[\n" + ",\n".join(json.dumps(item, ensure_ascii=False) for item in data) + "\n]\n"
