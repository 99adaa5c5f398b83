/* Who takes which seat before the start. */

import { tick } from "svelte";
import { api } from "../lib/api";
import { focusRow, isFocusLost } from "../lib/focus";
import { myself } from "../lib/me.svelte";
import type { HostChoices, SeatInfo, SeatWish, TableInfo } from "../lib/protocol";
import { text } from "../lib/say";

export class Seating {
  trouble = $state("");
  /* The name for taking a seat. */
  name = $state("");
  /* The rows of the seats. */
  list: HTMLElement | undefined = $state.raw();
  private isTyping = false;
  /* The seat whose button was pressed: it may go away with the next state of the table. */
  private pressed: number | null = null;

  /* Create it while its component is created. */
  constructor(private readonly table: () => TableInfo) {
    myself
      .load()
      .then((me) => this.isTyping || (this.name ||= me.name))
      .catch((error: Error) => (this.trouble = error.message));
    $effect(() => {
      void table();
      this.trouble = "";
      void this.keepFocus();
    });
  }

  get open(): number {
    return this.table().seats.filter(({ kind }) => kind === "open").length;
  }

  get canSit(): boolean {
    const { you, several_seats } = this.table();
    return !you.is_removed && (!you.seats.length || (several_seats && !you.is_host));
  }

  isGuest(seat: SeatInfo): boolean {
    return seat.kind === "person" && !seat.is_yours;
  }

  /* Somebody else at the host's screen. */
  isBeside(seat: SeatInfo): boolean {
    const { you } = this.table();
    return you.is_host && seat.is_yours && seat.seat !== you.seats[0];
  }

  notesOf(seat: SeatInfo): string[] {
    const isHere = !this.isBeside(seat);
    return [
      ...(seat.kind === "bot" ? [text("table-bot")] : []),
      ...(seat.is_yours && isHere ? [text("table-you")] : []),
      ...(seat.is_host && isHere ? [text("lobby-host")] : []),
      ...(this.isGuest(seat) && !seat.is_connected ? [text("table-away")] : []),
    ];
  }

  /* If you are already typing, your text stays. */
  typeIn(): void {
    this.isTyping = true;
  }

  async give({ seat }: SeatInfo, to: SeatWish): Promise<void> {
    await this.press(seat, api.reseat(this.id, { seat, to }));
  }

  async join({ seat }: SeatInfo): Promise<void> {
    const { id, name } = this;
    await this.press(
      seat,
      myself.introduce(name).then(() => api.join(id, { seat, name })),
    );
  }

  async remove({ seat }: SeatInfo): Promise<void> {
    await this.press(seat, api.remove(this.id, { seat }));
  }

  async leave({ seat }: SeatInfo): Promise<void> {
    await this.press(seat, api.leave(this.id, { seat }));
  }

  async choose(choices: HostChoices): Promise<void> {
    await this.attempt(api.choose(this.id, choices));
  }

  async start(): Promise<void> {
    await this.attempt(api.start(this.id));
  }

  private get id(): string {
    return this.table().id;
  }

  private async press(seat: number, change: Promise<unknown>): Promise<void> {
    this.pressed = seat;
    await this.attempt(change);
  }

  private async attempt(change: Promise<unknown>): Promise<void> {
    this.trouble = "";
    await change.catch((error: Error) => (this.trouble = error.message));
  }

  private async keepFocus(): Promise<void> {
    await tick();
    if (this.pressed !== null && isFocusLost()) await focusRow(this.list, this.pressed);
  }
}
