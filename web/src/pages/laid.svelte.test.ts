import { beforeEach, describe, expect, test } from "vitest";
import type { FigureInfo, TokenInfo } from "../lib/protocol";
import { Laid, MOST_GOLD, NOTHING_LAID } from "./laid.svelte";

const WARRIOR = { key: "warrior", number: 2 } as FigureInfo;
const CAVES = { key: "cave", most: 2, hexes: [["C4", "C5"], ["N4", "N5"], ["N14"], []] } as unknown as TokenInfo;

let laid: Laid;
beforeEach(() => {
  laid = new Laid(NOTHING_LAID);
});
const standing = (): string[] => laid.pieces.map(({ hex, seat, figure }) => `${hex} ${seat} ${figure}`.trim());

describe("A piece", () => {
  test("is laid by a click and taken away by the next one", () => {
    laid.putPiece("A1", 0, null);
    expect([standing(), laid.isEmpty]).toEqual([["A1 0"], false]);
    laid.putPiece("A1", 0, null);
    expect([standing(), laid.isEmpty]).toEqual([[], true]);
  });

  test("takes the place of another seat's, of another kind, and of a wall", () => {
    laid.putPiece("A1", 0, null);
    laid.putPiece("A1", 1, null);
    expect(standing()).toEqual(["A1 1"]);
    laid.putPiece("A1", 1, WARRIOR);
    expect(standing()).toEqual(["A1 1 warrior"]);
    laid.putWall("B1");
    laid.putPiece("B1", 0, null);
    expect([standing(), laid.walls]).toEqual([["A1 1 warrior", "B1 0"], []]);
  });

  test("of which there are only some: the first one moves", () => {
    for (const hex of ["A1", "A2", "A3"]) laid.putPiece(hex, 0, WARRIOR);
    laid.putPiece("A4", 1, WARRIOR);
    expect(standing()).toEqual(["A2 0 warrior", "A3 0 warrior", "A4 1 warrior"]);
  });

  test("of which there are only some can be taken away", () => {
    for (const hex of ["A1", "A2", "A1"]) laid.putPiece(hex, 0, WARRIOR);
    expect(standing()).toEqual(["A2 0 warrior"]);
  });
});

test("a wall is laid and taken away, and takes the place of a piece", () => {
  laid.putPiece("A1", 0, null);
  laid.putWall("A1");
  expect([standing(), laid.walls]).toEqual([[], ["A1"]]);
  laid.putWall("A1");
  expect(laid.walls).toEqual([]);
});

describe("A token", () => {
  test("lies at most once in each quadrant", () => {
    laid.putToken(CAVES, "C4");
    laid.putToken(CAVES, "C5");
    expect(laid.lyingOf(CAVES)).toEqual(["C5"]);
    laid.putToken(CAVES, "C5");
    expect(laid.lyingOf(CAVES)).toEqual([]);
  });

  test("can go everywhere until all lie there, then only within its quadrant", () => {
    expect(laid.hexesFor(CAVES)).toEqual(["C4", "C5", "N4", "N5", "N14"]);
    laid.putToken(CAVES, "C4");
    laid.putToken(CAVES, "N14");
    expect(laid.hexesFor(CAVES)).toEqual(["C4", "C5", "N14"]);
    laid.putToken(CAVES, "N5");
    expect(laid.lyingOf(CAVES)).toEqual(["C4", "N14"]);
  });

  test("can't go where there is no place for it", () => {
    laid.putToken(CAVES, "A1");
    expect(laid.lyingOf(CAVES)).toEqual([]);
  });
});

test("a row is marked by one seat, by another one, or by none", () => {
  laid.mark("A", 0);
  laid.mark("B", 0);
  laid.mark("A", 1);
  expect(laid.marks).toEqual({ A: 1, B: 0 });
  laid.mark("B", 0);
  expect(laid.marks).toEqual({ A: 1 });
  laid.unmark();
  expect(laid.marks).toEqual({});
});

describe("Gold", () => {
  test("is paid by source and seat", () => {
    laid.pay("treasure", 1, 6, 3);
    expect([0, 1, 2].map((seat) => laid.paidTo(seat, "treasure"))).toEqual([0, 6, 0]);
    expect([laid.paidTo(1, "lords"), laid.isEmpty]).toEqual([0, false]);
  });

  test.each([
    [-1, 0],
    [2.9, 2],
    [NaN, 0],
    [5000, MOST_GOLD],
  ])("%d counts as %d", (typed, counted) => {
    laid.pay("treasure", 0, typed, 2);
    expect(laid.paidTo(0, "treasure")).toBe(counted);
  });
});

test("a player who goes takes everything along, and those after them move up", () => {
  for (const seat of [0, 1, 2]) {
    laid.putPiece(`A${seat + 1}`, seat, null);
    laid.mark(["A", "B", "C"][seat]!, seat);
    laid.pay("treasure", seat, 10 + seat, 3);
  }
  laid.removeSeat(1);
  expect(standing()).toEqual(["A1 0", "A3 1"]);
  expect(laid.marks).toEqual({ A: 0, C: 1 });
  expect(laid.paid).toEqual({ treasure: [10, 12] });
});

test("what is cleared leaves the tokens of the set-up", () => {
  laid.putPiece("A1", 0, null);
  laid.putWall("A2");
  laid.putToken(CAVES, "C4");
  laid.mark("A", 0);
  laid.pay("treasure", 0, 3, 2);
  laid.clear();
  expect([laid.isEmpty, laid.lyingOf(CAVES)]).toEqual([true, ["C4"]]);
});

test("what was kept is there again", () => {
  laid.putPiece("A1", 1, WARRIOR);
  laid.putWall("B1");
  laid.mark("C", 0);
  expect(new Laid(laid.kept).kept).toEqual(laid.kept);
});
