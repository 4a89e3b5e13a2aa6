"""The rules as lines of plain text: in short, complete, or those about a word."""

import textwrap
from collections.abc import Sequence

from broomstick.heart.game import Game
from broomstick.words.books import reading
from broomstick.words.books.items import Entry, Glossary, Heading, Item, Paragraph, Rule, plain
from broomstick.words.bundle import words as words_of

WIDEST_TEXT = 100
"""Longer lines are hard to read; only tables may use more."""

UNDERLINES = {1: "=", 2: "-", 3: "~"}
JOINED = "\ufdd0"
"""Stands for a space in what must not be broken; no text has it."""

INDENT = "  "
GAP = "  "
NARROWEST_COLUMN = 12
"""Where a column of words would have to be narrower than this, the table turns into a list."""


def rules_text(
    language: str, game: Game, words: Sequence[str] = (), width: int = 80, complete: bool = False
) -> list[str]:
    """The rules of a game: in short, or complete with the heart's; with words, those about them."""
    if words:
        return hits(language, game, " ".join(words), width)
    short = reading.short(language, game)
    if complete or not short:
        first, *more = [
            rule_lines(book.items, width) for book in reading.books(language, game.name, game.data)
        ]
        return [*first, *(line for book in more for line in ("", "", *book))]
    say = words_of(language, game.name).say
    command = f"broomstick rules {game.name}"
    return [
        *rule_lines(short, width),
        "",
        *wrapped(say("short-further", all=unbroken(f"{command} --all")), width),
        *wrapped(say("short-search", search=unbroken(f"{command} {say('stance-brave')}")), width),
        *wrapped(say("short-unofficial"), width),
    ]


def hits(language: str, game: Game, word: str, width: int) -> list[str]:
    """What a search has found, or what to look for instead."""
    say = words_of(language, game.name).say
    found = reading.search(language, game.name, word, game.data)
    if found:
        rules = sum(isinstance(hit, Rule) for hit in found)
        title = [Heading(2, say("rules-heart-search-hits", count=rules, word=word))] if rules else []
        return rule_lines([*title, *found], width, sections=True)
    lines = wrapped(say("rules-heart-search-nothing", word=word), width)
    near = reading.near(language, game.name, word, game.data)
    if near:
        guesses = words_of(language).listed([say("quoted", text=guess) for guess in near], "or")
        lines += wrapped(say("rules-heart-search-near", words=guesses), width)
    sections = [title for book in reading.books(language, game.name, game.data) for title in book.sections]
    return lines + wrapped(say("rules-heart-search-sections", sections=", ".join(sections)), width)


def rule_lines(items: Sequence[Item], width: int, sections: bool = False) -> list[str]:
    """Items as lines, none longer than ``width``. With ``sections``, a rule tells the title it stands under."""
    lines: list[str] = []
    for item in items:
        if lines:
            lines.append("")
        if isinstance(item, Heading):
            text = wrapped(item.text, width)
            lines += [*text, UNDERLINES[item.level] * max(map(len, text))]
        elif isinstance(item, Paragraph):
            lines += wrapped(item.text, width)
        elif isinstance(item, Rule):
            under = f" · {item.section}" if sections else ""
            lines += [*wrapped(item.id + under, width), *wrapped(item.text, width, INDENT * 2)]
        elif isinstance(item, Entry):
            lines += [item.word, *wrapped(item.meaning, width, INDENT * 2)]
        elif isinstance(item, Glossary):
            lines += table_lines((), [(entry.word, entry.meaning) for entry in item.entries], width)
        else:
            lines += table_lines(item.columns, item.rows, width)
    return lines


def wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """A text without its marks, broken into lines. Spaces that must not break, as in French, do not."""
    lines = textwrap.wrap(
        plain(text),
        min(width, WIDEST_TEXT),
        initial_indent=indent,
        subsequent_indent=indent,
        break_on_hyphens=False,
    )
    return [line.replace(JOINED, " ") for line in lines]


def unbroken(command: str) -> str:
    """A command that is to stay on one line, so that it can be copied."""
    return command.replace(" ", JOINED)


def table_lines(columns: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> list[str]:
    """A table, its cells broken where that makes it fit; a list where even that does not."""
    plain_rows = [[plain(cell) for cell in row] for row in rows]
    titles = [plain(title) for title in columns]
    every = [titles, *plain_rows] if titles else plain_rows
    sizes = column_sizes(every, min(width, WIDEST_TEXT if not titles else width) - len(INDENT))
    if not sizes:
        return list_lines(titles, plain_rows, width)
    numbers = [all(numeric(row[i]) for row in plain_rows) for i in range(len(sizes))]
    lines: list[str] = []
    for row in every:
        lines += row_lines(row, sizes, numbers)
    if titles:
        under = len(row_lines(titles, sizes, numbers))
        lines.insert(under, INDENT + GAP.join("-" * size for size in sizes))
    return lines


def numeric(cell: str) -> bool:
    return not cell or cell.removeprefix("+").isdigit()


def column_sizes(every: Sequence[Sequence[str]], width: int) -> list[int]:
    """How wide each column is to be, the widest giving way first; empty where it cannot be done."""
    sizes = [max(len(cell) for cell in column) for column in zip(*every, strict=True)]
    least = [
        max(len(word) for cell in column for word in cell.split(" ")) for column in zip(*every, strict=True)
    ]
    # A column of words needs some room even where its words are short.
    least = [
        max(low, min(size, NARROWEST_COLUMN)) if size > 2 * NARROWEST_COLUMN else low
        for low, size in zip(least, sizes, strict=True)
    ]
    room = width - len(GAP) * (len(sizes) - 1)
    while sum(sizes) > room:
        can = [i for i in range(len(sizes)) if sizes[i] > least[i]]
        if not can:
            return []
        widest = max(can, key=lambda i: sizes[i])
        sizes[widest] -= 1
    # Broken cells may need less than they were given.
    columns = [
        [line for cell in column for line in broken(cell, size)]
        for column, size in zip(zip(*every, strict=True), sizes, strict=True)
    ]
    return [max([1, *map(len, lines)]) for lines in columns]


def broken(cell: str, size: int) -> list[str]:
    return textwrap.wrap(cell, size, break_on_hyphens=False)


def row_lines(row: Sequence[str], sizes: Sequence[int], numbers: Sequence[bool]) -> list[str]:
    cells = [broken(cell, size) for cell, size in zip(row, sizes, strict=True)]
    lines = []
    for number in range(max(1, *map(len, cells))):
        parts = [cell[number] if number < len(cell) else "" for cell in cells]
        laid = [
            part.rjust(size) if right else part.ljust(size)
            for part, size, right in zip(parts, sizes, numbers, strict=True)
        ]
        lines.append((INDENT + GAP.join(laid)).rstrip())
    return lines


def list_lines(columns: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> list[str]:
    """Each row as a line of its own, or several: the first cell, then the others with their titles."""
    lines: list[str] = []
    for row in rows:
        titles = columns or [""] * len(row)
        first, *rest = [
            f"{title}: {cell}" if title else cell for title, cell in zip(titles, row, strict=True) if cell
        ]
        text = textwrap.wrap(
            "; ".join([first, *rest]),
            min(width, WIDEST_TEXT),
            initial_indent=INDENT,
            subsequent_indent=INDENT * 3,
            break_on_hyphens=False,
        )
        lines += text
    return lines
