import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { COARSE, FINE } from "../lib/ground";
import { inComponent, settle } from "../testing/inComponent.svelte";
import { settings } from "../lib/settings.svelte";
import { GroundPainting } from "./painting.svelte";

/* Every picture that was asked for waits here until the test hands it out. */
const asked = vi.hoisted(() => [] as { rows: readonly string[]; theme: string; scale: number; give: (width: number) => void }[]);
vi.mock(import("../lib/ground"), async (original) => ({
  ...(await original()),
  ground: (rows, theme, scale) =>
    new Promise<ImageBitmap>((resolve) => {
      asked.push({ rows, theme, scale, give: (width) => resolve({ width, height: 10 } as ImageBitmap) });
    }),
}));

let pixels = $state(1);
let rows: readonly string[] = $state.raw(["GG"]);
/* The widths of the pictures that were drawn, in order. */
let drawn: number[];
const canvas = { getContext: () => ({ drawImage: ({ width }: ImageBitmap) => drawn.push(width) }) } as unknown as HTMLCanvasElement;

/* As the component attaches it: again whenever something has changed. */
function painting(): GroundPainting {
  return inComponent(() => {
    const made = new GroundPainting(
      () => rows,
      () => ({ x: 10, y: 20, width: 100, height: 50 }),
      () => pixels,
    );
    $effect(() => made.onto(canvas));
    return made;
  });
}

beforeEach(() => {
  asked.length = 0;
  drawn = [];
  pixels = 1;
  rows = ["GG"];
  settings.isPrinting = false;
});

test("the ground is painted when its picture has come", async () => {
  const made = painting();
  expect(asked.map(({ scale }) => scale)).toEqual([COARSE]);
  expect(made.isPainted).toBe(false);
  asked[0]!.give(100);
  await settle();
  expect([made.isPainted, drawn, canvas.width]).toEqual([true, [100], 150]);
});

test("zooming in brings a finer one after the coarse one, and keeps it", async () => {
  painting();
  pixels = 3;
  flushSync();
  expect(asked.map(({ scale }) => scale)).toEqual([COARSE, COARSE]);
  asked[1]!.give(100);
  await settle();
  expect(asked.at(-1)!.scale).toBe(FINE);
  asked.at(-1)!.give(200);
  await settle();
  pixels = 1;
  flushSync();
  expect(drawn).toEqual([100, 200]);
  expect(asked).toHaveLength(3);
});

test("paper wants the finest at once", async () => {
  settings.isPrinting = true;
  painting();
  asked[0]!.give(100);
  await settle();
  expect(asked.map(({ scale, theme }) => [scale, theme])).toEqual([
    [COARSE, "light"],
    [FINE, "light"],
  ]);
});

test("a picture that comes too late is not drawn over the next one", async () => {
  painting();
  rows = ["WW"];
  flushSync();
  asked[1]!.give(2);
  await settle();
  asked[0]!.give(1);
  await settle();
  expect(drawn).toEqual([2]);
});
