"""Pack the Python that plays inside the page, rooms and their data: one zip, with the same bytes each time.

python tools/site/pack.py web/.python.zip
"""

import io
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import mypy_extensions

SOURCE = Path(__file__).parents[2] / "src"
ROOMS = ["heart", "games", "bots", "hosting", "browser"]
KINDS = [".py", ".toml"]
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The first date a zip can hold: when a file was saved is nothing to the page."""


def files() -> Iterator[tuple[str, Path]]:
    """What goes into the zip, by the name it has there, in order."""
    package = SOURCE / "broomstick"
    yield "mypy_extensions.py", Path(mypy_extensions.__file__)
    yield "broomstick/__init__.py", package / "__init__.py"
    for room in ROOMS:
        for path in sorted((package / room).rglob("*")):
            if path.suffix in KINDS:
                yield path.relative_to(SOURCE).as_posix(), path


def packed() -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, path in files():
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())
    return whole.getvalue()


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(packed())
