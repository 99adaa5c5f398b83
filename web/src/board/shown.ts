/* What the board shows, apart from the painted ground. */

import type { Hex } from "../lib/hexes";
import type { Game, GroundRow, Spot, View } from "../lib/protocol";

export type Colour = number;

export interface Piece {
  hex: Hex;
  colour: Colour;
  owner: string;
  /* The key and name of a figure; a settlement has none. */
  figure: { key: string; name: string; isLarge: boolean } | null;
}

export interface Shown {
  rows: GroundRow[];
  spots: Spot[];
  /* How many tiles still lie on each location; null where nobody counts. */
  stock: Record<Hex, number> | null;
  pieces: Piece[];
  walls: Hex[];
  marks: { row: string; colour: Colour }[];
  live: Hex[];
  lifted: Hex | null;
  recent: Hex[];
  last: Hex[];
  arrived: Arrival[];
}

/* A piece that has just come: from nowhere, or from another hex. */
export interface Arrival {
  hex: Hex;
  origin: Hex | null;
}

export interface Player {
  name: string;
  colour: Colour;
}

const TRAVELS: readonly string[] = ["moved", "shifted"];
const COMES: readonly string[] = ["built", "placed"];

export function onlyGround(rows: GroundRow[], spots: Spot[] = []): Shown {
  return { rows, spots, stock: null, pieces: [], walls: [], marks: [], live: [], lifted: null, recent: [], last: [], arrived: [] };
}

export function shownOf(game: Game, view: View, players: readonly Player[]): Shown {
  const faces = new Map(game.figures.map((face) => [face.key, face]));
  const pieces = view.seats.flatMap(({ seat, settlements, figures }) => {
    const { name: owner, colour } = players[seat]!;
    const standing = figures.flatMap(({ key, hexes }) => {
      const face = faces.get(key)!;
      return hexes.map((hex) => ({ hex, colour, owner, figure: { key, name: face.name, isLarge: face.covers_several_hexes } }));
    });
    return [...settlements.map((hex): Piece => ({ hex, colour, owner, figure: null })), ...standing];
  });
  return {
    rows: game.ground.rows,
    spots: game.ground.spots,
    stock: view.stock,
    pieces,
    walls: view.walls,
    marks: Object.entries(view.marks).map(([row, seat]) => ({ row, colour: players[seat]!.colour })),
    live: view.live,
    lifted: view.lifted,
    recent: view.recent.map(({ hex }) => hex),
    last: view.last.map(({ hex }) => hex),
    arrived: view.happened
      .filter(({ kind, hex }) => hex && (TRAVELS.includes(kind) || COMES.includes(kind)))
      .map(({ hex, origin }) => ({ hex: hex!, origin })),
  };
}
