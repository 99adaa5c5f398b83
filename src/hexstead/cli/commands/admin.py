"""`hexstead admin`: a host looks after tables, guests and bans."""

import json
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias, TypeVar

import typer

from hexstead.cli.screen.command import Command, Commands, overview
from hexstead.cli.screen.console import output
from hexstead.cli.screen.hosting import AsJson, Config, DatabaseUrl, settings_from
from hexstead.cli.screen.language import refusal, speaker, text
from hexstead.wording.languages import ENGLISH

if TYPE_CHECKING:
    from hexstead.server.store.keeping import Ban, Keeper

Answer = TypeVar("Answer")

admin = typer.Typer(name="admin", cls=Commands, rich_markup_mode="rich")
admin.callback(invoke_without_command=True)(overview)

Columns: TypeAlias = dict[str, Callable[[Any], str]]
"""How to show a line of a list, column by column."""
Yes = Annotated[bool, typer.Option("--yes", "-y", help="with-yes")]
Limit = Annotated[int, typer.Option("--limit", metavar="NUMBER", min=1, help="with-limit")]
_TableId = Annotated[str, typer.Argument(metavar="TABLE", help="with-table")]
_GuestId = Annotated[str, typer.Argument(metavar="GUEST", help="with-guest")]


def _with_keeper(
    config: str | None, database_url: str | None, work: Callable[["Keeper"], Awaitable[Answer]]
) -> Answer:
    import asyncio

    from hexstead.server.store.database import FAILURES, first_line

    try:
        return asyncio.run(_kept(settings_from(config, database_url).database_url, work))
    except FAILURES as error:
        raise refusal("admin-failed", why=first_line(error)) from error


async def _kept(url: str, work: Callable[["Keeper"], Awaitable[Answer]]) -> Answer:
    from hexstead.server.store.database import Database
    from hexstead.server.store.keeping import Keeper
    from hexstead.server.store.notices import Errands

    database = await Database.beside(url)
    try:
        await database.refuse_older()
        return await work(Keeper(database, Errands(database)))
    finally:
        await database.close()


def _show(as_json: bool, found: Sequence[Any], columns: Columns, nothing: str) -> None:
    """As a table for people, or as JSON."""
    from rich.table import Table

    if as_json:
        typer.echo(json.dumps([asdict(one) for one in found], indent=2))
        return
    if not found:
        typer.echo(nothing)
        return
    table = Table(box=None, pad_edge=False)
    for name in columns:
        table.add_column(text(f"admin-column-{name}"), overflow="fold")
    for one in found:
        table.add_row(*[cell(one) for cell in columns.values()])
    output().print(table)


def _when(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(moment))


def _whom(ban: "Ban") -> str:
    return text(f"admin-who-{ban.kind}", who=ban.who)


def _ask(question: str, yes: bool) -> None:
    """typer.Abort unless somebody says yes, in their language or in English."""
    if yes:
        return
    answer = typer.prompt(question, default="", show_default=False, prompt_suffix=" ")
    if answer.strip().lower() not in f"{text('admin-yes')} {speaker(ENGLISH).text('admin-yes')}".split():
        raise typer.Abort


@admin.command(cls=Command)
def tables(
    phase: Annotated[str, typer.Option("--phase", metavar="PHASE", help="with-phase")] = "",
    guest: Annotated[str, typer.Option("--guest", metavar="GUEST", help="with-guest-at")] = "",
    limit: Limit = 50,
    database_url: DatabaseUrl = None,
    config: Config = None,
    as_json: AsJson = False,
) -> None:
    if phase not in ("", "open", "playing", "over"):
        raise refusal("admin-phase", phase=phase)

    async def work(keeper: "Keeper") -> Any:  # noqa: ANN401
        whole = await keeper.guest_id(guest) if guest else ""
        return await keeper.tables(phase, whole, limit)

    columns: Columns = {
        "table": lambda one: one.id,
        "log-name": lambda one: one.log_name,
        "phase": lambda one: one.phase,
        "made": lambda one: _when(one.since),
        "last": lambda one: _when(one.last),
        "actions": lambda one: str(one.actions),
        "players": lambda one: ", ".join([name or "-" for name in one.players]),
    }
    _show(as_json, _with_keeper(config, database_url, work), columns, text("admin-no-tables"))


@admin.command(cls=Command)
def table(
    id: _TableId, database_url: DatabaseUrl = None, config: Config = None, as_json: AsJson = False
) -> None:
    async def work(keeper: "Keeper") -> Any:  # noqa: ANN401
        return await keeper.seats(await keeper.table_id(id))

    columns: Columns = {
        "seat": lambda one: str(one.seat + 1),
        "name": lambda one: one.name or "-",
        "guest": lambda one: one.guest or "-",
        "bot": lambda one: one.bot or "-",
    }
    _show(as_json, _with_keeper(config, database_url, work), columns, text("admin-no-tables"))


@admin.command(cls=Command)
def delete(
    ids: Annotated[list[str], typer.Argument(metavar="TABLE", help="with-tables")],
    yes: Yes = False,
    database_url: DatabaseUrl = None,
    config: Config = None,
) -> None:
    async def find(keeper: "Keeper") -> list[str]:
        return [await keeper.table_id(id) for id in ids]

    whole = list(dict.fromkeys(_with_keeper(config, database_url, find)))
    _ask(text("admin-delete", count=len(whole)), yes)
    done = _with_keeper(config, database_url, lambda keeper: keeper.delete_tables(whole))
    typer.echo(text("admin-deleted", count=done))


@admin.command(cls=Command)
def guests(
    name: Annotated[str, typer.Option("--name", metavar="TEXT", help="with-part-of-name")] = "",
    limit: Limit = 50,
    database_url: DatabaseUrl = None,
    config: Config = None,
    as_json: AsJson = False,
) -> None:
    columns: Columns = {
        "guest": lambda one: one.id,
        "name": lambda one: one.name,
        "since": lambda one: _when(one.since),
        "tables": lambda one: str(one.tables),
    }
    found = _with_keeper(config, database_url, lambda keeper: keeper.guests(name, limit))
    _show(as_json, found, columns, text("admin-no-guests"))


@admin.command(cls=Command)
def rename(
    guest: _GuestId,
    name: Annotated[str, typer.Argument(metavar="NAME", help="with-new-name")],
    database_url: DatabaseUrl = None,
    config: Config = None,
) -> None:
    async def work(keeper: "Keeper") -> str:
        return await keeper.rename_guest(await keeper.guest_id(guest), name)

    typer.echo(text("admin-renamed", name=_with_keeper(config, database_url, work)))


@admin.command(cls=Command)
def bans(database_url: DatabaseUrl = None, config: Config = None, as_json: AsJson = False) -> None:
    columns: Columns = {
        "ban": lambda one: str(one.number),
        "who": _whom,
        "until": lambda one: text("admin-for-good") if one.until is None else _when(one.until),
        "reason": lambda one: one.reason,
    }
    found = _with_keeper(config, database_url, lambda keeper: keeper.bans())
    _show(as_json, found, columns, text("admin-no-bans"))


@admin.command(cls=Command)
def ban(
    guest: Annotated[str, typer.Option("--guest", metavar="GUEST", help="with-banned-guest")] = "",
    address: Annotated[
        str,
        typer.Option("--address", metavar="ADDRESS", help="with-address"),
    ] = "",
    days: Annotated[
        float | None, typer.Option("--days", metavar="NUMBER", min=0.001, help="with-days")
    ] = None,
    reason: Annotated[str, typer.Option("--reason", metavar="TEXT", help="with-reason")] = "",
    database_url: DatabaseUrl = None,
    config: Config = None,
) -> None:
    from hexstead.server.store.keeping import ADDRESS, GUEST

    if bool(guest) == bool(address):
        raise refusal("admin-whom")

    async def work(keeper: "Keeper") -> Any:  # noqa: ANN401
        if address:
            return await keeper.ban(ADDRESS, address, reason, days)
        return await keeper.ban(GUEST, await keeper.guest_id(guest), reason, days)

    made = _with_keeper(config, database_url, work)
    typer.echo(text("admin-banned", number=str(made.number), who=_whom(made)))


@admin.command(cls=Command)
def unban(
    number: Annotated[int, typer.Argument(metavar="BAN", help="with-ban")],
    database_url: DatabaseUrl = None,
    config: Config = None,
) -> None:
    _with_keeper(config, database_url, lambda keeper: keeper.unban(number))
    typer.echo(text("admin-unbanned", number=str(number)))


@admin.command(cls=Command)
def retention(
    over_days: Annotated[
        float | None,
        typer.Option("--over-days", metavar="NUMBER", min=0, help="with-over-days"),
    ] = None,
    open_days: Annotated[
        float | None,
        typer.Option("--open-days", metavar="NUMBER", min=0, help="with-open-days"),
    ] = None,
    yes: Yes = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="with-dry-run")] = False,
    database_url: DatabaseUrl = None,
    config: Config = None,
) -> None:
    settings = settings_from(config, database_url)
    over = settings.retention_days if over_days is None else over_days
    waiting = settings.open_days if open_days is None else open_days
    found = _with_keeper(config, database_url, lambda keeper: keeper.old(over, waiting))
    typer.echo(text("admin-old", count=len(found)))
    if dry_run or not found:
        return
    _ask(text("admin-delete", count=len(found)), yes)
    ids = [one.id for one in found]
    done = _with_keeper(config, database_url, lambda keeper: keeper.delete_tables(ids))
    typer.echo(text("admin-deleted", count=done))


@admin.command(cls=Command)
def statistics(database_url: DatabaseUrl = None, config: Config = None, as_json: AsJson = False) -> None:
    from rich.table import Table

    found = _with_keeper(config, database_url, lambda keeper: keeper.statistics())
    if as_json:
        typer.echo(json.dumps(asdict(found), indent=2))
        return
    table = Table(box=None, pad_edge=False, show_header=False)
    for phase, number in found.tables.items():
        table.add_row(text(f"admin-count-{phase}"), str(number))
    for name in ("guests", "actions", "chat_lines", "bans"):
        table.add_row(text(f"admin-count-{name}"), str(getattr(found, name)))
    table.add_row(text("admin-count-bytes"), text("admin-megabytes", size=found.bytes / 1e6))
    for day, number in found.games_by_day.items():
        table.add_row(text("admin-count-day", day=day), str(number))
    output().print(table)
