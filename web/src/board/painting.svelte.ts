/* The painted ground on its canvas: coarse at first, and finer when you zoom in. */

import { COARSE, FINE, ground } from "../lib/ground";
import type { Frame } from "../lib/hexes";
import { settings, type Painting } from "../lib/settings.svelte";

/* From here on the coarse ground would look blurred. */
const BLURRED = COARSE * 1.15;
/* By then the painted ground has faded in. */
const COVERED = 400;

export class GroundPainting {
  isPainted = $state(false);
  /* The painting hides everything below it. */
  isCovered = $state(false);
  /* Once painted finely, it stays that way. */
  private isNear = $state(false);

  /* The rows of the map, what is cut out of their picture, and how many pixels of the screen a unit takes. Create it while its component is created. */
  constructor(
    private readonly rows: () => readonly string[],
    private readonly cut: () => Frame,
    pixels: () => number,
  ) {
    $effect(() => {
      if (!this.isPainted) return undefined;
      const timer = setTimeout(() => (this.isCovered = true), COVERED);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (pixels() > BLURRED) this.isNear = true;
    });
  }

  /* An attachment: it runs again when the map or the theme changes. */
  readonly onto = (canvas: HTMLCanvasElement): (() => void) => {
    const painting = new AbortController();
    const scales = this.isNear || settings.isPrinting ? [COARSE, FINE] : [COARSE];
    void this.paint(canvas, this.rows(), this.cut(), settings.painting, scales, painting.signal).catch(() => null);
    return () => painting.abort();
  };

  private async paint(
    canvas: HTMLCanvasElement,
    rows: readonly string[],
    cut: Frame,
    theme: Painting,
    scales: readonly number[],
    signal: AbortSignal,
  ): Promise<void> {
    for (const scale of scales) {
      const bitmap = await ground(rows, theme, scale);
      if (signal.aborted) return;
      canvas.width = Math.round(cut.width * scale);
      canvas.height = Math.round(cut.height * scale);
      canvas.getContext("2d")!.drawImage(bitmap, -cut.x * scale, -cut.y * scale);
      this.isPainted = true;
    }
  }
}
