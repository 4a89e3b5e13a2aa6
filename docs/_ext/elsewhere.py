"""Links that lead out of docs/, so that they work in the site as they do in the folder.

A file that has a page of its own (``elsewhere_pages``) is linked to that page. Any other, source code mostly, is shown
as it is on a page under ``source/``.
"""

import os
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

LANGUAGES = {".py": "python", ".toml": "toml"}


def find_ways(app: Sphinx, doctree: nodes.document) -> None:
    """Lead the links of one page to where the site has what they name."""
    root = Path(app.srcdir).parent
    page = app.env.docname
    shown: list[str] = []
    for link in list(doctree.findall(addnodes.pending_xref)):
        if link.get("refdomain") == "doc":
            path = Path(app.srcdir, f"{link['reftarget']}.md")
            if name := app.config.elsewhere_pages.get(os.path.relpath(path, root)):
                link["reftarget"] = name
    for link in list(doctree.findall(addnodes.download_reference)):
        path = Path(app.env.relfn2path(link["reftarget"], page)[1])
        name = path.relative_to(root).as_posix()
        shown.append(name)
        uri = app.builder.get_relative_uri(page, source_page(name))
        link.replace_self(nodes.reference("", "", *link.children, internal=True, refuri=uri))
    app.env.metadata[page]["elsewhere"] = shown


def source_page(name: str) -> str:
    return f"source/{name}"


def show_sources(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """A page for each file that some page links to."""
    root = Path(app.srcdir).parent
    names = {name for facts in app.env.metadata.values() for name in facts.get("elsewhere", ())}
    for name in sorted(names):
        text = (root / name).read_text(encoding="utf-8")
        code = app.builder.highlighter.highlight_block(text, LANGUAGES.get(Path(name).suffix, "text"))
        body = f'<h1 class="source">{escape(name)}</h1>\n<div class="highlight-default">{code}</div>'
        yield source_page(name), {"title": name, "body": body, "furo_hide_toc": True}, "page.html"


def setup(app: Sphinx) -> ExtensionMetadata:
    app.add_config_value("elsewhere_pages", {}, "env")
    # Before Sphinx collects what is to be downloaded.
    app.connect("doctree-read", find_ways, priority=400)
    app.connect("html-collect-pages", show_sources)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
