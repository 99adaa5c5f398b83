import { beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../lib/api";
import { router } from "../lib/router.svelte";
import { asSession, FakeSession, person, table } from "../testing/atTable.svelte";
import { Leaving } from "./leaving.svelte";

let session: FakeSession;
let leaving: Leaving;
beforeEach(() => {
  session = new FakeSession();
  leaving = new Leaving(asSession(session));
});

describe("Alone with bots, or with people at one screen", () => {
  test.each([
    ["a bot", person(1, { kind: "bot", bot: "greedy" })],
    ["somebody whose seat a bot has", person(1, { bot: "greedy" })],
    ["somebody at this screen", person(1, { is_yours: true })],
  ])("one goes home without a question, and tells the server nothing: %s", (_, other) => {
    session.table = table({ seats: [person(0, { is_yours: true }), other] });
    const [go, leave] = [vi.spyOn(router, "go").mockReturnValue(), vi.spyOn(api, "leave")];
    leaving.ask("leave");
    expect([leaving.isAlone, leaving.question]).toEqual([true, null]);
    expect(go).toHaveBeenCalledExactlyOnceWith("/");
    expect(leave).not.toHaveBeenCalled();
  });

  test("resigning is asked for all the same", () => {
    session.table = table({ seats: [person(0, { is_yours: true })] });
    leaving.ask("resign");
    expect(leaving.question).toBe("resign");
  });
});

describe("With others", () => {
  test("leaving is a question that names them", () => {
    const go = vi.spyOn(router, "go").mockReturnValue();
    leaving.ask("leave");
    expect([leaving.question, leaving.others, go.mock.calls]).toEqual(["leave", ["Ben"], []]);
    leaving.stay();
    expect(leaving.question).toBeNull();
  });

  test("whoever wants it goes home when the server knows", async () => {
    vi.spyOn(api, "leave").mockResolvedValue(table());
    const replace = vi.spyOn(router, "replace").mockReturnValue();
    leaving.ask("leave");
    const going = leaving.leave();
    expect(leaving.isBusy).toBe(true);
    await going;
    expect(replace).toHaveBeenCalledExactlyOnceWith("/");
    expect([leaving.isBusy, leaving.question]).toEqual([false, null]);
  });

  test("what fails says why, and they stay", async () => {
    vi.spyOn(api, "leave").mockRejectedValue(new Error("The server is busy."));
    const replace = vi.spyOn(router, "replace").mockReturnValue();
    leaving.ask("leave");
    await leaving.leave();
    expect([session.trouble, replace.mock.calls, leaving.question]).toEqual(["The server is busy.", [], null]);
  });

  test("resigning is done when it was asked for twice", async () => {
    const resign = vi.spyOn(api, "resign").mockResolvedValue(table());
    leaving.ask("resign");
    expect(resign).not.toHaveBeenCalled();
    await leaving.resign();
    expect([leaving.question, resign.mock.calls]).toEqual([null, [["here", {}]]]);
  });
});

describe("For somebody who is away", () => {
  test("a bot plays only after a question", async () => {
    const reseat = vi.spyOn(api, "reseat").mockResolvedValue(table());
    leaving.askForBot(person(1));
    expect([leaving.question, leaving.absent?.name, reseat.mock.calls]).toEqual(["bot", "Ben", []]);
    await leaving.callBot();
    expect(reseat).toHaveBeenCalledExactlyOnceWith("here", { seat: 1, to: { kind: "bot" } });
    expect(leaving.question).toBeNull();
  });
});
