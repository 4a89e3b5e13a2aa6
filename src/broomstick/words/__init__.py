"""Everything people read, in a folder of Fluent files for each language, and what turns codes into sentences."""

from broomstick.words.bundle import LANGUAGES, Words, WordsError, words
from broomstick.words.cast import Cast
from broomstick.words.speech import Facts, Speech

__all__ = ["LANGUAGES", "Cast", "Facts", "Speech", "Words", "WordsError", "words"]
