"""Lessons: real games with a fixed deal, in which words are said at the table and others play their part.

What is said when, what must be chosen and what may be is data, a file a lesson (``<game>/<lesson>.toml``); it is run by
the rules themselves. Nothing here knows who keeps a table: a host asks ``course`` where a lesson stands.
"""

from broomstick.lessons.course import Place, allowed, begin, go_on, needed, played, scripted, shown
from broomstick.lessons.lesson import Lesson, Scene, Step
from broomstick.lessons.library import lesson_of, lessons_of, read_again

__all__ = [
    "Lesson",
    "Place",
    "Scene",
    "Step",
    "allowed",
    "begin",
    "go_on",
    "lesson_of",
    "lessons_of",
    "needed",
    "played",
    "read_again",
    "scripted",
    "shown",
]
