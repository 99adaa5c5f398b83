import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../lib/api";
import { myself } from "../lib/me.svelte";
import type { Me, TableInfo } from "../lib/protocol";
import { person, table } from "../testing/atTable.svelte";
import { inComponent, settle } from "../testing/inComponent.svelte";
import { Seating } from "./seating.svelte";

const you = (rest: Partial<TableInfo["you"]>): TableInfo["you"] => ({ ...table().you, ...rest });
/* Ada is the host, with somebody beside her; Ben is a guest; one seat is open. */
const SEATS = [
  person(0, { is_yours: true, is_host: true }),
  person(1),
  person(2, { is_yours: true, is_host: true }),
  person(3, { kind: "open" }),
];
let here: TableInfo = $state.raw(table());
const at = (rest: Partial<TableInfo>): void => {
  here = table({ phase: "open", seats: SEATS, ...rest });
};

beforeEach(() => {
  at({ you: you({ is_host: true, seats: [0, 2] }) });
  vi.spyOn(myself, "load").mockResolvedValue({ name: "Ada", colour: 0 });
  vi.spyOn(myself, "introduce").mockResolvedValue(null);
});
async function seating(): Promise<Seating> {
  const made = inComponent(() => new Seating(() => here));
  await settle();
  return made;
}

describe("A seat", () => {
  test("is open if you have none, or where more than one is allowed", async () => {
    const made = await seating();
    expect([made.open, made.canSit]).toEqual([1, false]);
    at({ you: you({ seats: [] }) });
    expect(made.canSit).toBe(true);
    at({ you: you({ seats: [1] }), several_seats: true });
    expect(made.canSit).toBe(true);
    at({ you: you({ seats: [1] }) });
    expect(made.canSit).toBe(false);
    at({ you: you({ seats: [], is_removed: true }) });
    expect(made.canSit).toBe(false);
  });

  test("belongs to a guest, to the host, or to somebody beside the host", async () => {
    const made = await seating();
    expect(SEATS.map((seat) => [made.isGuest(seat), made.isBeside(seat)])).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  test("says what there is to know of who sits there", async () => {
    const made = await seating();
    expect(made.notesOf(SEATS[0]!)).toHaveLength(2);
    expect(made.notesOf(SEATS[1]!)).toEqual([]);
    expect(made.notesOf(person(1, { is_connected: false }))).toHaveLength(1);
    expect(made.notesOf(SEATS[2]!)).toEqual([]);
    expect(made.notesOf(person(1, { kind: "bot" }))).toHaveLength(1);
  });

  test("is taken under the name that was typed, which the server is told first", async () => {
    const order: string[] = [];
    vi.mocked(myself.introduce).mockImplementation((name) => Promise.resolve(order.push(name)));
    vi.spyOn(api, "join").mockImplementation((_, { name, seat }) => {
      order.push(`${name} on ${seat}`);
      return Promise.resolve(here);
    });
    const made = await seating();
    made.name = "Cleo";
    await made.join(SEATS[3]!);
    expect(order).toEqual(["Cleo", "Cleo on 3"]);
  });

  test("can be given to a bot, and it is said if it can't", async () => {
    const reseat = vi.spyOn(api, "reseat").mockRejectedValue(new Error("The game has already started."));
    const made = await seating();
    await made.give(SEATS[3]!, { kind: "bot" });
    expect(reseat).toHaveBeenCalledExactlyOnceWith("here", { seat: 3, to: { kind: "bot" } });
    expect(made.trouble).toBe("The game has already started.");
    at({});
    flushSync();
    expect(made.trouble).toBe("");
  });
});

describe("The name", () => {
  test("is the one that the server knows", async () => expect((await seating()).name).toBe("Ada"));

  test("stays as it is typed when that comes late", async () => {
    let come: (me: Me) => void;
    vi.mocked(myself.load).mockReturnValue(new Promise((resolve) => (come = resolve)));
    const made = await seating();
    made.typeIn();
    come!({ name: "Ada", colour: 0 });
    await settle();
    expect(made.name).toBe("");
  });
});

describe("The focus", () => {
  test("goes into the row of a button that went away, and nowhere before one was pressed", async () => {
    vi.spyOn(api, "leave").mockResolvedValue(here);
    document.body.innerHTML = "<ul><li><button>a</button></li><li><button>b</button></li></ul>";
    const made = await seating();
    made.list = document.querySelector("ul")!;
    at({});
    await settle();
    expect(document.activeElement).toBe(document.body);
    await made.leave(SEATS[1]!);
    at({});
    await settle();
    expect(document.activeElement?.textContent).toBe("b");
  });
});
