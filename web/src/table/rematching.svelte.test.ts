import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../lib/api";
import type { OfferInfo, TableInfo } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { inComponent } from "../testing/inComponent.svelte";
import { asSession, FakeSession, person, table } from "../testing/atTable.svelte";
import { Rematching } from "./rematching.svelte";

let session: FakeSession;
let rematching: Rematching;
const go = vi.fn<typeof router.go>();
const come = (rest: Partial<TableInfo> = {}): void => {
  session = new FakeSession();
  session.table = table({ phase: "over", ...rest });
  rematching = inComponent(() => new Rematching(asSession(session)));
  flushSync();
};
beforeEach(() => {
  go.mockReset();
  vi.spyOn(router, "go").mockImplementation(go);
  come();
});

const offer = (own: "yes" | "waiting", bens: "yes" | "waiting"): OfferInfo => ({
  id: "one",
  map: "new",
  by: 1,
  answers: [
    { seat: 0, answer: own },
    { seat: 1, answer: bens },
  ],
});

test("nobody has to be asked by whoever played with bots", () => {
  expect(rematching.isAlone).toBe(false);
  come({ seats: [person(0, { is_yours: true }), person(1, { kind: "bot", bot: "greedy" })] });
  expect(rematching.isAlone).toBe(true);
});

test("an offer names who makes it, and who has answered", () => {
  come({ offer: offer("waiting", "yes") });
  expect([rematching.by?.name, rematching.hasAccepted]).toEqual(["Ben", false]);
  expect(rematching.answers.map(({ seat, answer }) => [seat.name, answer])).toEqual([
    ["Ada", "waiting"],
    ["Ben", "yes"],
  ]);
  come({ offer: offer("yes", "waiting") });
  expect(rematching.hasAccepted).toBe(true);
});

test("an answer names the offer that was seen, and what fails is told", async () => {
  come({ offer: offer("waiting", "yes") });
  const sent = vi.spyOn(api, "rematch").mockRejectedValue(new Error("Too many requests."));
  await rematching.answer("accept");
  expect(sent).toHaveBeenCalledExactlyOnceWith("here", { answer: "accept", offer: "one" });
  expect([rematching.trouble, rematching.isBusy]).toEqual(["Too many requests.", false]);
});

describe("When the game starts", () => {
  test("whoever plays is brought there", () => {
    session.table = table({ phase: "over", rematch: "next" });
    flushSync();
    expect(go).toHaveBeenCalledExactlyOnceWith("/table/next");
  });

  test("whoever watches stays, and whoever comes later finds the way there", () => {
    session.table = table({ phase: "over", rematch: "next", you: { ...table().you, seats: [] } });
    flushSync();
    come({ rematch: "next" });
    expect([go.mock.calls, rematching.next]).toEqual([[], "next"]);
  });
});
