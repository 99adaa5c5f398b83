"""The page of all components is what the boxes hold."""

from components_page import PAGE, page


def test_the_page_of_components_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run `make components`"


def test_no_component_lacks_a_test_or_an_icon() -> None:
    rows = [line for line in page().splitlines() if line.count("|") == 7]
    assert len(rows) > 90
    assert [
        row for row in rows if "| complete |" not in row and "status" not in row and "---" not in row
    ] == []
