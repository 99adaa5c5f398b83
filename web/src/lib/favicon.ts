/* The icon of the page, with the number of games that wait for you. */

import drawing from "./waiting.svg?raw";

/* No more than one digit can be read at this size. */
const MOST = 9;
const PLACE = /#(?=<)/;

let usual: string | null = null;

/* 0: as it always is. */
export function showOnIcon(count: number): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel~=icon]");
  if (!link) return;
  usual ??= link.href;
  const wanted = count ? `data:image/svg+xml,${encodeURIComponent(drawing.replace(PLACE, String(Math.min(count, MOST))))}` : usual;
  if (link.href !== wanted) link.href = wanted;
}
