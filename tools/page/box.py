"""Write what the page knows of games beforehand: of each its components and its vocabulary, and the list of all.

These are web/src/games/<game>/box.json, and web/src/games/list.json, which is what ``GET /api/games`` says of them: so
the first page need not wait for it.

    python tools/page/box.py
    python tools/page/box.py --check

With --check nothing is written; the exit status says whether the file is up to date.
"""

import sys
from typing import Any

import msgspec

import broomstick
from broomstick.games import manifests
from broomstick.games.broom_service.box.lists import RESOURCES
from broomstick.games.datafile import Entry
from broomstick.games.manifest import Manifest
from broomstick.games.witchs_brew import lists
from broomstick.games.witchs_brew.codes import things
from broomstick.games.witchs_brew.components import MOST_PLAYERS, SLOTS, Components, read_components
from broomstick.games.witchs_brew.roles import stack_of
from broomstick.heart.codec import Bag, Codec, Name, Several
from broomstick.heart.game import Game
from broomstick.hosting.answers import every_game
from broomstick.words.books.card_game.box import Box as CardBox
from broomstick.words.books.origins import ComponentFile
from broomstick.words.books.witchs_brew.box import Box as BrewBox
from broomstick.words.parts import part
from files import as_json, deliver


def box(game: Manifest) -> dict[str, Any]:
    """What every game tells of itself, for the largest table and with everything; some have more to tell."""
    made = broomstick.load(game.name, players=game.most, **EVERYTHING.get(game.name, {}))
    book = part("books", game.name)
    own = BOXES.get(game.name)
    return {
        "roles": made.roles,
        "types": made.roles,
        **(components(book.box.Box()) if book else {}),
        **(own(made) if own else {}),
        "actions": vocabulary(made.actions),
        "entries": vocabulary(made.entries),
    }


def components(file: ComponentFile) -> dict[str, Any]:
    """All of a component file by its names there: section and field, and between them the name of one of several."""
    found: dict[str, Any] = {name: values(section) for name, section in file.file.sections.items()}
    for name, label in file.lists.items():
        found[name] = {str(entry.value(label)): values(entry, but=label) for entry in file.every(name)}
    return found


def values(entry: Entry, but: str = "") -> dict[str, Any]:
    return {field: entry.value(field) for field in entry.values if field != but}


def card_game_box(_game: Game) -> dict[str, Any]:
    """The card game: what potions of one colour are worth, up to one more than anybody can have."""
    book = CardBox()
    most = book.number("game", "rounds") * book.number("play", "brave_potions")
    most += book.number("play", "cowardly_potions")
    return {"colour_points": [book.colour_points(potions) for potions in range(most + 2)]}


def witchs_brew_box(game: Game) -> dict[str, Any]:
    """Witch's Brew: the potion cards from the top, which stack a role or a spell is about, and the numbers of both."""
    parts = read_components(MOST_PLAYERS, False, "", None)
    book = BrewBox()
    stacks = {name: stack(parts, number) for number, name in enumerate(lists.STACKS)}
    roles = {name: stack_of(role, things.COPIA) for role, name in enumerate(lists.ROLES)}
    spells = {name: stack_of(things.WARLOCK, spell) for spell, name in enumerate(lists.SPELLS)}
    return {
        "ingredients": lists.COLOURS,
        # Whatever sets and bags are made of.
        "types": [*game.roles, *lists.COLOURS],
        "cauldron": {name: stacks[name] for name in lists.STACKS[: things.CAULDRONS]},
        "shelf": {name: stacks[name] for name in lists.STACKS[things.CAULDRONS :]},
        "about": {name: lists.STACKS[stack] for name, stack in (roles | spells).items() if stack >= 0},
        "does": {role: book.half_numbers(role) for role in game.roles}
        | {spell: {"count": book.spell_number(spell)} for spell in lists.SPELLS},
    }


def stack(parts: Components, number: int) -> list[dict[str, Any]]:
    """The cards of a stack from the top: what each costs, a cauldron in which colours, and what it is worth."""
    first = number * SLOTS
    return [
        {
            "price": parts.price[card],
            "needs": dict(zip(lists.COLOURS, parts.needs[3 * card : 3 * card + 3], strict=True))
            if number < things.CAULDRONS
            else {},
            "points": parts.points[card],
            "raven": bool(parts.raven[card]),
        }
        for card in range(first, first + parts.cards[number])
    ]


def broom_service_box(game: Game) -> dict[str, Any]:
    """Broom Service without its map, which a table shows by itself."""
    # Whatever sets and bags are made of.
    return {"types": [*game.roles, *RESOURCES], "steps": vocabulary(game.steps)}


def vocabulary(codec: Codec) -> dict[str, list[list[str]]]:
    """Each word with its arguments: what they are, and what sentences call them."""
    return {kind.word: [[shape(arg), arg.label] for arg in kind.args] for kind in codec.kinds.values()}


def shape(arg: object) -> str:
    if isinstance(arg, Name):
        return "name"
    if isinstance(arg, Several):
        return "several"
    return "bag" if isinstance(arg, Bag) else "number"


BOXES = {"card-game": card_game_box, "witchs-brew": witchs_brew_box, "broom-service": broom_service_box}
"""What a game's own table has to know besides what is in its component file."""

EVERYTHING: dict[str, dict[str, Any]] = {
    "broom-service": {"board": "back", "extra_tiles": True, "expansion_cards": True}
}
"""Options with which a game has all its words."""


if __name__ == "__main__":
    files = {f"games/{name}/box.json": as_json(box(game)) for name, game in manifests().items()}
    files["games/list.json"] = as_json(msgspec.to_builtins(every_game()))
    sys.exit(deliver("write the page's boxes of games", files))
