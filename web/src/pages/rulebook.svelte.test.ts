import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../lib/api";
import type { TableChoices, Component, Components } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { inComponent, settle } from "../testing/inComponent.svelte";
import { Rulebook } from "./rulebook.svelte";

const said = (key: string): { key: string; args: object } => ({ key, args: {} });
const component = (kind: string, key: string, box: string): Component =>
  ({ kind, key, box, kind_name: said(`component-${kind}`), name: said(`tile-${key}`), texts: [said(`tile-${key}-text`)] }) as Component;
const RULES = {
  components: [component("location", "farm", "base"), component("location", "oasis", "base"), component("tile", "treasure", "nomads")],
  topics: [{ title: said("rule-turn"), kind: said("kind"), texts: [said("rule-turn-text")] }],
} as unknown as Components;
const CHOICES = { boxes: ["base", "nomads", "empty"].map((key) => ({ key, name: said(`box-${key}`) })) } as unknown as TableChoices;

beforeEach(() => {
  router.query = new URLSearchParams();
  location.hash = "";
  vi.spyOn(router, "rename").mockReturnValue();
  vi.spyOn(api, "components").mockResolvedValue(RULES);
  vi.spyOn(api, "choices").mockResolvedValue(CHOICES);
});
async function rulebook(): Promise<Rulebook> {
  const made = inComponent(() => new Rulebook());
  await settle();
  return made;
}
const found = ({ chapters }: Rulebook): string[] => chapters.flatMap(({ entries }) => entries.map(({ key }) => key));

describe("The rules", () => {
  test("have a chapter for each kind of component", async () => {
    const { chapters, topics, boxes } = await rulebook();
    expect(chapters.map(({ name, entries }) => [name.key, entries.length])).toEqual([
      ["component-location", 2],
      ["component-tile", 1],
    ]);
    expect(topics).toHaveLength(1);
    expect(boxes.map(({ key }) => key)).toEqual(["base", "nomads"]);
  });

  test("are those of one box, until it is picked again", async () => {
    const book = await rulebook();
    book.pick("nomads");
    expect([found(book), book.topics]).toEqual([["treasure"], []]);
    book.pick("nomads");
    expect(found(book)).toHaveLength(3);
  });

  test("say why there are none", async () => {
    vi.mocked(api.components).mockRejectedValue(new Error("No answer."));
    const book = await rulebook();
    expect([book.trouble, book.isNothingFound]).toEqual(["No answer.", false]);
  });

  test("come with the passage in sight that the address names", async () => {
    const passage = document.createElement("p");
    passage.id = "location-oasis";
    document.body.replaceChildren(passage);
    const scroll = vi.spyOn(passage, "scrollIntoView").mockReturnValue();
    location.hash = "#location-oasis";
    await rulebook();
    expect(scroll).toHaveBeenCalledOnce();
  });
});

describe("Words that somebody looks for", () => {
  test.each([
    ["FARM", ["farm"]],
    ["  grass   build ", ["farm"]],
    ["nomads", ["treasure"]],
    ["farm treasure", []],
  ])("“%s” finds %j", async (words, expected) => {
    const book = await rulebook();
    book.words = words;
    expect(found(book)).toEqual(expected);
  });

  test("may be nowhere", async () => {
    const book = await rulebook();
    expect(book.isNothingFound).toBe(false);
    book.words = "dragons";
    expect(book.isNothingFound).toBe(true);
  });

  test("come from the address, and stay in it", async () => {
    router.query = new URLSearchParams("q=farm");
    const book = await rulebook();
    expect(found(book)).toEqual(["farm"]);
    book.words = "oasis & farm";
    flushSync();
    expect(router.rename).toHaveBeenLastCalledWith("/rules?q=oasis%20%26%20farm");
  });
});
