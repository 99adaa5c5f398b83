import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "./settings.svelte";
import { deedOf, hint, keyName, PLACES, shortcuts, shortcutsIn } from "./shortcuts.svelte";

let pressed: string[] = [];
/* Everything is in sight but what is marked otherwise. */
beforeEach(() => {
  pressed = [];
  settings.keys = true;
  shortcuts.isHelpOpen = false;
  HTMLElement.prototype.checkVisibility = function (): boolean {
    return !this.hidden;
  };
});
afterEach(() => (document.body.innerHTML = ""));

function show(html: string): void {
  document.body.innerHTML = html;
  for (const button of document.querySelectorAll<HTMLElement>("button, a")) button.addEventListener("click", () => pressed.push(button.id));
}
const event = (key: string, rest: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent("keydown", { key, cancelable: true, ...rest });

function press(key: string, on: Element = document.body, rest: KeyboardEventInit = {}): boolean {
  const made = event(key, rest);
  Object.defineProperty(made, "target", { value: on });
  void shortcuts.press(made);
  return made.defaultPrevented;
}
const first = (selector: string): Element => document.querySelector(selector)!;

describe("The table of keys", () => {
  test("gives each key one meaning in a place, and none at the table that it has everywhere", () => {
    for (const place of PLACES) {
      const keys = [...shortcutsIn(place), ...(place === "everywhere" ? [] : shortcutsIn("everywhere"))].flatMap(([, all]) => all);
      expect(new Set(keys).size, place).toBe(keys.length);
    }
  });

  test("knows letters in both cases, the space bar, and arrows with Shift", () => {
    expect([deedOf(event("e"), "table"), deedOf(event("E"), "table")]).toEqual(["finish", "finish"]);
    expect([deedOf(event(" "), "replay"), deedOf(event(" "), "map")]).toEqual(["play", "choose"]);
    expect(deedOf(event("ArrowUp"), "map")).toBe("walk");
    expect(deedOf(event("ArrowUp", { shiftKey: true }), "map")).toBe("walk-lit");
  });

  test("finds digits where they need Shift, and leaves a minus there alone", () => {
    expect(deedOf(event("&", { code: "Digit1" }), "table")).toBe("tile");
    expect(deedOf(event("-", { code: "Digit6" }), "map")).toBe("farther");
  });

  test("names each key as it is printed", () => {
    expect(["ArrowLeft", "Space", "E"].map(keyName)).toEqual(["←", "Space", "E"]);
  });
});

describe("A button", () => {
  test("names its key", () => {
    expect(hint("take-back", "Take back")).toEqual({ "aria-keyshortcuts": "Z", title: "Take back (Z)" });
    expect(hint("tile", "", 2)).toEqual({ "aria-keyshortcuts": "3" });
    expect(hint("tile", "", 9)).toEqual({});
  });

  test("keeps its title where the keys are switched off", () => {
    settings.keys = false;
    expect(hint("take-back", "Take back")).toEqual({ title: "Take back" });
  });

  test("is pressed by its key if it is in sight and can be reached", () => {
    show(`<button id="hidden" hidden aria-keyshortcuts="E"></button>
      <div inert><button id="behind" aria-keyshortcuts="E"></button></div><button id="here" aria-keyshortcuts="E"></button>`);
    expect(press("e")).toBe(true);
    expect(pressed).toEqual(["here"]);
  });

  test("isn't pressed while somebody types, nor by what the browser uses the key for", () => {
    show(`<button id="end" aria-keyshortcuts="E"></button><button id="play" aria-keyshortcuts="Space"></button>
      <button id="next" aria-keyshortcuts="ArrowRight"></button><input type="text" /><input type="range" /><select></select>`);
    for (const [key, on] of [
      ["e", "input"],
      ["e", "select"],
      [" ", "#end"],
      ["ArrowRight", "input[type=range]"],
    ] as const)
      expect(press(key, first(on)), key).toBe(false);
    for (const rest of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }]) press("e", document.body, rest);
    expect(pressed).toEqual([]);
    press("e", first("input[type=range]"));
    expect(pressed).toEqual(["end"]);
  });

  test("isn't pressed while a question is open, or the keys are switched off", () => {
    show(`<button id="end" aria-keyshortcuts="E"></button><dialog open></dialog>`);
    expect(press("e")).toBe(false);
    first("dialog").remove();
    settings.keys = false;
    expect(press("e")).toBe(false);
    expect(pressed).toEqual([]);
  });
});

describe("A key", () => {
  test("goes to a list that has it", () => {
    show(`<ol tabindex="0" aria-keyshortcuts="L"></ol>`);
    expect(press("l")).toBe(true);
    expect(document.activeElement).toBe(first("ol"));
  });

  test("does what the page says where nothing has it, then goes to what that brought into sight", async () => {
    const end = shortcuts.add({ log: () => show(`<ol tabindex="0" aria-keyshortcuts="L"></ol>`) });
    expect(press("l")).toBe(true);
    await vi.waitFor(() => expect(document.activeElement).toBe(first("ol")));
    end();
    show("");
    expect(press("l")).toBe(false);
  });

  test("opens the help", () => {
    expect(press("?", document.body, { shiftKey: true })).toBe(true);
    expect(shortcuts.isHelpOpen).toBe(true);
  });

  test("that means nothing is left to the browser", () => expect([press("Tab"), press("q")]).toEqual([false, false]));
});
