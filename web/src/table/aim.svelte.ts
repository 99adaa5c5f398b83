/* What you point at on a table: a hex before you choose it, and what earns the gold of a card. */

import { Layout, type Hex } from "../lib/hexes";
import type { Previewed } from "../lib/protocol";
import { sayParts, text } from "../lib/say";
import type { Session } from "../lib/session.svelte";

/* A pointer that only passes over asks nothing. */
const REST = 40;

export class Aim {
  /* Chosen by a first tap; the second tap builds. */
  tapped = $state<Hex | null>(null);
  hovered = $state<Hex | null>(null);
  /* What choosing the hex would change; null until that is known. */
  preview = $state.raw<Previewed | null>(null);
  /* Why the hex that was asked about can't be chosen. */
  why = $state.raw<{ hex: Hex; parts: string[] } | null>(null);
  pointed: readonly Hex[] = $state.raw([]);
  /* The card and the seat whose hexes are pointed out. */
  earning = $state.raw<{ card: string; seat: number } | null>(null);
  private readonly previews = new Map<string, Previewed>();
  private readonly live = $derived.by(() => new Set(this.session.view?.live));
  private readonly layout = $derived.by(() => this.session.game && new Layout(this.session.game.ground.rows));
  /* The hex that was refused last; the same one again is another refusal. */
  readonly refused = $derived.by(() => {
    const { refusal } = this.session;
    if (this.why) return { hex: this.why.hex };
    return refusal && this.layout?.has(refusal.do) ? { hex: refusal.do } : null;
  });

  /* Create it while its component is created. */
  constructor(private readonly session: Session) {
    $effect(() => {
      void session.view?.at;
      this.tapped = null;
      this.why = null;
      this.earning = null;
      this.pointed = [];
    });
    $effect(() => this.look(this.hex, session.view?.at));
    $effect(() => {
      if (this.hex) this.why = null;
    });
  }

  /* The hex that would be chosen. */
  get hex(): Hex | null {
    return this.tapped ?? (this.hovered && this.live.has(this.hovered) ? this.hovered : null);
  }

  /* The chosen hex that has no answer yet. */
  get pressed(): Hex | null {
    const { pressed } = this.session;
    return pressed && this.live.has(pressed) ? pressed : null;
  }

  /* What to say about it: why it was refused, or that it needs one more tap. */
  get notice(): string {
    const { refusal, trouble } = this.session;
    return refusal?.reason ?? (trouble || (this.tapped ? text("table-confirm") : ""));
  }

  pick(hex: Hex, isTouch: boolean): void {
    if (isTouch && this.tapped !== hex) this.tapped = hex;
    else this.session.act(hex);
  }

  /* What the second tap does, too. */
  confirm(): void {
    if (this.tapped) this.session.act(this.tapped);
  }

  /* What choosing the tapped hex does, in words. */
  get deed(): string {
    const { tapped: hex } = this;
    const { view } = this.session;
    if (!hex || !view) return "";
    if (view.lifted) return text("table-move-to", { hex });
    const isTaken = view.seats.some(({ settlements, figures }) => [...settlements, ...figures.flatMap(({ hexes }) => hexes)].includes(hex));
    return text(isTaken ? "table-choose-hex" : "table-build-on", { hex });
  }

  async explain(hex: Hex): Promise<void> {
    this.forget();
    const { view } = this.session;
    if (!view || view.phase === "over") return;
    const reason = await this.session.explain(hex);
    if (reason && this.session.view?.at === view.at) this.why = { hex, parts: this.withWayOut(sayParts(reason)) };
  }

  /* Nothing is chosen, and nothing said of a hex. */
  forget(): void {
    this.tapped = null;
    this.why = null;
  }

  /* A fact alone helps nobody. */
  private withWayOut(parts: string[]): string[] {
    const count = this.live.size;
    return parts.length > 1 || !count ? parts : [...parts, text("table-choose", { count })];
  }

  /* Which hexes earn what a card pays a seat; no card points at nothing. */
  async pointOut(card: string | null, seat: number): Promise<void> {
    const wanted = card ? { card, seat } : null;
    this.earning = wanted;
    if (!wanted) {
      this.pointed = [];
      return;
    }
    const answer = await this.session.earns(wanted.card, seat);
    if (answer && this.earning === wanted) this.pointed = answer.hexes;
  }

  private look(hex: Hex | null, at: number | undefined): (() => void) | undefined {
    const known = hex && at !== undefined ? (this.previews.get(`${at} ${hex}`) ?? null) : null;
    this.preview = known;
    if (!hex || known) return undefined;
    const timer = setTimeout(() => void this.ask(hex, at), REST);
    return () => clearTimeout(timer);
  }

  private async ask(hex: Hex, at: number | undefined): Promise<void> {
    const answer = await this.session.preview(hex);
    if (!answer) return;
    this.previews.set(`${at} ${hex}`, answer);
    if (this.hex === hex && this.session.view?.at === at) this.preview = answer;
  }
}
