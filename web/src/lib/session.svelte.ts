/* One table as this browser sees it: what the server said last, and what was asked of it. */

import { tick } from "svelte";
import { wantsStillness } from "./settings.svelte";
import { sounds } from "./sounds";
import { TAKE_BACK } from "./protocol";
import type { ChatLine, Earned, Explained, FromClient, FromServer, Game, LogLine, Previewed, Table, View } from "./protocol";

type Answer = Explained | Previewed | Earned;
type Asking = { kind: "explain" | "preview"; do: string } | { kind: "earns"; card: string; seat: number };

/* Other players' actions are shown one after another. */
const PACE = 260;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/* Nobody hears who waits longer for what was pressed. */
const LONGEST_PRESS = 5000;
/* The codes with which the server ends a connection for good. */
const MISSING = 4404;
const OTHER_RULES = 4410;

export class Session {
  table: Table | null = $state.raw(null);
  game: Game | null = $state.raw(null);
  view: View | null = $state.raw(null);
  lines: LogLine[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  /* The number of the last line of the chat that was in sight. */
  private seen = $state(-1);
  /* What is typed and not yet said. */
  draft = $state("");
  isLost = $state(false);
  isMissing = $state(false);
  /* Why the game cannot be played here. */
  closed = $state("");
  /* What was chosen and is not yet answered. */
  pressed: string | null = $state(null);
  /* Why the last choice was refused. */
  refusal: { do: string; reason: string } | null = $state.raw(null);
  trouble = $state("");

  private socket: WebSocket | null = null;
  private waiting: View[] = [];
  private pace = 0;
  private wait = FIRST_WAIT;
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
    this.giveUp();
  }

  act(action: string): void {
    if (!this.view || this.pressed) return;
    this.skip();
    this.pressed = action;
    this.refusal = null;
    this.press = window.setTimeout(this.drop, LONGEST_PRESS);
    this.send({ kind: "act", at: this.view.at, do: action });
  }

  takeBack(): void {
    this.act(TAKE_BACK);
  }

  /* Whether it could be sent. */
  say(text: string): boolean {
    return this.send({ kind: "say", text });
  }

  get unseen(): number {
    return this.chat.filter(({ number }) => number > this.seen).length;
  }

  seeChat(): void {
    this.seen = this.chat.at(-1)?.number ?? this.seen;
  }

  async explain(action: string): Promise<string> {
    const answer = await this.ask({ kind: "explain", do: action });
    return answer?.kind === "explained" ? answer.reason : "";
  }

  async preview(action: string): Promise<Previewed | null> {
    const answer = await this.ask({ kind: "preview", do: action });
    return answer?.kind === "previewed" ? answer : null;
  }

  async earns(card: string, seat: number): Promise<Earned | null> {
    const answer = await this.ask({ kind: "earns", card, seat });
    return answer?.kind === "earned" ? answer : null;
  }

  refuse(action: string, reason: string): void {
    this.refusal = { do: action, reason };
  }

  /* Show at once what was still to be shown step by step. */
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

  /* Whatever waits for an answer waits in vain. */
  private giveUp(): void {
    this.release();
    for (const resolve of this.answers.values()) resolve(null);
    this.answers.clear();
  }

  private release(): void {
    clearTimeout(this.press);
    this.pressed = null;
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.socket = socket;
    /* One that was dropped may still speak. */
    socket.addEventListener("message", (message) => socket === this.socket && this.take(JSON.parse(message.data as string) as FromServer));
    socket.addEventListener("close", (event) => socket === this.socket && this.lost(event.code, event.reason));
  }

  /* A broken line may take minutes to close by itself. */
  private drop = (): void => {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.lost();
  };

  private tryAtOnce = (): void => {
    if (!this.isLost) return;
    clearTimeout(this.retry);
    this.wait = FIRST_WAIT;
    this.socket?.close();
    this.connect();
  };

  private lost(code?: number, reason = ""): void {
    this.isLost = true;
    this.giveUp();
    if (this.isClosed) return;
    if (code === MISSING || code === OTHER_RULES) {
      this.isMissing = code === MISSING;
      this.closed = code === OTHER_RULES ? reason : "";
      return;
    }
    clearTimeout(this.retry);
    this.retry = window.setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  private take(message: FromServer): void {
    switch (message.kind) {
      case "whole":
        this.isLost = false;
        this.wait = FIRST_WAIT;
        this.waiting = [];
        this.chat = message.chat;
        /* What was said before this page was opened is no news. */
        if (!this.table) this.seeChat();
        this.table = message.table;
        this.game = message.game;
        if (message.view) this.show(message.view);
        break;
      case "view":
        this.queue(message.view);
        break;
      case "table":
        this.table = message.table;
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        break;
      case "refused":
        this.release();
        this.refusal = { do: message.do, reason: message.reason };
        break;
      case "trouble":
        /* It does not say which message it is about. */
        this.giveUp();
        this.trouble = message.reason;
        break;
      default:
        this.answers.get(message.id)?.(message);
        this.answers.delete(message.id);
    }
  }

  private queue(view: View): void {
    const isAnswer = this.pressed !== null;
    this.waiting.push(view);
    if (isAnswer || document.hidden) this.skip();
    else if (!this.pace) this.step();
  }

  private step(): void {
    const view = this.waiting.shift();
    if (view) this.show(view);
    this.pace = view ? window.setTimeout(() => this.step(), wantsStillness() ? 0 : PACE) : 0;
  }

  private show(view: View): void {
    const isNew = this.view !== null && view.at !== this.view.at;
    this.view = view;
    this.release();
    this.trouble = "";
    this.refusal = null;
    this.lines = [...this.lines.slice(0, view.log.first), ...view.log.lines];
    if (isNew) void tick().then(() => sounds.of(view));
  }
}
