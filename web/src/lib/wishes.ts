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

/* What you choose for one game, and probably for the next. */
export const habitsOf = ({ boxes, edition, options }: SetupRequest): Habits => ({ boxes, edition, options });
export type Habits = Pick<SetupRequest, "boxes" | "edition" | "options">;

/* Without what this server doesn't have, or no longer. */
export function possible({ boxes, edition, options = [] }: Habits, choices: TableChoices): Habits {
  const printing = choices.editions.find(({ key }) => key === edition) ?? choices.editions[0]!;
  const parts = choices.boxes.flatMap((box) => box.parts);
  const there = [...printing.boxes, ...parts.map(({ key }) => key), choices.endless];
  const kept = (boxes ?? []).filter((key) => there.includes(key));
  return {
    boxes: kept.some((key) => printing.boxes.includes(key)) ? kept : printing.boxes.slice(0, 1),
    edition: edition && printing.key,
    options: options.filter((option) => choices.options.some(({ key }) => key === option)),
  };
}

/* The same wishes for other boards: castle tiles stay in the game, but nobody knows where. */
export const withoutPlaces = (wishes: SetupRequest): SetupRequest => ({
  ...wishes,
  ...NO_PLACES,
  castle_tiles: wishes.castle_tiles?.length ? [ANY] : [],
});

/* The name of a board, whichever way it lies. */
export const unturned = (board: string): string => board.replace(/@.*/, "");

/* The same board, lying the other way. */
export const turned = (board: string): string => (unturned(board) === board ? `${board}@180` : unturned(board));

/* A code says which edition it is for. */
export function editionOf(wishes: SetupRequest, choices: TableChoices, drawn: Drawn | null): EditionInfo {
  const wished = wishes.code && drawn ? drawn.setup.edition : wishes.edition;
  return choices.editions.find(({ key }) => key === wished) ?? choices.editions[0]!;
}

/* A board lies only once, whichever way. */
export const filledBoards = (chosen: readonly string[], drawn: readonly string[]): string[] => filled(chosen, drawn, unturned);

/* Your choices keep their places; the others keep theirs as far as they can. */
export function filled(chosen: readonly string[], drawn: readonly string[], nameOf = (key: string): string => key): string[] {
  const rest = [...drawn];
  const take = (key: string | undefined): string => {
    const place = key ? rest.findIndex((one) => nameOf(one) === nameOf(key)) : -1;
    return place < 0 ? "" : rest.splice(place, 1)[0]!;
  };
  for (const key of chosen) take(key);
  const places = Array.from({ length: Math.max(chosen.length, drawn.length) }, (_, place) => chosen[place] || take(drawn[place]));
  return places.map((key) => key || take(rest[0]));
}
