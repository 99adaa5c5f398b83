/* Tokens and castle tiles of a set-up: where they lie, and where players want them. */

import type { Hex } from "./hexes";
import type { Drawn, SetupRequest, TokenInfo } from "./protocol";
import { ANY } from "./wishes";

/* The fields of a request that name hexes, and those that ask for only one. */
type Hexes = "capitols" | "caves" | "castle_tiles";
type Single = "one_capitol";

/* Castle tiles are laid like tokens. */
export const layable = ({ game, castle_tiles }: Drawn): TokenInfo[] => [...game.tokens, ...(castle_tiles ? [castle_tiles] : [])];

export const lyingIn = (drawn: Drawn, token: TokenInfo): Hex[] =>
  (isCastle(drawn, token) ? drawn.setup.castle_tiles : drawn.setup.tokens?.[token.key]) ?? [];

/* The hexes that players have chosen. */
export const chosenFor = (wishes: SetupRequest, { field }: TokenInfo): Hex[] => (wishes[field as Hexes] ?? []).filter((hex) => hex !== ANY);

export const isSingle = (wishes: SetupRequest, { single }: TokenInfo): boolean => single !== "" && wishes[single as Single] === true;

const quadrantOf = ({ hexes }: TokenInfo, hex: Hex): Hex[] => hexes.find((there) => there.includes(hex)) ?? [];

const mostOf = (wishes: SetupRequest, token: TokenInfo): number => (isSingle(wishes, token) ? 1 : token.most);

/* A token that a player puts on this hex of the drawn boards: it comes from its quadrant, or from where the first one was. */
export function laidOn(wishes: SetupRequest, drawn: Drawn, token: TokenInfo, hex: Hex): SetupRequest {
  const quadrant = quadrantOf(token, hex);
  const others = chosenFor(wishes, token).filter((other) => !quadrant.includes(other));
  return { ...wishes, boards: [...drawn.setup.boards], [token.field]: [...others, hex].slice(-mostOf(wishes, token)) };
}

/* Nobody chooses where these lie any more, but they stay in the game: tokens come with their boxes. */
export const leftToChance = (wishes: SetupRequest, drawn: Drawn, token: TokenInfo): SetupRequest => ({
  ...wishes,
  [token.field]: isCastle(drawn, token) ? [ANY] : [],
});

const isCastle = ({ castle_tiles }: Drawn, { key }: TokenInfo): boolean => key === castle_tiles?.key;

/* Only one, or as many as there is room for: your choices stay as far as they can. */
export const onlyOne = (wishes: SetupRequest, token: TokenInfo, isOne: boolean): SetupRequest => ({
  ...wishes,
  [token.single]: isOne,
  [token.field]: chosenFor(wishes, token).slice(isOne ? -1 : 0),
});

/* The hexes to name so that everything stays where it is, except for what you move or leave to chance again. */
export function hexesToName(before: SetupRequest | null, wishes: SetupRequest, drawn: Drawn): Partial<Record<Hexes, Hex[]>> {
  const isReleased = (token: TokenInfo): boolean =>
    before !== null && chosenFor(before, token).length > 0 && !chosenFor(wishes, token).length;
  const isWished = (token: TokenInfo): boolean => !isCastle(drawn, token) || !!wishes.castle_tiles?.length;
  const staying = layable(drawn).filter((token) => isWished(token) && !isReleased(token));
  return Object.fromEntries(staying.map((token) => [token.field, stayingOf(wishes, drawn, token)]));
}

function stayingOf(wishes: SetupRequest, drawn: Drawn, token: TokenInfo): Hex[] {
  const chosen = chosenFor(wishes, token);
  const free = lyingIn(drawn, token).filter((hex) => !chosen.some((other) => quadrantOf(token, hex).includes(other)));
  return [...chosen, ...free].slice(0, mostOf(wishes, token));
}
