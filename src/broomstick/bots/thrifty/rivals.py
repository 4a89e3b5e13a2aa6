"""What the others may hold, and how likely they are to overtake: what the thoughts about all games share."""

from broomstick.heart.view import View


class Rivals:
    """The chance, for each other seat and role, that the seat holds it: picked and not played yet.

    A game says by ``weigh`` what suits a rival, and how often one dares.
    """

    #: How often a rival dares to be brave where nobody behind it holds the called role.
    bold_when_safe = 0.0
    #: The same where somebody does.
    bold_otherwise = 0.0

    def __init__(self, view: View) -> None:
        # By seat, worked out when first asked for.
        self.found: list[list[float]] = [[] for _ in range(view.players)]

    def weigh(self, seat: int) -> list[float]:
        """What ``holds`` tells."""
        raise NotImplementedError

    def holds(self, seat: int) -> list[float]:
        """By role, the chance that this seat holds it; while all are picking, that it will."""
        if not self.found[seat]:
            self.found[seat] = self.weigh(seat)
        return self.found[seat]

    def nobody_holds(self, role: int, seats: list[int], attention: float) -> float:
        """The chance that none of these seats holds a role, each counted with so much attention (1: in full)."""
        chance = 1.0
        for seat in seats:
            chance *= 1.0 - attention * self.holds(seat)[role]
        return chance

    def stands(self, role: int, after: list[int]) -> float:
        """The chance that a brave play is not overtaken by the seats that speak after it."""
        chance = 1.0
        alone = 1.0
        for seat in reversed(after):
            holds = self.holds(seat)[role]
            bold = self.bold_otherwise + (self.bold_when_safe - self.bold_otherwise) * alone
            chance *= 1.0 - holds * bold
            alone *= 1.0 - holds
        return chance
