/* What is wished of a set-up before anybody has chosen anything. */

import type { SetupRequest } from "./protocol";

/* What depends on which boards there are. */
export const NO_PLACES = { boards: [] as string[], tiles: [] as string[], tasks: [] as string[], selections: [] as string[] };

/* What goes with some editions only. */
export const NO_EXTRAS = { ...NO_PLACES, cards: [] as string[], island: "", as_first_printed: false, side: "", castle_tiles: [] as string[] };

/* Stands for hexes that are left to chance. */
export const ANY = "any";

export const freshWishes = (code: string | null): SetupRequest => ({ ...NO_EXTRAS, boxes: ["base"], options: [], first_game: false, code: code ?? "" });
