"""What a browser fetches until a first table is on the screen: how many requests, and how many bytes as sent."""

from __future__ import annotations

import gzip
import importlib.util
import json
import os
import re
import shutil
import time
import urllib.request
from typing import Any

from table_load import Server, served

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or ""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
PATIENCE = 30


def wait_for(server: Server) -> None:
    for _ in range(PATIENCE * 10):
        try:
            urllib.request.urlopen(f"http://{server.address}/api/games", timeout=2).close()
            return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError(f"no server at {server.address}")


def by_browser(server: Server) -> dict[str, Any]:
    """Open the page in Chromium and press its first button; the network tells what came."""
    from playwright.sync_api import sync_playwright

    asked: dict[str, dict[str, Any]] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        # What passes through a service worker could not be weighed.
        how: dict[str, Any] = {"locale": "en-GB", "service_workers": "block"}
        page = browser.new_context(viewport={"width": 1440, "height": 900}, **how).new_page()
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")

        def begun(event: dict[str, Any]) -> None:
            asked[event["requestId"]] = {"url": event["request"]["url"], "bytes": 0}

        def ended(event: dict[str, Any]) -> None:
            asked[event["requestId"]]["bytes"] = event["encodedDataLength"]

        wire.on("Network.requestWillBeSent", begun)
        wire.on("Network.loadingFinished", ended)
        page.goto(f"http://{server.address}/", wait_until="networkidle")
        home = {one: dict(found) for one, found in asked.items()}
        page.locator("button.btn.big").first.click()
        page.locator(".dock, .pick").first.wait_for(timeout=PATIENCE * 1000)
        page.wait_for_load_state("networkidle")
        browser.close()
    return summed("Chromium", list(home.values()), list(asked.values()))


def by_walking(server: Server) -> dict[str, Any]:
    """Without a browser: the page and every file it names, but for the words of other languages."""
    found: list[dict[str, Any]] = []
    waiting, seen = ["/"], {"/"}
    while waiting:
        path = waiting.pop()
        request = urllib.request.Request(
            f"http://{server.address}{path}", headers={"Accept-Encoding": "gzip"}
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
            body = reply.read()
            if reply.headers.get("Content-Encoding") == "gzip":
                text = gzip.decompress(body).decode("utf-8", "replace")
            else:
                text = body.decode("utf-8", "replace")
        found.append({"url": path, "bytes": len(body)})
        for name in re.findall(r"assets/[\w.-]+\.(?:js|css|svg|woff2|webp|png)|(?<=\./)[\w.-]+\.js", text):
            path = f"/{name}" if name.startswith("assets/") else f"/assets/{name}"
            if path not in seen and not re.match(r"/assets/(fr|de)-", path):
                seen.add(path)
                waiting.append(path)
    return summed("walking", found, found)


def summed(by: str, home: list[dict[str, Any]], table: list[dict[str, Any]]) -> dict[str, Any]:
    # The connection that stays open is a request too; what it brings is weighed with the news.
    return {
        "by": by,
        "home": {"requests": len(home), "bytes": sum(one["bytes"] for one in home)},
        "table": {"requests": len(table) + 1, "bytes": sum(one["bytes"] for one in table)},
        "files": [[one["url"].split("/", 3)[-1], one["bytes"]] for one in table],
    }


def main() -> None:
    with served("table") as server:
        wait_for(server)
        browser = CHROMIUM and importlib.util.find_spec("playwright")
        print(json.dumps(by_browser(server) if browser else by_walking(server)))


if __name__ == "__main__":
    main()
