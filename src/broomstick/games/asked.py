"""What a caller asks for when a game is made: the same questions for every game."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, SupportsIndex

from broomstick.heart.codec import shorten
from broomstick.heart.errors import OptionError
from broomstick.heart.plain import quote
from broomstick.heart.whole import whole

Source = str | Path | Mapping[str, Any]
"""Where a caller's own components or map are: in a TOML file, or at hand as what such a file holds."""


def number(value: object) -> int | None:
    """A whole number that a caller gave; none where it is something else, true and false among that."""
    return whole(value) if isinstance(value, SupportsIndex) and not isinstance(value, bool) else None


def number_of_players(players: object, title: str, fewest: int, most: int) -> int:
    seats = number(players)
    if seats is None or not fewest <= seats <= most:
        raise OptionError(
            f"players: {title} is for {fewest} to {most} players, not {players!r}",
            "wrong-players",
            {"lowest": fewest, "highest": most, "value": quote(players)},
        )
    return seats


def check_options(options: dict[str, Any], title: str, names: list[str]) -> None:
    for option in options:
        if not names:
            raise OptionError(
                f"{option}: {title} has no such option; it has none at all",
                "no-options",
                {"field": shorten(str(option))},
            )
        if option not in names:
            raise OptionError(
                f"{option}: {title} has no such option; it has {', '.join(names)}",
                "unknown-option",
                {"field": shorten(str(option)), "names": names},
            )
