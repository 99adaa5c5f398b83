/* For tests: games in the list of somebody. */

import type { Game } from "../lib/games.svelte";
import type { Glance, OwnGame } from "../lib/protocol";
import { rowsOf } from "../lib/hexes";

/* Ada sits here and plays with Ben, whose turn it is. */
export const told = (rest: Partial<OwnGame> = {}): OwnGame => ({
  id: "here",
  phase: "playing",
  seats: [
    { seat: 0, name: "Ada", colour: 0, is_yours: true },
    { seat: 1, name: "Ben", colour: 1, is_yours: false },
  ],
  at: 4,
  deciding: 1,
  is_yours: false,
  is_alone: false,
  is_paused: false,
  ago: 0,
  ...rest,
});

export const ownGame = (rest: Partial<OwnGame> = {}): Game => {
  const game = told(rest);
  return { ...game, since: Date.now() - 1000 * game.ago };
};

export const glance = (rest: Partial<Glance> = {}): Glance => ({
  at: 4,
  rows: rowsOf(["GGG", "DDD"]),
  pieces: [["A1"], []],
  round: 3,
  to_build: 2,
  terrain: "G",
  gold: [],
  ...rest,
});
