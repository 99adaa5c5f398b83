/* What is wished of a set-up before anybody has chosen anything. */

import type { Wishes } from "./protocol";

/* What depends on which boards there are. */
export const NO_PLACES = { boards: [] as string[], tiles: [] as string[], tasks: [] as string[], selections: [] as string[] };

/* What goes with some editions only. */
export const NO_EXTRAS = { ...NO_PLACES, cards: [] as string[], island: "", as_first_printed: false, side: "", castle_tiles: false };

export const freshWishes = (code: string | null): Wishes => ({ ...NO_EXTRAS, boxes: ["base"], options: [], first_game: false, code: code ?? "" });
