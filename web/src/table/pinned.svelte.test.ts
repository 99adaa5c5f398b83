import { beforeEach, expect, test } from "vitest";
import { Pinned } from "./pinned.svelte";

let shown: string[][] = [];
let pinned: Pinned;
beforeEach(() => {
  shown = [];
  pinned = new Pinned((hexes) => shown.push(hexes));
});

test("A line shows its hexes while the pointer is on it", () => {
  pinned.over(["A1"]);
  pinned.away();
  expect(shown).toEqual([["A1"], []]);
});

test("A pressed line keeps them, also after others were pointed at, until it is pressed again", () => {
  pinned.press(3, ["A1"]);
  pinned.over(["B2"]);
  pinned.away();
  expect([pinned.line, shown.at(-1)]).toEqual([3, ["A1"]]);
  pinned.press(3, ["A1"]);
  expect([pinned.line, shown.at(-1)]).toEqual([null, []]);
});

test("Another line takes over", () => {
  pinned.press(3, ["A1"]);
  pinned.press(4, ["B2"]);
  expect([pinned.line, shown.at(-1)]).toEqual([4, ["B2"]]);
});

test("Nothing is pinned once the table has moved on", () => {
  pinned.press(3, ["A1"]);
  pinned.forget();
  pinned.away();
  expect([pinned.line, shown.at(-1)]).toEqual([null, []]);
});
