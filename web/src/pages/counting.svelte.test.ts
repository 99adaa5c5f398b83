import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, NotDone } from "../lib/api";
import { inComponent, settle } from "../testing/inComponent.svelte";
import type { Position, ScoreSheet } from "../lib/protocol";
import { Counting } from "./counting.svelte";

const position = (cards: string[]): Position => ({ hexstead: 1, cards, seats: [] });
const sheet = (winner: number): ScoreSheet => ({ seats: [], winners: [winner] }) as unknown as ScoreSheet;

let now: Position | null = $state.raw(null);
/* The answers that the server still owes, in order. */
let owed: { give: (sheet: ScoreSheet) => void; refuse: (error: Error) => void }[];

beforeEach(() => {
  vi.useFakeTimers();
  owed = [];
  now = position(["lords"]);
  vi.spyOn(api, "score").mockImplementation(() => new Promise((give, refuse) => owed.push({ give, refuse })));
});
afterEach(() => vi.useRealTimers());

const counting = (): Counting => inComponent(() => new Counting(() => now));
function become(next: Position | null, milliseconds = 120): void {
  now = next;
  flushSync();
  vi.advanceTimersByTime(milliseconds);
}

test("a position is counted once it rests", async () => {
  const made = counting();
  vi.advanceTimersByTime(119);
  become(position(["miners"]), 119);
  expect(api.score).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(api.score).toHaveBeenCalledExactlyOnceWith(position(["miners"]));
  owed[0]!.give(sheet(1));
  await settle();
  expect(made.sheet?.winners).toEqual([1]);
});

test("the last position counts, whichever answer comes first", async () => {
  const made = counting();
  vi.advanceTimersByTime(120);
  become(position(["miners"]));
  owed[1]!.give(sheet(2));
  await settle();
  owed[0]!.give(sheet(1));
  await settle();
  expect(made.sheet?.winners).toEqual([2]);
});

test("a position that is wrong leaves the last sheet, and the next one takes the trouble away", async () => {
  const made = counting();
  vi.advanceTimersByTime(120);
  owed[0]!.give(sheet(1));
  await settle();
  become(position(["miners"]));
  owed[1]!.refuse(new NotDone("No."));
  await settle();
  expect([made.trouble?.message, made.sheet?.winners]).toEqual(["No.", [1]]);
  become(position(["lords"]));
  owed[2]!.give(sheet(0));
  await settle();
  expect([made.trouble, made.sheet?.winners]).toEqual([null, [0]]);
});

test("while there is nothing to be counted, there is no trouble, and no answer from before", async () => {
  const made = counting();
  vi.advanceTimersByTime(120);
  become(null);
  owed[0]!.refuse(new NotDone("No."));
  await settle();
  expect([made.trouble, made.sheet, owed.length]).toEqual([null, null, 1]);
});
