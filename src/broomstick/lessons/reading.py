"""Lessons from their files; an error names file, step and field, and what could stand there."""

import hashlib
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from broomstick.games import make, manifest_of
from broomstick.games.datafile import not_toml, unreadable
from broomstick.heart.errors import BroomstickError, DataError
from broomstick.heart.game import Game
from broomstick.heart.plain import quote
from broomstick.lessons.lesson import NAMED, PLACES, RESULTS, UNTIL, Lesson, Move, OptionValue, Scene, Step

SALT = "lesson"
"""What every lesson's deal is salted with."""


class Part:
    """One table of a file: every field is asked for by what it should be, and none is left over."""

    def __init__(self, where: str, fields: object) -> None:
        self.where = where
        if not isinstance(fields, dict):
            raise DataError(f"{where}: should be a table of fields, not {quote(fields)}")
        self.fields: dict[str, Any] = dict(fields)

    def fail(self, field: str, message: str) -> DataError:
        return DataError(f"{self.where}: {field}: {message}")

    def take(self, field: str, kind: type, what: str, usual: Any = None) -> Any:
        value = self.fields.pop(field, usual)
        if value is None:
            raise self.fail(field, f"is missing; should be {what}")
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.fail(field, f"should be {what}, not {quote(value)}")
        return value

    def text(self, field: str, usual: str | None = None) -> str:
        found: str = self.take(field, str, "a text", usual)
        return found

    def number(self, field: str, lowest: int, highest: int) -> int:
        found: int = self.take(field, int, f"a number from {lowest} to {highest}")
        if not lowest <= found <= highest:
            raise self.fail(field, f"should be a number from {lowest} to {highest}, not {found}")
        return found

    def flag(self, field: str) -> bool:
        return bool(self.take(field, bool, "true or false", False))

    def texts(self, field: str, usual: list[str] | None = None) -> list[str]:
        found = self.take(field, list, "a list of texts", usual)
        for item in found:
            if not isinstance(item, str):
                raise self.fail(field, f"should be a list of texts; {quote(item)} is none")
        return list(found)

    def parts(self, field: str) -> list["Part"]:
        found = self.take(field, list, "a list of tables")
        if not found:
            raise self.fail(field, "should have at least one")
        return [Part(f"{self.where}, {field} {i}", item) for i, item in enumerate(found, 1)]

    def values(self, field: str) -> dict[str, Any]:
        found: dict[str, Any] = self.take(field, dict, "a table", {})
        return found

    def among(self, field: str, names: list[str]) -> str:
        found = self.text(field, "")
        if found and found not in names:
            raise self.fail(field, f"should be one of {', '.join(names)}, not {quote(found)}")
        return found

    def done(self, known: str) -> None:
        if self.fields:
            raise self.fail(next(iter(self.fields)), f"no such field here; there are {known}")


def read_lesson(path: Path, game_name: str) -> Lesson:
    """A lesson as it stands in a file."""
    try:
        content = path.read_bytes()
        tree = tomllib.loads(content.decode("utf-8"))
    except OSError as error:
        raise unreadable(path.name, error) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise not_toml(path.name, error) from None
    # Line ends and comments aside, a lesson that says the same is the same.
    mark = hashlib.sha256(repr(tree).encode()).hexdigest()[:16]
    return lesson_from(tree, path.name, path.stem, game_name, mark)


def lesson_from(tree: dict[str, Any], file: str, name: str, game_name: str, mark: str = "") -> Lesson:
    """A lesson from the plain data of its file."""
    part = Part(file, tree)
    manifest = manifest_of(game_name)
    players = part.number("players", manifest.fewest, manifest.most)
    options = options_of(part, "options")
    try:
        game = make(game_name, players, None, dict(options))
    except BroomstickError as error:
        raise part.fail("options", str(error)) from None
    learner = part.number("learner", 0, players - 1)
    names = part.texts("names")
    if len(names) != players or not all(bool(one) == (i != learner) for i, one in enumerate(names)):
        raise part.fail("names", f"should be {players} names, that of the learner (seat {learner}) empty")
    bots = part.texts("bots", [""] * players)
    if len(bots) != players:
        raise part.fail(
            "bots", f"should be {players} bots, one a seat; empty for the usual one, and for the learner"
        )
    scenes = [scene_from(one, game, learner) for one in part.parts("scene")]
    lesson = Lesson(
        game=game_name,
        name=name,
        place=part.number("place", 1, 99),
        minutes=part.number("minutes", 1, 30),
        players=players,
        learner=learner,
        names=tuple(names),
        bots=tuple(bots),
        options=options,
        needs=options_of(part, "needs"),
        scenes=tuple(scenes),
        mark=mark,
    )
    part.done("players, options, learner, names, place, minutes, bots, needs, scene")
    for number, scene in enumerate(scenes[:-1], 1):
        if not scene.steps[-1].waits:
            raise DataError(f"{file}, scene {number}: its last step should wait, since another scene follows")
    return lesson


def options_of(part: Part, field: str) -> dict[str, OptionValue]:
    found = part.values(field)
    for name, value in found.items():
        if not isinstance(value, bool | int | str):
            raise part.fail(field, f"{name} should be true, false, a number or a text, not {quote(value)}")
    return found


def scene_from(part: Part, game: Game, learner: int) -> Scene:
    seed = part.text("seed")
    starter: int | None = None
    if "starter" in part.fields:
        starter = part.number("starter", 0, game.players - 1)
    before = moves(part, "before", game)
    steps = [step_from(one, game, learner) for one in part.parts("step")]
    part.done("seed, starter, before, step")
    if not steps[0].say:
        raise part.fail("step 1", "should say something, since a scene begins with it")
    return Scene(seed, starter, before, tuple(steps))


def step_from(part: Part, game: Game, learner: int) -> Step:
    step = Step(
        say=part.text("say", ""),
        at=tuple(checked(part, "at", part.texts("at", []), lambda text: anchor(text, game))),
        facts=facts_of(part),
        waits=part.flag("waits"),
        only=tuple(checked(part, "only", part.texts("only", []), lambda text: action(text, game))),
        free=part.among("free", UNTIL),
        plays=moves(part, "plays", game),
        chose=tuple(checked(part, "chose", part.texts("chose", []), lambda text: action(text, game))),
        result=part.among("result", RESULTS),
    )
    part.done("say, at, facts, waits, only, free, plays, chose, result")
    if any(seat == learner for seat, _ in step.plays):
        raise part.fail("plays", f"seat {learner} is the learner, who chooses; that stands in only or free")
    if not step.say and not step.plays:
        raise part.fail("say", "is missing: without words only a step can be in which others play")
    kinds = [bool(step.waits), bool(step.only), bool(step.free)]
    if sum(kinds) > 1 or (step.waits and step.plays) or not any([*kinds, step.plays]):
        message = "a step has one of waits, only, free and plays; plays may stand beside only or free"
        raise part.fail("say", message)
    return step


def facts_of(part: Part) -> dict[str, str | int]:
    found = part.values("facts")
    for name, value in found.items():
        if not isinstance(value, str | int) or isinstance(value, bool):
            raise part.fail("facts", f"{name} should be a text or a number, not {quote(value)}")
    return found


def moves(part: Part, field: str, game: Game) -> tuple[Move, ...]:
    return tuple(checked(part, field, part.texts(field, []), lambda text: move(text, game)))


def checked(part: Part, field: str, texts: list[str], read: Callable[[str], Any]) -> list[Any]:
    """Each text as what it stands for."""
    found = []
    for text in texts:
        try:
            found.append(read(text))
        except BroomstickError as error:
            raise part.fail(field, f"{text!r}: {error}") from None
    return found


def move(text: str, game: Game) -> Move:
    """A seat and what it does: "1 lead fire brave"."""
    seat, _, rest = text.partition(" ")
    if not (len(seat) == 1 and seat.isascii() and seat.isdigit() and int(seat) < game.players):
        raise DataError(f"should begin with the number of a seat, 0 to {game.players - 1}")
    return int(seat), action(rest, game)


def action(text: str, game: Game) -> str:
    """An action's text, as the game writes it."""
    return game.text(game.action(text))


def anchor(text: str, game: Game) -> str:
    """Something that the words can point to."""
    word, colon, name = text.partition(":")
    if not colon and word in PLACES:
        return text
    if not colon or word not in NAMED or not name:
        known = ", ".join([*PLACES, *(f"{one}:…" for one in NAMED)])
        raise DataError(f"nothing to point to; there are {known}")
    if word == "seat" and not (name.isdigit() and int(name) < game.players):
        raise DataError(f"should be a seat, 0 to {game.players - 1}")
    if word == "role" and name not in game.roles:
        raise DataError(f"no such role; there are {', '.join(game.roles)}")
    if word == "stance" and name not in ("brave", "cowardly"):
        raise DataError("should be brave or cowardly")
    board = getattr(getattr(game, "parts", None), "board", None)
    places = {"area": "areas", "tower": "towers", "cloud": "clouds"}
    if word in places and name not in getattr(board, places[word], []):
        raise DataError(f"there is no such {word} on the map")
    return text
