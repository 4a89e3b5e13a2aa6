"""A browser that plays at the site and waits to be killed: run as a program with a profile and the site's address."""

import sys
import time

from playwright.sync_api import sync_playwright

from browser.card_game import test_whole_games as cards
from browser.conftest import CHROMIUM, FLAGS
from browser.site import open_table, question

if __name__ == "__main__":
    profile, site = sys.argv[1:]
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=CHROMIUM, args=FLAGS, locale="en-GB", reduced_motion="reduce"
        )
        page = context.new_page()
        open_table(page, site, "card-game")
        for _ in range(3):
            cards.touch_once(page, tap=False)
            page.wait_for_timeout(60)
        page.wait_for_timeout(500)
        sys.stdout.write(f"{page.url} {question(page)}\n")
        sys.stdout.flush()
        time.sleep(600)
