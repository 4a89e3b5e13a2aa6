"""Which step asks what, and what an answer does; those of tiles and cards are in tile_and_card_steps.py."""

from broomstick.games.broom_service.box.vocabulary import (
    AREA_BITS,
    ARRIVED,
    BRAVE_ACT,
    CANNOT,
    COWARDLY_ACT,
    DELIVERY,
    FINAL_SCORE,
    FREE_MOVE,
    HAND_IN,
    HAND_OVER,
    TILE,
    step_area,
    step_duty,
)
from broomstick.games.broom_service.rules import events, mountains, roles, tile_and_card_steps
from broomstick.games.broom_service.rules.alternatives import cowardly_choices
from broomstick.games.broom_service.rules.deeds import deliver
from broomstick.games.broom_service.rules.rounds import final_score
from broomstick.games.broom_service.table.state import Fields
from broomstick.heart.codec import KIND_BITS, KIND_MASK
from broomstick.heart.core import DECLINE, END_TURN, FOLLOW, seat_step, step_rest, step_seat
from broomstick.heart.journal import DECLINES


def perform(s: Fields, step: int) -> None:
    """Do a step that has one answer, ask where there are more; where something cannot be done, say so."""
    kind = step & KIND_MASK
    if kind >= FINAL_SCORE:
        if kind == FINAL_SCORE:
            final_score(s)
        else:
            tile_and_card_steps.perform(s, step)
            end_play(s)
        return
    seat = step_seat(step)
    if kind == HAND_OVER:
        events.hand_over(s, step, seat, step_rest(step))
    elif kind == ARRIVED:
        mountains.arrive(s, step, seat, step_area(step))
    else:
        choices = step_choices(s, step, seat)
        if len(choices) > 1:
            s.ask(seat, step)
        elif choices:
            answer(s, step, seat, choices[0])
        elif kind == DELIVERY:
            # bs-lapse: the witch has nothing to deliver here, or is here no more.
            s.layout.messenger = 0
        elif kind <= COWARDLY_ACT:
            # bs-cannot
            s.note(CANNOT, seat)
    end_play(s)


def step_choices(s: Fields, step: int, seat: int) -> list[int]:
    kind = step & KIND_MASK
    layout = s.layout
    if kind == BRAVE_ACT:
        return roles.brave_choices(layout, s.role, seat)
    if kind == COWARDLY_ACT:
        if s.parts.alternatives:
            return cowardly_choices(layout, s.role, seat)
        return roles.action_or_event(layout, s.role, seat)
    if kind > FINAL_SCORE:
        return tile_and_card_steps.step_choices(s, step, seat)
    if kind == ARRIVED:
        return mountains.EITHER
    if kind == TILE:
        return mountains.tile_choices(layout, seat, step_area(step), step_duty(step))
    if kind == DELIVERY:
        return mountains.landing_choices(layout, seat, step_area(step), step_duty(step))
    if kind == HAND_OVER:
        return events.give_choices(layout, seat, step_rest(step))
    return mountains.free_choices(layout, seat, kind == FREE_MOVE)


def answer(s: Fields, step: int, seat: int, action: int) -> None:
    kind = step & KIND_MASK
    if kind <= COWARDLY_ACT:
        if action == DECLINE:
            s.note(DECLINES, seat)
        elif action & KIND_MASK > HAND_IN:
            tile_and_card_steps.instead(s, seat, action)
        else:
            roles.act(s, seat, action, kind == BRAVE_ACT)
    elif kind == ARRIVED:
        mountains.choose_first(s, seat, step_area(step), action)
    elif kind == DELIVERY:
        # bs-witch-brave
        s.layout.messenger = 0
        if action == DECLINE:
            s.note(DECLINES, seat)
        else:
            deliver(s, seat, step_area(step), action >> KIND_BITS + AREA_BITS, 0)
    elif kind > FINAL_SCORE:
        tile_and_card_steps.answer(s, step, seat, action)
    elif action == DECLINE:
        s.note(DECLINES, seat)
    elif kind == TILE:
        mountains.use_tile(s, seat, step_area(step), action)
    elif kind == HAND_OVER:
        events.hand_over_some(s, seat, action >> KIND_BITS, 1)
    else:
        mountains.do_free(s, seat, action)
    end_play(s)


def end_play(s: Fields) -> None:
    """bs-square-once: when nothing of a play is left to do, the next one may serve a square tower again."""
    if s.layout.barred and s.agenda[-1] & KIND_MASK in (FOLLOW, END_TURN):
        s.layout.barred = 0


def act_brave(s: Fields, seat: int) -> None:
    s.push(seat_step(BRAVE_ACT, seat))


def act_cowardly(s: Fields, seat: int) -> None:
    s.push(seat_step(COWARDLY_ACT, seat))
