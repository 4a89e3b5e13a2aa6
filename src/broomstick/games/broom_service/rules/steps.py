"""Which step asks what, and what an answer does; those of tiles and cards are in tile_and_card_steps.py."""

from broomstick.games.broom_service.codes import actions, entries, steps
from broomstick.games.broom_service.rules import events, mountains, roles, tile_and_card_steps
from broomstick.games.broom_service.rules.alternatives import cowardly_choices
from broomstick.games.broom_service.rules.deeds import deliver
from broomstick.games.broom_service.rules.rounds import final_score
from broomstick.games.broom_service.table.state import Fields
from broomstick.heart.codec import kind_of
from broomstick.heart.core import step_seat


def perform(s: Fields, step: int) -> None:
    """Do a step that has one answer, ask where there are more; where something cannot be done, say so."""
    kind = kind_of(step)
    if kind >= steps.FINAL_SCORE:
        if kind == steps.FINAL_SCORE:
            final_score(s)
        else:
            tile_and_card_steps.perform(s, step)
            end_play(s)
        return
    seat = step_seat(step)
    if kind == steps.HAND_OVER:
        events.hand_over(s, step, seat, steps.hand_over_resource(step))
    elif kind == steps.ARRIVED:
        mountains.arrive(s, step, seat, steps.area_of(step))
    else:
        choices = step_choices(s, step, seat)
        if len(choices) > 1:
            s.ask(seat, step)
        elif choices:
            answer(s, step, seat, choices[0])
        elif kind == steps.DELIVERY:
            # bs-lapse: the witch has nothing to deliver here, or is here no more.
            s.layout.messenger = 0
        elif kind <= steps.COWARDLY:
            # bs-cannot
            s.note(entries.CANNOT, seat)
    end_play(s)


def step_choices(s: Fields, step: int, seat: int) -> list[int]:
    kind = kind_of(step)
    layout = s.layout
    if kind == steps.BRAVE:
        return roles.brave_choices(layout, s.role, seat)
    if kind == steps.COWARDLY:
        if s.parts.alternatives:
            return cowardly_choices(layout, s.role, seat)
        return roles.action_or_event(layout, s.role, seat)
    if kind > steps.FINAL_SCORE:
        return tile_and_card_steps.step_choices(s, step, seat)
    if kind == steps.ARRIVED:
        return mountains.EITHER
    if kind == steps.TILE:
        return mountains.tile_choices(layout, seat, steps.area_of(step), steps.duty_of(step))
    if kind == steps.DELIVERY:
        return mountains.landing_choices(layout, seat, steps.area_of(step), steps.duty_of(step))
    if kind == steps.HAND_OVER:
        return events.give_choices(layout, seat, steps.hand_over_resource(step))
    return mountains.free_choices(layout, seat, kind == steps.FREE_MOVE)


def answer(s: Fields, step: int, seat: int, action: int) -> None:
    kind = kind_of(step)
    if kind <= steps.COWARDLY:
        if action == actions.DECLINE:
            s.note(entries.DECLINES, seat)
        elif kind_of(action) > actions.HAND_IN:
            tile_and_card_steps.instead(s, seat, action)
        else:
            roles.act(s, seat, action, kind == steps.BRAVE)
    elif kind == steps.ARRIVED:
        mountains.choose_first(s, seat, steps.area_of(step), action)
    elif kind == steps.DELIVERY:
        # bs-witch-brave
        s.layout.messenger = 0
        if action == actions.DECLINE:
            s.note(entries.DECLINES, seat)
        else:
            deliver(s, seat, steps.area_of(step), actions.deliver_tower(action), 0)
    elif kind > steps.FINAL_SCORE:
        tile_and_card_steps.answer(s, step, seat, action)
    elif action == actions.DECLINE:
        s.note(entries.DECLINES, seat)
    elif kind == steps.TILE:
        mountains.use_tile(s, seat, steps.area_of(step), action)
    elif kind == steps.HAND_OVER:
        events.hand_over_some(s, seat, actions.give_resource(action), 1)
    else:
        mountains.do_free(s, seat, action)
    end_play(s)


def end_play(s: Fields) -> None:
    """bs-square-once: when nothing of a play is left to do, the next one may serve a square tower again."""
    if s.layout.square_served and kind_of(s.agenda[-1]) in (steps.FOLLOW, steps.END_TURN):
        s.layout.square_served = 0


def act_brave(s: Fields, seat: int) -> None:
    s.push(steps.brave(seat))


def act_cowardly(s: Fields, seat: int) -> None:
    s.push(steps.cowardly(seat))
