import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../lib/api";
import { inComponent, settle } from "../testing/inComponent.svelte";
import type { BoardInfo, TableChoices, Component, Components, BoardFindings } from "../lib/protocol";
import { LOCATION, Workshop } from "./workshop.svelte";

const named = (key: string): { key: string; args: object } => ({ key, args: {} });
const board = (key: string, rows: string[], locations: string[] = []): BoardInfo =>
  ({ key, name: named(`board-${key}`), box: "base", rows, locations, is_own: false }) as BoardInfo;
const TAVERN = board("tavern", ["GGL", "DDL", "DDD"], ["tavern", "farm"]);
const CHOICES = { boards: [TAVERN, board("oasis", ["WWW", "WWW"])], manners: ["base", "nomads"], boxes: [] } as unknown as TableChoices;
const component = (kind: string, key: string, letter = ""): Component =>
  ({ kind, key, letter, name: named(`tile-${key}`), icon: `/icons/${key}.svg` }) as Component;
const COMPONENTS = {
  components: [
    component("terrain", "grass", "G"),
    component("location", "tavern"),
    component("location", "farm"),
    component("card", "lords"),
  ],
} as Components;
const GOOD: BoardFindings = { errors: [], notes: [], board: null };

/* Answers of the server, for the test to hand out. */
function later<Answer>(): { promise: Promise<Answer>; give: (answer: Answer) => void } {
  let give: (answer: Answer) => void;
  const promise = new Promise<Answer>((resolve) => (give = resolve));
  return { promise, give: give! };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(api, "choices").mockResolvedValue(CHOICES);
  vi.spyOn(api, "components").mockResolvedValue(COMPONENTS);
  vi.spyOn(api, "check").mockResolvedValue(GOOD);
});
afterEach(() => vi.useRealTimers());

async function workshop(): Promise<Workshop> {
  const made = inComponent(() => new Workshop());
  await settle();
  return made;
}
const stroke = (at: Workshop, ...hexes: string[]): void => {
  at.beginStroke();
  for (const hex of hexes) at.paint(hex);
};

describe("The workshop", () => {
  test("begins with the first board, under a name of one's own", async () => {
    const at = await workshop();
    expect([at.name, at.rows, at.manner, at.location]).toEqual(["my-tavern", TAVERN.rows, "base", "tavern"]);
    expect(at.written).toBe("name: my-tavern\nL: tavern farm\n\nGGL\nDDL\nDDD\n");
  });

  test("leaves alone what somebody painted or typed before the boards came", async () => {
    const choices = later<TableChoices>();
    vi.spyOn(api, "choices").mockReturnValue(choices.promise);
    const at = await workshop();
    at.paint("A1");
    choices.give(CHOICES);
    await settle();
    expect([at.name, at.rows[0]]).toEqual(["my-board", "TGGGGGGGGG"]);
    expect(at.choices).toBe(CHOICES);
  });

  test("shows the locations with their icons", async () => {
    const { spots } = (await workshop()).shown;
    expect(spots.map(({ hex, icon }) => [hex, icon])).toEqual([
      ["A3", "/icons/tavern.svg"],
      ["B3", "/icons/farm.svg"],
    ]);
  });

  test("says what went wrong", async () => {
    vi.spyOn(api, "choices").mockRejectedValue(new Error("No answer."));
    expect((await workshop()).trouble).toBe("No answer.");
  });
});

describe("Painting", () => {
  test("changes a hex, and all that is painted in one stroke is undone together", async () => {
    const at = await workshop();
    at.brush = "W";
    stroke(at, "A1", "A2");
    stroke(at, "C1");
    expect(at.rows).toEqual(["WWL", "DDL", "WDD"]);
    at.undo();
    expect(at.rows).toEqual(["WWL", "DDL", "DDD"]);
    at.undo();
    expect([at.rows, at.canUndo]).toEqual([TAVERN.rows, false]);
    at.undo();
    expect(at.rows).toEqual(TAVERN.rows);
  });

  test("with what is there already is nothing to be undone", async () => {
    const at = await workshop();
    at.brush = "G";
    stroke(at, "A1");
    expect(at.canUndo).toBe(false);
  });

  test("fills all that hangs together, and nothing beyond", async () => {
    const at = await workshop();
    at.fills = true;
    at.brush = "F";
    stroke(at, "C3");
    expect(at.rows).toEqual(["GGL", "FFL", "FFF"]);
  });

  test("puts a location, or another one in its place", async () => {
    const at = await workshop();
    [at.brush, at.location] = [LOCATION, "farm"];
    stroke(at, "A1");
    stroke(at, "A3");
    expect(at.written).toContain("L: farm farm farm\n");
    at.undo();
    expect(at.written).toContain("L: farm tavern farm\n");
  });

  test("shows how the location of the brush looks, where there is one", async () => {
    const at = await workshop();
    at.location = "farm";
    expect(at.sample?.icon).toBe("/icons/farm.svg");
    at.startFrom("oasis");
    expect(at.sample).toBeNull();
  });
});

describe("Another board", () => {
  test("takes the place of this one, which can be had again", async () => {
    const at = await workshop();
    at.startFrom("oasis");
    expect([at.name, at.rows]).toEqual(["my-oasis", ["WWW", "WWW"]]);
    at.undo();
    expect(at.rows).toEqual(TAVERN.rows);
  });

  test("can be generated in the style of a box", async () => {
    const make = vi.spyOn(api, "make").mockResolvedValue({ ...GOOD, board: board("endless-1", ["MMM"]) });
    const at = await workshop();
    at.manner = "nomads";
    await at.generate();
    expect(make).toHaveBeenCalledExactlyOnceWith({ like: "nomads" });
    expect([at.name, at.rows]).toEqual(["endless-1", ["MMM"]]);
  });

  test("that was generated too late does not take the place of one chosen since", async () => {
    const made = later<BoardFindings>();
    vi.spyOn(api, "make").mockReturnValue(made.promise);
    const at = await workshop();
    const generating = at.generate();
    at.startFrom("oasis");
    made.give({ ...GOOD, board: board("endless-1", ["MMM"]) });
    await generating;
    expect(at.name).toBe("my-oasis");
  });

  test("can be read from a text; if it is wrong, it is said why, and the board stays", async () => {
    const at = await workshop();
    vi.spyOn(api, "check").mockResolvedValue({ ...GOOD, board: board("mine", ["CCC"]) });
    await at.read("...");
    expect([at.name, at.rows]).toEqual(["mine", ["CCC"]]);
    const wrong = { ...GOOD, errors: [named("error-row-length")] } as BoardFindings;
    vi.spyOn(api, "check").mockResolvedValue(wrong);
    await at.open(new File(["..."], "board.txt"));
    expect([at.name, at.findings]).toEqual(["mine", wrong]);
  });
});

describe("What is wrong with the board", () => {
  test("is asked once it rests", async () => {
    const at = await workshop();
    vi.mocked(api.check).mockClear();
    for (const hex of ["A1", "A2"]) {
      stroke(at, hex);
      flushSync();
      vi.advanceTimersByTime(199);
    }
    expect(api.check).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await settle();
    expect(api.check).toHaveBeenCalledExactlyOnceWith({ text: at.written });
    expect(at.findings).toBe(GOOD);
  });

  test("is not said of one that has changed since", async () => {
    const checked = later<BoardFindings>();
    vi.spyOn(api, "check").mockReturnValue(checked.promise);
    const at = await workshop();
    vi.advanceTimersByTime(200);
    stroke(at, "A1");
    checked.give(GOOD);
    await settle();
    expect(at.findings).toBeNull();
  });
});
