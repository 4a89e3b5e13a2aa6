"""The pool: bots that play differently from one another, to be strong against more than one kind of opponent.

Each is made from its name, some with an argument behind a colon ("noisy:0.3"). Those in ``HELD_OUT`` take part in no
training and no tuning, of nets, constants or styles: they are what a bot is measured against that must not know them.
"""

from collections.abc import Callable
from typing import NamedTuple

from broomstick.bots.bot import Bot
from broomstick.bots.styles.habits import Clockwork, Copycat, Fickle, Noisy, Sprinter
from broomstick.bots.styles.tempers import BOLD, BRASH, CAREFUL, DENYING, GREEDY, HOARDING
from broomstick.bots.thrifty import Thrifty
from broomstick.bots.thrifty.temper import Temper
from broomstick.bots.uniform import Random


class Style(NamedTuple):
    """What a style does, in a line, and how it is made from what stands behind its colon, if anything."""

    says: str
    make: Callable[[str], Bot]
    #: What may stand behind the colon; nothing where it takes nothing.
    takes: str = ""


def tempered(name: str, temper: Temper, says: str) -> tuple[str, Style]:
    return name, Style(says, lambda _: Thrifty(temper, name))


STYLES: dict[str, Style] = dict(
    [
        tempered("thrifty@1", Temper(), "thrifty as it was first measured; it never changes"),
        tempered("bold", BOLD, "as thrifty, but thinks itself safer than it is"),
        tempered("brash", BRASH, "as thrifty, but never thinks of being overtaken"),
        tempered("careful", CAREFUL, "as thrifty, but thinks itself in more danger than it is"),
        tempered("greedy", GREEDY, "counts only what comes at once"),
        tempered("denying", DENYING, "would rather spoil a rival's play than make the most of its own"),
        ("fickle", Style("decides each time as another of these would", lambda _: Fickle())),
        ("noisy", Style("as thrifty, but errs now and then", Noisy.made, "0.3")),
        ("copycat", Style("does what whoever leads has mostly done", lambda _: Copycat())),
        tempered("hoarder", HOARDING, "parts with nothing before the end"),
        ("sprinter", Style("dares everything in the first rounds and nothing later", lambda _: Sprinter())),
        ("clockwork", Style("picks roles by a fixed cycle, brave every other time", lambda _: Clockwork())),
    ]
)
"""By name."""

POOL = (
    "thrifty@1", "bold", "brash", "careful", "greedy", "denying", "fickle", "noisy:0.3", Random.name,
)  # fmt: skip
"""The opponents to train and tune against, as texts."""

HELD_OUT = ("copycat", "hoarder", "sprinter", "clockwork")
"""Those that nothing may be trained or tuned against."""
