"""What a state or a view shows of itself at the prompt: its data in lines, and the names a caller may use."""

import textwrap
from collections.abc import Collection, Iterable
from typing import Final

from broomstick.heart.plain import Plain

WHERE: Final = ["game", "rules", "players", "viewer", "starter", "round", "deciders", "sealed", "over"]
"""Fields that the first line tells of."""
WORKINGS: Final = ["agenda", "moves", "barrier", "stager"]
"""Fields that are no news to somebody who looks at the table."""

# What the heart and the rules of games have for each other, beside all that ``Core`` says: a caller has no use for it.
OF_TABLES: Final = ["check_seat", "check_viewer", "clockwise", "copy_shown_to", "table_data", "read_table"]
OF_READING: Final = ["own_position", "own_data", "own_key", "read", "read_fields", "read_own", "check_own"]
OF_STATES: Final = [
    "build_view",
    "count_points",
    "count_tie_break",
    "default_picks",
    "answers_given",
    "copy_own_to",
    "retold",
]
OF_VIEWS: Final = ["look", "look_at", "data_beside", "secret_data"]
OF_GAMES: Final = ["speak", "asks", "check_action", "check_identity", "clear", "seed_streams"]
OF_MAKERS: Final = [
    "loader",
    "blank",
    "blank_view",
    "fill_in",
    "build_preview",
    "follows_beside",
    "turn_texts",
]
INNER: Final = frozenset([*OF_TABLES, *OF_READING, *OF_STATES, *OF_VIEWS, *OF_GAMES, *OF_MAKERS])


def for_callers(names: Iterable[str], hooks: Collection[str] = ()) -> list[str]:
    """What ``dir`` tells: the names that a caller uses, without those between the heart and the rules."""
    return [name for name in names if name not in INNER and (name not in hooks or name.startswith("__"))]


def in_lines(data: Plain) -> list[str]:
    """The data of a view, a line for each field that has something to tell; the turns are those of this round."""
    lines: list[str] = []
    for name, value in data.items():
        if name == "turns":
            value = [turn for turn in value if turn.startswith(f"{data['round']} ")]
        if name in WHERE or name in WORKINGS or (name == "said" and data["role"] is None):
            continue
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines += [f"  {name} {i}: {in_words(item) or '-'}" for i, item in enumerate(value)]
        elif value is not False and (told := in_words(value)):
            lines += textwrap.wrap(
                f"  {name}: {told}", 100, subsequent_indent=" " * 6, break_on_hyphens=False
            )
    return lines


def in_words(value: object) -> str:
    """A value as short as it can be read: no quotation marks, and of many things by name those that are there."""
    if isinstance(value, dict):
        parts: list[str] = []
        for name, item in value.items():
            told = in_words(item)
            if item is True:
                parts.append(name)
            elif item and told:
                parts.append(f"{name} ({told})" if isinstance(item, (dict, list)) else f"{name} {told}")
        return ", ".join(parts)
    if isinstance(value, list):
        return ", ".join(in_words(item) or "-" for item in value)
    return "" if value is None else str(value)
