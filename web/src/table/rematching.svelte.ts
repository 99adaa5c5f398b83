/* Playing again: somebody offers it, the others answer, and everybody is brought to the new table when all want it. */

import { api } from "../lib/api";
import type { OfferInfo, Rematch, SeatInfo } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import type { Session } from "../lib/session.svelte";

export interface Answering {
  seat: SeatInfo;
  answer: "yes" | "no" | "waiting";
}

export class Rematching {
  isBusy = $state(false);
  trouble = $state("");

  /* To be made while a component is. */
  constructor(private readonly session: Session) {
    let before: string | null | undefined;
    /* If you open the result later, you stay there. */
    $effect(() => {
      const { table } = session;
      if (!table) return;
      if (before === null && table.rematch && table.you.seats.length) router.go(`/table/${table.rematch}`);
      before = table.rematch;
    });
  }

  get offer(): OfferInfo | null {
    return this.session.table?.offer ?? null;
  }

  /* Where it goes on. */
  get next(): string | null {
    return this.session.table?.rematch ?? null;
  }

  /* Nobody has to be asked. */
  get isAlone(): boolean {
    return !this.session.table?.seats.some(({ kind, bot, is_yours }) => kind === "person" && !bot && !is_yours);
  }

  get answers(): Answering[] {
    const seats = this.session.table?.seats ?? [];
    return (this.offer?.answers ?? []).map(({ seat, answer }) => ({ seat: seats[seat]!, answer }));
  }

  get hasAccepted(): boolean {
    return this.answers.some(({ seat, answer }) => seat.is_yours && answer === "yes");
  }

  /* Who offers it. */
  get by(): SeatInfo | null {
    return (this.offer && this.session.table?.seats[this.offer.by]) ?? null;
  }

  async ask(map: "same" | "new"): Promise<void> {
    await this.send({ answer: "offer", map });
  }

  async answer(answer: "accept" | "decline" | "withdraw"): Promise<void> {
    await this.send({ answer, offer: this.offer?.id ?? "" });
  }

  private async send(wanted: Rematch): Promise<void> {
    this.isBusy = true;
    this.trouble = "";
    await api.rematch(this.session.id, wanted).catch((error: Error) => (this.trouble = error.message));
    this.isBusy = false;
  }
}
