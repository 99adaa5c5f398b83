/* Somebody who wishes for a set-up: what there is to choose from, and what each choice makes of the wishes. */

import type { BoardInfo, Box, TableChoices, Drawn, EditionInfo, Said, SetupRequest } from "./protocol";
import { text } from "./say";
import { ANY, editionOf, filledBoards, NO_EXTRAS, turned, unturned, withoutPlaces } from "./wishes";

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

/* A board as it lies on the table. */
export interface Quadrant {
  name: Said;
  icon: string;
  rows: string[];
  isTurned: boolean;
  /* It stays when the boards are drawn again. */
  isKept: boolean;
}

/* A board that may be laid, and the place where it lies already. */
export interface Choice {
  board: BoardInfo;
  lies: number | null;
}

const QUADRANTS = 4;
/* How many rows a board has, and how many hexes each of them. */
const SIDE = 10;

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

  /* The boards on the table, in reading order. */
  get quadrants(): Quadrant[] {
    const { rows = [], boards = [] } = this.of.drawn?.game.ground ?? {};
    return boards.map(({ key, name, is_turned }, place) => {
      const [top, left] = [place < 2 ? 0 : SIDE, place % 2 ? SIDE : 0];
      return {
        name,
        icon: this.of.choices.boards.find((board) => board.key === key)?.icon ?? "",
        rows: rows.slice(top, top + SIDE).map(({ letters }) => letters.slice(left, left + SIDE)),
        isTurned: is_turned,
        isKept: this.isKept(place),
      };
    });
  }

  /* All boards that may be laid: with the same side up as those on the table. */
  get tray(): Choice[] {
    const { side } = this;
    const lying = this.lying.map(unturned);
    const there = this.of.choices.boards.filter(({ box, is_own }) => this.boxes.includes(box) || is_own);
    return there
      .filter((board) => side === null || board.side === side)
      .map((board) => ({ board, lies: lying.includes(board.key) ? lying.indexOf(board.key) : null }));
  }

  get keepsSome(): boolean {
    return !!this.of.wishes.boards?.length;
  }

  /* A first game or a code says it all. */
  get isSaid(): boolean {
    return this.of.wishes.first_game === true || (this.of.wishes.code ?? "") !== "";
  }

  /* Where the boards come from that nobody chose. */
  get source(): "drawn" | "made" {
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

  /* The last box with boards stays, and so do the boards you keep, unless they go with their box. */
  toggleBox(box: Box): void {
    const parts = box.parts.map(({ key }) => key);
    const kept = this.keptBoards.map((board) => (this.has(box) && box.boards.includes(unturned(board)) ? "" : board));
    this.setBoxes(
      toggled(this.boxes, box.key).filter((key) => !parts.includes(key)),
      kept,
    );
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

  /* It stays there. A board that lies elsewhere swaps places with the one it replaces. */
  setBoard(place: number, key: string): void {
    const four = this.keptBoards;
    const elsewhere = four.findIndex((board, other) => other !== place && unturned(board) === unturned(key));
    if (elsewhere >= 0) four[elsewhere] = four[place]!;
    four[place] = key;
    this.of.wishes = this.laidOtherwise(four);
  }

  turn(place: number): void {
    this.setBoard(place, turned(this.lying[place]!));
  }

  /* Drawing again changes the boards that nobody keeps. */
  toggleKept(place: number): void {
    const four = this.keptBoards;
    four[place] = this.isKept(place) ? "" : this.lying[place]!;
    this.of.wishes = this.isKept(place) ? this.laidOtherwise(four) : { ...this.of.wishes, boards: four };
  }

  leaveBoardsToChance(): void {
    this.of.wishes = this.laidOtherwise([]);
  }

  /* What lies on the boards depends on them: they stay. */
  fillPlaces(key: "tasks" | "tiles", chosen: string[]): void {
    this.of.wishes = { ...this.of.wishes, boards: filledBoards(this.keptBoards, this.lying), [key]: chosen };
  }

  /* Boards of the other side don't go with them. */
  chooseSide(side: string): void {
    const stay = !side || side === this.side;
    this.of.wishes = { ...(stay ? this.of.wishes : this.laidOtherwise([])), side };
  }

  drawBoards(how: "drawn" | "made"): void {
    const { choices, wishes } = this.of;
    const rest = this.boxes.filter((key) => key !== choices.endless);
    this.of.wishes = { ...withoutPlaces(wishes), boxes: how === "made" ? [...rest, choices.endless] : rest };
  }

  private get lying(): readonly string[] {
    return this.of.drawn?.setup.boards ?? [];
  }

  /* One for each place; empty where chance decides. */
  private get keptBoards(): string[] {
    return Array.from({ length: QUADRANTS }, (_, place) => this.of.wishes.boards?.[place] ?? "");
  }

  private isKept(place: number): boolean {
    return !!this.of.wishes.boards?.[place];
  }

  /* Which side of the boards is up; null if chance decides or they are not of a box. */
  private get side(): string | null {
    const [first = ""] = this.lying;
    return this.of.choices.boards.find(({ key }) => key === unturned(first))?.side ?? null;
  }

  private laidOtherwise(four: string[]): SetupRequest {
    const { wishes } = this.of;
    return { ...withoutPlaces(wishes), selections: wishes.selections, boards: four.some(Boolean) ? four : [] };
  }

  private setBoxes(next: string[], boards: string[] = []): void {
    const [first] = this.edition.boxes;
    const hasBoards = this.offered.some(({ key, boards }) => next.includes(key) && boards.length);
    if (!hasBoards && this.boxes.includes(first!)) return;
    this.of.wishes = { ...this.laidOtherwise(boards), selections: [], cards: [], island: "", boxes: hasBoards ? next : [first!, ...next] };
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
