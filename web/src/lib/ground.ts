/* The painted ground of a map as a bitmap: its filters are too slow to run again on every click, so each map is painted once for each theme. */

import type { Theme } from "./settings.svelte";

const PIXELS_PER_UNIT = 3;
const KEPT = 6;
const painted = new Map<string, Promise<ImageBitmap>>();

export const groundUrl = (rows: readonly string[], theme: Theme): string => `/pictures/ground.svg?theme=${theme}&rows=${rows.join(".").replaceAll(" ", "-")}`;

export function ground(rows: readonly string[], theme: Theme, scale = PIXELS_PER_UNIT): Promise<ImageBitmap> {
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
  const canvas = new OffscreenCanvas(Math.round(image.naturalWidth * scale), Math.round(image.naturalHeight * scale));
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.transferToImageBitmap();
}
