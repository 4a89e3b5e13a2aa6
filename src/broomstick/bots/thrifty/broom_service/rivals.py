"""What the others may hold in Broom Service, and how likely they are to overtake: from what lies open to all."""

from typing import Final

from broomstick.bots.thrifty.broom_service.keeping import cards_by, kept_by
from broomstick.bots.thrifty.broom_service.prospects import Prospects
from broomstick.bots.thrifty.broom_service.prospects_with_tiles import prospects_of
from broomstick.bots.thrifty.broom_service.purse import later
from broomstick.bots.thrifty.chances import shares
from broomstick.bots.thrifty.rivals import Rivals
from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import things
from broomstick.games.broom_service.table.layout import PAWNS
from broomstick.games.broom_service.table.view import BroomView

RIVALRY: Final = 0.6
"""How much a rival who holds the same role spoils it, on average over the turns in which it might be called."""

WARY: Final = 1.6
"""Chances to stand are seen darker than they look: what suits one suits others too."""

WARY_OF_THE_MERCIFUL: Final = 0.4
"""The same for the starter while all others have mercy (deciding.py)."""

WITCHES = 0.8
DRUIDS = 1.9
GATHERERS = 1.1
FAIRY = 6.0
"""How likely a rival is to pick a role, beside what it would bring at once: others of its hand lead up to it."""

BEWITCHED: Final = 0.25
"""How much of its likeliness is left to a bewitched role."""

APPEAL = (WITCHES,) * 4 + (DRUIDS,) * 2 + (GATHERERS,) * 3 + (FAIRY,)


MOST_KNOWN: Final = 5000
"""Of so many rivals it is kept what roles bring them: everybody at a table asks for the same again and again."""

KNOWN: Final[dict[tuple[object, ...], list[float]]] = {}

UNKNOWN: Final = -1.0


class Outlook:
    """What each role would bring a rival at once, as far as everybody can see."""

    def __init__(self, view: BroomView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.prospects: Prospects | None = None
        self.known = known_of(view, seat)

    def brings(self, role: int) -> float:
        found = self.known[role]
        if found == UNKNOWN:
            prospects = self.prospects
            if prospects is None:
                prospects = self.prospects = prospects_of(self.view, self.seat)
            found = prospects.prospect(role, prospects.start)[0]
            self.known[role] = found
        return found


def known_of(view: BroomView, seat: int) -> list[float]:
    """What is known already of these roles, kept by all that it follows from; all of that lies open."""
    nothing = [UNKNOWN] * len(APPEAL)
    layout = view.layout
    event = layout.event()
    if event == things.EMPTY_HANDED:
        # There it follows from what everybody has.
        return nothing
    extras = layout.extras
    goods = layout.goods
    at, pawns = things.GOODS * seat, PAWNS * seat
    key = (
        view.parts, later(view), event, layout.filled, layout.square_served, tuple(layout.sky), tuple(layout.tiles),
        layout.pawns[pawns], layout.pawns[pawns + 1], goods[at], goods[at + 1], goods[at + 2], goods[at + 3],
        layout.bolts(seat), layout.amulets[seat], tuple(extras.hill), tuple(extras.forest), kept_by(layout, seat),
        cards_by(layout, seat),
    )  # fmt: skip
    found = KNOWN.get(key)
    if found is None:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        KNOWN[key] = nothing
        return nothing
    return found


class BroomRivals(Rivals):
    """A role is the likelier held the more it would bring a rival where its pawns are."""

    bold_when_safe = 0.95
    bold_otherwise = 0.75

    def __init__(self, view: BroomView, merciful: bool = False) -> None:
        super().__init__(view)
        self.view = view
        self.merciful = merciful
        # By seat, worked out when first asked for.
        self.outlooks: list[Outlook | None] = [None] * view.players

    def outlook(self, seat: int) -> Outlook:
        found = self.outlooks[seat]
        if found is None:
            found = self.outlooks[seat] = Outlook(self.view, seat)
        return found

    def weigh(self, seat: int) -> list[float]:
        view = self.view
        picking = view.topic == 0
        hidden = view.parts.picks if picking else view.hand_sizes[seat]
        if not hidden:
            return [0.0] * len(lists.ROLES)
        may = (1 << len(lists.ROLES)) - 1 if picking else view.may_hold(seat)
        if may.bit_count() <= hidden:
            return [1.0 if may >> role & 1 else 0.0 for role in range(len(lists.ROLES))]
        outlook = self.outlook(seat)
        bewitched = view.layout.bewitched_now()
        weights = [0.0] * len(lists.ROLES)
        for role in range(len(lists.ROLES)):
            if may >> role & 1:
                weight = APPEAL[role] + max(0.0, outlook.brings(role))
                weights[role] = BEWITCHED * weight if bewitched >> role & 1 else weight
        return shares(weights, hidden)

    def stands(self, role: int, after: list[int]) -> float:
        chance = super().stands(role, after)
        return float(chance ** (WARY_OF_THE_MERCIFUL if self.merciful else WARY))
