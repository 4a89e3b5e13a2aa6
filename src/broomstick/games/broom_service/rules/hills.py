"""Hill tiles: turbo brooms and their circles, the tile that leads anywhere; and gifts to all others."""

from broomstick.games.broom_service.box.vocabulary import (
    AREA_BITS,
    BROOMS,
    FLIES,
    FLY,
    GIFT,
    GIFTS,
    GROUNDED,
    HILL_ORANGE,
    JUMP_TO,
    JUMPS,
    RIDES,
    TILE_BITS,
    TILE_POINTS,
    USES,
    WHY_MOUNTAIN_TILE,
    step_area,
    step_who,
)
from broomstick.games.broom_service.rules.deeds import enter, move_pawn, rest, score
from broomstick.games.broom_service.table.layout import Layout
from broomstick.games.broom_service.table.state import Fields
from broomstick.heart.codec import KIND_BITS
from broomstick.heart.core import DECLINE, seat_step
from broomstick.heart.journal import DECLINES


def broom_at(layout: Layout, area: int) -> list[int]:
    """The two circles of the turbo broom on a hill; none where there is no such tile."""
    space = layout.parts.hill_at[area]
    tile = layout.extras.hill[space] if space >= 0 else HILL_ORANGE
    return BROOMS[tile] if tile < HILL_ORANGE else []


def jump_choices(layout: Layout, area: int) -> list[int]:
    """bs-turbo-clouded: those of the two circles whose area lies under no cloud."""
    circles = layout.parts.board.circles
    return [
        JUMP_TO | circle << KIND_BITS
        for circle in broom_at(layout, area)
        if not layout.covered >> circles[circle] & 1
    ]


def landings(layout: Layout, area: int) -> list[int]:
    """bs-turbo: where a pawn that enters an area may come to rest."""
    circles = layout.parts.board.circles
    return [circles[jump >> KIND_BITS] for jump in jump_choices(layout, area)] or [area]


def perform_jump(s: Fields, step: int, seat: int) -> None:
    """bs-turbo: the jump is not optional; with one free circle there is no choice, with none the pawn stays."""
    area = step_area(step)
    choices = jump_choices(s.layout, area)
    if len(choices) > 1:
        s.ask(seat, step)
    elif choices:
        jump(s, seat, step, choices[0])
    else:
        s.note(GROUNDED | area << KIND_BITS, seat)
        rest(s, seat, area, step_who(step), False)


def jump(s: Fields, seat: int, step: int, action: int) -> None:
    """bs-turbo, bs-turbo-delivery: the pawn that has entered is now in the circle's area, and a brave witch with it."""
    start = step_area(step)
    circle = action >> KIND_BITS
    end = s.parts.board.circles[circle]
    move_pawn(s, seat, start, end)
    s.note(JUMPS | (start | (end | circle << AREA_BITS) << AREA_BITS) << KIND_BITS, seat)
    enter(s, seat, end, step_who(step))


def anywhere_choices(layout: Layout, area: int) -> list[int]:
    """bs-anywhere: from the hill to every other area without a cloud, or not."""
    code = FLY | area << KIND_BITS
    choices = [
        code | end << KIND_BITS + AREA_BITS
        for end in range(layout.parts.board.lands)
        if end != area and not layout.covered >> end & 1
    ]
    choices.append(DECLINE)
    return choices


def ride(s: Fields, seat: int, step: int, action: int) -> None:
    """bs-anywhere: on to that area; when all that sets off is done each other player takes a potion."""
    start = step_area(step)
    if action == DECLINE:
        s.note(DECLINES, seat)
        rest(s, seat, start, step_who(step), False)
        return
    end = action >> KIND_BITS + AREA_BITS
    s.push(seat_step(GIFTS, seat))
    s.note(RIDES | start << KIND_BITS, seat)
    move_pawn(s, seat, start, end)
    s.note(FLIES | (start | end << AREA_BITS) << KIND_BITS, seat)
    enter(s, seat, end, step_who(step))


def use_points_tile(s: Fields, seat: int, area: int) -> None:
    """bs-tile-points: points, and at once a potion for each other player."""
    s.note(USES | (TILE_POINTS | area << TILE_BITS) << KIND_BITS, seat)
    score(s, seat, s.parts.tile_points, WHY_MOUNTAIN_TILE)
    s.push(seat_step(GIFTS, seat))


def hand_out(s: Fields, giver: int) -> None:
    """bs-gift: clockwise from the giver's left, each chooses a colour or declines."""
    for i in range(s.players - 1, 0, -1):
        s.push(seat_step(GIFT, (giver + i) % s.players))
