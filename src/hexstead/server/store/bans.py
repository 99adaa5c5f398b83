"""Whom the host has banned, ready in every process."""

import ipaddress
import time
from typing import TypeAlias

from hexstead.engine.said import Argument, Said
from hexstead.server.store.keeping import ADDRESS, Ban, Keeper, network
from hexstead.server.wire.said_json import says

_Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


class Bans:
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self._guests: dict[str, Ban] = {}
        self._networks: list[tuple[_Network, Ban]] = []

    async def load(self) -> None:
        """When the server starts, and whenever the host changes them."""
        found = await self.keeper.bans()
        self._guests = {ban.who: ban for ban in found if ban.kind != ADDRESS}
        self._networks = [(network(ban.who), ban) for ban in found if ban.kind == ADDRESS]

    def refusal(self, guest: str | None, address: str) -> Said | None:
        """What a banned person is told; None for everybody else."""
        ban = self._of(guest, address)
        if ban is None or (ban.until is not None and ban.until <= time.time()):
            return None
        facts: dict[str, Argument] = {"why": ban.reason.rstrip(".")} if ban.reason else {}
        if ban.until is not None:
            facts["until"] = _day(ban.until)
        return says("-".join(["banned", *facts]), **facts)

    def _of(self, guest: str | None, address: str) -> Ban | None:
        if guest in self._guests:
            return self._guests[guest or ""]
        if not self._networks:
            return None
        try:
            here = ipaddress.ip_network(address, strict=False)
        except ValueError:
            # On a Unix socket, visitors have no address.
            return None
        return next((ban for one, ban in self._networks if _is_within(here, one)), None)


def _is_within(here: _Network, banned: _Network) -> bool:
    if isinstance(here, ipaddress.IPv4Network):
        return isinstance(banned, ipaddress.IPv4Network) and here.subnet_of(banned)
    return isinstance(banned, ipaddress.IPv6Network) and here.subnet_of(banned)


def _day(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(moment))
