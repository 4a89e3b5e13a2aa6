"""The messages of one language, from its Fluent files."""

from collections.abc import Mapping, Sequence
from functools import cache, cached_property

from fluent.runtime import FluentBundle

from broomstick.games import manifests
from broomstick.heart.errors import BroomstickError
from broomstick.words.entries import ROOM, attributes, named_in, read_entry, read_file

FIRST = "en"
"""The language that speaks where another has no words yet."""

SHARED = ["language", "heart", "errors", "rules", "terminal"]
"""Files that every game uses."""

OWN = ["title", "game", "events", "rules", "terminal", "lessons"]
"""What a game adds in its folder: its name, words, event cards and rules, what the prompt says of it alone, and its
lessons."""

ANY_GAME = "any-game"
"""What is said of a game that does not say it in words of its own."""

COMMAND = "command"
"""What a command of a game's own says. It can be given where no game is played, so everybody has these words."""

Value = str | int


class WordsError(BroomstickError):
    """A message that is not there, or lacks something it names: a mistake in this program, never a player's."""


class Words:
    """Says messages. Those of a game come on top of the shared ones, so that games may use the same names."""

    def __init__(self, language: str, game: str, files: Sequence[str] = ()) -> None:
        self.language = language
        self.game = game
        self.entries: dict[str, str] = {}
        for name in files or files_of(game):
            for entry, text in read_file(language, name).items():
                self.entries.setdefault(entry, text)
        # French and German put no marks around what is filled in, and a terminal could not show them.
        self.bundle = FluentBundle([language], use_isolating=False)
        self.known: set[str] = set()

    @cached_property
    def first(self) -> "Words":
        """Who speaks where this language has no words yet."""
        return self if self.language == FIRST else words(FIRST, self.game)

    @cached_property
    def forms(self) -> dict[str, list[str]]:
        """The further forms that words of a family ("role") have, whichever word it is."""
        found: dict[str, list[str]] = {}
        for name, text in [*self.entries.items(), *self.first.entries.items()]:
            forms = found.setdefault(name.partition("-")[0], [])
            forms += [form for form in attributes(text) if form not in forms]
        return found

    def has(self, message: str) -> bool:
        """Whether there is such a message, or such an attribute of one ("role-fire.the")."""
        return self.says(message) or (self.first is not self and self.first.has(message))

    def says(self, message: str) -> bool:
        """The same of what needs no other language: a message that only the first one has is taken over whole."""
        name, _, attribute = message.partition(".")
        self.learn(name)
        if not self.bundle.has_message(name):
            return False
        found = self.bundle.get_message(name)
        return attribute in found.attributes if attribute else found.value is not None

    def learn(self, name: str) -> None:
        """Read a message, and whatever it names, when it is first asked for."""
        if name in self.known:
            return
        text = self.entries.get(name) or self.first.entries.get(name)
        if text is None:
            return
        self.known.add(name)
        resource = read_entry(text)
        self.bundle.add_resource(resource)
        for other in named_in(resource):
            self.learn(other)

    def say(self, message: str, facts: Mapping[str, Value] | None = None, /, **more: Value) -> str:
        """The text of a message, or of an attribute of one; ``facts`` fill it in."""
        if not self.says(message):
            if self.has(message):
                return self.first.say(message, facts, **more)
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


def files_of(game: str) -> list[str]:
    """The files that the words of a game are in; without one, those that all share."""
    found = manifests().get(game)
    commands = [f"{each.folder}/{COMMAND}" for each in manifests().values()]
    own = [f"{found.folder}/{name}" for name in OWN] if found else []
    return [*SHARED, *commands, *own, *([ANY_GAME] if game else [])]


@cache
def words(language: str, game: str = "") -> Words:
    """The messages of a language; with a game, its own as well."""
    return Words(language, game)


def languages() -> dict[str, str]:
    """What each language calls itself, in the order in which they are listed: every folder here that says so."""
    folders = [folder.name for folder in ROOM.iterdir() if (folder / "language.ftl").is_file()]
    found = sorted(
        [Words(folder, "", ["language"]) for folder in folders],
        key=lambda language: int(language.say("language.place")),
    )
    return {language.language: language.say("language") for language in found}


LANGUAGES = languages()
