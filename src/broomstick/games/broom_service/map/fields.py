"""Single values in the file of a map: names to type, names to read, choices."""

import re
from difflib import get_close_matches

from broomstick.games.datafile import Entry
from broomstick.heart.plain import quote


def kebab(entry: Entry, field: str) -> str:
    """A name as it is typed: small letters and hyphens."""
    name = entry.text(field)
    if re.fullmatch("[a-z]+(-[a-z]+)*", name) is None:
        shown = quote(name)
        message = f"should consist of small letters from a to z and hyphens; {shown} does not"
        raise entry.fail(field, message, "name-letters", {"value": shown})
    return name


def named(entry: Entry, field: str) -> dict[str, str]:
    """A name in each language that the file has it in; which of them it should have is for the check to say."""
    value = entry.values.get(field, {})
    if not isinstance(value, dict):
        shown = quote(value)
        raise entry.fail(field, f"should be a table of values, not {shown}", "not-a-table", {"value": shown})
    for language in value:
        if not isinstance(value[language], str):
            shown = quote(value[language])
            raise entry.fail(field, f"should be a text, not {shown}", "not-a-text", {"value": shown})
    return {str(language): str(name) for language, name in value.items()}


def similar(text: object, names: list[str]) -> list[str]:
    """A few names that somebody may have meant."""
    return get_close_matches(str(text), names, 4, 0.5) or names[:4]
