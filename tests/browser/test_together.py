"""Three people and a spectator at one table, each in a browser; lines break, windows double, and all see one game."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

import broomstick
from browser.friends import (
    CHOOSE,
    END,
    LOG,
    PICK,
    READY,
    Friend,
    Tab,
    ask,
    let_bots_finish,
    three_friends,
    to_the_picks,
    wait,
)


@pytest.fixture
def table(browser: Browser, address: str) -> Iterator[list[Friend]]:
    """Ada, Ben, Cleo, and somebody who watches."""
    seats = three_friends(address)
    friends = [Friend(browser, address, seats[0]["table"], seat) for seat in [*seats, None]]
    yield friends
    for friend in friends:
        friend.context.close()
    assert [friend.wrong for friend in friends] == [[]] * 4


def change_minds(ada: Friend, ben: Friend) -> None:
    """Picks are changed and taken back; the others see who is ready, and no more."""
    ada.page.evaluate(PICK, 0)
    ada.wait(lambda now: now["ready"])
    ben.wait(lambda now: any(one.endswith("Ada ready") for one in now["people"]))
    ada.page.evaluate(READY)
    ada.wait(lambda now: not now["ready"])
    ben.wait(lambda now: any(one.endswith("Ada choosing") for one in now["people"]))
    ada.page.evaluate(PICK, 1)
    ada.wait(lambda now: now["ready"])


def lose_the_line(cleo: Friend) -> None:
    """Whoever is cut off is told; what they decide meanwhile arrives when the line is back."""
    cleo.line.cut()
    cleo.wait(lambda now: "No connection." in now["link"])
    cleo.page.evaluate(PICK, 0)
    assert not cleo.seen()["ready"]
    cleo.line.down = False


def press_in_two_windows(ada: Friend, twin: Tab, others: list[Friend]) -> None:
    """One seat, two windows, two different choices in the same moment: one counts, and both windows show it."""
    for _ in range(400):
        now = ada.seen()
        if now["asked"] and now["stances"]:
            break
        assert not now["picking"], "Ada was never asked"
        for friend in others:
            if friend.seen()["asked"]:
                friend.page.evaluate(CHOOSE, 0)
        ada.page.wait_for_timeout(20)
    wait(twin.page, lambda now: now["asked"] and now["stances"] > 0)
    before = len(ada.story()["journal"])
    # The second window does not know yet what the first one has done.
    twin.line.holds_news = True
    ada.page.evaluate(CHOOSE, 0)
    ada.wait(lambda _: len(ada.story()["journal"]) > before)
    twin.page.evaluate(CHOOSE, -1)
    said = [entry["what"] for entry in ada.story()["journal"][before:] if entry.get("seat") == 0]
    twin.line.release()
    assert "brave" in said[0]
    wait(twin.page, lambda _: twin.page.evaluate(LOG) == ada.page.evaluate(LOG))


def seal_at_once(ben: Friend, cleo: Friend) -> None:
    for friend in (ben, cleo):
        friend.line.holds_words = True
        friend.page.evaluate(PICK, 0)
    for friend in (ben, cleo):
        friend.line.release()


def results(friend: Friend) -> Any:
    friend.wait(lambda now: now["over"])
    return friend.page.evaluate(END)


def log_at_the_end(friend: Friend) -> list[str]:
    friend.page.get_by_role("button", name="Look at the table").click()
    # A long one is drawn bit by bit.
    friend.page.locator('.log[aria-busy="false"] li').first.wait_for()
    lines: list[str] = friend.page.evaluate(LOG)
    return lines


def end_alike(table: list[Friend], address: str) -> None:
    """All screens show one result, the server's record says the same, and so does a page that is loaded anew."""
    shown = [results(friend) for friend in table]
    assert shown[0]["rank"]
    assert shown[1:] == shown[:1] * 3
    path = table[0].url.rpartition("/")[2]
    state = broomstick.read_record(ask(address, f"/api/tables/{path}/record")).replay()
    points = {name: str(state.points(seat)) for seat, name in enumerate(["Ada", "Ben", "Cleo"])}
    assert {name: total for _, name, total in shown[0]["rank"]} == points
    for friend in table:
        told = log_at_the_end(friend)
        friend.page.reload()
        assert results(friend) == shown[0]
        assert log_at_the_end(friend) == told


def test_whatever_happens_to_the_lines_all_end_with_the_same_game(table: list[Friend], address: str) -> None:
    ada, ben, cleo, watcher = table
    to_the_picks([ada, ben, cleo])
    change_minds(ada, ben)
    # A page that is loaded anew knows what is in its envelope.
    ben.page.evaluate(PICK, 0)
    ben.wait(lambda now: now["ready"])
    ben.page.reload()
    ben.wait(lambda now: now["ready"])
    # Ada thinks again, too late: all were ready, but that has not reached her yet.
    ada.line.holds_news = True
    lose_the_line(cleo)
    cleo.wait(lambda now: not now["picking"])
    ada.page.evaluate(READY)
    ada.page.wait_for_timeout(50)
    ada.line.release()
    late = ada.wait(lambda now: bool(now["toast"]) and not now["picking"])
    assert late["toast"] == "Everybody was ready before this arrived: your picks stand."
    assert len(ada.picked()) == 1
    # One seat in two windows; both decide.
    twin = ada.second_tab()
    press_in_two_windows(ada, twin, [ben, cleo])
    twin.page.close()
    to_the_picks([ada, ben, cleo])
    ada.page.evaluate(PICK, 0)
    ada.wait(lambda now: now["ready"])
    seal_at_once(ben, cleo)
    for friend in (ada, ben, cleo):
        friend.wait(lambda now: not now["picking"])
        assert len(friend.picked()) == 2
    # The rest is for bots.
    let_bots_finish(address, [friend.seat for friend in (ada, ben, cleo) if friend.seat is not None])
    end_alike(table, address)
    assert watcher.picked() == []
