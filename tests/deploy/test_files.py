"""The files for hosts: what can be checked of them without the programs that they are for."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from browser.serving import free_port
from hexstead.server.settings import Settings
from nginx import DEPLOY, NGINX, configured, needs_nginx

SETTINGS = {f"HEXSTEAD_{one.name.upper()}" for one in fields(Settings)} | {"HEXSTEAD_CONFIG"}
OF_THE_FILES = {"HEXSTEAD_SITE", "HEXSTEAD_UPSTREAM"}
"""Variables of compose.yaml and Caddyfile themselves."""


def compose() -> dict[str, Any]:
    read: dict[str, Any] = YAML(typ="safe").load((DEPLOY / "compose.yaml").read_text())
    return read


def test_compose_fits_its_schema() -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    done = subprocess.run(
        [*command, str(DEPLOY / "compose.yaml")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_the_schema_would_notice_a_slip(tmp_path: Path) -> None:
    spoiled = compose()
    spoiled["services"]["hexstead"]["read_onyl"] = spoiled["services"]["hexstead"].pop("read_only")
    (tmp_path / "compose.json").write_text(json.dumps(spoiled))
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    done = subprocess.run(
        [*command, str(tmp_path / "compose.json")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "read_onyl" in done.stdout


def test_compose_knows_no_password_and_lets_nobody_near_the_database() -> None:
    services = compose()["services"]
    assert "ports" not in services["postgres"]
    assert "ports" not in services["hexstead"]
    assert services["hexstead"]["read_only"] is True
    assert services["postgres"]["networks"] == ["back"]
    text = (DEPLOY / "compose.yaml").read_text()
    assert re.findall(r"PASSWORD[^\n]*", text) == [
        "PASSWORD:?set it in .env}@postgres/hexstead",
        "PASSWORD: ${POSTGRES_PASSWORD:?set it in .env}",
    ]
    example = dict(
        line.split("=", 1)
        for line in (DEPLOY / "compose.env.example").read_text().splitlines()
        if "=" in line and not line.startswith("#")
    )
    assert example["POSTGRES_PASSWORD"] == example["HEXSTEAD_SITE"] == ""
    assert set(re.findall(r"\$\{(\w+):\?", text)) <= example.keys()


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_the_files_name_settings_that_there_are(path: Path) -> None:
    assert set(re.findall(r"HEXSTEAD_[A-Z_]+", path.read_text())) <= SETTINGS | OF_THE_FILES


def test_the_example_of_settings_can_be_used(tmp_path: Path) -> None:
    text = (DEPLOY / "hexstead.toml").read_text()
    whole = re.sub(r"^# (\w+ = )", r"\1", text, flags=re.MULTILINE)
    assert {"base_path", "database_url", "workers"} <= tomllib.loads(whole).keys()
    (tmp_path / "hexstead.toml").write_text(whole)
    assert Settings.from_environment(str(tmp_path / "hexstead.toml")).base_path == "/games/hexstead"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_takes_the_unit_and_finds_it_well_protected(tmp_path: Path) -> None:
    program = tmp_path / "hexstead"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    unit = tmp_path / "hexstead.service"
    text = (DEPLOY / "hexstead.service").read_text()
    unit.write_text(re.sub("^ExecStart=.*", f"ExecStart={program}", text, flags=re.MULTILINE))
    done = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@needs_nginx
@pytest.mark.skipif(shutil.which("openssl") is None, reason="no openssl to make a certificate")
def test_nginx_takes_the_example_for_a_host_of_its_own(tmp_path: Path) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    made = ["-keyout", str(key), "-out", str(certificate), "-subj", "/CN=hexstead.example"]
    request = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", *made]
    subprocess.run(request, capture_output=True, check=True)
    text = (DEPLOY / "nginx.conf").read_text()
    for word, path in [
        ("ssl_certificate", certificate),
        ("ssl_certificate_key", key),
        ("access_log", tmp_path / "hexstead.log"),
    ]:
        text, number = re.subn(rf"({word} )/[\w./]+", rf"\g<1>{path}", text)
        assert number == 1
    text = re.sub(r"\n *listen \[::\][^\n]*", "", text)
    # It tries the ports too, and only root may have the usual ones.
    text, number = re.subn(r"listen \d+", lambda _: f"listen 127.0.0.1:{free_port()}", text)
    assert number == 2
    config = configured(tmp_path, text)
    command = [str(NGINX), "-t", "-e", str(tmp_path / "error.log"), "-c", str(config)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=dict(os.environ))
    assert done.returncode == 0, done.stderr
