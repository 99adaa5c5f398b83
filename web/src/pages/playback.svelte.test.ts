import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api, NotDone } from "../lib/api";
import { rowsOf } from "../lib/hexes";
import { inComponent, settle } from "../testing/inComponent.svelte";
import type { GameInfo, Replay, GameView } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { Playback } from "./playback.svelte";

const said = (key: string): { seat: number; said: { key: string; args: object } } => ({ seat: 0, said: { key, args: {} } });
/* Anna builds on A1, A2 and A3, one after the other; the second line is told again with the third. */
const LOGS = [
  { first: 0, lines: [said("nothing")] },
  { first: 0, lines: [said("one")] },
  { first: 1, lines: [said("two")] },
  { first: 1, lines: [said("two and three")] },
];
const VIEWS = LOGS.map((log, at) => ({
  at,
  seats: [
    { seat: 0, settlements: ["A1", "A2", "A3"].slice(0, at), figures: [], gold: { lords: at }, total: 2 * at },
    { seat: 1, settlements: ["B1"], figures: [], gold: {}, total: 0 },
  ],
  live: ["B2"],
  log,
  happened: [],
  recent: [],
  last: [],
  marks: {},
  walls: [],
  stock: {},
})) as unknown as GameView[];
const REPLAY: Replay = {
  game: { ground: { rows: rowsOf(["GGG", "GGG"]), spots: [] }, figures: [] } as unknown as GameInfo,
  players: ["Anna", "Ben"],
  colours: [3, 1],
  views: VIEWS,
};
const LAST = VIEWS.length - 1;

async function playback(query = ""): Promise<Playback> {
  router.query = new URLSearchParams(query);
  vi.spyOn(api, "replay").mockResolvedValue(REPLAY);
  const made = inComponent(() => new Playback("here"));
  await settle();
  return made;
}
const file = (text: string): File => new File([text], "game.json");

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(router, "rename").mockReturnValue();
});
afterEach(() => vi.useRealTimers());

describe("A replay", () => {
  test("begins at the beginning, or at the moment that the address names", async () => {
    expect((await playback()).at).toBe(0);
    expect((await playback("at=2")).at).toBe(2);
  });

  test.each([
    ["99", LAST],
    ["-1", 0],
    ["what", 0],
    ["1.9", 1],
  ])("begins within the game if the address says %s", async (at, expected) => {
    expect((await playback(`at=${at}`)).at).toBe(expected);
  });

  test("shows each moment: pieces, log and gold", async () => {
    const shown = await playback("at=2");
    expect(shown.shown?.pieces.map(({ hex, colour }) => [hex, colour])).toEqual([
      ["A1", 3],
      ["A2", 3],
      ["B1", 1],
    ]);
    expect(shown.lines.map((line) => line.said.key)).toEqual(["one", "two"]);
    shown.go(3);
    expect(shown.lines.map((line) => line.said.key)).toEqual(["one", "two and three"]);
    expect(shown.gold).toEqual([0, 2, 4, 6].map((gold) => [gold, 0]));
    expect(shown.earners[0]).toEqual({ name: "Anna", colour: 3, gold: { lords: 3 } });
  });

  test("lists what will be told after what was", async () => {
    const shown = await playback("at=2");
    expect(shown.story.map((line) => line.said.key)).toEqual(["one", "two"]);
    shown.go(0);
    expect(shown.story.map((line) => line.said.key)).toEqual(["nothing", "two and three"]);
  });

  test("goes to the end of the turn that a line tells of", async () => {
    const shown = await playback();
    shown.jump(1);
    expect(shown.at).toBe(LAST);
    shown.jump(0);
    expect(shown.at).toBe(1);
    expect((await playback("line=1")).at).toBe(LAST);
    expect((await playback("line=99")).at).toBe(0);
  });

  test("offers nothing to be chosen", async () => expect((await playback()).shown?.live).toEqual([]));

  test("keeps its moment in the address", async () => {
    const shown = await playback();
    shown.go(2);
    flushSync();
    expect(router.rename).toHaveBeenLastCalledWith(expect.stringMatching(/\?at=2$/));
    expect(shown.link).toMatch(/\?at=2$/);
  });

  test("goes no further than there are moments", async () => {
    const shown = await playback();
    shown.go(99);
    expect(shown.at).toBe(LAST);
    shown.go(-1);
    expect(shown.at).toBe(0);
  });

  test("points out the pieces of a player, until looked at again", async () => {
    const shown = await playback("at=2");
    shown.look(0);
    expect(shown.pointed).toEqual(["A1", "A2"]);
    shown.look(0);
    expect(shown.pointed).toEqual([]);
  });

  test("says why there is none", async () => {
    vi.spyOn(api, "replay").mockRejectedValue(new NotDone("not yet", 409));
    const shown = inComponent(() => new Playback("here"));
    await settle();
    expect([shown.refusal?.status, shown.replay]).toEqual([409, null]);
  });
});

describe("Playing", () => {
  const pass = (milliseconds: number): void => {
    vi.advanceTimersByTime(milliseconds);
    flushSync();
  };
  async function playing(query = ""): Promise<Playback> {
    const shown = await playback(query);
    shown.play();
    flushSync();
    return shown;
  }

  test("goes step by step, and stops at the end", async () => {
    const shown = await playing();
    pass(760);
    expect(shown.at).toBe(1);
    pass(760 * 2);
    expect([shown.at, shown.isPlaying]).toEqual([LAST, true]);
    pass(760);
    expect([shown.at, shown.isPlaying]).toEqual([LAST, false]);
  });

  test("goes four times as fast", async () => {
    const shown = await playing();
    shown.speed = 4;
    flushSync();
    pass(190 * 2);
    expect(shown.at).toBe(2);
  });

  test("pauses", async () => {
    const shown = await playing();
    pass(760);
    shown.play();
    flushSync();
    pass(10_000);
    expect(shown.at).toBe(1);
  });

  test("begins again from the end", async () => {
    const shown = await playing("at=3");
    expect([shown.at, shown.isPlaying]).toEqual([0, true]);
  });

  test("ends when you go somewhere", async () => {
    const shown = await playing();
    shown.go(1);
    expect(shown.isPlaying).toBe(false);
  });
});

describe("A record in a file", () => {
  const RECORD = JSON.stringify({ hexstead: 2, setup: {}, seed: "00" });
  const opening = (): Playback => inComponent(() => new Playback(null));

  test("is opened and shown", async () => {
    vi.spyOn(api, "open").mockResolvedValue(REPLAY);
    const shown = opening();
    await shown.open(file(RECORD));
    expect([shown.replay, shown.opened?.seed, shown.trouble]).toEqual([REPLAY, "00", ""]);
    flushSync();
    expect(router.rename).not.toHaveBeenCalled();
  });

  test.each(["{half", "[]", "null", '{"hexstead": 2}'])("is not %s, and nobody is asked", async (text) => {
    const open = vi.spyOn(api, "open");
    const shown = opening();
    await shown.open(file(text));
    expect(shown.trouble).not.toBe("");
    expect(open).not.toHaveBeenCalled();
  });

  test("that the server refuses is not shown; another one may be", async () => {
    vi.spyOn(api, "open").mockRejectedValueOnce(new Error("Action 1 is wrong.")).mockResolvedValueOnce(REPLAY);
    const shown = opening();
    await shown.open(file(RECORD));
    expect([shown.trouble, shown.replay]).toEqual(["Action 1 is wrong.", null]);
    await shown.open(file(RECORD));
    expect([shown.trouble, shown.replay]).toEqual(["", REPLAY]);
  });
});
