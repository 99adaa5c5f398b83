import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { rowsOf, WIDTH } from "../lib/hexes";
import { inComponent } from "../testing/inComponent.svelte";
import type { FigureInfo, Spot } from "../lib/protocol";
import { BoardMap, type BoardProps } from "./map.svelte";
import { onlyGround, type Shown } from "./shown";

/* Two hexes of grass, one of water and a location in the upper rows; desert below. */
const ROWS = rowsOf(["GGW", "LDD", "DDD"]);
const FARM = { hex: "B1", key: "farm", name: { key: "tile-farm", args: {} }, icon: "", is_fleeting: false, is_token: false } as Spot;
const shown = (rest: Partial<Shown> = {}): Shown => ({ ...onlyGround(ROWS, [FARM]), ...rest });
const ship = { key: "ship", name: { key: "figure-ship", args: {} } } as FigureInfo;

let picked: [string, boolean][];
let asked: string[];
let hovered: (string | null)[];
let props: BoardProps = $state.raw({ shown: shown() });

function board(rest: Partial<BoardProps> = {}): BoardMap {
  props = {
    shown: shown(),
    onpick: (hex, isTouch) => picked.push([hex, isTouch]),
    onask: (hex) => asked.push(hex),
    onhover: (hex) => hovered.push(hex),
    ...rest,
  };
  const map = inComponent(() => new BoardMap(() => props));
  map.view.room = { width: 600, height: 600 };
  flushSync();
  return map;
}
/* A place in the window, over a hex. */
const over = (map: BoardMap, hex: string): { x: number; y: number } => map.view.toWindow(map.layout.centre(hex));
const key = (name: string, rest: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent("keydown", { key: name, cancelable: true, ...rest });

/* The cells of the map, as the component draws them. */
function drawn(map: BoardMap): void {
  const grid = document.createElementNS("http://www.w3.org/2000/svg", "g");
  for (const hex of map.layout.hexes) {
    const cell = document.createElementNS("http://www.w3.org/2000/svg", "path");
    cell.dataset.hex = hex;
    cell.tabIndex = -1;
    cell.addEventListener("focus", () => map.focusIn(hex, cell));
    grid.append(cell);
  }
  document.body.replaceChildren(grid);
  map.grid = grid;
}

beforeEach(() => {
  [picked, asked, hovered] = [[], [], []];
});

describe("A tap", () => {
  test("on a live hex chooses it, on a dead one asks why not", () => {
    const map = board({ shown: shown({ live: ["A2"] }) });
    map.tap(over(map, "A2"), true);
    map.tap(over(map, "A1"), false);
    expect([picked, asked]).toEqual([[["A2", true]], ["A1"]]);
  });

  test("chooses any hex of an open map", () => {
    const map = board({ open: true });
    map.tap(over(map, "C3"), false);
    expect(picked).toEqual([["C3", false]]);
  });

  test("of a finger brings small hexes of an open map near, and the next one chooses", () => {
    const map = board({ open: true });
    map.view.room = { width: 90, height: 90 };
    const width = (): number => WIDTH * map.view.scale * map.view.zoom;
    expect(width()).toBeLessThan(28);
    map.tap(over(map, "C2"), false);
    expect(picked).toEqual([["C2", false]]);
    map.tap(over(map, "A3"), true);
    expect(picked).toHaveLength(1);
    expect(width()).toBeGreaterThanOrEqual(28);
    expect(map.view.isInSight(map.layout.centre("A3"))).toBe(true);
    map.tap(over(map, "A3"), true);
    expect(picked[1]).toEqual(["A3", true]);
  });

  test("beside the map does nothing", () => {
    const map = board({ open: true });
    map.tap({ x: -500, y: -500 }, false);
    expect([picked, asked]).toEqual([[], []]);
  });

  test("that is long asks, also on a live hex", () => {
    const map = board({ shown: shown({ live: ["A2"] }) });
    map.press(over(map, "A2"));
    expect([picked, asked]).toEqual([[], ["A2"]]);
  });
});

describe("A pointer", () => {
  test("tells where it is only when that changes", () => {
    const map = board();
    for (const hex of ["A1", "A1", "A2"]) map.hover(over(map, hex));
    map.hover(null);
    expect(hovered).toEqual(["A1", "A2", null]);
  });

  test("marks a live hex, but no dead one", () => {
    const map = board({ shown: shown({ live: ["A2"] }) });
    map.hover(over(map, "A1"));
    expect(map.marked).toBeNull();
    map.hover(over(map, "A2"));
    expect(map.marked).toBe("A2");
  });

  test("marks nothing else while something is chosen", () => {
    const map = board({ shown: shown({ live: ["A1", "A2"] }), chosen: "A1" });
    map.hover(over(map, "A2"));
    expect(map.marked).toBe("A1");
  });

  test("that paints picks each hex once on its way", () => {
    const map = board({ open: true, paints: true, controls: false });
    for (const hex of ["C1", "C1", "C2", "C1"]) map.stroke!(over(map, hex));
    expect(picked.map(([hex]) => hex)).toEqual(["C1", "C2", "C1"]);
  });

  test("paints only where that is wanted", () => expect(board().stroke).toBeNull());
});

describe("The keys", () => {
  test("walk from hex to hex, and choose", () => {
    const map = board({ shown: shown({ live: ["C1"] }), open: true });
    drawn(map);
    map.focusIn("A1", document.body);
    map.walk(key("ArrowRight"));
    expect(map.focused).toBe("A2");
    map.walk(key("Enter"));
    expect(picked).toEqual([["A2", false]]);
  });

  test("with Shift go from one bright hex to the next", () => {
    const map = board({ shown: shown({ live: ["A1", "C2"] }) });
    drawn(map);
    map.focusIn("A1", document.body);
    map.walk(key("ArrowDown", { shiftKey: true }));
    expect(map.focused).toBe("C2");
  });

  test("begin at the first bright hex, else at the first of all", () => {
    expect(board({ shown: shown({ live: ["B3"] }) }).stop).toBe("B3");
    expect(board().stop).toBe("A1");
  });

  test("zoom in and out", () => {
    const map = board();
    map.walk(key("+"));
    expect(map.view.zoom).toBe(1.5);
    map.walk(key("-"));
    expect(map.view.zoom).toBe(1);
  });

  test("leave all others to the browser", () => {
    const tab = key("Tab");
    board().walk(tab);
    expect(tab.defaultPrevented).toBe(false);
  });
});

describe("The focus", () => {
  test("points at its hex while it is there", () => {
    const map = board({ shown: shown({ live: ["A2"] }) });
    map.focusIn("A2", document.body);
    expect([map.marked, hovered]).toEqual(["A2", ["A2"]]);
    map.focusOut();
    expect([map.marked, hovered]).toEqual([null, ["A2", null]]);
  });

  test("brings a hex into view when you walk with the keys", () => {
    const map = board();
    const isInSight = (): boolean => map.view.isInSight(map.layout.centre("C3"));
    map.view.zoomBy(7, { x: 0, y: 0 });
    map.focusIn("C3", { matches: () => false } as unknown as Element);
    expect(isInSight()).toBe(false);
    map.focusIn("C3", { matches: () => true } as unknown as Element);
    expect(isInSight()).toBe(true);
  });
});

describe("A map in a small window", () => {
  const LONG = rowsOf(Array.from({ length: 20 }, () => "G".repeat(20)));
  const long = (live: string[]): Shown => ({ ...onlyGround(LONG), live });
  const small = (map: BoardMap): void => {
    map.view.room = { width: 240, height: 240 };
    flushSync();
  };

  test("comes nearer to where something can be chosen", () => {
    const map = board({ shown: long(["A1", "A2"]) });
    expect(map.view.isWhole).toBe(true);
    small(map);
    expect(map.view.zoom).toBeGreaterThan(1);
    expect(["A1", "A2"].every((hex) => map.view.isInSight(map.layout.centre(hex)))).toBe(true);
  });

  test("goes where the next choice is, and stays where it is in sight already", () => {
    const map = board({ shown: long(["A1"]) });
    small(map);
    props = { ...props, shown: long(["T20"]) };
    flushSync();
    expect(map.view.isInSight(map.layout.centre("T20"))).toBe(true);
    props = { ...props, shown: long(["K10"]) };
    flushSync();
    const before = map.view.shift;
    props = { ...props, shown: long(["K11"]) };
    flushSync();
    expect(map.view.shift).toEqual(before);
  });

  test("shows all of itself again when there is room", () => {
    const map = board({ shown: long(["A1"]) });
    small(map);
    map.view.room = { width: 1200, height: 1200 };
    flushSync();
    expect(map.view.isWhole).toBe(true);
  });

  test("stays as somebody wanted it when the window changes", () => {
    const map = board({ shown: long(["A1"]) });
    small(map);
    map.showAll();
    map.view.room = { width: 250, height: 240 };
    flushSync();
    expect(map.view.isWhole).toBe(true);
  });

  test("stays whole where every hex can be clicked, and in a picture", () => {
    for (const rest of [{ open: true }, { controls: false }]) {
      const map = board({ shown: long(["A1"]), ...rest });
      small(map);
      expect(map.view.isWhole).toBe(true);
    }
  });

  test("wants larger hexes for a finger than for a mouse", () => {
    const isNearIn = (width: number): boolean => {
      const map = board({ shown: long(["A1"]) });
      map.view.room = { width, height: width };
      flushSync();
      return !map.view.isWhole;
    };
    expect(isNearIn(440)).toBe(false);
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(pointer: coarse)" }));
    expect(isNearIn(440)).toBe(true);
  });
});

describe("A hex is described", () => {
  test("by its kind, who stands there, and whether it can be chosen", () => {
    const pieces = [
      { hex: "A1", colour: 0, owner: "Ada", figure: null },
      { hex: "A3", colour: 0, owner: "Ben", figure: ship },
    ];
    const map = board({ shown: shown({ pieces, walls: ["B2"], live: ["C3"] }) });
    expect(map.describe("A2")).toBe("A2, grass");
    expect(map.describe("A1")).toContain("Ada");
    expect(map.describe("A3")).toMatch(/ship.*Ben/i);
    expect(map.describe("B2")).toContain("wall");
    expect(map.describe("C3")).not.toBe("C3, desert");
  });

  test("by what choosing it does, where that is known", () => {
    const map = board({ shown: shown({ live: ["C3"] }), liveName: (hex) => `lay it on ${hex}` });
    expect(map.describe("C3")).toContain("lay it on C3");
  });

  test("by its tiles where somebody counts them", () => {
    expect(board().describe("B1")).toBe("B1, Farm");
    expect(board({ shown: shown({ stock: { B1: 2 } }) }).describe("B1")).toMatch(/^B1, Farm.*2/);
  });
});

describe("On a small screen the map", () => {
  const long = rowsOf(Array.from({ length: 20 }, () => "G".repeat(20)));
  const phone = (rest: Partial<Shown>, more: Partial<BoardProps>): BoardProps => ({
    ...props,
    shown: { ...onlyGround(long), ...rest },
    ...more,
  });
  function near(): BoardMap {
    const map = board({ shown: { ...onlyGround(long), live: ["B2"] }, moment: "mine" });
    map.view.room = { width: 200, height: 200 };
    flushSync();
    return map;
  }

  test("stays where it is while the turn lasts, whatever becomes live", () => {
    const map = near();
    const before = { ...map.view.shift, zoom: map.view.zoom };
    expect(map.view.isInSight(map.layout.centre("B2"))).toBe(true);
    props = phone({ live: ["T20"] }, { moment: "mine" });
    flushSync();
    expect({ ...map.view.shift, zoom: map.view.zoom }).toEqual(before);
    props = phone({ live: ["T20"] }, { moment: "mine again" });
    flushSync();
    expect(map.view.isInSight(map.layout.centre("T20"))).toBe(true);
  });

  test("follows others with its zoom as it is, until somebody moves it", () => {
    const map = near();
    const { zoom } = map.view;
    props = phone({}, { moment: "theirs", follow: "S18" });
    flushSync();
    expect([map.view.isInSight(map.layout.centre("S18")), map.view.zoom]).toEqual([true, zoom]);
    map.view.panBy(500, 500);
    props = phone({}, { moment: "theirs", follow: "T18" });
    flushSync();
    expect(map.view.isInSight(map.layout.centre("T18"))).toBe(false);
    props = phone({}, { moment: "another's", follow: "T19" });
    flushSync();
    expect(map.view.isInSight(map.layout.centre("T19"))).toBe(true);
  });
});

describe("Two boards for a map and its island", () => {
  const rows = [...ROWS, { name: "U", number: 21, letters: "GG" }];
  const all = (): Shown => ({ ...shown({ live: ["A1", "U2"], recent: ["U1", "A2"], marks: [{ row: "A", colour: 0 }] }), rows });

  test("share the hexes, and each shows what lies on its own", () => {
    const map = board({ shown: all(), part: "map" });
    expect([map.layout.hexes.length, map.stop, map.marks.length]).toEqual([9, "A1", 1]);
    const island = board({ shown: all(), part: "island" });
    expect([island.layout.hexes, island.stop, island.marks.length]).toEqual([["U1", "U2"], "U2", 0]);
  });

  test("count what the turn built as one", () => {
    expect(board({ shown: all(), part: "map" }).badges).toEqual([{ hex: "A2", number: 2 }]);
    expect(board({ shown: all(), part: "island" }).badges).toEqual([{ hex: "U1", number: 1 }]);
  });

  test("cut their parts out of one picture", () => {
    const { ground, cut } = board({ shown: all() });
    const map = board({ shown: all(), part: "map" }).cut;
    const island = board({ shown: all(), part: "island" });
    expect(island.ground).toEqual(ground);
    expect(map.height).toBeLessThan(island.cut.y);
    expect(island.cut.y + island.cut.height).toBeCloseTo(cut.height);
  });

  test("have a piece arrive from nowhere if it comes from the other one", () => {
    const piece = { hex: "A1", colour: 0, owner: "Ada", figure: null };
    const moved = { ...all(), pieces: [piece], arrived: [{ hex: "A1", origin: "U1" }] };
    expect(board({ shown: moved }).originOf(piece)).toBe("U1");
    const map = board({ shown: moved, part: "map" });
    expect([map.hasArrived(piece), map.originOf(piece)]).toEqual([true, null]);
  });
});

describe("What is drawn", () => {
  test("has those in front after those behind", () => {
    const pieces = ["C1", "A1", "B2"].map((hex) => ({ hex, colour: 0, owner: "", figure: null }));
    expect(board({ shown: shown({ pieces }) }).pieces.map(({ hex }) => hex)).toEqual(["A1", "B2", "C1"]);
  });

  test("has plates where something lies", () => expect(board().plates).toEqual(["B1"]));

  test("has a veil over what can't be chosen, while something can", () => {
    expect(board().veil).toBe("");
    expect(board({ shown: shown({ live: ["A1"] }) }).veil).not.toBe("");
  });

  test("knows who has just come, and from where", () => {
    const [come, gone] = ["A1", "A2"].map((hex) => ({ hex, colour: 0, owner: "", figure: null }));
    const map = board({ shown: shown({ arrived: [{ hex: "A1", origin: "C1" }] }) });
    expect([map.hasArrived(come!), map.originOf(come!), map.hasArrived(gone!), map.originOf(gone!)]).toEqual([true, "C1", false, null]);
  });

  test("leaves room for coordinates, and for marks before there are any", () => {
    const { width } = board().frame;
    expect(board({ shown: shown({ marks: [{ row: "A", colour: 0 }] }) }).frame.width).toBe(width);
    expect(board({ coordinates: false }).frame.width).toBeLessThan(width);
  });
});
