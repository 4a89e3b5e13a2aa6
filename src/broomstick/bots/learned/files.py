"""Files of weights: arrays as numpy packs them, read with it, or without it where there is none.

Matrices are small whole numbers with a scale for each row.
"""

import json
import struct
import zipfile
from array import array
from ast import literal_eval
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

NETS = "nets"
KINDS = {"|i1": "b", "<f4": "f", "|u1": "B"}
"""The kinds of numbers in such files, as numpy says them and as Python does."""
MAGIC = 6
META = "meta"


class Weights:
    """What is in a file: plain data about the net, and its arrays by name, as rows where they are matrices."""

    def __init__(self, told: dict[str, Any], arrays: dict[str, tuple[tuple[int, ...], "array[Any]"]]) -> None:
        self.told = told
        self.arrays = arrays

    def list(self, name: str) -> list[float]:
        return self.arrays[name][1].tolist()

    def shape(self, name: str) -> tuple[int, ...]:
        return self.arrays[name][0]


def unpacked(packed: bytes) -> tuple[tuple[int, ...], "array[Any]"]:
    """One array, from numpy's own format."""
    (size,) = struct.unpack_from("<H", packed, MAGIC + 2)
    begin = MAGIC + 4
    told = literal_eval(packed[begin : begin + size].decode("latin-1"))
    if told["fortran_order"]:
        raise ValueError("arrays of a net should be written row by row")
    found = array(KINDS[told["descr"]])
    found.frombytes(packed[begin + size :])
    return tuple(told["shape"]), found


def there(game: str, version: int) -> bool:
    """Whether there is a net for a game."""
    return files(__package__).joinpath(NETS, f"{game}-{version}.npz").is_file()


@cache
def weights(game: str, version: int) -> Weights:
    """The net for a game that comes with the package."""
    return read(files(__package__).joinpath(NETS, f"{game}-{version}.npz"))


def read(path: Traversable) -> Weights:
    """A net from its file."""
    with path.open("rb") as file, zipfile.ZipFile(file) as packed:
        arrays = {name.removesuffix(".npy"): unpacked(packed.read(name)) for name in packed.namelist()}
    return Weights(json.loads(arrays.pop(META)[1].tobytes()), arrays)
