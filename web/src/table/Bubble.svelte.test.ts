import { flushSync, mount, unmount } from "svelte";
import { expect, onTestFinished, test } from "vitest";
import type { GameInfo, Previewed } from "../lib/protocol";
import { previewed } from "../testing/atTable.svelte";
import Bubble from "./Bubble.svelte";

const named = (kind: string, key: string): object => ({ key, name: { key: `${kind}-${key}`, args: {} }, icon: "" });
const game = {
  tiles: [named("tile", "farm"), named("tile", "paddock")],
  sources: [named("card", "lords"), named("card", "fishermen")],
} as unknown as GameInfo;
const players = [
  { name: "Ada", colour: 0 },
  { name: "Ben", colour: 1 },
];

/* What the bubble says, one line for each row. */
function told(preview: Previewed | null): string[] {
  const target = document.createElement("div");
  const bubble = mount(Bubble, { target, props: { hex: "A6", preview, game, players, colour: 0 } });
  onTestFinished(() => unmount(bubble));
  flushSync();
  return [...target.querySelectorAll(".head, .row, .effect")].map((row) => row.textContent.replace(/\s+/g, " ").trim());
}

test("gold is told by card, with the sum above", () => {
  expect(told(previewed({ total: 4, gold: { lords: 6, fishermen: -2 } }))).toEqual(["+4 A6", "Lords +6", "Fishermen -2"]);
});

test("after it come tiles, other players, rows, and what begins or ends", () => {
  const preview = previewed({
    took: ["farm"],
    lost: ["paddock"],
    others: [{ seat: 1, gold: { lords: -6 }, took: [], lost: ["farm"] }],
    rows: ["C"],
    starts_last_round: true,
    ends_game: true,
  });
  expect(told(preview)).toEqual([
    "No gold for you A6",
    "Takes Farm",
    "Loses Paddock",
    "Ben · Lords -6",
    "Ben loses Farm",
    "Marks row C for good",
    "Starts the last round",
    "Ends the game",
  ]);
});

test("what changes nothing says so, and until it is known nothing is claimed", () => {
  expect([told(previewed()), told(null)]).toEqual([["No change in gold A6"], ["… A6"]]);
});
