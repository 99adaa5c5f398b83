/* Your own games, on every page: the server tells each as it changes. */

import { api } from "./api";
import { keep, recall } from "./kept";
import { Pauses } from "./pauses";
import type { FromServerAboutGames, OwnGame } from "./protocol";
import { connected, FOR_GOOD } from "./socket";

const PATH = "/api/games/socket";
const HAD_SOME = "hexstead-has-games";
const DAY = 24 * 60 * 60 * 1000;

export interface Game extends OwnGame {
  /* When somebody acted last, by the clock of this browser. */
  since: number;
}

/* Yours to move; somebody else's turn; not going on; over. */
export type Standing = "yours" | "others" | "resting" | "over";

/* Alone against bots nobody waits for you: after a day such a game is put aside. */
const isPutAside = ({ is_alone, since }: Game): boolean => is_alone && Date.now() - since > DAY;

export function standingOf(game: Game): Standing {
  if (game.phase === "over") return "over";
  if (game.phase !== "playing" || isPutAside(game)) return "resting";
  if (game.is_yours) return "yours";
  return game.is_paused ? "resting" : "others";
}

const ORDER: readonly Standing[] = ["yours", "others", "resting", "over"];

export class Games {
  /* How many are over, also those that aren't in the list. */
  finished = $state(0);
  isLoaded = $state(false);
  private told: readonly Game[] = $state.raw([]);
  /* Those over that somebody asked for. */
  private older: readonly Game[] = $state.raw([]);
  private socket: WebSocket | null = null;
  private retry = 0;
  private readonly pauses = new Pauses();

  /* Yours to move first, the newest first among equals. */
  readonly list: readonly Game[] = $derived.by(() => {
    const known = new Set(this.told.map(({ id }) => id));
    const all = [...this.told, ...this.older.filter(({ id }) => !known.has(id))];
    const rank = (game: Game): number => ORDER.indexOf(standingOf(game));
    return all.toSorted((one, other) => rank(one) - rank(other) || other.since - one.since);
  });
  readonly waiting: readonly Game[] = $derived(this.list.filter((game) => standingOf(game) === "yours"));

  /* From now on, as long as the page is open. */
  follow(): void {
    if (this.socket) return;
    window.addEventListener("online", () => this.connect());
    this.connect();
  }

  /* Before the server says so, this browser knows how it was the last time. */
  get areThereAny(): boolean {
    return this.isLoaded ? this.list.length > 0 : recall<boolean>(HAD_SOME, "lasting") === true;
  }

  /* The next one that waits for you, apart from this one. */
  nextAfter(id: string): Game | null {
    return this.waiting.find((game) => game.id !== id) ?? null;
  }

  async loadOlder(): Promise<void> {
    const { games, finished } = await api.games();
    this.older = dated(games).filter(({ phase }) => phase === "over");
    this.finished = finished;
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.socket?.close();
    const socket = connected(PATH);
    this.socket = socket;
    const isCurrent = (): boolean => socket === this.socket;
    socket.addEventListener("message", ({ data }) => isCurrent() && this.take(JSON.parse(data as string) as FromServerAboutGames));
    socket.addEventListener("close", ({ code }) => isCurrent() && this.lose(code));
  }

  private lose(code: number): void {
    if (!FOR_GOOD.includes(code)) this.retry = window.setTimeout(() => this.connect(), this.pauses.next());
  }

  private take(message: FromServerAboutGames): void {
    this.pauses.reset();
    if (message.kind === "games") {
      this.told = dated(message.games);
      this.finished = message.finished;
      this.isLoaded = true;
      keep(HAD_SOME, message.games.length > 0, "lasting");
    } else {
      const [game] = dated([message.game]);
      this.told = this.told.map((before) => (before.id === game!.id ? game! : before));
    }
  }
}

const dated = (games: readonly OwnGame[]): Game[] => games.map((game) => ({ ...game, since: Date.now() - 1000 * game.ago }));

export const games = new Games();
