/* How a player leaves a table: alone, the game waits for you; with others, it asks first, as before a bot plays for somebody who is away. */

import { api } from "../lib/api";
import type { SeatInfo } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import type { Session } from "../lib/session.svelte";

export class Leaving {
  /* What is being asked. */
  question = $state<"leave" | "resign" | "bot" | null>(null);
  /* For whom a bot is to play. */
  absent = $state.raw<SeatInfo | null>(null);
  isBusy = $state(false);

  constructor(private readonly session: Session) {}

  /* Who plays on. */
  get others(): string[] {
    const seats = this.session.table?.seats ?? [];
    return seats.filter(({ kind, bot, is_yours }) => kind === "person" && !bot && !is_yours).map(({ name }) => name);
  }

  get isAlone(): boolean {
    return this.others.length === 0;
  }

  ask(question: "leave" | "resign"): void {
    if (question === "leave" && this.isAlone) router.go("/");
    else this.question = question;
  }

  askForBot(seat: SeatInfo): void {
    this.absent = seat;
    this.question = "bot";
  }

  stay(): void {
    this.question = null;
  }

  /* The question has an entry of its own in the history; the start page takes its place. */
  async leave(): Promise<void> {
    if (await this.attempt(api.leave(this.session.id, {}))) router.replace("/");
    this.question = null;
  }

  async resign(): Promise<void> {
    await this.attempt(api.resign(this.session.id, {}));
    this.question = null;
  }

  async callBot(): Promise<void> {
    if (this.absent) await this.attempt(api.reseat(this.session.id, { seat: this.absent.seat, to: { kind: "bot" } }));
    this.question = null;
  }

  /* Returns whether it worked; if not, the player hears why. */
  private async attempt(change: Promise<unknown>): Promise<boolean> {
    this.isBusy = true;
    this.session.trouble = "";
    const isDone = await change.then(
      () => true,
      (error: Error) => ((this.session.trouble = error.message), false),
    );
    this.isBusy = false;
    return isDone;
  }
}
