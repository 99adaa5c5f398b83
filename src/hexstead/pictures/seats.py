"""The five seats: one silhouette and one pair of colours each, the same in both themes."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Seat:
    """A seat's colours, the key of their name, and its house as paths around the origin."""

    key: str
    roof_colour: str
    wall_colour: str
    silhouette: str
    wall: str
    roof: str
    door: str


SEATS: Final = (
    Seat(
        key="poppy",
        roof_colour="#D23B2A",
        wall_colour="#F0AFA0",
        silhouette="M-11 .4L0-10.6 11 .4H8V9.5H-8V.4Z",
        wall="M-8-1.5H8V9.5H-8Z",
        roof="M-11 .4L0-10.6 11 .4Z",
        door="M-2.4 9.5V4.6a2.4 2.4 0 0 1 4.8 0V9.5Z",
    ),
    Seat(
        key="cobalt",
        roof_colour="#2A5BC7",
        wall_colour="#B4C8F4",
        silhouette="M-10.4 3.2A10.4 11.6 0 0 1 10.4 3.2H9.6V9.5H-9.6V3.2Z",
        wall="M-9.6 9.5V1H9.6V9.5Z",
        roof="M-10.4 3.2A10.4 11.6 0 0 1 10.4 3.2Z",
        door="M-2.4 9.5V6.6a2.4 2.2 0 0 1 4.8 0V9.5Z",
    ),
    Seat(
        key="saffron",
        roof_colour="#F0B41C",
        wall_colour="#FBE7AC",
        silhouette="M0-11L11.4 9.5H-11.4Z",
        wall="M0-2.6L5.8 9.5H-5.8Z",
        roof="M0-11L11.4 9.5H5.8L0-2.6-5.8 9.5H-11.4Z",
        door="M0 2.6L2.7 9.5H-2.7Z",
    ),
    Seat(
        key="raven",
        roof_colour="#34323D",
        wall_colour="#9B9AA8",
        silhouette="M-8.6-.6V-10h3.8v2.8h2.7V-10h4.2v2.8h2.7V-10h3.8V-.6H7V9.5H-7V-.6Z",
        wall="M-7 9.5V-3H7V9.5Z",
        roof="M-8.6-.6V-10h3.8v2.8h2.7V-10h4.2v2.8h2.7V-10h3.8V-.6Z",
        door="M-2.2 9.5V5a2.2 2.2 0 0 1 4.4 0V9.5Z",
    ),
    Seat(
        key="chalk",
        roof_colour="#F7F4EC",
        wall_colour="#CFCABC",
        silhouette="M-11.4 1L-5.5-9.4 0-1.4 5.5-9.4 11.4 1H10.4V9.5H-10.4V1Z",
        wall="M-10.4-.6H10.4V9.5H-10.4Z",
        roof="M-11.4 1L-5.5-9.4 0-1.4 5.5-9.4 11.4 1Z",
        door="M-7.4 9.5V5.4h3.8V9.5ZM3.6 9.5V5.4h3.8V9.5Z",
    ),
)
