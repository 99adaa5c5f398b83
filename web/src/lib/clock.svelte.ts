/* The time of day, for whatever says how long ago something was: it moves on twice a minute. */

import { createSubscriber } from "svelte/reactivity";

const STEP = 30_000;

class Clock {
  private readonly follow = createSubscriber((update) => {
    const beat = setInterval(update, STEP);
    return () => clearInterval(beat);
  });

  get now(): number {
    this.follow();
    return Date.now();
  }
}

export const clock = new Clock();
