"""Everybody is served in turn, however much somebody else asks for."""

import asyncio
from collections import Counter
from collections.abc import Coroutine
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexstead.server.live.line import Asker, Busy, Desk, WaitingLine

addresses = st.sampled_from(["10.0.0.1", "10.0.0.2", "10.0.0.3"])
askers = st.builds(Asker, addresses, st.sampled_from("abc"), st.booleans())


def served(line: WaitingLine[Any]) -> list[Any]:
    return [line.next() for _ in range(len(line))]


def test_a_small_request_does_not_wait_for_all_of_somebody_elses() -> None:
    line: WaitingLine[str] = WaitingLine()
    for n in range(150):
        line.enter(Asker("flood", f"guest {n}"), "flood")
    line.enter(Asker("victim", "anna"), "anna")
    assert served(line).index("anna") == 1


def test_guests_of_one_address_take_turns_and_each_gets_theirs_in_order() -> None:
    line: WaitingLine[str] = WaitingLine()
    for guest, item in (("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1"), ("b", "b2")):
        line.enter(Asker("home", guest), item)
    assert served(line) == ["a1", "b1", "a2", "b2", "a3"]


def test_newcomers_are_served_before_those_served_a_moment_ago() -> None:
    line: WaitingLine[str] = WaitingLine()
    flood, anna = Asker("flood"), Asker("victim")
    for _ in range(5):
        line.enter(flood, "flood")
    order = [line.next()]
    for _ in range(2):
        # Anna asks for the next when she has the last.
        line.enter(anna, "anna")
        order += [line.next(), line.next()]
    assert order == ["flood", "anna", "flood", "anna", "flood"]


def test_coming_again_and_again_does_not_push_you_ahead_of_the_waiting() -> None:
    line: WaitingLine[str] = WaitingLine()
    line.enter(Asker("patient"), "patient")
    line.enter(Asker("eager"), "eager")
    assert line.next() == "patient"
    line.enter(Asker("patient"), "patient")
    order = []
    for _ in range(4):
        order.append(line.next())
        line.enter(Asker(order[-1]), order[-1])
    assert order == ["eager", "patient", "eager", "patient"]


def test_those_without_hurry_come_after_the_others_but_do_come() -> None:
    line: WaitingLine[str] = WaitingLine()
    line.enter(Asker("a", has_hurry=False), "unhurried")
    for _ in range(20):
        line.enter(Asker("b"), "hurried")
    order = served(line)
    assert order[0] == "hurried"
    assert order.index("unhurried") == 7


@given(st.lists(askers, min_size=1, max_size=60))
def test_nobody_waits_for_longer_than_a_round_of_the_others(entering: list[Asker]) -> None:
    """Between two turns of an address with hurry, every other one has at most one, and unhurried few."""
    line: WaitingLine[Asker] = WaitingLine()
    for asker in entering:
        line.enter(asker, asker)
    waiting = Counter([asker.address for asker in entering if asker.has_hurry])
    passed: Counter[str] = Counter()
    for asker in served(line):
        if not asker.has_hurry:
            continue
        address = asker.address
        assert passed[address] == 0
        passed[address] += 1
        waiting[address] -= 1
        if all([passed[one] or not waiting[one] for one in waiting]):
            passed.clear()


@given(st.lists(askers, min_size=1, max_size=60), st.data())
def test_each_is_served_once_unless_it_left(entering: list[Asker], data: st.DataObject) -> None:
    line: WaitingLine[int] = WaitingLine()
    for number, asker in enumerate(entering):
        line.enter(asker, number)
    leaving = data.draw(st.sets(st.sampled_from(range(len(entering)))))
    for number in leaving:
        line.leave(entering[number], number)
        line.leave(entering[number], number)
    order = served(line)
    assert sorted(order) == sorted(set(range(len(entering))) - leaving)
    for asker in entering:
        own = [number for number in order if entering[number] == asker]
        assert own == sorted(own)


def test_a_line_that_is_too_long_is_shortened_where_somebody_asks_for_most() -> None:
    line: WaitingLine[str] = WaitingLine(most=3)
    flood, anna = Asker("flood", patience=5), Asker("victim", patience=5)
    assert [line.enter(flood, f"flood {n}") for n in range(3)] == [None, None, None]
    assert line.enter(flood, "flood 3") == "flood 3"
    assert line.enter(anna, "anna") == "flood 2"
    assert len(line) == 3
    assert set(served(line)) == {"flood 0", "flood 1", "anna"}


def at_desk(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 20))


async def _hold(desk: Desk, asker: Asker, until: asyncio.Event) -> None:
    async with desk.turn(asker):
        await until.wait()


async def _held(desk: Desk, until: asyncio.Event) -> "asyncio.Task[None]":
    """The only place of the desk is taken."""
    task = asyncio.create_task(_hold(desk, Asker("somebody"), until))
    while desk.free:
        await asyncio.sleep(0)
    return task


def test_an_asker_who_is_not_served_in_time_is_told_so() -> None:
    async def run() -> None:
        desk, end = Desk(1), asyncio.Event()
        holding = await _held(desk, end)
        with pytest.raises(Busy):
            async with desk.turn(Asker("late", patience=0.01)):
                pytest.fail("there was no turn")
        assert len(desk.line) == 0
        end.set()
        await holding
        assert desk.free == 1

    at_desk(run())


def test_an_asker_who_is_gone_or_cancelled_leaves_the_line() -> None:
    async def run() -> None:
        desk, end, hung_up = Desk(1), asyncio.Event(), asyncio.Event()
        holding = await _held(desk, end)

        async def gone() -> None:
            await hung_up.wait()

        leaving = asyncio.create_task(_hold(desk, Asker("a", gone=gone), end))
        cancelled = asyncio.create_task(_hold(desk, Asker("b"), end))
        while len(desk.line) < 2:
            await asyncio.sleep(0)
        hung_up.set()
        cancelled.cancel()
        results = await asyncio.gather(leaving, cancelled, return_exceptions=True)
        assert [type(one) for one in results] == [Busy, asyncio.CancelledError]
        assert len(desk.line) == 0
        end.set()
        await holding
        assert desk.free == 1

    at_desk(run())


def test_a_turn_that_comes_at_the_moment_it_is_given_up_goes_to_the_next() -> None:
    async def run() -> None:
        desk, end = Desk(1), asyncio.Event()
        holding = await _held(desk, end)
        first = asyncio.create_task(_hold(desk, Asker("a"), end))
        second = asyncio.create_task(_hold(desk, Asker("b"), end))
        while len(desk.line) < 2:
            await asyncio.sleep(0)
        end.set()
        await holding
        first.cancel()
        await second
        await asyncio.gather(first, return_exceptions=True)
        assert desk.free == 1

    at_desk(run())


def test_those_who_have_to_go_from_a_full_line_are_told_at_once() -> None:
    async def run() -> None:
        desk, end = Desk(1, most=1), asyncio.Event()
        holding = await _held(desk, end)
        waiting = [asyncio.create_task(_hold(desk, Asker("flood", patience=60), end)) for _ in range(3)]
        done, _ = await asyncio.wait(waiting, return_when="FIRST_COMPLETED")
        assert isinstance(done.pop().exception(), Busy)
        end.set()
        await asyncio.gather(holding, *waiting, return_exceptions=True)
        assert desk.free == 1

    at_desk(run())
