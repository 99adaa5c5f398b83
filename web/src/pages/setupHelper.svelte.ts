/* The set-up helper: a set-up for a game on a real table, drawn again and again until you like it. */

import { untrack } from "svelte";
import { api } from "../lib/api";
import { DrawnSetup, NOTHING, type Kept } from "../lib/drawn.svelte";
import { FINE, ground } from "../lib/ground";
import { Layout } from "../lib/hexes";
import type { TableChoices, EditionInfo, SetupRequest } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { text } from "../lib/say";
import { settings } from "../lib/settings.svelte";
import { editionOf, freshWishes, unturned } from "../lib/wishes";

const USUAL_SEATS = 3;

export class SetupHelper {
  choices = $state.raw<TableChoices | null>(null);
  readonly setup = new DrawnSetup();
  wishes: SetupRequest = $state({ seats: USUAL_SEATS, ...freshWishes(router.query.get("code")) });
  /* What stays when the rest is drawn again. */
  keepsBoards = $state(false);
  keepsCards = $state(false);
  private failure = $state("");
  private readonly key = $derived.by(() => JSON.stringify(this.wishes));

  /* Create it while its component is created. */
  constructor() {
    api
      .choices()
      .then((answer) => (this.choices = answer))
      .catch((error: Error) => (this.failure = error.message));
    $effect(() => {
      void this.key;
      untrack(() => {
        this.releaseWhatIsGone();
        void this.draw(this.setup.kept(this.wishes, this.choices));
      });
    });
  }

  get trouble(): string {
    return this.failure || this.setup.trouble;
  }

  /* How many may play, and whether that goes with the edition. */
  get seatNumbers(): { number: number; isAllowed: boolean }[] {
    const { fewest_seats = 0, most_seats = -1 } = this.choices ?? {};
    const numbers = Array.from({ length: most_seats - fewest_seats + 1 }, (_, more) => fewest_seats + more);
    return numbers.map((number) => ({ number, isAllowed: !this.edition || number <= this.edition.most_seats }));
  }

  /* What the seats are called; a code brings its own. */
  get seats(): string[] {
    const length = (this.wishes.code && this.setup.drawn?.setup.seats) || this.wishes.seats!;
    return Array.from({ length }, (_, number) => text("choices-seat", { seat: number + 1 }));
  }

  /* While another one is being drawn, this is not what was asked for. */
  get isReady(): boolean {
    return !this.setup.isDrawing && this.setup.fulfils === this.key;
  }

  /* A code and the first game leave nothing to draw. */
  get canRedraw(): boolean {
    return !this.wishes.first_game && !this.wishes.code;
  }

  async redraw(): Promise<void> {
    await this.draw(NOTHING);
  }

  /* The light map has to be painted before the paper is. */
  async print(): Promise<void> {
    const { drawn } = this.setup;
    if (!drawn) return;
    settings.isPrinting = true;
    await ground(new Layout(drawn.game.ground.rows).picture, "light", FINE).catch(() => null);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    print();
    settings.isPrinting = false;
  }

  private get edition(): EditionInfo | null {
    return this.choices && editionOf(this.wishes, this.choices, this.setup.drawn);
  }

  private async draw(kept: Kept): Promise<void> {
    const { keepsBoards, keepsCards } = this;
    await this.setup.draw($state.snapshot(this.wishes), { ...kept, boards: keepsBoards || kept.boards, cards: keepsCards || kept.cards });
  }

  /* What an edition does not have cannot be kept for it. */
  private releaseWhatIsGone(): void {
    const { choices, edition, wishes } = this;
    const { drawn } = this.setup;
    if (!choices || !edition || !drawn) return;
    if (!wishes.code && wishes.seats! > edition.most_seats) wishes.seats = edition.most_seats;
    const offered = choices.boxes.filter(({ key }, place) => !place || edition.boxes.includes(key));
    const boards = choices.boards.filter(({ box, is_own }) => is_own || edition.boxes.includes(box)).map(({ key }) => key);
    this.keepsBoards &&= drawn.setup.boards.every((board) => boards.includes(unturned(board)));
    this.keepsCards &&= drawn.setup.cards.every((card) => offered.some(({ cards }) => cards.includes(card)));
  }
}
