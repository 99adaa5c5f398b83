/* Several people at one screen: between turns it is handed over, and nothing of the next hand is shown before that. */

import type { GameView, LogLine, SeatInfo } from "../lib/protocol";
import type { Session } from "../lib/session.svelte";

const STORE = "hexstead-hand-over";

function stored(): boolean {
  try {
    return localStorage.getItem(STORE) !== "off";
  } catch {
    return true;
  }
}

export class Handover {
  /* The seat that has the screen. */
  private holder = $state<number | null>(null);
  /* Ask between turns; where cards are hidden it is asked in any case. */
  private isWanted = $state(stored());

  constructor(private readonly session: Session) {}

  get isShared(): boolean {
    return (this.session.table?.you.seats.length ?? 0) > 1;
  }

  get hidesCards(): boolean {
    const { view } = this.session;
    return view !== null && view.reader !== null && view.seats[view.reader]!.hand.length > 0;
  }

  get asks(): boolean {
    return this.isWanted;
  }

  /* Who is to get the screen; nobody while its owner plays. */
  get next(): SeatInfo | null {
    const { view, table } = this.session;
    if (!this.isShared || !view?.is_yours || view.deciding === null || view.deciding === this.holder) return null;
    return this.isWanted || this.hidesCards ? (table?.seats[view.deciding] ?? null) : null;
  }

  /* What everybody at the screen may see. */
  get view(): GameView | null {
    const { view } = this.session;
    return view && this.next ? covered(view) : view;
  }

  get lines(): LogLine[] {
    const { lines } = this.session;
    return this.next && lines.at(-1)?.seat === this.next.seat ? lines.slice(0, -1) : lines;
  }

  /* What the next player may have missed. */
  get before(): LogLine | null {
    return this.lines.at(-1) ?? null;
  }

  show(): void {
    this.holder = this.session.view?.deciding ?? null;
  }

  ask(isWanted: boolean): void {
    this.isWanted = isWanted;
    try {
      localStorage.setItem(STORE, isWanted ? "on" : "off");
    } catch {
      // A browser that stores nothing forgets it with the page.
    }
  }
}

const covered = (view: GameView): GameView => ({
  ...view,
  is_yours: false,
  live: [],
  buttons: [],
  played: [],
  terrain: null,
  can_take_back: false,
  can_take_back_turn: false,
  seats: view.seats.map((seat) => ({ ...seat, hand: [] })),
});
