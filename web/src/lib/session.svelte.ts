/* One table as this browser sees it: what the server said last, and what we asked it. */

import { remember, shareFor } from "./fair";
import { tick } from "svelte";
import { wantsStillness } from "./settings.svelte";
import { muted } from "./muted.svelte";
import { Pauses } from "./pauses";
import { connected, DAMAGED, FOR_GOOD, MISSING } from "./socket";
import { sounds } from "./sounds";
import { farewell, say, text } from "./say";
import { CANCEL, TAKE_BACK, TAKE_BACK_TURN } from "./protocol";
import type {
  Act,
  ChatLine,
  Described,
  Earned,
  Explained,
  FromClient,
  FromServer,
  GameInfo,
  LogLine,
  Previewed,
  Said,
  TableInfo,
  GameView,
} from "./protocol";

type Answer = Explained | Previewed | Described | Earned;
type Asking =
  { kind: "explain" | "preview"; do: string } | { kind: "describe"; hex: string } | { kind: "earns"; card: string; seat: number };

/* Other players' actions are shown one after another. */
const PACE = 260;
/* If a press takes longer than this, nobody is listening. */
const LONGEST_PRESS = 5000;
/* The server checks whether something was stored, which may take a while. */
const LONGEST_CHECK = 30000;
const WORD_BYTES = 12;

export class Session {
  table: TableInfo | null = $state.raw(null);
  /* When it came, by the page's clock: its times count from then. */
  toldAt = $state(0);
  /* When somebody acted last, on the same clock. */
  movedAt = $state(0);
  game: GameInfo | null = $state.raw(null);
  view: GameView | null = $state.raw(null);
  lines: LogLine[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  /* The number of the last chat line that was in view. */
  private seen = $state(-1);
  /* What you have typed but not sent. */
  draft = $state("");
  private said = "";
  isLost = $state(false);
  isMissing = $state(false);
  /* Why the game cannot be played here. */
  closed = $state("");
  /* Why the connection was lost, if the server said so. */
  why = $state("");
  /* The choice without an answer yet; the next connection sends it again. */
  private pending: Act | null = $state.raw(null);
  /* What would end the game, or all that this player may choose: asked once before it is done. */
  ending = $state<string | null>(null);
  /* Why the last choice was refused. */
  refusal: { do: string; reason: string } | null = $state.raw(null);
  /* A refusal that the next view explains. */
  private staleness: { do: string; reason: string } | null = null;
  trouble = $state("");

  private socket: WebSocket | null = null;
  private sharedOver: WebSocket | null = null;
  private waiting: GameView[] = [];
  private pace = 0;
  private readonly pauses = new Pauses();
  private retry = 0;
  private press = 0;
  private isClosed = false;
  private questions = 0;
  private readonly answers = new Map<number, (answer: Answer | null) => void>();

  constructor(readonly id: string) {
    window.addEventListener("offline", this.drop);
    window.addEventListener("online", this.tryAtOnce);
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    window.removeEventListener("offline", this.drop);
    window.removeEventListener("online", this.tryAtOnce);
    clearTimeout(this.retry);
    clearTimeout(this.pace);
    this.socket?.close();
    this.release();
    this.giveUp();
  }

  get pressed(): string | null {
    return this.pending?.do ?? null;
  }

  act(action: string): void {
    if (!this.view || this.pending) return;
    if (this.view.last_actions?.actions.includes(action) && this.ending !== action) {
      this.ending = action;
      return;
    }
    this.ending = null;
    this.skip();
    this.refusal = null;
    this.pending = { kind: "act", at: this.view.at, do: action, id: word() };
    this.sendPending();
  }

  private sendPending(): void {
    if (this.pending && this.send(this.pending)) this.expectAnswer(LONGEST_PRESS);
  }

  private expectAnswer(milliseconds: number): void {
    clearTimeout(this.press);
    this.press = window.setTimeout(this.drop, milliseconds);
  }

  takeBack(): void {
    this.act(TAKE_BACK);
  }

  /* Puts back the tile with which nothing has been done yet. */
  cancel(): void {
    this.act(CANCEL);
  }

  takeBackTurn(): void {
    this.act(TAKE_BACK_TURN);
  }

  /* Whether it could be sent. */
  say(text: string): boolean {
    this.said = text;
    return this.send({ kind: "say", text });
  }

  /* What the table itself said. */
  get notes(): ChatLine[] {
    return this.chat.filter(({ name }) => !name);
  }

  get unseen(): number {
    return this.chat.filter(({ number, speaker }) => number > this.seen && !muted.has(speaker)).length;
  }

  seeChat(): void {
    this.seen = this.chat.at(-1)?.number ?? this.seen;
  }

  async explain(action: string): Promise<Said | null> {
    const answer = await this.ask({ kind: "explain", do: action });
    return answer?.kind === "explained" ? answer.reason : null;
  }

  async preview(action: string): Promise<Previewed | null> {
    const answer = await this.ask({ kind: "preview", do: action });
    return answer?.kind === "previewed" ? answer : null;
  }

  /* How it stands with the tiles of a hex. */
  async describe(hex: string): Promise<Described | null> {
    const answer = await this.ask({ kind: "describe", hex });
    return answer?.kind === "described" ? answer : null;
  }

  async earns(card: string, seat: number): Promise<Earned | null> {
    const answer = await this.ask({ kind: "earns", card, seat });
    return answer?.kind === "earned" ? answer : null;
  }

  refuse(action: string, reason: string): void {
    this.refusal = { do: action, reason };
  }

  /* Show at once what was waiting to be shown step by step. */
  skip(): void {
    clearTimeout(this.pace);
    this.pace = 0;
    for (const view of this.waiting.splice(0)) this.show(view);
  }

  /* Null if no answer will come. */
  private ask(question: Asking): Promise<Answer | null> {
    const id = ++this.questions;
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.send({ ...question, id });
    });
  }

  private send(message: FromClient): boolean {
    const isOpen = this.socket?.readyState === WebSocket.OPEN;
    if (isOpen) this.socket?.send(JSON.stringify(message));
    else this.giveUp();
    return isOpen;
  }

  /* These questions won't get an answer. */
  private giveUp(): void {
    for (const resolve of this.answers.values()) resolve(null);
    this.answers.clear();
  }

  private release(): void {
    clearTimeout(this.press);
    this.pending = null;
  }

  private connect(): void {
    const socket = connected(`/api/tables/${this.id}/socket`);
    this.socket = socket;
    /* A dropped connection may still speak. */
    socket.addEventListener("message", (message) => socket === this.socket && this.take(JSON.parse(message.data as string) as FromServer));
    socket.addEventListener("close", (event) => socket === this.socket && this.lost(event.code, farewell(event.reason)));
  }

  /* A broken line may take minutes to close by itself. */
  private drop = (): void => {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.lost();
  };

  tryAgain(): void {
    this.isMissing = false;
    this.closed = "";
    this.tryAtOnce();
  }

  private tryAtOnce = (): void => {
    if (!this.isLost || this.closed || this.isMissing) return;
    clearTimeout(this.retry);
    this.pauses.reset();
    this.socket?.close();
    this.connect();
  };

  private lost(code = 0, reason = ""): void {
    this.isLost = true;
    this.why = reason;
    clearTimeout(this.press);
    this.giveUp();
    if (this.isClosed) return;
    if (FOR_GOOD.includes(code)) {
      this.release();
      this.isMissing = code === MISSING;
      this.closed = this.isMissing ? "" : reason || (code === DAMAGED ? text("table-damaged") : text("table-cut-off"));
      return;
    }
    clearTimeout(this.retry);
    this.retry = window.setTimeout(() => this.connect(), this.pauses.next());
  }

  private take(message: FromServer): void {
    switch (message.kind) {
      case "whole":
        this.isLost = false;
        this.pauses.reset();
        this.waiting = [];
        this.chat = message.chat;
        /* What people said before you opened this page isn't news. */
        if (!this.table) this.seeChat();
        this.seat(message.table);
        this.game = message.game;
        if (message.view) this.show(message.view);
        this.movedAt = performance.now() - 1000 * message.waited;
        /* Nobody answered it: the server knows whether it was stored. */
        this.sendPending();
        break;
      case "view":
        this.queue(message.view);
        break;
      case "table":
        this.seat(message.table);
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        break;
      case "refused":
        this.release();
        this.trouble = "";
        this.refusal = { do: message.do, reason: say(message.reason) };
        if (message.key === "stale") this.staleness = this.refusal;
        break;
      case "checking":
        this.expectAnswer(LONGEST_CHECK);
        this.trouble = say(message.reason);
        break;
      case "trouble":
        if (message.key === "chat") {
          this.draft ||= this.said;
        } else {
          /* It doesn't say which message it is about. */
          this.release();
          this.giveUp();
        }
        this.trouble = say(message.reason);
        break;
      default:
        this.answers.get(message.id)?.(message);
        this.answers.delete(message.id);
    }
  }

  private seat(table: TableInfo): void {
    this.table = table;
    this.toldAt = performance.now();
    remember(table);
    this.share(table);
  }

  /* Over each connection once: the server may have lost it with the last one, and takes only the first. */
  private share(table: TableInfo): void {
    if (table.phase !== "shuffling" || this.sharedOver === this.socket) return;
    if (table.seats.some(({ is_yours }) => is_yours) && this.send({ kind: "share", bytes: shareFor(table) })) this.sharedOver = this.socket;
  }

  private queue(view: GameView): void {
    const isAnswer = this.pending !== null;
    if (this.pending && view.at > this.pending.at) this.release();
    this.waiting.push(view);
    if (isAnswer || document.hidden) this.skip();
    else if (!this.pace) this.step();
  }

  private step(): void {
    const view = this.waiting.shift();
    if (view) this.show(view);
    this.pace = view ? window.setTimeout(() => this.step(), wantsStillness() ? 0 : PACE) : 0;
  }

  private show(view: GameView): void {
    const isNew = this.view !== null && view.at !== this.view.at;
    if (view.at !== this.view?.at) this.ending = null;
    this.view = view;
    if (!this.pending) this.trouble = "";
    this.refusal = this.staleness;
    this.staleness = null;
    this.lines = [...this.lines.slice(0, view.log.first), ...view.log.lines];
    if (isNew) this.movedAt = performance.now();
    if (isNew) void tick().then(() => sounds.of(view));
  }
}

/* Practically unique; random even if the page came without encryption. */
function word(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(WORD_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
