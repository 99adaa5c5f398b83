"""One server for all tests that only need one; each test brings its own players and tables."""

from collections.abc import Callable, Iterator

import pytest

from server.databases import Databases
from server.running import Player, Running, file_url, running, settings_for


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(settings_for(file_url(tmp_path_factory.mktemp("server")))) as server:
        yield server


@pytest.fixture(autouse=True)
def _players_leave() -> Iterator[None]:
    """Everybody's sockets close after the test, so that one that fails does not spoil the next."""
    before = len(Player.made)
    yield
    for player in Player.made[before:]:
        player.close()
    del Player.made[before:]


@pytest.fixture
def newcomer(server: Running) -> Callable[[], Player]:
    """Makes players, as many as a test wants."""
    return lambda: Player(server.address)


@pytest.fixture
def anna(newcomer: Callable[[], Player]) -> Player:
    return newcomer()


@pytest.fixture
def ben(newcomer: Callable[[], Player]) -> Player:
    return newcomer()


@pytest.fixture(scope="session")
def databases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Databases]:
    made = Databases(tmp_path_factory.mktemp("databases"))
    yield made
    made.close()
