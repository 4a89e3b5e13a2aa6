"""The worlds that fit a view of a drill game: one drawn at random, and all of them by brute force.

A world is an order of the events still to come, an order of the curse deck, the hidden roles of the other seats and
the sealed answers they have given. Nothing in the history ties one of these to another, so ``fill_in`` draws each for
itself. ``every_world`` does not know that: it tries everything on the true position and keeps what shows the same
view. Use it with a tiny drill; a full one has too many worlds.
"""

from collections.abc import Iterator
from itertools import permutations, product

from broomstick.heart.chance import Chance
from broomstick.heart.codes import actions, steps
from broomstick.heart.core import PICKS
from broomstick.heart.errors import PositionError
from broomstick.heart.journal import PUBLIC
from broomstick.heart.plain import Plain, Reader, mask_names
from broomstick.heart.shown import NOBODY
from broomstick.heart.state import State
from drill.codes.things import CURFEW, RUNNER
from drill.rules import pick_choices
from drill.state import Fields
from drill.view import UNKNOWN, DrillView


def fill_in(s: Fields, view: DrillView, events: int, rng: Chance) -> None:
    """Complete a state that has the view's table and the viewer's own hand."""
    s.yard = view.yard.copy()
    s.events = [event for event in range(events) if event not in view.yard.turned]
    rng.shuffle(s.events)
    unknown = [
        role for role in range(len(s.game.roles)) if view.yard.left >> role & 1 and role not in view.deck
    ]
    rng.shuffle(unknown)
    s.deck = [unknown.pop() if card == UNKNOWN else card for card in view.deck]
    asked = steps.sealed_seats(view.agenda[-1]) if view.topic != NOBODY else 0
    for seat in range(view.players):
        if seat == view.viewer:
            continue
        if asked & ~view.pending & 1 << seat:
            s.answers[seat] = rng.pick(s.sealed_choices(view.topic, seat))
        if view.topic != PICKS:
            s.hands[seat] = hidden_hand(view, seat, rng)
            s.picks[seat] = s.hands[seat] | view.played(seat)
            if actions.pick(s.picks[seat]) not in pick_choices(s.yard.event, len(s.game.roles)):
                raise no_such_game(seat)


def hidden_hand(view: DrillView, seat: int, rng: Chance) -> int:
    """Roles a seat may hold, as many as it holds, each such hand equally likely."""
    hand = view.must_hold(seat)
    may = could_hold(view, seat) & ~hand
    roles = [role for role in range(len(view.game.roles)) if may >> role & 1]
    more = view.hand_sizes[seat] - hand.bit_count()
    if not 0 <= more <= len(roles):
        raise no_such_game(seat)
    rng.shuffle(roles)
    return hand | sum(1 << role for role in roles[:more])


def no_such_game(seat: int) -> PositionError:
    return PositionError(f"hand_sizes[{seat}]: no game could have led to this view")


def could_hold(view: DrillView, seat: int) -> int:
    """The roles not called yet (or called, but this seat has not spoken) that may be picked in this round."""
    barred = 1 << RUNNER if view.yard.turned and view.yard.event == CURFEW else 0
    return view.may_hold(seat) & ~barred


def could_have_picked(s: Fields, seat: int, roles: int) -> bool:
    """Whether these roles, with those the seat has played already, could be picked in this round."""
    picked = s.picks[seat] & ~s.hands[seat] | roles
    return s.topic == PICKS or actions.pick(picked) in pick_choices(s.yard.event, len(s.game.roles))


def every_world(state: Fields, viewer: int) -> Iterator[State]:
    """All states, each once, that show this viewer what the true state shows."""
    game = state.game
    view = state.view(viewer)
    position = state.position()
    others = [seat for seat in range(state.players) if seat != viewer]
    hands = [hands_of(state, seat) for seat in others]
    answers = [answers_of(state, seat) for seat in others]
    for deck in permutations(position["curse_deck"]):
        for events in permutations(position["coming_events"]):
            for held in product(*hands):
                for given in product(*answers):
                    data: Plain = {**position, "curse_deck": list(deck), "coming_events": list(events)}
                    for field in ("hands", "picks", "answers"):
                        data[field] = position[field][:]
                    for i, seat in enumerate(others):
                        data["hands"][seat] = mask_names(game.roles, held[i])
                        picked = held[i] | state.picks[seat] & ~state.hands[seat]
                        data["picks"][seat] = mask_names(game.roles, picked)
                        data["answers"][seat] = given[i]
                    try:
                        world = game.position(data)
                    except PositionError:
                        continue
                    if world.view(viewer) == view:
                        yield world


def hands_of(state: Fields, seat: int) -> list[int]:
    """Every set of roles of the right size; what cannot be is refused when the position is read."""
    size = state.hands[seat].bit_count()
    return [mask for mask in range(1 << len(state.game.roles)) if mask.bit_count() == size]


def answers_of(state: Fields, seat: int) -> list[str | None]:
    """Every action of the kind the seat has answered with; none where it has not."""
    answer = state.answers[seat]
    if answer < 0:
        return [None]
    actions = state.game.actions
    return [actions.text(code) for code in actions.kind(answer).codes()]


def check_hands(s: Fields, reader: Reader) -> None:
    """No hand holds what has been called before it, and what was picked could be picked."""
    legal = pick_choices(s.yard.event, len(s.game.roles))
    view = DrillView(s.game, PUBLIC)
    view.look_at(s)
    for seat in range(s.players):
        if s.hands[seat] & ~could_hold(view, seat):
            raise reader.fail(f"hands[{seat}]", "the turns of this round speak against it")
        if s.topic != PICKS and actions.pick(s.picks[seat]) not in legal:
            raise reader.fail(f"picks[{seat}]", "could not be picked in this round")
