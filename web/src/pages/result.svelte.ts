/* A finished game: who won, how the gold came in, and what can be done with its map. */

import { shownOf, type Player } from "../board/shown";
import { api, type NotDone } from "../lib/api";
import type { GameView, Replay } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { say } from "../lib/say";
import { Session } from "../lib/session.svelte";

export class FinishedGame {
  replay = $state.raw<Replay | null>(null);
  /* Why it isn't shown. */
  refusal = $state.raw<NotDone | null>(null);
  /* Why its map can't be played. */
  trouble = $state("");
  isBusy = $state(false);
  /* Of somebody who plays here: offers come over it. */
  session = $state.raw<Session | null>(null);

  readonly last = $derived.by(() => this.replay?.views.at(-1) ?? null);
  readonly result = $derived.by(() => this.last?.result ?? null);
  readonly players = $derived.by((): Player[] => {
    const { players = [], colours = [] } = this.replay ?? {};
    return players.map((name, seat) => ({ name, colour: colours[seat] ?? seat }));
  });
  readonly verdict = $derived.by(() => (this.result ? say(this.result.verdict, this.replay?.players) : ""));
  /* The gold of each seat: none, then after each round. */
  readonly chart = $derived.by(() => {
    const ends = new Map<number, GameView>();
    for (const view of this.replay?.views ?? []) ends.set(view.round, view);
    const rounds = [...ends.values()].map(({ seats }) => seats.map(({ total }) => total));
    return [this.players.map(() => 0), ...rounds];
  });
  /* The final map, with nothing to choose and nothing new. */
  readonly shown = $derived.by(() => {
    const { replay, last } = this;
    return replay && last ? { ...shownOf(replay.game, last, this.players), arrived: [], live: [], recent: [], last: [] } : null;
  });

  private isGone = false;

  /* Create it while its component is created. */
  constructor(readonly id: string) {
    api
      .replay(id)
      .then((answer) => (this.replay = answer))
      .catch((error: NotDone) => (this.refusal = error));
    void this.join();
    $effect(() => () => this.leave());
  }

  /* Visitors play this map against bots. */
  async playThisMap(): Promise<void> {
    this.isBusy = true;
    const table = await api.play(this.id).catch((error: Error) => ((this.trouble = error.message), null));
    this.isBusy = false;
    if (table) router.go(`/table/${table.id}`);
  }

  private async join(): Promise<void> {
    const table = await api.table(this.id).catch(() => null);
    const isPlayer = table?.seats.some(({ is_yours, is_resigned }) => is_yours && !is_resigned);
    if (isPlayer && !this.isGone) this.session = new Session(this.id);
  }

  private leave(): void {
    this.isGone = true;
    this.session?.close();
  }
}
