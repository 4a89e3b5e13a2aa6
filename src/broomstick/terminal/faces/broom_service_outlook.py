"""What roles and flights of Broom Service would lead to as things are now, in a line each."""

from broomstick.contest.codec import KIND_BITS
from broomstick.games.broom_service.board_walks import members
from broomstick.games.broom_service.view import BroomView
from broomstick.games.broom_service.vocabulary import (
    AREA_BITS,
    RESOURCES,
    ROOT_GATHERER,
    WEATHER_FAIRY,
    bag_count,
)
from broomstick.terminal.faces.broom_service_facts import (
    clouds_over,
    delivers,
    gathers,
    has_amulet,
    is_bewitched,
    nearby,
    open_towers,
    outlook,
    own_areas,
    tile_at,
)
from broomstick.terminal.faces.broom_service_places import Gazetteer, apart
from broomstick.words import Speech
from broomstick.words.rulebook_broom_box import MINUS

BRIEF = ("brief-orange", "brief-green", "brief-purple", "brief-wand")
"""Messages for so many of a resource."""


class Outlook:
    """Tells the viewer of one view."""

    def __init__(self, view: BroomView, speech: Speech) -> None:
        self.view = view
        self.parts = view.parts
        self.speech = speech
        self.words = speech.words
        self.places = Gazetteer(view, speech)

    # ---- roles to pick ----

    def pick(self, role: int) -> str:
        """What a role could do, and what it costs if it is bewitched."""
        if gathers(role):
            found = [self.gathering(role - ROOT_GATHERER)]
        elif role == WEATHER_FAIRY:
            found = self.lifting()
        elif delivers(role):
            found = self.serving(role)
        else:
            found = self.flying(role)
        return apart(self.words, [*found, *self.cost(role)])

    def cost(self, role: int) -> list[str]:
        """What a bewitched role costs."""
        if not is_bewitched(self.view, role):
            return []
        points = self.words.say("victory-points", count=self.parts.bewitched_points)
        return [self.words.say("brings-bewitched", points=f"{MINUS}{points}")]

    def gathering(self, at: int) -> str:
        """What a gatherer takes."""
        brave = ", ".join(self.bag(self.parts.gathers_brave[at]))
        ways = [", ".join(self.bag(code)) for code in self.parts.gathers_cowardly[at]]
        return self.words.say("pick-worth", brave=brave, cowardly=self.speech.listed(ways, "or"))

    def bag(self, code: int) -> list[str]:
        return self.goods([bag_count(code, at) for at in range(len(RESOURCES))])

    def goods(self, counts: list[int]) -> list[str]:
        """2 orange, 1 wand"""
        pairs = zip(BRIEF, counts, strict=True)
        return [self.words.say(name, count=count) for name, count in pairs if count]

    def flying(self, role: int) -> list[str]:
        """Where a witch could fly and which towers are there; and where a cloud bars the way."""
        view, places = self.view, self.places
        found = []
        for area in dict.fromkeys(choice >> KIND_BITS + AREA_BITS for choice in outlook(view, role)):
            towers, tile, name = open_towers(view, area), tile_at(view, area), places.name(area)
            there = [self.words.say("pick-open", places.tower_facts(tower)) for tower in towers]
            if tile and not has_amulet(view, view.viewer, area):
                there.append(self.words.say("pick-tile", tile=self.speech.word("tile", tile)))
            found.append(self.words.say("pick-area", area=name, there=", ".join(there)) if there else name)
        near = [one.area for _, nears in nearby(view, [role]) for one in nears]
        barred = [area for area in dict.fromkeys(near) if clouds_over(view, area)]
        if barred:
            found.append(self.words.say("pick-barred", areas=places.names(barred)))
        return found or [self.words.say("pick-nothing")]

    def serving(self, role: int) -> list[str]:
        """The towers a druid could serve; the lines about pawns say what they bring."""
        towers = dict.fromkeys(choice >> KIND_BITS + AREA_BITS for choice in outlook(self.view, role))
        return [", ".join(map(self.places.tower_name, towers)) or self.words.say("pick-nothing")]

    def lifting(self) -> list[str]:
        """The clouds a fairy could lift, and those for which there are too few wands."""
        able = [choice >> KIND_BITS for choice in outlook(self.view, WEATHER_FAIRY)]
        near = [
            space for area in own_areas(self.view) for space in members(self.view.layout.near_clouds(area))
        ]
        dear = [space for space in dict.fromkeys(near) if space not in able]
        found = [self.clouds(able)] if able else []
        if dear:
            found.append(self.words.say("pick-dear", clouds=self.clouds(dear)))
        return found or [self.words.say("pick-nothing")]

    def clouds(self, spaces: list[int]) -> str:
        """Long Water 2 (2 wands, 1 bolt), Hush Wood (1 wand, 1 bolt)"""
        found = []
        for space in spaces:
            name = self.speech.word("cloud", self.parts.board.clouds[space], "long")
            found.append(self.words.say("pick-cloud", area=name, cloud=self.places.cloud(space)))
        return ", ".join(found)

    # ---- flights ----

    def landing(self, end: int, served: list[str] | None) -> str:
        """What a flight leads to: who may deliver there is told to which towers; then a tile, and who is there."""
        view, places = self.view, self.places
        found = []
        if served is None:
            found = places.brief_facts(end, own=False)
        else:
            able = [self.parts.board.towers.index(name) for name in served]
            lacking = [tower for tower in open_towers(view, end) if tower not in able]
            if able:
                found.append(self.words.say("fly-serves", towers=places.brief_towers(able)))
            if lacking:
                found.append(self.words.say("fly-lacks", towers=places.brief_towers(lacking)))
            found += [*places.tile(end), *places.company(end, view.viewer)]
        return apart(self.words, found or [self.words.say("fly-bare")])
