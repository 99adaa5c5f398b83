"""Puts the web app into the package: whoever installs Hexstead needs no Node.js."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebAppHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        builder = Path(self.root) / "web" / "build.py"
        if builder.is_file():
            runpy.run_path(str(builder))["build"](self.app.display_info)
        elif not (Path(self.root) / "src" / "hexstead" / "server" / "static" / "index.html").is_file():
            raise FileNotFoundError("Neither web/ nor the built web app is here: copy one of them too.")
