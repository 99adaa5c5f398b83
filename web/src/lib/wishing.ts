/* Somebody who wishes for a set-up: what there is to choose from, and what each choice makes of the wishes. */

import type { BoardInfo, BoardPlace, Box, TableChoices, Drawn, EditionInfo, SetupRequest } from "./protocol";
import { text } from "./say";
import { ANY, editionOf, NO_EXTRAS, unturned, withoutPlaces } from "./wishes";

/* The page that shows the wishes holds them. */
export interface Wishes {
  readonly choices: TableChoices;
  readonly drawn: Drawn | null;
  wishes: SetupRequest;
}

/* Places to be filled with components of a kind. */
export interface Places {
  label: (number: number) => string;
  kind: "card" | "tile";
  number: number;
  from: string[];
}

const QUADRANTS = 4;

export class Wishing {
  constructor(private readonly of: Wishes) {}

  get boxes(): string[] {
    return this.of.wishes.boxes ?? [];
  }

  get edition(): EditionInfo {
    return editionOf(this.of.wishes, this.of.choices, this.of.drawn);
  }

  get offered(): Box[] {
    return this.of.choices.boxes.filter(({ key }) => this.edition.boxes.includes(key));
  }

  /* Boxes with parts you can wish for. */
  get divisible(): Box[] {
    return this.offered.filter(({ parts }) => parts.length);
  }

  /* All that may be laid; what lies there without being of these boxes, such as a generated board, may stay. */
  get boards(): (BoardInfo | BoardPlace)[] {
    const own = this.ownBoards;
    const lying = this.of.drawn?.game.ground.boards ?? [];
    return [...own, ...lying.filter(({ key }) => this.isNamed(key) && own.every((board) => board.key !== key))];
  }

  /* A first game or a code says it all. */
  get isSaid(): boolean {
    return this.of.wishes.first_game === true || (this.of.wishes.code ?? "") !== "";
  }

  /* Where the boards come from. */
  get source(): "drawn" | "chosen" | "made" {
    if (this.of.wishes.boards?.length) return "chosen";
    return this.boxes.includes(this.of.choices.endless) ? "made" : "drawn";
  }

  get cards(): Places {
    const inBoxes = this.offered.filter(({ key }) => this.boxes.includes(key));
    /* The cards of the first box go with all others. */
    const from = [...new Set([this.of.choices.boxes[0]!, ...inBoxes].flatMap((box) => box.cards))];
    return { label: (number) => text("choices-card-number", { number }), kind: "card", number: this.of.choices.cards_in_play, from };
  }

  get locations(): Places {
    const label = (number: number): string => text("choices-location-number", { number });
    return { label, kind: "tile", number: QUADRANTS, from: this.edition.selections };
  }

  /* What can be chosen for the drawn boards: one of these for each place. */
  get places(): (Places & { key: "tasks" | "tiles"; name: string })[] {
    const setup = this.of.drawn?.setup;
    return [
      {
        key: "tasks" as const,
        name: text("choices-tasks"),
        label: (number: number) => text("choices-task-number", { number }),
        kind: "card" as const,
        number: setup?.tasks?.length ?? 0,
        from: this.offered.flatMap(({ tasks }) => tasks),
      },
      {
        key: "tiles" as const,
        name: text("choices-tiles"),
        label: (number: number) => text("choices-tile-number", { number }),
        kind: "tile" as const,
        number: setup?.tiles?.length ?? 0,
        from: this.offered.flatMap(({ tiles }) => tiles),
      },
    ].filter(({ number }) => number);
  }

  get islands(): string[] {
    return this.of.drawn?.setup.island || this.of.wishes.island ? this.offered.flatMap((box) => box.islands) : [];
  }

  /* The game uses all of the box, or some parts of it. */
  has(box: Box): boolean {
    return this.boxes.includes(box.key);
  }

  hasSomeOf(box: Box): boolean {
    return !this.has(box) && box.parts.some(({ key }) => this.boxes.includes(key));
  }

  hasPart(box: Box, part: string): boolean {
    return this.has(box) || this.boxes.includes(part);
  }

  /* The last box with boards stays. */
  toggleBox(box: Box): void {
    const parts = box.parts.map(({ key }) => key);
    this.setBoxes(toggled(this.boxes, box.key).filter((key) => !parts.includes(key)));
  }

  /* All parts of a box are the box. */
  togglePart(box: Box, part: string): void {
    const parts = box.parts.map(({ key }) => key);
    const there = parts.filter((key) => this.hasPart(box, key));
    const wanted = toggled(there, part);
    const rest = this.boxes.filter((key) => key !== box.key && !parts.includes(key));
    this.setBoxes([...rest, ...(wanted.length === parts.length ? [box.key] : wanted)]);
  }

  toggleOption(key: string): void {
    this.of.wishes.options = toggled(this.of.wishes.options ?? [], key);
  }

  toggleCastleTiles(): void {
    this.of.wishes.castle_tiles = this.of.wishes.castle_tiles?.length ? [] : [ANY];
  }

  setEdition({ key, boxes }: EditionInfo): void {
    const kept = this.boxes.filter((box) => boxes.includes(box));
    this.of.wishes = { ...this.of.wishes, ...NO_EXTRAS, edition: key, boxes: kept.length ? kept : boxes.slice(0, 1) };
  }

  /* A board that lies elsewhere swaps places with the one it replaces. */
  setBoard(place: number, key: string): void {
    const { wishes } = this.of;
    const four = Array.from({ length: QUADRANTS }, (_, other) => wishes.boards?.[other] ?? "");
    const elsewhere = four.findIndex((board, other) => other !== place && unturned(board) === unturned(key));
    if (elsewhere >= 0) four[elsewhere] = four[place]!;
    four[place] = key;
    this.of.wishes = { ...withoutPlaces(wishes), selections: wishes.selections, boards: four };
  }

  /* Four boards or none: the choice starts from the drawn ones. */
  chooseBoards(how: "drawn" | "chosen" | "made"): void {
    const { choices, drawn, wishes } = this.of;
    const own = this.ownBoards.map(({ key }) => key);
    const rest = this.boxes.filter((key) => key !== choices.endless);
    const known = drawn?.setup.boards.every((name) => own.includes(unturned(name))) ? drawn.setup.boards : null;
    const four = how === "chosen" ? (known ?? own.slice(0, QUADRANTS)) : [];
    this.of.wishes = { ...withoutPlaces(wishes), boards: [...four], boxes: how === "made" ? [...rest, choices.endless] : rest };
  }

  private get ownBoards(): BoardInfo[] {
    return this.of.choices.boards.filter(({ box, is_own }) => this.boxes.includes(box) || is_own);
  }

  private isNamed(key: string): boolean {
    return !!this.of.wishes.boards?.some((name) => unturned(name) === key);
  }

  private setBoxes(next: string[]): void {
    const [first] = this.edition.boxes;
    const hasBoards = this.offered.some(({ key, boards }) => next.includes(key) && boards.length);
    if (!hasBoards && this.boxes.includes(first!)) return;
    this.of.wishes = { ...withoutPlaces(this.of.wishes), cards: [], island: "", boxes: hasBoards ? next : [first!, ...next] };
  }
}

/* One more choice for a place; places that are left to chance are empty. */
export function filledAt(list: readonly string[] | undefined, place: number, key: string): string[] {
  const length = Math.max(list?.length ?? 0, place + 1);
  const next = Array.from({ length }, (_, other) => (other === place ? key : (list?.[other] ?? "")));
  return next.some(Boolean) ? next : [];
}

/* As often as there are places for it already. */
export const isTaken = (chosen: readonly string[], { from }: Places, key: string): boolean =>
  chosen.filter((one) => one === key).length >= from.filter((one) => one === key).length;

const toggled = (list: readonly string[], key: string): string[] =>
  list.includes(key) ? list.filter((one) => one !== key) : [...list, key];
