"""Letters: the same for all languages."""

import unicodedata


def fold(text: str) -> str:
    """Small letters without accents, so that nobody needs a keyboard of the language to type or find a word."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def capital(text: str) -> str:
    """A sentence begins with a capital letter, whatever fills its first place."""
    return text[:1].upper() + text[1:]
