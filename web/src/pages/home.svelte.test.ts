import { beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../lib/api";
import { myself } from "../lib/me.svelte";
import type { TableInfo } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { person, table } from "../testing/atTable.svelte";
import { settle } from "../testing/inComponent.svelte";
import { addressOf, Home, offerOf, phaseOf } from "./home.svelte";

const foreign = (id: string): TableInfo => table({ id, you: { ...table().you, seats: [] } });

beforeEach(() => {
  vi.spyOn(myself, "load").mockResolvedValue({ name: "Ada", colour: 0 });
  vi.spyOn(myself, "told").mockResolvedValue(null);
  vi.spyOn(api, "mine").mockResolvedValue({ tables: [table({ id: "own" })] });
  vi.spyOn(api, "tables").mockResolvedValue({ tables: [table({ id: "own" }), foreign("other")] });
  vi.spyOn(router, "go").mockReturnValue();
});
async function home(): Promise<Home> {
  const made = new Home();
  await settle();
  return made;
}

describe("The start page", () => {
  test("lists one's own games, and the tables where one has no seat", async () => {
    const made = await home();
    expect([made.mine.map(({ id }) => id), made.open.map(({ id }) => id), made.isLoaded]).toEqual([["own"], ["other"], true]);
  });

  test("says why it can't", async () => {
    vi.mocked(api.tables).mockRejectedValue(new Error("No answer."));
    const made = await home();
    expect([made.trouble, made.isLoaded]).toEqual(["No answer.", false]);
  });

  test("says why a name was not taken", async () => {
    vi.spyOn(myself, "introduce").mockRejectedValue(new Error("Too long."));
    const made = await home();
    await made.introduce("Ada");
    expect(made.trouble).toBe("Too long.");
  });
});

describe("A game right now", () => {
  test.each([true, false])("begins against a bot (with lessons: %s)", async (isLesson) => {
    const create = vi.spyOn(api, "create").mockResolvedValue(table({ id: "new" }));
    const made = await home();
    const beginning = made.begin(isLesson);
    expect(made.isBusy).toBe(true);
    await beginning;
    expect(create.mock.calls[0]![0]).toMatchObject({ seats: [{ kind: "here" }, { kind: "bot" }], is_lesson: isLesson });
    expect(router.go).toHaveBeenCalledExactlyOnceWith("/table/new");
    expect(made.isBusy).toBe(false);
  });

  test("that can't begin says why, and can be tried again", async () => {
    vi.spyOn(api, "create").mockRejectedValue(new Error("The server is busy."));
    const made = await home();
    await made.begin(false);
    expect([made.trouble, made.isBusy]).toEqual(["The server is busy.", false]);
    expect(router.go).not.toHaveBeenCalled();
  });
});

describe("An address of a table", () => {
  test.each([
    ["abc-1", "/table/abc-1"],
    ["  https://example.org/games/table/abc-1/result?x=1#y ", "/table/abc-1"],
    ["a b", "/table/a%20b"],
  ])("%s leads to %s", async (address, path) => {
    const made = await home();
    made.address = address;
    made.visit();
    expect(router.go).toHaveBeenCalledExactlyOnceWith(path);
  });

  test("that is empty leads nowhere", async () => {
    (await home()).visit();
    expect(router.go).not.toHaveBeenCalled();
  });

  test("is that of the result when the game is over", () => {
    expect([addressOf(table({ id: "x" })), addressOf(table({ id: "x", phase: "over" }))]).toEqual(["/table/x", "/table/x/result"]);
  });
});

test("a table says how far it is, and whether a seat is free", () => {
  const phases = (["open", "playing", "over"] as const).map((phase) => phaseOf(table({ phase })));
  expect(new Set(phases).size).toBe(3);
  const free = table({ seats: [person(0), person(1, { kind: "open" })] });
  expect(offerOf(free)).toContain("1");
  expect(offerOf(table())).not.toBe(offerOf(free));
});
