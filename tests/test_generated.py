"""Files that are written by a program are as it would write them today."""

import pytest

from generated import FILES, ROOT


@pytest.mark.parametrize("name", FILES)
def test_a_generated_file_is_up_to_date(name: str) -> None:
    assert (ROOT / name).read_text("utf-8") == FILES[name](), f"{name} is stale: run `make generated`"
