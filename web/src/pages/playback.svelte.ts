/* A finished game, shown step by step: that of a table, or a record from a file. */

import { shownOf, type Player } from "../board/shown";
import { api, type NotDone } from "../lib/api";
import { ours } from "../lib/base";
import type { Hex } from "../lib/hexes";
import type { GameRecord, LogLine, Replay, SeatInfo } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { text } from "../lib/say";

export const SPEEDS = [1, 2, 4] as const;
const STEP = 760;

export class Playback {
  replay = $state.raw<Replay | null>(null);
  /* Why the table's game isn't shown. */
  refusal = $state.raw<NotDone | null>(null);
  /* Why a file isn't. */
  trouble = $state("");
  /* The record in the file. */
  opened = $state.raw<GameRecord | null>(null);
  at = $state(0);
  speed: (typeof SPEEDS)[number] = $state(1);
  isPlaying = $state(false);
  /* The player whose pieces are pointed out. */
  looked = $state<number | null>(null);

  readonly view = $derived.by(() => this.replay?.views[this.at] ?? null);
  readonly players = $derived.by((): Player[] => {
    const { players = [], colours = [] } = this.replay ?? {};
    return players.map((name, seat) => ({ name, colour: colours[seat] ?? seat }));
  });
  /* Of each seat, after each step. */
  readonly gold = $derived.by(() => (this.replay?.views ?? []).map(({ seats }) => seats.map(({ total }) => total)));
  readonly rounds = $derived.by(() => (this.replay?.views ?? []).map(({ round }) => round));
  readonly lines = $derived.by(() => this.toldUntil(this.at));
  /* What is told so far, and what will be. */
  readonly story = $derived.by(() => [...this.lines, ...this.whole.slice(this.lines.length)]);
  private readonly whole = $derived.by(() => this.toldUntil(this.last));
  readonly shown = $derived.by(() => {
    const { replay, view } = this;
    return replay && view ? { ...shownOf(replay.game, view, this.players), live: [] } : null;
  });

  /* Without a table, you can open a record. Create it while its component is created. */
  constructor(id: string | null) {
    if (id)
      api
        .replay(id)
        .then((answer) => this.begin(answer))
        .catch((error: NotDone) => (this.refusal = error));
    $effect(() => {
      if (id && this.replay) router.rename(`${router.path}?at=${this.at}`);
    });
    $effect(() => {
      if (!this.isPlaying) return undefined;
      const timer = setInterval(() => this.step(), STEP / this.speed);
      return () => clearInterval(timer);
    });
  }

  get last(): number {
    return (this.replay?.views.length ?? 1) - 1;
  }

  /* The address of this moment. */
  get link(): string {
    return `${location.origin}${ours(router.path)}?at=${this.at}`;
  }

  get pointed(): Hex[] {
    const colour = this.looked === null ? null : this.players[this.looked]?.colour;
    return this.shown?.pieces.filter((piece) => piece.colour === colour).map(({ hex }) => hex) ?? [];
  }

  get earners(): (Player & { gold: Record<string, number> })[] {
    return this.players.map((player, seat) => ({ ...player, gold: this.view?.seats[seat]?.gold ?? {} }));
  }

  /* Nobody is away from a game that is over, and nobody is told whose bot played. */
  get seats(): SeatInfo[] {
    const here = { kind: "person", bot: null, is_yours: true, is_connected: true, is_host: false, is_resigned: false } as const;
    return this.players.map(({ name, colour }, seat) => ({ ...here, seat, name, colour, like: null, bot_in: null }));
  }

  look(seat: number): void {
    this.looked = this.looked === seat ? null : seat;
  }

  go(to: number): void {
    this.isPlaying = false;
    this.at = this.within(to);
  }

  /* To the end of the turn that a line tells of. */
  jump(line: number): void {
    this.go(this.momentOf(line));
  }

  play(): void {
    if (this.at === this.last) this.at = 0;
    this.isPlaying = !this.isPlaying;
  }

  async open(file: File | undefined): Promise<void> {
    this.trouble = "";
    if (!file) return;
    this.opened = await recordIn(file);
    if (this.opened)
      await api.open(this.opened).then(
        (answer) => this.begin(answer),
        (error: Error) => (this.trouble = error.message),
      );
    else this.trouble = text("replay-no-record");
  }

  private begin(answer: Replay): void {
    this.replay = answer;
    const line = router.query.get("line");
    const at = line === null ? Number(router.query.get("at") ?? 0) : this.momentOf(Number(line));
    this.at = this.within(Math.trunc(at) || 0);
  }

  /* The last moment before the next line begins. */
  private momentOf(line: number): number {
    const counts = this.replay?.views.map(({ log }) => log.first + log.lines.length) ?? [];
    const last = counts.lastIndexOf(line + 1);
    return last < 0 ? counts.findIndex((count) => count > line) : last;
  }

  private step(): void {
    if (this.at < this.last) this.at++;
    else this.isPlaying = false;
  }

  private within(at: number): number {
    return Math.min(this.last, Math.max(0, at));
  }

  private toldUntil(at: number): LogLine[] {
    let told: LogLine[] = [];
    for (const { log } of this.replay?.views.slice(0, at + 1) ?? []) told = [...told.slice(0, log.first), ...log.lines];
    return told;
  }
}

/* Null if it isn't a record at all; the server says what is wrong inside one. */
async function recordIn(file: File): Promise<GameRecord | null> {
  try {
    const read: unknown = JSON.parse(await file.text());
    const isRecord = typeof read === "object" && read !== null && ["hexstead", "setup", "seed"].every((field) => field in read);
    return isRecord ? (read as GameRecord) : null;
  } catch {
    return null;
  }
}
