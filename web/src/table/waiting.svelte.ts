/* Whom a table is waiting for, for how long, and what the others can do about it. */

import type { SeatInfo, Votes } from "../lib/protocol";
import type { Session } from "../lib/session.svelte";

/* The player who has to act gets a warning in the last seconds before others may vote. */
const WARNING = 60;
const TICK = 500;

export const minutesIn = (seconds: number): number => Math.floor(seconds / 60);

export class Waiting {
  private now = $state(performance.now());

  /* Create it while its component is created. */
  constructor(private readonly session: Session) {
    const isCounting = $derived(Boolean(this.absent?.bot_in) || this.isTimed);
    $effect(() => {
      if (!isCounting) return undefined;
      void session.toldAt;
      this.now = performance.now();
      const ticking = setInterval(() => (this.now = performance.now()), TICK);
      return () => clearInterval(ticking);
    });
  }

  /* Who has to choose; the others have to wait. */
  get decider(): SeatInfo | null {
    return this.session.table?.phase === "playing" && this.isRunning ? this.chooser : null;
  }

  /* The player who must choose but is away while others play; they and the host can let a bot choose. */
  get absent(): SeatInfo | null {
    const seat = this.chooser;
    const you = this.session.table?.you;
    const isAway = seat?.kind === "person" && !seat.bot && seat.bot_in !== null && !seat.is_connected && !seat.is_yours;
    return isAway && (you?.seats.length || you?.is_host) && this.isRunning ? seat : null;
  }

  /* A reload is quickly over: only a player who is away for a while is replaced, in this many seconds. */
  get grace(): number {
    const wait = this.absent?.bot_in;
    return wait ? Math.max(0, Math.ceil(wait - (this.now - this.session.toldAt) / 1000)) : 0;
  }

  /* Seconds until the others may vote; below 0 once they may. */
  get idleLeft(): number {
    return Math.ceil((this.session.table?.idle_seconds ?? 0) - (this.now - this.session.movedAt) / 1000);
  }

  /* Void as soon as somebody acts. */
  get votes(): Votes | null {
    const { table, view } = this.session;
    return table?.votes && table.votes.at === view?.at ? table.votes : null;
  }

  get isWarned(): boolean {
    return this.isTimed && !!this.decider?.is_yours && this.idleLeft <= WARNING;
  }

  get canVote(): boolean {
    const mayPlay = (this.session.table?.you.seats.length ?? 0) > 0;
    return this.isTimed && mayPlay && !this.decider?.is_yours && this.idleLeft <= 0;
  }

  private get isRunning(): boolean {
    return this.session.view !== null && this.session.view.phase !== "over";
  }

  private get chooser(): SeatInfo | null {
    const { table, view } = this.session;
    return (view && table?.seats[view.deciding ?? view.turn]) ?? null;
  }

  private get isTimed(): boolean {
    const { table } = this.session;
    const hasOthers = table?.seats.some(({ kind, bot, is_yours }) => kind === "person" && !bot && !is_yours);
    return Boolean(table?.idle_seconds && this.decider?.kind === "person" && !this.decider.bot && hasOthers);
  }
}
