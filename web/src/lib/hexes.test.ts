import { describe, expect, test } from "vitest";
import { hexagon, Layout, nearestTowards, ROW_HEIGHT, rowsOf, SIDE, WIDTH, type Hex, type Point } from "./hexes";
import type { GroundRow } from "./protocol";

const LEFT: Point = { x: -1, y: 0 };
const RIGHT: Point = { x: 1, y: 0 };
const UP: Point = { x: 0, y: -1 };
const DOWN: Point = { x: 0, y: 1 };

const field = (rows: number, columns: number): Layout => new Layout(rowsOf(Array.from({ length: rows }, () => "G".repeat(columns))));
const ISLAND: GroundRow[] = [
  ...rowsOf(Array.from({ length: 20 }, () => "G".repeat(20))),
  { name: "X", number: 21, letters: "  GG" },
  { name: "Y", number: 22, letters: " GGG" },
];
const loopsOf = (path: string): string[] => path.split("M").slice(1);
const cornersOf = (loop: string): number => loop.split("L").length;

describe("A map", () => {
  test("names its hexes by row and column, and leaves out where there is none", () => {
    const layout = new Layout(rowsOf(["GF", " W", "D"]));
    expect(layout.hexes).toEqual(["A1", "A2", "B2", "C1"]);
    expect(layout.letter("B2")).toBe("W");
  });

  test("knows nothing of hexes beyond its edges", () => {
    const layout = new Layout(rowsOf(["GF", " W"]));
    for (const hex of ["A0", "A3", "B1", "C1", "?1", ""]) {
      expect(layout.has(hex), hex).toBe(false);
      expect(layout.letter(hex), hex).toBe(" ");
    }
  });

  test("is half a hex wider than its longest row, because every second one lies to the right", () => {
    expect(field(2, 3).frame.width).toBeCloseTo(3.5 * WIDTH);
    expect(field(1, 3).frame.width).toBeCloseTo(3 * WIDTH);
  });

  test("is as high as its hexes", () => {
    expect(field(1, 1).frame.height).toBe(2 * SIDE);
    expect(field(3, 1).frame.height).toBe(2 * SIDE + 2 * ROW_HEIGHT);
  });

  test("is painted with spaces where it has gaps and short rows", () => {
    const rows = [
      { name: "A", number: 0, letters: "GGG" },
      { name: "C", number: 2, letters: "F" },
    ];
    expect(new Layout(rows).picture).toEqual(["GGG", "   ", "F  "]);
  });
});

describe("The middle of a hex", () => {
  test("lies half a hex to the right in every second row", () => {
    const layout = field(2, 2);
    expect(layout.centre("A1")).toEqual({ x: WIDTH / 2, y: SIDE });
    expect(layout.centre("B1").x).toBeCloseTo(WIDTH);
    expect(layout.centre("B1").y).toBe(SIDE + ROW_HEIGHT);
  });

  test("is where the hex is found again, also on an island", () => {
    const layout = new Layout(ISLAND);
    for (const hex of layout.hexes) expect(layout.at(layout.centre(hex))).toBe(hex);
  });

  test("is as far from all neighbours, so that none is taken for another near its edge", () => {
    const layout = field(3, 3);
    const { x, y } = layout.centre("B2");
    expect(layout.at({ x: x + WIDTH / 2 - 1, y })).toBe("B2");
    expect(layout.at({ x: x + WIDTH / 2 + 1, y })).toBe("B3");
  });
});

test("no hex is found beside the map, nor in its holes", () => {
  const layout = new Layout(rowsOf(["GGG", "G G", "GGG"]));
  expect(layout.at({ x: -WIDTH, y: SIDE })).toBeNull();
  expect(layout.at({ x: 2 * WIDTH, y: SIDE + ROW_HEIGHT })).toBeNull();
});

describe("Neighbours", () => {
  test("are the six around, clockwise from the upper left, in even and in odd rows", () => {
    const layout = field(5, 4);
    expect(layout.neighbours("C2")).toEqual(["B1", "B2", "C3", "D2", "D1", "C1"]);
    expect(layout.neighbours("B2")).toEqual(["A2", "A3", "B3", "C3", "C2", "B1"]);
  });

  test("end at the edges of the map", () => {
    const layout = field(3, 3);
    expect(layout.neighbours("A1")).toEqual(["A2", "B1"]);
    expect(layout.neighbours("B3")).toEqual(["A3", "C3", "B2"]);
  });

  test("are neighbours of each other, one width apart", () => {
    const layout = new Layout(ISLAND);
    for (const hex of layout.hexes) {
      const here = layout.centre(hex);
      for (const other of layout.neighbours(hex)) {
        const there = layout.centre(other);
        expect(layout.neighbours(other)).toContain(hex);
        expect(Math.hypot(here.x - there.x, here.y - there.y)).toBeCloseTo(WIDTH);
      }
    }
  });

  test("are not on the other side of a row that is left out", () => {
    const layout = new Layout(ISLAND);
    expect(layout.neighbours("T3")).toEqual(["S3", "S4", "T4", "T2"]);
    expect(layout.neighbours("X3")).toEqual(["X4", "Y4", "Y3"]);
  });
});

describe("An island", () => {
  const layout = new Layout(ISLAND);

  test("lies below the map, which ends where it would without it", () => {
    expect(layout.lowest).toBe(field(20, 20).frame.height);
    expect(layout.centre("X3").y - SIDE).toBeGreaterThan(layout.lowest);
  });

  test("lies within what the map takes up", () => {
    for (const hex of ["X3", "X4", "Y2", "Y4"]) {
      const { x, y } = layout.centre(hex);
      expect(x + WIDTH / 2).toBeLessThan(layout.frame.width);
      expect(y + SIDE).toBeLessThan(layout.frame.height);
    }
  });

  test("has the names of its rows before its sea, those of the map before the map", () => {
    const first = Math.min(...["X3", "Y2"].map((hex) => layout.centre(hex).x));
    expect(layout.label("A").x).toBe(layout.label("T").x);
    expect(layout.label("A").x).toBeLessThan(0);
    expect(layout.label("X").x).toBe(layout.label("Y").x);
    expect(layout.label("X").x).toBeGreaterThan(0);
    expect(layout.label("X").x).toBeLessThan(first - WIDTH / 2);
    expect(layout.label("X").y).toBe(layout.centre("X3").y);
  });
});

describe("The border", () => {
  const layout = field(5, 5);
  const around = (hex: Hex): Hex[] => layout.neighbours(hex);

  test("around nothing is no line", () => expect(layout.border([])).toBe(""));

  test("around one hex is the hex", () => {
    const loops = loopsOf(layout.border(["C3"]));
    expect(loops.map(cornersOf)).toEqual([6]);
    expect(layout.border(["C3"])).toMatch(/Z$/);
  });

  test("around two hexes that touch is one line without the edge between them", () => {
    expect(loopsOf(layout.border(["C3", "C4"])).map(cornersOf)).toEqual([10]);
  });

  test("around two hexes apart is two lines", () => {
    expect(loopsOf(layout.border(["A1", "E5"])).map(cornersOf)).toEqual([6, 6]);
  });

  test("around a ring has a second line along the lake in it", () => {
    const corners = loopsOf(layout.border(around("C3"))).map(cornersOf);
    expect(corners.sort((one, other) => one - other)).toEqual([6, 18]);
  });

  test("doesn't depend on a hex being named twice, nor on the edge of the map", () => {
    expect(layout.border(["A1", "A1"])).toBe(layout.border(["A1"]));
    expect(loopsOf(layout.border(["A1"])).map(cornersOf)).toEqual([6]);
  });
});

test("a hexagon has its six corners at the radius, with points at top and bottom", () => {
  const corners = hexagon({ x: 50, y: 50 }, 10)
    .slice(1, -1)
    .split("L")
    .map((corner) => corner.split(" ").map(Number) as [number, number]);
  expect(corners).toHaveLength(6);
  for (const [x, y] of corners) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(10, 1);
  expect(corners).toContainEqual([50, 40]);
  expect(corners).toContainEqual([50, 60]);
});

test("the outline of several hexes is one hexagon for each", () => {
  const layout = field(2, 2);
  expect(loopsOf(layout.outline(["A1", "B2"], 15)).map(cornersOf)).toEqual([6, 6]);
  expect(layout.outline([], 15)).toBe("");
});

describe("An arrow key", () => {
  const layout = field(6, 6);
  const from = (hex: Hex, direction: Point, hexes: Iterable<Hex> = layout.hexes): Hex | null =>
    nearestTowards(layout, hex, hexes, direction);

  test("leads to the next hex in the row", () => {
    expect(from("C3", RIGHT)).toBe("C4");
    expect(from("C3", LEFT)).toBe("C2");
  });

  test("leads to the next row, and back and forth through all of them", () => {
    expect(from("C3", UP)).toMatch(/^B[23]$/);
    expect(from("C3", DOWN)).toMatch(/^D[23]$/);
    let hex: Hex | null = "A3";
    const rows = [];
    for (; hex; hex = from(hex, DOWN)) rows.push(hex[0]);
    expect(rows).toEqual(["A", "B", "C", "D", "E", "F"]);
  });

  test("leads nowhere at the edge, or where there is no other hex", () => {
    expect(from("A1", LEFT)).toBeNull();
    expect(from("A1", UP)).toBeNull();
    expect(from("C3", RIGHT, ["C3"])).toBeNull();
    expect(from("C3", RIGHT, [])).toBeNull();
  });

  test("leads over dark hexes to the nearest bright one ahead", () => {
    expect(from("C1", RIGHT, ["C6", "C4"])).toBe("C4");
    expect(from("A1", DOWN, ["F1", "D2"])).toBe("D2");
  });

  test("does not lead to what lies more aside than ahead", () => {
    expect(from("C3", DOWN, ["D6"])).toBeNull();
    expect(from("C3", RIGHT, ["F4"])).toBeNull();
  });
});
