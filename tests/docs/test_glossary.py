"""The glossary has the words of the project, each once, and the words of every vocabulary that are no plain English."""

import re
from pathlib import Path

import pytest

from broomstick.heart.kinds import heart_steps

PAGE = (Path(__file__).parents[2] / "docs" / "glossary.md").read_text(encoding="utf-8")
ENTRIES = re.findall(r"^\| (\*\*.+?\*\*(?:, \*\*.+?\*\*)*) \| (.+) \|$", PAGE, re.MULTILINE)
WORDS = [word for entry, _ in ENTRIES for word in re.findall(r"\*\*(.+?)\*\*", entry)]

WANTED = """
    round turn play pick hold stock leader brave cowardly seat viewer view position record journal entry agenda step
    sealed~batch topic barrier stream seed salt state game option action choice question decider mask bot
    playout role stance next lead follow world imagine preview digest chance codec envelope
"""


@pytest.mark.parametrize("word", [word.replace("~", " ") for word in WANTED.split()])
def test_the_words_of_the_project_are_explained(word: str) -> None:
    assert word in WORDS


def test_each_word_stands_there_once_and_says_something() -> None:
    assert len(WORDS) == len(set(WORDS)) > 60
    assert all(len(meaning) > 10 for _, meaning in ENTRIES)
    # Every row of every table was read.
    assert len(ENTRIES) == len(re.findall(r"^\| \*\*", PAGE, re.MULTILINE))


def test_what_the_heart_has_steps_for_is_among_them() -> None:
    """But for the ends of things, which need no explaining."""
    steps = {kind.word for kind in heart_steps(["picks"])}
    plain = {"end-turn", "end-round", "next-round", "sealed"}
    assert steps - plain <= set(WORDS)
