"""`hippodrome serve`: the browser's table, for oneself, the sofa or the local network."""

from __future__ import annotations

import errno
import os
import socket
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any

import typer

from hippodrome.cli.speaking import speaking
from hippodrome.engine.errors import BadSetup
from hippodrome.words import Words

EVERYWHERE = ("0.0.0.0", "::")
"""Hosts that stand for every address of the machine."""
QUEUED = 64
"""Connections that may wait to be accepted."""


def serve(
    host: Annotated[
        str, typer.Option(help="Where to listen; 0.0.0.0 lets the local network in.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(help="Which port; 0 for any free one.", min=0, max=65535)
    ] = 8080,
    data: Annotated[Path | None, typer.Option(help="The folder the games are kept in.")] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(help="A name the server is called by, beside its addresses; may be repeated."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="The address of a proxy that says whom it speaks for; may be repeated."),
    ] = None,
    limits: Annotated[
        bool,
        typer.Option(
            "--limits/--no-limits",
            envvar="HIPPODROME_LIMITS",
            help="Bound what one guest and one address may ask for.",
        ),
    ] = True,
    open_page: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in a browser.")
    ] = False,
    lang: Annotated[str | None, typer.Option(help="en or fr.")] = None,
) -> None:
    """Open the house: play in the browser, with friends and bots."""
    with speaking(lang) as spoken:
        folder = data if data is not None else usual_folder()
        house = Wanted(host, folder, open_page, tuple(name or ()), proxies(proxy or ()), limits)
        listening = bound(host, port)
        with listening:
            run(listening, house, spoken)


@dataclass(frozen=True, slots=True)
class Wanted:
    """How a server is to be run."""

    host: str
    folder: Path
    open_page: bool = False
    names: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    limits: bool = True


def proxies(given: Iterable[str]) -> tuple[str, ...]:
    """Check the addresses of proxies: a name could be anybody's tomorrow."""
    found = []
    for one in given:
        try:
            found.append(str(ip_address(one)))
        except ValueError as error:
            raise BadSetup("serve-bad-proxy", proxy=one) from error
    return tuple(found)


def run(listening: socket.socket, wanted: Wanted, spoken: Words) -> None:
    """Serve on a bound socket until told to stop."""
    # Imported here: the other commands need not pay for a server.
    from hippodrome.server.app import create_app
    from hippodrome.server.rates import LIMITS, NO_LIMITS
    from hippodrome.server.running import run_until_stopped
    from hippodrome.table.house import House

    host, folder = wanted.host, wanted.folder
    store = opened(folder)
    port = listening.getsockname()[1]
    address = address_of("127.0.0.1" if host in EVERYWHERE else host, port)

    def announce() -> None:
        print(spoken.say("serve-ready", address=address))
        if host in EVERYWHERE:
            for shared in local_addresses():
                print(spoken.say("serve-share", address=address_of(shared, port)))
        print(spoken.say("serve-data", folder=str(folder)))
        print(spoken.say("serve-how-to-stop"), flush=True)
        if wanted.open_page:
            open_browser(address)

    try:
        named = [] if host in EVERYWHERE else [host]
        app = create_app(
            House(store),
            names=[*wanted.names, *named],
            limits=LIMITS if wanted.limits else NO_LIMITS,
        )
        run_until_stopped(app, listening, announce, proxies=wanted.proxies, limits=wanted.limits)
    finally:
        store.close()
    print(spoken.say("serve-closed"))


def opened(folder: Path) -> Any:
    """Open the store of a folder, or say why it cannot be."""
    from sqlalchemy.exc import SQLAlchemyError

    from hippodrome.table.store import Store

    try:
        return Store.in_folder(folder)
    except OSError as error:
        raise BadSetup(
            "serve-bad-folder", folder=str(folder), reason=error.strerror or str(error)
        ) from error
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", error))
        raise BadSetup("serve-bad-folder", folder=str(folder), reason=reason) from error


def bound(host: str, port: int) -> socket.socket:
    """Take the port before anything else, so that a taken one is a sentence at once."""
    try:
        kind, _, _, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        # Named in full: asyncio sends small frames at once only on sockets that say they are TCP.
        listening = socket.socket(kind, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            if os.name != "nt":  # there it would let two servers share a port
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(where)
            listening.listen(QUEUED)
        except OSError:
            listening.close()
            raise
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadSetup("serve-port-taken", host=host, port=str(port)) from error
        reason = error.strerror or str(error)
        raise BadSetup("serve-bad-address", host=host, port=str(port), reason=reason) from error
    return listening


def usual_folder() -> Path:
    """Say where this kind of machine keeps a person's data."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "hippodrome"


def address_of(host: str, port: int) -> str:
    """Write the address people type."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def local_addresses() -> list[str]:
    """Find the addresses of this machine on its networks; nothing is sent to find them."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # An address reserved for documentation: the system only says which way it would go.
            probe.connect(("192.0.2.1", 9))
            found.append(str(probe.getsockname()[0]))
        except OSError:
            pass  # no network at all
    try:
        names = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(name[4][0]) for name in names]
    except OSError:
        pass  # a machine may not know its own name
    return [one for one in dict.fromkeys(found) if not one.startswith("127.")]


def open_browser(
    address: str, browser: Callable[[], Callable[[str], object] | None] | None = None
) -> None:
    """Open the page where there is a screen to show it on."""
    opener = (browser or usual_browser)()
    if opener is not None:
        opener(address)


def usual_browser() -> Callable[[str], object] | None:
    """Find a way to open a browser, if there may be one."""
    if os.environ.get("CI"):
        return None
    shown = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if sys.platform not in ("win32", "darwin") and not shown:
        return None
    import webbrowser

    return webbrowser.open
