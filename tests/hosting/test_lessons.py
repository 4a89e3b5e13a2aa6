"""A lesson's table at a host: what the learner is shown and may do, and how it is left and taken up again."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from broomstick.browser.host import AtOnce, Host
from broomstick.browser.shelf import Unkept
from broomstick.browser.store import BrowserStore
from broomstick.games import game_names
from broomstick.heart.errors import BroomstickError
from broomstick.heart.journal import PUBLIC
from broomstick.hosting import answers, opening
from broomstick.hosting.entries import GO_ON, SCENE, START
from broomstick.hosting.hall import Hall
from broomstick.hosting.hints import hint
from broomstick.hosting.messages import NewTable, SeatWish
from broomstick.hosting.pictures import picture
from broomstick.hosting.room import Room
from broomstick.hosting.shapes import plain
from broomstick.hosting.store import Store
from broomstick.hosting.table import BOT, PERSON, Table
from broomstick.hosting.viewers import Viewer
from broomstick.lessons import Lesson, course, lesson_of, lessons_of
from broomstick.server.store import Store as Database
from hosting.visiting import Visit, ask

EVERY = [lesson for game in game_names() for lesson in lessons_of(game)]
FIRST = lesson_of("card-game", "first")
LONGEST_WAIT = 60
"""Seconds."""


def called(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.name}"


class Learner:
    """Somebody at a lesson's table, who takes the first of what may be chosen."""

    def __init__(self, hall: Hall, room: Room, lesson: Lesson) -> None:
        self.hall = hall
        self.room = room
        self.lesson = lesson
        self.seat = lesson.learner
        self.keys = 0

    @classmethod
    async def at(cls, store: Store, lesson: Lesson) -> "Learner":
        hall = Hall(store, AtOnce(), lambda: 1000.0)
        wish = NewTable(lesson.game, [SeatWish(PERSON, "Ada")], lesson=lesson.name, pace=0)
        opened = await opening.open_table(hall, wish)
        assert opened.seat == lesson.learner
        return cls(hall, await hall.room(opened.table), lesson)

    @property
    def table(self) -> Table:
        return self.room.table

    def sees(self) -> Any:
        return json.loads(json.dumps(plain(picture(self.table, self.seat))))

    @property
    def told(self) -> Any:
        return self.sees()["lesson"]

    def key(self) -> str:
        self.keys += 1
        return f"{self.seat} {self.keys}"

    async def asked(self) -> None:
        """Wait for the others, however slow the disk is."""
        late = time.monotonic() + LONGEST_WAIT
        while time.monotonic() < late:
            told = self.told
            mine = self.seat in self.table.deciders and self.seat not in self.room.envelopes
            others = [seat for seat in self.room.owing() if seat != self.seat]
            if told.get("done") or told["waits"] or (mine and not others) or (mine and not self.table.sealed):
                return
            # Long enough that what writes to the disk is not kept from it by whoever asks whether it is done.
            await asyncio.sleep(0.001)
        raise AssertionError("the others do not come to an end")

    async def answer(self, action: str) -> None:
        work = self.hall.seal if self.table.sealed else self.hall.act
        await work(self.room, self.seat, self.table.position, action, self.key())

    async def go_on(self) -> None:
        await self.hall.go_on(self.room, self.seat, self.table.position, self.key())

    async def step(self) -> None:
        """Go on, or choose."""
        if self.told["waits"]:
            await self.go_on()
        else:
            choices = [self.table.game.text(action) for action in self.table.choices(self.seat)]
            assert set(choices) <= set(self.told.get("only", choices))
            await self.answer(choices[0])
        await self.asked()

    async def to(self, say: str) -> None:
        await self.asked()
        while self.told.get("say") != say:
            await self.step()

    async def close(self) -> None:
        # What it is kept in is somebody else's.
        for task in list(self.hall.tasks):
            task.cancel()
        await asyncio.gather(*self.hall.tasks, return_exceptions=True)


def run(work: Callable[[Learner], Awaitable[None]], lesson: Lesson = FIRST) -> None:
    async def all_of_it() -> None:
        learner = await Learner.at(await BrowserStore.open(Unkept()), lesson)
        await work(learner)
        await learner.close()

    asyncio.run(all_of_it())


async def code_of(work: Awaitable[Any]) -> str:
    try:
        await work
    except BroomstickError as error:
        return error.code
    return ""


async def sent(store: Store, lesson: Lesson) -> dict[int, list[str]]:
    """All that the learner and an onlooker are each sent in a lesson, with its table's names left out."""
    learner = await Learner.at(store, lesson)
    viewers = [Viewer(learner.seat), Viewer(PUBLIC)]
    found: dict[int, list[str]] = {viewer.seat: [] for viewer in viewers}

    def hear() -> None:
        for viewer in viewers:
            while not viewer.waiting.empty():
                text = json.dumps(plain(viewer.waiting.get_nowait()), sort_keys=True)
                text = text.replace(learner.room.row.id, "ID").replace(learner.room.row.code, "CODE")
                found[viewer.seat].append(text)

    for viewer in viewers:
        learner.hall.greet(learner.room, viewer)
    await learner.asked()
    while not learner.told.get("done"):
        await learner.step()
        hear()
    # What happened last is told before anybody else gets the table.
    async with learner.room.lock:
        hear()
    await learner.close()
    return found


@pytest.mark.parametrize("lesson", EVERY, ids=called)
def test_a_lesson_is_the_same_at_the_server_and_in_a_page(lesson: Lesson, tmp_path: Path) -> None:
    async def at_the_server() -> dict[int, list[str]]:
        async with await Database.open(tmp_path / "tables.db") as store:
            return await sent(store, lesson)

    async def in_a_page() -> dict[int, list[str]]:
        return await sent(await BrowserStore.open(Unkept()), lesson)

    found = asyncio.run(at_the_server())
    assert min(map(len, found.values())) > 5
    assert asyncio.run(in_a_page()) == found


@pytest.mark.parametrize("lesson", EVERY, ids=called)
def test_a_lesson_is_taken_up_again_at_every_step(lesson: Lesson) -> None:
    async def all_of_it() -> None:
        store = await BrowserStore.open(Unkept())
        learner = await Learner.at(store, lesson)
        await learner.asked()
        while not learner.told.get("done"):
            await learner.step()
            kept = await store.load(learner.room.row.id)
            assert kept is not None
            again, good = Table.restored(kept.entries)
            assert good == learner.table.number
            for viewer in (learner.seat, PUBLIC):
                assert picture(again, viewer) == picture(learner.table, viewer)
            assert again.told(learner.seat).since(0) == learner.table.told(learner.seat).since(0)
        await learner.close()
        # And by a host that knows nothing of it yet.
        another = Hall(store, AtOnce(), lambda: 2000.0)
        room = await another.room(learner.room.row.id)
        assert picture(room.table, learner.seat) == learner.sees()

    asyncio.run(all_of_it())


def test_the_learner_alone_is_shown_the_lesson() -> None:
    async def work(learner: Learner) -> None:
        await learner.asked()
        assert learner.told == {
            "name": "first",
            "step": 1,
            "of": course.count_said(FIRST),
            "say": "welcome",
            "facts": {"rounds": 4, "one": "Hazel", "other": "Sorrel"},
            "at": ["points"],
            "waits": True,
        }
        for viewer in (1, 2, PUBLIC):
            assert "lesson" not in picture(learner.table, viewer)

    run(work)


def test_nothing_happens_until_the_learner_goes_on() -> None:
    async def work(learner: Learner) -> None:
        await learner.asked()
        assert learner.sees()["choices"] is None
        assert learner.room.bots_to_ask() == []
        assert await code_of(learner.answer("pick fire berry water")) == "lesson-waits"
        at = learner.table.position
        await learner.go_on()
        assert learner.table.entries[-1].kind == GO_ON
        late = learner.hall.go_on(learner.room, 0, at, "late")
        assert await code_of(late) == "stale"
        assert learner.told["say"] == "stock"

    run(work)


def test_going_on_is_done_once_however_often_it_comes() -> None:
    async def work(learner: Learner) -> None:
        await learner.asked()
        for _ in range(2):
            await learner.hall.go_on(learner.room, 0, learner.table.position, "the same")
        assert learner.told["say"] == "stock"
        nobody = learner.hall.go_on(learner.room, 1, learner.table.position, "of another")
        assert await code_of(nobody) == "not-waiting"

    run(work)


def test_what_the_lesson_does_not_ask_for_is_refused_and_changes_nothing() -> None:
    async def work(learner: Learner) -> None:
        await learner.to("pick")
        choices = learner.sees()["choices"]
        assert (choices["pick"], choices["count"]) == (["fire", "berry", "water"], 3)
        assert learner.told["only"] == ["pick fire berry water"]
        assert await code_of(learner.answer("pick root berry water")) == "lesson-only"
        assert learner.seat not in learner.room.envelopes
        assert await code_of(learner.go_on()) == "not-waiting"
        await learner.to("lead")
        before = learner.table.number
        assert [one["text"] for one in learner.sees()["choices"]["actions"]] == ["lead water cowardly"]
        assert await code_of(learner.answer("lead water brave")) == "lesson-only"
        # What is illegal anyhow the game refuses, with its own reason.
        assert await code_of(learner.answer("lead sun brave")) == "not-held"
        assert learner.table.number == before
        assert await hint(learner.hall, learner.room, 0) == "lead water cowardly"

    run(work)


def test_a_decision_that_is_taken_back_leads_back_in_the_lesson() -> None:
    lesson = next((one for one in EVERY if one.game == "broom-service"), None)
    if lesson is None:
        pytest.skip("no lesson of a game in which a decision has several parts")

    async def work(learner: Learner) -> None:
        await learner.asked()
        while not learner.told.get("done"):
            before = learner.sees()
            waits = learner.told["waits"]
            await learner.step()
            if not waits and learner.table.state.may_undo(learner.seat) is None:
                at = learner.table.position
                await learner.hall.take_back(learner.room, learner.seat, at, learner.key())
                assert learner.sees() == before
                return
        raise AssertionError("nothing could be taken back")

    run(work, lesson)


def test_a_bot_may_take_the_learners_seat_and_plays_what_the_lesson_asks_for() -> None:
    async def work(learner: Learner) -> None:
        await learner.to("pick")
        await learner.hall.hand_over(learner.room, 0, 0, BOT, "", "bot")
        for _ in range(2000):
            await asyncio.sleep(0)
            if learner.told["say"] == "strong":
                break
        assert learner.told["waits"]
        await learner.go_on()
        await learner.hall.hand_over(learner.room, 0, 0, PERSON, "", "person")
        assert learner.table.seats[0].kind == PERSON

    run(work)


def test_a_table_goes_on_without_its_lesson_where_that_has_changed() -> None:
    async def work(learner: Learner) -> None:
        await learner.to("lead")
        kept = await learner.hall.store.load(learner.room.row.id)
        assert kept is not None
        entries = list(kept.entries)
        assert entries[0].kind == START
        entries[0].body["lesson"]["mark"] = "of another text"
        table, good = Table.restored(entries)
        assert good == learner.table.number
        assert table.teaching is None
        assert "lesson" not in picture(table, 0)
        assert len(table.choices(0)) > 1
        assert [entry.kind for entry in entries].count(SCENE) == 1

    run(work)


def test_by_other_rules_a_game_goes_on_without_its_lesson() -> None:
    async def work(learner: Learner) -> None:
        await learner.to("lead")
        table = learner.table
        table.apply(table.propose_rules(table.number, "rules", 1000.0))
        assert "lesson" not in picture(table, 0)
        assert len(table.choices(0)) > 1

    run(work)


def test_a_later_scene_begins_from_its_position_with_nothing_told() -> None:
    async def work(learner: Learner) -> None:
        viewer = Viewer(learner.seat)
        learner.hall.greet(learner.room, viewer)
        await learner.to("next-round")
        await learner.go_on()
        assert learner.told["say"] == "last-round"
        assert learner.sees()["view"]["round"] == 7
        entry = learner.table.entries[-1]
        assert (entry.kind, entry.seat, entry.body["scene"], entry.body["journal"]) == (SCENE, 0, 1, [])
        sent = [plain(viewer.waiting.get_nowait()) for _ in range(viewer.waiting.qsize())]
        news = [one for one in sent if one.get("picture", {}).get("lesson", {}).get("say") == "last-round"]
        assert len(news) == 1
        assert (news[0]["told"], news[0].get("journal", [])) == (0, [])
        # What was chosen before it cannot be taken back.
        take_back = learner.hall.take_back(learner.room, 0, learner.table.position, "back")
        assert (await code_of(take_back)).startswith("undo-")

    run(work, lesson_of("broom-service", "first"))


def test_a_game_after_a_lesson_is_a_game() -> None:
    async def work(learner: Learner) -> None:
        await learner.asked()
        while not learner.told.get("done"):
            await learner.step()
        assert learner.table.over
        assert learner.told["next"] == next((one.name for one in lessons_of("card-game")[1:]), "")
        again = await learner.hall.room(await opening.open_again(learner.hall, learner.room))
        assert again.table.teaching is None
        assert "lesson" not in again.row.settings
        moments = await answers.moments(learner.hall, learner.room.row.id, "", "")
        assert moments.moments[-1].view["over"] is True

    run(work)


def test_a_lesson_is_for_one_person_and_must_be_there() -> None:
    async def all_of_it() -> None:
        hall = Hall(await BrowserStore.open(Unkept()), AtOnce())
        two = NewTable("card-game", [SeatWish(PERSON), SeatWish(PERSON)], lesson="first")
        assert await code_of(opening.open_table(hall, two)) == "one-learner"
        gone = NewTable("card-game", [SeatWish(PERSON)], lesson="tenth")
        assert await code_of(opening.open_table(hall, gone)) == "unknown-lesson"

    asyncio.run(all_of_it())


def test_a_page_without_a_server_gives_lessons_too() -> None:
    async def all_of_it() -> None:
        host = await Host.open(Unkept())
        games = (await ask(host, "GET", "/api/games"))["games"]
        for game in games:
            assert game.get("lessons", []) == [lesson.told() for lesson in lessons_of(game["name"])]
        seats = [{"kind": "person", "name": "Hazel"}]
        body = {"game": "card-game", "seats": seats, "lesson": "first"}
        opened = await ask(host, "POST", "/api/tables", body)
        visit = await Visit(host, opened).come()
        names = [seat["name"] for seat in visit.heard[0]["seats"]]
        assert names[1:] == ["Hazel", "Sorrel"]
        assert names[0] not in names[1:]
        assert visit.picture["lesson"]["say"] == "welcome"
        await visit.say(type="go-on", at=visit.at, key="1")
        assert visit.picture["lesson"]["say"] == "stock"
        mine = await ask(host, "POST", "/api/mine", {"tokens": [opened["token"]]})
        assert mine[0]["lesson"] == "first"

    asyncio.run(all_of_it())
