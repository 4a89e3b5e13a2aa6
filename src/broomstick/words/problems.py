"""Any error as a sentence: what is wrong and where, why, and what would work.

An error's facts fill in the message ``error-<code>``, and the error behind it comes as ``$why``, said in full. What is
refused at the table has a message of its own, ``refusal-<code>``.
"""

from broomstick.games import manifests
from broomstick.heart.errors import BroomstickError, Fact, IllegalAction, Reason, RecordError
from broomstick.heart.game import Game
from broomstick.words.bundle import Value, Words
from broomstick.words.cast import Cast
from broomstick.words.speech import Speech
from broomstick.words.text import capital

SEATS = 8
LARGEST_NUMBER = 999
"""Larger numbers are shown as they stand in a file, without marks between their digits."""


def problem(speaker: Words | Speech, error: BroomstickError | Reason) -> str:
    """Say an error. Words will do where no game is at hand: then seats go by their numbers, counted from 1."""
    speech = whose_words(speaker, str(error.facts.get("game", "")))
    words = speech.words
    if isinstance(error, IllegalAction):
        return refused(speech, Reason(error.code, str(error), error.facts))
    english = error.message if isinstance(error, Reason) else str(error)
    if not words.has(f"error-{error.code}"):
        return refused(speech, Reason(error.code, english, error.facts))
    facts = arguments(speech, error)
    said = words.say(f"error-{error.code}", facts, english=english)
    if "seat" in facts:
        said = capital(said)
    if isinstance(error, RecordError):
        return words.say("problem-line", line=shown(error.line), problem=said)
    if "entry" in facts:
        return words.say("problem-entry", facts, problem=said)
    if "file" in facts:
        return words.say("problem-file", facts, problem=said)
    return said


def refused(speech: Speech, reason: Reason) -> str:
    """A refusal; a game or a tool of somebody's own may have reasons that no file of ours knows."""
    known = speech.words.has(f"refusal-{reason.code}")
    return capital(speech.refusal(reason) if known else reason.message)


def whose_words(speaker: Words | Speech, game: str) -> Speech:
    """Who says it: the speaker or, where an error comes from a game that it has not at hand, one without a table."""
    if isinstance(speaker, Words):
        return without_table(speaker.language, speaker.game or game)
    if game in manifests() and game != speaker.words.game:
        return without_table(speaker.words.language, game)
    return speaker


def without_table(language: str, game: str) -> Speech:
    """Speaks of a game without having it at hand: actions stay as they are written, and seats are numbers."""
    speech = Speech(language, Game(game if game in manifests() else "", 0, 0, []), Cast([]))
    speech.cast = Cast([speech.words.say("problem-seat", number=seat + 1) for seat in range(SEATS)])
    return speech


def arguments(speech: Speech, error: BroomstickError | Reason) -> dict[str, Value]:
    """What fills in an error's message."""
    found: dict[str, Value] = {}
    for label, fact in error.facts.items():
        found[label] = (
            speech.cast.name(int(fact))
            if label == "seat" and isinstance(fact, int)
            else filling(speech, fact)
        )
    if isinstance(error, BroomstickError) and error.why is not None:
        found["why"] = problem(speech, error.why)
    return found


def filling(speech: Speech, fact: Fact) -> Value:
    if isinstance(fact, int):
        return shown(fact)
    return fact if isinstance(fact, str) else speech.listed([str(item) for item in fact], "or")


def shown(number: int) -> Value:
    return number if abs(number) <= LARGEST_NUMBER else str(number)
