"""The map of Broom Service in sentences: area by area, what lies there, what it borders, who stands there."""

from collections.abc import Sequence

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.box.lists import COLOURS
from broomstick.games.broom_service.codes import things
from broomstick.games.broom_service.map.picture import SHAPES
from broomstick.heart.journal import PUBLIC
from broomstick.heart.plain import members
from broomstick.terminal.answers import Finder, NotUnderstood, Unclear, is_number, printable
from broomstick.terminal.faces.broom_service.place_names import apart, sentences
from broomstick.terminal.faces.broom_service.seen import (
    Near,
    around,
    clouds_over,
    full_towers,
    has_amulet,
    is_water,
    landscape_of,
    nearby,
    open_towers,
    pawns_of,
    people_at,
    shut_towers,
    tile_at,
)
from broomstick.terminal.faces.broom_service.tiles_and_cards import TilesAndCards
from broomstick.words import Facts


class Gazetteer(TilesAndCards):
    """Tells of places as one view shows them."""

    def tower(self, tower: int) -> str:
        """Salt Market (orange, square, 2 VP)"""
        return self.words.say("board-tower", self.tower_facts(tower))

    def tower_facts(self, tower: int) -> Facts:
        return {
            "name": self.tower_name(tower),
            "colour": COLOURS[self.parts.tower_colour[tower]],
            "shape": SHAPES[self.parts.tower_square[tower]],
            "points": self.parts.tower_points[tower],
            "wands": self.parts.tower_wands[tower],
        }

    def towers(self, towers: list[int]) -> str:
        return apart(self.words, [self.tower(tower) for tower in towers])

    def brief_towers(self, towers: list[int]) -> str:
        """The same in fewer words, where many are told of: Salt Market (orange, 2 VP, square)"""
        return ", ".join(self.words.say("near-tower", self.tower_facts(tower)) for tower in towers)

    def cloud(self, space: int) -> str:
        """2 wands, 1 bolt; of a storm cloud also what it does"""
        kind = self.view.layout.sky[space]
        facts: Facts = {
            "kind": self.speech.word("kind", lists.CLOUDS[kind]),
            "cost": self.speech.word("resource", "wand", "counted", count=self.view.parts.cloud_cost[kind]),
            "bolts": self.words.say("bolts-counted", count=self.view.parts.cloud_bolts[kind]),
        }
        if kind < things.HEAVY:
            return self.words.say("sky-heavy", facts)
        return self.words.say("sky-storm", facts, does=self.box.storm(self.words, lists.CLOUDS[kind]))

    def people(self, area: int, without: int = PUBLIC) -> list[str]:
        """Who stands in an area, with both pawns or with one."""
        seats = people_at(self.view, area)
        cast = self.speech.cast
        return [
            self.words.say("both-pawns", name=cast.name(seat)) if seats.count(seat) > 1 else cast.name(seat)
            for seat in sorted(set(seats) - {without})
        ]

    def facts(self, area: int) -> list[str]:
        """What lies in an area and who stands there, each as the beginning of a sentence."""
        towers = open_towers(self.view, area)
        told = [self.words.say("map-open", towers=self.towers(towers))] if towers else []
        return [
            *self.sky(area),
            *told,
            *self.tile(area),
            *self.forest(area),
            *self.hill(area),
            *self.company(area),
        ]

    def brief_facts(self, area: int, own: bool = True) -> list[str]:
        """The same in fewer words; of those who stand there perhaps without the viewer."""
        towers = open_towers(self.view, area)
        told = [self.words.say("near-towers", towers=self.brief_towers(towers))] if towers else []
        company = self.company(area, PUBLIC if own else self.view.viewer)
        special = [*self.forest(area, brief=True), *self.hill(area), *self.circled(area, brief=True)]
        return [*self.sky(area), *told, *self.tile(area), *special, *company]

    def sky(self, area: int) -> list[str]:
        """The clouds over an area."""
        clouds = [self.cloud(space) for space in clouds_over(self.view, area)]
        return [self.words.say("map-cloud", clouds=apart(self.words, clouds))] if clouds else []

    def tile(self, area: int) -> list[str]:
        """The tile of an area, and what it does for the viewer, who may have had it."""
        tile, viewer = tile_at(self.view, area), self.view.viewer
        if not tile:
            return []
        name = self.speech.word("tile", tile)
        if viewer != PUBLIC and has_amulet(self.view, viewer, area):
            return [self.words.say("map-tile-had", tile=name)]
        return [self.words.say("map-tile", tile=name, does=self.box.tile(self.words, tile))]

    def company(self, area: int, without: int = PUBLIC) -> list[str]:
        """Who stands there."""
        people = self.people(area, without)
        return [self.words.say("map-people", names=", ".join(people))] if people else []

    def beside(self, near: Near, again: bool = False) -> str:
        """A line about an area beside a pawn; a short one if it was told of ``again``."""
        facts: Facts = {"area": self.name(near.area), "landscape": self.landscape(near.area)}
        if near.waters:
            head = self.words.say("near-over", facts, waters=self.names(list(near.waters)))
        else:
            head = self.words.say("near-area", facts)
        rest = [self.words.say("near-again")] if again else self.brief_facts(near.area)
        return sentences(head, rest)

    def pawn(self, area: int) -> str:
        """A line about the area of one's own pawn, or of both."""
        facts: Facts = {"area": self.name(area), "landscape": self.landscape(area)}
        count = pawns_of(self.view, self.view.viewer).count(area)
        head = self.words.say("near-pawn", facts, count=count)
        return sentences(head, self.brief_facts(area, own=False))

    def article(self, area: int) -> list[str]:
        """All that the map says of an area."""
        view, board, say = self.view, self.board, self.words.say
        typed = self.speech.word("area", board.areas[area])
        facts: Facts = {"name": self.name(area), "typed": typed, "landscape": landscape_of(view, area)}
        lines = [say("board-area", facts, castle="yes" if area in board.castles else "no")]
        if is_water(view, area):
            lines.append(say("board-shores", names=self.names(members(board.shores[area - board.lands]))))
        else:
            near = members(board.neighbours[area])
            lines.append(say("board-next", names=self.names(near)) if near else say("board-alone"))
            for water in members(board.waters_at[area]):
                name = self.name(board.lands + water)
                if view.layout.clear >> water & 1:
                    shore = members(board.shores[water] & ~(1 << area))
                    lines.append(say("map-over", water=name, areas=self.names(shore)))
                else:
                    lines.append(say("map-no-way-over", water=name))
            lines += [*self.circled(area), *self.island(area)]
        lines += self.facts(area)
        if full_towers(view, area):
            lines.append(say("map-full", towers=self.towers(full_towers(view, area))))
        if shut_towers(view, area):
            lines.append(say("map-shut", towers=self.towers(shut_towers(view, area))))
        return [lines[0], *("    " + line for line in lines[1:])]

    def served_from(self, tower: int) -> list[int]:
        """The areas of a tower; that of a hill tile is where the tile lies."""
        own = len(self.board.towers)
        return members(self.board.tower_areas[tower]) if tower < own else [self.view.layout.extras.orange]

    def tower_names(self) -> list[str]:
        """All towers there are; that of a hill tile only where the tile lies."""
        there = self.parts.hill and self.view.layout.extras.orange >= 0
        return self.parts.towers if there else self.board.towers

    def tower_article(self, tower: int) -> list[str]:
        """A tower, whether it is open, and from where it is served."""
        areas = self.names(self.served_from(tower))
        view = self.view
        stands = "open"
        if view.layout.filled >> tower & 1:
            stands = "full"
        elif view.parts.shut >> tower & 1:
            stands = "shut"
        return [self.tower(tower), "    " + self.words.say("map-tower", stands=stands, areas=areas)]

    def everything(self) -> list[str]:
        """The whole map, area by area."""
        lines: list[str] = []
        for area in range(len(self.board.areas)):
            lines += ["", *self.article(area)]
        return lines[1:]

    def found(self, text: str) -> tuple[int, int]:
        """The area or the tower that is meant, and -1 for the other; Unclear says which there are."""
        labels = [("area", name) for name in self.board.areas] + [
            ("tower", name) for name in self.tower_names()
        ]
        choices = [
            [self.speech.word(label, name), name, self.speech.word(label, name, "long")]
            for label, name in labels
        ]
        finder = Finder(self.words, choices)
        try:
            if is_number(text):
                raise NotUnderstood(text)
            at = finder.find(text)
        except NotUnderstood:
            raise Unclear(self.words.say("map-unknown", text=printable(text))) from None
        areas = len(self.board.areas)
        return (at, -1) if at < areas else (-1, at - areas)

    def looked_up(self, text: str) -> list[str]:
        """What there is to say about a place: an area with what is beside it, or a tower."""
        area, tower = self.found(text)
        if area < 0:
            return self.tower_article(tower)
        lines = self.article(area)
        if not is_water(self.view, area):
            nears = around(self.view, area)
            lines.append(self.words.say("map-beside" if nears else "map-beside-none"))
            lines += ["    " + self.beside(near) for near in nears]
        return lines

    def surroundings(self, roles: Sequence[int] = ()) -> list[str]:
        """What lies around the viewer's pawns; with roles, only what matters for one of these."""
        lines: list[str] = []
        told: set[int] = set()
        for area, nears in nearby(self.view, roles):
            lines.append(self.pawn(area))
            for near in nears:
                lines.append("    " + self.beside(near, near.area in told))
                told.add(near.area)
        return lines
