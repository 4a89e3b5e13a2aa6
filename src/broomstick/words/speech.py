"""From the engine's codes to sentences: actions, journal entries, refusals.

A message gets the arguments of the thing it words, by their labels: an entry ``leads fire brave`` of seat 2 fills in
``$name`` (who), ``$who`` (``you`` or ``other``), ``$role`` and ``$stance``. A word of the game comes as its name in
the language; its further forms, the attributes of its message, come as ``$role-the`` and so on, and ``$role-is`` is
the word itself, to choose by. What lies on a map is called as the map says (``places.py``).
"""

from collections.abc import Sequence
from typing import SupportsIndex

from broomstick.heart.codec import Arg, Bag, Codec, Name, Several, bag_count
from broomstick.heart.core import step_seat
from broomstick.heart.errors import BroomstickError, Fact, IllegalAction, Reason
from broomstick.heart.game import Game
from broomstick.heart.journal import NO_SEAT, Entry
from broomstick.heart.whole import whole
from broomstick.words.bundle import Value, Words, words
from broomstick.words.cast import Cast
from broomstick.words.places import PLACES, places

Facts = dict[str, Value]

VOCABULARIES = {
    "role": "role",
    "roles": "role",
    "stance": "stance",
    # The card game's types of witches are its roles.
    "type": "role",
    "types": "role",
    "cards": "role",
    # Witch's Brew.
    "ingredient": "ingredient",
    "ingredients": "ingredient",
    "potion": "potion",
    "spell": "spell",
    # Broom Service.
    "resource": "resource",
    "resources": "resource",
    "landscape": "landscape",
    "landscapes": "landscape",
    "event": "event",
    "tile": "tile",
    "kind": "kind",
    "offer": "offer",
    # A family is a single word, so that its forms are found.
    "forest-tile": "forest",
    "hill-tile": "hill",
    "circle": "circle",
    "circles": "circle",
    "card": "card",
    "pile": "pile",
    "given": "resource",
    "got": "resource",
    **PLACES,
}
"""Which family of messages a label's words belong to; any other label is its own family."""

UNKNOWN = "UNKNOWN"
"""Stands in a message's name for any word that has none of its own; no word of a game is written in capitals."""

MORE = "…"
"""Stands at the end of a list that names only some."""


class Speech:
    """Speaks a language about one game to one reader."""

    def __init__(self, language: str, game: Game, cast: Cast) -> None:
        self.words: Words = words(language, game.name)
        self.game = game
        self.cast = cast

    def sentence(self, thing: SupportsIndex | Entry | BroomstickError) -> str:
        """An action, a journal entry, a refusal or any other error as a sentence."""
        if isinstance(thing, Entry):
            return self.entry(thing)
        if isinstance(thing, BroomstickError):
            # Errors are said with a Speech, so that module needs this one first.
            from broomstick.words.problems import problem

            return self.refusal(thing) if isinstance(thing, IllegalAction) else problem(self, thing)
        return self.action(whole(thing), ".sentence")

    def action(self, action: int, form: str = "") -> str:
        """What one types for an action in this language; with ``form`` ".sentence", the action told.

        An action or an entry of which a game has no words is told by its text.
        """
        message = f"action-{self.game.actions.kind(action).word}{form}"
        if not self.words.has(message):
            return self.game.text(action)
        return self.words.say(message, self.arguments(self.game.actions, action))

    def entry(self, entry: Entry, form: str = "") -> str:
        """What happened."""
        message = f"entry-{self.game.entries.kind(entry.code).word}{form}"
        facts = self.arguments(self.game.entries, entry.code)
        if entry.seat != NO_SEAT:
            facts |= {"name": self.cast.name(entry.seat), "who": self.cast.who(entry.seat)}
        if not self.words.has(message):
            text = self.game.entries.text(entry.code)
            return f"{facts['name']}: {text}." if "name" in facts else f"{text}."
        return self.words.say(message, facts)

    def owed(self, agenda: Sequence[int]) -> list[str]:
        """What is still to be done, the next thing first; steps that everybody takes for granted have no words."""
        kinds = [(self.game.steps.kind(step), step) for step in reversed(agenda)]
        return [self.step(step) for kind, step in kinds if self.words.has(f"step-{kind.word}")]

    def step(self, step: int) -> str:
        """A step of the agenda as a thing to be done."""
        seat = step_seat(step)
        facts = self.arguments(self.game.steps, step)
        facts |= {"name": self.cast.name(seat), "who": self.cast.who(seat)}
        return self.words.say(f"step-{self.game.steps.kind(step).word}", facts)

    def refusal(self, error: IllegalAction | Reason) -> str:
        """Why something cannot be played, and what could; in English where a game's own reason has no words."""
        message = f"refusal-{error.code}"
        if self.words.has(message):
            return self.words.say(message, self.facts(error.facts))
        return error.message if isinstance(error, Reason) else str(error)

    def word(self, label: str, name: str, form: str = "", /, **facts: Value) -> str:
        """A word of the game, such as ``word("role", "fire", "the")``."""
        attribute = f".{form}" if form else ""
        kind = family(label)
        if self.words.has(f"{kind}-{name}"):
            return self.words.say(f"{kind}-{name}{attribute}", facts)
        # A map, or a box of somebody's own, may name what no file of ours knows.
        unknown = f"{kind}-{UNKNOWN}{attribute}"
        if not self.words.has(unknown):
            return name
        called = places(self.words, self.game).facts(kind, name) if label in PLACES else {"name": name}
        return self.words.say(unknown, facts, **called)

    def role(self, name: str, form: str = "", /, **facts: Value) -> str:
        return self.word("role", name, form, **facts)

    def stance(self, name: str) -> str:
        return self.word("stance", name)

    def listed(self, items: list[str], how: str = "and") -> str:
        return self.words.listed(items, how)

    def arguments(self, codec: Codec, code: int) -> Facts:
        """All that a message may use of a code."""
        kind = codec.kind(code)
        values = kind.unpack(code)
        numbers: Facts = {
            arg.label: value
            for arg, value in zip(kind.args, values, strict=True)
            if arg.label and not isinstance(arg, Name | Several | Bag)
        }
        facts = dict(numbers)
        for arg, value in zip(kind.args, values, strict=True):
            if arg.label:
                facts |= self.argument(arg, value, numbers)
        return facts

    def argument(self, arg: Arg, value: int, numbers: Facts) -> Facts:
        label = arg.label
        if isinstance(arg, Name):
            return self.forms(label, [(arg.names[value], numbers)])
        if isinstance(arg, Several):
            return self.forms(label, [(name, numbers) for i, name in enumerate(arg.names) if value >> i & 1])
        if isinstance(arg, Bag):
            counts = [(name, bag_count(value, i)) for i, name in enumerate(arg.names)]
            facts = self.forms(label, [(name, {**numbers, "count": n}) for name, n in counts if n])
            typed = [self.word(label, name) for name, n in counts for _ in range(n)]
            return {**facts, f"{label}-typed": self.typed(typed)}
        return {label: value}

    def forms(self, label: str, items: list[tuple[str, Facts]]) -> Facts:
        """One word, or several as a list, in all its forms; ``-typed`` is how several are typed."""
        facts: Facts = {f"{label}-number": len(items)}
        if len(items) == 1:
            facts[f"{label}-is"] = items[0][0]
        names = [self.word(label, name) for name, _ in items]
        facts[label] = self.listed(names)
        facts[f"{label}-typed"] = self.typed(names)
        for form in self.words.forms.get(family(label), []):
            texts = [self.inflected(label, name, form, numbers) for name, numbers in items]
            if all(texts):
                facts[f"{label}-{form}"] = self.listed(texts)
        return facts

    def typed(self, names: list[str]) -> str:
        return " ".join(names) or self.words.say("list-nothing")

    def inflected(self, label: str, name: str, form: str, numbers: Facts) -> str:
        """A further form of a word; empty where it would need a number that is not there."""
        try:
            return self.word(label, name, form, **numbers)
        except BroomstickError:
            return ""

    def facts(self, facts: dict[str, Fact]) -> Facts:
        """The facts of a refusal."""
        found: Facts = {}
        for label, fact in facts.items():
            if label in ("seat", "seats", "waiting"):
                found[label] = self.listed(self.cast.together([int(seat) for seat in each(fact)]))
            elif label in ("action", "choices"):
                texts = [text if text == MORE else self.quoted(self.retold(text)) for text in each(fact)]
                found[label] = self.listed(texts, "or")
            elif label in VOCABULARIES:
                found |= self.forms(label, [(name, {}) for name in each(fact)])
            elif isinstance(fact, int | str):
                found[label] = fact
            else:
                found[label] = self.listed(each(fact))
        return found

    def retold(self, text: str) -> str:
        """An action's text in this language; as it is where it is no action."""
        try:
            return self.action(self.game.action(text))
        except BroomstickError:
            return text

    def quoted(self, text: str) -> str:
        return self.words.say("quoted", text=text)


def family(label: str) -> str:
    """The first part of the names of a label's messages."""
    return VOCABULARIES.get(label, label)


def each(fact: Fact) -> list[str]:
    """A fact as a list, be it one thing or several."""
    return [str(item) for item in fact] if isinstance(fact, list) else [str(fact)]
