/* What the board shows, apart from the painted ground. */

import type { Hex } from "../lib/hexes";
import { EVENTS, type FigureInfo, type GameInfo, type GroundRow, type Spot, type GameView } from "../lib/protocol";

export type Colour = number;

export interface Piece {
  hex: Hex;
  colour: Colour;
  owner: string;
  /* A settlement has none. */
  figure: FigureInfo | null;
}

export interface Shown {
  rows: GroundRow[];
  spots: Spot[];
  /* How many tiles are left on each location; null where nobody counts. */
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

/* What a choice would put on the map. */
export interface Coming {
  pieces: Piece[];
  walls: Hex[];
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

export function onlyGround(rows: GroundRow[], spots: Spot[] = []): Shown {
  return { rows, spots, stock: null, pieces: [], walls: [], marks: [], live: [], lifted: null, recent: [], last: [], arrived: [] };
}

export function shownOf(game: GameInfo, view: GameView, players: readonly Player[]): Shown {
  const kinds = new Map(game.figures.map((kind) => [kind.key, kind]));
  const pieces = view.seats.flatMap(({ seat, settlements, figures }) => {
    const { name: owner, colour } = players[seat]!;
    const standing = figures.flatMap(({ key, hexes }) => {
      return hexes.map((hex) => ({ hex, colour, owner, figure: kinds.get(key)! }));
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
    recent: view.recent,
    last: view.last,
    arrived: view.happened
      .filter(({ kind, hex }) => hex && (EVENTS[kind]?.piece === "travels" || EVENTS[kind]?.piece === "comes"))
      .map(({ hex, origin }) => ({ hex: hex!, origin })),
  };
}
