/* The start page: your games, the open tables, and the quick ways into a game. */

import { api } from "../lib/api";
import { myself } from "../lib/me.svelte";
import type { TableInfo } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { text } from "../lib/say";

export class Home {
  mine = $state.raw<readonly TableInfo[]>([]);
  open = $state.raw<readonly TableInfo[]>([]);
  isLoaded = $state(false);
  trouble = $state("");
  isBusy = $state(false);
  /* Of a table, or its code. */
  address = $state("");

  constructor() {
    void this.attempt(this.load());
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
    const [own, others] = await Promise.all([api.mine(), api.tables()]);
    this.mine = own.tables;
    this.open = others.tables.filter(({ you }) => !you.seats.length);
    this.isLoaded = true;
  }

  private async attempt(change: Promise<unknown>): Promise<void> {
    await change.catch((error: Error) => (this.trouble = error.message));
  }
}

export const addressOf = ({ id, phase }: TableInfo): string => `/table/${id}${phase === "over" ? "/result" : ""}`;

export function phaseOf({ phase }: TableInfo): string {
  if (phase === "open") return text("home-not-started");
  return phase === "over" ? text("home-finished") : text("home-in-progress");
}

/* What you can do there without a seat. */
export function offerOf({ seats }: TableInfo): string {
  const count = seats.filter(({ kind }) => kind === "open").length;
  return count ? text("home-free-seats", { count }) : text("home-watch");
}
