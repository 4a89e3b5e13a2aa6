"""Parts of the page are fetched when they are needed, and do not always come: no line, or a newer page."""

from playwright.sync_api import Browser, expect


def test_a_part_that_did_not_come_can_be_fetched_again(browser: Browser, address: str) -> None:
    # What a service worker has kept would come all the same.
    context = browser.new_context(locale="en-GB", service_workers="block")
    page = context.new_page()
    page.goto(address)
    page.locator(".home").wait_for()
    lost = "**/Rules-*.js"
    page.route(lost, lambda route: route.abort())
    page.goto(f"{address}/#/rules/card-game")
    told = page.get_by_role("alert")
    expect(told).to_contain_text("could not be fetched")
    # Without a server the page stays: the browser would show one of its own.
    context.set_offline(True)
    told.get_by_role("button", name="Load the page again").click()
    expect(told).to_contain_text("cannot be reached")
    context.set_offline(False)
    page.unroute(lost)
    told.get_by_role("button", name="Load the page again").click()
    expect(page.get_by_role("heading", name="The Card Game").first).to_be_visible()
    expect(told).to_have_count(0)
    context.close()
