/* A visit to a table, to play or to watch: what you look at, and how you leave. */

import { tick } from "svelte";
import { shownOf, type Coming, type Player } from "../board/shown";
import { api } from "../lib/api";
import { games } from "../lib/games.svelte";
import type { Hex } from "../lib/hexes";
import type { GameView, HeldTile, SeatView, TerrainCard } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { say, text } from "../lib/say";
import { focusShown } from "../lib/focus";
import { shortcuts } from "../lib/shortcuts.svelte";
import type { Session } from "../lib/session.svelte";
import { Aim } from "./aim.svelte";
import { Handover } from "./handover.svelte";
import { Info } from "./info.svelte";
import { Leaving } from "./leaving.svelte";
import { RulesBeside } from "./rules.svelte";
import { Waiting } from "./waiting.svelte";

export class Visit {
  readonly aim: Aim;
  readonly info: Info;
  readonly waiting: Waiting;
  readonly leaving: Leaving;
  readonly handover: Handover;
  readonly rules: RulesBeside;
  /* The seat whose card and tiles you see, if it isn't your own. */
  looked = $state<number | null>(null);
  isDrawerOpen = $state(false);
  /* The tile that a finger opened, until the table has moved on. */
  opened = $state.raw<HeldTile | null>(null);
  /* The turn of another player in which the map is not to follow. */
  private staysFor = $state("");
  private looks = $state(0);
  /* If you are typing, you keep the field when somebody leaves. */
  showsChat = $state(false);
  private opener: Element | null = null;

  readonly players = $derived.by((): (Player & { is_yours: boolean })[] =>
    (this.session.table?.seats ?? []).map(({ name, colour, is_yours }) => ({ name, colour, is_yours })),
  );
  readonly shown = $derived.by(() => {
    const { view } = this;
    const { game } = this.session;
    return game && view ? shownOf(game, view, this.players) : null;
  });

  /* Create it while its component is created. */
  constructor(private readonly session: Session) {
    this.aim = new Aim(session);
    this.info = new Info(session, () => this.players);
    this.waiting = new Waiting(session);
    this.leaving = new Leaving(session);
    this.handover = new Handover(session);
    this.rules = new RulesBeside(session);
    /* At one screen the next player should not take another's tiles for their own. */
    const whoseTurn = $derived(`${session.view?.reader} ${session.view?.turn}`);
    $effect(() => {
      void whoseTurn;
      this.looked = null;
    });
    $effect(() => {
      void session.view?.at;
      this.opened = null;
    });
    $effect(() => {
      if (this.isCompany) this.showsChat = true;
    });
    const openDrawer = (): void => this.openDrawer();
    $effect(() => shortcuts.add({ build: () => this.build(), cards: () => this.showCards(), log: openDrawer, chat: openDrawer }));
    /* Nothing is left to ask when the player comes back. */
    $effect(() => {
      if (!this.waiting.absent && this.leaving.question === "bot") this.leaving.stay();
    });
    /* Before the start the chat is in sight. */
    $effect(() => {
      if (session.table?.phase === "open") session.seeChat();
    });
  }

  /* Without the next hand while the screen is handed over. */
  get view(): GameView | null {
    return this.handover.view;
  }

  get canPlay(): boolean {
    return (this.session.table?.you.seats.length ?? 0) > 0;
  }

  /* Where the next table is that waits for you, while this one does not. */
  get next(): string | null {
    const game = this.session.view?.is_yours ? null : games.nextAfter(this.session.id);
    return game && `/table/${game.id}`;
  }

  get isDone(): boolean {
    return this.session.view?.phase === "over";
  }

  /* The seat whose card and tiles are shown. */
  get self(): number {
    const { view } = this;
    return view ? (this.looked ?? view.reader ?? view.turn) : 0;
  }

  get seat(): SeatView | null {
    return this.view?.seats[this.self] ?? null;
  }

  /* The cards of the reader, also while others build. */
  get ownCards(): readonly TerrainCard[] {
    const { view } = this;
    if (view?.reader === null || !view) return [];
    return view.turn === view.reader && view.played.length ? view.played : view.seats[view.reader]!.hand;
  }

  /* Changes when another player's turn begins, or the reader is to choose. */
  get moment(): string {
    const { view } = this;
    return view ? `${view.round} ${view.turn} ${view.is_yours}` : "";
  }

  /* What the map shows on a small screen: it looks for the lit hexes once in a moment, and when it is told to. */
  get sight(): string {
    return `${this.moment} ${this.looks}`;
  }

  showLit(): void {
    this.looks++;
  }

  /* What a key does: chooses the hex that is pointed at, or goes to the lit ones. */
  private build(): void {
    if (this.aim.hex) this.session.act(this.aim.hex);
    else focusShown(".hex.live");
  }

  get stays(): boolean {
    return this.staysFor !== "" && this.staysFor === this.moment;
  }

  stay(): void {
    this.staysFor = this.moment;
  }

  /* Where another player has just done something. */
  get followed(): Hex | null {
    const { view } = this;
    if (!view || view.is_yours || this.stays) return null;
    return view.happened.findLast(({ hex }) => hex)?.hex ?? null;
  }

  useOpened(): void {
    if (this.opened) this.session.act(this.opened.do);
    this.opened = null;
  }

  get isOwn(): boolean {
    return this.self === this.session.view?.reader;
  }

  /* The seat that must choose, or the first winner. */
  get actor(): Player | null {
    const { view } = this;
    return (view && this.players[view.result?.winners[0] ?? view.deciding ?? view.turn]) ?? null;
  }

  /* What the choice that is pointed at would put on the map. */
  readonly coming = $derived.by((): Coming | null => {
    const { game } = this.session;
    const { preview } = this.aim;
    if (!game || !preview) return null;
    const kinds = new Map(game.figures.map((kind) => [kind.key, kind]));
    const pieces = preview.pieces.flatMap(({ hex, seat, figure }) => {
      const player = seat === null ? null : this.players[seat];
      return player ? [{ hex, colour: player.colour, owner: player.name, figure: figure ? kinds.get(figure)! : null }] : [];
    });
    return { pieces, walls: preview.pieces.filter(({ seat }) => seat === null).map(({ hex }) => hex) };
  });

  get heading(): string {
    const { view } = this;
    const { table } = this.session;
    if (!view || !table) return text("bar-name");
    if (this.isDone) return text("table-over");
    return view.is_yours
      ? text("table-tab-yours", {
          prompt: say(
            view.prompt,
            this.players.map(({ name }) => name),
          ),
        })
      : text("table-turn-of", { name: this.actor?.name ?? "" });
  }

  /* A bot plays for somebody who can come back. */
  get wasTakenOver(): boolean {
    const { table } = this.session;
    const isReplaced = table?.seats.some(({ is_yours, bot, kind, is_resigned }) => is_yours && bot && kind === "person" && !is_resigned);
    return table?.phase === "playing" && !!isReplaced;
  }

  /* To the moment of a line in the log of a finished game. */
  jump(line: number): void {
    router.go(`/table/${this.session.id}/replay?line=${line}`);
  }

  look(seat: number): void {
    this.looked = this.looked === seat ? null : seat;
  }

  /* A dialog lies over the page: the focus stays in it. */
  get isCovered(): boolean {
    return this.isDrawerOpen || this.opened !== null;
  }

  /* They are where the rules are, or in the drawer. */
  private showCards(): void {
    if (this.rules.Panel) this.rules.close();
    else this.openDrawer();
  }

  openDrawer(): void {
    this.opener = document.activeElement;
    this.info.close();
    this.isDrawerOpen = true;
  }

  /* The focus goes back to where it came from, which can have it again only when the drawer is gone. */
  async closeDrawer(): Promise<void> {
    if (!this.isDrawerOpen) return;
    this.info.close();
    this.isDrawerOpen = false;
    await tick();
    if (this.opener instanceof HTMLElement) this.opener.focus();
  }

  /* A press on a hex that can't be chosen, or a long one on any: what it is, or why not. */
  ask(hex: Hex): void {
    this.aim.forget();
    this.info.close();
    if (this.info.isOn(hex)) this.info.pin(hex);
    else void this.aim.explain(hex);
  }

  pick(hex: Hex, isTouch: boolean): void {
    this.info.close();
    this.aim.pick(hex, isTouch);
  }

  point(hex: Hex | null): void {
    this.aim.hovered = hex;
    this.info.point(hex && this.session.view?.live.includes(hex) ? null : hex);
  }

  /* Beside which hex something floats: why not, what it is, or what choosing it would change. */
  get floating(): { hex: Hex; what: "why" | "info" | "preview" } | null {
    const { aim, info } = this;
    if (this.session.pressed) return null;
    if (aim.why) return { hex: aim.why.hex, what: "why" };
    if (info.hex) return { hex: info.hex, what: "info" };
    return aim.hex && !info.subject ? { hex: aim.hex, what: "preview" } : null;
  }

  /* From what an info card tells of to all that the rules say of it. */
  async readMore(passage: string): Promise<void> {
    this.info.close();
    await this.closeDrawer();
    await this.rules.open(passage);
  }

  /* What the Escape key closes: first the info card, which lies over everything else. */
  escape(): void {
    const isTold = this.info.subject !== null;
    this.aim.forget();
    this.info.close();
    if (isTold) return;
    this.rules.close();
    void this.closeDrawer();
  }

  async comeBack(): Promise<void> {
    await this.attempt(api.join(this.session.id, {}));
  }

  async vote(at: number): Promise<void> {
    await this.attempt(api.vote(this.session.id, { at }));
  }

  async letSpectatorsTalk(isWanted: boolean): Promise<void> {
    await this.attempt(api.choose(this.session.id, { watchers_talk: isWanted }));
  }

  /* There is somebody to talk to, or somebody talked. */
  private get isCompany(): boolean {
    const { table, chat } = this.session;
    const hasOthers = table?.seats.some(({ kind, is_yours }) => kind === "person" && !is_yours);
    return !!hasOthers || !!table?.watchers || chat.some(({ name }) => name);
  }

  /* Returns whether it worked; if not, the player hears why. */
  private async attempt(change: Promise<unknown>): Promise<boolean> {
    this.session.trouble = "";
    try {
      await change;
      return true;
    } catch (error) {
      this.session.trouble = (error as Error).message;
      return false;
    }
  }
}
