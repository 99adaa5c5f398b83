import { describe, expect, test } from "vitest";
import type { TableChoices, Drawn, SetupRequest } from "./protocol";
import { ANY, editionOf, freshWishes, possible, withoutPlaces } from "./wishes";

describe("Fresh wishes", () => {
  test("ask for the base game and leave everything to chance", () => {
    const wishes = freshWishes(null);
    expect(wishes.boxes).toEqual(["base"]);
    expect(wishes.code).toBe("");
    for (const list of [wishes.boards, wishes.cards, wishes.tiles, wishes.tasks, wishes.capitols, wishes.caves, wishes.castle_tiles]) {
      expect(list).toEqual([]);
    }
    expect([wishes.first_game, wishes.first_player, wishes.island]).toEqual([false, null, ""]);
  });

  test("carry the code of an address", () => expect(freshWishes("H2-abc").code).toBe("H2-abc"));
});

describe("What you chose the last time", () => {
  const choices = {
    editions: [
      { key: "big-box", boxes: ["base", "queenies"] },
      { key: "newest", boxes: ["second"] },
    ],
    boxes: [{ parts: [] }, { parts: [{ key: "caves" }] }],
    endless: "endless",
    options: [{ key: "three-cards" }],
  } as unknown as TableChoices;

  test.each([
    [{ boxes: ["base", "caves", "endless"], edition: "big-box", options: ["three-cards"] }],
    [{ boxes: ["second"], edition: "newest", options: [] }],
    [{ boxes: ["base"], edition: undefined, options: [] }],
  ])("stays if this server has it: %j", (habits) => expect(possible(habits, choices)).toEqual(habits));

  test.each([
    [
      { boxes: ["base", "moon"], edition: "big-box", options: ["gone"] },
      { boxes: ["base"], edition: "big-box", options: [] },
    ],
    [
      { boxes: ["moon"], edition: "lost", options: [] },
      { boxes: ["base"], edition: "big-box", options: [] },
    ],
  ])("goes as far as it is gone: %j", (habits, left) => expect(possible(habits, choices)).toEqual(left));
});

describe("Wishes for other boards", () => {
  const wishes: SetupRequest = {
    ...freshWishes(null),
    boxes: ["base", "nomads"],
    boards: ["b1", "b2", "b3", "b4"],
    tiles: ["donation"],
    tasks: ["home"],
    selections: ["farm"],
    capitols: ["C4"],
    one_capitol: true,
    caves: ["D5"],
    cards: ["miners"],
    island: "north",
    seats: 3,
  };

  test("forget what lay on the old ones", () => {
    const { boards, tiles, tasks, selections, capitols, one_capitol, caves } = withoutPlaces(wishes);
    expect({ boards, tiles, tasks, selections, capitols, caves }).toEqual({
      boards: [],
      tiles: [],
      tasks: [],
      selections: [],
      capitols: [],
      caves: [],
    });
    expect(one_capitol).toBe(false);
  });

  test("keep what doesn't lie on boards", () => {
    const { boxes, cards, island, seats } = withoutPlaces(wishes);
    expect({ boxes, cards, island, seats }).toEqual({ boxes: ["base", "nomads"], cards: ["miners"], island: "north", seats: 3 });
  });

  test("still ask for castle tiles if there were some, wherever", () => {
    expect(withoutPlaces({ ...wishes, castle_tiles: ["C4", "D5"] }).castle_tiles).toEqual([ANY]);
    expect(withoutPlaces({ ...wishes, castle_tiles: [ANY] }).castle_tiles).toEqual([ANY]);
    expect(withoutPlaces({ ...wishes, castle_tiles: [] }).castle_tiles).toEqual([]);
    expect(withoutPlaces({ ...wishes, castle_tiles: undefined }).castle_tiles).toEqual([]);
  });

  test("leave the old ones as they were", () => {
    const before = structuredClone(wishes);
    withoutPlaces(wishes);
    expect(wishes).toEqual(before);
  });
});

describe("The edition", () => {
  const choices = { editions: [{ key: "newest" }, { key: "first" }] } as TableChoices;
  const drawn = { setup: { edition: "first" } } as Drawn;

  test("is the one that is wished", () => expect(editionOf({ edition: "first" }, choices, null).key).toBe("first"));

  test("is the usual one if nobody wishes one, or one that there isn't", () => {
    expect(editionOf({}, choices, null).key).toBe("newest");
    expect(editionOf({ edition: "lost" }, choices, null).key).toBe("newest");
  });

  test("is the one of the code, as soon as that was read", () => {
    const wishes = { edition: "newest", code: "H2-abc" };
    expect(editionOf(wishes, choices, drawn).key).toBe("first");
    expect(editionOf(wishes, choices, null).key).toBe("newest");
  });

  test("is not that of an old drawing without a code", () => {
    expect(editionOf({ edition: "newest", code: "" }, choices, drawn).key).toBe("newest");
  });
});
