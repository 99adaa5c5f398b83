/* What the guided game teaches, in order: each lesson waits for its moment and ends when it was done or read. */

import type { Game, View } from "../lib/protocol";

export interface Moment {
  view: View;
  game: Game;
}

export interface Lesson {
  key: string;
  title: string;
  text: (moment: Moment) => string;
  /* When it is to be said. */
  comes: (moment: Moment) => boolean;
  /* When the learner has done it; without this it ends by a button. */
  isDone?: (moment: Moment) => boolean;
  /* When there is no need for it, because the learner did it without being told. */
  isKnown?: (moment: Moment) => boolean;
}

const own = ({ view }: Moment) => view.seats[view.reader ?? 0]!;
const isMine = ({ view }: Moment): boolean => view.is_yours;
const built = ({ view }: Moment): number => view.quota - view.owed;
/* A tile counts as used when it is taken up; what it is used for is chosen after that. */
const isUsing = ({ view }: Moment): boolean => view.lifted !== null || view.happened.at(-1)?.kind === "used";
const hasUsed = (moment: Moment): boolean => own(moment).tiles.some(({ state }) => state === "used") && !isUsing(moment);
const terrain = ({ view }: Moment): string => view.terrain?.name ?? "";

export const LESSONS: Lesson[] = [
  {
    key: "goal",
    title: "Build a kingdom worth gold",
    text: ({ game }) => `Settlements earn gold. How, the kingdom cards say: ${game.cards.filter(({ kind }) => kind === "card").map(({ name }) => name).join(", ")}.`,
    comes: isMine,
  },
  {
    key: "build",
    title: "Build the first settlement",
    text: (moment) => `Your card shows ${terrain(moment)}. Choose any bright hex. Pointing at one shows its gold.`,
    comes: (moment) => isMine(moment) && built(moment) === 0,
    isDone: (moment) => built(moment) >= 1 || !isMine(moment),
  },
  {
    key: "adjacency",
    title: "Stay together",
    text: (moment) => `Now only ${terrain(moment)} next to your settlements is bright: you must build beside your own if you can.`,
    comes: (moment) => isMine(moment) && built(moment) >= 1 && moment.view.owed > 0,
    isDone: (moment) => built(moment) >= 2 || !isMine(moment),
  },
  {
    key: "why",
    title: "Ask why not",
    text: () => "Choose a hex that is not bright: it tells you why. Then build the last settlement of this turn.",
    comes: (moment) => isMine(moment) && built(moment) >= 2 && moment.view.owed > 0,
    isDone: (moment) => moment.view.owed === 0 || !isMine(moment),
  },
  {
    key: "end",
    title: "Three are built",
    text: () => "That was your turn. Take back is there for second thoughts. Then end the turn.",
    comes: (moment) => isMine(moment) && moment.view.owed === 0 && own(moment).tiles.every(({ is_live }) => !is_live),
    isDone: (moment) => !isMine(moment) || moment.view.owed > 0,
  },
  {
    key: "location",
    title: "Take a tile",
    text: () => "Hexes with a golden rim are locations. Build right beside one and its tile is yours.",
    comes: (moment) => isMine(moment) && moment.view.round >= 2 && own(moment).tiles.length === 0,
    isDone: (moment) => own(moment).tiles.length > 0,
    isKnown: (moment) => own(moment).tiles.length > 0,
  },
  {
    key: "tile",
    title: "A tile of your own",
    text: (moment) => `${own(moment).tiles[0]?.name ?? ""}: ${own(moment).tiles[0]?.text ?? ""} It can be used from your next turn on, once in every turn.`,
    comes: (moment) => own(moment).tiles.length > 0,
  },
  {
    key: "use",
    title: "Use the tile",
    text: (moment) => `Before or after your three settlements: choose ${own(moment).tiles.find(({ is_live }) => is_live)?.name ?? "it"} among your tiles, then a bright hex.`,
    comes: (moment) => isMine(moment) && own(moment).tiles.some(({ is_live }) => is_live),
    isDone: hasUsed,
    isKnown: hasUsed,
  },
  {
    key: "gold",
    title: "Where the gold comes from",
    text: () => "Point at a bar of a card: the hexes that earn it light up. Look at the others too.",
    comes: (moment) => hasUsed(moment) || moment.view.round >= 5,
  },
  {
    key: "on",
    title: "The rest is yours",
    text: () => "When somebody has built the last settlement, the round is finished, and most gold wins.",
    comes: (moment) => isMine(moment),
  },
];
