/* The score pad: lay out a game from a real table, and count its gold. */

import { untrack } from "svelte";
import { onlyGround, type Piece, type Player, type Shown } from "../board/shown";
import { api } from "../lib/api";
import { colourOf } from "../lib/art";
import { DrawnSetup, NOTHING } from "../lib/drawn.svelte";
import { focusRow } from "../lib/focus";
import { Layout, type Hex } from "../lib/hexes";
import { keep, recall } from "../lib/kept";
import { layable, lyingIn } from "../lib/laying";
import type {
  CardInfo,
  TableChoices,
  Drawn,
  EditionInfo,
  FigureInfo,
  GameInfo,
  Position,
  Said,
  SeatPosition,
  Setup,
  SetupRequest,
  ScoreSheet,
  Source,
  Spot,
  TokenInfo,
} from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { say, text } from "../lib/say";
import { freshWishes } from "../lib/wishes";
import { Counting } from "./counting.svelte";
import { whyNoPiece, whyNoWall } from "./footing";
import { Laid, NOTHING_LAID, type Kept as KeptLaid, type LaidPiece } from "./laid.svelte";

/* What a click lays: a settlement or a figure of the chosen player, a wall, or a token (castle tiles are laid like tokens). */
export interface Tool {
  kind: "piece" | "wall" | "token";
  key: string;
  name: string;
  icon: string;
}

interface Kept {
  /* The code in the address it started with. */
  begunWith: string | null;
  wishes: SetupRequest;
  owners: Player[];
  laid: KeptLaid;
  /* The name of the card that let players mark rows. */
  markedFor: Said | null;
  /* The letter of the terrain without cards. */
  removed: string;
  /* Which boards lie there. */
  boards: string[];
}

const STORE = "hexstead-score-pad";
const COLOURS = [0, 1, 2, 3, 4];
const MOST_SEATS = 5;
const FEWEST_SEATS = 2;

const fresh = (code: string | null): Kept => ({
  begunWith: code,
  wishes: freshWishes(code),
  owners: [0, 1].map((colour) => ({ name: "", colour })),
  laid: NOTHING_LAID,
  markedFor: null,
  removed: "",
  boards: [],
});

export class Pad {
  choices = $state.raw<TableChoices | null>(null);
  readonly setup = new DrawnSetup();
  wishes: SetupRequest = $state({});
  owners: Player[] = $state([]);
  /* The seat that a click lays something for. */
  active = $state(0);
  removed = $state("");
  /* What can't be laid where you just clicked. */
  refusal: { hex: Hex; why: string } | null = $state.raw(null);
  readonly laid: Laid;
  /* The rows of the players. */
  list: HTMLElement | undefined = $state.raw();
  private failure = $state("");
  private picked = $state("");
  private markedFor: Said | null = $state.raw(null);
  private boards: readonly string[] = $state.raw([]);
  private readonly isRecalled: boolean;
  private readonly begunWith: string | null;
  private readonly counting: Counting;

  /* The players, called by their colours if they have no names. */
  readonly named = $derived.by(() => this.owners.map(({ name, colour }): Player => ({ name: name || colourOf(colour), colour })));
  private readonly layout = $derived.by(() => new Layout(this.game?.ground.rows ?? []));
  readonly tools = $derived.by(() => this.allTools());
  readonly tool = $derived.by(() => this.tools.find(({ key }) => key === this.picked) ?? this.tools[0]!);
  readonly shown = $derived.by(() => this.game && this.shownOn(this.game));
  readonly position = $derived.by(() => this.drawn && this.positionOn(this.drawn));

  /* Create it while its component is created. */
  constructor() {
    const code = router.query.get("code");
    const old = recall<Kept>(STORE);
    this.isRecalled = old !== null && (code === null || code === old.begunWith);
    const kept = this.isRecalled ? old! : fresh(code);
    this.begunWith = kept.begunWith;
    this.wishes = kept.wishes;
    this.owners = kept.owners;
    this.laid = new Laid(kept.laid);
    this.markedFor = kept.markedFor;
    this.removed = kept.removed;
    this.boards = kept.boards;
    this.counting = new Counting(() => (this.waiting ? null : this.position));
    api
      .choices()
      .then((answer) => (this.choices = answer))
      .catch((error: Error) => (this.failure = error.message));
    $effect(() => keep(STORE, this.kept()));
    const key = $derived(JSON.stringify(this.wishes));
    $effect(() => {
      void key;
      untrack(() => void this.lay());
    });
  }

  get drawn(): Drawn | null {
    return this.setup.drawn;
  }

  get game(): GameInfo | null {
    return this.drawn?.game ?? null;
  }

  get sheet(): ScoreSheet | null {
    return this.counting.sheet;
  }

  get mostSeats(): number {
    return this.edition?.most_seats ?? this.choices?.most_seats ?? MOST_SEATS;
  }

  get canAdd(): boolean {
    return this.owners.length < this.mostSeats;
  }

  get canRemove(): boolean {
    return this.owners.length > FEWEST_SEATS;
  }

  get hint(): string {
    if (this.tool.kind === "piece") return text("pad-hint");
    if (this.tool.kind === "wall") return text("pad-hint-wall");
    const areAllLaid = this.token !== null && this.laid.lyingOf(this.token).length >= this.token.most;
    return areAllLaid ? text("pad-hint-tokens") : text("pad-hint-token");
  }

  /* The colour of the piece that a click would lay; null if it lays something else, or was just refused. */
  get ghost(): number | null {
    return this.tool.kind === "piece" && !this.refusal ? (this.owners[this.active]?.colour ?? null) : null;
  }

  get needsRemoved(): boolean {
    return !!this.drawn?.position.removed_terrain;
  }

  /* The card that lets players mark rows. */
  get marking(): CardInfo | null {
    return this.game?.cards.find(({ marks_rows }) => marks_rows) ?? null;
  }

  /* What pays during the game and leaves nothing on the map. */
  get unseenSources(): Source[] {
    const { sources = [], unseen_sources = [] } = this.game ?? {};
    return sources.filter(({ key }) => unseen_sources.includes(key));
  }

  /* Marks that count for no card here. */
  get lostMarks(): { count: number; card: Said | string } | null {
    const count = Object.keys(this.laid.marks).length;
    return this.game && !this.marking && count ? { count, card: this.markedFor ?? "" } : null;
  }

  /* Figures and walls that belong to no board here now. */
  get lostPieces(): { count: number; pieces: Said[] } | null {
    const keys = this.strays;
    if (!keys.length) return null;
    const ofAKind = (key: string): Said => {
      const count = keys.filter((one) => one === key).length;
      return { key: "pad-of-a-kind", args: { kind: { key, args: {} }, count } };
    };
    return { count: keys.length, pieces: [...new Set(keys)].map(ofAKind) };
  }

  /* What is left to do before we can count: nobody has made a mistake yet. */
  get waiting(): string {
    if (this.owners.length > this.mostSeats) return text("pad-too-many", { edition: this.edition?.name ?? "", most: this.mostSeats });
    if (this.needsRemoved && !this.removed) return text("pad-choose-removed");
    const { castles } = this;
    const lie = castles ? this.laid.lyingOf(castles).length : 0;
    return castles && lie && lie < castles.most ? text("pad-lay-all", { name: castles.name, count: castles.most }) : "";
  }

  /* The server names the field of the document, such as seats.0.settlements; people know the player. */
  get trouble(): string {
    const { trouble } = this.counting;
    const { field, why } = trouble?.reason?.args ?? {};
    const [part, number] = typeof field === "string" ? field.split(".") : [];
    const owner = part === "seats" ? this.named[Number(number)] : undefined;
    if (owner && why) return text("pad-wrong-with", { name: owner.name, reason: why });
    return trouble?.message ?? this.failure;
  }

  countOf(seat: number): number {
    return this.standing.filter((piece) => piece.seat === seat).length;
  }

  pick({ key }: Tool): void {
    this.picked = key;
    this.refusal = null;
  }

  put(hex: Hex): void {
    const why = this.whyNot(hex);
    this.refusal = why ? { hex, why } : null;
    if (why) return;
    const { token, tool } = this;
    if (token) this.laid.putToken(token, hex);
    else if (tool.kind === "wall") this.laid.putWall(hex);
    else this.laid.putPiece(hex, this.active, this.figure);
  }

  /* Why not is told until you point at another hex: a finger that lifts points at none. */
  pointAt(hex: Hex | null): void {
    if (hex && hex !== this.refusal?.hex) this.refusal = null;
  }

  takeStraysAway(): void {
    this.laid.pieces = this.laid.pieces.filter((piece) => this.isKnown(piece));
    if (!this.game?.walls) this.laid.walls = [];
  }

  mark(row: string): void {
    this.laid.mark(row, this.active);
    this.markedFor = this.marking?.name ?? null;
  }

  pay(source: string, seat: number, gold: number): void {
    this.laid.pay(source, seat, gold, this.owners.length);
  }

  /* The button goes away with the last player who can be added. */
  add(): void {
    this.addOwner();
    this.active = this.owners.length - 1;
    if (!this.canAdd) void focusRow(this.list, this.active);
  }

  remove(seat: number): void {
    this.laid.removeSeat(seat);
    this.owners.splice(seat, 1);
    this.active = 0;
    void focusRow(this.list, seat);
  }

  private kept(): Kept {
    const { begunWith, wishes, owners, markedFor, removed, boards } = this;
    return { begunWith, wishes, owners, laid: this.laid.kept, markedFor, removed, boards: [...boards] };
  }

  private get edition(): EditionInfo | undefined {
    return this.choices?.editions.find(({ key }) => key === this.drawn?.setup.edition);
  }

  /* Figures that still stand when a game is over. */
  private get figures(): FigureInfo[] {
    return this.game?.figures.filter(({ is_passing }) => !is_passing) ?? [];
  }

  /* The figure that a click lays; null for a settlement. */
  private get figure(): FigureInfo | null {
    return this.figures.find(({ key }) => key === this.tool.key) ?? null;
  }

  /* What lies there already can always be taken away. */
  private whyNot(hex: Hex): string {
    const { active, drawn, figure, laid, layout, tool } = this;
    if (!drawn || tool.kind === "token") return "";
    const on = { drawn, layout, pieces: this.standing, walls: laid.walls };
    if (tool.kind === "wall") return laid.walls.includes(hex) ? "" : whyNoWall(on, hex);
    return laid.has(hex, active, figure) ? "" : whyNoPiece(on, hex, active, figure);
  }

  private get castles(): TokenInfo | null {
    return this.drawn?.castle_tiles ?? null;
  }

  private get tokens(): TokenInfo[] {
    return this.drawn ? layable(this.drawn) : [];
  }

  private get token(): TokenInfo | null {
    return this.tool.kind === "token" ? (this.tokens.find(({ key }) => key === this.tool.key) ?? null) : null;
  }

  private get standing(): LaidPiece[] {
    return this.laid.pieces.filter((piece) => piece.seat < this.owners.length && this.isKnown(piece));
  }

  private isKnown({ figure }: LaidPiece): boolean {
    return !figure || this.figures.some(({ key }) => key === figure);
  }

  /* What they are called, each. */
  private get strays(): string[] {
    const figures = this.laid.pieces.filter((piece) => !this.isKnown(piece)).map(({ figure }) => `figure-${figure}`);
    return this.game && !this.game.walls ? [...figures, ...this.laid.walls.map(() => "pad-wall")] : figures;
  }

  private allTools(): Tool[] {
    const toolFor = (kind: Tool["kind"], { key, name, icon }: FigureInfo | TokenInfo): Tool => ({ kind, key, name: say(name), icon });
    const wall: Tool = { kind: "wall", key: "wall", name: text("pad-wall"), icon: "" };
    return [
      { kind: "piece", key: "", name: text("pad-settlement"), icon: "" },
      ...this.figures.map((figure) => toolFor("piece", figure)),
      ...(this.game?.walls ? [wall] : []),
      ...this.tokens.map((token) => toolFor("token", token)),
    ];
  }

  private shownOn({ ground, walls }: GameInfo): Shown {
    const marks = this.markedRows.map((row) => ({ row, colour: this.owners[this.laid.marks[row]!]!.colour }));
    return {
      ...onlyGround(ground.rows, this.spotsOn(ground.spots)),
      pieces: this.standing.map((piece) => this.pieceOf(piece)),
      walls: walls ? [...this.laid.walls] : [],
      marks,
      live: this.token ? this.laid.hexesFor(this.token) : [],
    };
  }

  private pieceOf({ hex, seat, figure }: LaidPiece): Piece {
    const { name: owner, colour } = this.named[seat]!;
    return { hex, colour, owner, figure: this.figures.find(({ key }) => key === figure) ?? null };
  }

  private get markedRows(): string[] {
    return this.marking ? this.game!.ground.rows.map(({ name }) => name).filter((row) => this.laid.marks[row] !== undefined) : [];
  }

  /* Tokens and castle tiles lie where they were laid here, whatever the set-up drew. */
  private spotsOn(all: readonly Spot[]): Spot[] {
    const printed = all.filter(({ is_token }) => !is_token);
    const there = this.tokens.flatMap((token) => this.laid.lyingOf(token).map((hex) => tokenAt(hex, token)));
    const places = this.castles ? [...printed, ...uncovered(this.castles, printed)] : printed;
    return [...places.filter(({ hex }) => !there.some((spot) => spot.hex === hex)), ...there];
  }

  private positionOn({ game, position }: Drawn): Position {
    return {
      ...position,
      tokens: Object.fromEntries(game.tokens.map((token) => [token.key, [...this.laid.lyingOf(token)]])),
      castle_tiles: this.castles ? [...this.laid.lyingOf(this.castles)] : [],
      removed_terrain: this.removed,
      walls: game.walls ? [...this.laid.walls] : [],
      seats: this.owners.map((_, seat) => this.seatOf(seat, game)),
    };
  }

  private seatOf(seat: number, { unseen_sources }: GameInfo): SeatPosition {
    const own = this.standing.filter((piece) => piece.seat === seat);
    const of = (figure: string): Hex[] => own.filter((piece) => piece.figure === figure).map(({ hex }) => hex);
    const figures = this.figures.map(({ field, key, number }) => [field, number > 1 ? of(key) : (of(key).at(-1) ?? null)]);
    const paid = unseen_sources.map((source): [string, number] => [source, this.laid.paidTo(seat, source)]);
    return {
      settlements: of(""),
      marks: this.markedRows.filter((row) => this.laid.marks[row] === seat),
      gold: Object.fromEntries(paid.filter(([, gold]) => gold)),
      ...(Object.fromEntries(figures) as Partial<SeatPosition>),
    };
  }

  private async lay(): Promise<void> {
    const isFirst = this.drawn === null;
    const answer = await this.setup.draw($state.snapshot(this.wishes), NOTHING);
    if (!answer) return;
    const there = Object.fromEntries(layable(answer).map((token) => [token.key, lyingIn(answer, token)]));
    this.laid.lying = answer.setup.boards.join() === this.boards.join() ? { ...there, ...this.laid.lying } : there;
    this.boards = answer.setup.boards;
    /* A code says which terrain was removed; without one only those who played know. */
    const said = (this.wishes.code && answer.position.removed_terrain) || "";
    this.removed = answer.position.removed_terrain ? this.removed || said : "";
    if (this.wishes.code && isFirst && !this.isRecalled) while (this.owners.length < answer.setup.seats) this.addOwner();
    if (!this.wishes.code && !this.wishes.first_game) this.pin(answer.setup);
  }

  /* What is drawn stays: the next wish changes only that. */
  private pin({ boards, cards, tasks = [], tiles = [], island = "", selections = [] }: Setup): void {
    const drawn = { boards: [...boards], cards: [...cards], tasks: [...tasks], tiles: [...tiles], island, selections: [...selections] };
    this.wishes = { ...this.wishes, ...drawn };
  }

  private addOwner(): void {
    const colour = COLOURS.find((one) => this.owners.every((owner) => owner.colour !== one)) ?? 0;
    this.owners.push({ name: "", colour });
  }
}

const tokenAt = (hex: Hex, { key, name, icon }: TokenInfo): Spot => ({ hex, key, name, icon, is_fleeting: false, is_token: true });

/* What is under the castle tiles of the set-up: all locations of a quadrant are the same. */
function uncovered({ hexes }: TokenInfo, printed: readonly Spot[]): Spot[] {
  return hexes.flatMap((quadrant) => {
    const there = printed.filter(({ hex }) => quadrant.includes(hex));
    const bare = quadrant.filter((hex) => there.every((spot) => spot.hex !== hex));
    return there.slice(0, 1).flatMap((like) => bare.map((hex) => ({ ...like, hex })));
  });
}
