"""Everything people read, in English, French and German: Fluent files, and what turns the engine's codes into sentences."""

from broomstick.words.bundle import LANGUAGES, Words, WordsError, words
from broomstick.words.cast import Cast
from broomstick.words.speech import Speech

__all__ = ["LANGUAGES", "Cast", "Speech", "Words", "WordsError", "words"]
