"""What a caller asks for when a game is made: the same questions for every game."""

from typing import Any

from broomstick.contest.codec import shorten
from broomstick.contest.errors import OptionError
from broomstick.contest.plain import quote


def number_of_players(players: object, title: str, fewest: int, most: int) -> int:
    if isinstance(players, bool) or not isinstance(players, int) or not fewest <= players <= most:
        raise OptionError(
            f"players: {title} is for {fewest} to {most} players, not {players!r}",
            "wrong-players",
            {"lowest": fewest, "highest": most, "value": quote(players)},
        )
    return players


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


def flag(options: dict[str, Any], option: str) -> bool:
    """An option that is on or off, and off where nothing is said of it."""
    value = options.get(option, False)
    if not isinstance(value, bool):
        raise OptionError(
            f"{option}: should be true or false, not {value!r}",
            "not-a-flag",
            {"field": option, "value": quote(value)},
        )
    return value
