/* Why a piece can't stand on a hex of the score pad, by what the server says of the map. */

import type { Hex, Layout } from "../lib/hexes";
import type { Drawn, FigureInfo, PieceFooting } from "../lib/protocol";
import { say, text } from "../lib/say";
import type { LaidPiece } from "./laid.svelte";

/* What lies on the map. */
export interface Ground {
  drawn: Drawn;
  layout: Layout;
  pieces: readonly LaidPiece[];
  walls: readonly Hex[];
}

const SETTLEMENTS = "settlements";
const WALLS = "walls";

/* For a settlement, or a figure; empty if it can stand there. What stands there already makes room for it, but not a wall. */
export function whyNoPiece(on: Ground, hex: Hex, seat: number, figure: FigureInfo | null): string {
  const covered = figure?.covers_several_hexes ? [hex, ...on.layout.neighbours(hex)] : [hex];
  const fields = figure ? [SETTLEMENTS, figure.field] : [SETTLEMENTS];
  const isCutOff = covered.length > 1 && covered.length < 7;
  const others = on.pieces.filter((piece) => !(figure && piece.seat === seat && piece.figure === figure.key));
  const taken = [...on.walls, ...coveredBy(on, others), ...others.map((piece) => piece.hex).filter((other) => other !== hex)];
  const unfit = fields.map((field) => barred(on, field, covered, isCutOff)).find(Boolean);
  return unfit ?? occupied(taken, covered) ?? (figure ? "" : tooMany(on, hex, seat));
}

export function whyNoWall(on: Ground, hex: Hex): string {
  const most = on.drawn.game.walls;
  if (on.walls.length >= most) return text("pad-all-walls", { count: most });
  const taken = [...on.pieces.map((piece) => piece.hex), ...coveredBy(on, on.pieces)];
  return barred(on, WALLS, [hex], false) ?? occupied(taken, [hex]) ?? "";
}

function barred({ drawn }: Ground, field: string, covered: readonly Hex[], isCutOff: boolean): string | undefined {
  const footing: PieceFooting | undefined = drawn.footings.find((one) => one.field === field);
  if (!footing) return undefined;
  const wrong = covered.find((hex) => !footing.hexes.includes(hex)) ?? (isCutOff && field !== SETTLEMENTS ? covered[0] : undefined);
  return wrong && say({ key: footing.why, args: { hex: wrong } });
}

function occupied(taken: readonly Hex[], covered: readonly Hex[]): string | undefined {
  const hex = covered.find((one) => taken.includes(one));
  return hex && say({ key: "error-hex-taken", args: { hex } });
}

/* Around the middle of a large figure. */
function coveredBy({ drawn, layout }: Ground, pieces: readonly LaidPiece[]): Hex[] {
  const large = drawn.game.figures.filter((figure) => figure.covers_several_hexes).map(({ key }) => key);
  return pieces.filter(({ figure }) => large.includes(figure)).flatMap(({ hex }) => layout.neighbours(hex));
}

function tooMany({ drawn, pieces }: Ground, hex: Hex, seat: number): string {
  const there = drawn.supply;
  const found = pieces.filter((piece) => piece.seat === seat && !piece.figure && piece.hex !== hex).length + 1;
  return found > there ? say({ key: "error-settlements", args: { there, found, surplus: found - there } }) : "";
}
