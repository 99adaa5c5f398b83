import { beforeEach, describe, expect, test, vi } from "vitest";
import { dismissible, focusRow, isFocusLost } from "./focus";

const page = (html: string): void => {
  document.body.innerHTML = html;
};
const one = (id: string): HTMLElement => document.getElementById(id)!;
const focused = (): string => document.activeElement?.id ?? "";

describe("The focus", () => {
  test("is lost when what had it disappears", () => {
    page(`<button id="here"></button>`);
    one("here").focus();
    expect(isFocusLost()).toBe(false);
    one("here").remove();
    expect(isFocusLost()).toBe(true);
  });

  test("goes into the row that took the place of another", async () => {
    page(`<ul id="list"><li><button id="a"></button></li><li><button id="b"></button></li></ul>`);
    await focusRow(one("list"), 1);
    expect(focused()).toBe("b");
  });

  test("goes into the last row if the last one was taken away", async () => {
    page(`<ul id="list"><li><button id="a"></button></li></ul>`);
    await focusRow(one("list"), 3);
    expect(focused()).toBe("a");
  });

  test("goes to what is chosen from rather than to a button, and not into a text field, which brings up the keyboard of a phone", async () => {
    page(`<ul id="list"><li><input id="text" /><button id="button"></button><select id="select"></select></li></ul>`);
    await focusRow(one("list"), 0);
    expect(focused()).toBe("select");
  });

  test("stays where it is if there is no row, or no list", async () => {
    page(`<button id="here"></button><ul id="list"></ul>`);
    one("here").focus();
    await focusRow(one("list"), 0);
    await focusRow(undefined, 0);
    expect(focused()).toBe("here");
  });
});

describe("What is open", () => {
  const close = vi.fn();
  const press = (key: string): boolean => dispatchEvent(new KeyboardEvent("keydown", { key }));
  const touch = (id: string): boolean => one(id).dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));

  beforeEach(() => {
    close.mockReset();
    page(`<div id="menu"><button id="opener"></button><a id="inside"></a></div><button id="outside"></button>`);
  });

  test("closes when something else is pressed or focused", () => {
    const action = dismissible(one("menu"), { isOpen: true, close });
    touch("outside");
    expect(close).toHaveBeenCalledOnce();
    one("outside").dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    expect(close).toHaveBeenCalledTimes(2);
    action.destroy();
  });

  test("stays open when something in it is pressed", () => {
    const action = dismissible(one("menu"), { isOpen: true, close });
    touch("inside");
    expect(close).not.toHaveBeenCalled();
    action.destroy();
  });

  test("closes by Escape alone, which leads back to what opened it", () => {
    const action = dismissible(one("menu"), { isOpen: true, close });
    press("a");
    expect(close).not.toHaveBeenCalled();
    press("Escape");
    expect(close).toHaveBeenCalledOnce();
    expect(focused()).toBe("opener");
    action.destroy();
  });

  test("is left alone while it is closed, until it is opened", () => {
    const action = dismissible(one("menu"), { isOpen: false, close });
    touch("outside");
    press("Escape");
    expect(close).not.toHaveBeenCalled();
    action.update({ isOpen: true, close });
    touch("outside");
    expect(close).toHaveBeenCalledOnce();
    action.destroy();
  });

  test("listens no more when it is gone", () => {
    dismissible(one("menu"), { isOpen: true, close }).destroy();
    touch("outside");
    press("Escape");
    expect(close).not.toHaveBeenCalled();
  });
});
