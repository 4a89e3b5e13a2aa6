"""``broomstick board``: a map of Broom Service in words or as a picture, and whether a map's file is in order."""

import argparse
import json
from pathlib import Path

from broomstick.games import load_identity
from broomstick.games.broom_service.box.lists import COLOURS, LANDSCAPES
from broomstick.games.broom_service.game import BroomGame
from broomstick.games.broom_service.map.board import Board, make_board
from broomstick.games.broom_service.map.faults import faults
from broomstick.games.broom_service.map.picture import SHAPES, BoardPicture, standard_path
from broomstick.games.broom_service.map.reader import read_picture
from broomstick.games.broom_service.table.state import Fields
from broomstick.heart.errors import BroomstickError
from broomstick.heart.plain import members
from broomstick.maps.checks.every import SIDES, Check, check_board
from broomstick.maps.drawing import Captions, Position, draw, position_of
from broomstick.terminal.console import Console
from broomstick.terminal.saves import played, reason
from broomstick.terminal.trouble import Trouble, explain
from broomstick.words import LANGUAGES, Facts, Words, words
from broomstick.words.places import picture_of

WRONG = 2
CHECK = "check"
STANDARD_OUTPUT = "-"
LETTERS = ["board-letter-orange", "board-letter-green", "board-letter-purple"]
CHECKS = {
    "faults": "board-check-faults",
    "names": "board-check-names",
    "spots": "board-check-spots",
    "bases": "board-check-bases",
    "sizes": "board-check-sizes",
    "ways": "board-check-ways",
    "lands": "board-check-lands",
    "waters": "board-check-waters",
    "clouds": "board-check-clouds",
    "castles": "board-check-castles",
    "tiles": "board-check-tiles",
    "circles": "board-check-circles",
    "towers": "board-check-towers",
    "reach": "board-check-reach",
    "riches": "board-check-riches",
    "examples": "board-check-examples",
}
"""What each check is called."""
KEPT_GAME = "broomstick"
"""What the text of a kept game or of a record begins with; anything else should be a position in JSON."""


def board(asked: argparse.Namespace, language: str) -> int:
    """Show a board, draw it, or check files."""
    if asked.board == CHECK:
        for option, value in (("--svg", asked.svg), ("--position", asked.position), ("--dark", asked.dark)):
            if value:
                raise Trouble("board-check-alone", option=option)
        if not asked.file:
            raise Trouble("board-check-what")
        return max([check_file(Path(name), language) for name in asked.file])
    if asked.file:
        raise Trouble("board-one", file=str(asked.file[0]))
    if asked.svg is None and (asked.position or asked.dark):
        raise Trouble("board-needs-svg", option="--position" if asked.position else "--dark")
    picture, position = find(asked.board, asked.position)
    if asked.svg is None:
        show(Console(plain=True), words(language), picture)
        return 0
    drawing = draw(
        picture, position, language, "dark" if asked.dark else "light", captions(words(language), picture)
    )
    if asked.svg == STANDARD_OUTPUT:
        print(drawing, end="")
        return 0
    try:
        Path(asked.svg).write_text(drawing, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise Trouble("cannot-write", file=asked.svg, why=reason(error)) from None
    Console(plain=True).say(words(language).say("board-drawn", file=asked.svg))
    return 0


def find(name: str, file: str) -> tuple[BoardPicture, Position | None]:
    """The map that was named, and how a game on it stands where one was named too."""
    picture = playable(name)
    if not file:
        return picture, None
    game, fields = stand(Path(file))
    there = picture_of(game)
    if there is None or there.name != picture.name:
        raise Trouble("board-other", file=file, name=there.name if there else "")
    letters = [str(seat + 1) for seat in range(game.players)]
    return there, position_of(fields.layout, letters)


def playable(name: str) -> BoardPicture:
    """A map that can be played on: one of ours by its name, or a file."""
    if name not in SIDES and not name.endswith(".toml"):
        raise Trouble("board-unknown", text=name, names=", ".join([*SIDES, CHECK]))
    picture = read_picture(standard_path(name) if name in SIDES else name)
    broken = faults(picture)
    if broken:
        raise broken[0]
    return picture


def stand(file: Path) -> tuple[BroomGame, Fields]:
    """The game in a file, and how it stands there: a kept game, a record, or a position as JSON."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise Trouble("cannot-read", file=str(file), why=reason(error)) from None
    if text.startswith(KEPT_GAME):
        state, record, _ = played(file)
        game = record.game
    else:
        try:
            data = json.loads(text)
            if not isinstance(data, dict) or "game" not in data:
                raise ValueError
            game = load_identity(data)
            state = game.position(data)
        except (ValueError, KeyError, RecursionError) as error:
            why = error if isinstance(error, BroomstickError) else Trouble("no-position")
            raise Trouble("damaged", file=str(file), why=why) from None
    if not isinstance(game, BroomGame) or not isinstance(state, Fields):
        raise Trouble("board-no-map", file=str(file))
    return game, state


def captions(said: Words, picture: BoardPicture) -> Captions:
    """What the drawing says in letters."""
    letters = "".join(said.say(letter) for letter in LETTERS)
    titles = {tower.name: tower_line(said, picture, i) for i, tower in enumerate(picture.towers)}
    return Captions(letters, titles)


def show(console: Console, said: Words, picture: BoardPicture) -> None:
    """Area by area: landscape, neighbours, waters, towers, clouds."""
    rules = make_board(picture)
    facts: Facts = {
        "title": picture.title.get(said.language, ""),
        "lands": rules.lands,
        "waters": rules.waters,
        "towers": len(rules.towers),
        "clouds": len(rules.clouds),
    }
    console.say(said.say("board-about", facts))
    called = {area.name: area.names.get(said.language) or area.name for area in picture.areas}
    for name in rules.areas:
        console.show("")
        for line in area_lines(said, picture, rules, name, called):
            console.say(line)


def area_lines(
    said: Words, picture: BoardPicture, rules: Board, name: str, called: dict[str, str]
) -> list[str]:
    number = rules.areas.index(name)
    area = next(area for area in picture.areas if area.name == name)
    facts: Facts = {"name": called[name], "typed": name, "landscape": LANDSCAPES[area.landscape]}
    lines = [said.say("board-area", facts, castle="yes" if number in rules.castles else "no")]

    def listed(numbers: list[int]) -> str:
        return ", ".join(sorted(called[rules.areas[i]] for i in numbers))

    if number >= rules.lands:
        lines.append(said.say("board-shores", names=listed(members(rules.shores[number - rules.lands]))))
    else:
        near = members(rules.neighbours[number])
        lines.append(said.say("board-next", names=listed(near)) if near else said.say("board-alone"))
        waters = [rules.lands + water for water in members(rules.waters_at[number])]
        if waters:
            lines.append(said.say("board-on-water", names=listed(waters)))
        towers = [tower_line(said, picture, tower) for tower in members(rules.towers_at[number])]
        if towers:
            lines.append(said.say("board-towers", names="; ".join(towers)))
    clouds = rules.clouds_at[number].bit_count()
    if clouds:
        lines.append(said.say("board-clouds", count=clouds))
    for tile in picture.tiles:
        if picture.areas[tile.area].name == name:
            lines.append(said.say("board-tile", kind=tile.kind))
    for circle in picture.circles:
        if picture.areas[circle.area].name == name:
            lines.append(said.say("board-circle", letter=circle.kind))
    return [lines[0], *["    " + line for line in lines[1:]]]


def tower_line(said: Words, picture: BoardPicture, number: int) -> str:
    tower = picture.towers[number]
    facts: Facts = {
        "name": tower.names.get(said.language) or tower.name,
        "colour": COLOURS[tower.colour],
        "shape": SHAPES[tower.square],
        "points": tower.points,
        "wands": tower.wands,
    }
    return said.say("board-tower", facts)


def check_file(file: Path, language: str) -> int:
    """All that is wrong with a map's file; 0 if nothing is."""
    console = Console(plain=True)
    said = words(language)
    try:
        picture = read_picture(file)
    except BroomstickError as error:
        console.say(explain(said, error), said.say("board-check-wrong", file=str(file), count=1))
        return WRONG
    checks = check_board(picture, LANGUAGES)
    for check in checks:
        tell(console, said, check)
    count = sum(len(check.found) for check in checks)
    if picture.name not in SIDES:
        console.say(said.say("board-check-own", names=", ".join(SIDES)))
    console.say(said.say("board-check-wrong" if count else "board-check-good", file=str(file), count=count))
    return WRONG if count else 0


def tell(console: Console, said: Words, check: Check) -> None:
    mark = said.say("board-check-no" if check.found else "board-check-ok")
    console.say(f"{mark} {said.say(CHECKS[check.name])}")
    for error in check.found:
        console.say("    " + explain(said, error))
