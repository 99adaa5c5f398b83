import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../lib/api";
import type { TableChoices, Component, Components, GameInfo, Said } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { game } from "../testing/atTable.svelte";
import { inComponent, settle } from "../testing/inComponent.svelte";
import { Rulebook, RulebookAtTable, RulebookOnPage } from "./rulebook.svelte";

const said = (key: string): Said => ({ key, args: {} });
const component = (kind: string, key: string, box: string, rest: Partial<Component> = {}): Component =>
  ({
    kind,
    key,
    box,
    letter: "",
    kind_name: said(`component-${kind}`),
    name: said(`tile-${key}`),
    texts: [said(`tile-${key}-text`)],
    rulings: [],
    ...rest,
  }) as Component;
const topic = (key: string, ...boxes: string[]): Components["topics"][number] => ({
  key,
  title: said(`rule-${key}`),
  kind: said(boxes.length ? "kind-more" : "kind-game"),
  texts: [said(`rule-${key}-text`)],
  boxes,
  rulings: [],
});
const RULES: Components = {
  components: [
    component("location", "farm", "base"),
    component("location", "oasis", "base"),
    component("tile", "treasure", "nomads"),
    component("figure", "ship", "crossroads", { name: said("figure-ship"), texts: [] }),
    component("figure", "stone-wall", "nomads", { name: said("rule-stone-wall"), letter: "#" }),
    component("terrain", "grass", "", { name: said("terrain-title-grass"), letter: "G" }),
    component("terrain", "swamp", "", { name: said("terrain-title-swamp"), letter: "S" }),
  ],
  topics: [topic("turn"), topic("end-of-the-game"), topic("nomad-space", "nomads"), topic("selection-tile", "newest")],
};
const BOARDS: Record<string, string[]> = { nomads: ["quarry"], newest: ["second-1a"] };
const CHOICES = {
  boxes: ["base", "nomads", "crossroads", "newest", "empty"].map((key) => ({ key, name: said(`box-${key}`), boards: BOARDS[key] ?? [] })),
} as unknown as TableChoices;

beforeEach(() => {
  router.query = new URLSearchParams();
  location.hash = "";
  vi.spyOn(router, "rename").mockReturnValue();
  vi.spyOn(api, "components").mockResolvedValue(RULES);
  vi.spyOn(api, "choices").mockResolvedValue(CHOICES);
});
async function opened<Book extends Rulebook>(make: () => Book): Promise<Book> {
  const made = inComponent(make);
  await settle();
  return made;
}
const rulebook = (): Promise<RulebookOnPage> => opened(() => new RulebookOnPage());
const keys = ({ shown }: Rulebook): string[] => shown.map(({ id }) => id);

describe("The rules", () => {
  test("have a chapter for the topics, and for each kind of component", async () => {
    const { chapters, boxes } = await rulebook();
    expect(chapters.map(({ id, passages }) => [id, passages.length])).toEqual([
      ["the-game", 4],
      ["component-location", 2],
      ["component-tile", 1],
      ["component-figure", 2],
      ["component-terrain", 2],
    ]);
    expect(boxes.map(({ key }) => key)).toEqual(["base", "nomads", "crossroads", "newest"]);
  });

  test("are those of one box, until it is picked again", async () => {
    const book = await rulebook();
    book.pick("nomads");
    expect(keys(book)).toEqual(["rule-nomad-space", "tile-treasure", "figure-stone-wall"]);
    book.pick("nomads");
    expect(keys(book)).toHaveLength(11);
  });

  test("say why there are none", async () => {
    vi.mocked(api.components).mockRejectedValue(new Error("No answer."));
    const book = await rulebook();
    book.words = "farm";
    expect([book.trouble, book.found]).toEqual(["No answer.", null]);
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

test("Rulings are found with the passage that they are about", async () => {
  vi.mocked(api.components).mockResolvedValue({ ...RULES, components: [component("card", "shepherds", "nomads", { rulings: [58] })] });
  const book = await rulebook();
  book.words = "scout";
  expect(book.found?.map(({ id, rulings }) => [id, rulings])).toEqual([["card-shepherds", [58]]]);
});

describe("Words that somebody looks for", () => {
  test.each([
    ["FARM", ["location-farm"]],
    ["  grass   build ", ["location-farm"]],
    ["treasures of the nomads", ["tile-treasure"]],
    ["how do I win ties", ["rule-end-of-the-game"]],
    ["dragons", []],
  ])("“%s” finds %j", async (words, expected) => {
    const book = await rulebook();
    book.words = words;
    expect(book.found?.map(({ id }) => id)).toEqual(expected);
  });

  test("may be none", async () => {
    const book = await rulebook();
    book.words = " ";
    expect(book.found).toBeNull();
  });

  test("come from the address, and stay in it", async () => {
    router.query = new URLSearchParams("q=farm");
    const book = await rulebook();
    expect(book.found?.map(({ id }) => id)).toEqual(["location-farm"]);
    book.words = "oasis & farm";
    flushSync();
    expect(router.rename).toHaveBeenLastCalledWith("/rules?q=oasis%20%26%20farm");
  });
});

describe("The rules beside a game", () => {
  const named = (key: string, text: string): object => ({ key, name: said(`tile-${key}`), text: said(text) });
  const table = (rest: Partial<GameInfo> = {}): GameInfo => ({
    ...game,
    cards: [],
    tiles: [named("farm", "tile-farm-text-here")] as GameInfo["tiles"],
    walls: 0,
    options: [],
    ...rest,
  });
  const beside = (rest: Partial<GameInfo> = {}): Promise<RulebookAtTable> => opened(() => new RulebookAtTable(table(rest)));

  test("are those of what is in play, in the game's own words", async () => {
    const book = await beside();
    expect(keys(book)).toEqual(["rule-turn", "rule-end-of-the-game", "location-farm", "terrain-grass"]);
    expect(book.shown[2]!.texts).toEqual([said("tile-farm-text-here")]);
  });

  test("are all of them if you like", async () => {
    const book = await beside();
    book.showsAll = true;
    expect(keys(book)).toHaveLength(11);
  });

  test("have the topics of the boxes whose boards or components are in play", async () => {
    const ground = { ...game.ground, boards: [{ key: "second-1a", name: said(""), is_turned: false }] };
    const figures = [{ key: "ship" }] as GameInfo["figures"];
    const book = await beside({ ground, figures, walls: 25 });
    expect(keys(book)).toEqual([
      "rule-turn",
      "rule-end-of-the-game",
      "rule-nomad-space",
      "rule-selection-tile",
      "location-farm",
      "figure-ship",
      "figure-stone-wall",
      "terrain-grass",
    ]);
  });

  test("have its house rules", async () => {
    const { chapters } = await beside({ options: [said("option-figures-stay-text")] });
    expect(chapters.at(-1)).toMatchObject({ name: "House rule", passages: [{ id: "option-figures-stay" }] });
  });

  test("leave the address alone", async () => {
    const book = await beside();
    book.words = "turn";
    flushSync();
    expect(router.rename).not.toHaveBeenCalled();
  });
});
