"""Bots by their text: a name, some with an argument behind a colon ("thrifty:steady")."""

from broomstick.bots.bot import Bot
from broomstick.bots.thrifty import Thrifty
from broomstick.bots.uniform import Random
from broomstick.contest.codec import shorten
from broomstick.contest.errors import OptionError

BOTS = {
    "random": "takes any legal choice",
    "thrifty": "weighs what each choice is worth and how likely it is to be overtaken",
}
"""The names that ``make`` knows, and what each bot does."""

STEADY = "steady"
"""Behind ``thrifty:``: it never picks on a whim. So hints are given."""


def make(spec: str) -> Bot:
    """A bot from its text; an OptionError says which there are."""
    name, colon, argument = spec.partition(":")
    if name not in BOTS:
        raise OptionError(
            f"{shorten(spec)!r} is not a bot here; there are {', '.join(BOTS)}",
            "unknown-bot",
            {"text": shorten(spec), "names": list(BOTS)},
        )
    if name == "thrifty" and argument == STEADY:
        return Thrifty(steady=True)
    if colon:
        raise OptionError(
            f"{shorten(spec)!r}: {name} takes nothing behind a colon, so {shorten(argument)!r} cannot be",
            "bot-argument",
            {"name": name, "text": shorten(argument)},
        )
    return Random() if name == "random" else Thrifty()
