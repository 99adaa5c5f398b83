import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { inComponent, settle } from "../testing/inComponent.svelte";
import type { Previewed } from "../lib/protocol";
import { Aim } from "./aim.svelte";
import { asSession, FakeSession, previewed, view } from "../testing/atTable.svelte";

const paying = (total: number): Previewed => previewed({ total });
const water = { key: "why-card", args: { kind: { key: "terrain-water", args: {} }, card: { key: "terrain-grass", args: {} } } };

let session: FakeSession;
let aim: Aim;
beforeEach(() => {
  vi.useFakeTimers();
  session = new FakeSession();
  session.preview.mockResolvedValue(paying(3));
  aim = inComponent(() => new Aim(asSession(session)));
});
afterEach(() => vi.useRealTimers());

const hover = (hex: string | null): void => {
  aim.hovered = hex;
  flushSync();
};
async function rest(milliseconds = 40): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settle();
}

describe("A hex", () => {
  test("is chosen by a click, but by a finger only with the second tap", () => {
    aim.pick("A1", false);
    expect(session.act).toHaveBeenCalledExactlyOnceWith("A1");
    aim.pick("A2", true);
    expect([aim.tapped, session.act.mock.calls.length]).toEqual(["A2", 1]);
    expect([aim.notice, aim.deed]).toEqual(["Tap another hex to change.", "Build on A2"]);
    aim.pick("A2", true);
    expect(session.act).toHaveBeenLastCalledWith("A2");
  });

  test("that was tapped is chosen by its button, too, which says what that does", () => {
    expect(aim.deed).toBe("");
    aim.pick("A2", true);
    aim.confirm();
    expect(session.act).toHaveBeenCalledExactlyOnceWith("A2");
    session.view = view({ lifted: "A1" });
    expect(aim.deed).toBe("Move to A2");
    session.view = view({ seats: [{ ...view().seats[0]!, settlements: ["A2"] }] });
    expect(aim.deed).toBe("Choose A2");
  });

  test("that was tapped gives way to another one", () => {
    aim.pick("A1", true);
    aim.pick("A2", true);
    expect([aim.tapped, session.act.mock.calls]).toEqual(["A2", []]);
  });

  test("that was tapped is forgotten in the next position", () => {
    aim.pick("A1", true);
    session.view = view({ at: 5 });
    flushSync();
    expect(aim.tapped).toBeNull();
  });

  test("is aimed at by a pointer only if it can be chosen", () => {
    hover("B1");
    expect(aim.hex).toBeNull();
    hover("A1");
    expect(aim.hex).toBe("A1");
  });

  test("shows as pressed until the answer has come; a button does not", () => {
    session.pressed = "A1";
    expect(aim.pressed).toBe("A1");
    session.pressed = "end";
    expect(aim.pressed).toBeNull();
  });
});

describe("What a hex would pay", () => {
  test("is asked for a pointer that rests, not for one that passes over", async () => {
    hover("A1");
    await rest(39);
    hover("A2");
    await rest();
    expect(session.preview.mock.calls).toEqual([["A2"]]);
    expect(aim.preview?.total).toBe(3);
  });

  test("is known the second time, until the position is another one", async () => {
    hover("A1");
    await rest();
    hover(null);
    expect(aim.preview).toBeNull();
    hover("A1");
    expect(aim.preview?.total).toBe(3);
    session.view = view({ at: 5 });
    flushSync();
    expect(aim.preview).toBeNull();
    await rest();
    expect(session.preview).toHaveBeenCalledTimes(2);
  });

  test("is not shown beside another hex if it comes late", async () => {
    let answer: (found: Previewed) => void;
    session.preview.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    hover("A1");
    await rest();
    hover("A2");
    await rest();
    answer!(paying(9));
    await settle();
    expect(aim.preview?.total).toBe(3);
  });
});

describe("A dead hex", () => {
  test("says why it is dead and what to do instead, and shakes; the prompt stays as it is", async () => {
    session.explain.mockResolvedValue(water);
    await aim.explain("B2");
    expect(aim.why).toEqual({ hex: "B2", parts: ["That's water.", "Your card is grass."] });
    expect([aim.notice, aim.refused]).toEqual(["", { hex: "B2" }]);
  });

  test("counts the lit hexes where the reason names no way out", async () => {
    session.explain.mockResolvedValue({ key: "why-own", args: {} });
    await aim.explain("B2");
    expect(aim.why?.parts).toEqual(["One of your own pieces is already there.", "Pick one of 2 lit hexes."]);
  });

  test("falls silent when a lit hex is pointed at, when somebody acts, and when it is told to", async () => {
    session.explain.mockResolvedValue(water);
    const quiet = [(): void => hover("A1"), (): void => void (session.view = view({ at: 5 })), (): void => aim.forget()];
    for (const hush of quiet) {
      hover(null);
      await aim.explain("B2");
      expect(aim.why).not.toBeNull();
      hush();
      flushSync();
      expect(aim.why).toBeNull();
    }
  });

  test("says nothing about a position that has passed", async () => {
    session.explain.mockImplementation(() => {
      session.view = view({ at: 5 });
      return Promise.resolve(water);
    });
    await aim.explain("B2");
    expect(aim.why).toBeNull();
  });

  test("is not asked about when the game is over", async () => {
    session.view = view({ phase: "over" });
    await aim.explain("B2");
    expect(session.explain).not.toHaveBeenCalled();
  });

  test("shakes, but nothing that is refused and is no hex of this map", () => {
    for (const action of ["end", "use:farm", "Z9"]) {
      session.refuse(action, "no");
      expect(aim.refused).toBeNull();
    }
    session.refuse("B3", "no");
    expect(aim.refused).toEqual({ hex: "B3" });
  });
});

describe("What earns the gold of a card", () => {
  test("is pointed out, until nothing is", async () => {
    session.earns.mockResolvedValue({ kind: "earned", id: 1, hexes: ["A1", "B1"] });
    await aim.pointOut("lords", 1);
    expect([aim.pointed, aim.earning]).toEqual([["A1", "B1"], { card: "lords", seat: 1 }]);
    await aim.pointOut(null, 1);
    expect([aim.pointed, aim.earning]).toEqual([[], null]);
  });

  test("is that of the last card that was asked for", async () => {
    let late: () => void;
    session.earns.mockReturnValueOnce(new Promise((resolve) => (late = () => resolve({ kind: "earned", id: 1, hexes: ["B3"] }))));
    session.earns.mockResolvedValueOnce({ kind: "earned", id: 2, hexes: ["A1"] });
    const first = aim.pointOut("lords", 0);
    await aim.pointOut("miners", 0);
    late!();
    await first;
    expect(aim.pointed).toEqual(["A1"]);
  });

  test("is no longer pointed out in the next position", async () => {
    session.earns.mockResolvedValue({ kind: "earned", id: 1, hexes: ["A1"] });
    await aim.pointOut("lords", 1);
    session.view = view({ at: 5 });
    flushSync();
    expect([aim.pointed, aim.earning]).toEqual([[], null]);
  });
});

test("trouble is told before a tap is to be repeated, and a refusal before both", () => {
  aim.pick("A1", true);
  session.trouble = "Wait a moment.";
  expect(aim.notice).toBe("Wait a moment.");
  session.refuse("A1", "No.");
  expect(aim.notice).toBe("No.");
});
