/* For tests: a table without a server. */

import { vi } from "vitest";
import { rowsOf } from "../lib/hexes";
import type { ChatLine, GameInfo, LogLine, Previewed, SeatInfo, TableInfo, GameView } from "../lib/protocol";
import type { Session } from "../lib/session.svelte";

export const person = (seat: number, rest: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: "person",
  name: ["Ada", "Ben", "Cleo"][seat] ?? "",
  colour: seat,
  bot: null,
  is_yours: false,
  is_connected: true,
  is_host: false,
  is_resigned: false,
  like: null,
  bot_in: null,
  ...rest,
});

/* Ada sits here, and it is her turn; Ben plays from elsewhere. */
export const table = (rest: Partial<TableInfo> = {}): TableInfo => ({
  id: "here",
  phase: "playing",
  is_lesson: false,
  seats: [person(0, { is_yours: true }), person(1)],
  you: { seats: [0], is_host: false, is_removed: false, can_talk: true, speaker: "ada" },
  watchers: 0,
  commitment: "",
  stand_in: "planner",
  several_seats: false,
  watchers_talk: true,
  idle_seconds: 0,
  votes: null,
  offer: null,
  rematch: null,
  ...rest,
});

export const view = (rest: Partial<GameView> = {}): GameView =>
  ({
    at: 4,
    phase: "playing",
    reader: 0,
    turn: 0,
    deciding: 0,
    is_yours: true,
    prompt: { key: "ask-end", args: {} },
    live: ["A1", "A2"],
    happened: [],
    recent: [],
    last: [],
    hint: null,
    using: null,
    can_cancel: false,
    last_actions: null,
    lifted: null,
    walls: [],
    marks: {},
    stock: {},
    seats: [0, 1].map((seat) => ({ seat, settlements: [], figures: [], tiles: [], hand: [], gold: {}, total: 0 })),
    result: null,
    ...rest,
  }) as unknown as GameView;

export const game = { ground: { rows: rowsOf(["GGG", "DDD"]), spots: [], boards: [] }, figures: [] } as unknown as GameInfo;

export const previewed = (rest: Partial<Previewed> = {}): Previewed => ({
  kind: "previewed",
  id: 1,
  gold: {},
  total: 0,
  took: [],
  lost: [],
  numbers: 0,
  others: [],
  rows: [],
  starts_last_round: false,
  ends_game: false,
  pieces: [],
  ...rest,
});

/* What is said to it stays here; answers are the test's. */
export class FakeSession {
  readonly id = "here";
  table: TableInfo | null = $state.raw(table());
  game: GameInfo | null = $state.raw(game);
  view: GameView | null = $state.raw(view());
  chat: ChatLine[] = $state.raw([]);
  lines: LogLine[] = $state.raw([]);
  trouble = $state("");
  refusal: { do: string; reason: string } | null = $state.raw(null);
  pressed: string | null = $state(null);
  toldAt = $state(0);
  movedAt = $state(0);
  readonly act = vi.fn<Session["act"]>();
  readonly explain = vi.fn<Session["explain"]>();
  readonly preview = vi.fn<Session["preview"]>();
  readonly describe = vi.fn<Session["describe"]>();
  readonly earns = vi.fn<Session["earns"]>();
  readonly seeChat = vi.fn<Session["seeChat"]>();

  refuse(action: string, reason: string): void {
    this.refusal = { do: action, reason };
  }
}

export const asSession = (fake: FakeSession): Session => fake as unknown as Session;
