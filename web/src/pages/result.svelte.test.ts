import { describe, expect, test, vi } from "vitest";
import { api, NotDone } from "../lib/api";
import { rowsOf } from "../lib/hexes";
import type { GameInfo, GameView, Replay, TableInfo } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { inComponent, settle } from "../testing/inComponent.svelte";
import { LessonMaker } from "./lesson.svelte";
import { FinishedGame } from "./result.svelte";

const opened: { id: string; isClosed: boolean }[] = [];
vi.mock("../lib/session.svelte", () => ({
  Session: class {
    isClosed = false;
    constructor(readonly id: string) {
      opened.push(this);
    }
    close(): void {
      this.isClosed = true;
    }
  },
}));

const view = (round: number, totals: number[], result: object | null = null): GameView =>
  ({
    round,
    seats: totals.map((total, seat) => ({ seat, total, settlements: [], figures: [] })),
    live: ["A1"],
    happened: [],
    recent: ["A1"],
    last: ["A2"],
    marks: {},
    walls: [],
    stock: {},
    result,
  }) as unknown as GameView;
const REPLAY: Replay = {
  game: { ground: { rows: rowsOf(["GGG", "GGG"]), spots: [] }, figures: [] } as unknown as GameInfo,
  players: ["Anna", "Ben"],
  colours: [3],
  views: [view(1, [0, 0]), view(1, [2, 1]), view(2, [5, 3], { verdict: { key: "nothing", args: {} }, places: [], winners: [0] })],
};
const seated = (...seats: object[]): TableInfo => ({ seats }) as unknown as TableInfo;

async function finished(table: TableInfo): Promise<FinishedGame> {
  opened.length = 0;
  vi.spyOn(api, "replay").mockResolvedValue(REPLAY);
  vi.spyOn(api, "table").mockResolvedValue(table);
  const made = inComponent(() => new FinishedGame("here"));
  await settle();
  return made;
}

describe("A finished game", () => {
  test("shows the gold after each round, the players and the quiet final map", async () => {
    const game = await finished(seated());
    expect(game.chart).toEqual([
      [0, 0],
      [2, 1],
      [5, 3],
    ]);
    expect(game.players).toEqual([
      { name: "Anna", colour: 3 },
      { name: "Ben", colour: 1 },
    ]);
    expect(game.result?.winners).toEqual([0]);
    expect(game.shown).toMatchObject({ live: [], recent: [], last: [], arrived: [] });
  });

  test("is told of offers only to somebody who played to the end", async () => {
    await finished(seated({ is_yours: true, is_resigned: true }, { is_yours: false, is_resigned: false }));
    expect(opened).toEqual([]);
    const game = await finished(seated({ is_yours: true, is_resigned: false }));
    expect(game.session).toMatchObject({ id: "here", isClosed: false });
  });

  test("that can't be shown says why", async () => {
    const why = new NotDone("It is gone.", 404);
    vi.spyOn(api, "replay").mockRejectedValue(why);
    vi.spyOn(api, "table").mockRejectedValue(why);
    const game = inComponent(() => new FinishedGame("here"));
    await settle();
    expect([game.refusal, game.session, game.shown]).toEqual([why, null, null]);
  });

  test("lends its map to a visitor, or says why not", async () => {
    const game = await finished(seated());
    const go = vi.spyOn(router, "go").mockReturnValue();
    vi.spyOn(api, "play").mockRejectedValueOnce(new Error("Too many tables."));
    await game.playThisMap();
    expect([game.trouble, game.isBusy]).toEqual(["Too many tables.", false]);
    expect(go).not.toHaveBeenCalled();
    vi.spyOn(api, "play").mockResolvedValue({ id: "new" } as TableInfo);
    await game.playThisMap();
    expect(go).toHaveBeenCalledWith("/table/new");
  });
});

describe("The way into the guided game", () => {
  test("leads to its table, or says why not", async () => {
    const lesson = new LessonMaker();
    const replace = vi.spyOn(router, "replace").mockReturnValue();
    const create = vi.spyOn(api, "create").mockRejectedValueOnce(new Error("Too many tables."));
    await lesson.make();
    expect(lesson.trouble).toBe("Too many tables.");
    create.mockResolvedValue({ id: "new" } as TableInfo);
    await lesson.make();
    expect(create).toHaveBeenLastCalledWith(expect.objectContaining({ is_lesson: true }));
    expect(replace).toHaveBeenCalledWith("/table/new");
  });
});
