/* The drawings of the pictures package, as paint.py wrote them. */

import art from "../art/art.json";

export const COLOURS = art.seats;
export const HOUSES = art.seats.map(({ house }) => house).join("");
export const WALL = art.wall;
export const MARKS = art.marks;

interface Terrain {
  key: string;
  name: string;
  marks: string;
}
interface Building {
  key: string;
  name: string;
  drawing: string;
}
const TERRAINS: Record<string, Terrain | undefined> = art.terrains;
const BUILDINGS: Record<string, Building | undefined> = art.buildings;

export const terrainOf = (letter: string): Terrain | undefined => TERRAINS[letter];
export const buildingOf = (letter: string): Building | undefined => BUILDINGS[letter];
export const kindOf = (letter: string): string => (TERRAINS[letter] ?? BUILDINGS[letter])?.name ?? "";
