/* A board in the making: painted hex by hex, generated, or read from a text, and checked all the time. */

import { onlyGround, type Shown } from "../board/shown";
import { api } from "../lib/api";
import { Layout, rowsOf, type Hex } from "../lib/hexes";
import { inOrder } from "../lib/latest";
import type { BoardInfo, TableChoices, Component, BoardFindings, Spot } from "../lib/protocol";
import { say } from "../lib/say";

interface Painted {
  rows: readonly string[];
  locations: Record<Hex, string>;
}

export const LOCATION = "L";
const SIZE = 10;
const FIRST = "G";
const FIRST_NAME = "my-board";
const WAIT = 200;
const MOST_UNDONE = 100;

export class Workshop {
  choices = $state.raw<TableChoices | null>(null);
  kinds = $state.raw<readonly Component[]>([]);
  places = $state.raw<readonly Component[]>([]);
  name = $state(FIRST_NAME);
  rows = $state.raw<readonly string[]>(Array.from({ length: SIZE }, () => FIRST.repeat(SIZE)));
  private locations = $state.raw<Record<Hex, string>>({});
  /* The letter that is painted, and which location if it is one. */
  brush = $state("T");
  location = $state("");
  /* A press paints all that hangs together. */
  fills = $state(false);
  /* The box whose boards a generated one resembles. */
  manner = $state("");
  findings = $state.raw<BoardFindings | null>(null);
  trouble = $state("");
  private past = $state.raw<readonly Painted[]>([]);
  private isNewStroke = true;
  private readonly asking = inOrder();

  private readonly layout = $derived.by(() => new Layout(rowsOf(this.rows)));
  private readonly sites = $derived.by(() => sitesOf(this.layout));
  private readonly spots = $derived.by(() => this.sites.map((hex) => this.spotOn(hex, this.locationOn(hex))));

  /* Create it while its component is created. */
  constructor() {
    void this.load(this.asking());
    $effect(() => {
      const now = this.written;
      const timer = setTimeout(() => void this.check(now), WAIT);
      return () => clearTimeout(timer);
    });
  }

  get shown(): Shown {
    return onlyGround(rowsOf(this.rows), this.spots);
  }

  /* The board as a text file. */
  get written(): string {
    const locations = this.sites.map((hex) => this.locationOn(hex)).join(" ");
    return `name: ${this.name}\nL: ${locations}\n\n${this.rows.join("\n")}\n`;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  /* How the location that is painted looks; none while the board has no place for it. */
  get sample(): Spot | null {
    const [site] = this.sites;
    return site ? this.spotOn(site, this.location) : null;
  }

  boxName(key: string): string {
    const box = this.choices?.boxes.find((one) => one.key === key);
    return box ? say(box.name) : key;
  }

  /* A board of a box is a start for your own. */
  startFrom(key: string): void {
    const board = this.choices?.boards.find((one) => one.key === key);
    if (board) this.take(board, ownName(board));
  }

  /* All that is painted before the button or the finger is lifted is undone together. */
  beginStroke(): void {
    this.isNewStroke = true;
  }

  paint(hex: Hex): void {
    const { brush, location } = this;
    const hexes = (this.fills ? this.area(hex) : [hex]).filter((one) => !this.isPainted(one));
    if (!hexes.length) return;
    if (this.isNewStroke) this.remember();
    this.isNewStroke = false;
    this.rows = rowsOf(this.rows).map(({ name, letters }) =>
      [...letters].map((letter, column) => (hexes.includes(`${name}${column + 1}`) ? brush : letter)).join(""),
    );
    if (brush === LOCATION) this.locations = { ...this.locations, ...Object.fromEntries(hexes.map((one) => [one, location])) };
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    ({ rows: this.rows, locations: this.locations } = before);
  }

  async read(text: string): Promise<void> {
    const isLast = this.asking();
    const answer = await this.orTrouble(api.check({ text }));
    if (!answer || !isLast()) return;
    if (answer.board) this.take(answer.board, answer.board.key);
    else this.findings = answer;
  }

  async open(file: File | undefined): Promise<void> {
    if (file) await this.read(await file.text());
  }

  async generate(): Promise<void> {
    this.trouble = "";
    const isLast = this.asking();
    const answer = await this.orTrouble(api.make({ like: this.manner }));
    if (answer?.board && isLast()) this.take(answer.board, answer.board.key);
  }

  save(): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([this.written], { type: "text/plain" }));
    link.download = `${this.name}.txt`;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  private async load(isFirst: () => boolean): Promise<void> {
    const answers = await this.orTrouble(Promise.all([api.choices(), api.components()]));
    if (!answers) return;
    const [choices, { components }] = answers;
    this.choices = choices;
    this.manner = choices.manners[0] ?? "";
    this.kinds = components.filter(({ kind }) => kind === "terrain");
    this.places = components.filter(({ kind }) => kind === "location");
    this.location = this.places[0]?.key ?? "";
    const [board] = choices.boards;
    const isUntouched = isFirst() && !this.canUndo && this.name === FIRST_NAME;
    if (board && isUntouched) this.show(board, ownName(board));
  }

  private async check(text: string): Promise<void> {
    const answer = await this.orTrouble(api.check({ text }));
    if (answer && text === this.written) this.findings = answer;
  }

  private async orTrouble<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
    return asked.catch((error: Error) => {
      this.trouble = error.message;
      return null;
    });
  }

  private take(board: BoardInfo, name: string): void {
    this.asking();
    this.remember();
    this.show(board, name);
  }

  private show(board: BoardInfo, name: string): void {
    this.name = name;
    this.rows = board.rows;
    const sites = sitesOf(new Layout(rowsOf(board.rows)));
    this.locations = Object.fromEntries(sites.map((hex, number) => [hex, board.locations[number] ?? this.location]));
  }

  private remember(): void {
    const { rows, locations } = this;
    this.past = [...this.past.slice(1 - MOST_UNDONE), { rows, locations }];
  }

  private isPainted(hex: Hex): boolean {
    return this.layout.letter(hex) === this.brush && (this.brush !== LOCATION || this.locations[hex] === this.location);
  }

  /* The hexes of the same kind that hang together. */
  private area(start: Hex): Hex[] {
    const { layout } = this;
    const found = new Set([start]);
    for (const hex of found)
      for (const other of layout.neighbours(hex)) if (layout.letter(other) === layout.letter(start)) found.add(other);
    return [...found];
  }

  private locationOn(hex: Hex): string {
    return this.locations[hex] ?? this.location;
  }

  private spotOn(hex: Hex, key: string): Spot {
    const place = this.places.find((one) => one.key === key);
    return { hex, key, name: place?.name ?? { key, args: {} }, icon: place?.icon ?? "", is_fleeting: false, is_token: false };
  }
}

const ownName = ({ key }: BoardInfo): string => `my-${key}`;

const sitesOf = (layout: Layout): Hex[] => layout.hexes.filter((hex) => layout.letter(hex) === LOCATION);
