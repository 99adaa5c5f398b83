"""Routes for somebody's own games: the list, a glance at each, and the socket that keeps it true."""

import asyncio
from typing import Final

from fastapi import APIRouter, WebSocket

from hexstead.server.door.asking import REFUSALS, TheAsker, TheGuest, TheHouse
from hexstead.server.door.guard import address_of
from hexstead.server.door.house import House
from hexstead.server.door.socket import DISCONNECT, admitted, counted, put_off, send_all
from hexstead.server.door.table_routes import Id, found_to_play
from hexstead.server.live.reader import GONE, POLICY, TRY_LATER, Reader
from hexstead.server.store.database import Unavailable
from hexstead.server.store.store import Guest
from hexstead.server.wire.forms import Glance
from hexstead.server.wire.messages import OwnGames
from hexstead.server.wire.ready_messages import wire_of

routes = APIRouter()

_MOST_FINISHED: Final = 100


@routes.get("/api/games", responses=REFUSALS)
async def games(guest: TheGuest, house: TheHouse) -> OwnGames:
    """Where you have a seat or are the host, with more of those that are over."""
    return await house.hall.services.own_games.of(guest.id, _MOST_FINISHED)


@routes.get("/api/games/{id}/glance", responses=REFUSALS)
async def glance(id: Id, house: TheHouse, asker: TheAsker) -> Glance:
    """A game in short: what lies open to everybody who knows its address."""
    return await house.glances.of(await found_to_play(house, id), asker)


@routes.websocket("/api/games/socket")
async def socket(connection: WebSocket) -> None:
    """Tells your games, and whenever one of them changes. It listens to nothing."""
    house: House = connection.app.state.house
    try:
        guest = await admitted(house, connection, house.list_connections)
        if guest is not None:
            await _follow(house, connection, guest)
    except Unavailable:
        await put_off(connection)


async def _follow(house: House, connection: WebSocket, guest: Guest) -> None:
    address = address_of(connection.scope)
    reader = Reader(guest, address, wire_of(connection.scope))
    lists = house.hall.services.own_games
    with counted(house.list_connections, address):
        sender = asyncio.create_task(send_all(connection, reader))
        try:
            await lists.enter(reader)
            if (await connection.receive())["type"] != DISCONNECT:
                reader.cut_off(POLICY)
        except Unavailable:
            reader.cut_off(TRY_LATER)
        finally:
            reader.cut_off(GONE)
            lists.leave(reader)
            await asyncio.gather(sender, return_exceptions=True)
