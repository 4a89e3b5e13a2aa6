"""Imagining a card game: a full state that fits a view, each world equally likely.

A world is an order of the deck together with the secret answers given so far; every world that fits the whole
history in the view counts once. Worlds are drawn by dealing the unseen cards at random and starting again as soon
as something does not fit. Where history makes that too rare, the last word is a walk through the worlds that fit
(walk.py), and a drawer that is kept walks on from the last of them.
"""

from typing import TYPE_CHECKING, Final, cast

from broomstick.games.card_game.codes import actions
from broomstick.games.card_game.evidence import Evidence
from broomstick.games.card_game.layout import bag_counts
from broomstick.games.card_game.state import Fields
from broomstick.games.card_game.view import CardView
from broomstick.games.card_game.walk import Walk
from broomstick.heart.chance import Chance
from broomstick.heart.codec import bag_with
from broomstick.heart.errors import PositionError
from broomstick.heart.history import turn_round
from broomstick.heart.imagining import Drawer
from broomstick.heart.journal import PUBLIC
from broomstick.heart.plain import members
from broomstick.heart.shown import BRAVE, COWARDLY
from broomstick.heart.state import State

if TYPE_CHECKING:
    from broomstick.heart.game import Game

TRIES: Final = 200
"""Fresh deals tried before walking."""

WALKS: Final = 8
"""Walks tried before giving up."""


class World:
    """What a view does not tell, being filled in."""

    def __init__(self, view: CardView) -> None:
        self.view = view
        self.parts = view.parts
        self.kinds = view.kinds
        self.others = [Evidence(view, seat) for seat in range(view.players) if seat != view.viewer]
        self.unseen = unseen_cards(view)
        # By seat: the bags received, and this round's hidden picks.
        self.received: list[list[int]] = [[] for _ in range(view.players)]
        self.hidden = [0] * view.players
        self.pile: list[int] = []
        # Where dealing afresh was in vain.
        self.walking: Walk | None = None

    def draw(self, rng: Chance, tries: int = TRIES) -> None:
        """Make this one of the worlds that fit the view, whichever it was before."""
        # Nobody holds more secret picks than there are roles that are still to be called.
        if any(other.hidden > other.may.bit_count() for other in self.others):
            raise impossible()
        if self.walking is not None and self.walking.go_on(rng):
            self.take_from(self.walking, rng)
            return
        for _ in range(tries):
            if self.deal(rng):
                return
        for patience in range(WALKS):
            if self.walk(rng, patience):
                return
        raise impossible()

    def deal(self, rng: Chance) -> bool:
        """Deal the unseen cards at random; whether the result fits."""
        unseen = self.unseen
        count = len(unseen)
        at = 0
        for other in self.others:
            total = [0] * self.kinds
            bags: list[int] = []
            for k in range(other.bags):
                bag = 0
                for _ in range(other.sizes[k]):
                    j = at + rng.draw(count - at)
                    kind = unseen[j]
                    unseen[j] = unseen[at]
                    unseen[at] = kind
                    total[kind] += 1
                    bag += bag_with(kind)
                    at += 1
                if not other.allows(k, total):
                    return False
                bags.append(bag)
            picks = self.draw_picks(other, other.held_now(total), rng)
            if picks < 0:
                return False
            self.received[other.seat] = bags
            self.hidden[other.seat] = picks
        pile = unseen[at:]
        rng.shuffle(pile)
        self.pile = pile
        return True

    def walk(self, rng: Chance, patience: int) -> bool:
        """Walk to a world that fits; whether one was found."""
        walk = Walk(self.others, self.unseen, self.kinds, self.parts.picks)
        if not walk.go(rng, patience):
            return False
        self.walking = walk
        self.take_from(walk, rng)
        return True

    def take_from(self, walk: Walk, rng: Chance) -> None:
        """Be the world that a walk stands in."""
        for o, other in enumerate(self.others):
            self.received[other.seat] = walk.received(o)
            self.hidden[other.seat] = self.fitting_picks(other, walk.held[o], rng)
        self.pile = walk.pile()

    def fitting_picks(self, other: Evidence, held: int, rng: Chance) -> int:
        """Secret picks that go with a stock, each equally likely."""
        if other.has_answered:
            return random_subset(held, min(self.parts.picks, held.bit_count()), rng)
        if not other.hidden:
            return other.must
        free = held & ~other.picked[other.bags - 1] & other.may
        return random_subset(free, other.hidden, rng) | other.must

    def draw_picks(self, other: Evidence, held: int, rng: Chance) -> int:
        """Propose secret picks without looking at the stock; -1 where the stock does not bear them out.

        Proposing from all that is conceivable, and rejecting, makes each pair of stock and picks equally likely.
        """
        if other.has_answered:
            size = self.parts.picks
            every = (1 << self.kinds) - 1
            if self.kinds <= size:
                return held
            proposed = random_subset(every, size, rng)
            if held.bit_count() <= size:
                # One pick is possible, where others have as many as there are subsets: keep the odds even.
                return held if proposed == (1 << size) - 1 else -1
            return proposed if proposed & ~held == 0 else -1
        if other.hidden == 0:
            return other.must
        proposed = random_subset(other.may, other.hidden, rng)
        if proposed & ~held:
            return -1
        now = other.bags - 1
        if other.had_no_others[now] and held != proposed | other.picked[now]:
            return -1
        return proposed | other.must


def impossible() -> PositionError:
    return PositionError("no game could have led to this view", "impossible-view")


def random_subset(mask: int, size: int, rng: Chance) -> int:
    """So many of the bits that are set, each choice equally likely."""
    bits = members(mask)
    chosen = 0
    for i in range(size):
        j = i + rng.draw(len(bits) - i)
        chosen |= 1 << bits[j]
        bits[j] = bits[i]
    return chosen


def unseen_cards(view: CardView) -> list[int]:
    """All cards the viewer has not placed: not open, not its own, not left over at the end."""
    counts = view.parts.copies[:]
    for kind in range(view.kinds):
        counts[kind] -= view.layout.open_witches[kind]
        if view.over:
            counts[kind] -= view.left_over[kind]
    for first in view.layout.first:
        if first >= 0:
            counts[first] -= 1
    for bag in view.received:
        for kind, count in enumerate(bag_counts(bag, view.kinds)):
            counts[kind] -= count
    cards: list[int] = []
    for kind, count in enumerate(counts):
        if count < 0:
            raise PositionError(
                f"received: more {view.parts.types[kind]} cards are accounted for than there are",
                "too-many-cards",
                {"field": "received", "name": view.parts.types[kind]},
            )
        cards += [kind] * count
    return cards


def open_world(view: CardView) -> World:
    """A world of the view in which nothing is drawn yet."""
    if any(turn_round(turn) > max(1, view.round) for turn in view.turns):
        raise PositionError("turns: some are of a round that is not yet", "impossible-view")
    world = World(view)
    due = sum(sum(other.sizes) for other in world.others) + (0 if view.over else view.pile_size)
    if due != len(world.unseen):
        raise PositionError(
            f"pile_size: {due} cards are unseen by this view, but {len(world.unseen)} are left",
            "unseen-cards",
            {"field": "pile_size", "count": due, "found": len(world.unseen)},
        )
    return world


class CardDrawer(Drawer):
    """Draws worlds of one view; a walk that was begun for one goes on to the next."""

    def __init__(self, game: "Game", view: CardView) -> None:
        super().__init__(game, view)
        self.world = open_world(view)

    def fill_in(self, state: State, rng: Chance) -> None:
        self.world.draw(rng)
        lay_world(cast("Fields", state), self.world.view, self.world)


def lay_world(s: Fields, view: CardView, world: World) -> None:
    """Put a world's cards and answers into a state."""
    rounds = view.parts.rounds
    kinds = view.kinds
    s.layout = view.layout.copy()
    s.stock = [0] * (view.players * kinds)
    s.received = [0] * (view.players * rounds)
    s.pile = world.pile
    if view.over:
        s.pile = [kind for kind in range(kinds) for _ in range(view.left_over[kind])]
    if view.viewer != PUBLIC:
        s.stock[view.viewer * kinds : (view.viewer + 1) * kinds] = view.stock
        s.received[view.viewer * rounds : (view.viewer + 1) * rounds] = view.received
    now = max(1, view.round) - 1
    for other in world.others:
        seat = other.seat
        bags = world.received[seat]
        s.received[seat * rounds : seat * rounds + len(bags)] = bags
        gone = view.displayed(seat, view.round + 1)
        for kind in range(kinds):
            count = sum(bag_counts(bag, kinds)[kind] for bag in bags)
            s.stock[seat * kinds + kind] = count - gone[kind] - in_play(view, seat, kind)
        if other.has_answered:
            s.answers[seat] = actions.pick(world.hidden[seat])
        else:
            s.hands[seat] = world.hidden[seat]
            s.picks[seat] = world.hidden[seat] | other.picked[now] if view.topic < 0 and view.round else 0


def in_play(view: CardView, seat: int, kind: int) -> int:
    """Cards of a type that a seat has on the table without their being in its display: brave now, or cancelled."""
    count = view.layout.cancelled[seat] >> kind & 1
    if view.role == kind and view.said[seat] in (COWARDLY, BRAVE):
        count += 1
    return count
