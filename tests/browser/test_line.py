"""A server that falls asleep in the middle of a decision: told in time, and nothing is lost or done twice."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import dealing
from browser.conftest import running, window
from browser.friends import PICK, ask
from browser.tables import alone_at, sit_down, take_seats

SENDING_WITHIN, LOST_WITHIN = 0.3, 10.0
SEEN_AT = """([where, text]) => new Promise((done) => {
  const since = performance.now();
  const look = () => {
    const seen = [...document.querySelectorAll(where)].filter((one) => one.checkVisibility());
    const there = seen.some((one) => one.innerText.includes(text));
    if (there) done((performance.now() - since) / 1000);
    else if (performance.now() - since > 30000) done(-1);
    else setTimeout(look, 10);
  };
  look();
})"""
"""After how many seconds something can be read."""


@pytest.fixture
def alone(browser: Browser, tmp_path: Path, told: Path) -> Iterator[tuple[Page, str, int]]:
    """A page at a server of its own, with its address and its process."""
    with running(dealing.__file__, tmp_path, told) as (address, process):
        for page in window(browser, address, reduced_motion="reduce"):
            yield page, address, process.pid
            process.send_signal(signal.SIGCONT)


def test_a_press_while_the_server_sleeps_is_told_kept_and_done_once(alone: tuple[Page, str, int]) -> None:
    page, address, pid = alone
    seat = alone_at(address, "card-game", starter=0)
    sit_down(page, address, [seat])
    # The first card, and then the picks.
    page.locator(".dock .hand button.card").first.click()
    page.locator(".pick .grid button.card").first.wait_for()
    page.evaluate(PICK, 0)
    # What a program has decided counts as decided where the pointer pressed last: so it goes away and comes back.
    page.mouse.move(5, 5)
    page.locator(".dock .hand button.card").first.click()
    before = len(ask(address, f"/api/tables/{seat['table']}/story")["journal"])
    os.kill(pid, signal.SIGSTOP)
    asleep = time.monotonic()
    page.locator("button.choice.cowardly").click()
    assert 0 <= page.evaluate(SEEN_AT, [".sending", "Sending"]) <= SENDING_WITHIN
    expect(page.locator("button.choice.cowardly")).to_contain_text("Sending")
    # Whoever presses again and again, and elsewhere, sends nothing more.
    for stance in ("brave", "cowardly"):
        page.locator(f"button.choice.{stance}").click(force=True)
    assert page.evaluate(SEEN_AT, [".dock .lost", "No connection."]) >= 0
    told = time.monotonic() - asleep
    assert told <= LOST_WITHIN, told
    expect(page.locator(".sending.shown")).to_contain_text("Not sent yet")
    os.kill(pid, signal.SIGCONT)
    expect(page.locator(".sending.shown")).to_contain_text("It has arrived.")
    expect(page.locator(".dock .lost")).to_have_count(0)
    told_since = ask(address, f"/api/tables/{seat['table']}/story", secret=seat["token"])["journal"][before:]
    leads = [one["what"] for one in told_since if one.get("seat") == 0 and one["what"].startswith("leads ")]
    assert [what.split()[-1] for what in leads] == ["cowardly"]
    assert page.locator(".toast.shown").count() == 0


@pytest.mark.slow
def test_a_request_that_nobody_answers_says_so(alone: tuple[Page, str, int]) -> None:
    page, address, pid = alone
    take_seats(page, address, [])
    page.goto(address)
    play = page.get_by_role("button", name="Play now")
    expect(play).to_be_visible()
    os.kill(pid, signal.SIGSTOP)
    play.click()
    assert 0 <= page.evaluate(SEEN_AT, [".sending", "Waiting for the server"]) <= SENDING_WITHIN
    assert 0 <= page.evaluate(SEEN_AT, [".sending", "does not answer"]) <= LOST_WITHIN
    os.kill(pid, signal.SIGCONT)
    page.locator(".dock, .pick").first.wait_for()
    expect(page.locator(".sending.shown")).to_have_count(0)
