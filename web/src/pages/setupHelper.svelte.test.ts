import { beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../lib/api";
import type { TableChoices, Drawn, SetupRequest } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { inComponent, settle } from "../testing/inComponent.svelte";
import { SetupHelper } from "./setupHelper.svelte";

const CHOICES = {
  boxes: [
    { key: "base", boards: ["farm"], cards: ["lords"], parts: [] },
    { key: "second", boards: ["second-1"], cards: ["miners"], parts: [] },
  ],
  boards: [
    { key: "farm", box: "base", is_own: false },
    { key: "second-1", box: "second", is_own: false },
  ],
  editions: [
    { key: "big-box", boxes: ["base"], most_seats: 5 },
    { key: "newest", boxes: ["second"], most_seats: 4 },
  ],
  fewest_seats: 2,
  most_seats: 5,
} as unknown as TableChoices;
/* What the server draws. */
let setup: Partial<Drawn["setup"]>;
beforeEach(() => {
  router.query = new URLSearchParams();
  setup = { boards: ["farm@180"], cards: ["lords"] };
  vi.spyOn(api, "choices").mockResolvedValue(CHOICES);
  vi.spyOn(api, "draw").mockImplementation(({ edition = "big-box", seats = 2 }: SetupRequest) =>
    Promise.resolve({
      code: "HX-1",
      setup: { edition, seats, ...setup },
      game: { ground: { rows: [] }, tokens: [] },
      room: [],
    } as unknown as Drawn),
  );
});
async function helper(): Promise<SetupHelper> {
  const made = inComponent(() => new SetupHelper());
  await settle();
  return made;
}
const asked = (): SetupRequest => vi.mocked(api.draw).mock.lastCall![0];

describe("The set-up helper", () => {
  test("draws for three at once, and again after every wish", async () => {
    const made = await helper();
    expect([asked().seats, made.seats.length, made.isReady]).toEqual([3, 3, true]);
    made.wishes.seats = 4;
    expect(made.isReady).toBe(false);
    await settle();
    expect([asked().seats, made.isReady]).toEqual([4, true]);
  });

  test("draws all of it again, except for what is locked", async () => {
    const made = await helper();
    await made.redraw();
    expect([asked().boards, asked().cards]).toEqual([[], []]);
    made.keepsBoards = true;
    await made.redraw();
    expect([asked().boards, asked().cards]).toEqual([["farm@180"], []]);
    made.keepsCards = true;
    await made.redraw();
    expect([asked().boards, asked().cards]).toEqual([["farm@180"], ["lords"]]);
  });

  test("unlocks what another edition does not have", async () => {
    const made = await helper();
    [made.keepsBoards, made.keepsCards] = [true, true];
    made.wishes = { ...made.wishes, edition: "newest" };
    await settle();
    expect([made.keepsBoards, made.keepsCards]).toEqual([false, true]);
  });

  test("has no more seats than the edition", async () => {
    const made = await helper();
    made.wishes.seats = 5;
    await settle();
    made.wishes = { ...made.wishes, edition: "newest" };
    await settle();
    expect(made.wishes.seats).toBe(4);
    expect(made.seatNumbers).toEqual([2, 3, 4, 5].map((number) => ({ number, isAllowed: number < 5 })));
  });

  test("leaves nothing to chance with a code, which brings its seats", async () => {
    setup.seats = 5;
    router.query = new URLSearchParams("code=HX-9");
    const made = await helper();
    expect([made.canRedraw, made.seats.length]).toEqual([false, 5]);
  });

  test("says what is wrong", async () => {
    vi.mocked(api.draw).mockRejectedValue(new Error("There is no such box."));
    expect((await helper()).trouble).toBe("There is no such box.");
    vi.mocked(api.choices).mockRejectedValue(new Error("No answer."));
    expect((await helper()).trouble).toBe("No answer.");
  });

  test("prints on white paper, then goes back to what was shown", async () => {
    const made = await helper();
    const papers: string[] = [];
    vi.stubGlobal("requestAnimationFrame", (done: () => void) => setTimeout(done));
    vi.stubGlobal("print", () => papers.push(settings.isPrinting ? "white" : "coloured"));
    await made.print();
    expect([papers, settings.isPrinting]).toEqual([["white"], false]);
  });
});
