"""Pack the Python that plays inside the page, rooms and their data: one zip, with the same bytes each time.

Maps are drawn beforehand: that takes rooms, and packages, which the page does not have.

python tools/site/pack.py web/.python.zip
"""

import asyncio
import io
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
import mypy_extensions

import broomstick
from broomstick.games.broom_service.options import BOARDS
from broomstick.server import maps

SOURCE = Path(__file__).parents[2] / "src"
ROOMS = ["heart", "games", "bots", "lessons", "hosting", "browser"]
KINDS = [".py", ".toml"]
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The first date a zip can hold: when a file was saved is nothing to the page."""


def files() -> Iterator[tuple[str, bytes]]:
    """What goes into the zip, by the name it has there, in order."""
    package = SOURCE / "broomstick"
    yield "mypy_extensions.py", Path(mypy_extensions.__file__).read_bytes()
    yield "broomstick/__init__.py", (package / "__init__.py").read_bytes()
    for room in ROOMS:
        for path in sorted((package / room).rglob("*")):
            if path.suffix in KINDS:
                yield path.relative_to(SOURCE).as_posix(), path.read_bytes()
    for board in BOARDS:
        yield f"broomstick/browser/maps/{board}.json", drawn(board)


def drawn(board: str) -> bytes:
    """A map, as the server shows it."""
    shown, _ = asyncio.run(maps.of_game(broomstick.load("broom-service", board=board)))
    return msgspec.json.encode(shown)


def packed() -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files():
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    return whole.getvalue()


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(packed())
