import { describe, expect, test } from "vitest";
import { listed, nameOf, say, sayKey, signed, text } from "./say";

const farm = { key: "tile-farm", args: {} };
const grass = { key: "terrain-grass", args: {} };

describe("What the server sends as data", () => {
  test("is said with its arguments, however deep they lie", () => {
    const where = { key: "place-on", args: { terrain: grass } };
    expect(say({ key: "ask-build-first", args: { count: 3, where } })).toBe("Build 3 on grass.");
    expect(say({ key: "ask-build", args: { tile: farm, where } })).toBe("Farm: build on grass.");
  });

  test("counts in the plural of the language", () => {
    expect(say({ key: "why-adjacent", args: { count: 1 } })).toContain("1 free hex touches");
    expect(say({ key: "why-adjacent", args: { count: 2 } })).toContain("2 free hexes touch");
  });

  test("joins what comes in lists", () => {
    const built = { key: "event-built", args: { what: ["K6", "K7", "K8"] } };
    const took = { key: "event-took", args: { what: [farm] } };
    const what = { key: "log-what", args: { what: [built, took] } };
    expect(say({ key: "log-turn", args: { who: { key: "player", args: { seat: 1 } }, what } }, ["Ada", "Ben"])).toBe(
      "Ben built K6, K7 and K8; took a Farm tile.",
    );
  });

  test("uses another form of a name where the sentence asks for it", () => {
    const warrior = { key: "figure-warrior", args: {} };
    expect(say({ key: "why-blocked", args: { figure: [warrior] } })).toBe("Nobody may enter a hex beside a warrior.");
    expect(say({ key: "why-stays", args: { figure: warrior } })).toBe("A warrior stays where it is.");
  });

  test("is said by its key where a language lacks the message", () => {
    expect(say({ key: "nothing-like-this", args: {} })).toBe("nothing-like-this");
  });

  test("calls a seat without a name by its number", () => {
    expect(say({ key: "ask-other", args: { who: { key: "player", args: { seat: 2 } } } })).toBe("3 is choosing.");
  });
});

describe("What the browser says itself", () => {
  test("is said by its key and its arguments", () => {
    expect(text("bar-menu")).toBe("Menu");
    expect(text("page-title", { page: "Rules" })).toBe("Rules · Hexstead");
  });

  test("names components by their keys", () => {
    expect(sayKey("tile-farm")).toBe("Farm");
    expect(nameOf("card", "place-of-refuge")).toBe("Place of refuge");
    expect(nameOf("board", "my-own")).toBe("my-own");
  });

  test("joins items by commas", () => {
    expect(listed(["K6"])).toBe("K6");
    expect(listed(["K6", "grass", "stone wall"])).toBe("K6, grass, stone wall");
  });

  test("gives a sign to what is gained and lost", () => {
    expect([3, 0, -2].map(signed)).toEqual(["+3", "0", "-2"]);
  });
});
