"""The site: every page of this folder, built by ``make docs``."""

import logging
import re
import sys
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

sys.path.insert(0, str(Path(__file__).parent / "_ext"))
# The reference is made from the plain sources, whatever is installed.
sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from broomstick.heart.prompt import INNER

project = "Broomstick"
author = "the Broomstick authors"
project_copyright = "2026 the Broomstick authors. Independent and unofficial."

extensions = ["myst_parser", "sphinx.ext.autodoc", "elsewhere"]
exclude_patterns = ["README.md", "_ext", "_static"]  # README.md is the first page: index.md takes it in
nitpicky = True

# Types that the reference names and does not explain: those of the standard library are explained elsewhere.
nitpick_ignore = [
    ("py:class", name)
    for name in (
        "Journal",
        "Pen",
        "Plain",
        "broomstick.heart.chance.Item",
        "collections.abc.Callable",
        "collections.abc.Mapping",
        "collections.abc.Sequence",
        "pathlib.Path",
    )
]
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_display_short_literal_types = True

# Headings get the anchors that code hosts give them, so that links work in the plain folder too.
myst_heading_anchors = 4
highlight_language = "text"

# Files outside this folder that are pages of the site; others that pages link to are shown as they are.
elsewhere_pages = {"CONTRIBUTING.md": "contributing", "bench/README.md": "speed", "docs/README.md": "index"}

html_theme = "furo"
html_title = "Broomstick"
html_favicon = "_static/favicon.svg"
html_static_path = ["_static"]
html_css_files = ["tokens.css", "look.css"]
html_copy_source = False
html_use_index = False
html_show_search_summary = False  # it would fetch pages, which no browser does from a folder
# Bold and italics only: look.css has the colours, from the tokens.
pygments_style = pygments_dark_style = "bw"

COLOURS = {
    "color-foreground-primary": "var(--ink)",
    "color-foreground-secondary": "var(--ink-2)",
    "color-foreground-muted": "var(--ink-2)",
    "color-foreground-border": "var(--edge)",
    "color-background-primary": "var(--page)",
    "color-background-secondary": "var(--surface)",
    "color-background-hover": "var(--sunken)",
    "color-background-hover--transparent": "transparent",
    "color-background-border": "var(--line)",
    "color-background-item": "var(--line)",
    "color-brand-primary": "var(--ink)",
    "color-brand-content": "var(--ink)",
    "color-brand-visited": "var(--ink)",
    "color-link-underline": "var(--edge)",
    "color-link-underline--visited": "var(--edge)",
    "color-link-underline--hover": "var(--ink)",
    "color-link-underline--visited--hover": "var(--ink)",
    "color-api-name": "var(--ink)",
    "color-api-pre-name": "var(--ink-2)",
    "color-highlight-on-target": "var(--brave-wash)",
    "color-highlighted-background": "var(--brave-wash)",
    "color-problematic": "var(--swept)",
    "color-inline-code-background": "var(--surface)",
    "color-code-background": "var(--surface)",
    "color-code-foreground": "var(--ink)",
    "color-table-header-background": "transparent",
    "color-table-border": "var(--line)",
    "color-sidebar-item-background--hover": "var(--sunken)",
    "color-sidebar-search-background": "var(--surface)",
    "color-sidebar-search-background--focus": "var(--raised)",
    "font-stack": "var(--sans)",
    "font-stack--monospace": "var(--mono)",
    "font-stack--headings": "var(--serif)",
}
html_theme_options = {
    "light_logo": "logo-day.svg",
    "dark_logo": "logo-night.svg",
    "light_css_variables": COLOURS,
    "dark_css_variables": COLOURS,
    "top_of_page_buttons": [],
}

MACHINE_INTEGER = re.compile(r"[\w~.]*\bi64\b")


def say_language(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """A page of rules in another language says so, for those who have it read to them."""
    folder, _, rest = page.removeprefix("rules/").partition("/")
    if page.startswith("rules/") and rest:
        context["language"] = folder


def plain_numbers(
    app: Sphinx, what: str, name: str, thing: object, options: object, takes: str | None, gives: str | None
) -> tuple[str | None, str | None]:
    """To a caller, a machine's integer is an integer."""
    return MACHINE_INTEGER.sub("int", takes or "") or None, MACHINE_INTEGER.sub("int", gives or "") or None


def told_apart(app: Sphinx, what: str, name: str, thing: object, skip: bool, options: Any) -> bool | None:
    """What the heart and the rules have for each other stands with a game of one's own, where no-index says so."""
    return True if what == "class" and (name in INNER) != bool(options.no_index) else None


def not_empty_glob(record: logging.LogRecord) -> bool:
    return getattr(record, "subtype", "") != "empty_glob"


def setup(app: Sphinx) -> None:
    # A language whose rules are not there is no mistake; suppress_warnings does not reach this warning.
    logging.getLogger("sphinx.sphinx.directives.other").addFilter(not_empty_glob)
    app.connect("autodoc-process-signature", plain_numbers)
    app.connect("autodoc-skip-member", told_apart)
    app.connect("html-page-context", say_language)
