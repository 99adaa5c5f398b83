import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { inComponent } from "../testing/inComponent.svelte";
import type { SeatInfo, TableInfo, GameView } from "../lib/protocol";
import { asSession, FakeSession, person, table, view } from "../testing/atTable.svelte";
import { Waiting } from "./waiting.svelte";

let session: FakeSession;
let waiting: Waiting;

beforeEach(() => {
  vi.useFakeTimers();
  session = new FakeSession();
  session.toldAt = session.movedAt = performance.now();
  waiting = inComponent(() => new Waiting(asSession(session)));
});
afterEach(() => vi.useRealTimers());

function at(rest: Partial<TableInfo>, shown: Partial<GameView> = {}): void {
  session.table = table(rest);
  session.view = view(shown);
  flushSync();
}
/* Ben has to choose. */
const bens = { turn: 1, deciding: 1, is_yours: false };
const seats = (ben: Partial<SeatInfo>): SeatInfo[] => [person(0, { is_yours: true }), person(1, ben)];
function pass(seconds: number): void {
  vi.advanceTimersByTime(1000 * seconds);
  flushSync();
}

describe("Somebody who must choose and is away", () => {
  test("can be replaced after a while, which is counted down", () => {
    at({ seats: seats({ is_connected: false, bot_in: 30 }) }, bens);
    expect([waiting.absent?.name, waiting.grace]).toEqual(["Ben", 30]);
    pass(10);
    expect(waiting.grace).toBe(20);
    pass(60);
    expect(waiting.grace).toBe(0);
  });

  test("is told of again, and the new time counts", () => {
    at({ seats: seats({ is_connected: false, bot_in: 30 }) }, bens);
    pass(10.3);
    session.toldAt = performance.now();
    session.table = table({ seats: seats({ is_connected: false, bot_in: 25 }) });
    flushSync();
    expect(waiting.grace).toBe(25);
  });

  test.each<[string, Partial<SeatInfo>]>([
    ["is there", { is_connected: true }],
    ["is a bot", { kind: "bot", is_connected: false }],
    ["has a bot already", { bot: "planner", is_connected: false }],
  ])("does not count as away who %s", (_, ben) => {
    at({ seats: seats({ bot_in: 30, ...ben }) }, bens);
    expect(waiting.absent).toBeNull();
  });

  test("is nobody's business for those who only watch, but for the host", () => {
    const you = { ...table().you, seats: [] };
    at({ seats: seats({ is_connected: false, bot_in: 0 }), you }, bens);
    expect(waiting.absent).toBeNull();
    at({ seats: seats({ is_connected: false, bot_in: 0 }), you: { ...you, is_host: true } }, bens);
    expect(waiting.absent?.name).toBe("Ben");
  });

  test("is missed by nobody once the game is over", () => {
    at({ seats: seats({ is_connected: false, bot_in: 0 }) }, { ...bens, phase: "over" });
    expect(waiting.absent).toBeNull();
  });
});

describe("Who does not act", () => {
  test("is warned in the last minute", () => {
    at({ idle_seconds: 120 });
    expect(waiting.isWarned).toBe(false);
    pass(60);
    expect([waiting.isWarned, waiting.idleLeft, waiting.canVote]).toEqual([true, 60, false]);
  });

  test("can be voted about by the others when the time is over", () => {
    at({ idle_seconds: 120 }, bens);
    pass(119);
    expect(waiting.canVote).toBe(false);
    pass(1);
    expect([waiting.canVote, waiting.isWarned, waiting.decider?.name]).toEqual([true, false, "Ben"]);
  });

  test("has all of the time again after every action", () => {
    at({ idle_seconds: 120 }, bens);
    pass(119);
    session.movedAt = performance.now();
    pass(1);
    expect([waiting.canVote, waiting.idleLeft]).toEqual([false, 119]);
  });

  test("may take forever at a table without a limit, alone, or against bots", () => {
    for (const rest of [{ idle_seconds: 0 }, { idle_seconds: 1, seats: seats({ kind: "bot" }) }]) {
      at(rest);
      pass(600);
      expect([waiting.isWarned, waiting.canVote]).toEqual([false, false]);
    }
  });

  test("is not timed before the game has begun, nor after it", () => {
    at({ idle_seconds: 1, phase: "over" }, { phase: "over" });
    pass(600);
    expect([waiting.isWarned, waiting.decider]).toEqual([false, null]);
  });

  test("can't be voted about by spectators", () => {
    at({ idle_seconds: 1, you: { ...table().you, seats: [] } }, bens);
    pass(600);
    expect(waiting.canVote).toBe(false);
  });
});

test("votes are void as soon as somebody has acted", () => {
  const votes = { at: 4, votes: 1, needed: 2, is_yours: true };
  at({ votes });
  expect(waiting.votes).toEqual(votes);
  at({ votes }, { at: 5 });
  expect(waiting.votes).toBeNull();
});
