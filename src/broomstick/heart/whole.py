"""Whole numbers in all but name: what callers hand in as a number may be any type that says which int it stands for."""

from operator import index
from typing import SupportsIndex


def whole(number: SupportsIndex) -> int:
    """The int that a number stands for (numpy's are none themselves); a TypeError where it stands for none."""
    return number if isinstance(number, int) else index(number)
