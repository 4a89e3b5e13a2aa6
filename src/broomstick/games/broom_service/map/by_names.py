"""The map by names, as it lies now: what is adjacent, what towers take and give, what clouds cost.

For whoever thinks about a game from outside; the rules have numbers and masks (board.py, layout.py).
"""

from typing import Any, Final, final

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.box.lists import LANDSCAPES
from broomstick.games.broom_service.codes.things import WATER
from broomstick.games.broom_service.table.layout import NO_CLOUD, Layout
from broomstick.heart.errors import BroomstickError
from broomstick.heart.plain import mask_names, quote


@final
class Tower:
    """A tower: the potion it takes, what it gives for one, and from where."""

    def __init__(
        self, name: str, potion: str, square: bool, points: int, wands: int, areas: list[str], is_open: bool
    ) -> None:
        #: Its name.
        self.name: Final[str] = name
        #: The colour of the potions it takes.
        self.potion: Final[str] = potion
        #: Whether it takes any number of them; a round tower takes one.
        self.square: Final[bool] = square
        #: What it gives for a potion.
        self.points: Final[int] = points
        #: The wands it gives besides.
        self.wands: Final[int] = wands
        #: The areas it is served from.
        self.areas: Final[list[str]] = areas
        #: Whether it has room for a potion: it is not under a mountain tile, nor round and filled. Of the square ones
        #: a play may serve one: see ``Map.square_served``.
        self.open: Final[bool] = is_open

    def __reduce__(self) -> tuple[Any, ...]:
        return Tower, (
            self.name, self.potion, self.square, self.points, self.wands, self.areas[:], self.open,
        )  # fmt: skip

    def __repr__(self) -> str:
        shape = "square" if self.square else "round"
        return (
            f"Tower({self.name!r}, {shape}, potion={self.potion!r}, points={self.points}, wands={self.wands}, "
            f"areas={self.areas}, open={self.open})"
        )


@final
class Cloud:
    """A cloud on its space."""

    def __init__(self, name: str, area: str, kind: str, cost: int, bolts: int) -> None:
        #: The name of its space.
        self.name: Final[str] = name
        #: The area or water it lies on.
        self.area: Final[str] = area
        #: Which of the clouds it is, such as ``heavy-2`` or ``storm-move``.
        self.kind: Final[str] = kind
        #: The wands that lifting it costs; with the card *rainmaker* it is less.
        self.cost: Final[int] = cost
        #: The bolts on it.
        self.bolts: Final[int] = bolts

    def __reduce__(self) -> tuple[Any, ...]:
        return Cloud, (self.name, self.area, self.kind, self.cost, self.bolts)

    def __repr__(self) -> str:
        return f"Cloud({self.name!r}, kind={self.kind!r}, cost={self.cost}, bolts={self.bolts})"


@final
class Map:
    """The map of Broom Service as it lies in one state or view: ``state.map``, ``view.map``, ``map_of(either)``.

    Areas, towers and cloud spaces go by the names that actions have. What the map tells changes as the game goes on:
    waters under a cloud part their shores, round towers fill, clouds are lifted.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.board = layout.parts.board

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError(
            "a map is not pickled by itself: take the state or the view, and ask that for its map"
        )

    def __repr__(self) -> str:
        return f"Map({self.board.name!r}, areas={self.board.lands}, clouds={self.layout.lying.bit_count()})"

    @property
    def areas(self) -> list[str]:
        """The areas a pawn can stand on."""
        return self.board.areas[: self.board.lands]

    @property
    def waters(self) -> list[str]:
        """The waters, which make the areas around them adjacent while no cloud lies on them."""
        return self.board.areas[self.board.lands :]

    def landscape(self, area: str) -> str:
        """What an area is: forest, prairie, hill or mountain; or water."""
        number = place("area", self.board.areas, area)
        return LANDSCAPES[self.board.landscape[number] if number < self.board.lands else WATER]

    def neighbours(self, area: str) -> list[str]:
        """The areas adjacent to one now, across open water too, those under a cloud included."""
        return mask_names(self.board.areas, self.layout.reach(self.land(area)))

    def open_neighbours(self, area: str) -> list[str]:
        """Those of them that a pawn may enter now: no cloud lies on them."""
        return mask_names(self.board.areas, self.layout.open_from(self.land(area)))

    @property
    def towers(self) -> list[str]:
        """All towers; on the back of the board the orange hill tile is the last of them."""
        return self.layout.parts.towers[:]

    def tower(self, name: str) -> Tower:
        """What a tower takes and gives, and from which areas."""
        layout = self.layout
        parts = layout.parts
        number = place("tower", parts.towers, name)
        if number < len(self.board.towers):
            areas = self.board.tower_areas[number]
        else:
            # bs-orange: that tile is a tower in the area where it lies.
            areas = 1 << layout.extras.orange if layout.extras.orange >= 0 else 0
        is_open = False
        for area in range(self.board.lands):
            if areas >> area & 1 and layout.open_towers(area) >> number & 1:
                is_open = True
        return Tower(
            name,
            lists.RESOURCES[parts.tower_colour[number]],
            bool(parts.tower_square[number]),
            parts.tower_points[number],
            parts.tower_wands[number],
            mask_names(self.board.areas, areas),
            is_open,
        )

    @property
    def square_served(self) -> bool:
        """Whether the play that goes on has served a square tower: it may serve no other, but by a mountain tile."""
        return self.layout.square_served != 0

    def towers_at(self, area: str) -> list[str]:
        """The towers that have room for a potion from an area; of the square ones a play may serve one (see
        ``square_served``)."""
        return mask_names(self.layout.parts.towers, self.layout.open_towers(self.land(area)))

    @property
    def clouds(self) -> list[str]:
        """The spaces on which a cloud lies now."""
        return mask_names(self.board.clouds, self.layout.lying)

    def cloud(self, name: str) -> Cloud | None:
        """The cloud on a space, with its price in wands; None where it has been lifted."""
        space = place("cloud", self.board.clouds, name)
        kind = self.layout.sky[space]
        if kind == NO_CLOUD:
            return None
        parts = self.layout.parts
        area = self.board.areas[self.board.cloud_area[space]]
        return Cloud(name, area, lists.CLOUDS[kind], self.layout.price(space), parts.cloud_bolts[kind])

    def clouds_near(self, area: str) -> list[str]:
        """The spaces of the clouds that a pawn in an area is adjacent to, and so may lift."""
        return mask_names(self.board.clouds, self.layout.near_clouds(self.land(area)))

    def land(self, area: str) -> int:
        """The number of an area on which a pawn can stand."""
        return place("area", self.areas, area)


def place(what: str, names: list[str], name: str) -> int:
    """The number of a name; a refusal lists those there are."""
    if name not in names:
        raise BroomstickError(
            f"{what}: {quote(name)} is not on this map; there are {', '.join(names)}",
            "unknown-name",
            {"field": what, "value": quote(name), "names": names},
        )
    return names.index(name)
