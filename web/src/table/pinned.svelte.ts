/* The line of the log whose hexes are shown on the map: the one below the pointer, else the one that was pressed. */

import type { Hex } from "../lib/hexes";

export class Pinned {
  /* The number of the line that was pressed. */
  line = $state<number | null>(null);
  private hexes: Hex[] = [];

  constructor(private readonly show: (hexes: Hex[]) => void) {}

  /* Pressed again, it lets go. */
  press(line: number, hexes: Hex[]): void {
    this.line = this.line === line ? null : line;
    this.hexes = this.line === null ? [] : hexes;
    this.show(this.hexes);
  }

  over(hexes: Hex[]): void {
    this.show(hexes);
  }

  away(): void {
    this.show(this.hexes);
  }

  /* The table moved on. */
  forget(): void {
    this.line = null;
    this.hexes = [];
  }
}
