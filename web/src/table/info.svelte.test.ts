import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../lib/api";
import { rowsOf } from "../lib/hexes";
import type { CardInfo, Component, Described, FigureInfo, GameInfo, SeatView, Spot, TileInfo } from "../lib/protocol";
import { asSession, FakeSession, game, view } from "../testing/atTable.svelte";
import { inComponent, settle } from "../testing/inComponent.svelte";
import { Info } from "./info.svelte";

const said = (key: string): { key: string; args: Record<string, never> } => ({ key, args: {} });
const FARM = { key: "farm", name: said("tile-farm"), text: said("tile-farm-text"), icon: "/icons/farm.svg" } as TileInfo;
const CASTLES = {
  key: "castles",
  name: said("card-castles"),
  text: said("card-castles-text"),
  icon: "/icons/castle.svg",
  kind: "always",
} as unknown as CardInfo;
const HALL = {
  key: "hall",
  name: said("figure-city-hall"),
  icon: "/icons/figures/city-hall.svg",
  covers_several_hexes: true,
} as unknown as FigureInfo;
const spot = (hex: string, rest: Partial<Spot> = {}): Spot => ({
  hex,
  key: "farm",
  name: FARM.name,
  icon: FARM.icon,
  is_fleeting: false,
  is_token: false,
  ...rest,
});
const component = (rest: Partial<Component>): Component =>
  ({
    key: "",
    kind: "terrain",
    kind_name: said("component-location"),
    name: said(""),
    texts: [],
    letter: "",
    icon: "",
    example: null,
    ...rest,
  }) as Component;
const described = (rest: Partial<Described> = {}): Described => ({
  kind: "described",
  id: 1,
  tiles: 2,
  left: 1,
  holders: [1],
  yours: "now",
  hexes: ["A2"],
  ...rest,
});

/* Row A: farm, grass, castle, a nomad space whose tile is gone; row B: grass. */
const table = {
  ...game,
  ground: { rows: rowsOf(["LGXN", "GGGG", "GGGG"]), spots: [spot("A1"), spot("A4", { is_fleeting: true })], boards: [] },
  tiles: [FARM],
  cards: [CASTLES],
  figures: [HALL],
} as unknown as GameInfo;

let session: FakeSession;
let info: Info;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(api, "components").mockResolvedValue({
    components: [
      component({ key: "farm", kind: "location", name: FARM.name }),
      component({ key: "castle", letter: "X", icon: CASTLES.icon, name: said("terrain-title-castle") }),
      component({ key: "nomad-space", letter: "N", name: said("terrain-title-nomad-space"), texts: [said("rule-nomad-space-text")] }),
      component({ key: "wall", letter: "#", kind: "figure", name: said("rule-stone-wall"), texts: [said("rule-stone-wall-text")] }),
    ],
    topics: [],
  });
  session = new FakeSession();
  session.game = table;
  session.view = view({ stock: { A1: 1, A4: 0 }, walls: ["B4"] });
  session.describe.mockResolvedValue(described());
  const players = [
    { name: "Ada", colour: 0 },
    { name: "Ben", colour: 1 },
  ];
  info = inComponent(() => new Info(asSession(session), () => players));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function rest(milliseconds = 250): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
  await settle();
}

describe("The info card", () => {
  test("opens where the pointer rests, not where it passes", async () => {
    info.point("A1");
    await rest(200);
    expect(info.about).toBeNull();
    info.point("A2");
    await rest();
    expect(info.about).toBeNull();
    info.point("A1");
    await rest();
    expect(info.about).toMatchObject({ title: "Farm", where: "Location at A1", icon: FARM.icon });
    expect(info.about?.says).toContain("grass");
  });

  test("tells how many tiles are left and who has the others", async () => {
    info.pin("A1");
    await rest();
    expect([info.described?.left, info.holders, info.described?.hexes]).toEqual([1, [{ name: "Ben", colour: 1 }], ["A2"]]);
    session.describe.mockResolvedValue(described({ left: 0 }));
    session.view = view({ at: 5 });
    await rest();
    expect(info.described?.left).toBe(0);
  });

  test("stays while the pointer is on it, and goes when it leaves", async () => {
    info.point("A1");
    await rest();
    info.point(null);
    await rest(100);
    info.stay();
    await rest(1000);
    expect(info.subject).not.toBeNull();
    info.leave();
    await rest();
    expect(info.subject).toBeNull();
  });

  test("that was pressed stays until it is closed", async () => {
    info.pin("A1");
    info.point("A3");
    info.leave();
    await rest(1000);
    expect(info.subject?.hex).toBe("A1");
    info.close();
    expect([info.subject, info.isPinned]).toEqual([null, false]);
  });

  test("tells of a castle what it pays in this game", async () => {
    info.pin("A3");
    await rest();
    expect(info.about).toMatchObject({ title: "Castle", where: "A3", letter: "X" });
    expect(info.about?.says).toContain("3 gold");
  });

  test("tells of a nomad space whose tile is gone what it is", async () => {
    info.pin("A4");
    await rest();
    expect(info.about).toMatchObject({ title: "Nomad space", letter: "N" });
  });

  test("tells of walls and of figures, on all the hexes that they cover", async () => {
    const seats = [
      { seat: 0, figures: [] },
      { seat: 1, figures: [{ key: "hall", hexes: ["B2"] }] },
    ] as unknown as SeatView[];
    session.view = view({ walls: ["B4"], seats });
    info.pin("B4");
    await rest();
    expect(info.about?.title).toBe("Stone wall");
    info.pin("B1");
    expect([info.about?.title, info.about?.icon]).toEqual(["City hall", HALL.icon]);
    expect(info.about?.where).toContain("Ben");
  });

  test("says nothing of plain ground", () => {
    expect([info.isOn("A1"), info.isOn("A2"), info.isOn("Z9")]).toEqual([true, false, false]);
    info.pin("A2");
    expect([info.subject, info.isPinned]).toEqual([null, false]);
  });

  test("opens beside a tile or a card that the pointer or the focus rests on", async () => {
    const element = document.createElement("button");
    const cleanUp = info.of("tile", "farm")(element) as () => void;
    element.dispatchEvent(new Event("focusin"));
    await rest();
    expect([info.about?.title, info.by, info.hex]).toEqual(["Farm", element, null]);
    element.dispatchEvent(new Event("focusout"));
    await rest();
    expect(info.subject).toBeNull();
    element.dispatchEvent(new Event("focusin"));
    await rest();
    cleanUp();
    await settle();
    expect(info.subject).toBeNull();
  });

  test("does not stay behind when the pointer only passed over a second element", async () => {
    const [one, other] = [document.createElement("button"), document.createElement("button")];
    info.of("tile", "farm")(one);
    info.of("card", "castle")(other);
    one.dispatchEvent(new Event("focusin"));
    await rest();
    one.dispatchEvent(new Event("focusout"));
    other.dispatchEvent(new Event("focusin"));
    await rest(100);
    other.dispatchEvent(new Event("focusout"));
    await rest();
    expect([info.subject, info.by]).toEqual([null, null]);
  });

  test("does not open for an element that went while the pointer rested on it", async () => {
    const element = document.createElement("button");
    const cleanUp = info.of("tile", "farm")(element) as () => void;
    element.dispatchEvent(new Event("focusin"));
    await rest(100);
    cleanUp();
    await rest();
    expect(info.subject).toBeNull();
  });

  test("stays where an element was pressed that shows a tile", async () => {
    const element = document.createElement("button");
    info.press("tile", "farm", element);
    info.leave();
    await rest(1000);
    expect([info.about?.title, info.by, info.isPinned]).toEqual(["Farm", element, true]);
  });

  test("does without the drawn example if it does not come", async () => {
    vi.mocked(api.components).mockRejectedValue(new Error("away"));
    info.pin("A1");
    await rest();
    expect(info.about).toMatchObject({ title: "Farm" });
  });
});
