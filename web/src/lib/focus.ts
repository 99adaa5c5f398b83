/* Where the focus goes when what had it disappears. */

import { tick } from "svelte";

/* Into a row of a list, or the last one if there are fewer. */
export async function focusRow(list: HTMLElement | undefined, row: number): Promise<void> {
  await tick();
  const rows = list?.children;
  const there = rows?.[Math.min(row, rows.length - 1)];
  // Avoid text fields: on a phone they would bring up the keyboard.
  (there?.querySelector("select") ?? there?.querySelector("button"))?.focus();
}

export const isFocusLost = (): boolean => !document.activeElement || document.activeElement === document.body;

/* The first of them that is in sight. */
export const focusShown = (selector: string): void =>
  [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].find((one) => one.checkVisibility())?.focus();

interface Opened {
  isOpen: boolean;
  close: () => void;
}

/* An action: closes something open when you press or focus anything else, or press Escape, which returns to what opened it. */
export function dismissible(node: HTMLElement, opened: Opened): { update(now: Opened): void; destroy(): void } {
  const opener = (): HTMLElement | null => node.querySelector("button, summary");
  const elsewhere = (event: Event): void => {
    if (opened.isOpen && !node.contains(event.target as Node)) opened.close();
  };
  const byKey = (event: KeyboardEvent): void => {
    if (!opened.isOpen || event.key !== "Escape") return;
    opened.close();
    opener()?.focus();
  };
  addEventListener("pointerdown", elsewhere);
  addEventListener("focusin", elsewhere);
  addEventListener("keydown", byKey);
  return {
    update(now: Opened): void {
      opened = now;
    },
    destroy(): void {
      removeEventListener("pointerdown", elsewhere);
      removeEventListener("focusin", elsewhere);
      removeEventListener("keydown", byKey);
    },
  };
}
