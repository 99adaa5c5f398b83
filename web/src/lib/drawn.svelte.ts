/* The set-up drawn for your wishes: it stays until a change needs another. */

import { api } from "./api";
import { inOrder } from "./latest";
import { hexesToName } from "./laying";
import type { TableChoices, Drawn, SetupRequest } from "./protocol";
import { filled, filledBoards } from "./wishes";

/* What stays when a set-up is drawn. */
export interface Kept {
  boards: boolean;
  cards: boolean;
  /* Tiles, tasks and locations on these boards. */
  lying: boolean;
  /* The island, tokens and castle tiles. */
  parts: boolean;
}
export const NOTHING: Kept = { boards: false, cards: false, lying: false, parts: false };
const EVERYTHING: Kept = { boards: true, cards: true, lying: true, parts: true };

export class DrawnSetup {
  drawn = $state.raw<Drawn | null>(null);
  trouble = $state("");
  /* The wishes that it fulfils. */
  fulfils = $state("");
  isDrawing = $state(false);
  private last: SetupRequest | null = null;
  private readonly asking = inOrder();

  /* What these wishes don't need to draw again. */
  kept(wishes: SetupRequest, choices: TableChoices | null): Kept {
    const { last } = this;
    if (!last || last.code || last.first_game) return NOTHING;
    const isSame = (pool: (wishes: SetupRequest) => unknown): boolean => JSON.stringify(pool(last)) === JSON.stringify(pool(wishes));
    const isPoolSame = isSame((one) => [one.side ?? "", poolOf(one, choices, "boards")]);
    /* As first printed, a part may need another board. */
    const needsNone = !wishes.as_first_printed || isSame((one) => [one.boxes, one.as_first_printed]);
    const boards = isPoolSame && needsNone && this.hasRoomFor(wishes, choices);
    return {
      boards,
      lying: boards,
      cards: isSame((one) => poolOf(one, choices, "cards")),
      parts: boards && isSame((one) => [one.boxes, one.as_first_printed]),
    };
  }

  /* Parts you name on their own come with boards that can hold them. */
  private hasRoomFor({ boxes }: SetupRequest, choices: TableChoices | null): boolean {
    const parts = choices?.boxes.flatMap((box) => box.parts) ?? [];
    return parts.every(({ key }) => !boxes?.includes(key) || this.drawn?.room.includes(key));
  }

  /* The answer, unless it was overtaken by a later one. */
  async draw(wishes: SetupRequest, kept: Kept): Promise<Drawn | null> {
    const isLast = this.asking();
    this.isDrawing = true;
    try {
      const answer = await drawInOrder(this.drawn ? filledFrom(this.drawn, this.last, wishes, kept) : wishes);
      if (!isLast()) return null;
      [this.drawn, this.last, this.fulfils, this.trouble] = [answer, wishes, JSON.stringify(wishes), ""];
      return answer;
    } catch (error) {
      if (isLast()) this.trouble = (error as Error).message;
      return null;
    } finally {
      if (isLast()) this.isDrawing = false;
    }
  }
}

/* What can be drawn. */
function poolOf(wishes: SetupRequest, choices: TableChoices | null, kind: "boards" | "cards"): string[] {
  const boxes = wishes.boxes ?? [];
  const there = choices?.boxes.filter(({ key }) => boxes.includes(key)) ?? [];
  return [...there.flatMap((box) => box[kind]), ...boxes.filter((key) => kind === "boards" && key === choices?.endless)];
}

/* The server puts what you chose into the first places, so a choice for a later place is drawn twice: boards first, for the rest lies on them. */
async function drawInOrder(wishes: SetupRequest): Promise<Drawn> {
  const first = await api.draw(withoutGaps(wishes));
  if (wishes.code || wishes.first_game) return first;
  const boards = filledBoards(wishes.boards ?? [], first.setup.boards);
  const areInOrder = boards.join() === first.setup.boards.join();
  const answer = areInOrder ? first : await api.draw(withoutGaps({ ...wishes, boards }));
  const ordered = filledFrom(answer, null, areInOrder ? wishes : { ...wishes, boards }, EVERYTHING);
  const isInOrder = (["tiles", "tasks", "selections"] as const).every((key) => ordered[key]!.join() === (answer.setup[key] ?? []).join());
  return isInOrder ? answer : api.draw(ordered);
}

function withoutGaps(wishes: SetupRequest): SetupRequest {
  const of = (list: string[] | undefined): string[] => (list ?? []).filter(Boolean);
  const { boards, cards, tiles, tasks, selections } = wishes;
  return { ...wishes, boards: of(boards), cards: of(cards), tiles: of(tiles), tasks: of(tasks), selections: of(selections) };
}

function filledFrom(drawn: Drawn, before: SetupRequest | null, wishes: SetupRequest, kept: Kept): SetupRequest {
  if (wishes.code || wishes.first_game) return wishes;
  const { setup } = drawn;
  const chosen = wishes.boards ?? [];
  const boards = kept.boards ? filledBoards(chosen, setup.boards) : chosen;
  const lie = kept.lying && boards.join() === setup.boards.join();
  const fill = (key: "cards" | "tiles" | "tasks" | "selections", isKept: boolean): string[] =>
    filled(wishes[key] ?? [], isKept ? (setup[key] ?? []) : []);
  return {
    ...wishes,
    boards,
    cards: fill("cards", kept.cards),
    tiles: fill("tiles", lie),
    tasks: fill("tasks", lie),
    selections: fill("selections", lie),
    island: wishes.island || (kept.parts ? setup.island : ""),
    ...(lie && kept.parts ? hexesToName(before, wishes, drawn) : {}),
  };
}
