/* Terrain cards that lie open. */

import type { Pile } from "../lib/protocol";

export const cardsIn = (piles: readonly Pile[]): number => piles.reduce((sum, { number }) => sum + number, 0);
