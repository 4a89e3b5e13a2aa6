"""Finding rules: by name, by part of a name, by what they say, by the title they stand under."""

import difflib
import re
from collections.abc import Iterator, Sequence

from broomstick.words.books.items import Book, Entry, Rule, plain
from broomstick.words.text import fold

NAMED, SAID, TITLED, PART, NOT = range(5)
"""How good a hit is: the name itself, a whole word, a whole word of the title, a part of a word; or none."""

SHORTEST_PART = 3
SHORTEST_STEM = 4
LONGEST_ENDING = 2


def tokens(text: str) -> list[str]:
    return re.findall(r"\w+", fold(plain(text)))


def search(books: Sequence[Book], word: str) -> list[Rule | Entry]:
    """All hits, best first; equally good ones in the order of the books. A rule's full name means that rule alone."""
    wanted = tokens(word)
    if not wanted:
        return []
    named = [rule for book in books for rule in book.rules if rule.id == "-".join(wanted)]
    if named:
        return [*named]
    found: list[tuple[int, Rule | Entry]] = []
    for book in books:
        found += [(rank_entry(entry, wanted), entry) for entry in book.entries]
    for book in books:
        found += [(rank_rule(rule, wanted), rule) for rule in book.rules]
    return [hit for rank, hit in sorted(found, key=lambda pair: pair[0]) if rank < NOT]


def rank_rule(rule: Rule, wanted: list[str]) -> int:
    if "-".join(wanted) == rule.id.partition("-")[2]:
        return NAMED
    said = [*tokens(rule.text), *rule.id.split("-")]
    return max(rank_word(word, said, tokens(rule.section)) for word in wanted)


def rank_entry(entry: Entry, wanted: list[str]) -> int:
    if tokens(entry.word) == wanted:
        return NAMED
    return max(rank_word(word, tokens(entry.word), tokens(entry.meaning)) for word in wanted)


def rank_word(word: str, said: list[str], title: list[str]) -> int:
    if word in said:
        return SAID
    if word in title:
        return TITLED
    return PART if any(related(word, other) for other in [*said, *title]) else NOT


def related(word: str, other: str) -> bool:
    """Part of it ("knock" of "knocked"), or the same word with a shorter ending ("potion" for "potions")."""
    if len(word) >= SHORTEST_PART and word in other:
        return True
    return len(other) >= SHORTEST_STEM and word.startswith(other) and len(word) - len(other) <= LONGEST_ENDING


def near(books: Sequence[Book], word: str, most: int = 4) -> list[str]:
    """Words that look like one that was not found, as they are written in the books."""
    known: dict[str, str] = {}
    for text in vocabulary(books):
        known.setdefault(fold(text), text)
    found = difflib.get_close_matches("-".join(fold(word).split()), known, n=most, cutoff=0.7)
    for token in tokens(word):
        found += difflib.get_close_matches(token, known, n=most, cutoff=0.7)
    return [known[text] for text in dict.fromkeys(found)][:most]


def vocabulary(books: Sequence[Book]) -> Iterator[str]:
    """The words of the glossaries, the names of the rules, and all words in them."""
    for book in books:
        yield from (entry.word for entry in book.entries)
        yield from (rule.id for rule in book.rules)
    for book in books:
        for rule in book.rules:
            for text in re.findall(r"\w+", plain(rule.text)):
                if len(text) >= SHORTEST_STEM:
                    yield text
