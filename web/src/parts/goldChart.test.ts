import { describe, expect, test } from "vitest";
import { apart, goldMarks, keyedTo, momentAt, roundMarks, standing, stepFor } from "./goldChart";

describe("The marks of gold", () => {
  test.each([
    [5, 5, 1],
    [32, 5, 10],
    [60, 5, 20],
    [101, 5, 50],
    [18, 2, 10],
    [0, 5, 1],
  ])("up to %i with %i marks are %i apart", (most, marks, step) => expect(stepFor(most, marks)).toBe(step));

  test("reach from nothing to a round number above all", () => {
    expect(goldMarks(32, 5)).toEqual([0, 10, 20, 30, 40]);
    expect(goldMarks(40, 5)).toEqual([0, 10, 20, 30, 40]);
    expect(goldMarks(0, 5)).toEqual([0, 1]);
  });
});

describe("The marks of rounds", () => {
  test("stand at the first moment of a round", () => {
    expect(roundMarks([1, 1, 1, 2, 2, 3], 8)).toEqual([
      { at: 0, round: 1 },
      { at: 3, round: 2 },
      { at: 5, round: 3 },
    ]);
  });

  test("leave out rounds where there are many", () => {
    const rounds = Array.from({ length: 14 }, (_, round) => round);
    expect(roundMarks(rounds, 8).map(({ round }) => round)).toEqual([0, 2, 4, 6, 8, 10, 12]);
  });
});

test("A pointer means the nearest moment, and the last one beyond the edge", () => {
  expect([-0.2, 0, 0.24, 0.26, 1, 1.4].map((share) => momentAt(share, 2))).toEqual([0, 0, 0, 1, 2, 2]);
});

test("Keys lead from moment to moment, and not beyond the ends", () => {
  expect(["ArrowLeft", "ArrowRight", "Home", "End", "Enter"].map((key) => keyedTo(key, 1, 5))).toEqual([0, 2, 0, 5, null]);
  expect([keyedTo("ArrowDown", 0, 5), keyedTo("ArrowUp", 5, 5)]).toEqual([0, 5]);
});

test("The richest stand first", () => {
  expect(standing([3, 9, 5]).map(({ seat }) => seat)).toEqual([1, 2, 0]);
});

test("Pieces at the ends keep their distance", () => {
  expect(apart([10, 12, 80], 20)).toEqual([10, 30, 80]);
  expect(apart([12, 10], 20)).toEqual([30, 10]);
});
