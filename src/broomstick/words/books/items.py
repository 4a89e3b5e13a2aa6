"""What a book of rules is made of, the same for a page, a terminal or a screen.

Texts carry a little Markdown: ``**strong**``, ``*stressed*``, `` `code` `` and ``[links](page.md)``, nothing else.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from broomstick.words.bundle import Value, Words

LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
MARKS = re.compile(r"\*\*([^*]+)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|`([^`]+)`")


def plain(text: str) -> str:
    """A text without its marks; of a link the words stay."""
    return MARKS.sub(lambda found: next(filter(None, found.groups())), LINK.sub(r"\1", text))


@dataclass(frozen=True)
class Heading:
    """A title: level 1 is that of the book, 2 of a section, 3 of a part of one."""

    level: int
    text: str


@dataclass(frozen=True)
class Paragraph:
    text: str


@dataclass(frozen=True)
class Rule:
    """A rule: its name for ever, its words, and the titles it stands under."""

    id: str
    text: str
    section: str


@dataclass(frozen=True)
class Entry:
    """A word and what it means in these rules."""

    word: str
    meaning: str


@dataclass(frozen=True)
class Glossary:
    columns: tuple[str, str]
    entries: tuple[Entry, ...]


@dataclass(frozen=True)
class Table:
    """Rows of cells. ``columns`` are their titles; there may be none."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Item = Heading | Paragraph | Rule | Entry | Glossary | Table


@dataclass(frozen=True)
class Book:
    """The complete rules of a game, or of the heart, in one language."""

    name: str
    language: str
    title: str
    items: tuple[Item, ...]

    @property
    def rules(self) -> list[Rule]:
        return [item for item in self.items if isinstance(item, Rule)]

    @property
    def entries(self) -> list[Entry]:
        return [entry for item in self.items if isinstance(item, Glossary) for entry in item.entries]

    @property
    def sections(self) -> list[str]:
        """The titles of its sections, in order."""
        return [item.text for item in self.items if isinstance(item, Heading) and item.level == 2]


class Pen:
    """Writes items in one language, one after another. Messages of the book's own begin with ``here``; ``facts`` are
    numbers that any of the texts may use.
    """

    def __init__(self, words: Words, here: str, facts: dict[str, Value] | None = None) -> None:
        self.words = words
        self.here = here
        self.facts = facts or {}
        self.items: list[Item] = []
        self.section = ""
        self.chapter = ""

    def say(self, message: str, **more: Value) -> str:
        return self.words.say(message, self.facts, **more)

    def heading(self, message: str, level: int = 2, **more: Value) -> None:
        text = self.say(message, **more)
        if level <= 2:
            self.chapter = text
        self.section = text if level <= 2 else f"{self.chapter} / {text}"
        self.items.append(Heading(level, text))

    def paragraphs(self, *messages: str, **more: Value) -> None:
        self.items += [Paragraph(self.say(message, **more)) for message in messages]

    def rules(self, *ids: str) -> None:
        self.items += [Rule(name, self.say(f"rule-{name}"), self.section) for name in ids]

    def glossary(self, *messages: str) -> None:
        """Messages that are words; each has its meaning as an attribute."""
        columns = (self.say("rules-heart-column-word"), self.say("rules-heart-column-meaning"))
        entries = tuple(Entry(self.say(message), self.say(f"{message}.meaning")) for message in messages)
        self.items.append(Glossary(columns, entries))

    def columns(self, *names: str) -> list[str]:
        """Titles of columns; "origin" is everybody's."""
        return [
            self.say(f"{'rules-heart' if name == 'origin' else self.here}-column-{name}") for name in names
        ]

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[str | int]]) -> None:
        cells = tuple(tuple(str(cell) for cell in row) for row in rows)
        self.items.append(Table(tuple(columns), cells))

    def book(self, name: str) -> Book:
        """All that was written; the first heading is the title."""
        title = next(item.text for item in self.items if isinstance(item, Heading))
        return Book(name, self.words.language, title, tuple(self.items))
