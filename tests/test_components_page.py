"""The page of all components is what the boxes hold."""

from components_page import PAGE, page


def test_the_page_of_components_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run `make components`"


def test_no_component_lacks_a_test_or_an_icon() -> None:
    rows = [line.split(" | ") for line in page().splitlines() if line.count(" | ") == 5]
    components = [row for row in rows if row[0] != "| component"]
    assert len(components) > 80
    assert [row[0] for row in components if row[-1] != "complete |"] == []
