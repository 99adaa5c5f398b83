/* The gold of a position that somebody is still changing: the last one counts. */

import { api, type NotDone } from "../lib/api";
import { inOrder } from "../lib/latest";
import type { Position, ScoreSheet } from "../lib/protocol";

const WAIT = 120;

export class Counting {
  sheet = $state.raw<ScoreSheet | null>(null);
  trouble = $state.raw<NotDone | null>(null);
  private readonly asking = inOrder();

  /* Null while there is nothing to count. Create it while its component is created. */
  constructor(position: () => Position | null) {
    $effect(() => {
      const one = position();
      if (!one) {
        this.asking();
        this.trouble = null;
        return undefined;
      }
      const timer = setTimeout(() => void this.count(one), WAIT);
      return () => clearTimeout(timer);
    });
    /* Ignore an answer that comes after you leave the page. */
    $effect(() => () => void this.asking());
  }

  private async count(position: Position): Promise<void> {
    const isLast = this.asking();
    try {
      const sheet = await api.score(position);
      if (isLast()) [this.sheet, this.trouble] = [sheet, null];
    } catch (error) {
      if (isLast()) this.trouble = error as NotDone;
    }
  }
}
