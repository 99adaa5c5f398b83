/* Where hexes lie on the page: pointed at the top, odd rows half a hex to the right. Hexes go by their names, such as K6. */

import type { GroundRow } from "./protocol";

export type Hex = string;
export interface Point {
  x: number;
  y: number;
}
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Cell {
  row: number;
  column: number;
}

export const SIDE = 20;
export const WIDTH = Math.sqrt(3) * SIDE;
export const ROW_HEIGHT = 1.5 * SIDE;
const FIRST_ROW = "A".charCodeAt(0);
const NO_HEX = " ";
/* An island has its own rows below the map, and lies under its middle in its own sea, as in the painted ground. */
const ISLAND_ROW = 21;
const ISLAND_AT = { x: 6 * WIDTH, y: 44 };
const SEA = 18;
const away = (row: number): Point => (row >= ISLAND_ROW ? ISLAND_AT : { x: 0, y: 0 });

export const isOnIsland = ({ number }: GroundRow): boolean => number >= ISLAND_ROW;

/* Rows of letters that lie under each other without a gap, from A on. */
export const rowsOf = (letters: readonly string[]): GroundRow[] =>
  letters.map((row, number) => ({ name: String.fromCharCode(FIRST_ROW + number), number, letters: row }));

/* A map as it lies on the table, or part of it: each hex has the place that it has on the whole map. */
export class Layout {
  readonly hexes: readonly Hex[];
  readonly columns: number;
  /* Around all hexes, and the sea of an island. */
  readonly frame: Frame;
  /* Where the map ends, without an island. */
  readonly lowest: number;
  private readonly numbers: Map<string, number>;
  private readonly names: Map<number, string>;
  private readonly letters: Map<Hex, string>;

  constructor(readonly rows: readonly GroundRow[]) {
    this.numbers = new Map(rows.map(({ name, number }) => [name, number]));
    this.names = new Map(rows.map(({ name, number }) => [number, name]));
    this.letters = new Map(
      rows
        .flatMap(({ name, letters }) => [...letters].map((letter, column): [Hex, string] => [`${name}${column + 1}`, letter]))
        .filter(([, letter]) => letter !== NO_HEX),
    );
    this.hexes = [...this.letters.keys()];
    this.columns = Math.max(...rows.map(({ letters }) => letters.length));
    const last = Math.max(...this.names.keys());
    this.lowest = ROW_HEIGHT * Math.min(last + 1, ISLAND_ROW - 1) + SIDE / 2;
    this.frame = this.isIsland ? this.islandFrame(last) : this.mapFrame(last);
  }

  /* There is nothing but an island. */
  get isIsland(): boolean {
    return this.rows.every(isOnIsland);
  }

  private mapFrame(last: number): Frame {
    const sea = last >= ISLAND_ROW ? ISLAND_AT.y + SEA : 0;
    const width = WIDTH * (this.columns + (this.rows.length > 1 ? 0.5 : 0));
    return { x: 0, y: 0, width, height: ROW_HEIGHT * (last + 1) + SIDE / 2 + sea };
  }

  private islandFrame(last: number): Frame {
    const xs = this.hexes.map((hex) => this.centre(hex).x);
    const left = Math.min(...xs) - WIDTH / 2 - SEA;
    const top = ROW_HEIGHT * ISLAND_ROW + ISLAND_AT.y - SEA;
    return {
      x: left,
      y: top,
      width: Math.max(...xs) + WIDTH / 2 + SEA - left,
      height: ROW_HEIGHT * (last + 1) + SIDE / 2 + ISLAND_AT.y + SEA - top,
    };
  }

  /* The letters of all rows from the top, with spaces wherever there is no hex. */
  get picture(): string[] {
    const rows = Array.from({ length: Math.max(...this.names.keys()) + 1 }, () => "");
    for (const { number, letters } of this.rows) rows[number] = letters;
    return rows.map((letters) => letters.padEnd(this.columns, NO_HEX));
  }

  has(hex: Hex): boolean {
    return this.letters.has(hex);
  }

  isIslandHex(hex: Hex): boolean {
    return this.cell(hex).row >= ISLAND_ROW;
  }

  letter(hex: Hex): string {
    return this.letters.get(hex) ?? NO_HEX;
  }

  centre(hex: Hex): Point {
    const { row, column } = this.cell(hex);
    const { x, y } = away(row);
    return { x: WIDTH * (column + 0.5 + (row % 2) / 2) + x, y: SIDE + ROW_HEIGHT * row + y };
  }

  /* Where the name of a row stands: before the map, or before the sea around the first hex of an island's row. */
  label(name: string): Point {
    const { y } = this.centre(`${name}1`);
    if (!this.isIslandHex(`${name}1`)) return { x: -15, y };
    const island = this.hexes.filter((hex) => this.isIslandHex(hex));
    return { x: Math.min(...island.map((hex) => this.centre(hex).x)) - WIDTH / 2 - SEA - 12, y };
  }

  /* The hex at a point, if the map has one there. */
  at({ x, y }: Point): Hex | null {
    const near = this.hexes.reduce(
      (best, hex) => {
        const middle = this.centre(hex);
        const distance = Math.hypot(middle.x - x, middle.y - y);
        return distance < best.distance ? { hex, distance } : best;
      },
      { hex: null as Hex | null, distance: SIDE },
    );
    return near.hex;
  }

  neighbours(hex: Hex): Hex[] {
    return this.around(hex).filter((other) => this.has(other));
  }

  outline(hexes: Iterable<Hex>, radius: number): string {
    return [...hexes]
      .filter((hex) => this.has(hex))
      .map((hex) => hexagon(this.centre(hex), radius))
      .join("");
  }

  /* The border around hexes, one closed line for each island and lake. */
  border(hexes: Iterable<Hex>): string {
    const inside = new Set([...hexes].filter((hex) => this.has(hex)));
    const edges = new Map<string, [Point, Point]>();
    for (const hex of inside) {
      const middle = this.centre(hex);
      this.around(hex).forEach((other, edge) => {
        const ends: [Point, Point] = [corner(middle, SIDE, edge), corner(middle, SIDE, edge + 1)];
        if (!inside.has(other)) edges.set(knot(ends[0]), ends);
      });
    }
    return loops(edges);
  }

  private cell(hex: Hex): Cell {
    return { row: this.numbers.get(hex[0]!) ?? 0, column: Number(hex.slice(1)) - 1 };
  }

  private around(hex: Hex): Hex[] {
    const { row, column } = this.cell(hex);
    return STEPS[row % 2]!.map(([down, right]) => `${this.names.get(row + down) ?? "?"}${column + right + 1}`);
  }
}

/* Steps over edges 0 to 5, clockwise from the upper left, from even and from odd rows. */
// prettier-ignore
const STEPS: readonly (readonly (readonly [number, number])[])[] = [
  [[-1, -1], [-1, 0], [0, 1], [1, 0], [1, -1], [0, -1]],
  [[-1, 0], [-1, 1], [0, 1], [1, 1], [1, 0], [0, -1]],
];

const short = (value: number): string => String(Math.round(value * 100) / 100);

function corner({ x, y }: Point, radius: number, number: number): Point {
  const turn = (Math.PI / 3) * number - (5 * Math.PI) / 6;
  return { x: x + radius * Math.cos(turn), y: y + radius * Math.sin(turn) };
}

const line = (points: Point[]): string => points.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L");

export function hexagon(middle: Point, radius: number): string {
  return `M${line([0, 1, 2, 3, 4, 5].map((number) => corner(middle, radius, number)))}Z`;
}

const knot = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;

function loops(edges: Map<string, [Point, Point]>): string {
  let path = "";
  for (const start of [...edges.keys()]) {
    const loop: Point[] = [];
    for (let edge = edges.get(start); edge; edge = edges.get(knot(edge[1]))) {
      edges.delete(knot(edge[0]));
      loop.push(edge[0]);
    }
    if (loop.length) path += `M${line(loop)}Z`;
  }
  return path;
}

/* The nearest of some hexes in a direction, for the arrow keys. */
export function nearestTowards(layout: Layout, from: Hex, hexes: Iterable<Hex>, direction: Point): Hex | null {
  const here = layout.centre(from);
  let best: Hex | null = null;
  let least = Infinity;
  for (const hex of hexes) {
    const there = layout.centre(hex);
    const along = (there.x - here.x) * direction.x + (there.y - here.y) * direction.y;
    const aside = Math.abs((there.x - here.x) * direction.y) + Math.abs((there.y - here.y) * direction.x);
    // A hex that lies more aside than ahead isn't in this direction, and nearer rows come first.
    const cost = along + aside / 2;
    if (along > 1 && aside < 1.2 * along && cost < least) [best, least] = [hex, cost];
  }
  return best;
}
