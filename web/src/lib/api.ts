/* The HTTP part of the server. */

import type {
  BoardText, BoardWish, Choices, Components, Drawn, Findings, GameRecord, Join, Leave, Me, NewMe, NewTable, Position, Refusal, Replay, Reseat, SetupRequest, Sheet, Table, TableList,
} from "./protocol";
import { texts } from "./texts";

/* Something was not done; the message says why, for the player. */
export class NotDone extends Error {
  constructor(
    message: string,
    /* As in HTTP; 0 if there was no answer. */
    readonly status = 0,
  ) {
    super(message);
  }
}

/* Done even if the page is left before the answer; for what is small. */
const IN_ANY_CASE: RequestInit = { keepalive: true };

async function call<Answer>(method: string, path: string, body?: unknown, how: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`/api${path}`, {
    ...how,
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new NotDone(texts.wrong.network);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new NotDone((answer as Refusal | null)?.reason ?? texts.wrong.network, response.status);
  return answer as Answer;
}

export const api = {
  me: () => call<Me>("GET", "/me"),
  rename: (me: NewMe) => call<Me>("PUT", "/me", me, IN_ANY_CASE),
  choices: () => call<Choices>("GET", "/choices"),
  components: () => call<Components>("GET", "/components"),
  draw: (wishes: SetupRequest) => call<Drawn>("POST", "/setup", wishes),
  tables: () => call<TableList>("GET", "/tables"),
  mine: () => call<TableList>("GET", "/tables/mine"),
  table: (id: string) => call<Table>("GET", `/tables/${id}`),
  create: (table: NewTable) => call<Table>("POST", "/tables", table),
  join: (id: string, join: Join) => call<Table>("POST", `/tables/${id}/join`, join),
  leave: (id: string, leave: Leave) => call<Table>("POST", `/tables/${id}/leave`, leave, IN_ANY_CASE),
  reseat: (id: string, reseat: Reseat) => call<Table>("POST", `/tables/${id}/seat`, reseat, IN_ANY_CASE),
  start: (id: string) => call<Table>("POST", `/tables/${id}/start`),
  rematch: (id: string) => call<Table>("POST", `/tables/${id}/rematch`),
  replay: (id: string) => call<Replay>("GET", `/games/${id}/replay`),
  open: (record: GameRecord) => call<Replay>("POST", "/replay", record),
  score: (position: Position) => call<Sheet>("POST", "/score", position),
  check: (board: BoardText) => call<Findings>("POST", "/boards/check", board),
  make: (wish: BoardWish) => call<Findings>("POST", "/boards/new", wish),
};

export const recordUrl = (id: string): string => `/api/games/${id}/record`;
