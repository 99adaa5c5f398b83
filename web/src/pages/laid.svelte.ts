/* What you have laid on the score pad: pieces, walls, tokens, marks, and gold that the map can't show. */

import type { Hex } from "../lib/hexes";
import type { FigureInfo, TokenInfo } from "../lib/protocol";

export interface LaidPiece {
  hex: Hex;
  seat: number;
  /* The key of a figure; empty for a settlement. */
  figure: string;
}

export interface Kept {
  pieces: readonly LaidPiece[];
  walls: readonly Hex[];
  /* Tokens and castle tiles, by kind. */
  lying: Readonly<Record<string, readonly Hex[]>>;
  /* By row, who marked it. */
  marks: Readonly<Record<string, number>>;
  /* By source, what each seat was paid. */
  paid: Readonly<Record<string, readonly number[]>>;
}

export const MOST_GOLD = 999;
export const NOTHING_LAID: Kept = { pieces: [], walls: [], lying: {}, marks: {}, paid: {} };

export class Laid {
  pieces = $state.raw(NOTHING_LAID.pieces);
  walls = $state.raw(NOTHING_LAID.walls);
  lying = $state.raw(NOTHING_LAID.lying);
  marks = $state.raw(NOTHING_LAID.marks);
  paid = $state.raw(NOTHING_LAID.paid);

  constructor(kept: Kept) {
    Object.assign(this, kept);
  }

  get kept(): Kept {
    const { pieces, walls, lying, marks, paid } = this;
    return { pieces, walls, lying, marks, paid };
  }

  /* Tokens are part of the set-up. */
  get isEmpty(): boolean {
    return !this.pieces.length && !this.walls.length && !Object.keys(this.marks).length && !Object.keys(this.paid).length;
  }

  clear(): void {
    const { pieces, walls, marks, paid } = NOTHING_LAID;
    Object.assign(this, { pieces, walls, marks, paid });
  }

  lyingOf({ key }: TokenInfo): readonly Hex[] {
    return this.lying[key] ?? [];
  }

  paidTo(seat: number, source: string): number {
    return this.paid[source]?.[seat] ?? 0;
  }

  has(hex: Hex, seat: number, kind: FigureInfo | null): boolean {
    return this.pieces.some((piece) => piece.hex === hex && piece.seat === seat && piece.figure === (kind?.key ?? ""));
  }

  /* The same piece again removes it; anything else there makes room. */
  putPiece(hex: Hex, seat: number, kind: FigureInfo | null): void {
    const figure = kind?.key ?? "";
    const there = this.pieces.find((piece) => piece.hex === hex);
    const rest = this.pieces.filter((piece) => piece !== there);
    const isSame = this.has(hex, seat, kind);
    this.walls = this.walls.filter((other) => other !== hex);
    this.pieces = isSame ? rest : [...(kind ? withRoomFor(kind, seat, rest) : rest), { hex, seat, figure }];
  }

  putWall(hex: Hex): void {
    this.pieces = this.pieces.filter((piece) => piece.hex !== hex);
    this.walls = this.walls.includes(hex) ? this.walls.filter((other) => other !== hex) : [...this.walls, hex];
  }

  /* Once all are laid, each can only be moved within its quadrant or taken away. */
  hexesFor(token: TokenInfo): Hex[] {
    const there = this.lyingOf(token);
    const isOpen = (quadrant: Hex[]): boolean => there.length < token.most || there.some((hex) => quadrant.includes(hex));
    return token.hexes.filter(isOpen).flat();
  }

  /* In each quadrant lies at most one. */
  putToken(token: TokenInfo, hex: Hex): void {
    const quadrant = token.hexes.find((hexes) => hexes.includes(hex));
    if (!quadrant || !this.hexesFor(token).includes(hex)) return;
    const there = this.lyingOf(token);
    const rest = there.filter((other) => !quadrant.includes(other));
    this.lying = { ...this.lying, [token.key]: there.includes(hex) ? rest : [...rest, hex] };
  }

  mark(row: string, seat: number): void {
    const { [row]: owner, ...rest } = this.marks;
    this.marks = owner === seat ? rest : { ...rest, [row]: seat };
  }

  unmark(): void {
    this.marks = NOTHING_LAID.marks;
  }

  pay(source: string, seat: number, gold: number, seats: number): void {
    const all = Array.from({ length: seats }, (_, other) => this.paidTo(other, source));
    all[seat] = Math.min(MOST_GOLD, Math.max(0, Math.trunc(gold) || 0));
    this.paid = { ...this.paid, [source]: all };
  }

  /* Everything a seat has laid goes with it, and the seats after it move up. */
  removeSeat(seat: number): void {
    const moved = (other: number): number => (other > seat ? other - 1 : other);
    this.pieces = this.pieces.filter((piece) => piece.seat !== seat).map((piece) => ({ ...piece, seat: moved(piece.seat) }));
    const marks = Object.entries(this.marks).filter(([, owner]) => owner !== seat);
    this.marks = Object.fromEntries(marks.map(([row, owner]) => [row, moved(owner)]));
    const paid = Object.entries(this.paid);
    this.paid = Object.fromEntries(paid.map(([source, gold]) => [source, gold.filter((_, other) => other !== seat)]));
  }
}

/* There are only a few of each figure: the one you laid first moves to the new hex. */
function withRoomFor({ key, number }: FigureInfo, seat: number, pieces: readonly LaidPiece[]): readonly LaidPiece[] {
  const own = pieces.filter((piece) => piece.seat === seat && piece.figure === key);
  return own.length >= number ? pieces.filter((piece) => piece !== own[0]) : pieces;
}
