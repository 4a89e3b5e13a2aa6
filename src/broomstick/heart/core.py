"""The core of a state: its fields, and the hooks by which a game tells the heart its rules.

This page is the contract that every game fulfils. The heart (flow.py) calls the hooks; nothing in it knows a game.
A game's own state adds fields, overrides ``copy`` and the hooks, and never calls back into flow.

**The agenda** is a stack of *steps* still to do, each a code (see codec.py). The heart takes the top step off and
performs it: its own kinds itself, a game's kinds by ``perform``. A step may push further steps (they are done first)
or stop to ask (``ask``, ``ask_if_choice``, ``push_sealed``); the answer comes to ``answer`` or ``locked``. Steps are
public: they may carry only what everybody knows.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from broomstick.heart.chance import Chance
from broomstick.heart.codec import KIND_BITS, SEAT_BITS
from broomstick.heart.codes import steps
from broomstick.heart.errors import Reason
from broomstick.heart.journal import EVERYONE, Entry, Journal
from broomstick.heart.plain import Plain
from broomstick.heart.shown import EMPTY, Shown

if TYPE_CHECKING:
    from broomstick.heart.game import Game

PICKS: Final = 0
"""The topic of the sealed batch in which roles are picked; a game's own topics start at 1."""


def step_seat(step: int) -> int:
    """Who is asked by one of a game's own steps that ask: their first argument."""
    return step >> KIND_BITS & (1 << SEAT_BITS) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Core(Shown):
    """Fields of every state, and hooks. Constructors only store; ``Game.start`` sets a state up."""

    def __init__(self, game: "Game") -> None:
        super().__init__(game)
        #: What all chance comes from, with the salt.
        self.seed: str = ""
        #: Mixed into the seed, so that knowing that is not enough.
        self.salt: str = ""
        #: By seat, the answer to the open sealed question; -1 where there is none yet.
        self.answers: list[int] = EMPTY
        #: By seat, the roles held and not yet played, as bit masks.
        self.hands: list[int] = EMPTY
        #: By seat, the roles picked in this round, likewise.
        self.picks: list[int] = EMPTY
        #: Four words for each of the game's named streams that outlive set-up.
        self.chance: list[int] = EMPTY
        #: What happened so far; None where nobody writes it down.
        self.journal: Journal | None = None

    def copy_heart_to(self, twin: "Core") -> None:
        """Copy the heart's fields; a game's ``copy`` calls this and then copies its own."""
        self.copy_shown_to(twin)
        twin.seed = self.seed
        twin.salt = self.salt
        twin.answers = self.answers[:]
        twin.hands = self.hands[:]
        twin.picks = self.picks[:]
        twin.chance = self.chance[:]
        journal = self.journal
        if journal is not None:
            twin.journal = journal.copy()

    def push(self, step: int) -> None:
        """Put a step on the agenda, to be done before what is there."""
        self.agenda.append(step)

    def push_sealed(self, topic: int, seats: int) -> None:
        """Ask several seats (a bit mask) at once and in secret; ``locked`` is called when all have answered."""
        self.agenda.append(steps.sealed(topic, seats))

    def ask(self, seat: int, step: int) -> None:
        """Stop and ask a seat about a step; the answer comes to ``answer``."""
        self.agenda.append(step)
        self.asked = seat
        self.pending = 1 << seat

    def ask_if_choice(self, seat: int, step: int) -> None:
        """Ask, unless there is only one answer (it is taken) or none (the step lapses)."""
        choices = self.step_choices(step, seat)
        if len(choices) > 1:
            self.ask(seat, step)
        elif choices:
            self.answer(step, seat, choices[0])

    def reveal(self) -> None:
        """Something new has been shown to somebody: nothing before this can be undone."""
        self.barrier = self.moves

    def note(self, code: int, seat: int, audience: int = EVERYONE) -> None:
        """Write down what happened, if anybody keeps a journal."""
        journal = self.journal
        if journal is not None:
            journal.entries.append(Entry(code, seat, audience))

    def shuffle(self, stream: int, items: list[int]) -> None:
        """Shuffle with one of the game's named streams (an index into ``game.streams``)."""
        chance = Chance(0)
        at = 4 * stream
        chance.set_words(self.chance[at : at + 4])
        chance.shuffle(items)
        self.chance[at : at + 4] = chance.words()
        self.reveal()

    def setup(self) -> None:
        """Deal and lay out; may push steps to be done before the first round."""

    def begin_round(self) -> None:
        """What happens before roles are picked; may push steps."""

    def sealed_choices(self, topic: int, seat: int) -> list[int]:
        """The legal answers of a seat in a sealed batch. Depends on nothing that seat may not know."""
        raise NotImplementedError

    def locked(self, topic: int) -> None:
        """All answers of a batch are in ``self.answers`` and are now acted on; for PICKS the hands are set already."""

    def may_lead_cowardly(self, seat: int, role: int) -> bool:
        """Whether a leader may declare a role cowardly now; a follower always may."""
        return True

    def charge(self, seat: int) -> None:
        """Pay for playing ``self.role``, before any action."""

    def knocked_out(self, seat: int) -> None:
        """A brave seat has just been overtaken."""

    def act_cowardly(self, seat: int) -> None:
        """The weak action of ``self.role``, at once."""
        raise NotImplementedError

    def act_brave(self, seat: int) -> None:
        """The strong action of ``self.role``, for the last brave seat."""
        raise NotImplementedError

    def end_turn(self) -> None:
        """The turn is over; the next leader is known. May push steps."""

    def end_round(self) -> None:
        """Nobody has cards left. May push steps."""

    def finished(self) -> bool:
        """Whether the round just ended was the last."""
        raise NotImplementedError

    def could_hold(self, seat: int, roles: int) -> bool:
        """Whether what else this state hides lets a seat hold these roles, which fit what was said."""
        return True

    def perform(self, step: int) -> None:
        """Do one of the game's own steps (already off the agenda), or ask about it."""
        raise NotImplementedError

    def step_choices(self, step: int, seat: int) -> list[int]:
        """The legal answers to one of the game's own steps."""
        raise NotImplementedError

    def answer(self, step: int, seat: int, action: int) -> None:
        """Act on the answer to one of the game's own steps (already off the agenda)."""
        raise NotImplementedError

    def why_not(self, seat: int, action: int) -> Reason | None:
        """A game's own reason why this action is not among the choices, if it has one."""
        return None

    def refused(self, seat: int) -> list[Plain]:
        """Why some things on the table are not among a seat's choices, where a game can tell of all at once."""
        return []
