"""The gate: how many connections there may be, in all and of one address, and who makes room.

Whoever has asked nothing yet makes room for whoever comes: a house full of silent sockets lets
people in, and nobody at a table is disturbed. It knows no network, so tests can fill it.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Collection
from ipaddress import IPv6Address, ip_address
from typing import Protocol

from hippodrome.server.limits import CONNECTIONS, CONNECTIONS_EACH, SPARE_DESCRIPTORS

LOGGER = logging.getLogger("hippodrome")
NETWORK_BITS = 64
"""Leading bits of an IPv6 address that one household has to itself."""


class Knocking(Protocol):
    """A connection, as the gate knows it."""

    def make_room(self) -> None:
        """End at once: another has come, and this one has asked nothing yet."""


class Gate:
    """Counts connections, and knows which of them have asked nothing yet."""

    def __init__(
        self,
        most: int = CONNECTIONS,
        each: int = CONNECTIONS_EACH,
        proxies: Collection[str] = (),
    ) -> None:
        """Stand open for so many, and for so many of each address but the proxies'."""
        self.most = most
        self.each = each
        self._proxies = frozenset(household_of(one) for one in proxies)
        self._inside: dict[Knocking, str] = {}
        self._count: dict[str, int] = {}
        self._waiting: OrderedDict[Knocking, None] = OrderedDict()
        self._waiting_at: dict[str, OrderedDict[Knocking, None]] = {}
        self.full = False
        """Has somebody been turned away since there was room last?"""

    def __len__(self) -> int:
        """How many connections there are."""
        return len(self._inside)

    def admits(self, one: Knocking, address: str) -> bool:
        """Let a connection in, if there is room or somebody silent can make it."""
        household = household_of(address)
        if household not in self._proxies and self._count.get(household, 0) >= self.each:
            if not self._made_room(self._waiting_at.get(household)):
                return False
        if len(self._inside) >= self.most and not self._made_room(self._waiting):
            self._turned_away()
            return False
        self._inside[one] = household
        self._count[household] = self._count.get(household, 0) + 1
        self.waits(one)
        return True

    def waits(self, one: Knocking) -> None:
        """Note that a connection has asked nothing, or not all of it, yet."""
        household = self._inside.get(one)
        if household is not None and one not in self._waiting:
            self._waiting[one] = None
            self._waiting_at.setdefault(household, OrderedDict())[one] = None

    def is_served(self, one: Knocking) -> None:
        """Note that a connection has asked for something: it makes room for nobody."""
        household = self._inside.get(one)
        if household is not None and one in self._waiting:
            del self._waiting[one]
            here = self._waiting_at[household]
            del here[one]
            if not here:
                del self._waiting_at[household]

    def passes_on(self, one: Knocking, another: Knocking) -> None:
        """Let a connection go on as another: a page's socket was a request before.

        Until it is at a table it has asked nothing: a silent one keeps nobody out either.
        """
        household = self._inside.get(one)
        if household is not None:
            self.is_served(one)
            del self._inside[one]
            self._inside[another] = household
            self.waits(another)

    def leaves(self, one: Knocking) -> None:
        """Count a connection no more."""
        self.is_served(one)
        household = self._inside.pop(one, None)
        if household is None:
            return
        self._count[household] -= 1
        if not self._count[household]:
            del self._count[household]
        if self.full and len(self._inside) <= self.most * 9 // 10:
            self.full = False
            LOGGER.warning("there is room for connections again")

    def _made_room(self, waiting: OrderedDict[Knocking, None] | None) -> bool:
        """Ask the one who has been silent longest to leave, if there is one."""
        if not waiting:
            return False
        longest = next(iter(waiting))
        self.leaves(longest)
        longest.make_room()
        return True

    def _turned_away(self) -> None:
        if not self.full:
            self.full = True
            LOGGER.warning("all %d connections are taken: others are turned away", self.most)


def household_of(address: str) -> str:
    """Give what counts as one address: of the newer kind a household has a whole network."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:  # a socket of the machine itself has none
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    network = int(found) >> (128 - NETWORK_BITS)
    return f"{IPv6Address(network << (128 - NETWORK_BITS))}/{NETWORK_BITS}"


def within_descriptors(wanted: int) -> int:
    """Give as many connections as the system lets a process have, and some files beside them."""
    try:
        import resource
    except ImportError:  # Windows counts its sockets elsewhere
        return wanted
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + SPARE_DESCRIPTORS
    if allowed != resource.RLIM_INFINITY and allowed < needed:
        raised = needed if most == resource.RLIM_INFINITY else min(needed, most)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (raised, most))
            allowed = raised
        except (OSError, ValueError):
            pass  # then with what there is
        return max(1, min(wanted, allowed - SPARE_DESCRIPTORS))
    return wanted
