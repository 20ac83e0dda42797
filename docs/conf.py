"""How `make docs` builds the site: from the documents as they lie in the repository, offline."""

from pathlib import Path

import hippodrome

project = "Hippodrome"
author = "Hippodrome contributors"
version = release = hippodrome.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "docs/index"
source_suffix = {".md": "markdown"}
# Every document keeps its place, so that its links mean the same here and in the repository.
include_patterns = [
    "*.md",
    "docs/**.md",
    "examples/**/README.md",
    "src/hippodrome/games/*/RULES*.md",
]
exclude_patterns = [".venv*", "build", "dist", "mutants", "tests", "**/node_modules"]

# The decisions and reports are found in the side bar's folders, and links lead everywhere else.
suppress_warnings = ["toc.not_included"]
default_role = "literal"  # docstrings put names between single backticks
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_maximum_signature_line_length = 88
myst_heading_anchors = 3

html_theme = "furo"
html_title = f"Hippodrome {release}"
html_extra_path = [str(Path(__file__).parent / "site")]
html_copy_source = False
html_show_sphinx = False
html_theme_options = {"footer_icons": []}
