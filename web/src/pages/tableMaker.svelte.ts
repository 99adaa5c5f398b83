/* A table before it is made: who sits where, and the set-up that was drawn for it. */

import { untrack } from "svelte";
import { api } from "../lib/api";
import { DrawnSetup, NOTHING, type Kept } from "../lib/drawn.svelte";
import { focusRow } from "../lib/focus";
import { keep, recall } from "../lib/kept";
import { myself } from "../lib/me.svelte";
import type { TableChoices, EditionInfo, SeatWish, SetupRequest } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { text } from "../lib/say";
import { editionOf, freshWishes, habitsOf, possible, type Habits } from "../lib/wishes";

export type Place = Required<SeatWish> & { colour: number };

/* How many minutes nobody may act before the others vote; 0 is forever. */
export const IDLE = [2, 5, 10, 30, 0];
const STORE = "hexstead-new-table";
const COLOURS = [0, 1, 2, 3, 4];
const MOST_SEATS = 5;
const FEWEST_SEATS = 2;

export class TableMaker {
  choices = $state.raw<TableChoices | null>(null);
  readonly setup = new DrawnSetup();
  wishes: SetupRequest = $state(wishesAtFirst(router.query.get("code")));
  places: Place[] = $state([
    { kind: "here", name: "", bot: "", colour: 0 },
    { kind: "bot", name: "", bot: "", colour: 1 },
  ]);
  isListed = $state(false);
  standIn = $state("");
  idleMinutes = $state(5);
  isBusy = $state(false);
  /* The rows of the places. */
  list: HTMLElement | undefined = $state.raw();
  private trouble = $state("");
  private readonly mine = this.places[0]!;
  private isTyping = false;
  private isPainted = false;
  private seatedFor = "";

  private readonly whole = $derived.by((): SetupRequest => ({ ...$state.snapshot(this.wishes), seats: this.places.length }));
  private readonly key = $derived.by(() => JSON.stringify(this.whole));

  /* Create it while its component is created. */
  constructor() {
    api
      .choices()
      .then((answer) => this.offer(answer))
      .catch((error: Error) => (this.trouble = error.message));
    myself
      .load()
      .then(({ name, colour }) => this.introduce(name, colour))
      .catch((error: Error) => (this.trouble = error.message));
    $effect(() => {
      void this.key;
      this.trouble = "";
      untrack(() => this.isTooMany || void this.draw(this.setup.kept(this.whole, this.choices)));
    });
  }

  get kinds(): readonly (readonly [Place["kind"], string])[] {
    return [
      ["here", text("new-table-here")],
      ["bot", text("new-table-bot")],
      ["open", text("new-table-open")],
    ];
  }

  /* What each seat is called. */
  get seats(): string[] {
    const whatIs = (kind: Place["kind"]): string => this.kinds.find(([one]) => one === kind)![1];
    return this.places.map(({ kind, name }, number) =>
      text("new-table-seat", { seat: number + 1, who: (kind === "here" && name) || whatIs(kind) }),
    );
  }

  get mostSeats(): number {
    return this.edition?.most_seats ?? MOST_SEATS;
  }

  get canAdd(): boolean {
    return this.places.length < this.mostSeats;
  }

  get canRemove(): boolean {
    return this.places.length > (this.choices?.fewest_seats ?? FEWEST_SEATS);
  }

  /* Somebody else may come. */
  get isOpen(): boolean {
    return this.openSeats > 0;
  }

  /* What the main button begins. */
  get summary(): string {
    return text("new-table-summary", { count: this.places.length, open: this.openSeats });
  }

  get wrong(): string {
    if (this.isTooMany) return text("new-table-too-many", { edition: this.edition!.name, most: this.mostSeats });
    if (this.places.every(({ kind }) => kind === "bot")) return text("new-table-all-bots");
    return this.trouble || this.setup.trouble;
  }

  get canMake(): boolean {
    const isDrawn = !this.setup.isDrawing && this.setup.fulfils === this.key;
    return isDrawn && !this.isBusy && this.wrong === "";
  }

  /* A code and the first game leave nothing to draw. */
  get canRedraw(): boolean {
    return !this.wishes.first_game && this.wishes.code === "";
  }

  async redraw(): Promise<void> {
    await this.draw(NOTHING);
  }

  /* What you typed before the answer came stays. */
  typeIn(place: Place): void {
    this.isTyping ||= place === this.mine;
  }

  pickColour(place: Place, colour: number): void {
    this.isPainted = true;
    this.paint(place, colour);
  }

  /* The button goes away with the last seat that can be added. */
  add(): void {
    this.addBot();
    if (!this.canAdd) void focusRow(this.list, this.places.length);
  }

  remove(number: number): void {
    this.places.splice(number, 1);
    this.wishes.first_player = withoutSeat(this.wishes.first_player ?? null, number + 1);
    void focusRow(this.list, number);
  }

  async make(): Promise<void> {
    const { drawn } = this.setup;
    if (!drawn) return;
    this.isBusy = true;
    if (!this.whole.code) keep(STORE, habitsOf(this.whole), "lasting");
    const wanted = {
      setup: { ...this.whole, code: drawn.code },
      seats: $state.snapshot(this.places),
      is_listed: this.isListed,
      stand_in: this.standIn,
      idle_minutes: this.idleMinutes,
    };
    const first = this.places.find(({ kind }) => kind === "here");
    try {
      await myself.introduce(first?.name ?? "");
      const table = await api.create(wanted);
      router.go(`/table/${table.id}`);
    } catch (error) {
      this.trouble = (error as Error).message;
    }
    this.isBusy = false;
  }

  private get edition(): EditionInfo | null {
    return this.choices && editionOf(this.wishes, this.choices, this.setup.drawn);
  }

  private get openSeats(): number {
    return this.places.filter(({ kind }) => kind === "open").length;
  }

  private get isTooMany(): boolean {
    return this.places.length > this.mostSeats;
  }

  /* What you chose the last time may be gone. */
  private offer(choices: TableChoices): void {
    this.choices = choices;
    if (!this.wishes.code) this.wishes = { ...this.wishes, ...possible(this.wishes, choices) };
  }

  /* What you typed, picked or removed before the answer came stays. */
  private introduce(name: string, colour: number): void {
    if (!this.isTyping) this.mine.name ||= name;
    if (!this.isPainted && this.places.includes(this.mine)) this.paint(this.mine, colour);
  }

  private async draw(kept: Kept): Promise<void> {
    const { whole } = this;
    const answer = await this.setup.draw(whole, kept);
    if (answer && whole.code !== this.seatedFor) this.seatFor(whole.code ?? "", answer.setup.seats);
  }

  /* A code brings its number of seats along, once: then seats can be removed. */
  private seatFor(code: string, seats: number): void {
    this.seatedFor = code;
    while (code && this.places.length < seats) this.addBot();
  }

  private addBot(): void {
    const colour = COLOURS.find((one) => this.places.every((place) => place.colour !== one)) ?? 0;
    this.places.push({ kind: "bot", name: "", bot: "", colour });
  }

  /* The seat that had the colour takes the other one. */
  private paint(place: Place, colour: number): void {
    const other = this.places.find((one) => one !== place && one.colour === colour);
    if (other) other.colour = place.colour;
    place.colour = colour;
  }
}

/* A code says it all; otherwise your choices of the last time come first. */
const wishesAtFirst = (code: string | null): SetupRequest => ({
  ...freshWishes(code),
  ...(code ? null : recall<Habits>(STORE, "lasting")),
});

/* The start player stays the same, under another number. */
function withoutSeat(first: number | null, gone: number): number | null {
  if (first === null || first === gone) return null;
  return first > gone ? first - 1 : first;
}
