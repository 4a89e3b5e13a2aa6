"""Styles of habit: written once for all games. What a habit says nothing of is decided as thrifty would.

All games have three questions in common: which roles to pick, which to lead and how, and how to follow.
"""

from broomstick.bots.bot import Bot
from broomstick.bots.styles.tempers import BOLD, BRASH, CAREFUL, DENYING, GREEDY
from broomstick.bots.thrifty import Thrifty
from broomstick.bots.thrifty.temper import USUAL
from broomstick.heart.chance import Chance
from broomstick.heart.codec import kind_of
from broomstick.heart.codes import actions
from broomstick.heart.errors import OptionError
from broomstick.heart.history import turn_role, turn_said
from broomstick.heart.shown import BRAVE, COWARDLY
from broomstick.heart.view import View

FINE = 1000
"""Chances are told apart in steps of one part of so many."""


class Noisy(Bot):
    """Errs with a certain chance: then any choice will do."""

    name = "noisy"

    def __init__(self, errs: float, otherwise: Bot | None = None) -> None:
        self.errs = errs
        self.otherwise = otherwise or Thrifty()

    @classmethod
    def made(cls, argument: str) -> "Noisy":
        """From how often it errs, 0 to 1, as text."""
        try:
            errs = float(argument)
        except ValueError:
            errs = -1.0
        if not 0 <= errs <= 1:
            raise OptionError(
                f"noisy:{argument[:20]}: how often it errs is a number from 0 to 1, such as noisy:0.3",
                "bot-argument",
                {"name": cls.name, "text": argument[:20]},
            )
        return cls(errs)

    def choose(self, view: View, choices: list[int], rng: Chance) -> int:
        if rng.below(FINE) < FINE * self.errs:
            return rng.pick(choices)
        return self.otherwise.choose(view, choices, rng)


class Fickle(Bot):
    """Another temper at each decision, as chance has it."""

    name = "fickle"

    def __init__(self) -> None:
        tempers = [USUAL, BOLD, BRASH, CAREFUL, GREEDY, DENYING]
        self.moods = [Thrifty(temper) for temper in tempers]

    def choose(self, view: View, choices: list[int], rng: Chance) -> int:
        return self.moods[rng.below(len(self.moods))].choose(view, choices, rng)


class Sprinter(Bot):
    """Overtaking is nothing to it in the first rounds; later it trusts no lead."""

    name = "sprinter"
    ROUNDS = 3

    def __init__(self) -> None:
        self.early = Thrifty(BRASH)
        self.later = Thrifty(CAREFUL)

    def choose(self, view: View, choices: list[int], rng: Chance) -> int:
        mood = self.early if view.round <= self.ROUNDS else self.later
        return mood.choose(view, choices, rng)


class Habit(Bot):
    """Picks and plays roles by what it likes, and is brave when it is used to be; all else as thrifty would."""

    name = "habit"

    def __init__(self) -> None:
        self.otherwise = Thrifty()

    def likes(self, view: View) -> list[int]:
        """By role, how much it likes to have it and to call it."""
        raise NotImplementedError

    def dares(self, view: View) -> bool:
        """Whether it is brave now."""
        raise NotImplementedError

    def choose(self, view: View, choices: list[int], rng: Chance) -> int:
        kind = kind_of(choices[0])
        if kind == actions.PICK:
            return self.pick(view, choices)
        if kind == actions.LEAD:
            likes = self.likes(view)
            stance = int(self.dares(view))
            return max(
                choices,
                key=lambda action: (likes[actions.lead_role(action)], actions.lead_stance(action) == stance),
            )
        if choices[0] == actions.BRAVE and actions.COWARDLY in choices:
            return actions.BRAVE if self.dares(view) else actions.COWARDLY
        return self.otherwise.choose(view, choices, rng)

    def pick(self, view: View, choices: list[int]) -> int:
        """The set of roles it likes best together; the first of equals."""
        likes = self.likes(view)
        best, most = choices[0], -1
        for action in choices:
            roles = actions.pick_roles(action)
            liked = 0
            for like in likes:
                if roles & 1:
                    liked += like
                roles >>= 1
            if liked > most:
                best, most = action, liked
        return best


class Clockwork(Habit):
    """Goes through the roles in their order, further on in every round, and is brave every other turn."""

    name = "clockwork"
    STEP = 3

    def likes(self, view: View) -> list[int]:
        roles = len(view.game.roles)
        first = self.STEP * view.round + view.viewer
        return [roles - (role - first) % roles for role in range(roles)]

    def dares(self, view: View) -> bool:
        return (len(view.turns) + view.viewer) % 2 == 0


class Copycat(Habit):
    """Likes what the seat that leads has played, the more the later, and is as often brave as that seat was."""

    name = "copycat"

    def likes(self, view: View) -> list[int]:
        model = self.model(view)
        likes = [0] * len(view.game.roles)
        for age, turn in enumerate(view.turns):
            if turn_said(turn, model) in (BRAVE, COWARDLY):
                likes[turn_role(turn)] += 1 + age
        return likes

    def dares(self, view: View) -> bool:
        model = self.model(view)
        said = [turn_said(turn, model) for turn in view.turns]
        return said.count(BRAVE) >= said.count(COWARDLY)

    def model(self, view: View) -> int:
        """Whoever leads; where it leads itself, the next one."""
        return view.leader if view.leader != view.viewer else (view.leader + 1) % view.players
