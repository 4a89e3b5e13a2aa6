"""Write the rules for the page to show, web/src/games/<game>/rules/<language>.json: a game's book and the heart's.

    python tools/page/rules.py
    python tools/page/rules.py --check

The texts are in rules.ftl in src/broomstick/words/<language>, their order in src/broomstick/words/books, the
numbers in the components. With --check nothing is written; the exit status says whether the files are up to date.
"""

import re
import sys
from typing import Any

from broomstick.words import LANGUAGES
from broomstick.words.books.items import Book, Entry, Glossary, Heading, Item, Paragraph, Rule
from broomstick.words.books.reading import books, names
from files import as_json, deliver

LINK = re.compile(r"\[([^\]]*)\]\(([^)]*)\.md\)")


def rules(language: str, game: str) -> list[dict[str, Any]]:
    """All chapters that a player of a game may want to look into, its own first."""
    shown = books(language, game)
    here = {book.name for book in shown}
    return [chapter for book in shown for chapter in chapters(book, here)]


def chapters(book: Book, here: set[str]) -> list[dict[str, Any]]:
    """A book's chapters. The first has the title of the book; the others are named by their place in it."""
    found: list[dict[str, Any]] = []
    for item in book.items:
        if isinstance(item, Heading) and item.level <= 2:
            name = book.name if not found else f"{book.name}-{len(found)}"
            found.append({"name": name, "book": book.name, "title": item.text, "parts": []})
        else:
            found[-1]["parts"].append(part(item, here))
    return found


def part(item: Item, here: set[str]) -> dict[str, Any]:
    """What a chapter is made of, each told by its one or two fields."""
    if isinstance(item, Heading):
        return {"heading": item.text}
    if isinstance(item, Paragraph):
        return {"text": with_links(item.text, here)}
    if isinstance(item, Rule):
        return {"rule": item.id, "text": item.text}
    if isinstance(item, Entry):
        return {"words": [[item.word, item.meaning]]}
    if isinstance(item, Glossary):
        return {"words": [[entry.word, entry.meaning] for entry in item.entries]}
    return {"columns": item.columns, "rows": item.rows}


def with_links(text: str, here: set[str]) -> str:
    """A text whose links lead to the books that are here; of any other the words stay."""
    return LINK.sub(lambda link: link[0] if link[2] in here else link[1], text)


def files() -> dict[str, str]:
    return {
        f"games/{game}/rules/{language}.json": as_json(rules(language, game))
        for game in names()
        for language in LANGUAGES
    }


if __name__ == "__main__":
    sys.exit(deliver("write the rules for the page", files()))
