/* How long to wait before connecting again: longer each time, and never all at the same moment. */

const FIRST = 400;
const LONGEST = 8000;
const GROWTH = 1.7;

export class Pauses {
  private wait = FIRST;

  /* In milliseconds. Those who lost the same server must not all come back together. */
  next(): number {
    const pause = this.wait * (0.5 + Math.random());
    this.wait = Math.min(this.wait * GROWTH, LONGEST);
    return pause;
  }

  /* All is well again. */
  reset(): void {
    this.wait = FIRST;
  }
}
