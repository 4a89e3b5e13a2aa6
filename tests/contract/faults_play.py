"""Faults in playing, copying, recording and reading, each planted in one place of an otherwise sound game."""

from typing import Any

from broomstick import IllegalAction, PositionError
from broomstick.heart.codes import actions
from broomstick.heart.errors import Reason
from broomstick.heart.plain import Plain
from contract.proxies import GameProxy, Proxy, StateProxy, ViewProxy


class ListsTooMuch(StateProxy):
    """Lists a choice that is refused."""

    def choices(self, seat: int) -> list[int]:
        found = super().choices(seat)
        return [*found, actions.DECLINE] if found else found


class ListsTooLittle(StateProxy):
    """Leaves out a choice that is accepted."""

    def choices(self, seat: int) -> list[int]:
        found = super().choices(seat)
        return found[:-1] if len(found) > 1 else found


class ListsTwice(StateProxy):
    def choices(self, seat: int) -> list[int]:
        found = super().choices(seat)
        return found + found[:1]


class CountsRefusals(StateProxy):
    """A refused action leaves a trace."""

    def play(self, seat: int, action: int | str) -> None:
        try:
            super().play(seat, action)
        except IllegalAction:
            self.inner.moves += 1
            raise


class RefusesWithoutReason(StateProxy):
    def play(self, seat: int, action: int | str) -> None:
        try:
            super().play(seat, action)
        except IllegalAction as refusal:
            raise IllegalAction(refusal.code, " ", {}) from None


class QuotesEverything(StateProxy):
    """A huge text comes back whole in the message."""

    def play(self, seat: int, action: int | str) -> None:
        try:
            super().play(seat, action)
        except IllegalAction as refusal:
            raise IllegalAction(refusal.code, f"{action} cannot be played", {}) from None


class NeverEnds(StateProxy):
    """Goes back to the beginning before it could end."""

    def play(self, seat: int, action: int | str) -> None:
        super().play(seat, action)
        if self.inner.over:
            self.keep("inner", self.inner.game.start(1))


class SharesAList(StateProxy):
    """A copy has the same list of hands."""

    def copy(self) -> StateProxy:
        twin = super().copy()
        twin.hands = self.inner.hands
        return twin


class ShowsTheLatest(StateProxy):
    """A view that looks at the state again whenever it is asked."""

    def view(self, viewer: int) -> ViewProxy:
        state = self.inner

        class Window(ViewProxy):
            def data(self) -> Plain:
                data: Plain = state.view(viewer).data()
                return data

        return Window(state.view(viewer))


class SharesTheJournal(StateProxy):
    def copy(self) -> StateProxy:
        twin = super().copy()
        twin.journal = self.inner.journal
        return twin


class LosesTheJournal(StateProxy):
    """Making a quiet copy silences the original."""

    def quiet_copy(self) -> StateProxy:
        twin = super().quiet_copy()
        self.inner.journal = None
        return twin


class QuietIsDifferent(StateProxy):
    """Without a journal the next leader is somebody else."""

    def play(self, seat: int, action: int | str) -> None:
        super().play(seat, action)
        if self.inner.journal is None and self.inner.topic >= 0:
            self.inner.leader = 0


class RecordInOrderOfArrival(StateProxy):
    """Sealed answers stand in the record as they came in."""

    def play(self, seat: int, action: int | str) -> None:
        inner = self.inner
        waiting: list[int] = getattr(self, "waiting", [])
        sealed = inner.topic >= 0
        super().play(seat, action)
        if not sealed:
            return
        waiting = [*waiting, int(action) << 3 | seat]
        if inner.topic < 0 or len(inner.deciders) == inner.players:
            inner.journal.actions[-len(waiting) :] = waiting
            waiting = []
        self.keep("waiting", waiting)

    def copy(self) -> StateProxy:
        twin = super().copy()
        twin.keep("waiting", getattr(self, "waiting", []))
        return twin


class TellsWhoAnsweredLast(StateProxy):
    """The last to answer a batch becomes its stager, for all to see."""

    def play(self, seat: int, action: int | str) -> None:
        sealed = self.inner.topic >= 0
        super().play(seat, action)
        if sealed:
            self.inner.stager = seat


class AnswerNarrowsChoices(StateProxy):
    """When somebody has picked, others may no longer pick the same."""

    def choices(self, seat: int) -> list[int]:
        found = super().choices(seat)
        if self.inner.topic >= 0 and len(found) > 1:
            return [choice for choice in found if choice not in self.inner.answers]
        return found


class ForgetsTheSeed(StateProxy):
    """Every record is written as if it had another seed."""

    def record(self) -> Any:
        record = self.inner.record()
        record.seed += "0"
        return record


class ForgetsTheLastAction(StateProxy):
    def record(self) -> Any:
        record = self.inner.record()
        record.actions = record.actions[:-1]
        return record


class ForgetsAnswers(StateProxy):
    """A position leaves out the sealed answers that are in."""

    def position(self) -> Plain:
        data: Plain = self.inner.position()
        return {**data, "answers": [None] * self.inner.players}


class ReadsAnotherLeader(GameProxy):
    def position(self, data: object) -> StateProxy:
        state = super().position(data)
        state.leader = 0
        return state


class TakesAnything(GameProxy):
    """What cannot be read is taken for a new game."""

    def position(self, data: object) -> StateProxy:
        try:
            return super().position(data)
        except PositionError:
            return self.start(0)


class NamesNoField(GameProxy):
    def position(self, data: object) -> StateProxy:
        try:
            return super().position(data)
        except PositionError:
            raise PositionError("that is no position") from None


class StumblesOverPositions(GameProxy):
    """An error of the program's own instead of a refusal."""

    def position(self, data: object) -> StateProxy:
        try:
            return super().position(data)
        except PositionError:
            raise AssertionError("list index out of range") from None


class SwapsACard(StateProxy):
    """When a round begins, the bottom card of the pile turns into another."""

    def play(self, seat: int, action: int | str) -> None:
        before = self.inner.round
        super().play(seat, action)
        if self.inner.round > before and self.inner.pile:
            self.inner.pile[0] = (self.inner.pile[0] + 1) % self.inner.kinds


class StepsElsewhere(StateProxy):
    """The unchecked way plays brave for cowardly."""

    def step(self, action: int) -> None:
        choices = self.inner.choices(self.inner.asked)
        self.inner.step(choices[0])


class DefaultIsIllegal(StateProxy):
    def default(self, seat: int) -> int:
        return actions.DECLINE


class DefaultIsRandom(StateProxy):
    """Another default every time."""

    def default(self, seat: int) -> int:
        choices = self.inner.choices(seat)
        turn = getattr(type(self), "turn", 0) + 1
        type(self).turn = turn
        return int(choices[turn % len(choices)])

    turn = 0


class BarrierGoesBack(StateProxy):
    def play(self, seat: int, action: int | str) -> None:
        super().play(seat, action)
        if self.inner.moves == 12:
            self.inner.barrier = 2


class CountsTwice(StateProxy):
    def play(self, seat: int, action: int | str) -> None:
        super().play(seat, action)
        self.inner.moves += 1


class PromisesUndo(StateProxy):
    """Says that anybody's last choice can be taken back, but the record refuses."""

    def may_undo(self, seat: int) -> Reason | None:
        why: Reason | None = self.inner.may_undo(seat)
        return None if seat == self.inner.stager else why


class NeverAdmitsUndo(StateProxy):
    """Says that nothing can be taken back, but the record does it."""

    def may_undo(self, seat: int) -> Reason | None:
        return Reason("no", "no", {})


class LooseRecord(Proxy):
    """A record that takes back whatever came last, barrier or not."""

    def undo(self) -> Any:
        record = self.inner.replay(len(self.inner.actions) - 1).record()
        return LooseRecord(record)


class LeakyBarrier(StateProxy):
    """A spoken "next" is no barrier: a lead can be taken back after the answers were heard."""

    def may_undo(self, seat: int) -> Reason | None:
        if self.inner.role >= 0 and self.inner.stager == seat:
            return None
        why: Reason | None = self.inner.may_undo(seat)
        return why

    def record(self) -> Any:
        record = self.inner.record()
        return LooseRecord(record) if self.inner.role >= 0 and self.inner.stager >= 0 else record


class HasWinnersTooSoon(StateProxy):
    def winners(self) -> list[int]:
        return [0]
