"""Looking back: every moment as a viewer was shown it then, and nothing that this viewer may not know."""

import asyncio
from typing import Any

import httpx
import pytest

from broomstick import PUBLIC, Chance, State
from broomstick.heart.journal import Entry as Told
from broomstick.heart.journal import Journal
from broomstick.hosting.entries import ACT, RULES, UNDO, Entry
from broomstick.hosting.messages import Moments
from broomstick.hosting.moments import MOST_KEPT, Archive
from broomstick.hosting.pictures import picture
from broomstick.hosting.table import Table
from broomstick.server.live import encode
from hosting.visiting import laid_on
from server.serving import Client, ask, play_to_the_end, watching
from server.test_table import opened, played, step

Shown = tuple[dict[str, Any], list[Any]]


def looked_back(table: Table, viewer: int) -> Moments:
    return asyncio.run(Archive().moments("table", table, viewer))


def laid_out(found: Moments) -> list[Shown]:
    """Each moment's whole view, and the journal as it stood then."""
    shown: list[Shown] = []
    view: dict[str, Any] = {}
    for moment in found.moments:
        view = laid_on(view, {"view": moment.view, "gone": moment.gone})
        shown.append((view, found.journal[: moment.told]))
    return shown


def now(table: Table, viewer: int) -> Shown:
    return picture(table, viewer)["view"], table.told(viewer).since(0)


@pytest.mark.parametrize("players", [3, 4, 6])
def test_every_moment_is_what_was_shown_then(players: int) -> None:
    table = opened(players)
    rng = Chance(players)
    viewers = [0, players - 1, PUBLIC]
    live = {viewer: [now(table, viewer)] for viewer in viewers}
    while not table.state.over:
        step(table, rng)
        for viewer in viewers:
            live[viewer].append(now(table, viewer))
    for viewer in viewers:
        found = looked_back(table, viewer)
        assert laid_out(found) == live[viewer]
        assert found.at == table.position
        assert found.seat == (None if viewer == PUBLIC else viewer)


def test_a_moment_is_named_by_its_round_and_turn() -> None:
    found = looked_back(played(), PUBLIC)
    for moment, (view, told) in zip(found.moments, laid_out(found), strict=True):
        assert moment.round == view["round"]
        done = [turn for turn in view["turns"] if turn.startswith(f"{view['round']} ")]
        between = view["round"] == 0 or view["sealed"] or view["over"]
        assert moment.turn == (0 if between else len(done) + 1)
        assert len(told) == moment.told
    assert {moment.round for moment in found.moments} == {0, 1, 2, 3, 4}
    assert {moment.turn for moment in found.moments} >= {0, 1, 2, 3, 4}


def test_what_was_taken_back_is_not_looked_back_at() -> None:
    table = opened()
    rng = Chance(5)
    live = [now(table, 0)]
    taken_back = 0
    while not table.state.over:
        entry = step(table, rng)
        live.append(now(table, 0))
        if entry.kind == ACT and rng.below(3) == 0:
            # In this game every decision shows something, and so none can be taken back; a log can all the same.
            to = table.line[-2].number
            table.apply(Entry(table.number + 1, UNDO, entry.seat, {"to": to}, 3.0, f"u{table.number}", ""))
            live.pop()
            taken_back += 1
            assert now(table, 0) == live[-1]
            assert laid_out(looked_back(table, 0)) == live
    assert taken_back > 3
    assert laid_out(looked_back(table, 0)) == live


def test_after_a_change_of_rules_it_begins_where_the_game_went_on() -> None:
    table = opened()
    rng = Chance(6)
    for _ in range(14):
        step(table, rng)
    table.apply(table.propose_rules(table.number, "rules", 3.0))
    live = [now(table, 2)]
    for _ in range(8):
        step(table, rng)
        live.append(now(table, 2))
    assert laid_out(looked_back(table, 2)) == live


def elsewhere(table: Table, viewer: int, rng: Chance) -> Table:
    """The same table in a world that the viewer cannot tell from the true one."""
    twin = opened(table.game.players, "lie")
    twin.state = table.game.imagine(table.state.view(viewer), rng)
    told = Journal()
    assert table.state.journal is not None
    for one in table.state.journal.entries:
        if one.audience >> viewer & 1:
            told.entries.append(one)
        elif rng.below(2):
            told.entries.append(Told(one.code, (one.seat + 1) % table.game.players, one.audience))
    twin.state.journal = told
    twin.entries = table.entries[:]
    twin.apply(twin.propose_rules(table.number, "rules", 3.0))
    return twin


def common_step(table: Table, twin: Table, viewer: int, rng: Chance) -> bool:
    """The same decision in both worlds, but sealed answers of others as each world has them; no if there is none."""
    one, other = table.state, twin.state
    answers: list[dict[int, str]] = [{}, {}]
    for seat in one.deciders if table.sealed else one.deciders[:1]:
        both = [action for action in one.choices(seat) if action in other.choices(seat)]
        if table.sealed and seat != viewer:
            chosen = [rng.pick(one.choices(seat)), rng.pick(other.choices(seat))]
        elif both:
            chosen = [rng.pick(both)] * 2
        else:
            return False
        for own, action in zip(answers, chosen, strict=True):
            own[seat] = one.game.text(action)
    for world, own in zip((table, twin), answers, strict=True):
        if world.sealed:
            entry = world.propose_lock(own, "k", 4.0)
            assert entry is not None
        else:
            ((seat, text),) = own.items()
            entry = world.propose_act(seat, world.position, text, "k", 4.0)
        world.apply(entry)
    return True


def alike(one: State, other: State, viewer: int) -> bool:
    return bool(one.view(viewer) == other.view(viewer)) and one.history_data(viewer) == other.history_data(
        viewer
    )


@pytest.mark.parametrize("viewer", [0, 2, PUBLIC])
@pytest.mark.parametrize("players", [3, 6])
def test_moments_depend_only_on_what_the_viewer_may_know(viewer: int, players: int) -> None:
    rng = Chance(players * 10 + viewer)
    compared = differed = 0
    for beginning in range(0, 36, 2):
        table = opened(players)
        for _ in range(beginning):
            step(table, rng)
        twin = elsewhere(table, viewer, rng)
        table.apply(table.propose_rules(table.number, "rules", 3.0))
        assert table.line[0].kind == RULES
        # Until the rules themselves show the viewer a difference.
        while alike(table.state, twin.state, viewer) and not table.state.over:
            assert encode(looked_back(table, viewer)) == encode(looked_back(twin, viewer))
            compared += 1
            hidden = [state.position() for state in (table.state, twin.state)]
            differed += any(hidden[0][field] != hidden[1][field] for field in ("stocks", "hands", "picks"))
            if not common_step(table, twin, viewer, rng):
                break
    assert compared > 20
    assert differed > 15


def test_the_secrets_really_were_there() -> None:
    table = played()
    own = laid_out(looked_back(table, 1))
    others = laid_out(looked_back(table, 2))
    assert any(view["picks"] for view, _ in own)
    assert [view["picks"] for view, _ in own] != [view["picks"] for view, _ in others]
    assert not any(view["picks"] or view["stock"] for view, _ in laid_out(looked_back(table, PUBLIC)))


SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]


async def decide_once(client: Client) -> None:
    while not (client.picture.get("choices") or {}).get("actions"):
        await client.hear()
    text = client.picture["choices"]["actions"][0]["text"]
    await client.reply_to(await client.say(type="act", at=client.at, action=text))


async def test_a_running_game_shows_each_seat_its_own_and_a_finished_one_shows_all(address: str) -> None:
    wish = {"game": "card-game", "seats": SEATS, "pace": 0, "starter": 0}
    _, ada = await ask(address, "/api/tables", wish)
    _, ben = await ask(address, "/api/join", {"code": ada["code"], "name": "Ben"})
    at = f"/api/tables/{ada['table']}/moments"
    async with (
        watching(address, ada["table"], ada["token"]) as one,
        watching(address, ada["table"], ben["token"]) as two,
    ):
        await decide_once(one)
        for eyes in ("", "?as=0"):
            status, hers = await ask(address, at + eyes, seat=ada["token"])
            assert status == 200
            assert hers["seat"] == 0
            assert len(hers["moments"]) > 1
        for secret in ("", ada["token"]):
            status, everybodys = await ask(address, f"{at}?as=public", seat=secret)
            assert (status, everybodys["seat"]) == (200, None)
        for secret in ("", ada["token"]):
            status, reply = await ask(address, f"{at}?as=1", seat=secret)
            assert (status, reply["code"]) == (403, "not-over")
        status, reply = await ask(address, at, seat="nonsense")
        assert (status, reply["code"]) == (403, "no-such-token")
        for nobody in ("3", "-1", "seat", "1.0"):
            status, reply = await ask(address, f"{at}?as={nobody}", seat=ada["token"])
            assert (status, reply["code"]) == (400, "no-such-seat")
        await asyncio.gather(play_to_the_end(one), play_to_the_end(two))
    for seat, client in enumerate((one, two)):
        status, found = await ask(address, f"{at}?as={seat}")
        assert status == 200
        view: dict[str, Any] = {}
        for moment in found["moments"]:
            view = laid_on(view, moment)
        assert (view, found["journal"]) == (client.picture["view"], client.journal)


async def test_answers_are_never_kept_on_the_way(address: str) -> None:
    _, ada = await ask(address, "/api/tables", {"game": "card-game", "seats": SEATS})
    async with httpx.AsyncClient() as client:
        reply = await client.get(
            f"http://{address}/api/tables/{ada['table']}/moments", headers={"X-Seat": ada["token"]}
        )
    assert reply.headers["cache-control"] == "no-store"


def test_a_game_is_played_again_once_for_all_who_ask_and_others_come_in_between() -> None:
    table = played()
    turns = 0

    async def go() -> Archive:
        nonlocal turns
        archive = Archive()
        asked = [asyncio.ensure_future(archive.moments("table", table, 0)) for _ in range(5)]
        while not all(one.done() for one in asked):
            turns += 1
            await asyncio.sleep(0)
        assert len({id(one.result()) for one in asked}) == 1
        return archive

    archive = asyncio.run(go())
    assert archive.played == 1
    # Whoever else lives on the loop had a turn after every step.
    assert turns >= len(table.line)


def test_only_so_many_answers_are_remembered() -> None:
    async def go() -> Archive:
        archive = Archive()
        table = opened()
        for number in range(MOST_KEPT + 3):
            await archive.moments(f"table {number}", table, 0)
        await archive.moments(f"table {MOST_KEPT + 2}", table, 0)
        return archive

    archive = asyncio.run(go())
    assert len(archive.kept) == MOST_KEPT
    assert archive.played == MOST_KEPT + 3
