"""Choices made of bytes: the same bytes choose the same, so that what went wrong once can be seen again."""

import copy
import json
from typing import Any

TEXTS = [
    "",
    "0",
    "null",
    "x" * 300,
    "\ud800",
    "\x00",
    "é",
    "-1",
    "pick",
    "lead fire brave",
    "next",
    "public",
    "../..",
]
NUMBERS = [0, -1, 1, 2, 7, 8, 63, 64, 255, 1 << 15, 1 << 31, 1 << 63, -(1 << 63), 10**40]
OTHERS: list[Any] = [None, True, False, 0.5, 1e300, float("inf"), float("nan"), [], {}, [[]], [None], {"": 0}]


class Choosing:
    """Reads choices off some bytes; when they are used up, it is always the first."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    @property
    def over(self) -> bool:
        return self.at >= len(self.data)

    def below(self, limit: int) -> int:
        """A number below another."""
        width = 1 if limit <= 256 else 2
        taken = int.from_bytes(self.data[self.at : self.at + width], "little")
        self.at += width
        return taken % limit

    def one_of(self, things: list[Any]) -> Any:
        return things[self.below(len(things))] if things else None

    def text(self) -> str:
        """A text of a few letters, of any kind."""
        length = self.below(24)
        taken = self.data[self.at : self.at + length]
        self.at += length
        return taken.decode("utf-8", "surrogateescape")


def altered(choosing: Choosing, value: Any, times: int) -> Any:
    """A copy of some plain data with a few things in it changed."""
    value = copy.deepcopy(value)
    for _ in range(times):
        value = changed(choosing, value)
    return value


def changed(choosing: Choosing, value: Any) -> Any:
    """Go down into the data and change what is found there."""
    if isinstance(value, dict) and value and choosing.below(8):
        name = choosing.one_of(sorted(value, key=str))
        how = choosing.below(12)
        if how == 0:
            del value[name]
        elif how == 1:
            value[str(other(choosing, name))] = value[name]
        else:
            value[name] = changed(choosing, value[name])
        return value
    if isinstance(value, list) and value and choosing.below(8):
        at, how = choosing.below(len(value)), choosing.below(12)
        if how == 0:
            del value[at]
        elif how == 1:
            value.insert(at, copy.deepcopy(choosing.one_of(value)))
        elif how == 2:
            value.append(value.pop(at))
        else:
            value[at] = changed(choosing, value[at])
        return value
    return other(choosing, value)


def other(choosing: Choosing, value: Any) -> Any:
    """Something else in place of a value, often of the same kind."""
    how = choosing.below(6)
    if isinstance(value, str) and how < 3:
        return words_changed(choosing, value)
    if isinstance(value, int) and how < 3:
        return value + choosing.below(7) - 3
    if how == 3:
        return choosing.one_of(NUMBERS)
    if how == 4:
        return choosing.one_of(TEXTS)
    return choosing.text() if choosing.below(2) else copy.deepcopy(choosing.one_of(OTHERS))


def words_changed(choosing: Choosing, text: str) -> str:
    """A text with a word less, more, twice or another."""
    words = text.split(" ")
    at, how = choosing.below(len(words)), choosing.below(5)
    if how == 0:
        del words[at]
    elif how == 1:
        words.insert(at, choosing.text())
    elif how == 2:
        words.insert(at, words[at])
    elif how == 3:
        words[at] = str(choosing.one_of(NUMBERS))
    else:
        words[at] = choosing.text()
    return " ".join(words)


def as_json(value: Any) -> str:
    """As text, also where it cannot be written in UTF-8."""
    return json.dumps(value)
