"""The messages of one language, from its Fluent files."""

from collections.abc import Mapping, Sequence
from functools import cache, cached_property

from fluent.runtime import FluentBundle

from broomstick.heart.errors import BroomstickError
from broomstick.words.entries import attributes, named_in, read_entry, read_file

LANGUAGES = {"en": "English", "fr": "français", "de": "Deutsch"}

SHARED = ["heart", "errors", "rules-heart", "terminal", "terminal-board"]
"""Files that every game uses; a game adds its own, its rules, and what the prompt says of it alone."""
ANY_GAME = "any-game"
"""What is said of a game that does not say it in words of its own."""

Value = str | int


class WordsError(BroomstickError):
    """A message that is not there, or lacks something it names: a mistake in this program, never a player's."""


class Words:
    """Says messages. Those of a game come on top of the shared ones, so that games may use the same names."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.game = game
        self.entries: dict[str, str] = {}
        for name in [*SHARED, *own_files(game), *([ANY_GAME] if game else [])]:
            for entry, text in read_file(language, name).items():
                self.entries.setdefault(entry, text)
        # French and German put no marks around what is filled in, and a terminal could not show them.
        self.bundle = FluentBundle([language], use_isolating=False)
        self.known: set[str] = set()

    @cached_property
    def forms(self) -> dict[str, list[str]]:
        """The further forms that words of a family ("role") have, whichever word it is."""
        found: dict[str, list[str]] = {}
        for name, text in self.entries.items():
            forms = found.setdefault(name.partition("-")[0], [])
            forms += [form for form in attributes(text) if form not in forms]
        return found

    def has(self, message: str) -> bool:
        """Whether there is such a message, or such an attribute of one ("role-fire.the")."""
        name, _, attribute = message.partition(".")
        self.learn(name)
        if not self.bundle.has_message(name):
            return False
        found = self.bundle.get_message(name)
        return attribute in found.attributes if attribute else found.value is not None

    def learn(self, name: str) -> None:
        """Read a message, and whatever it names, when it is first asked for."""
        if name in self.known or name not in self.entries:
            return
        self.known.add(name)
        resource = read_entry(self.entries[name])
        self.bundle.add_resource(resource)
        for other in named_in(resource):
            self.learn(other)

    def say(self, message: str, facts: Mapping[str, Value] | None = None, /, **more: Value) -> str:
        """The text of a message, or of an attribute of one; ``facts`` fill it in."""
        if not self.has(message):
            raise WordsError(
                f"{self.language}: there is no message {message!r} for {self.game or 'all games'}"
            )
        name, _, attribute = message.partition(".")
        found = self.bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, {**(facts or {}), **more})
        if errors:
            raise WordsError(f"{self.language}: message {message!r}: {'; '.join(str(e) for e in errors)}")
        # An ellipsis at the end of a sentence takes its full stop.
        return str(text).replace("….", "…")

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.say("title") if self.has("title") else self.game

    def listed(self, items: Sequence[str], how: str = "and") -> str:
        """a; a and b; a, b and c. ``how`` is "and" or "or"."""
        if not items:
            return self.say("list-nothing")
        if len(items) == 1:
            return items[0]
        return self.say(f"list-{how}", first=", ".join(items[:-1]), last=items[-1])


def own_files(game: str) -> list[str]:
    return [game, f"rules-{game}", f"terminal-{game}"] if game else []


@cache
def words(language: str, game: str = "") -> Words:
    """The messages of a language; with a game, its own as well."""
    return Words(language, game)
