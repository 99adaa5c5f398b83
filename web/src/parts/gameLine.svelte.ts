/* What a line in the list of your games says. */

import { ago } from "../lib/ago";
import { type Game, standingOf } from "../lib/games.svelte";
import { glances } from "../lib/glances.svelte";
import { language } from "../lib/language.svelte";
import type { GameSeat, Glance } from "../lib/protocol";
import { text } from "../lib/say";
import { clock } from "../lib/clock.svelte";

export class GameLine {
  private isSeen = $state(false);

  /* Create it while its component is created. */
  constructor(private readonly given: () => Game) {
    $effect(() => {
      if (this.isSeen) glances.want(this.game.id, this.game.at);
    });
  }

  /* From now on it keeps up with its game. */
  see(): void {
    this.isSeen = true;
  }

  private get game(): Game {
    return this.given();
  }

  get glance(): Glance | null {
    return glances.of(this.game.id);
  }

  /* What the glance says of this moment; its map may be of an earlier one. */
  private get now(): Glance | null {
    return this.glance?.at === this.game.at ? this.glance : null;
  }

  get isYours(): boolean {
    return standingOf(this.game) === "yours";
  }

  get address(): string {
    const { id, phase } = this.game;
    return `/table/${id}${phase === "over" ? "/result" : ""}`;
  }

  /* Of what is to be built on. */
  get terrain(): string {
    return this.isYours ? (this.now?.terrain ?? "") : "";
  }

  get what(): string {
    const { phase, deciding, seats } = this.game;
    const standing = standingOf(this.game);
    if (standing === "over") return this.gold.length ? text("home-gold", { gold: this.best }) : text("home-finished");
    if (phase !== "playing") return text("home-not-started");
    if (standing === "yours") return this.now?.to_build ? text("home-build", { count: this.now.to_build }) : text("home-your-turn");
    if (standing === "resting") return this.against;
    const name = seats.find(({ seat }) => seat === deciding)?.name;
    return name ? text("table-turn-of", { name }) : text("home-in-progress");
  }

  private get against(): string {
    const names = this.game.seats.filter(({ is_yours }) => !is_yours).map(({ name }) => name);
    return names.length ? text("home-against", { names }) : text("home-in-progress");
  }

  get tag(): string {
    const { phase, seats } = this.game;
    if (phase === "over") return this.result;
    if (phase !== "playing") {
      const count = seats.filter(({ name }) => !name).length;
      return count ? text("home-free-seats", { count }) : "";
    }
    return standingOf(this.game) === "resting" ? text("home-paused") : "";
  }

  get hasWon(): boolean {
    return this.gold.length > 0 && this.best === Math.max(...this.gold);
  }

  private get gold(): readonly number[] {
    return this.game.phase === "over" ? (this.glance?.gold ?? []) : [];
  }

  /* The most that one of your seats has; where you only looked on, the most of all. */
  private get best(): number {
    const own = this.game.seats.filter(({ is_yours }) => is_yours);
    const seats = own.length ? own : this.game.seats;
    return Math.max(...seats.map(({ seat }) => this.gold[seat] ?? 0));
  }

  private get result(): string {
    if (!this.gold.length) return "";
    const { best, gold } = this;
    const before = gold.filter((total) => total > best).length;
    if (before) return text("home-place", { place: before + 1, count: gold.length });
    const [, second] = gold.toSorted((one, other) => other - one);
    return second === best ? text("home-tied") : text("home-won-by", { count: best - second! });
  }

  nameOf({ name, is_yours }: GameSeat): string {
    const own = this.game.seats.filter((seat) => seat.is_yours);
    return is_yours && own.length === 1 ? text("table-you") : name;
  }

  get progress(): string {
    const { phase, since } = this.game;
    const round = this.glance?.round;
    const passed = ago(Math.max(0, clock.now - since), language.current);
    if (!round || phase === "open" || phase === "shuffling") return passed;
    const far = phase === "over" ? text("home-rounds", { count: round }) : text("table-round", { round });
    return [far, passed].join(" · ");
  }
}
