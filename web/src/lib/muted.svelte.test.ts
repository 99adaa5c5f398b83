import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { muted as here } from "./muted.svelte";

const STORE = "hexstead-muted";

/* As a page gets it when it is loaded. */
async function loaded(): Promise<{ has: (speaker: string) => boolean; toggle: (speaker: string) => void }> {
  vi.resetModules();
  return (await import("./muted.svelte")).muted;
}

beforeEach(() => localStorage.clear());

test("nobody is muted at first", async () => expect((await loaded()).has("anna")).toBe(false));

test("a speaker is muted, and heard again", async () => {
  const muted = await loaded();
  muted.toggle("anna");
  expect([muted.has("anna"), muted.has("ben")]).toEqual([true, false]);
  muted.toggle("anna");
  expect(muted.has("anna")).toBe(false);
});

test("the next page still knows who is muted, and who no more", async () => {
  const muted = await loaded();
  for (const speaker of ["anna", "ben", "anna"]) muted.toggle(speaker);
  const next = await loaded();
  expect([next.has("anna"), next.has("ben")]).toEqual([false, true]);
});

test("a speaker without a name, such as the table itself, is never muted", async () => {
  const muted = await loaded();
  muted.toggle("");
  expect(muted.has("")).toBe(false);
});

test("of very many the oldest are heard again", async () => {
  const muted = await loaded();
  for (let number = 0; number < 201; number++) muted.toggle(`speaker ${number}`);
  expect([muted.has("speaker 0"), muted.has("speaker 1"), muted.has("speaker 200")]).toEqual([false, true, true]);
});

test.each(["[half", "null", "{}"])("%s in the store mutes nobody, and is replaced", async (stored) => {
  localStorage.setItem(STORE, stored);
  const muted = await loaded();
  expect(muted.has("anna")).toBe(false);
  muted.toggle("anna");
  expect((await loaded()).has("anna")).toBe(true);
});

test("a browser that stores nothing mutes as long as the page is open", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  const muted = await loaded();
  muted.toggle("anna");
  expect(muted.has("anna")).toBe(true);
});

test("what is shown changes with it", () => {
  const seen: boolean[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      seen.push(here.has("anna"));
    });
  });
  flushSync();
  flushSync(() => here.toggle("anna"));
  flushSync(() => here.toggle("anna"));
  stop();
  expect(seen).toEqual([false, true, false]);
});
