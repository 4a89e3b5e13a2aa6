"""Every lesson there is, found by its folder: ``<game>/<lesson>.toml``."""

from functools import cache
from pathlib import Path

from broomstick.games import game_names, manifest_of
from broomstick.heart.errors import OptionError
from broomstick.lessons.lesson import Lesson
from broomstick.lessons.reading import read_lesson

ROOM = Path(__file__).parent


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order in which they are given; a game may have none."""
    folder = ROOM / manifest_of(game).folder
    found = [read_lesson(path, game) for path in sorted(folder.glob("*.toml"))] if folder.is_dir() else []
    return tuple(sorted(found, key=lambda lesson: lesson.place))


def lesson_of(game: str, name: str) -> Lesson:
    """A lesson by its name; an OptionError says which there are."""
    for lesson in lessons_of(game):
        if lesson.name == name:
            return lesson
    names = [lesson.name for lesson in lessons_of(game)]
    if not names:
        with_some = [one for one in game_names() if lessons_of(one)]
        message = f"there is no lesson of {game}; there are some of {', '.join(with_some)}"
        raise OptionError(message, "no-lessons", {"game": game, "names": with_some})
    message = f"{game} has no lesson {name!r}; there are {', '.join(names)}"
    raise OptionError(message, "unknown-lesson", {"text": name, "names": names})


def read_again(game: str, name: str, mark: str) -> Lesson | None:
    """The lesson that a table was opened with, if it is still here, word for word."""
    found = [one for one in lessons_of(game) if (one.name, one.mark) == (name, mark)]
    return found[0] if found else None


def following(lesson: Lesson) -> str:
    """The name of the lesson that comes after one; empty after the last."""
    later = [one.name for one in lessons_of(lesson.game) if one.place > lesson.place]
    return later[0] if later else ""
