"""What can go wrong around a game, as a message's name and what fills it in, so that it can be said in any language."""

import unicodedata

from broomstick.heart.codec import shorten
from broomstick.heart.errors import BroomstickError
from broomstick.words import Words
from broomstick.words.problems import problem

Fact = str | int | BroomstickError

LONGEST_FACT = 300


class Trouble(BroomstickError):
    """Something a person can put right: a file, a name, an option of the command line."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(f"{code}: " + ", ".join(f"{name} {fact}" for name, fact in facts.items()))
        self.message = f"trouble-{code}"
        self.filling = facts


def explain(words: Words, error: BroomstickError) -> str:
    """Any error in a person's language."""
    if not isinstance(error, Trouble):
        return problem(words, error)
    facts = {name: filled_in(words, fact) for name, fact in error.filling.items()}
    return words.say(error.message, facts)


def harmless(text: str) -> str:
    """A text without what would do something to a terminal; blanks that do not break are none of that."""
    return "".join(c if c.isprintable() or unicodedata.category(c) == "Zs" else "?" for c in text)


def filled_in(words: Words, fact: Fact) -> str | int:
    """A fact fit to be shown: whatever a file is called, it does nothing to a terminal."""
    if isinstance(fact, BroomstickError):
        return explain(words, fact)
    if isinstance(fact, int):
        return fact
    return shorten(harmless(fact), LONGEST_FACT)
