"""Take pictures of every screen of the page, from the gallery, by day and night, on a desk and on a phone.

    python tools/pictures/shots.py                      all of them, into .shots
    python tools/pictures/shots.py following end        these screens only
    python tools/pictures/shots.py --keep               the few that the pages show, into docs/pictures

Needs Chromium (CHROMIUM names it) and the built gallery: `make .gallery/gallery.html`, or
`npx vite build --mode gallery` in web.
"""

import argparse
import base64
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from broomstick.words import LANGUAGES  # noqa: E402
from browser.conftest import CHROMIUM, FLAGS  # noqa: E402 - the tests' own helpers
from browser.gallery import BUILT, DESK, PHONE, Gallery, served  # noqa: E402

THEMES = ("light", "dark")
SIZES = {"desk": DESK, "phone": PHONE}
KEPT = {
    "page-desk": ("following", "desk", "light", "en"),
    "page-phone": ("following", "phone", "dark", "de"),
    "page-end": ("end", "desk", "light", "en"),
    "page-brew": ("brew-paying-some", "desk", "light", "en"),
    "page-broom": ("broom-following", "desk", "light", "en"),
    "page-broom-flying": ("broom-flying", "desk", "light", "en"),
    "page-broom-back": ("broom-back-cowardly", "desk", "dark", "en"),
    "page-broom-phone": ("broom-following", "phone", "dark", "de"),
    "look-picking": ("picking-some", "desk", "light", "en"),
    "look-night": ("overtaken", "desk", "dark", "en"),
    "look-sheet-day": ("sheet", "desk", "light", "en"),
    "look-sheet-night": ("sheet", "desk", "dark", "en"),
}
"""The pictures of README and docs: screen, size, theme, language."""
LARGEST = 150_000


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


def take(gallery: Gallery, file: Path, screen: str, theme: str, language: str) -> None:
    gallery.show(screen, theme, language)
    gallery.page.evaluate("() => document.activeElement?.blur()")
    options: dict[str, object] = {"format": "webp"}
    if screen == "sheet":
        # Paper below the last line tells nothing.
        box = gallery.page.locator("main").bounding_box()
        assert box is not None
        options["clip"] = {**box, "scale": 1}
    # Chromium writes WebP by itself, smaller than PNG and as sharp.
    session = gallery.context.new_cdp_session(gallery.page)
    quality = 88
    while True:
        shot = session.send("Page.captureScreenshot", {**options, "quality": quality})
        data = base64.b64decode(shot["data"])
        if len(data) <= LARGEST or quality < 50:
            break
        quality -= 8
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)
    print(f"{file}  {len(data) / 1000:.0f} kB")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("screens", nargs="*", help="only these")
    parser.add_argument("--keep", action="store_true", help="write the pictures of docs")
    parser.add_argument("--language", default="en", choices=list(LANGUAGES))
    parser.add_argument("--gallery", type=Path, default=BUILT, help="where the gallery was built")
    parser.add_argument("--into", type=Path, default=ROOT / ".shots")
    args = parser.parse_args()
    if not (args.gallery / "gallery.html").is_file():
        print("the gallery is not built: make .gallery/gallery.html", file=sys.stderr)
        return 1
    with served(args.gallery) as address, chromium() as browser:
        galleries = {name: Gallery(browser, address, size) for name, size in SIZES.items()}
        if args.keep:
            for name, (screen, size, theme, language) in KEPT.items():
                take(galleries[size], ROOT / "docs" / "pictures" / f"{name}.webp", screen, theme, language)
            return 0
        for screen in args.screens or galleries["desk"].screens():
            for size, gallery in galleries.items():
                for theme in THEMES:
                    take(gallery, args.into / f"{screen}-{size}-{theme}.webp", screen, theme, args.language)
    return 0


if __name__ == "__main__":
    sys.exit(main())
