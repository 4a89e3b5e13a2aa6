"""Hill tiles: turbo brooms and their circles, the tile that leads anywhere; and gifts to all others."""

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import actions, entries, reasons, steps, things
from broomstick.games.broom_service.rules.deeds import enter, move_pawn, rest, score
from broomstick.games.broom_service.table.layout import Layout
from broomstick.games.broom_service.table.state import Fields


def broom_at(layout: Layout, area: int) -> list[int]:
    """The two circles of the turbo broom on a hill; none where there is no such tile."""
    space = layout.parts.hill_at[area]
    tile = layout.extras.hill[space] if space >= 0 else things.HILL_ORANGE
    return lists.BROOMS[tile] if tile < things.HILL_ORANGE else []


def jump_choices(layout: Layout, area: int) -> list[int]:
    """bs-turbo-clouded: those of the two circles whose area lies under no cloud."""
    circles = layout.parts.board.circles
    return [
        actions.jump(circle) for circle in broom_at(layout, area) if not layout.covered >> circles[circle] & 1
    ]


def landings(layout: Layout, area: int) -> list[int]:
    """bs-turbo: where a pawn that enters an area may come to rest."""
    circles = layout.parts.board.circles
    return [circles[actions.jump_circle(jump)] for jump in jump_choices(layout, area)] or [area]


def perform_jump(s: Fields, step: int, seat: int) -> None:
    """bs-turbo: the jump is not optional; with one free circle there is no choice, with none the pawn stays."""
    area = steps.area_of(step)
    choices = jump_choices(s.layout, area)
    if len(choices) > 1:
        s.ask(seat, step)
    elif choices:
        jump(s, seat, step, choices[0])
    else:
        s.note(entries.grounded(area), seat)
        rest(s, seat, area, steps.who_of(step), False)


def jump(s: Fields, seat: int, step: int, action: int) -> None:
    """bs-turbo, bs-turbo-delivery: the pawn that has entered is now in the circle's area, and a brave witch with it."""
    start = steps.area_of(step)
    circle = actions.jump_circle(action)
    end = s.parts.board.circles[circle]
    move_pawn(s, seat, start, end)
    s.note(entries.jumps(start, end, circle), seat)
    enter(s, seat, end, steps.who_of(step))


def anywhere_choices(layout: Layout, area: int) -> list[int]:
    """bs-anywhere: from the hill to every other area without a cloud, or not."""
    choices = [
        actions.fly(area, end)
        for end in range(layout.parts.board.lands)
        if end != area and not layout.covered >> end & 1
    ]
    choices.append(actions.DECLINE)
    return choices


def ride(s: Fields, seat: int, step: int, action: int) -> None:
    """bs-anywhere: on to that area; when all that sets off is done each other player takes a potion."""
    start = steps.area_of(step)
    if action == actions.DECLINE:
        s.note(entries.DECLINES, seat)
        rest(s, seat, start, steps.who_of(step), False)
        return
    end = actions.fly_to(action)
    s.push(steps.gifts(seat))
    s.note(entries.rides(start), seat)
    move_pawn(s, seat, start, end)
    s.note(entries.flies(start, end), seat)
    enter(s, seat, end, steps.who_of(step))


def use_points_tile(s: Fields, seat: int, area: int) -> None:
    """bs-tile-points: points, and at once a potion for each other player."""
    s.note(entries.uses(things.TILE_POINTS, area), seat)
    score(s, seat, s.parts.tile_points, reasons.MOUNTAIN_TILE)
    s.push(steps.gifts(seat))


def hand_out(s: Fields, giver: int) -> None:
    """bs-gift: clockwise from the giver's left, each chooses a colour or declines."""
    for i in range(s.players - 1, 0, -1):
        s.push(steps.gift((giver + i) % s.players))
