"""Write the pages of the rules, docs/rules, from the words: English there, other languages in folders of their own.

    python tools/rule_pages.py
    python tools/rule_pages.py --check

The texts are in rules.ftl in src/broomstick/words/<language>, their order in src/broomstick/words/books, the
numbers in the components of the games. With --check nothing is written; the pages that are not up to date are named.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from broomstick.words import LANGUAGES
from broomstick.words.books.items import Book, Entry, Glossary, Heading, Item, Paragraph, Rule
from broomstick.words.books.reading import book, heart, names

PAGES = Path(__file__).parents[1] / "docs" / "rules"
FIRST = "en"
"""The language whose pages lie in docs/rules itself."""

WRITTEN = "<!-- Written by tools/rule_pages.py. The texts are in src/broomstick/words; change them there. -->"
HOW = "python tools/rule_pages.py"


def pages() -> dict[Path, str]:
    """Every page by its place below docs/rules."""
    found: dict[Path, str] = {}
    for language in LANGUAGES:
        for one in [heart(language), *(book(language, name) for name in names())]:
            found[place(language, one.name)] = page(one)
    return found


def place(language: str, name: str) -> Path:
    return Path(f"{name}.md") if language == FIRST else Path(language) / f"{name}.md"


def page(book: Book) -> str:
    """A book as Markdown, with the way to the other languages under its title."""
    title, *rest = book.items
    return "\n\n".join([WRITTEN, block(title), languages(book), *blocks(rest)]) + "\n"


def languages(book: Book) -> str:
    links = []
    for language, name in LANGUAGES.items():
        up = "" if book.language == FIRST else "../"
        links.append(
            name if language == book.language else f"[{name}]({up}{place(language, book.name).as_posix()})"
        )
    return " · ".join(links)


def blocks(items: Sequence[Item]) -> list[str]:
    """Rules that follow one another are one list."""
    found: list[str] = []
    last: Item | None = None
    for item in items:
        if isinstance(item, Rule) and isinstance(last, Rule):
            found[-1] += "\n" + block(item)
        else:
            found.append(block(item))
        last = item
    return found


def block(item: Item) -> str:
    if isinstance(item, Heading):
        return f"{'#' * item.level} {item.text}"
    if isinstance(item, Paragraph):
        return item.text
    if isinstance(item, Rule):
        return f"- `{item.id}` — {item.text}"
    if isinstance(item, Entry):
        return f"**{item.word}**: {item.meaning}"
    if isinstance(item, Glossary):
        return table(item.columns, [(entry.word, entry.meaning) for entry in item.entries])
    return table(item.columns, item.rows)


def table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [columns, *rows]
    texts = ["|" + "".join(f" {cell} |" if cell else " |" for cell in cells) for cells in lines]
    return "\n".join([texts[0], "|" + "---|" * len(columns), *texts[1:]])


def stale(folder: Path) -> list[str]:
    """What is not as it would be written: pages that differ or are missing, and pages of no book."""
    wanted = pages()
    found = [
        str(name)
        for name, text in wanted.items()
        if not (folder / name).is_file() or (folder / name).read_text(encoding="utf-8") != text
    ]
    return found + [
        str(path.relative_to(folder))
        for path in sorted(folder.rglob("*.md"))
        if path.relative_to(folder) not in wanted
    ]


def write(folder: Path) -> None:
    for name, text in pages().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="only tell which pages are not up to date")
    parser.add_argument(
        "--folder", type=Path, default=PAGES, help="where the pages lie (default: docs/rules)"
    )
    asked = parser.parse_args(arguments)
    if not asked.check:
        write(asked.folder)
    left = stale(asked.folder)
    for name in left:
        print(f"{name}: not what the words say, or of no book at all; write the pages anew with: {HOW}")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
