"""Faults in telling: journals, words, previews, keys and pickles, each planted in one place of a sound game."""

from itertools import groupby
from typing import Any

from broomstick import Chance
from broomstick.heart.codec import KIND_BITS
from broomstick.heart.plain import Plain
from contract.check_order import moment_of
from contract.proxies import GameProxy, Proxy, StateProxy, ViewProxy

HAND_IN_KEY = 17
"""Where a view's key has the roles its viewer holds."""


class TellsPicks(StateProxy):
    """Everybody hears what everybody picked."""

    def history_data(self, viewer: int) -> list[Plain]:
        every = self.inner.journal.entries if self.inner.journal else []
        entries = self.inner.game.entries
        told: list[Plain] = [
            {"seat": None if e.seat < 0 else e.seat, "what": entries.text(e.code)}
            for e in every
            if e.audience >> viewer & 1 or entries.text(e.code).startswith("picked")
        ]
        return told


class WrongAudience(StateProxy):
    """What a seat draws is noted as if all might know."""

    def play(self, seat: int, action: int | str) -> None:
        super().play(seat, action)
        for entry in self.inner.journal.entries if self.inner.journal else []:
            if self.inner.game.entries.text(entry.code).startswith("draws "):
                entry.audience = 0xFF


class SeatsHearLess(StateProxy):
    """A "next" is noted for spectators only."""

    def play(self, seat: int, action: int | str) -> None:
        super().play(seat, action)
        for entry in self.inner.journal.entries if self.inner.journal else []:
            if self.inner.game.entries.text(entry.code).startswith("says-next"):
                entry.audience = 1 << 7


class RewritesTheJournal(StateProxy):
    """Only the last entries are kept, so that numbers change their meaning."""

    def history_data(self, viewer: int) -> list[Plain]:
        return super().history_data(viewer)[-20:]


class TwoCodesOneText(Proxy):
    """A codec in which leading brave and cowardly read the same."""

    def text(self, code: int) -> str:
        return str(self.inner.text(code)).replace("lead root brave", "lead root cowardly")


class IndexOffByOne(Proxy):
    def index(self, code: int) -> int:
        return (int(self.inner.index(code)) + 1) % int(self.inner.size)


class KnowsStrangers(Proxy):
    def known(self, code: int) -> bool:
        return bool(code >> KIND_BITS >= 0)


class CollidingActions(GameProxy):
    @property
    def actions(self) -> Any:
        return TwoCodesOneText(self.inner.actions)


class ShiftedActions(GameProxy):
    @property
    def actions(self) -> Any:
        return IndexOffByOne(self.inner.actions)


class OpenActions(GameProxy):
    @property
    def actions(self) -> Any:
        return KnowsStrangers(self.inner.actions)


class DeafSteps(Proxy):
    """A codec that loses the seat of a step."""

    def parse(self, text: str) -> int:
        return int(self.inner.parse(text)) & (1 << KIND_BITS) - 1


class ForgetfulSteps(GameProxy):
    @property
    def steps(self) -> Any:
        return DeafSteps(self.inner.steps)


class TellsBySeat(StateProxy):
    """What happens to several at once is told in the order of seats."""

    def history_data(self, viewer: int) -> list[Plain]:
        told: list[Plain] = []
        for _, entries in groupby(super().history_data(viewer), key=moment_of):
            told += sorted(entries, key=lambda entry: -1 if entry["seat"] is None else entry["seat"])
        return told


class PromisesTooMuch(GameProxy):
    """Everything is called possible."""

    def preview(self, view: ViewProxy, action: int) -> Plain:
        return {**super().preview(view, action), "possible": True}


class PromisesTooLittle(GameProxy):
    """What can be done is called impossible."""

    def preview(self, view: ViewProxy, action: int) -> Plain:
        return {**super().preview(view, action), "possible": False}


class ForgetfulView(ViewProxy):
    """Its key leaves out what the viewer holds."""

    def key(self) -> tuple[Any, ...]:
        key = super().key()
        return (*key[:HAND_IN_KEY], *key[HAND_IN_KEY + 1 :])


class ForgetfulState(StateProxy):
    def view(self, viewer: int) -> ViewProxy:
        return ForgetfulView(self.inner.view(viewer))


class KeyForgets(GameProxy):
    """All its views have a key that leaves something out."""

    def start(self, *args: Any, **options: Any) -> StateProxy:
        return ForgetfulState(self.inner.start(*args, **options))

    def imagine(self, view: ViewProxy, rng: Chance) -> StateProxy:
        return ForgetfulState(self.inner.imagine(view.inner, rng))

    def read_view(self, data: object) -> ViewProxy:
        return ForgetfulView(self.inner.read_view(data))


class KeyKnowsTheTruth(StateProxy):
    """A view's key has something in it that the viewer may not know."""

    def view(self, viewer: int) -> ViewProxy:
        hands = tuple(self.inner.hands)

        class Knowing(ViewProxy):
            def key(self) -> tuple[Any, ...]:
                return (*super().key(), hands)

        return Knowing(self.inner.view(viewer))


class PickleForgetsTheJournal(StateProxy):
    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.inner.quiet_copy(),)


class PickleForgetsAnswers(StateProxy):
    """Only what lies open is kept."""

    def __reduce__(self) -> tuple[Any, ...]:
        bare = self.inner.copy()
        bare.answers = [-1] * bare.players
        return type(self), (bare,)
