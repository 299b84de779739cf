"""The pages of the site that stand at the root of the repository: their links are those of the site there."""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "NOTICE.md": "notice.md",
    "LICENSE": "licence.md",
}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for source, page in PAGES.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=re.sub(r"\]\(([^)#]+)", link, text)))
    return files


def link(found: re.Match[str]) -> str:
    """A link out of the root as a link between pages."""
    target = found[1].removeprefix("docs/")
    return f"]({PAGES.get(target, target)}"
