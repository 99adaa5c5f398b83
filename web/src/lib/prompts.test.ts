/* Every prompt and hint that players met in games of all boxes, as the terminal says it. */

import { readFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { language } from "./language.svelte";
import type { Said } from "./protocol";
import { say } from "./say";

const NAMES = ["Ada", "Brook", "Cleo"];
const prompts = JSON.parse(readFileSync("src/testing/prompts.json", "utf-8")) as { said: Said; says: Record<string, string> }[];

describe("Prompts and hints of all powers", () => {
  afterAll(() => language.choose("en"));

  test.each(["en", "nl", "de", "fr"])("are the same here as in the terminal, in %s", async (chosen) => {
    await language.choose(chosen);
    expect(language.current).toBe(chosen);
    expect(prompts.map(({ said }) => say(said, NAMES))).toEqual(prompts.map(({ says }) => says[chosen]));
  });

  test("are many", () => {
    expect(prompts.length).toBeGreaterThan(100);
  });
});
