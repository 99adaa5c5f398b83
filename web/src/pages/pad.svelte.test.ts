import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api, NotDone } from "../lib/api";
import { rowsOf } from "../lib/hexes";
import { inComponent, settle } from "../testing/inComponent.svelte";
import type {
  CardInfo,
  TableChoices,
  Drawn,
  FigureInfo,
  PieceFooting,
  GameInfo,
  Position,
  Said,
  ScoreSheet,
  Spot,
  TokenInfo,
} from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { Pad } from "./pad.svelte";

const said = (key: string, args: Said["args"] = {}): Said => ({ key, args });
const WARRIOR = {
  key: "warrior",
  name: said("figure-warrior"),
  icon: "/icons/figures/warrior.svg",
  number: 2,
  field: "warriors",
} as FigureInfo;
const SHIP = { key: "ship", name: said("figure-ship"), icon: "/icons/figures/ship.svg", number: 1, field: "ship" } as FigureInfo;
const SCOUT = { key: "scout", name: said("figure-scout"), number: 2, field: "", is_passing: true } as FigureInfo;
const token = (key: string, most: number, hexes: string[][]): TokenInfo => ({
  key,
  name: said(`token-${key}`),
  one: said(`token-${key}`),
  icon: `/icons/${key}.svg`,
  most,
  hexes,
  field: "",
  single: "",
});
const CAVES = token("cave", 2, [["A3"], ["B3"]]);
const CASTLES = token("castle-tile", 2, [["A1", "A2"], ["C1"]]);
const spot = (hex: string): Spot => ({
  hex,
  key: "farm",
  name: said("tile-farm"),
  icon: "/icons/farm.svg",
  is_fleeting: false,
  is_token: false,
});
const MARKER = { key: "shepherds", name: said("card-shepherds"), marks_rows: true } as CardInfo;

interface Table {
  boards?: string[];
  game?: Partial<GameInfo>;
  castle_tiles?: TokenInfo | null;
  setup?: Partial<Drawn["setup"]>;
  removed?: string;
  footings?: PieceFooting[];
}
/* What the server draws. */
let table: Table;
const drawn = ({ boards = ["one"], game = {}, castle_tiles = null, setup = {}, removed = "", footings = [] }: Table): Drawn =>
  ({
    code: "HX-1",
    setup: { seats: 2, boards, cards: ["lords"], edition: "big-box", ...setup },
    game: {
      ground: { rows: rowsOf(["GGG", "GGG", "GGG"]), spots: [spot("A1")], boards: [] },
      cards: [],
      figures: [WARRIOR, SHIP, SCOUT],
      tokens: [],
      walls: 25,
      sources: [],
      unseen_sources: [],
      ...game,
    },
    castle_tiles,
    position: { hexstead: 1, boards, seats: [], removed_terrain: removed },
    footings,
    supply: 3,
    room: [],
  }) as unknown as Drawn;
const CHOICES = {
  editions: [
    { key: "big-box", name: said("edition-big-box"), most_seats: 5 },
    { key: "newest", name: said("edition-newest"), most_seats: 4 },
  ],
  endless: "endless",
  most_seats: 5,
} as unknown as TableChoices;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  router.query = new URLSearchParams();
  table = {};
  vi.spyOn(api, "choices").mockResolvedValue(CHOICES);
  vi.spyOn(api, "draw").mockImplementation(() => Promise.resolve(drawn(table)));
  vi.spyOn(api, "score").mockResolvedValue({ seats: [], winners: [] } as unknown as ScoreSheet);
});
afterEach(() => vi.useRealTimers());

async function pad(): Promise<Pad> {
  const made = inComponent(() => new Pad());
  await settle();
  return made;
}
/* What would be counted. */
const position = (on: Pad): Position => on.position!;
function pick(on: Pad, key: string): void {
  on.pick(on.tools.find((tool) => tool.key === key)!);
}
/* Other boards are wished for, and drawn. */
async function layOther(on: Pad, other: Table): Promise<void> {
  table = other;
  on.wishes = { ...on.wishes, boards: ["other"] };
  await settle();
}

describe("What can't stand there", () => {
  const footing = (field: string, why: string, hexes: string): PieceFooting => ({
    field,
    why: `error-hex-${why}`,
    hexes: hexes.split(" "),
  });
  const HALL = { ...WARRIOR, key: "city-hall", field: "city_hall", number: 1, covers_several_hexes: true };
  async function padWithGround(game: Partial<GameInfo> = {}): Promise<Pad> {
    table = {
      game,
      footings: [
        footing("settlements", "no-build", "A2 A3 B1 B2 B3 C1 C2 C3"),
        footing("walls", "no-build", "A2 A3 B1"),
        footing("ship", "no-ship", "C3"),
        footing("city_hall", "no-city-hall", "A2 A3 B1 B2 B3 C1 C2 C3"),
      ],
    };
    return pad();
  }
  const why = (on: Pad, hex: string): string => {
    on.put(hex);
    return on.refusal?.why ?? "";
  };

  test("is refused at its hex at once, until you point elsewhere", async () => {
    const on = await padWithGround();
    on.put("A1");
    expect(on.refusal).toEqual({ hex: "A1", why: "Nobody can build on A1." });
    expect(position(on).seats[0]!.settlements).toEqual([]);
    expect(on.ghost).toBeNull();
    on.pointAt("A1");
    on.pointAt(null);
    expect(on.refusal).not.toBeNull();
    on.pointAt("B2");
    expect([on.refusal, on.ghost]).toEqual([null, 0]);
  });

  test("is a figure without its ground, and a wall on more than land", async () => {
    const on = await padWithGround();
    pick(on, "ship");
    expect([why(on, "A2"), why(on, "A1"), why(on, "C3")]).toEqual(["There is no water on A2.", "Nobody can build on A1.", ""]);
    pick(on, "wall");
    expect([why(on, "B2"), why(on, "B1")]).toEqual(["Nobody can build on B2.", ""]);
  });

  test("is a piece on a wall, and a wall on a piece; each can be taken away", async () => {
    const on = await padWithGround();
    on.put("A2");
    pick(on, "wall");
    expect([why(on, "A2"), why(on, "B1"), why(on, "B1"), why(on, "B1")]).toEqual(["Something else stands on A2.", "", "", ""]);
    pick(on, "");
    expect([why(on, "B1"), why(on, "A2")]).toEqual(["Something else stands on B1.", ""]);
    expect(position(on)).toMatchObject({ walls: ["B1"], seats: [{ settlements: [] }, { settlements: [] }] });
  });

  test("is one settlement or wall more than there are", async () => {
    const on = await padWithGround({ walls: 1 });
    for (const hex of ["A2", "A3", "B1"]) expect(why(on, hex)).toBe("");
    expect(why(on, "B2")).toContain("has 3 settlements");
    on.active = 1;
    expect(why(on, "A2")).toBe("");
    on.put("A2");
    pick(on, "wall");
    expect([why(on, "A2"), why(on, "A3")]).toEqual(["", "All 1 stone walls are placed."]);
  });

  test("is a city hall without six free neighbours, and anything below one", async () => {
    const on = await padWithGround({ figures: [HALL] });
    pick(on, "city-hall");
    expect([why(on, "B1"), why(on, "C2")]).toEqual(["Nobody can build on A1.", "No city hall can lie on C2."]);
    expect(why(on, "B2")).toBe("");
    pick(on, "");
    expect(why(on, "A3")).toBe("Something else stands on A3.");
    expect(why(on, "B2")).toBe("");
  });
});

describe("What a click lays", () => {
  test("is a settlement of the chosen player, until another tool is picked", async () => {
    const on = await pad();
    expect(on.tools.map(({ key }) => key)).toEqual(["", "warrior", "ship", "wall"]);
    on.put("B1");
    on.active = 1;
    on.put("B2");
    pick(on, "warrior");
    on.put("B3");
    pick(on, "wall");
    on.put("C1");
    expect(position(on)).toMatchObject({ walls: ["C1"], seats: [{ settlements: ["B1"] }, { settlements: ["B2"], warriors: ["B3"] }] });
    expect(on.shown?.pieces.map(({ hex, colour, figure }) => [hex, colour, figure?.key])).toEqual([
      ["B1", 0, undefined],
      ["B2", 1, undefined],
      ["B3", 1, "warrior"],
    ]);
  });

  test("stands in the document under the field that the server names: one hex, or several", async () => {
    const on = await pad();
    pick(on, "ship");
    on.put("B1");
    on.put("B2");
    expect(position(on).seats[0]).toMatchObject({ ship: "B2", warriors: [] });
    expect(position(on).seats[1]).toMatchObject({ ship: null });
  });

  test("is never a figure that is gone at the end of a turn", async () => {
    expect((await pad()).tools.some(({ key }) => key === "scout")).toBe(false);
  });

  test("shows the ghost of a piece, but not of a wall", async () => {
    const on = await pad();
    expect(on.ghost).toBe(0);
    pick(on, "wall");
    expect(on.ghost).toBeNull();
  });

  test("is a settlement again when the tool is gone with its board", async () => {
    const on = await pad();
    pick(on, "warrior");
    await layOther(on, { boards: ["other"], game: { figures: [] } });
    expect(on.tool.key).toBe("");
  });
});

describe("Tokens and castle tiles", () => {
  test("lie where the set-up has them, until they are laid elsewhere", async () => {
    table = { game: { tokens: [CAVES] }, setup: { tokens: { cave: ["A3"] } } };
    const on = await pad();
    expect(position(on).tokens).toEqual({ cave: ["A3"] });
    pick(on, "cave");
    expect(on.shown?.live).toEqual(["A3", "B3"]);
    on.put("B3");
    expect(position(on).tokens).toEqual({ cave: ["A3", "B3"] });
    expect(on.shown?.spots.filter(({ is_token }) => is_token).map(({ hex }) => hex)).toEqual(["A3", "B3"]);
  });

  test("say when all of them lie there", async () => {
    table = { game: { tokens: [CAVES] }, setup: { tokens: { cave: ["A3"] } } };
    const on = await pad();
    pick(on, "cave");
    const before = on.hint;
    on.put("B3");
    expect(on.hint).not.toBe(before);
  });

  test("stay when cards change, and lie as drawn on other boards", async () => {
    table = { game: { tokens: [CAVES] }, setup: { tokens: { cave: ["A3"] } } };
    const on = await pad();
    pick(on, "cave");
    on.put("B3");
    on.wishes = { ...on.wishes, cards: ["miners"] };
    await settle();
    expect(position(on).tokens).toEqual({ cave: ["A3", "B3"] });
    await layOther(on, { ...table, boards: ["other"] });
    expect(position(on).tokens).toEqual({ cave: ["A3"] });
  });

  test("make castles of locations; what is under one is shown where it is taken away", async () => {
    table = { castle_tiles: CASTLES, setup: { castle_tiles: ["A2", "C1"] } };
    const on = await pad();
    expect(position(on).castle_tiles).toEqual(["A2", "C1"]);
    pick(on, "castle-tile");
    on.put("A2");
    const farms = on.shown?.spots.filter(({ is_token }) => !is_token).map(({ hex }) => hex);
    expect(farms).toEqual(["A1", "A2"]);
  });

  test("are all laid or none, before anything is counted", async () => {
    table = { castle_tiles: CASTLES, setup: { castle_tiles: ["A2", "C1"] } };
    const on = await pad();
    pick(on, "castle-tile");
    on.put("A2");
    expect(on.waiting).toContain("2");
    on.put("C1");
    expect(on.waiting).toBe("");
  });
});

describe("The players", () => {
  test("are called by their colours until they have names", async () => {
    const on = await pad();
    const colour = on.named[0]!.name;
    expect(colour).not.toBe("");
    on.owners[0]!.name = "Ada";
    expect(on.named.map(({ name }) => name)).toEqual(["Ada", on.named[1]!.name]);
  });

  test("are added with a free colour, and the new one is chosen", async () => {
    const on = await pad();
    on.add();
    expect([on.owners[2]!.colour, on.active]).toEqual([2, 2]);
  });

  test("can be removed while two are left, with all that is theirs", async () => {
    const on = await pad();
    expect(on.canRemove).toBe(false);
    on.add();
    on.put("B1");
    on.remove(0);
    expect([on.canRemove, on.active, on.countOf(1)]).toEqual([false, 0, 1]);
  });

  test("can be too many for an edition: then nothing is counted", async () => {
    const on = await pad();
    for (let number = 0; number < 3; number++) on.add();
    await layOther(on, { boards: ["other"], setup: { edition: "newest" } });
    expect(on.waiting).toContain("4");
    vi.mocked(api.score).mockClear();
    vi.advanceTimersByTime(1000);
    expect(api.score).not.toHaveBeenCalled();
  });
});

describe("A terrain without cards", () => {
  test("is asked for where a card counts by it; those who played know it", async () => {
    table = { removed: "D" };
    const on = await pad();
    expect([on.needsRemoved, on.removed]).toEqual([true, ""]);
    expect(on.waiting).not.toBe("");
    on.removed = "G";
    expect([on.waiting, position(on).removed_terrain]).toEqual(["", "G"]);
  });

  test("is said by a code", async () => {
    router.query = new URLSearchParams("code=HX-9");
    table = { removed: "D" };
    const on = await pad();
    expect([on.removed, on.waiting]).toEqual(["D", ""]);
  });

  test("is forgotten with the card", async () => {
    table = { removed: "D" };
    const on = await pad();
    on.removed = "G";
    await layOther(on, {});
    expect([on.needsRemoved, on.removed]).toEqual([false, ""]);
  });
});

describe("Marked rows", () => {
  test("belong to the chosen player, and count while their card is there", async () => {
    table = { game: { cards: [MARKER] } };
    const on = await pad();
    on.mark("A");
    on.active = 1;
    on.mark("B");
    expect(position(on).seats.map(({ marks }) => marks)).toEqual([["A"], ["B"]]);
    expect(on.shown?.marks).toEqual([
      { row: "A", colour: 0 },
      { row: "B", colour: 1 },
    ]);
    expect(on.lostMarks).toBeNull();
  });

  test("that count for no card are told, with the name of the card", async () => {
    table = { game: { cards: [MARKER] } };
    const on = await pad();
    on.mark("A");
    await layOther(on, { boards: ["other"] });
    expect(on.lostMarks).toEqual({ count: 1, card: MARKER.name });
    expect(position(on).seats[0]!.marks).toEqual([]);
  });
});

describe("Pieces that belong to no board here", () => {
  test("are told by kind, don't count, and can be taken away", async () => {
    const on = await pad();
    pick(on, "warrior");
    on.put("B1");
    on.put("B2");
    pick(on, "wall");
    on.put("B3");
    pick(on, "");
    on.put("C1");
    expect(on.lostPieces).toBeNull();
    await layOther(on, { boards: ["other"], game: { figures: [], walls: 0 } });
    expect(on.lostPieces?.count).toBe(3);
    expect(on.lostPieces?.pieces.map(({ args }) => [(args.kind as Said).key, args.count])).toEqual([
      ["figure-warrior", 2],
      ["pad-wall", 1],
    ]);
    expect(position(on)).toMatchObject({ walls: [], seats: [{ settlements: ["C1"] }, {}] });
    on.takeStraysAway();
    expect([on.lostPieces, on.countOf(0)]).toEqual([null, 1]);
  });
});

describe("Gold that the map can't show", () => {
  test("stands in the document by source, if it is any", async () => {
    table = { game: { unseen_sources: ["treasure"] } };
    const on = await pad();
    on.pay("treasure", 1, 6);
    expect(position(on).seats.map(({ gold }) => gold)).toEqual([{}, { treasure: 6 }]);
  });
});

describe("What is wrong", () => {
  async function refused(error: NotDone): Promise<Pad> {
    vi.mocked(api.score).mockRejectedValue(error);
    const on = await pad();
    on.owners[1]!.name = "Ben";
    await vi.advanceTimersByTimeAsync(200);
    await settle();
    return on;
  }

  test("is said by the name of the player", async () => {
    const why = said("error-hex-no-build", { hex: "C3" });
    const on = await refused(new NotDone("all of it", 422, said("error-in-field", { field: "seats.1.settlements", why })));
    expect(on.trouble).toBe("Ben: Nobody can build on C3.");
  });

  test("is said as it came if it is about nobody", async () => {
    const why = said("error-hex-twice");
    const on = await refused(new NotDone("walls: twice", 422, said("error-in-field", { field: "walls", why })));
    expect(on.trouble).toBe("walls: twice");
    expect((await refused(new NotDone("No answer."))).trouble).toBe("No answer.");
  });
});

describe("The set-up", () => {
  test("that was drawn once stays: the next wish changes that alone", async () => {
    const on = await pad();
    expect(on.wishes).toMatchObject({ boards: ["one"], cards: ["lords"] });
  });

  test("of a code brings its seats along, the first time", async () => {
    router.query = new URLSearchParams("code=HX-9");
    table = { setup: { seats: 4 } };
    const on = await pad();
    expect(on.owners).toHaveLength(4);
    expect(on.wishes.boards).toEqual([]);
  });
});

describe("After a look at another page", () => {
  async function again(query = ""): Promise<Pad> {
    flushSync();
    router.query = new URLSearchParams(query);
    return pad();
  }

  test("all is as it was", async () => {
    const on = await pad();
    on.owners[0]!.name = "Ada";
    on.put("B1");
    on.laid.mark("A", 0);
    const next = await again();
    expect([next.named[0]!.name, next.countOf(0), next.laid.marks]).toEqual(["Ada", 1, { A: 0 }]);
  });

  test("the pad of another code begins empty, that of the same one does not", async () => {
    router.query = new URLSearchParams("code=HX-9");
    const on = await pad();
    on.put("B1");
    expect((await again("code=HX-9")).countOf(0)).toBe(1);
    expect((await again("code=HX-8")).countOf(0)).toBe(0);
  });

  test("a player who was removed from a coded game stays removed", async () => {
    table = { setup: { seats: 3 } };
    router.query = new URLSearchParams("code=HX-9");
    const on = await pad();
    on.remove(2);
    expect((await again("code=HX-9")).owners).toHaveLength(2);
  });
});
