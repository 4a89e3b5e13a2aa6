"""The words, signs and colours of Broom Service, for drawing."""

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import things
from broomstick.games.broom_service.table.view import BroomView
from broomstick.heart.plain import Plain
from broomstick.terminal.faces.blocks import Part, line
from broomstick.terminal.faces.broom_service.map_in_words import Gazetteer
from broomstick.terminal.faces.broom_service.seen import (
    WATER,
    broom_circles,
    circle_at,
    clouds_over,
    forest_tile,
    goods_of,
    has_amulet,
    hill_tile,
    is_stranded,
    landscape_of,
    open_circles,
    open_towers,
    people_at,
    rest_of,
    tile_at,
)
from broomstick.terminal.faces.paint import INK, QUIET, SWEPT, seat_sign, type_chip, type_ink
from broomstick.terminal.faces.signs import Signs
from broomstick.words import Speech
from broomstick.words.books.broom_service.box import MINUS

CLOUD_SIGN, STORM_SIGN, BOLT_SIGN, TILE_SIGN, OVER_SIGN, WAY = "☁", "☈", "↯", "◈", "≈", "→"
TURBO_SIGN, CIRCLE_SIGN, NO_WAY_SIGN, CARD_SIGN = "»", "◎", "⊘", "▤"
ROUND_TOWER, SQUARE_TOWER = ("(", ")"), ("[", "]")
"""A tower's shape is that of its brackets."""
SKY_INK = type_ink("blue")

ROLE_COLOURS = {
    things.FOREST_WITCH: "green",
    things.PRAIRIE_WITCH: "yellow",
    things.HILL_WITCH: "brown",
    things.MOUNTAIN_WITCH: "grey",
    things.VALLEY_DRUID: "green",
    things.PEAK_DRUID: "grey",
    things.ROOT_GATHERER: "orange",
    things.HERB_GATHERER: "green",
    things.FRUIT_GATHERER: "purple",
    things.WEATHER_FAIRY: "blue",
}
"""Witches and druids have the colour of a landscape they act on, gatherers that of their potion."""
LANDSCAPE_COLOURS = {
    "forest": "green",
    "prairie": "yellow",
    "hill": "brown",
    "mountain": "grey",
    WATER: "blue",
}
RESOURCE_COLOURS = {"orange": "orange", "green": "green", "purple": "purple", "wand": "white"}


class BroomSigns(Signs):
    """What drawings of Broom Service take their words and colours from."""

    view: BroomView

    def __init__(self, view: BroomView, speech: Speech) -> None:
        super().__init__(view, speech)
        self.parts = view.parts
        self.board = view.parts.board
        self.places = Gazetteer(view, speech)

    def chip(self, role: int) -> Part:
        return type_chip(self.speech.role(lists.ROLES[role], "letters"), ROLE_COLOURS[role])

    def letter(self, resource: str) -> str:
        return self.speech.word("resource", resource, "letter")

    def drop(self, resource: str) -> Part:
        """A potion or a wand: its letter on its colour."""
        return type_chip(self.letter(resource), RESOURCE_COLOURS[resource])

    def drops(self, counts: dict[str, int]) -> list[Part]:
        """+2O +1W"""
        parts: list[Part] = []
        for name in lists.RESOURCES:
            if counts.get(name):
                parts += [" " if parts else "", signed(counts[name]), self.drop(name)]
        return parts

    def landscape_chip(self, area: int) -> Part:
        """A landscape goes by the letters of the witch who flies there."""
        landscape = landscape_of(self.view, area)
        if landscape == WATER:
            return type_chip(OVER_SIGN * 2, LANDSCAPE_COLOURS[WATER])
        letters = self.speech.role(lists.ROLES[lists.ON_LAND.index(landscape)], "letters")
        return type_chip(letters, LANDSCAPE_COLOURS[landscape])

    def tower(self, tower: int) -> list[Part]:
        """(O3) is round, [O3] square, (G3+1W) brings a wand too; solid if the viewer has the potion."""
        parts = self.parts
        colour = lists.RESOURCES[parts.tower_colour[tower]]
        opened, closed = SQUARE_TOWER if parts.tower_square[tower] else ROUND_TOWER
        text = f"{self.letter(colour)}{parts.tower_points[tower]}"
        has = self.watching or goods_of(self.view, self.own_seat())[parts.tower_colour[tower]]
        inside: Part = (
            type_chip(text, RESOURCE_COLOURS[colour])
            if has
            else (text, f"bold {type_ink(RESOURCE_COLOURS[colour])}")
        )
        wands = parts.tower_wands[tower]
        return [opened, inside, f"+{wands}{self.letter('wand')}" if wands else "", closed]

    def cloud(self, space: int, brief: bool = False) -> list[Part]:
        """☁2↯1: two wands, one bolt; a storm cloud with what it does."""
        kind = self.view.layout.sky[space]
        sign = CLOUD_SIGN if kind < things.HEAVY else STORM_SIGN
        price = f"{sign}{self.parts.cloud_cost[kind]}{BOLT_SIGN}{self.parts.cloud_bolts[kind]}"
        parts: list[Part] = [(price, f"bold {SKY_INK}")]
        if kind >= things.HEAVY and not brief:
            parts.append((f" {self.storm(kind)}", SKY_INK))
        return parts

    def storm(self, kind: int) -> str:
        """What a storm cloud does, in a word or two."""
        if kind >= things.STORM_ORANGE:
            letter = self.letter(lists.RESOURCES[kind - things.STORM_ORANGE])
            points, needs = self.parts.cloud_points[kind], self.parts.cloud_needs[kind]
            return self.say("storm-hoard", points=points, needs=needs, letter=letter)
        name = lists.CLOUDS[kind]
        if name == "storm-bonus":
            return self.say("storm-bonus", points=self.parts.cloud_points[kind])
        return self.say("storm-move" if name == "storm-move" else "storm-delivery")

    def people(self, area: int, own: bool = True) -> list[Part]:
        """Who stands in an area, a sign for each pawn."""
        seats = [seat for seat in people_at(self.view, area) if own or seat != self.own_seat()]
        return [seat_sign(seat) for seat in seats]

    def tile(self, area: int) -> list[Part]:
        """◈ Potions; dim where the viewer has been."""
        name = tile_at(self.view, area)
        if not name:
            return []
        been = not self.watching and has_amulet(self.view, self.own_seat(), area)
        return [(f"{TILE_SIGN} {self.speech.word('tile', name)}", QUIET if been else INK)]

    def forest(self, area: int) -> list[Part]:
        """◈ Courage"""
        name = forest_tile(self.view, area)
        return [(f"{TILE_SIGN} {self.places.forest_title(name)}", INK)] if name else []

    def hill(self, area: int) -> list[Part]:
        """»A☁B is a turbo broom to A; B lies under a cloud. Or what else the tile is, if not a tower."""
        both, free = broom_circles(self.view, area), open_circles(self.view, area)
        if both:
            shut = "".join(self.places.letter(circle) for circle in both if circle not in free)
            found: list[Part] = [(TURBO_SIGN + "".join(map(self.places.letter, free)), INK)]
            if shut:
                found.append((f"{CLOUD_SIGN}{shut}", SKY_INK))
            return [*found, *self.no_way(rest_of(self.view, area))]
        anywhere = hill_tile(self.view, area) == lists.HILL_TILES[things.HILL_ANYWHERE]
        return [(f"{TILE_SIGN} {self.say('hill-brief-anywhere')}", INK)] if anywhere else []

    def circle(self, area: int) -> list[Part]:
        """◎B; with a warning where no flight leads away."""
        circle = circle_at(self.view, area)
        if circle < 0:
            return []
        return [(f"{CIRCLE_SIGN}{self.places.letter(circle)}", INK), *self.no_way(area)]

    def no_way(self, area: int) -> list[Part]:
        """A sign where no flight leads away."""
        return [(NO_WAY_SIGN, f"bold {SWEPT}")] if is_stranded(self.view, area) else []

    def facts(self, area: int, own: bool = True) -> list[list[Part]]:
        """What lies in an area and who is there, as pieces to be put side by side."""
        view = self.view
        found = [self.cloud(space) for space in clouds_over(view, area)]
        found += [self.tower(tower) for tower in open_towers(view, area)]
        found += [
            self.tile(area),
            self.forest(area),
            self.hill(area),
            self.circle(area),
            self.people(area, own),
        ]
        return [part for part in found if part]

    def gain(self, gain: Plain) -> Part:
        """A preview in as few columns as can be: −1O +1W +4 VP +1↯"""
        parts = self.drops(gain["resources"])
        if gain["points"]:
            parts += [" " if parts else "", (signed_vp(self, gain["points"]), INK)]
        if gain["bolts"]:
            parts += [" " if parts else "", (f"+{gain['bolts']}{BOLT_SIGN}", INK)]
        if gain.get("effect"):
            word = self.say("storm-move" if gain["effect"] == "move" else "storm-delivery")
            parts += [" " if parts else "", (f"› {word}", "")]
        return line(*parts)


def spaced(pieces: list[list[Part]]) -> list[Part]:
    """Pieces with a blank between them."""
    return [part for at, piece in enumerate(pieces) for part in ([" "] if at else []) + piece]


def signed(count: int) -> str:
    return f"+{count}" if count > 0 else f"{MINUS}{-count}"


def signed_vp(signs: Signs, count: int) -> str:
    return f"{'+' if count > 0 else MINUS}{signs.vp(abs(count))}"


def role_inks(speech: Speech) -> dict[str, str]:
    """Every role by name, in its colour."""
    return {
        speech.role(name, "long"): f"bold {type_ink(ROLE_COLOURS[role])}"
        for role, name in enumerate(lists.ROLES)
    }
