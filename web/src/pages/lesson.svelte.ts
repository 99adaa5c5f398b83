/* The way into the guided game: a table for it, and on to it. */

import { api } from "../lib/api";
import { router } from "../lib/router.svelte";

export class LessonMaker {
  /* Why there is no table. */
  trouble = $state("");

  async make(): Promise<void> {
    try {
      const { id } = await api.create({
        setup: { seats: 2, first_game: true },
        seats: [{ kind: "here" }, { kind: "bot" }],
        is_lesson: true,
      });
      router.replace(`/table/${id}`);
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }
}
