import { beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../lib/api";
import { games } from "../lib/games.svelte";
import { myself } from "../lib/me.svelte";
import type { TableInfo } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { person, table } from "../testing/atTable.svelte";
import { ownGame } from "../testing/ownGames";
import { settle } from "../testing/inComponent.svelte";
import { Home, offerOf } from "./home.svelte";

const foreign = (id: string): TableInfo => table({ id, you: { ...table().you, seats: [] } });

beforeEach(() => {
  vi.spyOn(myself, "load").mockResolvedValue({ name: "Ada", colour: 0 });
  vi.spyOn(myself, "told").mockResolvedValue(null);
  vi.spyOn(api, "tables").mockResolvedValue({ tables: [table({ id: "own" }), foreign("other")] });
  vi.spyOn(router, "go").mockReturnValue();
});
async function home(): Promise<Home> {
  const made = new Home();
  await settle();
  return made;
}

describe("The start page", () => {
  test("lists the tables where one has no seat", async () => {
    const made = await home();
    expect([made.open.map(({ id }) => id), made.isLoaded]).toEqual([["other"], true]);
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
});

test("a table says whether a seat is free", () => {
  const free = table({ seats: [person(0), person(1, { kind: "open" })] });
  expect(offerOf(free)).toContain("1");
  expect(offerOf(table())).not.toBe(offerOf(free));
});

describe("Your games", () => {
  const over = Array.from({ length: 5 }, (_, place) => ownGame({ id: `over-${place}`, phase: "over", ago: place }));
  const going = ownGame({ id: "going" });

  test("are all there until more than five are over", async () => {
    vi.spyOn(games, "list", "get").mockReturnValue([going, ...over]);
    vi.spyOn(games, "finished", "get").mockReturnValue(5);
    const made = await home();
    expect([made.games.length, made.more]).toEqual([6, 0]);
  });

  test("show five that are over, and all others when asked", async () => {
    const oldest = ownGame({ id: "oldest", phase: "over" });
    vi.spyOn(games, "list", "get").mockReturnValue([going, ...over, oldest]);
    vi.spyOn(games, "finished", "get").mockReturnValue(13);
    const load = vi.spyOn(games, "loadOlder").mockResolvedValue();
    const made = await home();
    expect([made.games.includes(oldest), made.more]).toEqual([false, 14]);
    await made.showAll();
    expect(load).toHaveBeenCalledOnce();
    expect([made.games.includes(oldest), made.more]).toEqual([true, 0]);
  });
});
