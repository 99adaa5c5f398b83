import { beforeEach, describe, expect, test } from "vitest";
import type { Box, TableChoices, Drawn, SetupRequest } from "./protocol";
import { ANY } from "./wishes";
import { filledAt, isTaken, Wishing, type Places } from "./wishing";

const box = (key: string, rest: Partial<Box> = {}): Box =>
  ({ key, boards: [`${key}-1`], cards: [`${key}-card`], tasks: [], tiles: [], islands: [], parts: [], ...rest }) as unknown as Box;
const BASE = box("base");
const NOMADS = box("nomads", { tiles: ["outpost", "outpost", "treasure"] });
/* It has no boards, but three parts. */
const QUEENIES = box("queenies", {
  boards: [],
  islands: ["small"],
  parts: ["caves", "capitol", "island"].map((key) => ({ key, name: { key, args: {} }, texts: [] })),
});
const boards = ["base-1", "base-2", "base-3", "base-4", "nomads-1", "mine", "second-1a", "second-1b", "second-2b"];
const CHOICES = {
  boxes: [BASE, NOMADS, QUEENIES, box("second")],
  boards: boards.map((key) => ({ key, box: key.split("-")[0], is_own: key === "mine", side: key.startsWith("second") ? key.at(-1)! : "" })),
  editions: [
    { key: "big-box", boxes: ["base", "nomads", "queenies"], selections: [], most_seats: 5 },
    { key: "newest", boxes: ["second"], selections: ["farm", "oasis"], most_seats: 4 },
  ],
  endless: "endless",
  cards_in_play: 3,
} as unknown as TableChoices;

/* As a page holds them. */
let held: { choices: TableChoices; drawn: Drawn | null; wishes: SetupRequest };
let wishing: Wishing;
beforeEach(() => {
  held = { choices: CHOICES, drawn: null, wishes: { boxes: ["base"], edition: "big-box" } };
  wishing = new Wishing(held);
});
const draw = (setup: Partial<Drawn["setup"]>, lying: string[] = []): void => {
  held.drawn = { setup, game: { ground: { boards: lying.map((key) => ({ key })) } } } as unknown as Drawn;
};

describe("Boxes", () => {
  test("are those of the edition", () => {
    expect(wishing.offered.map(({ key }) => key)).toEqual(["base", "nomads", "queenies"]);
    held.wishes.edition = "newest";
    expect(wishing.offered.map(({ key }) => key)).toEqual(["second"]);
  });

  test("come and go, and what depends on the boards goes with them", () => {
    held.wishes = { ...held.wishes, cards: ["base-card"], tiles: ["outpost"], castle_tiles: ["A1"] };
    wishing.toggleBox(NOMADS);
    expect(held.wishes).toMatchObject({ boxes: ["base", "nomads"], cards: [], boards: [], tiles: [], castle_tiles: [ANY] });
    wishing.toggleBox(NOMADS);
    expect(held.wishes.boxes).toEqual(["base"]);
  });

  test("one with boards stays", () => {
    const before = held.wishes;
    wishing.toggleBox(BASE);
    expect(held.wishes).toBe(before);
    wishing.toggleBox(NOMADS);
    wishing.toggleBox(BASE);
    expect(held.wishes.boxes).toEqual(["nomads"]);
    wishing.toggleBox(NOMADS);
    expect(held.wishes.boxes).toEqual(["base"]);
  });

  test("without boards come with the first one", () => {
    held.wishes.boxes = ["nomads"];
    wishing.toggleBox(QUEENIES);
    wishing.toggleBox(NOMADS);
    expect(held.wishes.boxes).toEqual(["base", "queenies"]);
  });
});

describe("Parts of a box", () => {
  test("can be wished for by themselves; all of them are the box", () => {
    wishing.togglePart(QUEENIES, "caves");
    expect(held.wishes.boxes).toEqual(["base", "caves"]);
    expect([wishing.has(QUEENIES), wishing.hasSomeOf(QUEENIES), wishing.hasPart(QUEENIES, "island")]).toEqual([false, true, false]);
    wishing.togglePart(QUEENIES, "capitol");
    wishing.togglePart(QUEENIES, "island");
    expect(held.wishes.boxes).toEqual(["base", "queenies"]);
  });

  test("leave the others when one goes", () => {
    held.wishes.boxes = ["base", "queenies"];
    wishing.togglePart(QUEENIES, "caves");
    expect(held.wishes.boxes).toEqual(["base", "capitol", "island"]);
  });

  test("go when their box comes", () => {
    held.wishes.boxes = ["base", "caves"];
    wishing.toggleBox(QUEENIES);
    expect(held.wishes.boxes).toEqual(["base", "queenies"]);
  });
});

describe("Another edition", () => {
  test("brings its first box, or keeps those that it has too; nothing else stays", () => {
    held.wishes = { ...held.wishes, boxes: ["base", "nomads"], cards: ["base-card"], side: "a", code: "" };
    wishing.setEdition(CHOICES.editions[1]!);
    expect(held.wishes).toMatchObject({ edition: "newest", boxes: ["second"], cards: [], side: "" });
    wishing.setEdition(CHOICES.editions[0]!);
    expect(held.wishes.boxes).toEqual(["base"]);
  });
});

describe("Boards", () => {
  const LYING = ["base-4", "base-2@180", "mine", "base-1"];
  const keys = (): string[] => wishing.tray.map(({ board }) => board.key);

  test("on the tray are those of the boxes and one's own, and where they lie", () => {
    draw({ boards: LYING });
    expect(keys()).toEqual(["base-1", "base-2", "base-3", "base-4", "mine"]);
    expect(wishing.tray.map(({ lies }) => lies)).toEqual([3, 1, null, 0, 2]);
  });

  test("on the tray have the same side up as those on the table", () => {
    held.wishes = { boxes: ["second"], edition: "newest" };
    draw({ boards: ["second-2b"] });
    expect(keys()).toEqual(["second-1b", "second-2b"]);
  });

  test("lie as they are drawn, each with its own rows", () => {
    const rows = Array.from({ length: 20 }, (_, row) => ({ letters: (row < 10 ? "GD" : "CF").replace(/./g, "$&".repeat(10)) }));
    held.drawn = {
      setup: { boards: LYING },
      game: { ground: { rows, boards: LYING.map((key) => ({ key: key.replace("@180", ""), is_turned: key.endsWith("@180") })) } },
    } as unknown as Drawn;
    held.wishes.boards = ["", "base-2@180"];
    expect(wishing.quadrants.map(({ rows }) => [rows.length, new Set(rows).size, rows[0]![0], rows[0]!.length])).toEqual(
      ["G", "D", "C", "F"].map((letter) => [10, 1, letter, 10]),
    );
    expect(wishing.quadrants.map(({ isTurned, isKept }) => [isTurned, isKept])).toEqual([
      [false, false],
      [true, true],
      [false, false],
      [false, false],
    ]);
  });

  test("that nobody chose are drawn or made", () => {
    held.wishes.boards = ["base-1"];
    wishing.drawBoards("made");
    expect([wishing.source, held.wishes.boxes, held.wishes.boards]).toEqual(["made", ["base", "endless"], []]);
    wishing.drawBoards("drawn");
    expect([wishing.source, held.wishes.boxes]).toEqual(["drawn", ["base"]]);
  });

  test("stay where you put them; the other places are left to chance", () => {
    draw({ boards: LYING });
    wishing.setBoard(2, "base-3");
    expect(held.wishes.boards).toEqual(["", "", "base-3", ""]);
    wishing.turn(0);
    expect(held.wishes.boards).toEqual(["base-4@180", "", "base-3", ""]);
    wishing.turn(1);
    expect(held.wishes.boards).toEqual(["base-4@180", "base-2", "base-3", ""]);
  });

  test("stay while you keep them, and what lies on them too", () => {
    draw({ boards: LYING });
    held.wishes.tiles = ["outpost"];
    wishing.toggleKept(1);
    expect(held.wishes).toMatchObject({ boards: ["", "base-2@180", "", ""], tiles: ["outpost"] });
    wishing.toggleKept(3);
    wishing.toggleKept(1);
    expect(held.wishes).toMatchObject({ boards: ["", "", "", "base-1"], tiles: [] });
    expect(wishing.keepsSome).toBe(true);
    wishing.leaveBoardsToChance();
    expect([held.wishes.boards, wishing.keepsSome]).toEqual([[], false]);
  });

  test("stay when a box comes, and go with their own box", () => {
    held.wishes.boards = ["", "base-1@180", "", ""];
    wishing.toggleBox(NOMADS);
    expect(held.wishes.boards).toEqual(["", "base-1@180", "", ""]);
    held.wishes.boards = ["", "base-1@180", "nomads-1", ""];
    wishing.toggleBox(NOMADS);
    expect(held.wishes.boards).toEqual(["", "base-1@180", "", ""]);
  });

  test("all stay when you choose what lies on them", () => {
    draw({ boards: LYING });
    wishing.fillPlaces("tiles", ["", "outpost"]);
    expect(held.wishes).toMatchObject({ boards: LYING, tiles: ["", "outpost"] });
  });

  test("stay if you ask for the side that is up, and go if you ask for the other", () => {
    held.wishes = { boxes: ["second"], edition: "newest", boards: ["second-2b"] };
    draw({ boards: ["second-2b"] });
    wishing.chooseSide("b");
    expect(held.wishes).toMatchObject({ side: "b", boards: ["second-2b"] });
    wishing.chooseSide("a");
    expect(held.wishes).toMatchObject({ side: "a", boards: [] });
  });

  test("change places with each other, whichever way they lie", () => {
    held.wishes.boards = ["base-1", "base-2", "base-3@180", "base-4"];
    wishing.setBoard(0, "base-3");
    expect(held.wishes.boards).toEqual(["base-3", "base-2", "base-1", "base-4"]);
    wishing.setBoard(0, "mine");
    expect(held.wishes.boards).toEqual(["mine", "base-2", "base-1", "base-4"]);
    wishing.setBoard(0, "mine@180");
    expect(held.wishes.boards).toEqual(["mine@180", "base-2", "base-1", "base-4"]);
  });

  test("of the newest edition keep their locations", () => {
    held.wishes = { ...held.wishes, boards: ["base-1"], selections: ["farm"], tiles: ["outpost"] };
    wishing.setBoard(0, "base-2");
    expect(held.wishes).toMatchObject({ selections: ["farm"], tiles: [] });
  });
});

describe("What there is to choose", () => {
  test("are cards of the first box and of those that are played with", () => {
    held.wishes.boxes = ["nomads"];
    expect([wishing.cards.number, wishing.cards.from]).toEqual([3, ["base-card", "nomads-card"]]);
  });

  test("are tasks and tiles for as many places as the boards have", () => {
    expect(wishing.places).toEqual([]);
    draw({ tiles: ["outpost", "treasure"], tasks: [] });
    expect(wishing.places.map(({ key, number, from }) => [key, number, from])).toEqual([["tiles", 2, ["outpost", "outpost", "treasure"]]]);
  });

  test("are islands where there is one", () => {
    expect(wishing.islands).toEqual([]);
    draw({ island: "small" });
    expect(wishing.islands).toEqual(["small"]);
  });

  test("is nothing more once a code or the first game says it all", () => {
    expect(wishing.isSaid).toBe(false);
    held.wishes.code = "HX-1";
    expect(wishing.isSaid).toBe(true);
    held.wishes = { first_game: true };
    expect(wishing.isSaid).toBe(true);
  });

  test("are house rules and castle tiles, on or off", () => {
    wishing.toggleOption("three-cards");
    wishing.toggleCastleTiles();
    expect(held.wishes).toMatchObject({ options: ["three-cards"], castle_tiles: [ANY] });
    wishing.toggleOption("three-cards");
    wishing.toggleCastleTiles();
    expect(held.wishes).toMatchObject({ options: [], castle_tiles: [] });
  });
});

describe("A place", () => {
  test("is filled; those before it are left to chance", () => {
    expect(filledAt(undefined, 2, "lords")).toEqual(["", "", "lords"]);
    expect(filledAt(["miners"], 2, "lords")).toEqual(["miners", "", "lords"]);
  });

  test("that is left to chance again leaves nothing if it was the only one", () => {
    expect(filledAt(["", "lords"], 1, "")).toEqual([]);
    expect(filledAt(["miners", "lords"], 1, "")).toEqual(["miners", ""]);
  });

  test("can have what is there twice as long as one is left", () => {
    const tiles = { from: ["outpost", "outpost", "treasure"] } as Places;
    expect(isTaken(["outpost"], tiles, "outpost")).toBe(false);
    expect(isTaken(["outpost", "outpost"], tiles, "outpost")).toBe(true);
    expect(isTaken(["treasure"], tiles, "treasure")).toBe(true);
  });
});
