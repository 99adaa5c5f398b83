"""The colours of the pictures, each defined once: for daylight and for dusk."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

Theme: TypeAlias = Literal["light", "dark", "contrast", "contrast-dark"]
"""By day and by night; and both with a ground in high contrast."""
Tints: TypeAlias = Mapping[str, str]

_TOKENS: Final[dict[str, tuple[str, str]]] = {
    # the page
    "table": ("#DDE4DC", "#0F1618"),
    "table_edge": ("#CBD6CC", "#0A1012"),
    "panel": ("#FBFCF8", "#1A2326"),
    "well": ("#F0F3EC", "#222D30"),
    "line": ("#D3DACF", "#304045"),
    "ink": ("#1D2B28", "#EAEFE6"),
    "ink_2": ("#51615B", "#A9B7B0"),
    "gold": ("#8A5A00", "#F0C45C"),
    "new": ("#2A62B8", "#8DB8F5"),
    "accent": ("#1C5B4B", "#7FCBB0"),
    "on_accent": ("#FFFFFF", "#0C1F1A"),
    "coin": ("#E3A72F", "#E9B64A"),
    # terrains: wash, light mark, dark mark
    "grass": ("#B9CC7E", "#66803F"),
    "grass_hi": ("#CBDA97", "#7F9A52"),
    "grass_lo": ("#7F9A46", "#42592A"),
    "canyon": ("#CD9870", "#84553A"),
    "canyon_hi": ("#DDB089", "#A3714F"),
    "canyon_lo": ("#9C6542", "#563322"),
    "desert": ("#F0DFAE", "#AE945A"),
    "desert_hi": ("#F6E9C2", "#C8B07A"),
    "desert_lo": ("#C4A35F", "#7E6738"),
    "flower": ("#E8C0CD", "#8B6678"),
    "flower_hi": ("#FFF6F4", "#E9CAD6"),
    "flower_lo": ("#AF4F7E", "#5B2E48"),
    "forest": ("#5F8A5C", "#2F5140"),
    "forest_hi": ("#86AC74", "#4C755B"),
    "forest_lo": ("#3A6246", "#1B362C"),
    "water": ("#74ACC7", "#29536C"),
    "water_hi": ("#B4D6E0", "#5A8CA6"),
    "mountain": ("#B5B3B0", "#5D6164"),
    "mountain_hi": ("#F4F2EE", "#B5BBBD"),
    "mountain_lo": ("#6C6B6D", "#393D41"),
    "swamp": ("#7A6F8E", "#3C3452"),
    "swamp_hi": ("#A9A3B8", "#6C6388"),
    "swamp_lo": ("#51486A", "#241E36"),
    "farmland": ("#CFAE45", "#B79D38"),
    "farmland_hi": ("#E7CF7C", "#D8C263"),
    "farmland_lo": ("#957718", "#6F5C10"),
    # special hexes
    "stone": ("#EBE2CD", "#B8AD95"),
    "stone_hi": ("#FAF5E8", "#E8E0CD"),
    "stone_lo": ("#9C8D6E", "#6B614C"),
    "nomad": ("#B4582F", "#D98A5C"),
    "palace": ("#6D3F8C", "#B991D6"),
    "silo": ("#5B6B2E", "#A9BD6C"),
    "token": ("#2F6E73", "#7FC0C2"),
    # stone walls
    "rock": ("#98958F", "#86847F"),
    "rock_hi": ("#C2BFB8", "#B3B0A9"),
    "rock_lo": ("#5F5C58", "#4B4946"),
    # the map as an object
    "rim": ("#FBFAF3", "#263135"),
    "shadow": ("#16211C", "#000000"),
    "shadow_share": ("0.3", "0.55"),
    "veil": ("#262E24", "#060A0C"),
    "veil_share": ("0.085", "0.24"),
    "grid": ("#FFFFF6", "#0A1012"),
    "grid_share": ("0.3", "0.26"),
    "edge": ("#3A2E1E", "#05080A"),
    "edge_share": ("0.38", "0.55"),
    "live": ("#FFFBE6", "#FFF3C4"),
    "live_share": ("0.14", "0.12"),
    "live_glow": ("#FFD24A", "#FFCF5A"),
    "live_rim": ("#C98A0C", "#8A5E10"),
    "outline": ("#23201C", "#14120F"),
    "halo": ("#FFFDF4", "#F4EEDF"),
}

_THEMES: Final[dict[Theme, Tints]] = {
    "light": {token: pair[0] for token, pair in _TOKENS.items()},
    "dark": {token: pair[1] for token, pair in _TOKENS.items()},
    "contrast": {token: pair[0] for token, pair in _TOKENS.items()} | {"contrast": "yes"},
    "contrast-dark": {token: pair[1] for token, pair in _TOKENS.items()} | {"contrast": "yes"},
}


def tints_of(theme: Theme) -> Tints:
    return _THEMES[theme]


def mixed(colour: str, other: str, share: float) -> str:
    """The colour with this share of another stirred in."""
    return "#" + "".join(
        f"{round(mine + (theirs - mine) * share):02X}"
        for mine, theirs in zip(_channels(colour), _channels(other), strict=True)
    )


def _channels(colour: str) -> bytes:
    return bytes.fromhex(colour[1:])
