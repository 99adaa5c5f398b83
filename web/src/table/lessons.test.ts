import { describe, expect, test } from "vitest";
import { LESSONS, type Moment } from "./lessons";

const tile = { key: "farm", state: "new", is_live: false };
function moment({ tiles = [tile], isTouch = false } = {}): Moment {
  const view = {
    is_yours: true,
    reader: 0,
    quota: 3,
    owed: 3,
    round: 2,
    lifted: null,
    happened: [],
    terrain: { key: "G" },
    seats: [{ tiles }],
  };
  const game = {
    cards: [
      { kind: "card", name: { key: "card-fishermen", args: {} } },
      { kind: "card", name: { key: "card-miners", args: {} } },
      { kind: "always", name: { key: "card-castles", args: {} } },
    ],
    tiles: [{ key: "farm", name: { key: "tile-farm", args: {} }, text: { key: "tile-farm-text", args: {} } }],
  };
  return { view, game, isTouch } as unknown as Moment;
}
const said = (key: string, of: Moment): string => LESSONS.find((one) => one.key === key)!.text(of);

describe("A lesson", () => {
  test.each(LESSONS)("about $key is said in whole sentences", ({ title, text }) => {
    expect(title()).toMatch(/^[A-Z][\w ]+$/);
    expect(text(moment())).toMatch(/^[A-Z][^{}$]+[.]$/);
  });

  test("names the cards that pay in this game", () => {
    expect(said("goal", moment())).toContain("Fishermen and Miners.");
  });

  test("speaks of hovering only where there is a pointer", () => {
    for (const key of ["build", "gold"]) {
      expect(said(key, moment())).toContain("Hover");
      expect(said(key, moment({ isTouch: true }))).toContain("Tap");
      expect(said(key, moment({ isTouch: true }))).not.toContain("Hover");
    }
  });

  test("says of a tile when it can be used", () => {
    expect(said("tile", moment())).toBe("Farm: Build one settlement on grass. From your next turn on you can use it once per turn.");
    expect(said("tile", moment({ tiles: [{ ...tile, state: "ready" }] }))).toContain("You can use it once per turn.");
  });

  test("names the tile to use, also when its moment has passed", () => {
    expect(said("use", moment({ tiles: [{ ...tile, is_live: true }] }))).toContain("choose Farm");
    expect(said("use", moment())).toContain("choose Farm");
  });
});
