/* The start page: your games, the open tables, and the quick ways into a game. */

import { api } from "../lib/api";
import { type Game, games } from "../lib/games.svelte";
import { myself } from "../lib/me.svelte";
import type { TableInfo } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { text } from "../lib/say";

/* Those that ended last. */
const FINISHED = 5;

export class Home {
  open = $state.raw<readonly TableInfo[]>([]);
  isLoaded = $state(false);
  /* Also those that ended long ago. */
  private showsAll = $state(false);
  trouble = $state("");
  isBusy = $state(false);
  /* Of a table, or its code. */
  address = $state("");

  constructor() {
    void this.attempt(this.load());
  }

  get games(): readonly Game[] {
    if (this.showsAll) return games.list;
    const over = games.list.filter(({ phase }) => phase === "over");
    return games.list.filter((game) => game.phase !== "over" || over.indexOf(game) < FINISHED);
  }

  /* How many games there are, if not all are shown. */
  get more(): number {
    const going = games.list.filter(({ phase }) => phase !== "over").length;
    return !this.showsAll && games.finished > FINISHED ? going + games.finished : 0;
  }

  async showAll(): Promise<void> {
    await this.attempt(games.loadOlder().then(() => (this.showsAll = true)));
  }

  /* A game against a bot, right now. */
  async begin(isLesson: boolean): Promise<void> {
    this.isBusy = true;
    this.trouble = "";
    await this.attempt(myself.told());
    const wanted = {
      setup: { seats: 2, first_game: true },
      seats: [{ kind: "here" as const }, { kind: "bot" as const }],
      is_lesson: isLesson,
    };
    await this.attempt(api.create(wanted).then(({ id }) => router.go(`/table/${id}`)));
    this.isBusy = false;
  }

  async introduce(name: string, colour: number | null = null): Promise<void> {
    await this.attempt(myself.introduce(name, colour));
  }

  visit(): void {
    const id = this.address.trim().split("/table/").at(-1)?.split(/[/?#]/)[0] ?? "";
    if (id) router.go(`/table/${encodeURIComponent(id)}`);
  }

  private async load(): Promise<void> {
    await myself.load();
    const { tables } = await api.tables();
    this.open = tables.filter(({ you }) => !you.seats.length);
    this.isLoaded = true;
  }

  private async attempt(change: Promise<unknown>): Promise<void> {
    await change.catch((error: Error) => (this.trouble = error.message));
  }
}

/* What you can do there without a seat. */
export function offerOf({ seats }: TableInfo): string {
  const count = seats.filter(({ kind }) => kind === "open").length;
  return count ? text("home-free-seats", { count }) : text("home-watch");
}
