"""What the others may hold in Broom Service, and how likely they are to overtake: from what lies open to all."""

from broomstick.bots.thrifty.broom_service.prospects import Prospects
from broomstick.bots.thrifty.broom_service.prospects_with_tiles import prospects_of
from broomstick.bots.thrifty.chances import shares
from broomstick.bots.thrifty.rivals import Rivals
from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.table.view import BroomView

RIVALRY = 0.6
"""How much a rival who holds the same role spoils it, on average over the turns in which it might be called."""

WARY = 1.6
"""Chances to stand are seen darker than they look: what suits one suits others too."""

WARY_OF_THE_MERCIFUL = 0.4
"""The same for the starter while all others have mercy (deciding.py)."""

WITCHES = 0.8
DRUIDS = 1.9
GATHERERS = 1.1
FAIRY = 6.0
"""How likely a rival is to pick a role, beside what it would bring at once: others of its hand lead up to it."""

BEWITCHED = 0.25
"""How much of its likeliness is left to a bewitched role."""

APPEAL = (WITCHES,) * 4 + (DRUIDS,) * 2 + (GATHERERS,) * 3 + (FAIRY,)


class BroomRivals(Rivals):
    """A role is the likelier held the more it would bring a rival where its pawns are."""

    bold_when_safe = 0.95
    bold_otherwise = 0.75

    def __init__(self, view: BroomView, merciful: bool = False) -> None:
        super().__init__(view)
        self.view = view
        self.merciful = merciful
        # By seat, worked out when first asked for.
        self.outlooks: list[Prospects | None] = [None] * view.players

    def prospects(self, seat: int) -> Prospects:
        """What a rival has before it, as far as everybody can see."""
        found = self.outlooks[seat]
        if found is None:
            found = prospects_of(self.view, seat)
            self.outlooks[seat] = found
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
        prospects = self.prospects(seat)
        bewitched = view.layout.bewitched_now()
        weights = [0.0] * len(lists.ROLES)
        for role in range(len(lists.ROLES)):
            if may >> role & 1:
                weight = APPEAL[role] + max(0.0, prospects.prospect(role, prospects.start)[0])
                weights[role] = BEWITCHED * weight if bewitched >> role & 1 else weight
        return shares(weights, hidden)

    def stands(self, role: int, after: list[int]) -> float:
        chance = super().stands(role, after)
        return float(chance ** (WARY_OF_THE_MERCIFUL if self.merciful else WARY))
