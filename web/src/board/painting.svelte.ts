/* The painted ground on its canvas: coarse at first, and finer for whoever looks closely. */

import { COARSE, FINE, ground } from "../lib/ground";
import { settings, type Theme } from "../lib/settings.svelte";

/* From here on the coarse ground would look blurred. */
const BLURRED = COARSE * 1.15;

export class GroundPainting {
  isPainted = $state(false);
  /* Once painted finely, it stays so. */
  private isNear = $state(false);

  /* The rows of the map, and how many pixels of the screen a unit of it takes. To be made while a component is. */
  constructor(
    private readonly rows: () => readonly string[],
    pixels: () => number,
  ) {
    $effect(() => {
      if (pixels() > BLURRED) this.isNear = true;
    });
  }

  /* An attachment: it runs again when the map or the light is another one. */
  readonly onto = (canvas: HTMLCanvasElement): (() => void) => {
    const painting = new AbortController();
    const scales = this.isNear || settings.isPrinting ? [COARSE, FINE] : [COARSE];
    void this.paint(canvas, this.rows(), settings.shown, scales, painting.signal).catch(() => null);
    return () => painting.abort();
  };

  private async paint(
    canvas: HTMLCanvasElement,
    rows: readonly string[],
    theme: Theme,
    scales: readonly number[],
    signal: AbortSignal,
  ): Promise<void> {
    for (const scale of scales) {
      const bitmap = await ground(rows, theme, scale);
      if (signal.aborted) return;
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      canvas.getContext("2d")!.drawImage(bitmap, 0, 0);
      this.isPainted = true;
    }
  }
}
