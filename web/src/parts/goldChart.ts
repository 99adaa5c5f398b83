/* The geometry of the gold chart: round numbers along its edges, and what lies below a pointer. */

/* Steps that people count in: 1, 2, 5, 10, 20 ...; the smallest that needs no more marks than these. */
export function stepFor(most: number, marks: number): number {
  const least = Math.max(1, most / marks);
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= least)!;
}

/* From nothing up to the first round number that nobody goes beyond. */
export function goldMarks(most: number, marks: number): number[] {
  const step = stepFor(most, marks);
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, place) => place * step);
}

export interface RoundMark {
  at: number;
  round: number;
}

/* The first moments of some rounds, which lie evenly. */
export function roundMarks(rounds: readonly number[], marks: number): RoundMark[] {
  const step = stepFor(Math.max(1, ...rounds), marks);
  const firsts = rounds.map((round, at) => ({ at, round })).filter(({ at, round }) => round !== rounds[at - 1]);
  return firsts.filter(({ round }) => round % step === 0);
}

/* The moment that is nearest to a place between the left edge, 0, and the right one, 1. */
export const momentAt = (share: number, last: number): number => Math.round(Math.min(1, Math.max(0, share)) * last);

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/* Where a key leads; null if it leads nowhere. */
export function keyedTo(key: string, at: number, last: number): number | null {
  const to = STEPS[key]?.(at, last);
  return to === undefined ? null : Math.min(last, Math.max(0, to));
}

/* The seats with their gold, the richest first. */
export const standing = (golds: readonly number[]): { seat: number; gold: number }[] =>
  golds.map((gold, seat) => ({ seat, gold })).toSorted((one, other) => other.gold - one.gold);

/* Pieces at the ends of the lines keep this distance, so that none covers another. */
export function apart(heights: readonly number[], distance: number): number[] {
  const kept = [...heights];
  const order = heights.map((_, seat) => seat).toSorted((one, other) => heights[one]! - heights[other]!);
  order.forEach((seat, place) => {
    const above = order[place - 1];
    if (above !== undefined) kept[seat] = Math.max(kept[seat]!, kept[above]! + distance);
  });
  return kept;
}
