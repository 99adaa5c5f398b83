/* How a table is arranged in the window. The map's place follows from the window alone: nothing anyone says or does may move it. */

import { MediaQuery } from "svelte/reactivity";
import { frameOf } from "../board/map.svelte";
import { isOnIsland, Layout } from "../lib/hexes";
import type { GameInfo } from "../lib/protocol";

/* As in the styles of the page: seats, hand and log have a column of their own. */
const WIDE = "(min-width: 1241px)";

export class Room {
  private readonly wide = new MediaQuery(WIDE);
  private readonly rows = $derived.by(() => this.game()?.ground.rows ?? []);
  private readonly island = $derived.by(() => this.rows.filter(isOnIsland));

  /* Create it while its component is created. */
  constructor(
    private readonly game: () => GameInfo | null,
    private readonly seats: () => number,
  ) {}

  get isWide(): boolean {
    return this.wide.current;
  }

  /* An island lies beside the map where there is room for it, else below. */
  get isIslandBeside(): boolean {
    return this.isWide && this.island.length > 0;
  }

  /* Seats lie two beside each other: there are many, or an island lies below them. */
  get isPaired(): boolean {
    return this.isIslandBeside || this.seats() > 3;
  }

  /* How large map and island are, in units of the map: the styles make pixels of it. */
  get sizes(): string {
    if (!this.rows.length) return "";
    const map = frameOf(new Layout(this.isIslandBeside ? this.rows.filter((row) => !isOnIsland(row)) : this.rows));
    const island = this.isIslandBeside ? frameOf(new Layout(this.island)) : { width: 0, height: 0 };
    return `--map-width: ${map.width}; --map-height: ${map.height}; --island-width: ${island.width}; --island-height: ${island.height}`;
  }
}
