"""Bots by their text: a name, some with an argument behind a colon ("noisy:0.3"), or a class ("module:Class").

To find a class its module is imported, and that runs code: so a class is named by whoever uses the library or the
command line on this machine, never by a file or by the net. What they name goes to ``make_known``: it imports nothing.
"""

import re
from importlib import import_module
from types import ModuleType

from broomstick.bots.bot import Bot
from broomstick.bots.learned import NETS, Learned
from broomstick.bots.levels import LEVELS, at_level, lacking, level
from broomstick.bots.searcher import SEARCHERS, Searcher
from broomstick.bots.styles import STYLES
from broomstick.bots.thrifty import Thrifty, thoughts, unknown
from broomstick.bots.thrifty.temper import Temper
from broomstick.bots.uniform import Random
from broomstick.heart.codec import shorten
from broomstick.heart.errors import Fact, OptionError

BOTS = {"random": "takes any legal choice", **{name: level.says for name, level in LEVELS.items()}}
"""The bots offered to people, and what each does; ``make`` knows the styles of the pool and nets too."""

STEADY = "steady"
"""Behind ``thrifty:``: it never picks on a whim. So hints are given."""

CLASS = "module:Class"
"""How a bot is named that is not of this package."""


def named() -> list[str]:
    """All names of bots of this package: those offered to people, the styles of the pool, nets and who searches."""
    return [*BOTS, *STYLES, *NETS, *SEARCHERS]


def usual(game: str) -> str:
    """Who plays against people that name no bots: thrifty, where it has thoughts about the game."""
    return Thrifty.name if thoughts(game) else Random.name


def playing(game: str) -> list[str]:
    """The bots of this package that people are offered for a game, the friendliest first: random plays every one."""
    return [Random.name, *at_level(game)]


def missing(game: str) -> dict[str, str]:
    """Those of them that cannot play on this machine, each with the package that is missing."""
    return {name: needed for name in playing(game) if (needed := lacking(name))}


def known_for(game: str, spec: str) -> str:
    """The text of a bot of this package that plays a game: the usual one where none is named."""
    bot = spec or usual(game)
    if make_known(bot).name != Random.name and not thoughts(game):
        raise unknown(game)
    return bot


def make(spec: str) -> Bot:
    """A bot from its text, of this package or any other; an OptionError says which there are."""
    return make_class(spec) if names_a_class(spec) else make_named(spec, [*named(), CLASS])


def make_known(spec: str) -> Bot:
    """A bot of this package from its text, wherever that is from: nothing is imported."""
    return make_named(spec, named())


def names_a_class(spec: str) -> bool:
    """Whether a text is ``module:Class``; our own names come first."""
    name = spec.partition(":")[0]
    return name not in named() and re.fullmatch(r"\w+(\.\w+)*:\w+", spec) is not None


def make_named(spec: str, possible: list[str]) -> Bot:
    name, colon, argument = spec.partition(":")
    style = STYLES.get(name)
    if name in NETS:
        return Learned.made(spec)
    if name in SEARCHERS:
        return Searcher.made(argument)
    if name not in BOTS and style is None:
        raise OptionError(
            f"{shorten(spec)!r} is not a bot here; there are {', '.join(possible)}",
            "unknown-bot",
            {"text": shorten(spec), "names": possible},
        )
    if name == "thrifty" and argument == STEADY:
        return Thrifty(Temper(steady=True))
    if style is not None and style.takes:
        return style.make(argument if colon else style.takes)
    if colon:
        raise OptionError(
            f"{shorten(spec)!r}: {name} takes nothing behind a colon, so {shorten(argument)!r} cannot be",
            "bot-argument",
            {"name": name, "text": shorten(argument)},
        )
    if style is not None:
        return style.make("")
    return Random() if name == Random.name else Thrifty() if name == Thrifty.name else level(name)


def make_class(spec: str) -> Bot:
    """A bot from ``module:Class``: the class is derived from Bot and made without arguments."""
    name, _, wanted = spec.partition(":")
    module = find_module(spec, name)
    bots = [
        one
        for one, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, Bot) and value is not Bot
    ]
    found = vars(module).get(wanted)
    if found is None and not bots:
        facts: dict[str, Fact] = {"text": shorten(spec), "name": name}
        raise OptionError(f"{shorten(spec)!r}: there is no bot in {name}", "bot-no-bots", facts)
    if found is None:
        raise OptionError(
            f"{shorten(spec)!r}: {name} has no {wanted}; bots there: {', '.join(bots)}",
            "bot-no-class",
            {"text": shorten(spec), "name": name, "names": bots},
        )
    if wanted not in bots:
        raise OptionError(
            f"{shorten(spec)!r}: {wanted} is no bot; a bot is a class derived from broomstick.Bot",
            "not-a-bot",
            {"text": shorten(spec), "name": wanted},
        )
    try:
        made = found()
    except Exception as error:
        raise broken(spec, error) from error
    assert isinstance(made, Bot)
    return made


def find_module(spec: str, name: str) -> ModuleType:
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        # One that this module itself needs and does not find is another matter.
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise broken(spec, error) from error
        raise OptionError(
            f"{shorten(spec)!r}: there is no module {error.name!r} where Python looks for modules",
            "bot-no-module",
            {"text": shorten(spec), "name": error.name},
        ) from None
    except Exception as error:
        raise broken(spec, error) from error


def broken(spec: str, error: Exception) -> OptionError:
    """A bot of somebody else's that cannot be made, for a reason its own code gives."""
    english = f"{type(error).__name__}: {error}"
    return OptionError(
        f"{shorten(spec)!r} cannot be made: {english}",
        "bot-broken",
        {"text": shorten(spec), "value": shorten(english, 200)},
    )
