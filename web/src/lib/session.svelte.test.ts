import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { muted } from "./muted.svelte";
import type { ChatLine, FromClient, FromServer, Said, TableInfo, GameView } from "./protocol";
import { Session } from "./session.svelte";

/* The other end of a connection, held by the test. */
class Line extends EventTarget {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  readonly sent: FromClient[] = [];

  constructor(readonly url: string) {
    super();
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): this {
    this.readyState = Line.OPEN;
    return this;
  }

  tell(...messages: unknown[]): void {
    for (const message of messages) this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  end(code: number, reason = ""): void {
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent("close", { code, reason }));
  }
}

const said = (key: string, args: Said["args"] = {}): Said => ({ key, args });
const table = (rest: Partial<TableInfo> = {}): TableInfo =>
  ({ id: "here", phase: "playing", seats: [{ is_yours: true }], commitment: "", ...rest }) as unknown as TableInfo;
const view = (at: number, rest: Partial<GameView> = {}): GameView =>
  ({ at, live: ["K6"], happened: [], log: { first: 0, lines: [] }, ...rest }) as unknown as GameView;
const whole = (at = 4, rest: object = {}): FromServer =>
  ({ kind: "whole", table: table(), game: {}, view: view(at), waited: 0, chat: [], ...rest }) as unknown as FromServer;
const next = (at: number): FromServer => ({ kind: "view", view: view(at) });
const line = (number: number, rest: Partial<ChatLine> = {}): ChatLine =>
  ({ number, name: "Ben", speaker: "ben", text: "hello", said: null, ...rest }) as ChatLine;
const spoken = (number: number, rest: Partial<ChatLine> = {}): FromServer => ({ kind: "chat", line: line(number, rest) });

const last = (): Line => Line.all.at(-1)!;
const acts = (): FromClient[] => Line.all.flatMap(({ sent }) => sent.filter(({ kind }) => kind === "act"));
let session: Session;

/* At a table, with a view to act in. */
function seated(): Session {
  session = new Session("here");
  last().open().tell(whole());
  return session;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  localStorage.clear();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe("A session", () => {
  test("begins with all there is", () => {
    seated();
    expect(last().url).toMatch(/^ws:.*\/api\/tables\/here\/socket$/);
    expect([session.table?.id, session.view?.at, session.isLost]).toEqual(["here", 4, false]);
  });

  test("knows when somebody acted last, also before it was opened", () => {
    seated();
    const now = performance.now();
    last().tell(whole(4, { waited: 90 }));
    expect(session.movedAt).toBe(now - 90_000);
    vi.advanceTimersByTime(1000);
    last().tell(next(5));
    expect(session.movedAt).toBe(now + 1000);
  });

  test("keeps the log together that comes in parts", () => {
    seated();
    const lines = ["one", "two", "three", "another"].map((key, seat) => ({ seat, said: said(key), by_bot: false }));
    last().tell({ kind: "view", view: view(5, { log: { first: 0, lines: lines.slice(0, 3) } }) });
    vi.runAllTimers();
    last().tell({ kind: "view", view: view(6, { log: { first: 2, lines: lines.slice(3) } }) });
    vi.runAllTimers();
    expect(session.lines.map((one) => one.said.key)).toEqual(["one", "two", "another"]);
  });
});

describe("An action", () => {
  test("is sent with the view in which it was chosen, and shows as pressed until it is answered", () => {
    seated().act("K6");
    expect(acts()).toMatchObject([{ kind: "act", at: 4, do: "K6" }]);
    expect(session.pressed).toBe("K6");
    last().tell(next(5));
    expect([session.pressed, session.view?.at]).toEqual([null, 5]);
  });

  test("waits for the answer to the one before", () => {
    seated().act("K6");
    session.act("K7");
    expect(acts()).toMatchObject([{ do: "K6" }]);
  });

  test("is not released by a view from before it", () => {
    seated().act("K6");
    last().tell(next(4));
    expect(session.pressed).toBe("K6");
  });

  test("that is refused says why", () => {
    seated().act("K6");
    last().tell({ kind: "refused", do: "K6", key: "not-yours", reason: said("server-not-yours") });
    expect([session.pressed, session.refusal?.do, session.refusal?.reason]).toEqual([null, "K6", "It's not your turn to choose."]);
    last().tell(next(5));
    expect(session.refusal).toBeNull();
  });

  test("that came too late is explained by the view that follows", () => {
    seated().act("K6");
    last().tell({ kind: "refused", do: "K6", key: "stale", reason: said("server-stale") }, next(5));
    vi.runOnlyPendingTimers();
    expect(session.refusal?.do).toBe("K6");
    last().tell(next(6));
    vi.runOnlyPendingTimers();
    expect(session.refusal).toBeNull();
  });

  test("each has a word of its own", () => {
    seated().act("K6");
    last().tell(next(5));
    session.act("K6");
    const [one, other] = acts() as { id: string }[];
    expect(one!.id).toMatch(/^[0-9a-f]{24}$/);
    expect(other!.id).not.toBe(one!.id);
  });
});

describe("An action that nobody answered", () => {
  test("is sent again, word for word, over the next connection", () => {
    seated().act("K6");
    last().end(1006);
    expect(session.pressed).toBe("K6");
    vi.advanceTimersByTime(600);
    last().open().tell(whole(4));
    const [first, again] = acts();
    expect(Line.all).toHaveLength(2);
    expect(again).toEqual(first);
  });

  test("is done when the next connection shows what came of it", () => {
    seated().act("K6");
    last().end(1006);
    vi.advanceTimersByTime(600);
    last().open().tell(whole(5), next(5));
    expect(session.pressed).toBeNull();
  });

  test("is not waited for longer than 5 seconds: the line counts as broken", () => {
    seated().act("K6");
    vi.advanceTimersByTime(4999);
    expect(session.isLost).toBe(false);
    vi.advanceTimersByTime(1);
    expect(session.isLost).toBe(true);
  });

  test("has more time while the server looks whether it was stored", () => {
    seated().act("K6");
    last().tell({ kind: "checking", reason: said("server-checking") });
    expect(session.trouble).toContain("Checking");
    vi.advanceTimersByTime(29_999);
    expect([session.isLost, session.pressed]).toEqual([false, "K6"]);
    vi.advanceTimersByTime(1);
    expect(session.isLost).toBe(true);
  });

  test("is not sent again once it was refused", () => {
    seated().act("K6");
    last().tell({ kind: "refused", do: "K6", key: "not-stored", reason: said("server-not-stored") });
    last().end(1006);
    vi.advanceTimersByTime(600);
    last().open().tell(whole());
    expect(acts()).toHaveLength(1);
  });
});

describe("A connection that was lost", () => {
  /* After how many milliseconds the next one is tried. */
  function pause(): number {
    const before = Line.all.length;
    const start = performance.now();
    last().end(1006);
    while (Line.all.length === before) vi.advanceTimersByTime(1);
    return performance.now() - start;
  }

  test.each([
    [0, 200],
    [0.5, 400],
    [0.999, 600],
  ])("comes back after a pause of random length: at %d it is %d ms", (random, expected) => {
    vi.spyOn(Math, "random").mockReturnValue(random);
    seated();
    expect(Math.abs(pause() - expected)).toBeLessThanOrEqual(1);
  });

  test("is tried again after longer and longer pauses, up to 8 seconds", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    seated();
    const pauses = Array.from({ length: 9 }, pause);
    expect(pauses.slice(0, 3)).toEqual([400, 680, 1156]);
    expect(pauses.at(-1)).toBe(8000);
  });

  test("that healed begins with short pauses again", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    seated();
    pause();
    pause();
    last().open().tell(whole());
    expect(session.isLost).toBe(false);
    expect(pause()).toBe(400);
  });

  test("is tried at once when the browser is online again", () => {
    seated();
    window.dispatchEvent(new Event("offline"));
    expect([session.isLost, Line.all.length]).toEqual([true, 1]);
    window.dispatchEvent(new Event("online"));
    expect(Line.all).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(Line.all).toHaveLength(2);
  });

  test("is not tried for a page that was left", () => {
    seated();
    session.close();
    last().end(1006);
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(1);
  });

  test("is no longer listened to", () => {
    seated().act("K6");
    vi.advanceTimersByTime(5000);
    Line.all[0]!.tell(next(9));
    expect(session.view?.at).toBe(4);
  });
});

describe("A close that does not heal", () => {
  test.each([1002, 1003, 1007, 1008, 1009, 4410, 4500])("%d is not tried again, and drops what was pressed", (code) => {
    seated().act("K6");
    last().end(code);
    vi.advanceTimersByTime(60_000);
    expect([Line.all.length, session.pressed]).toEqual([1, null]);
    expect(session.closed).not.toBe("");
  });

  test.each([1001, 1006, 1011, 1012, 1013])("is not %d", (code) => {
    seated();
    last().end(code);
    vi.advanceTimersByTime(600);
    expect([Line.all.length, session.closed]).toEqual([2, ""]);
  });

  test("says what the server said", () => {
    seated();
    last().end(1008, JSON.stringify(said("server-banned-why", { why: "spam" })));
    expect(session.closed).toBe("You are banned from this server: spam.");
  });

  test("4404 means that there is no such table", () => {
    seated();
    last().end(4404);
    vi.advanceTimersByTime(60_000);
    expect([session.isMissing, session.closed, Line.all.length]).toEqual([true, "", 1]);
  });

  test("is tried again when somebody asks for it", () => {
    seated();
    last().end(4500);
    window.dispatchEvent(new Event("online"));
    expect(Line.all).toHaveLength(1);
    session.tryAgain();
    expect([Line.all.length, session.closed]).toEqual([2, ""]);
  });
});

describe("Views of what others did", () => {
  test("are shown one after another", () => {
    seated();
    last().tell(next(5), next(6), next(7));
    expect(session.view?.at).toBe(5);
    vi.advanceTimersByTime(260);
    expect(session.view?.at).toBe(6);
    vi.advanceTimersByTime(260);
    expect(session.view?.at).toBe(7);
  });

  test("are all shown at once if you are impatient, or act", () => {
    seated();
    last().tell(next(5), next(6), next(7));
    session.skip();
    expect(session.view?.at).toBe(7);
    last().tell(next(8), next(9));
    session.act("K6");
    expect(acts()).toMatchObject([{ at: 9 }]);
  });

  test("are not held back in a tab that nobody sees", () => {
    seated();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    last().tell(next(5), next(6), next(7));
    expect(session.view?.at).toBe(7);
  });
});

describe("A question", () => {
  test("gets its own answer, whichever comes first", async () => {
    seated();
    const [why, gold] = [session.explain("A1"), session.preview("K6")];
    const [one, other] = last().sent as { id: number }[];
    last().tell({ kind: "previewed", id: other!.id, gold: {}, total: 3 });
    last().tell({ kind: "explained", id: one!.id, reason: said("server-not-yours") });
    expect(await why).toEqual(said("server-not-yours"));
    expect((await gold)?.total).toBe(3);
  });

  test("has no answer if the line breaks, or is broken already", async () => {
    seated();
    const asked = session.preview("K6");
    last().end(1006);
    expect(await asked).toBeNull();
    expect(await session.earns("lords", 0)).toBeNull();
    expect(await session.explain("A1")).toBeNull();
  });

  test("has none after trouble, which doesn't say what it is about", async () => {
    seated().act("K6");
    const asked = session.preview("K6");
    last().tell({ kind: "trouble", key: "too-fast", reason: said("server-too-fast") });
    expect(await asked).toBeNull();
    expect([session.pressed, session.trouble]).toEqual([null, "That was too fast. Wait a moment."]);
  });
});

describe("The chat", () => {
  test("counts what was not seen yet, but nothing from before the page was opened", () => {
    session = new Session("here");
    last()
      .open()
      .tell(whole(4, { chat: [line(1), line(2)] }));
    expect(session.unseen).toBe(0);
    last().tell(spoken(3), spoken(4));
    expect(session.unseen).toBe(2);
    session.seeChat();
    expect(session.unseen).toBe(0);
  });

  test("does not count whom nobody here wants to read", () => {
    seated();
    muted.toggle("ben");
    last().tell(spoken(1), spoken(2, { speaker: "cleo" }));
    expect(session.unseen).toBe(1);
    muted.toggle("ben");
  });

  test("gives back a line that was not taken, unless another one is being typed", () => {
    seated().say("hello");
    last().tell({ kind: "trouble", key: "chat", reason: said("server-not-said") });
    expect(session.draft).toBe("hello");
    session.draft = "another";
    last().tell({ kind: "trouble", key: "chat", reason: said("server-not-said") });
    expect(session.draft).toBe("another");
  });

  test("says whether a line could be sent", () => {
    expect(seated().say("hello")).toBe(true);
    last().end(1006);
    expect(session.say("hello")).toBe(false);
  });
});

describe("A share for fair cards", () => {
  const shuffling = (rest: Partial<TableInfo> = {}): FromServer => whole(0, { view: null, table: table({ phase: "shuffling", ...rest }) });
  const shares = (): (string | undefined)[] =>
    Line.all.flatMap(({ sent }) => sent.flatMap((one) => (one.kind === "share" ? [one.bytes] : [])));

  test("is sent once over each connection, always the same", () => {
    session = new Session("here");
    last()
      .open()
      .tell(shuffling(), { kind: "table", table: table({ phase: "shuffling" }) });
    expect(shares()).toHaveLength(1);
    last().end(1006);
    vi.advanceTimersByTime(600);
    last().open().tell(shuffling());
    expect(shares()).toHaveLength(2);
    expect(new Set(shares()).size).toBe(1);
  });

  test("is not for spectators, nor for a game that runs", () => {
    session = new Session("here");
    last()
      .open()
      .tell(shuffling({ seats: [] }), whole());
    expect(shares()).toEqual([]);
  });
});
