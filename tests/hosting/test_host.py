"""Tables without a server: played to the end, gone on with after a crash, taken along as files, and refused storage."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from broomstick.browser.shelf import BOXES, Unkept
from broomstick.games import game_names, read_record
from broomstick.hosting import opening
from dealing import known_deals
from hosting.visiting import Problem, Visit, ask, host_on, opened
from terminal.talk import talk


@pytest.fixture(autouse=True)
def deals_are_known(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "unknown_deal", known_deals(lambda: str(request.node.nodeid)))


class Failing(Unkept):
    """A shelf that takes nothing for a while."""

    why = ""

    async def write(self, changes: str) -> None:
        if self.why:
            raise RuntimeError(self.why)
        await super().write(changes)


@pytest.mark.parametrize("game", game_names())
def test_a_whole_game_against_bots_ends_with_its_record(game: str) -> None:
    async def whole() -> None:
        host = await host_on(Unkept())
        visit = await opened(host, game)
        assert await visit.play() > 10
        record = await ask(host, "GET", f"/api/tables/{visit.table}/record")
        assert read_record(record).replay().over
        fair = await ask(host, "GET", f"/api/tables/{visit.table}/fair")
        assert fair["seed"] == visit.picture["seed"]
        moments = await ask(host, "GET", f"/api/tables/{visit.table}/moments?as=1", seat=visit.token)
        assert moments["seat"] == 1
        again = await ask(host, "POST", f"/api/tables/{visit.table}/rematch", {}, visit.token)
        assert again["table"] != visit.table

    asyncio.run(whole())


@pytest.mark.parametrize("game", game_names())
def test_after_a_crash_the_same_question_is_asked(game: str) -> None:
    shelf = Unkept()

    async def begin() -> Visit:
        visit = await opened(await host_on(shelf), game)
        await visit.play(7)
        return visit

    async def go_on(before: Visit) -> None:
        host = await host_on(shelf)
        after = await Visit(host, {"table": before.table, "token": before.token}).come()
        assert after.at == before.at
        for part in ("view", "choices"):
            assert after.picture[part] == before.picture[part]
        await after.play()

    asyncio.run(go_on(asyncio.run(begin())))


def test_an_answer_in_an_envelope_is_still_there_after_a_crash() -> None:
    shelf = Unkept()
    pair = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]

    async def begin() -> tuple[str, str]:
        host = await host_on(shelf)
        table = await ask(host, "POST", "/api/tables", {"game": "broom-service", "seats": pair})
        visit = await Visit(host, table).come()
        assert visit.picture["choices"]["sealed"]
        roles = " ".join(visit.picture["choices"]["pick"][: visit.picture["choices"]["count"]])
        assert (await visit.answer(f"pick {roles}"))["type"] == "done"
        return visit.table, visit.token

    async def look(table: str, token: str) -> None:
        visit = await Visit(await host_on(shelf), {"table": table, "token": token}).come()
        assert visit.heard[0]["answer"].startswith("pick ")
        assert visit.heard[0]["ready"] == [0]

    asyncio.run(look(*asyncio.run(begin())))


def test_a_withdrawn_answer_does_not_come_back_by_its_key_after_a_crash() -> None:
    shelf = Unkept()
    pair = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]

    async def begin() -> tuple[Visit, str]:
        host = await host_on(shelf)
        table = await ask(host, "POST", "/api/tables", {"game": "broom-service", "seats": pair})
        ada = await Visit(host, table).come()
        ben = await Visit(host, {"table": ada.table, "token": table["others"][0]["token"]}).come()
        roles = " ".join(ada.picture["choices"]["pick"][: ada.picture["choices"]["count"]])
        await ada.say(type="seal", at=ada.at, answer=f"pick {roles}", key="first")
        await ada.say(type="unseal", at=ada.at, key="out")
        assert (await ben.answer(f"pick {roles}"))["type"] == "done"
        return ada, roles

    async def again(before: Visit, roles: str) -> None:
        after = await back(shelf, before)
        for key, done in (("first", False), ("out", False), ("second", True)):
            await after.say(type="seal", at=before.at, answer=f"pick {roles}", key=key)
            assert after.heard[-1] == {"type": "done", "key": key}
            assert (after.at > before.at) is done

    asyncio.run(again(*asyncio.run(begin())))


@pytest.mark.parametrize(
    ("why", "code"), [("QuotaExceededError: full", "storage-full"), ("gone", "storage-refused")]
)
def test_what_a_browser_does_not_keep_is_not_done_and_can_be_done_later(why: str, code: str) -> None:
    async def whole() -> None:
        shelf = Failing()
        visit = await opened(await host_on(shelf), "card-game")
        before = visit.at
        hint = await ask(visit.host, "GET", f"/api/tables/{visit.table}/hint", seat=visit.token)
        shelf.why = why
        said = await visit.answer(hint["action"])
        assert (said["type"], said["code"]) == ("not-done", code)
        assert visit.at == before
        with pytest.raises(Problem, match=code):
            await opened(visit.host, "card-game")
        shelf.why = ""
        assert (await visit.answer(hint["action"]))["type"] == "done"
        assert visit.at > before

    asyncio.run(whole())


def played_a_little(game: str = "card-game") -> tuple[Unkept, Visit]:
    """A table of which some steps are kept, and whoever sat there."""
    shelf = Unkept()

    async def begin() -> Visit:
        visit = await opened(await host_on(shelf), game)
        await visit.play(6)
        await visit.say(type="say", text="hello", key="talk")
        return visit

    return shelf, asyncio.run(begin())


async def back(shelf: Unkept, before: Visit) -> Visit:
    """The same seat after the browser was closed and opened again."""
    return await Visit(await host_on(shelf), {"table": before.table, "token": before.token}).come()


DAMAGE: dict[str, Callable[[dict[Any, Any], Any], None]] = {
    "missing": lambda box, key: box.__delitem__(key),
    "nonsense": lambda box, key: box.__setitem__(key, {"nonsense": True}),
    "no row": lambda box, key: box.__setitem__(key, "nonsense"),
    "no body": lambda box, key: box.__setitem__(key, {**box[key], "body": {}}),
    "odd kind": lambda box, key: box.__setitem__(key, {**box[key], "kind": "dance"}),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_log_with_a_hole_in_it_goes_on_before_the_hole_and_says_so(damage: str) -> None:
    shelf, before = played_a_little()
    entries = shelf.boxes["entries"]
    hole = sorted(entries)[-4]
    DAMAGE[damage](entries, hole)

    async def go_on() -> None:
        after = await back(shelf, before)
        assert after.heard[0]["damaged"]
        await after.asked()
        assert after.at <= before.at
        await after.play(1)
        # Nothing that lay behind the hole is taken for what comes after it.
        kept = await (await host_on(shelf)).store.load_entries(before.table)
        assert len(kept) == len(entries)
        again = await back(shelf, before)
        assert not again.heard[0].get("damaged")
        await again.asked()
        await again.play()

    asyncio.run(go_on())


def test_who_sat_where_may_be_lost_and_the_game_goes_on_where_it_was() -> None:
    shelf, before = played_a_little()
    for number in (2, 4):
        del shelf.boxes["entries"][before.table, number]

    async def go_on() -> None:
        after = await back(shelf, before)
        assert after.heard[0]["damaged"]
        assert after.at == before.at
        assert [seat["kind"] for seat in after.heard[0]["seats"]] == ["person", "bot", "bot"]
        await after.asked()
        await after.play()

    asyncio.run(go_on())


def test_a_log_without_its_beginning_is_refused_with_a_reason_and_can_be_thrown_away() -> None:
    shelf, before = played_a_little()
    del shelf.boxes["entries"][min(shelf.boxes["entries"])]

    async def look() -> None:
        host = await host_on(shelf)
        (mine,) = await ask(host, "POST", "/api/mine", {"tokens": [before.token]})
        assert mine["table"] == before.table
        with pytest.raises(Problem, match="damaged"):
            await ask(host, "GET", f"/api/tables/{before.table}")
        await ask(host, "POST", f"/api/tables/{before.table}/forget", {}, before.token)
        assert not any(shelf.boxes.values())

    asyncio.run(look())


@pytest.mark.parametrize("damage", ["missing", "nonsense", "no row"])
def test_a_table_whose_row_is_lost_is_known_by_its_log(damage: str) -> None:
    shelf, before = played_a_little("witchs-brew")
    DAMAGE[damage](shelf.boxes["tables"], (before.table,))

    async def go_on() -> None:
        after = await back(shelf, before)
        assert after.heard[0]["damaged"]
        assert after.at == before.at
        assert after.picture["view"] == before.picture["view"]
        await after.play()
        (mine,) = await ask(await host_on(shelf), "POST", "/api/mine", {"tokens": [before.token]})
        assert (mine["game"], mine["over"]) == ("witchs-brew", True)
        # What came of it is told with it, and which round is played only while it goes on.
        assert min(mine["places"]) == 1
        assert len(mine["scores"]) == len(mine["names"])
        assert mine.get("round", 0) == 0

    asyncio.run(go_on())


@pytest.mark.parametrize("box", BOXES)
def test_a_row_that_cannot_be_read_hides_no_other(box: str) -> None:
    shelf, before = played_a_little()
    shelf.boxes[box]["broken", 1] = {"nonsense": True}
    shelf.boxes[box][before.table, 1000] = {"nonsense": True}

    async def whole() -> None:
        after = await back(shelf, before)
        assert after.at == before.at
        (mine,) = await ask(after.host, "POST", "/api/mine", {"tokens": [before.token]})
        assert mine["table"] == before.table

    asyncio.run(whole())


def test_a_game_goes_out_as_a_file_that_the_command_line_goes_on_with(tmp_path: Path) -> None:
    async def whole() -> str:
        host = await host_on(Unkept())
        visit = await opened(host, "witchs-brew")
        await visit.play(9)
        # A bot that plays for somebody for a while does not take the seat.
        await visit.say(type="hand-over", seat=0, to="bot", key="rest")
        text: str = await ask(host, "GET", f"/api/tables/{visit.table}/save", seat=visit.token)
        with pytest.raises(Problem, match="not-seated"):
            await ask(host, "GET", f"/api/tables/{visit.table}/save")
        return text

    file = tmp_path / "game.txt"
    file.write_text(asyncio.run(whole()), encoding="utf-8")
    assert talk(f"check {file}").status == 0
    said = talk(f"resume {file} --plain --quick", ["who"])
    assert "Ada" in said.out
    assert said.err == ""


def test_a_file_of_the_command_line_is_gone_on_with_in_a_page(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    talk(f"play card-game --plain --quick --players 3 --names Ada,Ben --seed 5 --save {file}", ["", "1"])

    async def whole() -> None:
        host = await host_on(Unkept())
        brought = await ask(host, "POST", "/api/import", {"record": file.read_text(encoding="utf-8")})
        assert [one["seat"] for one in brought.get("others", [])] == [1]
        shown = await ask(host, "GET", f"/api/tables/{brought['table']}")
        assert [seat["name"] for seat in shown["seats"]][:2] == ["Ada", "Ben"]
        again = await ask(host, "GET", f"/api/tables/{brought['table']}/save", seat=brought["token"])
        assert again.split("\n", 2)[2] == file.read_text(encoding="utf-8").split("\n", 2)[2]

    asyncio.run(whole())


def test_a_finished_record_can_be_looked_at_again() -> None:
    async def whole() -> None:
        host = await host_on(Unkept())
        visit = await opened(host, "card-game")
        await visit.play()
        record = await ask(host, "GET", f"/api/tables/{visit.table}/record")
        brought = await ask(host, "POST", "/api/import", {"record": record, "name": "Zoe"})
        moments = await ask(
            host, "GET", f"/api/tables/{brought['table']}/moments?as=2", seat=brought["token"]
        )
        first = await ask(host, "GET", f"/api/tables/{visit.table}/moments?as=2", seat=visit.token)
        assert moments["moments"] == first["moments"]
        assert await ask(host, "GET", f"/api/tables/{brought['table']}/record") == record
        again = await ask(host, "POST", "/api/import", {"record": record, "name": "Zoe"})
        assert again["table"] == brought["table"]
        (mine,) = await ask(host, "POST", "/api/mine", {"tokens": [again["token"]]})
        assert (mine["table"], mine["over"]) == (again["table"], True)

    asyncio.run(whole())


@pytest.mark.parametrize("text", ["", "nonsense", "broomstick table 2\n{}\n", "broomstick table 2\n[1\n\n"])
def test_what_is_no_file_of_a_game_is_refused_and_nothing_is_kept(text: str) -> None:
    async def whole() -> None:
        shelf = Unkept()
        host = await host_on(shelf)
        with pytest.raises(Problem):
            await ask(host, "POST", "/api/import", {"record": text})
        assert not shelf.boxes["tables"]

    asyncio.run(whole())


def test_a_table_that_is_forgotten_leaves_nothing_behind() -> None:
    async def whole() -> None:
        shelf = Unkept()
        host = await host_on(shelf)
        visit = await opened(host, "broom-service")
        await visit.play(3)
        await visit.say(type="say", text="hello", key="talk")
        await ask(host, "POST", f"/api/tables/{visit.table}/forget", {}, visit.token)
        assert not any(shelf.boxes.values())
        with pytest.raises(Problem, match="no-such-table"):
            await ask(host, "GET", f"/api/tables/{visit.table}")

    asyncio.run(whole())


@pytest.mark.parametrize(
    ("message", "answer"),
    [
        ("no json", "wrong"),
        ('{"type": "act"}', "wrong"),
        ('{"type": "dance"}', "wrong"),
        ('{"type": "ping"}', "pong"),
        ('{"type": "act", "at": 0, "action": "x", "key": "k"}', "not-done"),
    ],
)
def test_odd_messages_are_answered_and_change_nothing(message: str, answer: str) -> None:
    async def whole() -> None:
        visit = await opened(await host_on(Unkept()), "card-game")
        before = visit.at
        await visit.line.say(message)
        await asyncio.sleep(0)
        assert visit.heard[-1]["type"] == answer
        assert visit.at == before

    asyncio.run(whole())


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/nowhere", None),
        ("POST", "/api/tables", {"game": "card-game"}),
        ("POST", "/api/tables", {"game": "card-game", "seats": [{"kind": "ghost"}] * 3}),
        ("POST", "/api/tables", {"game": "chess", "seats": [{"kind": "person"}] * 3}),
        ("GET", "/api/tables/none", None),
        ("GET", "/api/codes/XXXX", None),
    ],
)
def test_odd_requests_are_refused_with_a_reason(
    method: str, path: str, body: dict[str, object] | None
) -> None:
    async def whole() -> None:
        with pytest.raises(Problem):
            await ask(await host_on(Unkept()), method, path, body)

    asyncio.run(whole())


def test_what_one_at_a_device_may_not_know_is_in_no_message_to_them() -> None:
    """Two worlds that differ only in what the first seat cannot see: its line says the same, byte for byte."""

    async def heard(hands: str) -> list[str]:
        shelf = Unkept()
        host = await host_on(shelf)
        pair = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
        table = await ask(host, "POST", "/api/tables", {"game": "broom-service", "seats": pair, "starter": 0})
        ada = await Visit(host, table).come()
        ben = await Visit(host, {"table": ada.table, "token": table["others"][0]["token"]}).come()
        told = len(ada.heard)
        assert (await ben.answer(f"pick {hands}"))["type"] == "done"
        news = [json.dumps(one, sort_keys=True) for one in ada.heard[told:]]
        assert news
        return news

    first = asyncio.run(heard("forest-witch prairie-witch hill-witch mountain-witch"))
    other = asyncio.run(heard("valley-druid peak-druid root-gatherer herb-gatherer"))
    assert first == other


def test_an_answer_in_an_envelope_goes_along_in_a_file_and_a_bots_does_not() -> None:
    async def whole() -> None:
        host = await host_on(Unkept())
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}, {"kind": "bot"}]
        table = await ask(host, "POST", "/api/tables", {"game": "broom-service", "seats": seats, "pace": 0})
        ada = await Visit(host, table).come()
        roles = " ".join(ada.picture["choices"]["pick"][: ada.picture["choices"]["count"]])
        assert (await ada.answer(f"pick {roles}"))["type"] == "done"
        await asyncio.sleep(0.1)
        text = await ask(host, "GET", f"/api/tables/{ada.table}/save", seat=ada.token)
        assert json.loads(text.split("\n")[1])["envelopes"] == {"0": f"pick {roles}"}
        brought = await ask(host, "POST", "/api/import", {"record": text})
        again = await Visit(host, brought).come()
        assert again.heard[0]["answer"] == f"pick {roles}"

    asyncio.run(whole())


def test_what_is_no_message_is_refused_and_nothing_else_happens() -> None:
    async def whole() -> None:
        host = await host_on(Unkept())
        visit = await opened(host, "card-game")
        renew = f"/api/tables/{visit.table}/seat/renew"
        for body in ("{", "[" * 100_000, "[]", '{"key": "\\ud800"}', '{"key": 1}'):
            said = json.loads(await host.ask("POST", renew, body, visit.token))
            assert said["problem"]["code"] == "wrong", body[:20]
            before = len(visit.heard)
            await visit.line.say(body)
            assert [one["type"] for one in visit.heard[before:]] == ["wrong"]

    asyncio.run(whole())
