/* The HTTP part of the server. */

import { language } from "./language.svelte";
import type {
  BoardText,
  BoardWish,
  TableChoices,
  Components,
  Drawn,
  BoardFindings,
  GameRecord,
  Glance,
  HostChoices,
  Join,
  Leave,
  Me,
  NewMe,
  NewTable,
  OwnGames,
  Position,
  Refusal,
  Rematch,
  Remove,
  Replay,
  Reseat,
  Resign,
  Said,
  SetupRequest,
  ScoreSheet,
  TableInfo,
  TableList,
  Vote,
} from "./protocol";
import { ours } from "./base";
import { say, text } from "./say";

/* The server refused; the message tells the player why. */
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

/* Sent even if you leave the page before the answer; for small requests. */
const IN_ANY_CASE: RequestInit = { keepalive: true };

async function call<Answer>(method: string, path: string, body?: unknown, how: RequestInit = {}): Promise<Answer> {
  const response = await fetch(ours(`/api${path}`), {
    ...how,
    method,
    /* Refusals come as data: we don't want a sentence in any language. */
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
  choices: () => call<TableChoices>("GET", "/choices"),
  components: () => call<Components>("GET", "/components"),
  draw: (wishes: SetupRequest) => call<Drawn>("POST", "/setup", wishes),
  tables: () => call<TableList>("GET", "/tables"),
  games: () => call<OwnGames>("GET", "/games"),
  glance: (id: string) => call<Glance>("GET", `/games/${id}/glance`),
  table: (id: string) => call<TableInfo>("GET", `/tables/${id}`),
  create: (table: NewTable) => call<TableInfo>("POST", "/tables", table),
  join: (id: string, join: Join) => call<TableInfo>("POST", `/tables/${id}/join`, join),
  leave: (id: string, leave: Leave) => call<TableInfo>("POST", `/tables/${id}/leave`, leave, IN_ANY_CASE),
  reseat: (id: string, reseat: Reseat) => call<TableInfo>("POST", `/tables/${id}/seat`, reseat, IN_ANY_CASE),
  resign: (id: string, resign: Resign) => call<TableInfo>("POST", `/tables/${id}/resign`, resign),
  vote: (id: string, vote: Vote) => call<TableInfo>("POST", `/tables/${id}/vote`, vote),
  remove: (id: string, remove: Remove) => call<TableInfo>("POST", `/tables/${id}/remove`, remove),
  choose: (id: string, choices: HostChoices) => call<TableInfo>("POST", `/tables/${id}/choices`, choices),
  start: (id: string) => call<TableInfo>("POST", `/tables/${id}/start`),
  rematch: (id: string, wanted: Rematch) => call<TableInfo>("POST", `/tables/${id}/rematch`, wanted, IN_ANY_CASE),
  play: (id: string) => call<TableInfo>("POST", `/tables/${id}/play`),
  replay: (id: string) => call<Replay>("GET", `/games/${id}/replay`),
  record: (id: string) => call<GameRecord>("GET", `/games/${id}/record`),
  open: (record: GameRecord) => call<Replay>("POST", "/replay", record),
  score: (position: Position) => call<ScoreSheet>("POST", "/score", position),
  check: (board: BoardText) => call<BoardFindings>("POST", "/boards/check", board),
  make: (wish: BoardWish) => call<BoardFindings>("POST", "/boards/new", wish),
};

export const recordUrl = (id: string): string => ours(`/api/games/${id}/record`);
