import { describe, expect, test } from "vitest";
import type { GameInfo, Happening, SeatView, GameView } from "../lib/protocol";
import { onlyGround, shownOf } from "./shown";

const PLAYERS = [
  { name: "Anna", colour: 3 },
  { name: "Ben", colour: 1 },
];
const GAME = {
  ground: { rows: [{ name: "A", number: 0, letters: "GG" }], spots: [] },
  figures: [
    { key: "ship", name: "Ship", covers_several_hexes: false },
    { key: "palace", name: "Palace", covers_several_hexes: true },
  ],
} as unknown as GameInfo;
const seat = (seat: number, rest: Partial<SeatView> = {}): SeatView => ({ seat, settlements: [], figures: [], ...rest }) as SeatView;
const view = (rest: Partial<GameView> = {}): GameView =>
  ({
    seats: [],
    stock: {},
    walls: [],
    marks: {},
    live: [],
    lifted: null,
    recent: [],
    last: [],
    happened: [],
    ...rest,
  }) as unknown as GameView;
const happened = (kind: string, hex: string | null, origin: string | null = null): Happening => ({ kind, hex, origin });

describe("The board", () => {
  test("shows the settlements of all seats in the colours of their players", () => {
    const { pieces } = shownOf(GAME, view({ seats: [seat(0, { settlements: ["A1"] }), seat(1, { settlements: ["A2"] })] }), PLAYERS);
    expect(pieces).toEqual([
      { hex: "A1", colour: 3, owner: "Anna", figure: null },
      { hex: "A2", colour: 1, owner: "Ben", figure: null },
    ]);
  });

  test("shows figures by name, and which are large", () => {
    const figures = [
      { key: "palace", hexes: ["A1"] },
      { key: "ship", hexes: ["A2"] },
    ];
    const { pieces } = shownOf(GAME, view({ seats: [seat(1, { figures })] }), PLAYERS);
    expect(pieces.map(({ hex, owner, figure }) => [hex, owner, figure?.name, figure?.covers_several_hexes])).toEqual([
      ["A1", "Ben", "Palace", true],
      ["A2", "Ben", "Ship", false],
    ]);
  });

  test("shows no figure that still waits to be placed", () => {
    const seats = [seat(0, { figures: [{ key: "ship", hexes: [] }] })];
    expect(shownOf(GAME, view({ seats }), PLAYERS).pieces).toEqual([]);
  });

  test("shows the rows that somebody marked in their colour", () => {
    expect(shownOf(GAME, view({ marks: { A: 1, C: 0 } }), PLAYERS).marks).toEqual([
      { row: "A", colour: 1 },
      { row: "C", colour: 3 },
    ]);
  });

  test("shows what has just come, from nowhere or from another hex, and nothing else that happened", () => {
    const all = [
      happened("built", "A1"),
      happened("moved", "A2", "A1"),
      happened("earned", "A1"),
      happened("took", null),
      happened("placed", "B1"),
    ];
    expect(shownOf(GAME, view({ happened: all }), PLAYERS).arrived).toEqual([
      { hex: "A1", origin: null },
      { hex: "A2", origin: "A1" },
      { hex: "B1", origin: null },
    ]);
  });
});

test("a map alone shows its ground, and nobody counts its tiles", () => {
  const rows = GAME.ground.rows;
  expect(onlyGround(rows)).toMatchObject({ rows, spots: [], stock: null, pieces: [], live: [] });
});
