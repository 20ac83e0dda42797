"""The built page: its files in memory, compressed once, with the right types and lifetimes."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from litestar.di import NamedDependency
from litestar.enums import HttpMethod

from hippodrome.engine.errors import NotAllowed
from hippodrome.words import LANGUAGES, words

BUILT = Path(__file__).with_name("page")
"""Where the build puts the page."""
INDEX = "index.html"
VIEWS = ("table", "replay", "result", "rules", "record", "learn", "puzzle")
"""The first words of the page's own addresses."""
FOR_EVER, ALWAYS_ASK = "public, max-age=31536000, immutable", "no-cache"
SMALL = 512
"""Bytes below which compressing gains nothing."""

# Machines differ in what their registries say.
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True)
class File:
    """A file of the page."""

    name: str
    body: bytes

    @cached_property
    def compressed(self) -> bytes:
        """The body as most browsers like it; the time is left out so that it never changes."""
        return gzip.compress(self.body, mtime=0)

    @cached_property
    def tag(self) -> str:
        """What changes when the file does."""
        return f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'

    @property
    def kind(self) -> str:
        """Its media type."""
        suffix = Path(self.name).suffix
        return TYPES.get(suffix) or mimetypes.guess_type(self.name)[0] or "application/octet-stream"

    @property
    def lifetime(self) -> str:
        """How long a browser may keep it: built assets carry a hash in their names."""
        return FOR_EVER if self.name.startswith("assets/") else ALWAYS_ASK


class Page:
    """The files of the page, read when the server starts: there is no path to wander off on."""

    def __init__(self, folder: Path | None) -> None:
        """Read the folder, if there is one."""
        self.files: dict[str, File] = {}
        if folder is not None and folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self.files[name] = File(name, path.read_bytes())

    def find(self, path: str, languages: str) -> File:
        """Find what an address shows: a file, or the page itself for its own addresses."""
        name = path.strip("/")
        if name in self.files:
            return self.files[name]
        if name == "" or name.partition("/")[0] in VIEWS:
            return self.files.get(INDEX) or not_built(languages)
        raise NotAllowed("server-not-found")


def not_built(languages: str) -> File:
    """Say kindly that the page has not been built here."""
    preferred = languages[:2].lower()
    language = preferred if preferred in LANGUAGES else LANGUAGES[0]
    text = words(language).say("server-page-missing")
    body = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f"<title>Hippodrome</title><h1>Hippodrome</h1><p>{text}</p></html>"
    )
    return File(INDEX, body.encode())


@route(
    ["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False
)
async def page_file(
    request: Request[Any, Any, Any], page: NamedDependency[Page]
) -> Response[bytes]:
    """Serve the page; whoever browses to an address that is none is told so by the page itself."""
    languages, status = request.headers.get("accept-language", ""), 200
    try:
        file = page.find(request.url.path, languages)
    except NotAllowed:
        if not browses(request):
            raise
        file, status = page.find("", languages), 404
    headers = {"cache-control": file.lifetime, "etag": file.tag, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    body = file.body
    if "gzip" in request.headers.get("accept-encoding", "") and len(body) > SMALL:
        if not file.kind.startswith(("font/", "image/png")):
            body = file.compressed
            headers["content-encoding"] = "gzip"
    return Response(body, status_code=status, headers=headers, media_type=file.kind)


def browses(request: Request[Any, Any, Any]) -> bool:
    """Is this somebody with a browser on the way to a page, and no program that asks the API?"""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(
        ("/api/", "/assets/")
    )
