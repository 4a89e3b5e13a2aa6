"""How a search is done: how long, and with which of its parts. Said behind the colon of ``searcher``."""

from dataclasses import dataclass, fields, replace

from broomstick.heart.errors import OptionError

MOST_SIMULATIONS = 1_000_000
MOST_SECONDS = 600.0


@dataclass(frozen=True)
class Manner:
    """The usual manner of search, and what of it can be left out."""

    #: So many rounds are played on; 0: as many as there is time for.
    simulations: int = 0
    #: So many seconds, where no number of simulations is said.
    seconds: float = 0.3
    #: Hands of others are those that the net believes in; without, each that fits is as likely as any other.
    belief: bool = True
    #: The net says at the end of a round how it may end; without, games are played to their end.
    value: bool = True
    #: What the net would do is left only for what is clearly better; without, for what looks best.
    gate: bool = True
    #: Sealed answers are weighed against answers that others may change too; without, against the likeliest.
    regret: bool = True
    #: Rounds are played on by thrifty; without, by the net, which takes its time.
    quick: bool = True


SWITCHES = tuple(field.name for field in fields(Manner) if field.type in (bool, "bool"))
HOW = ["2000", "simulations=2000", "seconds=0.5", *(f"without-{switch}" for switch in SWITCHES)]
"""What can be said."""


def manner_of(name: str, text: str, usual: Manner) -> Manner:
    """From what stands behind the colon: parts with a plus between them."""
    manner = usual
    for part in text.split("+"):
        key, _, value = part.partition("=")
        if not value and part.isascii() and part.isdigit():
            key, value = "simulations", part
        try:
            if key == "simulations" and 0 < int(value) <= MOST_SIMULATIONS:
                manner = replace(manner, simulations=int(value))
            elif key == "seconds" and 0 < float(value) <= MOST_SECONDS:
                manner = replace(manner, seconds=float(value), simulations=0)
            elif not value and key.removeprefix("without-") in SWITCHES:
                manner = replace(manner, **{key.removeprefix("without-"): not key.startswith("without-")})
            else:
                raise ValueError
        except ValueError:
            raise OptionError(
                f"{name}:{text[:40]}: {part[:20]!r} is no manner of search; possible, joined by +: {', '.join(HOW)}",
                "bot-manner",
                {"name": name, "text": part[:20], "names": HOW},
            ) from None
    return manner
