import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../lib/api";
import { games } from "../lib/games.svelte";
import { inComponent } from "../testing/inComponent.svelte";
import type { ChatLine, FigureInfo, TableInfo } from "../lib/protocol";
import { asSession, FakeSession, game, person, previewed, table, view } from "../testing/atTable.svelte";
import { ownGame } from "../testing/ownGames";
import { shortcuts } from "../lib/shortcuts.svelte";
import { Visit } from "./visit.svelte";

let session: FakeSession;
let visit: Visit;
const come = (): void => {
  visit = inComponent(() => new Visit(asSession(session)));
};
const at = (rest: Partial<TableInfo>): void => {
  session.table = table(rest);
  flushSync();
};
beforeEach(() => {
  session = new FakeSession();
  come();
});

describe("The hand that is shown", () => {
  test("is one's own, until another seat is looked at, and again after a second look", () => {
    expect([visit.self, visit.isOwn]).toEqual([0, true]);
    visit.look(1);
    expect([visit.self, visit.isOwn, visit.seat?.seat]).toEqual([1, false, 1]);
    visit.look(1);
    expect(visit.isOwn).toBe(true);
  });

  test("is one's own again when the next turn begins, so that nobody takes another's tiles for their own", () => {
    visit.look(1);
    session.view = view({ turn: 1, deciding: 1 });
    flushSync();
    expect(visit.looked).toBeNull();
  });

  test("stays that of another seat while the turn goes on", () => {
    visit.look(1);
    session.view = view({ at: 5 });
    flushSync();
    expect(visit.looked).toBe(1);
  });

  test("is that of the seat on turn for spectators", () => {
    session.view = view({ reader: null, turn: 1 });
    expect(visit.self).toBe(1);
  });
});

test("the way to the next game is there while this one does not wait for you", () => {
  vi.spyOn(games, "nextAfter").mockReturnValue(ownGame({ id: "there" }));
  expect(visit.next).toBe(null);
  session.view = view({ is_yours: false });
  expect([visit.next, vi.mocked(games.nextAfter).mock.lastCall]).toEqual(["/table/there", ["here"]]);
});

describe("The title", () => {
  test("says whose turn it is", () => {
    expect(visit.heading).toContain("End your turn");
    session.view = view({ is_yours: false, turn: 1, deciding: 1 });
    expect(visit.heading).toContain("Ben");
  });

  test("says when the game is over", () => {
    const before = visit.heading;
    session.view = view({ phase: "over" });
    expect([visit.isDone, visit.heading === before]).toEqual([true, false]);
  });
});

describe("The key that builds", () => {
  const press = (): void => {
    const event = new KeyboardEvent("keydown", { key: "b" });
    Object.defineProperty(event, "target", { value: document.body });
    void shortcuts.press(event);
  };

  test("chooses the hex that is pointed at if it is lit", () => {
    visit.point("A1");
    press();
    expect(session.act).toHaveBeenCalledExactlyOnceWith("A1");
  });

  test("goes to the lit hexes otherwise", () => {
    HTMLElement.prototype.checkVisibility = () => true;
    document.body.innerHTML = `<b class="hex" tabindex="0"></b><b class="hex live" tabindex="0"></b>`;
    visit.point("B1");
    press();
    expect(session.act).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.querySelector(".live"));
  });
});

test("What a choice would put on the map is drawn as what it is", () => {
  expect(visit.coming).toBeNull();
  const ship = { key: "ship" } as FigureInfo;
  session.game = { ...game, figures: [ship] };
  const pieces = [
    { hex: "A1", seat: 0, figure: null },
    { hex: "A2", seat: 1, figure: "ship" },
    { hex: "B1", seat: null, figure: null },
  ];
  visit.aim.preview = previewed({ pieces });
  expect(visit.coming).toEqual({
    pieces: [
      { hex: "A1", colour: 0, owner: "Ada", figure: null },
      { hex: "A2", colour: 1, owner: "Ben", figure: ship },
    ],
    walls: ["B1"],
  });
});

describe("The chat", () => {
  const said = (name: string): ChatLine => ({ number: 1, name, seat: null, turn: null, speaker: "", like: null, text: "", said: null });
  const alone: Partial<TableInfo> = { seats: [person(0, { is_yours: true }), person(1, { kind: "bot" })] };

  test("is hidden if you play only with bots", () => {
    session.table = table(alone);
    come();
    expect(visit.showsChat).toBe(false);
    session.chat = [said("")];
    flushSync();
    expect(visit.showsChat).toBe(false);
  });

  test.each<[string, () => void]>([
    ["somebody else plays", () => at({})],
    ["somebody watches", () => at({ ...alone, watchers: 1 })],
    ["somebody has said something", () => (session.chat = [said("Ben")])],
  ])("is there when %s, and stays when they leave", (_, change) => {
    session.table = table(alone);
    come();
    change();
    flushSync();
    expect(visit.showsChat).toBe(true);
    at(alone);
    session.chat = [];
    flushSync();
    expect(visit.showsChat).toBe(true);
  });

  test("is in sight before the start, so that nothing is news", () => {
    expect(session.seeChat).not.toHaveBeenCalled();
    at({ phase: "open" });
    expect(session.seeChat).toHaveBeenCalled();
  });
});

describe("The drawer", () => {
  test("gives the focus back to what opened it", async () => {
    const button = document.createElement("button");
    document.body.replaceChildren(button);
    button.focus();
    visit.openDrawer();
    button.blur();
    expect(visit.isDrawerOpen).toBe(true);
    await visit.closeDrawer();
    expect([visit.isDrawerOpen, document.activeElement]).toEqual([false, button]);
  });

  test("stays when the Escape key closes the info card over it", () => {
    visit.openDrawer();
    visit.info.subject = { kind: "card", key: "castle", hex: null, owner: "", spot: null };
    visit.escape();
    expect([visit.isDrawerOpen, visit.info.subject]).toEqual([true, null]);
    visit.escape();
    expect(visit.isDrawerOpen).toBe(false);
  });

  test("that is closed leaves the focus alone", async () => {
    const button = document.createElement("button");
    document.body.replaceChildren(button);
    await visit.closeDrawer();
    expect(document.activeElement).not.toBe(button);
  });
});

test("what goes well takes the last trouble away", async () => {
  session.trouble = "The server is busy.";
  vi.spyOn(api, "vote").mockResolvedValue(table());
  await visit.vote(4);
  expect(session.trouble).toBe("");
});

describe("A player replaced by a bot", () => {
  const replaced = { is_yours: true, bot: "planner" };

  test("can come back", async () => {
    at({ seats: [person(0, replaced), person(1)] });
    expect(visit.wasTakenOver).toBe(true);
    const join = vi.spyOn(api, "join").mockResolvedValue(table());
    await visit.comeBack();
    expect(join).toHaveBeenCalledExactlyOnceWith("here", {});
  });

  test("but not after resigning, nor when the game is over", () => {
    at({ seats: [person(0, { ...replaced, is_resigned: true }), person(1)] });
    expect(visit.wasTakenOver).toBe(false);
    at({ seats: [person(0, replaced), person(1)], phase: "over" });
    expect(visit.wasTakenOver).toBe(false);
  });
});

test("only players with a seat can play", () => {
  expect(visit.canPlay).toBe(true);
  at({ you: { ...table().you, seats: [] } });
  expect(visit.canPlay).toBe(false);
});

describe("The rules", () => {
  test("open from an info card, which goes, and so does the drawer", async () => {
    const open = vi.spyOn(visit.rules, "open").mockResolvedValue();
    visit.openDrawer();
    visit.info.subject = { kind: "card", key: "castle", hex: null, owner: "", spot: null };
    await visit.readMore("card-castle");
    expect([visit.info.subject, visit.isDrawerOpen, open.mock.calls]).toEqual([null, false, [["card-castle"]]]);
  });

  test("stay when the Escape key closes the info card", () => {
    const close = vi.spyOn(visit.rules, "close");
    visit.info.subject = { kind: "card", key: "castle", hex: null, owner: "", spot: null };
    visit.escape();
    expect(close).not.toHaveBeenCalled();
    visit.escape();
    expect(close).toHaveBeenCalledOnce();
  });
});
