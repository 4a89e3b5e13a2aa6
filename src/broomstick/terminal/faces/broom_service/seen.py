"""Broom Service as somebody at the table sees it: goods, pawns, and what lies around them on the map."""

from collections.abc import Sequence
from dataclasses import dataclass

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import actions, things
from broomstick.games.broom_service.rules.hills import broom_at, jump_choices
from broomstick.games.broom_service.rules.roles import brave_choices
from broomstick.games.broom_service.table.layout import PAWNS
from broomstick.games.broom_service.table.tiles_and_cards import GONE, UNSEEN
from broomstick.games.broom_service.table.view import BroomView
from broomstick.heart.codec import kind_of
from broomstick.heart.journal import PUBLIC
from broomstick.heart.plain import members
from broomstick.heart.view import View

WATER = "water"


@dataclass(frozen=True)
class Near:
    """An area beside a pawn: a land, or a water under a cloud."""

    area: int
    waters: tuple[int, ...] = ()
    """Waters without a cloud that lead there, where no border does."""


def broom_view(view: View) -> BroomView:
    assert isinstance(view, BroomView)
    return view


def goods_of(view: BroomView, seat: int) -> list[int]:
    """A seat's resources: three potions, wands."""
    return view.layout.goods[things.GOODS * seat : things.GOODS * seat + things.GOODS]


def pawns_of(view: BroomView, seat: int) -> list[int]:
    """The areas of a seat's pawns; both may stand in the same."""
    return view.layout.pawns[PAWNS * seat : PAWNS * seat + PAWNS]


def own_areas(view: BroomView) -> list[int]:
    """Where the viewer has pawns, each area once; nowhere for somebody who watches."""
    return [] if view.viewer == PUBLIC else sorted(set(pawns_of(view, view.viewer)))


def people_at(view: BroomView, area: int) -> list[int]:
    """The seats with pawns in an area, one with both of them twice."""
    return [i // PAWNS for i, place in enumerate(view.layout.pawns) if place == area]


def is_water(view: BroomView, area: int) -> bool:
    return area >= view.parts.board.lands


def landscape_of(view: BroomView, area: int) -> str:
    return WATER if is_water(view, area) else lists.ON_LAND[view.parts.board.landscape[area]]


def open_towers(view: BroomView, area: int) -> list[int]:
    """The towers at an area that take a potion."""
    return [] if is_water(view, area) else members(view.layout.open_towers(area))


def full_towers(view: BroomView, area: int) -> list[int]:
    """Round towers at an area that have their potion."""
    return [] if is_water(view, area) else members(view.parts.board.towers_at[area] & view.layout.filled)


def shut_towers(view: BroomView, area: int) -> list[int]:
    """Towers at an area that lie under a mountain tile."""
    return [] if is_water(view, area) else members(view.parts.board.towers_at[area] & view.parts.shut)


def clouds_over(view: BroomView, area: int) -> list[int]:
    """The spaces in an area that have a cloud."""
    return members(view.parts.board.clouds_at[area] & view.layout.lying)


def tile_at(view: BroomView, area: int) -> str:
    """The mountain tile in an area; empty where there is none."""
    space = -1 if is_water(view, area) else view.parts.tile_at[area]
    return lists.TILES[view.layout.tiles[space]] if space >= 0 else ""


def has_amulet(view: BroomView, seat: int, area: int) -> bool:
    """Whether a seat has been at an area's tile before."""
    return bool(view.layout.amulets[seat] >> view.parts.tile_at[area] & 1)


def forest_tile(view: BroomView, area: int) -> str:
    """The forest tile that lies in an area; empty where there is none, or none any more."""
    space = -1 if is_water(view, area) else view.parts.forest_at[area]
    tile = view.layout.extras.forest[space] if view.parts.forest and space >= 0 else GONE
    return "" if tile == GONE else lists.FOREST_TILES[tile]


def forest_taken(view: BroomView, area: int) -> bool:
    """Whether somebody has taken the forest tile of an area."""
    there = area in view.parts.board.forest_spaces
    return there and view.parts.forest and not forest_tile(view, area)


def hill_tile(view: BroomView, area: int) -> str:
    """The hill tile in an area; empty where there is none."""
    space = -1 if is_water(view, area) or not view.parts.hill else view.parts.hill_at[area]
    return lists.HILL_TILES[view.layout.extras.hill[space]] if space >= 0 else ""


def circle_at(view: BroomView, area: int) -> int:
    """The stone circle in an area, from 0 on; -1 where there is none."""
    circles = view.parts.board.circles
    return circles.index(area) if view.parts.hill and area in circles else -1


def broom_circles(view: BroomView, area: int) -> list[int]:
    """The two circles of the turbo broom in an area; none where there is no such tile."""
    return broom_at(view.layout, area) if view.parts.hill and not is_water(view, area) else []


def open_circles(view: BroomView, area: int) -> list[int]:
    """Those of them that can be chosen as clouds lie now."""
    return (
        [actions.jump_circle(choice) for choice in jump_choices(view.layout, area)]
        if broom_circles(view, area)
        else []
    )


def brooms_to(view: BroomView, circle: int) -> list[int]:
    """The areas with a turbo broom that leads to a circle."""
    return [area for area in view.parts.board.hill_spaces if circle in broom_circles(view, area)]


def rest_of(view: BroomView, area: int) -> int:
    """Where a pawn that enters an area comes to rest, as far as nothing is left to choose."""
    circles = open_circles(view, area)
    return view.parts.board.circles[circles[0]] if len(circles) == 1 else area


def is_island(view: BroomView, area: int) -> bool:
    return not is_water(view, area) and not view.parts.board.neighbours[area]


def is_stranded(view: BroomView, area: int) -> bool:
    """Whether no flight ever leads away from an area."""
    return is_island(view, area) and not view.parts.board.waters_at[area]


def kept_tiles(view: BroomView, seat: int) -> list[str]:
    """A seat's forest tiles."""
    if not view.parts.forest:
        return []
    at = len(lists.FOREST_TILES) * seat
    return repeated(lists.FOREST_TILES, view.layout.extras.kept[at : at + len(lists.FOREST_TILES)])


def spent_tiles(view: BroomView) -> list[str]:
    """The forest tiles that have been used."""
    return repeated(lists.FOREST_TILES, view.layout.extras.spent) if view.parts.forest else []


def held_cards(view: BroomView, seat: int) -> list[str]:
    """A seat's expansion cards."""
    if not view.parts.cards:
        return []
    at = len(lists.CARDS) * seat
    return repeated(lists.CARDS, view.layout.extras.held[at : at + len(lists.CARDS)])


def pile_cards(view: BroomView, pile: int) -> list[str]:
    """A pile from the bottom up; a card that nobody has seen is empty."""
    return ["" if card == UNSEEN else lists.CARDS[card] for card in view.layout.extras.piles[pile]]


def repeated(names: Sequence[str], counts: Sequence[int]) -> list[str]:
    """Names in their order, each as often as counted."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def around(view: BroomView, area: int) -> list[Near]:
    """What is adjacent to a pawn in an area: first the lands, then the waters under clouds."""
    board, layout = view.parts.board, view.layout
    found = []
    for other in members(layout.reach(area)):
        both = board.waters_at[area] & board.waters_at[other] & layout.clear
        by_land = board.neighbours[area] >> other & 1
        found.append(Near(other, () if by_land else tuple(board.lands + water for water in members(both))))
    waters = members(board.waters_at[area] & ~layout.clear)
    return [*found, *(Near(board.lands + water) for water in waters)]


def nearby(view: BroomView, roles: Sequence[int] = ()) -> list[tuple[int, list[Near]]]:
    """The viewer's pawns with what is beside them; with roles, only what matters for one of these."""
    found = []
    for area in own_areas(view):
        near = around(view, area)
        if roles:
            near = [one for one in near if any(concerns(view, role, one) for role in roles)]
        here = any(delivers(role) and view.parts.role_lands[role] >> area & 1 for role in roles)
        if near or here or not roles:
            found.append((area, near))
    return found


def concerns(view: BroomView, role: int, near: Near) -> bool:
    """Whether somebody who plays a role would want to know of an area beside a pawn."""
    if role <= things.MOUNTAIN_WITCH:
        return not is_water(view, near.area) and bool(view.parts.role_lands[role] >> near.area & 1)
    return role == things.WEATHER_FAIRY and bool(clouds_over(view, near.area))


def outlook(view: BroomView, role: int) -> list[int]:
    """What a brave player could do with a role as things are now."""
    choices = brave_choices(view.layout, role, view.viewer)
    return [choice for choice in choices if kind_of(choice) != actions.DECLINE]


def gathers(role: int) -> bool:
    return things.ROOT_GATHERER <= role < things.ROOT_GATHERER + things.GATHERERS


def delivers(role: int) -> bool:
    return things.MOUNTAIN_WITCH < role <= things.PEAK_DRUID


def is_bewitched(view: BroomView, role: int) -> bool:
    return bool(view.layout.bewitched_now() >> role & 1)


def bewitched_names(view: BroomView) -> list[str]:
    return [name for role, name in enumerate(lists.ROLES) if is_bewitched(view, role)]


def sources(view: BroomView, seat: int) -> list[int]:
    """Where a seat's points come from once the game is over: on the way, bolts, amulets and cards (if there are any),
    sets.
    """
    layout, parts = view.layout, view.parts
    end = [layout.bolt_points(seat), layout.set_points(seat)]
    if parts.cards:
        end.insert(1, layout.card_points(seat))
    if parts.mountain:
        end.insert(1, layout.amulet_points(seat))
    return [layout.vp[seat] - sum(end), *end]
