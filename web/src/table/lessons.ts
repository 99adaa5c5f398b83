/* What the guided game teaches, in order: each lesson waits for its moment and ends when you have done or read it. */

import type { GameInfo, SeatView, HeldTile, TileInfo, GameView } from "../lib/protocol";
import { terrainCard } from "../lib/art";
import { say, text } from "../lib/say";

export interface Moment {
  view: GameView;
  game: GameInfo;
  /* There is no pointer that could hover over something. */
  isTouch: boolean;
}

export interface Lesson {
  key: string;
  title: () => string;
  text: (moment: Moment) => string;
  /* When to say it. */
  comes: (moment: Moment) => boolean;
  /* When the learner has done it; without this it ends by a button. */
  isDone?: (moment: Moment) => boolean;
  /* When it isn't needed, because the learner did it unprompted. */
  isKnown?: (moment: Moment) => boolean;
}

const own = ({ view }: Moment): SeatView => view.seats[view.reader ?? 0]!;
const infoOf = ({ game }: Moment, tile: HeldTile | undefined): TileInfo | undefined => game.tiles.find(({ key }) => key === tile?.key);
const liveTile = (moment: Moment): HeldTile | undefined => own(moment).tiles.find(({ is_live }) => is_live);
const isMine = ({ view }: Moment): boolean => view.is_yours;
const built = ({ view }: Moment): number => view.quota - view.owed;
/* A tile counts as used when it is taken up; what it is used for is chosen after that. */
const isUsing = ({ view }: Moment): boolean => view.lifted !== null || view.happened.at(-1)?.kind === "used";
const hasUsed = (moment: Moment): boolean => own(moment).tiles.some(({ state }) => state === "used") && !isUsing(moment);
const terrain = ({ view }: Moment): string => (view.terrain ? terrainCard(view.terrain.key) : "");
const cards = ({ game }: Moment): string[] => game.cards.filter(({ kind }) => kind === "card").map(({ name }) => say(name));

export const LESSONS: Lesson[] = [
  {
    key: "goal",
    title: () => text("lesson-goal"),
    text: (moment) => text("lesson-goal-text", { cards: cards(moment) }),
    comes: isMine,
  },
  {
    key: "build",
    title: () => text("lesson-build"),
    text: (moment) => text(moment.isTouch ? "lesson-build-text-touch" : "lesson-build-text", { terrain: terrain(moment) }),
    comes: (moment) => isMine(moment) && built(moment) === 0,
    isDone: (moment) => built(moment) >= 1 || !isMine(moment),
  },
  {
    key: "adjacency",
    title: () => text("lesson-adjacency"),
    text: (moment) => text("lesson-adjacency-text", { terrain: terrain(moment) }),
    comes: (moment) => isMine(moment) && built(moment) >= 1 && moment.view.owed > 0,
    isDone: (moment) => built(moment) >= 2 || !isMine(moment),
  },
  {
    key: "why",
    title: () => text("lesson-why"),
    text: () => text("lesson-why-text"),
    comes: (moment) => isMine(moment) && built(moment) >= 2 && moment.view.owed > 0,
    isDone: (moment) => moment.view.owed === 0 || !isMine(moment),
  },
  {
    key: "end",
    title: () => text("lesson-end"),
    text: () => text("lesson-end-text"),
    comes: (moment) => isMine(moment) && moment.view.owed === 0 && !liveTile(moment),
    isDone: (moment) => !isMine(moment) || moment.view.owed > 0,
  },
  {
    key: "location",
    title: () => text("lesson-location"),
    text: () => text("lesson-location-text"),
    comes: (moment) => isMine(moment) && moment.view.round >= 2 && own(moment).tiles.length === 0,
    isDone: (moment) => own(moment).tiles.length > 0,
    isKnown: (moment) => own(moment).tiles.length > 0,
  },
  {
    key: "tile",
    title: () => text("lesson-tile"),
    text: (moment) => {
      const [tile] = own(moment).tiles;
      const info = infoOf(moment, tile);
      return text(tile?.state === "new" ? "lesson-tile-text" : "lesson-tile-text-ready", {
        tile: info ? say(info.name) : "",
        text: info ? say(info.text) : "",
      });
    },
    comes: (moment) => own(moment).tiles.length > 0,
  },
  {
    key: "use",
    title: () => text("lesson-use"),
    text: (moment) => text("lesson-use-text", { tile: infoOf(moment, liveTile(moment) ?? own(moment).tiles[0])?.name ?? "" }),
    comes: (moment) => isMine(moment) && liveTile(moment) !== undefined,
    isDone: hasUsed,
    isKnown: hasUsed,
  },
  {
    key: "gold",
    title: () => text("lesson-gold"),
    text: ({ isTouch }) => text(isTouch ? "lesson-gold-text-touch" : "lesson-gold-text"),
    comes: (moment) => hasUsed(moment) || moment.view.round >= 5,
  },
  {
    key: "on",
    title: () => text("lesson-on"),
    text: () => text("lesson-on-text"),
    comes: (moment) => isMine(moment),
  },
];
