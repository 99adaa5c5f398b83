"""An nginx of our own in front of a server, with the files that hosts are given."""

import subprocess
from pathlib import Path
from typing import Final

from not_here import needs
from programs import find

DEPLOY: Final = Path(__file__).parents[1] / "deploy"
NGINX: Final = find("nginx")
BASE: Final = "/games/hexstead"
UPSTREAM: Final = "127.0.0.1:8000"
"""What the files name."""

needs_nginx = needs(NGINX, "nginx")

_AROUND: Final = """
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{inside}
}}
"""


def configured(folder: Path, inside: str) -> Path:
    """A whole configuration whose files all lie in the folder."""
    path = folder / "nginx.conf"
    path.write_text(_AROUND.format(folder=folder, inside=inside))
    return path


class Proxy:
    """nginx with the example for a path of somebody's site."""

    def __init__(self, folder: Path, port: int, upstream: int) -> None:
        example = (DEPLOY / "nginx-subpath.conf").read_text().replace(UPSTREAM, f"127.0.0.1:{upstream}")
        site = f"server {{\n listen 127.0.0.1:{port};\n{example}\n}}"
        self.config = configured(folder, site)
        self.address = f"http://127.0.0.1:{port}{BASE}/"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        assert NGINX is not None
        command = [NGINX, "-e", str(self.config.parent / "error.log"), "-c", str(self.config)]
        self._process = subprocess.Popen(command)

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(20)
