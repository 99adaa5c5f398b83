/* The HTTP part of the server. */

import { language } from "./language.svelte";
import type {
  BoardText,
  BoardWish,
  Choices,
  Components,
  Drawn,
  Findings,
  GameRecord,
  HostChoices,
  Join,
  Leave,
  Me,
  NewMe,
  NewTable,
  Position,
  Refusal,
  Remove,
  Replay,
  Reseat,
  Resign,
  Said,
  SetupRequest,
  Sheet,
  Table,
  TableList,
  Vote,
} from "./protocol";
import { ours } from "./base";
import { say, text } from "./say";

/* Something was not done; the message says why, for the player. */
export class NotDone extends Error {
  constructor(
    message: string,
    /* As in HTTP; 0 if there was no answer. */
    readonly status = 0,
    /* The message as data, if it came from the server. */
    readonly reason: Said | null = null,
  ) {
    super(message);
  }
}

/* Done even if the page is left before the answer; for what is small. */
const IN_ANY_CASE: RequestInit = { keepalive: true };

async function call<Answer>(method: string, path: string, body?: unknown, how: RequestInit = {}): Promise<Answer> {
  const response = await fetch(ours(`/api${path}`), {
    ...how,
    method,
    /* Refusals come as data: no sentence is wanted in any language. */
    headers: {
      "accept-language": "*",
      "hexstead-language": language.current,
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new NotDone(text("wrong-network"));
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const refusal = answer as Refusal | null;
    throw new NotDone(refusal ? say(refusal.reason) : text("wrong-network"), response.status, refusal?.reason);
  }
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
  resign: (id: string, resign: Resign) => call<Table>("POST", `/tables/${id}/resign`, resign),
  vote: (id: string, vote: Vote) => call<Table>("POST", `/tables/${id}/vote`, vote),
  remove: (id: string, remove: Remove) => call<Table>("POST", `/tables/${id}/remove`, remove),
  choose: (id: string, choices: HostChoices) => call<Table>("POST", `/tables/${id}/choices`, choices),
  start: (id: string) => call<Table>("POST", `/tables/${id}/start`),
  rematch: (id: string) => call<Table>("POST", `/tables/${id}/rematch`),
  replay: (id: string) => call<Replay>("GET", `/games/${id}/replay`),
  record: (id: string) => call<GameRecord>("GET", `/games/${id}/record`),
  open: (record: GameRecord) => call<Replay>("POST", "/replay", record),
  score: (position: Position) => call<Sheet>("POST", "/score", position),
  check: (board: BoardText) => call<Findings>("POST", "/boards/check", board),
  make: (wish: BoardWish) => call<Findings>("POST", "/boards/new", wish),
};

export const recordUrl = (id: string): string => ours(`/api/games/${id}/record`);
