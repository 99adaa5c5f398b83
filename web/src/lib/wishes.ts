/* What you wish of a set-up before you choose anything. */

import type { TableChoices, Drawn, EditionInfo, SetupRequest } from "./protocol";

/* Stands for hexes that are left to chance. */
export const ANY = "any";

/* What depends on which boards there are. */
const NO_HEXES = { capitols: [] as string[], one_capitol: false, caves: [] as string[] };
const NO_PLACES = { ...NO_HEXES, boards: [] as string[], tiles: [] as string[], tasks: [] as string[], selections: [] as string[] };

/* What goes with some editions only. */
export const NO_EXTRAS = {
  ...NO_PLACES,
  cards: [] as string[],
  island: "",
  as_first_printed: false,
  side: "",
  castle_tiles: [] as string[],
};

export const freshWishes = (code: string | null): SetupRequest => ({
  ...NO_EXTRAS,
  boxes: ["base"],
  options: [],
  first_game: false,
  first_player: null,
  code: code ?? "",
});

/* The same wishes for other boards: castle tiles stay in the game, but nobody knows where. */
export const withoutPlaces = (wishes: SetupRequest): SetupRequest => ({
  ...wishes,
  ...NO_PLACES,
  castle_tiles: wishes.castle_tiles?.length ? [ANY] : [],
});

/* The name of a board, whichever way it lies. */
export const unturned = (board: string): string => board.replace(/@.*/, "");

/* A code says which edition it is for. */
export function editionOf(wishes: SetupRequest, choices: TableChoices, drawn: Drawn | null): EditionInfo {
  const wished = wishes.code && drawn ? drawn.setup.edition : wishes.edition;
  return choices.editions.find(({ key }) => key === wished) ?? choices.editions[0]!;
}
