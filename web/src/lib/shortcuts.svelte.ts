/* Keys that do what buttons do: one table, which the keyboard follows, the buttons name and the help shows. */

import { tick } from "svelte";
import { text } from "./say";
import { settings } from "./settings.svelte";

const SIGNS: Record<string, string> = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓" };
const ARROWS = Object.keys(SIGNS);

/* By where they work, then by what they do. A key has the name that browsers have for it. */
export const SHORTCUTS = {
  table: {
    build: ["B"],
    finish: ["E"],
    "take-back": ["Z"],
    cancel: ["C"],
    tile: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
    cards: ["K"],
    log: ["L"],
    chat: ["T"],
  },
  map: {
    walk: ARROWS,
    "walk-lit": ARROWS.map((arrow) => `Shift+${arrow}`),
    choose: ["Enter", "Space"],
    nearer: ["+"],
    farther: ["-"],
  },
  replay: {
    first: ["Home"],
    previous: ["ArrowLeft"],
    play: ["Space"],
    next: ["ArrowRight"],
    last: ["End"],
  },
  everywhere: {
    rules: ["R"],
    sounds: ["S"],
    close: ["Escape"],
    help: ["?"],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;

export type Place = keyof typeof SHORTCUTS;
type Deeds = (typeof SHORTCUTS)["table"] & (typeof SHORTCUTS)["map"] & (typeof SHORTCUTS)["replay"] & (typeof SHORTCUTS)["everywhere"];
export type Deed = keyof Deeds;

export const PLACES = Object.keys(SHORTCUTS) as Place[];
export const shortcutsIn = (place: Place): [Deed, readonly string[]][] =>
  Object.entries<readonly string[]>(SHORTCUTS[place]) as [Deed, readonly string[]][];
const KEYS = Object.fromEntries(PLACES.flatMap(shortcutsIn)) as Record<Deed, readonly string[]>;
const KNOWN = new Set(Object.values(KEYS).flat());

/* Digits go by their place on the keyboard where they need Shift. */
function nameOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (key === " ") return "Space";
  const named = key.length === 1 ? key.toUpperCase() : shiftKey && ARROWS.includes(key) ? `Shift+${key}` : key;
  return KNOWN.has(named) ? named : (/^Digit(\d)$/.exec(code)?.[1] ?? named);
}

/* As it is printed on the key. */
export const keyName = (key: string): string => SIGNS[key] ?? (key.length > 1 ? text(`keys-name-${key.toLowerCase()}`) : key);

/* What a key does in a place; nothing if it has no meaning there. */
export function deedOf(event: KeyboardEvent, place: Place): Deed | null {
  const name = nameOf(event);
  return shortcutsIn(place).find(([, keys]) => keys.includes(name))?.[0] ?? null;
}

/* For a button or a list: its key, which presses it or goes there, and a title that names both. */
export function hint(deed: Deed, title = "", place = 0): { "aria-keyshortcuts"?: string; title?: string } {
  const key = KEYS[deed][place];
  if (!settings.keys || !key) return title ? { title } : {};
  return { "aria-keyshortcuts": key, ...(title && { title: text("keys-hint", { what: title, key: keyName(key) }) }) };
}

/* What has the focus needs this key itself. */
function isNeeded(name: string, target: Element): boolean {
  const field = target.closest("input,select,textarea,[contenteditable]");
  if (field && !(field instanceof HTMLInputElement && field.type === "range")) return true;
  if (field) return ARROWS.includes(name) || name === "Home" || name === "End";
  return (name === "Space" || name === "Enter") && target.closest("a,button,summary") !== null;
}

const hasQuestion = (): boolean => document.querySelector("dialog[open], [aria-modal=true]") !== null;

/* Presses or focuses what is in sight and has this key; returns whether there is something. */
function reach(key: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")];
  const found = all.find(
    (one) => one.getAttribute("aria-keyshortcuts") === key && !one.closest("[inert]") && one.checkVisibility({ visibilityProperty: true }),
  );
  if (!found) return false;
  if (found.matches("a,button")) found.click();
  else found.focus();
  return true;
}

class Shortcuts {
  isHelpOpen = $state(false);
  private readonly own = new Map<string, () => void>([["?", () => (this.isHelpOpen = true)]]);

  /* What a page does where nothing in sight has the key; afterwards something may. Returns what ends that. */
  add(deeds: Partial<Record<Deed, () => void>>): () => void {
    const keys = Object.entries(deeds).map(([deed, does]) => [KEYS[deed as Deed][0]!, does] as const);
    for (const [key, does] of keys) this.own.set(key, does);
    return () => {
      for (const [key] of keys) this.own.delete(key);
    };
  }

  async press(event: KeyboardEvent): Promise<void> {
    const name = nameOf(event);
    const isOther = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || (event.repeat && !ARROWS.includes(name));
    if (!settings.keys || isOther || !KNOWN.has(name) || isNeeded(name, event.target as Element) || hasQuestion()) return;
    const does = this.own.get(name);
    const wasReached = reach(name);
    if (wasReached || does) event.preventDefault();
    if (wasReached || !does) return;
    does();
    await tick();
    reach(name);
  }
}

export const shortcuts = new Shortcuts();
