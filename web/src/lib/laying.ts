/* Tokens and castle tiles of a set-up: where they lie, and where players want them. */

import type { Hex } from "./hexes";
import type { Drawn, SetupRequest, TokenFace } from "./protocol";
import { ANY } from "./wishes";

/* The fields of a request that name hexes, and those that ask for only one. */
type Hexes = "capitols" | "caves" | "castle_tiles";
type Single = "one_capitol";

/* Castle tiles are laid like tokens. */
export const layable = ({ game, castle_tiles }: Drawn): TokenFace[] => [...game.tokens, ...(castle_tiles ? [castle_tiles] : [])];

export const lyingIn = (drawn: Drawn, face: TokenFace): Hex[] =>
  (isCastle(drawn, face) ? drawn.setup.castle_tiles : drawn.setup.tokens?.[face.key]) ?? [];

/* The hexes that players have chosen. */
export const chosenFor = (wishes: SetupRequest, { field }: TokenFace): Hex[] => (wishes[field as Hexes] ?? []).filter((hex) => hex !== ANY);

export const isSingle = (wishes: SetupRequest, { single }: TokenFace): boolean => single !== "" && wishes[single as Single] === true;

const quadrantOf = ({ hexes }: TokenFace, hex: Hex): Hex[] => hexes.find((there) => there.includes(hex)) ?? [];

const mostOf = (wishes: SetupRequest, face: TokenFace): number => (isSingle(wishes, face) ? 1 : face.most);

/* One that a player lays on this hex of the drawn boards: it comes from its quadrant, or from where one was laid first. */
export function laidOn(wishes: SetupRequest, drawn: Drawn, face: TokenFace, hex: Hex): SetupRequest {
  const quadrant = quadrantOf(face, hex);
  const others = chosenFor(wishes, face).filter((other) => !quadrant.includes(other));
  return { ...wishes, boards: [...drawn.setup.boards], [face.field]: [...others, hex].slice(-mostOf(wishes, face)) };
}

/* Nobody chooses any more where these lie, but they are still played with: tokens come with their boxes. */
export const leftToChance = (wishes: SetupRequest, drawn: Drawn, face: TokenFace): SetupRequest => ({
  ...wishes,
  [face.field]: isCastle(drawn, face) ? [ANY] : [],
});

const isCastle = ({ castle_tiles }: Drawn, { key }: TokenFace): boolean => key === castle_tiles?.key;

/* Only one, or as many as there is room for: what was chosen stays as far as it can. */
export const onlyOne = (wishes: SetupRequest, face: TokenFace, isOne: boolean): SetupRequest => ({
  ...wishes,
  [face.single]: isOne,
  [face.field]: chosenFor(wishes, face).slice(isOne ? -1 : 0),
});

/* The hexes to be named so that all stays where it lies, except for what somebody moves or leaves to chance again. */
export function hexesToName(before: SetupRequest | null, wishes: SetupRequest, drawn: Drawn): Partial<Record<Hexes, Hex[]>> {
  const isReleased = (face: TokenFace): boolean => before !== null && chosenFor(before, face).length > 0 && !chosenFor(wishes, face).length;
  const isWished = (face: TokenFace): boolean => !isCastle(drawn, face) || !!wishes.castle_tiles?.length;
  const staying = layable(drawn).filter((face) => isWished(face) && !isReleased(face));
  return Object.fromEntries(staying.map((face) => [face.field, stayingOf(wishes, drawn, face)]));
}

function stayingOf(wishes: SetupRequest, drawn: Drawn, face: TokenFace): Hex[] {
  const chosen = chosenFor(wishes, face);
  const free = lyingIn(drawn, face).filter((hex) => !chosen.some((other) => quadrantOf(face, hex).includes(other)));
  return [...chosen, ...free].slice(0, mostOf(wishes, face));
}
