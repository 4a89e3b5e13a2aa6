"""Draw the icons of the installed page from the broom of its look: an SVG, and PNGs as Chromium shows it.

    python tools/site/icons.py

They lie in web/public, kept as they are; colours are those of the night scene in web/src/look/tokens.css.
"""

import os
import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parents[2] / "web"
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
ROUND = 96
"""Of 512: how round the corners are of an icon that nobody cuts out."""


def night(name: str) -> str:
    """A colour of the look, as it is by night."""
    tokens = (WEB / "src/look/tokens.css").read_text(encoding="utf-8")
    found = re.search(rf"--{name}: (?:light-dark\([^,]+, )?(#\w+)", tokens)
    assert found, name
    return found[1]


def drawn(corner: int, size: float) -> str:
    """The broom before the moon; ``size`` says how much of the icon they fill."""
    rod, bristles = re.findall(r' d="([^"]+)"', (WEB / "src/look/broom.svg").read_text(encoding="utf-8"))
    at = 256 - 12 * size
    sky, gap = night("sc1"), f'stroke="{night("sc1")}"'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
        f'<rect width="512" height="512" rx="{corner}" fill="{sky}"/>'
        f'<circle cx="{256 + 3 * size:g}" cy="{256 - 3.4 * size:g}" r="{7 * size:g}" fill="{night("scm")}"/>'
        f'<g transform="translate({at:g} {at:g}) scale({size:g}) rotate(140 12 12)" stroke-linecap="round">'
        f'<path d="{rod}" fill="none" {gap} stroke-width="3.8"/><path d="{bristles}" {gap} stroke-width="1.8"/>'
        f'<path d="{rod}" fill="none" stroke="{night("scene-ink")}" stroke-width="2"/>'
        f'<path d="{bristles}" fill="{night("brave")}"/>'
        f'<path d="M15.6 8.6c-.4 2.2-.4 4.6 0 6.8M18.2 12h5M18 10.3l5-1.5M18 13.7l5 1.5" fill="none" {gap} '
        'stroke-width=".7"/></g></svg>'
    )


def main() -> None:
    whole, cut = drawn(ROUND, 18), drawn(0, 15.5)
    public = WEB / "public"
    (public / "icon.svg").write_text(whole + "\n", encoding="utf-8")
    wanted = {
        "icon-192.png": (whole, 192),
        "icon-512.png": (whole, 512),
        "icon-maskable-512.png": (cut, 512),
        "icon-apple-180.png": (cut, 180),
    }
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for name, (svg, size) in wanted.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{svg}")
            page.screenshot(path=public / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
