"""`hexstead doctor`: is a database sound?"""

import json
from typing import TYPE_CHECKING

import typer

from hexstead.cli.screen.console import reporting
from hexstead.cli.screen.hosting import AsJson, Config, DatabaseUrl, settings_from
from hexstead.cli.screen.language import say, text

if TYPE_CHECKING:
    from hexstead.server.live.doctor import Report

_UNSOUND = 1


def doctor(database_url: DatabaseUrl = None, config: Config = None, as_json: AsJson = False) -> None:
    import asyncio

    from hexstead.server.live.doctor import examine

    url = settings_from(config, database_url).database_url
    with reporting(text("doctor-progress")) as tell:
        report = asyncio.run(examine(url, tell))
    if as_json:
        problems = [{"what": say(one.what), "table": one.table} for one in report.problems]
        typer.echo(json.dumps({**vars(report), "problems": problems}, indent=2))
    else:
        _say(report)
    if report.problems:
        raise typer.Exit(_UNSOUND)


def _say(report: "Report") -> None:
    for problem in report.problems:
        what = problem.what
        typer.echo(text("doctor-table", table=problem.table, what=what) if problem.table else say(what))
    if report.other_rules:
        typer.echo(text("doctor-other-rules", count=report.other_rules))
    if report.problems:
        typer.echo(text("doctor-unsound", problems=len(report.problems), tables=report.games))
    else:
        typer.echo(text("doctor-sound", tables=report.games))
