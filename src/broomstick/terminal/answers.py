"""From what somebody typed to one of the choices: by number, by words, or by the beginnings of words."""

import re
from collections.abc import Sequence
from difflib import get_close_matches

from broomstick.heart.codec import shorten
from broomstick.heart.errors import BroomstickError
from broomstick.terminal.trouble import harmless
from broomstick.words import Words
from broomstick.words.text import fold

MOST_QUOTED = 4
"""Choices named in a line that says several are meant."""

BETWEEN = re.compile(r"[\s,;&+/]+")
"""What may stand between words, besides blanks."""


TYPOGRAPHIC, TYPED = "’", "'"
"""An apostrophe as it is written, and as keyboards have it."""


class Unclear(BroomstickError):
    """What was typed is none of the answers, or could be several; the message is one helpful line."""


class NotUnderstood(Unclear):
    """What was typed is none of the answers."""


def printable(line: str) -> str:
    """What was typed, fit to be quoted."""
    return shorten(harmless(line.strip()))


def spellings(text: str) -> list[str]:
    """A text as it may be typed: without its accents, or the German way, with an e behind what has lost its dots."""
    text = text.replace(TYPOGRAPHIC, TYPED)
    german = text.casefold().replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")
    return list(dict.fromkeys([fold(text), fold(german)]))


def tokens_of(line: str) -> list[str]:
    """The words of a line, without accents, and without marks between and behind them."""
    folded = fold(line).replace(TYPOGRAPHIC, TYPED)
    return [word for word in (part.rstrip(".!") for part in BETWEEN.split(folded)) if word]


class Finder:
    """Finds what is meant among choices, each known by one or more texts: its words here, and the engine's."""

    def __init__(self, words: Words, choices: Sequence[Sequence[str]], first: int = 1) -> None:
        self.words = words
        # The number of the first choice.
        self.first = first
        # The first text of each is what is quoted.
        self.choices = [list(texts) for texts in choices]
        self.typed = [[typed.split() for text in texts for typed in spellings(text)] for texts in choices]

    def find(self, line: str, meant: str = "") -> int:
        """The index of the one choice that is meant; ``meant`` is the line in words that are known here."""
        tokens = tokens_of(meant or line)
        if len(tokens) == 1 and is_number(tokens[0]):
            return self.numbered(tokens[0])
        for how in MATCHES:
            found = [i for i, texts in enumerate(self.typed) if any(how(tokens, text) for text in texts)]
            if len(found) == 1:
                return found[0]
            if found:
                raise self.ambiguous(line, found)
        raise NotUnderstood(self.not_understood(line))

    def find_several(self, line: str, most: int, skip: Sequence[str], fewest: int = 0) -> list[int]:
        """So many different choices, each typed as one number, word or beginning; ``skip`` may stand before them."""
        fewest = fewest or most
        tokens = [word for word in BETWEEN.split(line) if word]
        if tokens and fold(tokens[0]) in [typed for word in skip for typed in spellings(word)]:
            tokens = tokens[1:]
        between = fold(self.words.listed(["", ""]).strip())
        found: list[int] = []
        for token in tokens:
            if fold(token) in (between, "and"):
                continue
            at = self.find(token)
            if at in found:
                raise Unclear(self.words.say("answer-twice", text=self.choices[at][0]))
            found.append(at)
        if not fewest <= len(found) <= most:
            raise Unclear(wrong_number(self.words, len(found), fewest, most))
        return found

    @property
    def last(self) -> int:
        """The number of the last choice."""
        return self.first + len(self.choices) - 1

    def numbered(self, token: str) -> int:
        """The index behind a number."""
        number = int(token) if len(token) < 10 else -1
        if not self.first <= number <= self.last:
            facts: dict[str, str | int] = {
                "number": shorten(token, 12),
                "least": self.first,
                "most": self.last,
            }
            raise Unclear(self.words.say("answer-no-such-number", facts))
        return number - self.first

    def ambiguous(self, line: str, found: list[int]) -> Unclear:
        texts = [self.words.say("quoted", text=self.choices[i][0]) for i in found]
        if len(texts) > MOST_QUOTED:
            texts = [*texts[: MOST_QUOTED - 1], "…"]
        said = self.words.listed(texts, "or")
        return Unclear(self.words.say("answer-ambiguous", text=printable(line), choices=said))

    def not_understood(self, line: str) -> str:
        known = [fold(text) for texts in self.choices for text in texts]
        near = get_close_matches(fold(line), known, 1, 0.75)
        if near:
            at = next(i for i, texts in enumerate(self.choices) if near[0] in [fold(text) for text in texts])
            return self.words.say("answer-did-you-mean", text=printable(line), choice=self.choices[at][0])
        facts: dict[str, str | int] = {"text": printable(line), "least": self.first, "most": self.last}
        return self.words.say("answer-not-understood", facts)


def wrong_number(words: Words, count: int, fewest: int, most: int) -> str:
    """So many are too few or too many."""
    if fewest == most:
        return words.say("answer-wrong-number", count=count, wanted=most)
    return words.say("answer-not-between", count=count, fewest=fewest, most=most)


def is_exact(tokens: list[str], text: list[str]) -> bool:
    return tokens == text


def is_arguments(tokens: list[str], text: list[str]) -> bool:
    """All that stands behind the first word, and nothing else: "red" is one, where "red red" is a choice too."""
    return tokens == text[1:]


def begins_each(tokens: list[str], text: list[str]) -> bool:
    """Every word behind the first by its beginning."""
    return len(tokens) == len(text) - 1 and in_order(tokens, text[1:], whole=False)


def has_words(tokens: list[str], text: list[str]) -> bool:
    return in_order(tokens, text, whole=True)


def begins_all(tokens: list[str], text: list[str]) -> bool:
    """Every word by its beginning, the first one too."""
    return len(tokens) == len(text) and in_order(tokens, text, whole=False)


def begins_arguments(tokens: list[str], text: list[str]) -> bool:
    """Beginnings of what stands behind the first word, which is often the same for all."""
    return in_order(tokens, text[1:], whole=False)


def has_beginnings(tokens: list[str], text: list[str]) -> bool:
    return in_order(tokens, text, whole=False)


def in_order(tokens: list[str], text: list[str], whole: bool) -> bool:
    """Whether the tokens are, in this order, words of the text or their beginnings; words may be left out."""
    at = 0
    for token in tokens:
        while at < len(text) and not (text[at] == token if whole else text[at].startswith(token)):
            at += 1
        if at == len(text):
            return False
        at += 1
    return bool(tokens)


MATCHES = (is_exact, is_arguments, has_words, begins_each, begins_all, begins_arguments, has_beginnings)
"""How what was typed can mean a choice: the first way that fits any counts."""


def is_number(token: str) -> bool:
    return token.isascii() and token.isdigit()
