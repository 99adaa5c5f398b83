"""The types that the web app is built on."""

from pathlib import Path

from hexstead.server.typescript import protocol

FILE = Path(__file__).parents[2] / "web" / "src" / "lib" / "protocol.ts"


def test_the_types_of_the_web_app_are_those_of_the_server() -> None:
    assert FILE.read_text("utf-8") == protocol(), "run `make protocol`"
