/* The map on the table: what lies where, what you point at, and what a press or a key does. */

import { untrack, type Snippet } from "svelte";
import { buildingOf, kindOf, terrainsOf } from "../lib/art";
import type { Box, Target } from "../lib/beside";
import { isOnIsland, Layout, nearestTowards, WIDTH, type Frame, type Hex, type Point } from "../lib/hexes";
import type { Spot } from "../lib/protocol";
import { listed, say, text } from "../lib/say";
import { deedOf } from "../lib/shortcuts.svelte";
import type { Taps } from "./gestures";
import type { Coming, Piece, Shown } from "./shown";
import { MapView } from "./view.svelte";

export interface BoardProps {
  shown: Shown;
  /* Two boards show a map and its island where they lie apart; one shows all. */
  part?: "map" | "island";
  /* On a small screen the map comes to the live hexes when this changes, and to the hex that is followed; else it stays. */
  moment?: string;
  follow?: Hex | null;
  /* The colour of the settlement that would be put on the hex that is pointed at; null where none is. */
  ghost?: number | null;
  /* What would stand on the map after a choice, and does not now. */
  coming?: Coming | null;
  /* Chosen by the first tap, or pressed and not yet answered. */
  chosen?: Hex | null;
  /* Hexes to point out, such as those that earn gold. */
  pointed?: readonly Hex[];
  /* The hex that something on the page tells of; from there down the window is covered, if it is. */
  ringed?: Hex | null;
  coveredFrom?: number | null;
  /* A dead hex that you clicked: it shakes once. */
  refused?: { hex: Hex } | null;
  coordinates?: boolean;
  controls?: boolean;
  /* You can click every hex, live or not: for the score pad and the workshop. */
  open?: boolean;
  /* Dragging over the map picks hex after hex. */
  paints?: boolean;
  label?: string;
  /* A painting: you can't choose on it, and its hexes have no names. */
  isPainting?: boolean;
  /* What choosing a live hex does, in words. */
  liveName?: (hex: Hex) => string;
  onpick?: (hex: Hex, isTouch: boolean) => void;
  onask?: (hex: Hex) => void;
  onhover?: (hex: Hex | null) => void;
  /* What floats beside a hex. */
  bubble?: Snippet;
  bubbleAt?: Hex | null;
}

const LARGEST = 1.2;
const SMALLEST = 0.9;
/* How wide a hex must be at least to be easy to hit. */
const COMFORTABLE = { finger: 26, mouse: 16 };
/* The same where every hex can be chosen, so that a slip of the finger chooses another one. */
const SURE = 28;
/* The picture of the ground has this margin on all sides. */
const MARGIN = 22;
/* Around the map: names of rows and columns, and pieces that mark rows, whether there are some yet or not. */
const AROUND_MAP = { left: 26, right: 28, top: 22, bottom: 16 };
const AROUND_ISLAND = { left: 26, right: 10, top: 10, bottom: 10 };
const AROUND_PICTURE = { left: 10, right: 10, top: 10, bottom: 10 };
const STEP = 1.5;
/* Windows up to here show the map alone. */
const NARROW = 760;
const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/* The map with the room around it. */
export function frameOf({ frame, isIsland }: Layout, coordinates = true): Frame {
  const { left, right, top, bottom } = coordinates ? (isIsland ? AROUND_ISLAND : AROUND_MAP) : AROUND_PICTURE;
  return { x: frame.x - left, y: frame.y - top, width: frame.width + left + right, height: frame.height + top + bottom };
}

export class BoardMap implements Taps {
  readonly view = new MapView(() => this.frame);
  hovered = $state<Hex | null>(null);
  focused = $state<Hex | null>(null);
  /* All of it, with what floats beside its hexes. */
  element: HTMLElement | undefined = $state.raw();
  /* The grid of all hexes. */
  grid: SVGGElement | undefined = $state.raw();

  /* Of the whole map, whichever part is here. */
  private readonly whole = $derived.by(() => new Layout(this.props.shown.rows));
  readonly layout = $derived.by(() => this.partOf(this.whole));
  readonly frame = $derived.by(() => frameOf(this.layout, this.coordinates));
  private readonly live = $derived.by(() => new Set(this.props.shown.live));
  private readonly byHex = $derived.by(() => new Map(this.props.shown.pieces.map((piece): [Hex, Piece] => [piece.hex, piece])));
  private readonly spots = $derived.by(() => new Map(this.props.shown.spots.map((spot): [Hex, Spot] => [spot.hex, spot])));
  private readonly arrivals = $derived.by(() => new Map(this.props.shown.arrived.map(({ hex, origin }) => [hex, origin])));
  readonly plates = $derived.by(() => this.layout.hexes.filter((hex) => this.isSpecial(hex)));
  readonly border = $derived.by(() => this.layout.border(this.layout.hexes));
  readonly islandBorder = $derived.by(() => this.layout.border(this.layout.hexes.filter((hex) => this.layout.isIslandHex(hex))));
  /* The hexes of each terrain: what the map shows until it is painted. */
  readonly terrains = $derived.by(() => terrainsOf(this.layout));
  /* From the top of the map down, so that pieces in front hide those behind. */
  readonly pieces = $derived.by(() =>
    this.props.shown.pieces.filter(({ hex }) => this.layout.has(hex)).toSorted((one, other) => this.heightOf(one) - this.heightOf(other)),
  );

  /* Create it while its component is created. On a small screen, the map zooms to where you can choose something. */
  constructor(private readonly given: () => BoardProps) {
    const moment = $derived(this.props.moment ?? this.props.shown.live.join(" "));
    $effect(() => {
      void moment;
      untrack(() => this.comeNearer());
    });
    const hands = $derived.by(() => {
      void moment;
      return untrack(() => this.view.hands);
    });
    const { follow } = $derived(this.props);
    $effect(() => {
      void this.props.shown.arrived;
      if (follow && hands === untrack(() => this.view.hands)) untrack(() => this.goTo(follow));
    });
    $effect(() => {
      void this.view.room;
      untrack(() => this.fitAgain());
    });
    $effect(() => this.uncover());
  }

  private get props(): BoardProps {
    return this.given();
  }

  get coordinates(): boolean {
    return this.props.coordinates ?? true;
  }

  get controls(): boolean {
    return this.props.controls ?? true;
  }

  get isPicture(): boolean {
    return !this.controls && !this.props.paints;
  }

  /* The hex that a press would choose, or the chosen one. */
  get marked(): Hex | null {
    const { chosen, open } = this.props;
    const hovered = this.hovered && (this.isLive(this.hovered) || open) ? this.hovered : null;
    const marked = chosen ?? hovered ?? (this.focused && this.isLive(this.focused) ? this.focused : null);
    return marked && this.layout.has(marked) ? marked : null;
  }

  /* The one hex that the Tab key stops at. */
  get stop(): Hex | undefined {
    return this.focused ?? this.liveHere[0] ?? this.layout.hexes[0];
  }

  get viewBox(): string {
    const { x, y, width, height } = this.frame;
    return `${x} ${y} ${width} ${height}`;
  }

  /* The rows of the picture of the ground. */
  get ground(): string[] {
    return this.whole.picture;
  }

  /* What is cut out of that picture, which begins at the upper left of the map with its margin. */
  get cut(): Frame {
    const { x, y, width, height } = this.layout.frame;
    return { x, y, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  }

  /* Where that lies in the frame, in parts of it. */
  get picture(): Frame {
    const { frame, cut } = this;
    return {
      x: (cut.x - MARGIN - frame.x) / frame.width,
      y: (cut.y - MARGIN - frame.y) / frame.height,
      width: cut.width / frame.width,
      height: cut.height / frame.height,
    };
  }

  private get liveHere(): readonly Hex[] {
    return this.props.shown.live.filter((hex) => this.layout.has(hex));
  }

  /* How many pixels of the screen a unit of the map takes. */
  get pixels(): number {
    return this.view.scale * this.view.zoom * devicePixelRatio;
  }

  isLive(hex: Hex): boolean {
    return this.live.has(hex);
  }

  isTaken(hex: Hex): boolean {
    return this.byHex.has(hex);
  }

  spotOn(hex: Hex): Spot | null {
    return this.spots.get(hex) ?? null;
  }

  /* How many tiles lie there; null where nobody counts. */
  tilesOn(hex: Hex): number | null {
    return this.props.shown.stock?.[hex] ?? null;
  }

  hasArrived({ hex }: Piece): boolean {
    return this.arrivals.has(hex);
  }

  /* Null for a piece that comes from nowhere, or from a hex that is not here. */
  originOf({ hex }: Piece): Hex | null {
    const origin = this.arrivals.get(hex) ?? null;
    return origin && this.layout.has(origin) ? origin : null;
  }

  /* Pieces that mark rows, each beyond the end of its row. */
  get marks(): { row: string; colour: number; end: Point }[] {
    const { layout } = this;
    return this.props.shown.marks
      .filter(({ row }) => layout.has(`${row}${layout.columns}`))
      .map(({ row, colour }) => ({ row, colour, end: layout.centre(`${row}${layout.columns}`) }));
  }

  get walls(): readonly Hex[] {
    return this.props.shown.walls.filter((hex) => this.layout.has(hex));
  }

  /* What the current turn put here, by its number in the turn. */
  get badges(): { hex: Hex; number: number }[] {
    return this.props.shown.recent.map((hex, place) => ({ hex, number: place + 1 })).filter(({ hex }) => this.layout.has(hex));
  }

  /* Everything that isn't live lies under a veil. */
  get veil(): string {
    const { live } = this.props.shown;
    return live.length ? this.border + this.layout.outline(live, 19.6) : "";
  }

  /* The light shines around the live hexes, not on them. */
  get outside(): string {
    const { x, y, width, height } = this.frame;
    return `M${x - 40} ${y - 40}h${width + 80}v${height + 80}h${-width - 80}Z${this.layout.outline(this.props.shown.live, 18)}`;
  }

  /* A hex for what floats beside it. */
  targetOf(hex: Hex): Target {
    const { layout, view } = this;
    const onScreen = (one: Hex): Point => view.toWindow(layout.centre(one));
    const grain = (WIDTH / 2) * view.scale * view.zoom;
    return {
      at: onScreen(hex),
      reach: { x: grain, y: grain },
      grain,
      keepFree: this.props.shown.live.map(onScreen),
      room: this.roomAround(),
    };
  }

  describe(hex: Hex): string {
    if (this.props.isPainting) return hex;
    const spot = this.spots.get(hex);
    const piece = this.byHex.get(hex);
    const parts = [
      hex,
      spot ? this.nameOf(spot) : kindOf(this.layout.letter(hex)),
      piece &&
        (piece.figure
          ? text("map-figure", { figure: piece.figure.name, owner: piece.owner })
          : text("map-settlement", { owner: piece.owner })),
      this.props.shown.walls.includes(hex) && text("map-wall"),
      this.isLive(hex) && (this.props.liveName?.(hex) ?? text("map-live")),
    ];
    return listed(parts.filter((part): part is string => !!part));
  }

  tap(point: Point, isTouch: boolean): void {
    const hex = this.hexAt(point);
    if (!hex) return;
    if (isTouch && this.needsToBeNear) this.comeTo(hex);
    else this.choose(hex, isTouch);
  }

  press(point: Point): void {
    const hex = this.hexAt(point);
    if (hex) this.props.onask?.(hex);
  }

  hover(point: Point | null): void {
    const hex = point && this.hexAt(point);
    if (hex === this.hovered) return;
    this.hovered = hex;
    this.props.onhover?.(hex);
  }

  get stroke(): Taps["stroke"] {
    return this.props.paints ? (point) => this.paint(point) : null;
  }

  /* What keys do. */
  walk(event: KeyboardEvent): void {
    const from = this.stop;
    const deed = deedOf(event, "map");
    if (!from || !deed) return;
    event.preventDefault();
    if (deed === "choose") this.choose(from, false);
    else if (deed === "nearer") this.zoomIn();
    else if (deed === "farther") this.zoomOut();
    else this.focusOn(nearestTowards(this.layout, from, deed === "walk-lit" ? this.liveHere : this.layout.hexes, DIRECTIONS[event.key]!));
  }

  /* If you walk with the keys, you see where you are. A pressed hex stays under the finger, or the press would be lost. */
  focusIn(hex: Hex, by: Element): void {
    this.focused = hex;
    this.props.onhover?.(hex);
    const centre = this.layout.centre(hex);
    if (!by.matches(":focus-visible") || this.view.isInSight(centre)) return;
    this.view.glides = true;
    this.view.show([centre], Math.max(LARGEST, this.view.scale * this.view.zoom));
  }

  focusOut(): void {
    this.focused = null;
    this.props.onhover?.(null);
  }

  zoomIn(): void {
    this.view.glides = true;
    this.view.zoomBy(STEP);
  }

  zoomOut(): void {
    this.view.glides = true;
    this.view.zoomBy(1 / STEP);
  }

  showAll(): void {
    this.view.glides = true;
    this.view.isByHand = true;
    this.view.showAll();
  }

  private partOf(whole: Layout): Layout {
    const { part } = this.props;
    return part ? new Layout(whole.rows.filter((row) => isOnIsland(row) === (part === "island"))) : whole;
  }

  isSpecial(hex: Hex): boolean {
    return buildingOf(this.layout.letter(hex)) !== undefined || this.spots.has(hex);
  }

  private heightOf({ hex }: Piece): number {
    return this.layout.centre(hex).y;
  }

  private nameOf({ hex, name, is_token }: Spot): string {
    const tiles = this.tilesOn(hex);
    return is_token || tiles === null ? say(name) : text("map-tiles", { place: name, count: tiles });
  }

  private hexAt(point: Point): Hex | null {
    return this.layout.at(this.view.toMap(point));
  }

  private choose(hex: Hex, isTouch: boolean): void {
    if (this.isLive(hex) || this.props.open) this.props.onpick?.(hex, isTouch);
    else this.props.onask?.(hex);
  }

  private paint(point: Point): void {
    const hex = this.hexAt(point);
    if (hex && hex !== this.hovered) this.props.onpick?.(hex, false);
    this.hovered = hex;
  }

  private focusOn(hex: Hex | null): void {
    if (hex) this.grid?.querySelector<SVGElement>(`[data-hex="${hex}"]`)?.focus();
  }

  /* The whole window, unless it is a phone's, where the rest of it is covered. */
  private roomAround(): Box {
    const { width, height } = this.view.room;
    if (!this.element || innerWidth <= NARROW) return { x: 0, y: 0, width, height };
    const { left, top } = this.element.getBoundingClientRect();
    return { x: -left, y: -top, width: innerWidth, height: innerHeight };
  }

  /* While a sheet lies over the map, its hex stays in sight; then the map slides back. */
  private uncover(): (() => void) | undefined {
    const { ringed, coveredFrom } = this.props;
    if (!ringed || coveredFrom === null || coveredFrom === undefined || !this.element) return undefined;
    const centre = this.layout.centre(ringed);
    const covered = Math.max(0, this.element.getBoundingClientRect().bottom - coveredFrom);
    untrack(() => this.view.uncover(centre, covered));
    return () => this.view.uncover(centre, 0);
  }

  private get hasRoom(): boolean {
    const { width, height } = this.view.room;
    return width > 0 && height > 0;
  }

  private fitAgain(): void {
    if (!this.hasRoom) return;
    this.view.stayInside();
    if (!this.view.isByHand) this.comeNearer();
  }

  private comeNearer(): void {
    const { layout, view } = this;
    if (!this.hasRoom || this.props.open) return;
    if (!this.controls) view.isByHand = false;
    if (!this.controls || view.scale * WIDTH >= comfortable()) return this.showAllAgain();
    const points = this.liveHere.map((hex) => layout.centre(hex));
    if (!points.length || (view.zoom > 1 && points.every((point) => view.isInSight(point)))) return;
    view.glides = true;
    view.isByHand = false;
    view.show(view.mostTogether(points, SMALLEST), LARGEST);
  }

  /* Where every hex can be chosen, the first tap brings its surroundings near, and the next one chooses. */
  private get needsToBeNear(): boolean {
    const { open, paints } = this.props;
    return open === true && !paints && this.view.scale * this.view.zoom * WIDTH < SURE;
  }

  private comeTo(hex: Hex): void {
    this.view.glides = true;
    this.view.show([this.layout.centre(hex)], LARGEST);
  }

  /* If you moved the map in this turn, you look at something else. */
  private goTo(hex: Hex): void {
    const { view, layout } = this;
    if (view.isWhole || !layout.has(hex) || view.scale * WIDTH >= comfortable()) return;
    view.glides = true;
    view.centreOn(layout.centre(hex));
  }

  /* A map that zoomed in by itself needn't stay zoomed. */
  private showAllAgain(): void {
    if (this.view.isByHand || this.view.isWhole) return;
    this.view.glides = true;
    this.view.showAll();
  }
}

const comfortable = (): number => (matchMedia("(pointer: coarse)").matches ? COMFORTABLE.finger : COMFORTABLE.mouse);
