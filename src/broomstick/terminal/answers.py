"""From what somebody typed to one of the choices: by number, by words, or by the beginnings of words."""

from broomstick.contest.codec import shorten
from broomstick.contest.errors import BroomstickError
from broomstick.terminal import words


class Unclear(BroomstickError):
    """What was typed is none of the answers, or could be several; the message is one helpful line."""


def printable(line: str) -> str:
    """What was typed, fit to be quoted."""
    return shorten("".join(c if c.isprintable() else "?" for c in line.strip()))


def tokens_of(line: str) -> list[str]:
    return line.lower().replace(",", " ").split()


def find(line: str, texts: list[str]) -> int:
    """The index of the one choice whose text is meant."""
    tokens = tokens_of(line)
    if len(tokens) == 1 and is_number(tokens[0]):
        return numbered(tokens[0], len(texts))
    exact = [i for i, text in enumerate(texts) if text.split() == tokens]
    whole = [i for i, text in enumerate(texts) if fits(tokens, text.split(), whole_words=True)]
    begun = [i for i, text in enumerate(texts) if fits(tokens, text.split(), whole_words=False)]
    for found in (exact, whole, begun):
        if len(found) == 1:
            return found[0]
        if found:
            raise Unclear(words.ambiguous(printable(line), [texts[i] for i in found]))
    raise Unclear(words.not_understood(printable(line), len(texts)))


def fits(tokens: list[str], text: list[str], whole_words: bool) -> bool:
    """Whether the tokens are, in this order, words of the text or their beginnings; words may be left out."""
    at = 0
    for token in tokens:
        while at < len(text) and not (text[at] == token if whole_words else text[at].startswith(token)):
            at += 1
        if at == len(text):
            return False
        at += 1
    return bool(tokens)


def find_several(line: str, names: list[str], wanted: int) -> list[str]:
    """So many different ones of the names, each typed as a number, a name or its beginning, in any order."""
    tokens = tokens_of(line)
    if tokens and tokens[0] == "pick":
        tokens = tokens[1:]
    found: list[str] = []
    for token in tokens:
        name = find_name(token, names)
        if name in found:
            raise Unclear(words.twice(name))
        found.append(name)
    if len(found) != wanted:
        raise Unclear(words.wrong_number(len(found), wanted))
    return found


def find_name(token: str, names: list[str]) -> str:
    if is_number(token):
        return names[numbered(token, len(names))]
    if token in names:
        return token
    begun = [name for name in names if name.startswith(token)]
    if len(begun) > 1:
        raise Unclear(words.ambiguous(printable(token), begun))
    if not begun:
        raise Unclear(words.not_in_stock(printable(token), names))
    return begun[0]


def is_number(token: str) -> bool:
    return token.isascii() and token.isdigit()


def numbered(token: str, most: int) -> int:
    """The index behind a number that counts from 1."""
    number = int(token) if len(token) < 10 else 0
    if not 1 <= number <= most:
        raise Unclear(words.no_such_number(shorten(token, 12), most))
    return number - 1
