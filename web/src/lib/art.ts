/* The drawings of the pictures package, as `make generated` wrote them. */

import art from "../art/art.json";
import type { Hex, Layout } from "./hexes";
import { sayKey, text } from "./say";

export const COLOURS = art.seats;
export const HOUSES = art.seats.map(({ house }) => house).join("");
export const WALL = art.wall;
export const MARKS = art.marks;

interface Terrain {
  key: string;
  /* The key of its name. */
  said: string;
  marks: string;
}
interface Building {
  key: string;
  said: string;
  drawing: string;
}
const TERRAINS: Record<string, Terrain | undefined> = art.terrains;
const BUILDINGS: Record<string, Building | undefined> = art.buildings;

export const terrainOf = (letter: string): Terrain | undefined => TERRAINS[letter];
export const buildingOf = (letter: string): Building | undefined => BUILDINGS[letter];

/* The hexes of each terrain, to be drawn flat; places and buildings stand on stone. */
export const terrainsOf = (layout: Layout): [string, readonly Hex[]][] => [
  ...Map.groupBy(layout.hexes, (hex) => terrainOf(layout.letter(hex))?.key ?? "stone"),
];

/* What a hex with this letter is called. */
export function kindOf(letter: string): string {
  const kind = TERRAINS[letter] ?? BUILDINGS[letter];
  return kind ? sayKey(kind.said) : "";
}

/* What a terrain card shows, by the letters of its terrains. */
export const terrainCard = (letters: string): string =>
  text("terrain-card", { terrains: [...letters].map((letter) => ({ key: TERRAINS[letter]?.said ?? letter, args: {} })) });

export const colourOf = (colour: number): string => text(`colour-${COLOURS[colour]?.key}`);
