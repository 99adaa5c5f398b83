/* For tests: classes with effects are made while a component is, and end with it. */

import { flushSync } from "svelte";
import { onTestFinished } from "vitest";

export function inComponent<Made>(make: () => Made): Made {
  let made: Made;
  onTestFinished(
    $effect.root(() => {
      made = make();
    }),
  );
  flushSync();
  return made!;
}

/* Answers that are there already arrive, and all that follows from them. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) {
    await Promise.resolve();
    flushSync();
  }
}
