import { beforeEach, expect, test } from "vitest";
import { asSession, FakeSession, person, table, view } from "../testing/atTable.svelte";
import { Handover } from "./handover.svelte";

let session: FakeSession;
let handover: Handover;
beforeEach(() => {
  localStorage.clear();
  session = new FakeSession();
  session.table = table({
    seats: [person(0, { is_yours: true }), person(1, { is_yours: true })],
    you: { ...table().you, seats: [0, 1] },
  });
  handover = new Handover(asSession(session));
});
const hand = [0, 1].map((seat) => ({ ...view().seats[seat]!, hand: [{ key: "G" }] }));

test("the next player gets the screen before anything of their hand is shown", () => {
  session.view = view({ turn: 1, deciding: 1, reader: 1, seats: hand, played: [{ key: "G" }] });
  session.lines = [0, 1].map((seat) => ({ seat, said: { key: "x", args: {} }, by_bot: false }));
  expect(handover.next?.name).toBe("Ben");
  expect(JSON.stringify(handover.view)).not.toContain('"G"');
  expect([handover.view?.live, handover.view?.is_yours, handover.lines.length]).toEqual([[], false, 1]);
  expect(handover.before?.seat).toBe(0);
  handover.show();
  expect([handover.next, handover.view, handover.lines.length]).toEqual([null, session.view, 2]);
});

test("who answers in another player's turn is told what that player did", () => {
  session.view = view({ turn: 0, deciding: 1, reader: 1 });
  session.lines = [{ seat: 0, said: { key: "x", args: {} }, by_bot: false }];
  expect([handover.next?.name, handover.before?.seat]).toEqual(["Ben", 0]);
});

test("before the first turn there is nothing to tell", () => {
  session.view = view();
  expect([handover.next?.name, handover.before]).toEqual(["Ada", null]);
});

test("it can be switched off, but not while cards are hidden", () => {
  handover.ask(false);
  expect(handover.next).toBeNull();
  session.view = view({ seats: hand });
  expect(handover.next?.name).toBe("Ada");
  expect(new Handover(asSession(session)).asks).toBe(false);
});

test("one person alone is never asked, nor while a bot plays", () => {
  session.view = view({ is_yours: false });
  expect(handover.next).toBeNull();
  session.view = view();
  session.table = table();
  expect(handover.next).toBeNull();
});
