/* Your games in short, each fetched when somebody sees its line: its map and pieces, and what is to be done. */

import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";
import type { Glance } from "./protocol";

/* After a failure: the server may have too much to do. */
const PAUSE = 4000;

export class Glances {
  private readonly known = new SvelteMap<string, Glance>();
  /* As it is after this many actions. */
  private readonly wanted = new Map<string, number>();
  private isFetching = false;

  /* What was last fetched; the game may have gone on since. */
  of(id: string): Glance | null {
    return this.known.get(id) ?? null;
  }

  want(id: string, at: number): void {
    this.wanted.set(id, at);
    if (!this.isFetching) void this.fetchAll();
  }

  /* One after the other: others ask the server, too. */
  private async fetchAll(): Promise<void> {
    this.isFetching = true;
    for (let next = this.next(); next !== null; next = this.next()) {
      const id = next;
      this.wanted.delete(id);
      await api.glance(id).then(
        (glance) => this.known.set(id, glance),
        () => new Promise((done) => setTimeout(done, PAUSE)),
      );
    }
    this.isFetching = false;
  }

  private next(): string | null {
    for (const [id, at] of this.wanted) {
      const glance = this.known.get(id);
      if (glance?.at !== at) return id;
      this.wanted.delete(id);
    }
    return null;
  }
}

export const glances = new Glances();
