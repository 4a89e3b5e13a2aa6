"""Component files: reading them, laying a player's own over the standard one, and checking each value.

Every value in a file is ``{ value = …, origin = … }``; in a replacing file the bare value will do.
Errors name file, entry and field.
"""

import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from broomstick.heart.codec import shorten
from broomstick.heart.errors import DataError, Fact
from broomstick.heart.plain import not_one_of, quote

ORIGINS: Final = ["rulebook", "published", "house"]

Tree = dict[str, Any]


def read_toml(path: Path) -> Tree:
    try:
        with path.open("rb") as file:
            return tomllib.load(file)
    except OSError as error:
        raise unreadable(path.name, error) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise not_toml(path.name, error) from None


def unreadable(name: str, error: OSError) -> DataError:
    """A file that the system does not give us."""
    message = f"{name}: cannot be read: {error.strerror}"
    if isinstance(error, FileNotFoundError):
        return DataError(message, "file-missing", {"text": name})
    if isinstance(error, IsADirectoryError):
        return DataError(message, "file-folder", {"text": name})
    if isinstance(error, PermissionError):
        return DataError(message, "file-forbidden", {"text": name})
    return DataError(message, "file-unreadable", {"text": name})


def not_toml(name: str, error: ValueError) -> DataError:
    """A file that is no TOML; the place, where the reader names one, is only in its sentence."""
    message = f"{name}: is not valid TOML: {error}"
    if isinstance(error, UnicodeDecodeError):
        return DataError(message, "not-utf8", {"text": name})
    place = re.search(r"line (\d+), column (\d+)", str(error))
    if place is None:
        return DataError(message, "not-toml", {"text": name})
    where: dict[str, Fact] = {"text": name, "row": int(place[1]), "column": int(place[2])}
    return DataError(message, "not-toml-there", where)


def read_replacement(data: object) -> tuple[str, Tree]:
    """What a caller gave as ``data``: a path to a TOML file or a mapping. Returns its name and plain content."""
    if isinstance(data, (str, Path)):
        path = Path(data)
        tree = read_toml(path)
        name = path.name
    elif isinstance(data, Mapping):
        tree = {str(key): value for key, value in data.items()}
        name = "data"
    else:
        message = f"data: should be a path to a TOML file or a mapping, not {type(data).__name__}"
        raise DataError(message, "no-components", {"value": quote(data)})
    try:
        # Through JSON, because a record carries it so: keys become text, tuples lists.
        plain: Tree = json.loads(json.dumps(tree))
    except (TypeError, ValueError) as error:
        message = f"{name}: holds something that is not plain data: {error}"
        raise DataError(message, "not-plain-data", {"file": name}) from None
    return name, plain


class Entry:
    """One table of a component file, and where its values come from."""

    def __init__(self, file: str, title: str, values: Tree) -> None:
        self.file = file
        self.title = title
        self.values = values
        # Which file each field was last set by, where that is another one.
        self.files: dict[str, str] = {}

    def lay_over(self, file: str, values: Tree) -> None:
        for field, value in values.items():
            if field not in self.values:
                known = list(self.values)
                raise DataError(
                    f"{file}: {self.title}: {shorten(field)}: no such field; there are {', '.join(known)}",
                    "unknown-field",
                    {"file": file, "entry": self.title, "field": shorten(field), "names": known},
                )
            self.values[field] = value
            self.files[field] = file

    def fail(
        self, field: str, message: str, code: str = "", facts: dict[str, Fact] | None = None
    ) -> DataError:
        """What is wrong with a field: in English, and as a code with facts."""
        file = self.files.get(field, self.file)
        place: dict[str, Fact] = {"file": file, "entry": self.title, "field": field}
        if facts is not None:
            place.update(facts)
        return DataError(f"{file}: {self.title}: {field}: {message}", code, place)

    def value(self, field: str) -> Any:
        """The value of a field, without its origin; an origin that is there must be a known one."""
        if field not in self.values:
            raise self.fail(field, "is missing", "missing")
        found = self.values[field]
        if isinstance(found, dict) and set(found) <= {"value", "origin"}:
            if "value" not in found:
                raise self.fail(field, "has no value", "no-value")
            if found.get("origin", "house") not in ORIGINS:
                origin = shorten(str(found["origin"]))
                raise self.fail(
                    field,
                    f"origin should be one of {', '.join(ORIGINS)}, not {origin!r}",
                    "unknown-origin",
                    {"value": repr(origin), "names": ORIGINS},
                )
            return found["value"]
        return found

    def number(self, field: str, lowest: int, highest: int) -> int:
        return self.check(field, self.value(field), lowest, highest)

    def check(self, field: str, value: Any, lowest: int, highest: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
            shown = shorten(repr(value))
            raise self.fail(
                field,
                f"should be a number from {lowest} to {highest}, not {shown}",
                "not-a-number",
                {"lowest": lowest, "highest": highest, "value": shown},
            )
        return value

    def numbers(self, field: str, lowest: int, highest: int) -> list[int]:
        value = self.value(field)
        if not isinstance(value, list) or not value:
            shown = quote(value)
            message = f"should be a list of numbers, not {shown}"
            raise self.fail(field, message, "not-a-list-of-numbers", {"value": shown})
        return [self.check(field, item, lowest, highest) for item in value]

    def counts(self, field: str, names: list[str], lowest: int, highest: int) -> dict[str, int]:
        """A table of name = number, every name a known one."""
        value = self.value(field)
        if not isinstance(value, dict) or not value:
            shown = quote(value)
            message = f"should be a table of numbers, not {shown}"
            raise self.fail(field, message, "not-a-table-of-numbers", {"value": shown})
        for name in value:
            self.among(field, name, names)
        return {name: self.check(field, count, lowest, highest) for name, count in value.items()}

    def text(self, field: str) -> str:
        value = self.value(field)
        if not isinstance(value, str) or not value:
            shown = quote(value)
            raise self.fail(field, f"should be a text, not {shown}", "not-a-text", {"value": shown})
        return value

    def name(self, field: str, names: list[str]) -> int:
        """The index of a name among those allowed."""
        return self.among(field, self.text(field), names)

    def among(self, field: str, name: str, names: list[str]) -> int:
        if name not in names:
            raise self.fail(field, *not_one_of(name, names))
        return names.index(name)


class DataFile:
    """A standard component file with, perhaps, somebody's own laid over it."""

    def __init__(self, path: Path, lists: dict[str, str]) -> None:
        """``lists`` names the sections that are lists, and the field that tells their entries apart."""
        self.name = path.name
        # What to blame when values that are fine by themselves do not go together: in English, and the last file.
        self.title = path.name
        self.file = path.name
        self.lists = lists
        self.sections: dict[str, Entry] = {}
        self.entries: dict[str, dict[str, Entry]] = {}
        for section, content in read_toml(path).items():
            if section in lists:
                key = lists[section]
                self.entries[section] = {
                    str(item[key]): Entry(self.name, f"{section} {item[key]}", item) for item in content
                }
            else:
                self.sections[section] = Entry(self.name, section, content)

    def lay_over(self, file: str, tree: Tree) -> None:
        """Let somebody's own values replace the standard ones; a new entry of a list must be complete."""
        self.title = f"{file} over {self.name}"
        self.file = file
        for section, content in tree.items():
            if section in self.sections:
                if not isinstance(content, dict):
                    message = f"{file}: {section}: should be a table of values"
                    facts: dict[str, Fact] = {"file": file, "field": section, "value": quote(content)}
                    raise DataError(message, "not-a-table", facts)
                self.sections[section].lay_over(file, content)
            elif section in self.entries:
                self.lay_list_over(file, section, content)
            else:
                known = [*self.sections, *self.entries]
                raise DataError(
                    f"{file}: {shorten(section)}: no such section; there are {', '.join(known)}",
                    "unknown-section",
                    {"file": file, "field": shorten(section), "names": known},
                )

    def lay_list_over(self, file: str, section: str, content: object) -> None:
        key = self.lists[section]
        if not isinstance(content, list) or not all(isinstance(item, dict) for item in content):
            message = f"{file}: {section}: should be a list of entries"
            raise DataError(message, "not-a-list-of-tables", {"file": file, "field": section})
        for item in content:
            if key not in item:
                message = f"{file}: {section}: {key}: is missing in an entry"
                raise DataError(message, "missing", {"file": file, "entry": section, "field": key})
            if isinstance(item[key], bool) or not isinstance(item[key], (str, int)):
                message = f"{file}: {section}: {key}: should be a plain name or number"
                place: dict[str, Fact] = {"file": file, "entry": section, "field": key}
                raise DataError(message, "not-a-plain-name", {**place, "value": quote(item[key])})
            name = str(item[key])
            title = f"{section} {shorten(name)}"
            if name in self.entries[section]:
                self.entries[section][name].lay_over(file, item)
            else:
                self.entries[section][name] = Entry(file, title, item)

    def section(self, name: str) -> Entry:
        return self.sections[name]

    def every(self, section: str) -> list[Entry]:
        return list(self.entries[section].values())
