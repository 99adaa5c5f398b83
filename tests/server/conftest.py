"""One server for all tests that only need one; each test brings its own players and tables."""

from collections.abc import Callable, Iterator

import pytest

from server.databases import Databases
from server.running import Player, Running, file_url, running, settings_for


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(settings_for(file_url(tmp_path_factory.mktemp("server")))) as server:
        yield server


@pytest.fixture
def newcomer(server: Running) -> Iterator[Callable[[], Player]]:
    """Makes players, as many as a test wants."""
    made: list[Player] = []

    def new() -> Player:
        made.append(Player(server.address))
        return made[-1]

    yield new
    for player in made:
        player.close()


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
