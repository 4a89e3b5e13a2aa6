"""Leaks: ways in which something hidden could reach a viewer, each planted in one place; and unfair worlds."""

from broomstick import PUBLIC, Chance, IllegalAction, State, View
from broomstick.games.card_game.state import Fields
from broomstick.heart.errors import Reason
from broomstick.heart.plain import Plain
from contract.proxies import GameProxy, StateProxy, ViewProxy
from contract.samplers import imagine


def truth_of(view: ViewProxy) -> State | None:
    """The true state behind a view that was built here; none behind one that came over the wire."""
    truth = view.__dict__.get("truth")
    return None if truth is None else truth.inner


class LeakyView(ViewProxy):
    """A view whose data has one value more; ``leak`` says which."""

    def leak(self, state: State) -> object:
        raise NotImplementedError

    def data(self) -> Plain:
        data = super().data()
        state = truth_of(self)
        return data if state is None else {**data, "leak": self.leak(state)}


class ShowsThePile(LeakyView):
    """Which card will be drawn next."""

    def leak(self, state: State) -> object:
        return state.position()["pile"][-1:]


class ShowsStocks(LeakyView):
    """How many different types the next seat has."""

    def leak(self, state: State) -> object:
        other = (self.inner.viewer + 1) % state.players
        return sum(1 for count in state.position()["stocks"][other].values() if count)


class ShowsAnAnswer(LeakyView):
    """A sealed answer, before all are in."""

    def leak(self, state: State) -> object:
        return [answer for answer in state.position()["answers"] if answer is not None][:1]


class ShowsHowManyArePicked(LeakyView):
    """The sizes of hands that are not locked yet."""

    def leak(self, state: State) -> object:
        return [0 if answer is None else len(answer.split()) - 1 for answer in state.position()["answers"]]


class ShowsWhoWillFollow(LeakyView):
    """Who holds the called role, before they have spoken."""

    def leak(self, state: State) -> object:
        position = state.position()
        return [position["role"] in hand for hand in position["hands"]]


class ShowsTheSeed(LeakyView):
    def leak(self, state: State) -> object:
        return state.seed[-2:]


class ShowsTheDeck(LeakyView):
    """Which role the drill will curse next."""

    def leak(self, state: State) -> object:
        return state.position()["curse_deck"][-1:]


class ShowsTheNextEvent(LeakyView):
    def leak(self, state: State) -> object:
        return state.position()["coming_events"][-1:]


def with_view(view_type: type[LeakyView]) -> type[StateProxy]:
    """A state whose views leak."""

    class Leaky(StateProxy):
        def view(self, viewer: int) -> ViewProxy:
            view = view_type(self.inner.view(viewer))
            view.keep("truth", self)
            return view

    Leaky.__name__ = view_type.__name__
    return Leaky


class OrdersChoicesByPile(StateProxy):
    """The same choices, but in an order that depends on what is hidden."""

    def choices(self, seat: int) -> list[int]:
        found = super().choices(seat)
        pile = self.inner.pile
        return found[::-1] if pile and pile[-1] % 2 else found


class WarnsInRefusals(StateProxy):
    """A refusal names a card that somebody else holds."""

    def play(self, seat: int, action: int | str) -> None:
        try:
            super().play(seat, action)
        except IllegalAction as refusal:
            other = (seat + 1) % self.inner.players
            hand = self.inner.position()["hands"][other]
            raise IllegalAction(refusal.code, f"{refusal}; seat {other} has {hand}", {}) from None


class FactsOfRefusals(StateProxy):
    """The sentence is harmless, but the data behind it are not."""

    def play(self, seat: int, action: int | str) -> None:
        try:
            super().play(seat, action)
        except IllegalAction as refusal:
            raise IllegalAction(refusal.code, str(refusal), {"hands": self.inner.hands[:]}) from None


class PeekingPreview(GameProxy):
    """A preview that tries the choice on the true state."""

    def preview(self, view: ViewProxy, action: int) -> Plain:
        found = super().preview(view, action)
        state = truth_of(view)
        if state is None:
            return found
        trial = state.quiet_copy()
        trial.play(self.viewer_of(view), action)
        return {**found, "then asked": trial.deciders}

    def viewer_of(self, view: ViewProxy) -> int:
        return int(view.inner.viewer)


class ScoresByStock(StateProxy):
    """Points for cards nobody can see."""

    def scores(self) -> list[int]:
        stocks = self.inner.position()["stocks"]
        return [points + stocks[i]["root"] for i, points in enumerate(self.inner.scores())]


class UndoTellsTooMuch(StateProxy):
    """The reason why nothing can be taken back tells who will follow."""

    def may_undo(self, seat: int) -> Reason | None:
        why: Reason | None = self.inner.may_undo(seat)
        role = self.inner.role
        holders = [
            other for other in range(self.inner.players) if role >= 0 and self.inner.hands[other] >> role & 1
        ]
        return why and Reason(why.code, f"{why.message} {holders}", why.facts)


class ForgetsHands(GameProxy):
    """A view that is read back has lost the viewer's own hand."""

    def read_view(self, data: object) -> ViewProxy:
        view = super().read_view(data)
        view.hand = 0
        return view


class ImaginesAnotherHand(GameProxy):
    """An imagined world in which the viewer may lead something else."""

    def imagine(self, view: ViewProxy, rng: Chance) -> StateProxy:
        state = super().imagine(view, rng)
        viewer = view.inner.viewer
        if viewer != PUBLIC:
            state.inner.hands[viewer] = 0
        return state


class ImaginesTheTruth(GameProxy):
    """The true seed gets into an imagined world."""

    def imagine(self, view: ViewProxy, rng: Chance) -> StateProxy:
        state = super().imagine(view, rng)
        truth = truth_of(view)
        if truth is not None:
            state.seed = truth.seed
        return state


class ImaginesWithoutCards(GameProxy):
    """An imagined world lacks a card of the pile that nobody sees."""

    def imagine(self, view: ViewProxy, rng: Chance) -> StateProxy:
        state = super().imagine(view, rng)
        if len(state.inner.pile) > 1:
            state.inner.pile[0] = state.inner.pile[1]
        return state


class ImaginesByItsOwnDice(GameProxy):
    """The generator that was given is not the only one in use."""

    uses = 0

    def imagine(self, view: ViewProxy, rng: Chance) -> StateProxy:
        type(self).uses += 1
        return super().imagine(view, Chance(f"{rng.below(1000)} {self.uses}"))


class SpoilsTheView(GameProxy):
    """Imagining uses up the view it is given."""

    def imagine(self, view: ViewProxy, rng: Chance) -> StateProxy:
        state = super().imagine(view, rng)
        view.inner.moves += 1
        return state


def never_the_first_type(view: View, rng: Chance) -> State:
    """The first type never lies on top of the pile, if there is another way."""
    for _ in range(50):
        state = imagine(view, rng)
        if state.position()["pile"][-1:] != ["root"]:
            break
    return state


def rather_this_than_that(view: View, rng: Chance) -> State:
    """Of two draws, mostly the one whose stocks come first."""
    one, other = imagine(view, rng), imagine(view, rng)
    first = min(one, other, key=lambda state: str(state.position()["stocks"]))
    return first if rng.below(10) < 7 else one


def mixed_up_seats(view: View, rng: Chance) -> State:
    """Two other seats have each other's cards, whatever they have played."""
    state = imagine(view, rng)
    assert isinstance(state, Fields)
    one, other = [seat for seat in range(state.players) if seat != view.viewer][:2]
    kinds = state.kinds
    for kind in range(kinds):
        a, b = one * kinds + kind, other * kinds + kind
        state.stock[a], state.stock[b] = state.stock[b], state.stock[a]
    return state


def lazy_answers(view: View, rng: Chance) -> State:
    """Whoever has answered a sealed question is thought to have given the first answer of all."""
    state = imagine(view, rng)
    for seat in range(state.players):
        if seat != view.viewer and state.answers[seat] >= 0:
            state.answers[seat] = state.sealed_choices(state.topic, seat)[0]
    return state
