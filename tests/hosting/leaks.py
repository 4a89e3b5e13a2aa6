"""Leaks to be planted: each tells a viewer a little of what is hidden, by another way out of a host."""

import hashlib
from collections.abc import Callable
from typing import Any

import pytest

from broomstick.heart.view import View
from broomstick.hosting import answers, hints, pictures
from broomstick.hosting.hall import Hall
from broomstick.hosting.messages import Moments, Story
from broomstick.hosting.moments import Archive
from broomstick.hosting.room import Room
from broomstick.hosting.table import Refused, Table
from broomstick.hosting.viewers import Present

Leak = Callable[[pytest.MonkeyPatch], None]


def in_present(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hash is no answer, and yet one can try answers until it fits."""
    init = Present.__init__

    def leaking(self: Present, table: Table, viewer: int, envelopes: dict[int, str], *more: Any) -> None:
        init(self, table, viewer, envelopes, *more)
        text = "".join(envelopes[seat] for seat in sorted(envelopes))
        self.picture = {**self.picture, "hash": hashlib.sha256(text.encode()).hexdigest()[:1]}

    monkeypatch.setattr(Present, "__init__", leaking)


def in_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(self: Table, at: int) -> None:
        if at != self.position:
            raise Refused("the game has gone on since", "stale", {"position": self.state.digest()[:2]})

    monkeypatch.setattr(Table, "check_position", leaking)


def in_a_size(monkeypatch: pytest.MonkeyPatch) -> None:
    """No word of it is sent, but an answer is as long as something hidden."""

    def leaking(self: Table, at: int) -> None:
        if at != self.position:
            spaces = " " * int(self.state.digest()[:3], 16)
            raise Refused("the game has gone on since" + spaces, "stale", {"position": self.position})

    monkeypatch.setattr(Table, "check_position", leaking)


def in_what_everybody_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Room.shown

    def leaking(self: Room) -> Any:
        found = shown(self)
        found.options = {"pile": self.table.state.digest()[:1]}
        return found

    monkeypatch.setattr(Room, "shown", leaking)


def in_a_preview(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a choice would bring, told from the game itself and not from a view of it."""
    choices = pictures.choices

    def leaking(table: Table, view: View) -> Any:
        shown = choices(table, view)
        for choice in (shown or {}).get("actions", []):
            choice["brings"] = {**choice["brings"], "next": table.state.digest()[:1]}
        return shown

    monkeypatch.setattr(pictures, "choices", leaking)


def in_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """Advice from somebody who has looked."""

    async def leaking(hall: Hall, room: Room, seat: int) -> str:
        state = room.table.state
        choices = [state.game.text(action) for action in state.choices(seat)] if seat >= 0 else []
        return choices[int(state.digest()[:8], 16) % len(choices)] if choices else ""

    monkeypatch.setattr(hints, "hint", leaking)


def in_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks back is told what somebody else was told."""
    play = Archive.play

    async def leaking(self: Archive, table: Table, viewer: int) -> Moments:
        found = await play(self, table, viewer)
        found.journal = [*found.journal, {"pile": table.state.digest()[:1]}]
        return found

    monkeypatch.setattr(Archive, "play", leaking)


def in_a_story(monkeypatch: pytest.MonkeyPatch) -> None:
    story = answers.story

    async def leaking(hall: Hall, table: str, secret: str) -> Story:
        found = await story(hall, table, secret)
        return Story({**found.view, "of": (await hall.room(table)).table.state.digest()[:1]}, found.journal)

    monkeypatch.setattr(answers, "story", leaking)
