import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { told } from "../testing/ownGames";
import { api } from "./api";
import { Games, standingOf } from "./games.svelte";
import type { FromServerAboutGames, OwnGame } from "./protocol";

/* The other end of a connection, held by the test. */
class Line extends EventTarget {
  static all: Line[] = [];
  isClosed = false;

  constructor(readonly url: string) {
    super();
    Line.all.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  tell(message: FromServerAboutGames): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  end(code: number): void {
    this.dispatchEvent(new CloseEvent("close", { code }));
  }
}

const HOUR = 3600;
const last = (): Line => Line.all.at(-1)!;
const ids = (games: Games): string[] => games.list.map(({ id }) => id);

function following(...list: OwnGame[]): Games {
  const games = new Games();
  games.follow();
  last().tell({ kind: "games", games: list, finished: list.filter(({ phase }) => phase === "over").length });
  return games;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe("Your games", () => {
  test("come with yours to move first, then those of others, those that rest, and those that are over", () => {
    const games = following(
      told({ id: "over", phase: "over" }),
      told({ id: "open", phase: "open", deciding: null }),
      told({ id: "theirs", ago: 60 }),
      told({ id: "paused", is_alone: true, is_paused: true, ago: 2 * HOUR }),
      told({ id: "yours-before", is_yours: true, ago: HOUR }),
      told({ id: "theirs-now" }),
      told({ id: "yours", is_yours: true, ago: 60 }),
    );
    expect(ids(games)).toEqual(["yours", "yours-before", "theirs-now", "theirs", "open", "paused", "over"]);
    expect(games.waiting.map(({ id }) => id)).toEqual(["yours", "yours-before"]);
  });

  test("change places as soon as somebody acts", () => {
    const games = following(told({ id: "one", is_yours: true, ago: 9 }), told({ id: "two", ago: 5 }));
    last().tell({ kind: "game", game: told({ id: "two", is_yours: true }) });
    expect(ids(games)).toEqual(["two", "one"]);
    expect(games.nextAfter("two")?.id).toBe("one");
    last().tell({ kind: "game", game: told({ id: "one" }) });
    expect(games.nextAfter("two")).toBe(null);
  });

  test("against bots wait for a day, and are then put aside", () => {
    const alone = { is_yours: true, is_alone: true, is_paused: true };
    const games = following(told({ id: "new", ...alone, ago: 23 * HOUR }), told({ id: "old", ...alone, ago: 25 * HOUR }));
    expect(games.list.map((game) => standingOf(game))).toEqual(["yours", "resting"]);
  });

  test("that ended long ago are fetched when somebody asks for them", async () => {
    const games = following(told({ id: "here" }), told({ id: "over", phase: "over", ago: 1 }));
    const list = [told({ id: "here" }), told({ id: "over", phase: "over", ago: 1 }), told({ id: "older", phase: "over", ago: 2 })];
    vi.spyOn(api, "games").mockResolvedValue({ kind: "games", games: list, finished: 2 });
    await games.loadOlder();
    expect([ids(games), games.finished]).toEqual([["here", "over", "older"], 2]);
  });
});

describe("The connection", () => {
  test("is made once, and again when it breaks", () => {
    const games = following();
    games.follow();
    expect(Line.all.map(({ url }) => url)).toEqual(["ws://localhost:3000/api/games/socket"]);
    last().end(1006);
    vi.advanceTimersByTime(700);
    expect(Line.all.length).toBe(2);
    last().tell({ kind: "games", games: [told({ id: "new" })], finished: 0 });
    expect(ids(games)).toEqual(["new"]);
  });

  test("stays broken where trying again would not help", () => {
    following();
    last().end(1008);
    vi.advanceTimersByTime(60_000);
    expect(Line.all.length).toBe(1);
  });

  test("is made at once when the network is back, and what an old one says counts no more", () => {
    const games = following(told({ id: "one" }));
    const old = last();
    window.dispatchEvent(new Event("online"));
    const count = Line.all.length;
    expect([last() === old, old.isClosed]).toEqual([false, true]);
    old.tell({ kind: "games", games: [], finished: 0 });
    old.end(1006);
    vi.advanceTimersByTime(60_000);
    expect([ids(games), Line.all.length]).toEqual([["one"], count]);
  });
});

test("before the server says so, this browser knows whether there are games", () => {
  expect(new Games().areThereAny).toBe(false);
  following(told());
  expect(new Games().areThereAny).toBe(true);
  following();
  expect(new Games().areThereAny).toBe(false);
});
