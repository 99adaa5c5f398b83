import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../lib/api";
import { inComponent, settle } from "../testing/inComponent.svelte";
import { myself } from "../lib/me.svelte";
import type { TableChoices, Drawn, Me, SetupRequest, TableInfo } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { TableMaker } from "./tableMaker.svelte";

const edition = (key: string, most_seats: number): object => ({
  key,
  name: { key: `edition-${key}`, args: {} },
  boxes: ["base", "nomads"],
  most_seats,
});
const CHOICES = {
  editions: [edition("big-box", 5), edition("newest", 4)],
  boxes: [],
  fewest_seats: 2,
  most_seats: 5,
} as unknown as TableChoices;
const drawn = (code: string, seats = 2): Drawn =>
  ({ code, setup: { seats, boards: [], cards: [], edition: "big-box" }, game: { tokens: [] }, room: [] }) as unknown as Drawn;

beforeEach(() => {
  localStorage.clear();
  router.query = new URLSearchParams();
  vi.spyOn(api, "choices").mockResolvedValue(CHOICES);
  vi.spyOn(api, "draw").mockImplementation(({ seats }: SetupRequest) => Promise.resolve(drawn("HX-1", seats)));
  vi.spyOn(myself, "load").mockResolvedValue({ name: "Anna", colour: 0 });
  vi.spyOn(myself, "introduce").mockResolvedValue(null);
});

async function maker(): Promise<TableMaker> {
  const made = inComponent(() => new TableMaker());
  await settle();
  return made;
}
const colours = ({ places }: TableMaker): number[] => places.map(({ colour }) => colour);

describe("A new table", () => {
  test("is for the person here and a bot", async () => {
    const at = await maker();
    expect(at.places.map(({ kind, name, colour }) => [kind, name, colour])).toEqual([
      ["here", "Anna", 0],
      ["bot", "", 1],
    ]);
    expect([at.canMake, at.wrong, at.isOpen]).toEqual([true, "", false]);
  });

  test("gives its maker their own colour, and the other one theirs", async () => {
    vi.mocked(myself.load).mockResolvedValue({ name: "Anna", colour: 1 });
    expect(colours(await maker())).toEqual([1, 0]);
  });

  test("keeps what was typed and picked before the name came", async () => {
    let come: (me: Me) => void;
    vi.mocked(myself.load).mockReturnValue(new Promise((resolve) => (come = resolve)));
    const at = await maker();
    at.typeIn(at.places[0]!);
    at.pickColour(at.places[0]!, 4);
    come!({ name: "Anna", colour: 2 });
    await settle();
    expect([at.places[0]!.name, at.places[0]!.colour]).toEqual(["", 4]);
  });

  test("needs somebody who is not a bot", async () => {
    const at = await maker();
    at.places[0]!.kind = "bot";
    expect(at.wrong).not.toBe("");
    expect(at.canMake).toBe(false);
    at.places[0]!.kind = "open";
    expect([at.wrong, at.isOpen]).toEqual(["", true]);
  });

  test("says what its button begins", async () => {
    const at = await maker();
    expect(at.summary).toContain("at once");
    at.places[1]!.kind = "open";
    expect(at.summary).toContain("One seat");
  });

  test("waits for its set-up after every change", async () => {
    const at = await maker();
    at.add();
    flushSync();
    expect(at.canMake).toBe(false);
    await settle();
    expect(at.canMake).toBe(true);
    expect(api.draw).toHaveBeenLastCalledWith(expect.objectContaining({ seats: 3 }));
  });
});

describe("Seats", () => {
  test("are added with the first colour that is free, as many as the edition allows", async () => {
    const at = await maker();
    at.pickColour(at.places[0]!, 3);
    for (let number = 0; number < 3; number++) at.add();
    expect(colours(at)).toEqual([3, 1, 0, 2, 4]);
    expect(at.canAdd).toBe(false);
  });

  test("can be too many for another edition; nothing is drawn then", async () => {
    const at = await maker();
    for (let number = 0; number < 3; number++) at.add();
    await settle();
    vi.mocked(api.draw).mockClear();
    at.wishes.edition = "newest";
    await settle();
    expect(at.wrong).toContain("4");
    expect([at.canMake, vi.mocked(api.draw).mock.calls]).toEqual([false, []]);
    at.remove(4);
    await settle();
    expect([at.wrong, at.canMake]).toEqual(["", true]);
  });

  test("can be removed while enough are left", async () => {
    const at = await maker();
    expect(at.canRemove).toBe(false);
    at.add();
    expect(at.canRemove).toBe(true);
  });

  test.each([
    [1, 2, 1],
    [2, 2, null],
    [3, 2, 2],
    [null, 2, null],
  ])("the start player in seat %s stays the same when seat %d goes: in seat %s", async (first, gone, then) => {
    const at = await maker();
    at.add();
    at.wishes.first_player = first;
    at.remove(gone - 1);
    expect(at.wishes.first_player).toBe(then);
  });

  test("change colours with each other", async () => {
    const at = await maker();
    at.pickColour(at.places[1]!, 0);
    expect(colours(at)).toEqual([1, 0]);
  });

  test("are called by who sits there", async () => {
    const at = await maker();
    const [mine, bots] = at.seats;
    expect([mine, bots]).toEqual([expect.stringContaining("Anna"), expect.stringMatching(/bot/i)]);
  });
});

describe("A code", () => {
  test("brings its seats along, once: then they can be removed", async () => {
    router.query = new URLSearchParams("code=HX-9");
    vi.mocked(api.draw).mockResolvedValue(drawn("HX-9", 4));
    const at = await maker();
    expect(at.places).toHaveLength(4);
    at.remove(3);
    await settle();
    expect(at.places).toHaveLength(3);
  });

  test("leaves nothing to be drawn again", async () => {
    const at = await maker();
    expect(at.canRedraw).toBe(true);
    at.wishes.code = "HX-9";
    expect(at.canRedraw).toBe(false);
  });
});

describe("Making it", () => {
  const table = { id: "new" } as TableInfo;

  test("sends what was drawn, and goes there", async () => {
    const create = vi.spyOn(api, "create").mockResolvedValue(table);
    const go = vi.spyOn(router, "go").mockReturnValue();
    const at = await maker();
    at.places[1]!.bot = "greedy";
    at.isListed = true;
    at.idleMinutes = 10;
    await at.make();
    expect(myself.introduce).toHaveBeenCalledExactlyOnceWith("Anna");
    expect(create.mock.calls[0]![0]).toMatchObject({
      setup: { code: "HX-1", seats: 2 },
      seats: [
        { kind: "here", name: "Anna", colour: 0 },
        { kind: "bot", bot: "greedy", colour: 1 },
      ],
      is_listed: true,
      idle_minutes: 10,
    });
    expect(go).toHaveBeenCalledExactlyOnceWith("/table/new");
  });

  test("is remembered for the next table: boxes and house rules", async () => {
    vi.spyOn(api, "create").mockResolvedValue(table);
    vi.spyOn(router, "go").mockReturnValue();
    vi.mocked(api.choices).mockResolvedValue({ ...CHOICES, options: [{ key: "three-cards" }] } as unknown as TableChoices);
    const at = await maker();
    at.wishes = { ...at.wishes, boxes: ["base", "nomads"], options: ["three-cards"], cards: ["lords"] };
    await settle();
    await at.make();
    vi.mocked(api.draw).mockClear();
    expect((await maker()).wishes).toMatchObject({ boxes: ["base", "nomads"], options: ["three-cards"], cards: [] });
    expect(api.draw).toHaveBeenCalledTimes(1);
    router.query = new URLSearchParams("code=HX-9");
    expect((await maker()).wishes.boxes).toEqual(["base"]);
  });

  test("that fails says why, and can be tried again", async () => {
    vi.spyOn(api, "create").mockRejectedValue(new Error("The server is busy."));
    const go = vi.spyOn(router, "go").mockReturnValue();
    const at = await maker();
    await at.make();
    expect([at.wrong, at.isBusy, go.mock.calls]).toEqual(["The server is busy.", false, []]);
    at.add();
    await settle();
    expect([at.wrong, at.canMake]).toEqual(["", true]);
  });
});
