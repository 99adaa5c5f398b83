/* The info card: what lies on a hex, or a tile or card that is pointed at; what it does, and how it stands with its tiles. Only one is open. */

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import { MediaQuery } from "svelte/reactivity";
import { buildingOf, kindOf } from "../lib/art";
import { idOf } from "../lib/anchors";
import { api } from "../lib/api";
import { targetAt, type Target } from "../lib/beside";
import { Layout, type Hex } from "../lib/hexes";
import type { CardInfo, Component, Components, Described, ExampleInfo, FigureInfo, Spot, TileInfo } from "../lib/protocol";
import { say, sayAll, text } from "../lib/say";
import type { Session } from "../lib/session.svelte";
import type { Player } from "../board/shown";

/* A pointer that only passes over opens nothing, and whoever moves over to the card keeps it. */
const REST = 250;
const GRACE = 220;
const LONG_PRESS = 450;
const WALL = "#";

type Kind = "tile" | "card" | "figure" | "letter";

/* What the card tells of. */
interface Subject {
  kind: Kind;
  /* Of the component; the letter of a plate that has no more to it. */
  key: string;
  /* Where it lies on the map. */
  hex: Hex | null;
  /* Whose it is. */
  owner: string;
  spot: Spot | null;
}

/* All that the card shows. */
export interface About {
  title: string;
  where: string;
  says: string;
  icon: string;
  letter: string;
  spot: Spot | null;
  card: CardInfo | null;
  example: ExampleInfo | null;
  /* Its anchor in the rules. */
  passage: string;
}

/* Asked for once by a page, whatever is looked at. */
let asked: Promise<Components> | null = null;

export class Info {
  subject = $state.raw<Subject | null>(null);
  /* Where it was opened, if not on the map. */
  by = $state.raw<Element | null>(null);
  described = $state.raw<Described | null>(null);
  private components = $state.raw<Components | null>(null);
  /* Opened by a press: it stays until it is closed. */
  isPinned = $state(false);
  sheetHeight = $state(0);
  private timer = 0;
  /* What it will be opened for, if the pointer or the focus rests there. */
  private awaited: Element | null = null;
  private readonly narrow = new MediaQuery("max-width: 760px");
  private readonly layout = $derived.by(() => this.session.game && new Layout(this.session.game.ground.rows));
  readonly about = $derived.by(() => this.told());

  /* To be made while a component is. */
  constructor(
    private readonly session: Session,
    private readonly players: () => readonly Player[],
  ) {
    /* Tiles come and go while the card is open. */
    $effect(() => void this.ask(this.subject?.hex ?? null, session.view?.at));
    $effect(() => () => clearTimeout(this.timer));
  }

  /* The hex beside which it floats. */
  get hex(): Hex | null {
    return this.isSheet ? null : (this.subject?.hex ?? null);
  }

  /* On a small screen it lies at the bottom. */
  get isSheet(): boolean {
    return this.narrow.current;
  }

  get sheetTop(): number {
    return innerHeight - this.sheetHeight;
  }

  /* Beside what it floats, if not beside a hex. */
  get target(): Target | null {
    return this.by && !this.isSheet ? targetAt(this.by) : null;
  }

  get holders(): Player[] {
    return (this.described?.holders ?? []).map((seat) => this.players()[seat]!);
  }

  /* Whether there is something to tell of a hex. */
  isOn(hex: Hex): boolean {
    return this.on(hex) !== null;
  }

  /* The pointer or the focus is on a hex, or on none. */
  point(hex: Hex | null): void {
    const subject = hex ? this.on(hex) : null;
    if (this.isPinned) return;
    this.later(subject, null);
  }

  /* A press on a hex. */
  pin(hex: Hex): void {
    this.open(this.on(hex), null);
    this.isPinned = this.subject !== null;
  }

  close(): void {
    clearTimeout(this.timer);
    this.open(null, null);
  }

  /* The pointer or the focus is on the card itself. */
  stay(): void {
    clearTimeout(this.timer);
  }

  leave(): void {
    if (!this.isPinned) this.later(null, null);
  }

  /* For an element that shows a tile or a card. */
  readonly of =
    (kind: "tile" | "card", key: string): Attachment<HTMLElement> =>
    (element) => {
      const subject = onPage(kind, key);
      let press = 0;
      const point = (event: Event): void => {
        if (!(event instanceof PointerEvent) || event.pointerType === "mouse") this.rest(subject, element);
      };
      const away = (): void => {
        clearTimeout(press);
        if (this.by === element || this.awaited === element || !this.subject) this.rest(null, null);
      };
      const down = (event: PointerEvent): void => {
        if (event.pointerType !== "mouse") press = window.setTimeout(() => this.pinTo(subject, element), LONG_PRESS);
      };
      const up = (): void => clearTimeout(press);
      const still = (event: Event): void => event.preventDefault();
      const heard: [string, (event: never) => void][] = [
        ["pointerenter", point],
        ["pointerleave", away],
        ["focusin", point],
        ["focusout", away],
        ["pointerdown", down],
        ["pointerup", up],
        ["pointercancel", up],
        ["contextmenu", still],
      ];
      for (const [kind, listener] of heard) element.addEventListener(kind, listener as EventListener);
      return () => {
        clearTimeout(press);
        for (const [kind, listener] of heard) element.removeEventListener(kind, listener as EventListener);
        /* It is listened to again when what it shows changes. */
        queueMicrotask(() => (this.by === element || this.awaited === element) && !element.isConnected && this.close());
      };
    };

  /* A press on an element that shows a tile or a card, and does nothing else. */
  press(kind: "tile" | "card", key: string, element: Element): void {
    this.pinTo(onPage(kind, key), element);
  }

  private pinTo(subject: Subject, by: Element): void {
    this.open(subject, by);
    this.isPinned = true;
  }

  private rest(subject: Subject | null, by: Element | null): void {
    if (!this.isPinned) this.later(subject, by);
  }

  private later(subject: Subject | null, by: Element | null): void {
    clearTimeout(this.timer);
    this.awaited = by;
    if (isSame(subject, this.subject) && by === this.by) return;
    if (!subject && !this.subject) return;
    this.timer = window.setTimeout(() => this.open(subject, by), subject ? REST : GRACE);
  }

  private open(subject: Subject | null, by: Element | null): void {
    clearTimeout(this.timer);
    if (!isSame(subject, this.subject)) this.described = null;
    this.isPinned = false;
    this.subject = subject;
    this.by = by;
    if (subject) void this.load();
  }

  private async load(): Promise<void> {
    if (this.components) return;
    asked ??= api.components();
    try {
      this.components = await asked;
    } catch {
      /* The text is there; the picture comes with the next try. */
      asked = null;
    }
  }

  private async ask(hex: Hex | null, at: number | undefined): Promise<void> {
    const answer = hex && (await this.session.describe(hex));
    if (answer && this.subject?.hex === hex && this.session.view?.at === at) this.described = answer.tiles ? answer : null;
  }

  /* A figure or a wall stands before what it stands on. */
  private on(hex: Hex): Subject | null {
    const { game, view } = this.session;
    if (!game || !view || !this.layout?.has(hex)) return null;
    const figure = this.figureOn(hex);
    if (figure) return { kind: "figure", key: figure.key, hex, owner: figure.owner, spot: null };
    if (view.walls.includes(hex)) return { kind: "letter", key: WALL, hex, owner: "", spot: null };
    const spot = game.ground.spots.find((one) => one.hex === hex) ?? null;
    const isGone = spot?.is_fleeting && !view.stock[hex];
    const letter = this.layout.letter(hex);
    if (spot && !isGone)
      return { kind: game.tiles.some(({ key }) => key === spot.key) ? "tile" : "card", key: spot.key, hex, owner: "", spot };
    return buildingOf(letter) ? { kind: "letter", key: letter, hex, owner: "", spot: null } : null;
  }

  private figureOn(hex: Hex): { key: string; owner: string } | null {
    const { game, view } = this.session;
    for (const { seat, figures } of view?.seats ?? []) {
      for (const { key, hexes } of figures) {
        const isLarge = game?.figures.find((one) => one.key === key)?.covers_several_hexes;
        const covered = isLarge ? hexes.flatMap((one) => [one, ...this.layout!.neighbours(one)]) : hexes;
        if (covered.includes(hex)) return { key, owner: this.players()[seat]?.name ?? "" };
      }
    }
    return null;
  }

  private told(): About | null {
    const { subject } = this;
    if (!subject) return null;
    const component = this.componentOf(subject);
    const known = this.known(subject);
    const named = known ?? this.figureOf(subject) ?? component;
    const isLetter = subject.kind === "letter";
    return {
      title: named ? say(named.name) : kindOf(subject.key),
      where: this.whereOf(subject, component),
      says: this.textOf(known ?? (isLetter ? this.payer(component) : undefined), component),
      icon: isLetter ? "" : (named?.icon ?? ""),
      letter: isLetter ? subject.key : "",
      spot: subject.spot,
      card: this.cardOf(subject),
      example: component?.example ?? null,
      passage: component ? idOf(component) : "",
    };
  }

  private textOf(known: TileInfo | CardInfo | undefined, component: Component | undefined): string {
    return known ? say(known.text) : sayAll(component?.texts ?? []);
  }

  private figureOf({ kind, key }: Subject): FigureInfo | undefined {
    return kind === "figure" ? this.session.game?.figures.find((one) => one.key === key) : undefined;
  }

  private cardOf({ kind, key }: Subject): CardInfo | null {
    return (kind === "card" && this.session.game?.cards.find((one) => one.key === key)) || null;
  }

  /* In this game's own words, if it has some. */
  private known({ kind, key }: Subject): TileInfo | CardInfo | undefined {
    const { game } = this.session;
    const among: readonly (TileInfo | CardInfo)[] = (kind === "tile" ? game?.tiles : kind === "card" ? game?.cards : null) ?? [];
    return among.find((one) => one.key === key);
  }

  /* A plate without tiles is told of by what pays for it, if something does: both have the same drawing. */
  private payer(component: Component | undefined): CardInfo | undefined {
    return component?.icon ? this.session.game?.cards.find(({ icon }) => icon === component.icon) : undefined;
  }

  private componentOf({ kind, key }: Subject): Component | undefined {
    const found = this.components?.components ?? [];
    if (kind === "letter") return found.find((one) => one.letter === key);
    return found.find((one) => one.key === key && (one.kind === "figure") === (kind === "figure") && !one.letter);
  }

  private whereOf({ kind: what, hex, owner }: Subject, component: Component | undefined): string {
    const kind = component && what !== "letter" ? say(component.kind_name) : "";
    if (owner) return text("info-of", { kind, owner });
    return hex && kind ? text("info-at", { kind, hex }) : kind || (hex ?? "");
  }
}

/* What lies beside the map. */
const onPage = (kind: "tile" | "card", key: string): Subject => ({ kind, key, hex: null, owner: "", spot: null });

const isSame = (one: Subject | null, other: Subject | null): boolean =>
  one?.kind === other?.kind && one?.key === other?.key && one?.hex === other?.hex;

/* For what shows tiles and cards, wherever it lies on the page; there is none where no info card can be opened. */
const HERE = Symbol("info");
export const setInfo = (info: Info): Info => setContext(HERE, info);
export const getInfo = (): Info | undefined => getContext<Info | undefined>(HERE);
