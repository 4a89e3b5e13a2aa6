"""What roles and flights of Broom Service would lead to as things are now, in a line each."""

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import actions, things
from broomstick.games.broom_service.preview import servable
from broomstick.games.broom_service.table.view import BroomView
from broomstick.heart.codec import bag_count
from broomstick.heart.plain import members
from broomstick.terminal.faces.broom_service.map_in_words import Gazetteer
from broomstick.terminal.faces.broom_service.place_names import apart
from broomstick.terminal.faces.broom_service.seen import (
    broom_circles,
    clouds_over,
    delivers,
    forest_tile,
    gathers,
    goods_of,
    has_amulet,
    hill_tile,
    is_bewitched,
    is_island,
    is_stranded,
    nearby,
    open_circles,
    open_towers,
    outlook,
    own_areas,
    rest_of,
    tile_at,
)
from broomstick.words import Speech
from broomstick.words.books.broom_service.box import MINUS

BRIEF = ("brief-orange", "brief-green", "brief-purple", "brief-wand")
"""Messages for so many of a resource."""
MANY, MORE = 4, "…"
"""Of more areas than these only the best tower of each is told, and that there are others."""


class Outlook:
    """Tells the viewer of one view."""

    def __init__(self, view: BroomView, speech: Speech) -> None:
        self.view = view
        self.parts = view.parts
        self.speech = speech
        self.words = speech.words
        self.places = Gazetteer(view, speech)

    def pick(self, role: int) -> str:
        """What a role could do, and what it costs if it is bewitched."""
        if gathers(role):
            found = [self.gathering(role - things.ROOT_GATHERER)]
        elif role == things.WEATHER_FAIRY:
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
        return self.goods([bag_count(code, at) for at in range(len(lists.RESOURCES))])

    def goods(self, counts: list[int]) -> list[str]:
        """2 orange, 1 wand"""
        pairs = zip(BRIEF, counts, strict=True)
        return [self.words.say(name, count=count) for name, count in pairs if count]

    def flying(self, role: int) -> list[str]:
        """Where a witch could fly and which towers are there; and where a cloud bars the way."""
        view, places = self.view, self.places
        found = []
        areas = dict.fromkeys(actions.fly_to(choice) for choice in outlook(view, role))
        for area in areas:
            tile, name = tile_at(view, area), places.name(area)
            there = self.open(area, brief=len(areas) > MANY)
            if tile and not has_amulet(view, view.viewer, area):
                there.append(self.words.say("pick-tile", tile=self.speech.word("tile", tile)))
            there += self.beyond(area)
            found.append(self.words.say("pick-area", area=name, there=", ".join(there)) if there else name)
        near = [one.area for _, nears in nearby(view, [role]) for one in nears]
        barred = [area for area in dict.fromkeys(near) if clouds_over(view, area)]
        if barred:
            found.append(self.words.say("pick-barred", areas=places.names(barred)))
        return found or [self.words.say("pick-nothing")]

    def open(self, area: int, brief: bool) -> list[str]:
        """The towers that could be served from an area, or but the best of them, rather one with a potion for it."""
        # From a turbo broom one goes on before anything is delivered.
        towers = [] if open_circles(self.view, area) else open_towers(self.view, area)
        more = [MORE] if brief and len(towers) > 1 else []
        if more:
            towers = [max(towers, key=self.worth)]
        return [self.words.say("pick-open", self.places.tower_facts(tower)) for tower in towers] + more

    def worth(self, tower: int) -> tuple[bool, int, int]:
        """How good a tower is for the viewer: whether there is a potion for it, its points, its wands."""
        parts = self.parts
        owned = goods_of(self.view, self.view.viewer)[parts.tower_colour[tower]] > 0
        return owned, parts.tower_points[tower], parts.tower_wands[tower]

    def beyond(self, area: int) -> list[str]:
        """What else lies in an area that makes it worth a flight, or leads on from there."""
        tile = forest_tile(self.view, area)
        found = [self.words.say("near-forest", tile=self.places.forest_title(tile))] if tile else []
        hill = hill_tile(self.view, area)
        if broom_circles(self.view, area):
            found.append(self.places.turbo(area, "near"))
        elif hill == lists.HILL_TILES[things.HILL_ANYWHERE]:
            found.append(self.words.say("near-hill", tile=self.places.hill_title(hill)))
        return found

    def stranding(self, area: int) -> list[str]:
        """A warning, where no flight would lead away again, or none as clouds lie now."""
        if is_stranded(self.view, area):
            return [self.places.stranded(area, "fly-stranded")]
        if not is_island(self.view, area) or self.view.layout.reach(area):
            return []
        board = self.parts.board
        waters = self.places.names([board.lands + water for water in members(board.waters_at[area])])
        return [self.words.say("fly-cut-off", area=self.places.name(area), waters=waters)]

    def serving(self, role: int) -> list[str]:
        """The towers a druid could serve; the lines about pawns say what they bring."""
        towers = dict.fromkeys(actions.deliver_tower(choice) for choice in outlook(self.view, role))
        return [", ".join(map(self.places.tower_name, towers)) or self.words.say("pick-nothing")]

    def lifting(self) -> list[str]:
        """The clouds a fairy could lift, and those for which there are too few wands."""
        able = [actions.lift_cloud(choice) for choice in outlook(self.view, things.WEATHER_FAIRY)]
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

    def landing(self, end: int, served: list[str] | None) -> str:
        """What a flight leads to: who may deliver there is told to which towers; then a tile, and who is there.

        A turbo broom leads on; where to is told instead, if there is but one way.
        """
        view, places = self.view, self.places
        found: list[str] = []
        circles = open_circles(view, end)
        if broom_circles(view, end):
            found.append(places.turbo(end, "fly"))
        if circles:
            # It is not there that anything is delivered.
            rest = rest_of(view, end)
            if rest != end:
                there = servable(view.layout, view.viewer, rest) if served is not None else None
                found.append(self.landing(rest, there))
            return apart(self.words, found)
        found += self.stranding(end)
        if served is None:
            # A hill tile is told of in other words, and a circle matters to those who come by broom.
            left = [*places.hill(end), *places.circled(end, brief=True)]
            found += [fact for fact in places.brief_facts(end, own=False) if fact not in left]
        else:
            able = [self.parts.towers.index(name) for name in served]
            lacking = [tower for tower in open_towers(view, end) if tower not in able]
            if able:
                found.append(self.words.say("fly-serves", towers=places.brief_towers(able)))
            if lacking:
                found.append(self.words.say("fly-lacks", towers=places.brief_towers(lacking)))
            found += [*places.tile(end), *places.forest(end, brief=True), *places.company(end, view.viewer)]
        if not circles and hill_tile(view, end) == lists.HILL_TILES[things.HILL_ANYWHERE]:
            found.append(places.hill_does(hill_tile(view, end)))
        return apart(self.words, found or [self.words.say("fly-bare")])

    def glance(self, end: int, served: list[str] | None) -> str:
        """The same in as few words as can be, where nearly all areas of the map are told of."""
        view, places = self.view, self.places
        towers = open_towers(view, end)
        if served is not None:
            towers = [tower for tower in towers if self.parts.towers[tower] in served]
        found = self.stranding(end)
        if towers and not open_circles(view, end):
            there = ", ".join(self.words.say("pick-open", places.tower_facts(tower)) for tower in towers)
            found.append(there if served is None else self.words.say("fly-serves", towers=there))
        tile = tile_at(view, end)
        if tile and not has_amulet(view, view.viewer, end):
            found.append(self.words.say("pick-tile", tile=self.speech.word("tile", tile)))
        return apart(self.words, [*found, *self.beyond(end)] or [self.words.say("fly-bare")])
