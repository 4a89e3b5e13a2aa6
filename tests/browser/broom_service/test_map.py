"""The map of Broom Service: in the whole window, and its names."""

import pytest

from browser.gallery import PHONE, Gallery

COVERED = """() => {
  const sea = document.querySelector(".sea").getBoundingClientRect();
  const over = (one, other) => one.left < other.right - 2 && one.right > other.left + 2
    && one.top < other.bottom - 2 && one.bottom > other.top + 2;
  const signs = [...document.querySelectorAll(".on-map:is(.tower, .cloud) .sign")];
  const found = [];
  for (const plate of document.querySelectorAll(".on-map.plate")) {
    const words = document.createRange();
    words.selectNodeContents(plate);
    for (const row of words.getClientRects()) {
      const box = plate.getBoundingClientRect();
      for (let at = 0.5; at < 12; at++) {
        const [x, y] = [row.left + (at * row.width) / 12, row.top + row.height / 2];
        const inside = x > sea.left && x < sea.right && y > sea.top && y < sea.bottom;
        const top = inside && row.width > 1 && document.elementFromPoint(x, y)?.closest(".on-map, .tools, .ribbon");
        if (top && top !== plate) found.push(`${plate.textContent} under ${top.dataset.target ?? top.className}`);
      }
      for (const sign of signs)
        if (over(box, sign.getBoundingClientRect())) found.push(`${plate.textContent} over ${sign.dataset.sign}`);
    }
  }
  return found;
}"""
FEW = 8
"""Points of names, out of hundreds, that may lie under a ring or a pawn."""


@pytest.mark.parametrize("size", [PHONE, (390, 664), (844, 390), (720, 450)])
@pytest.mark.parametrize("screen", ["broom-back-gift", "broom-flying"])
def test_the_map_has_the_whole_window_and_gives_it_back(
    phone_gallery: Gallery, screen: str, size: tuple[int, int]
) -> None:
    gallery, page = phone_gallery, phone_gallery.page
    gallery.resize(size)
    gallery.show(screen)
    page.locator(".sea .tools .full").click()
    gallery.settle()
    box = page.locator(".sea").bounding_box()
    assert box
    assert (box["x"], box["width"]) == (0, size[0])
    assert box["height"] > size[1] / 3
    close = page.get_by_role("button", name="Back to the table")
    at = close.bounding_box()
    assert at
    assert 0 <= at["x"] <= size[0] - at["width"]
    assert 0 <= at["y"] <= size[1] - at["height"]
    close.click()
    gallery.settle()
    assert page.locator(".stickbox").is_visible()


@pytest.mark.parametrize(
    "screen", ["broom-flying", "broom-two", "broom-back-cowardly", "broom-back-watching"]
)
def test_names_can_be_read_on_the_whole_map_and_cover_no_number(desk_gallery: Gallery, screen: str) -> None:
    desk_gallery.show(screen)
    found = desk_gallery.page.evaluate(COVERED)
    assert len(found) <= FEW, found
