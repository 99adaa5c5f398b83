/* The painted ground of a map as a bitmap: its filters are too slow to run again on every click, so each map is painted once for each theme. */

import { ours } from "./base";
import type { Painting } from "./settings.svelte";

/* Pixels for a unit of the map: enough for a whole map on most screens, and for a zoomed one or a finer screen. */
export const COARSE = 1.5;
export const FINE = 3;
const KEPT = 8;
/* The page responds between two strips of a map. */
const STRIP = 250;
const painted = new Map<string, Promise<ImageBitmap>>();

export const groundUrl = (rows: readonly string[], theme: Painting): string =>
  ours(`/pictures/ground.svg?theme=${theme}&rows=${rows.join(".").replaceAll(" ", "-")}`);

export function ground(rows: readonly string[], theme: Painting, scale: number): Promise<ImageBitmap> {
  const key = `${scale} ${groundUrl(rows, theme)}`;
  const known = painted.get(key);
  if (known) return known;
  const bitmap = paint(groundUrl(rows, theme), scale);
  painted.set(key, bitmap);
  if (painted.size > KEPT) painted.delete(painted.keys().next().value!);
  bitmap.catch(() => painted.delete(key));
  return bitmap;
}

async function paint(url: string, scale: number): Promise<ImageBitmap> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const [width, height] = [Math.round(image.naturalWidth * scale), Math.round(image.naturalHeight * scale)];
  const whole = new OffscreenCanvas(width, height);
  const context = whole.getContext("2d")!;
  for (let top = 0; top < height; top += STRIP) {
    const strip = new OffscreenCanvas(width, Math.min(STRIP, height - top));
    strip.getContext("2d")!.drawImage(image, 0, -top, width, height);
    const bitmap = strip.transferToImageBitmap();
    context.drawImage(bitmap, 0, top);
    bitmap.close();
    await new Promise((done) => setTimeout(done));
  }
  return whole.transferToImageBitmap();
}
