import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Router } from "./router.svelte";

/* The app as it starts at an address, hosted at the root of its site or below a path. */
async function startedAt(address: string, base = "/"): Promise<Router> {
  vi.resetModules();
  document.documentElement.dataset.base = base;
  history.replaceState(null, "", address);
  return (await import("./router.svelte")).router;
}
/* Whether the app followed it itself, so that the browser must not load a document. */
function follows(html: string, click: MouseEventInit = {}): boolean {
  let isFollowed = false;
  const end = (event: Event): void => {
    isFollowed = event.defaultPrevented;
    event.preventDefault();
  };
  document.body.innerHTML = html;
  globalThis.addEventListener("click", end);
  const pressed = document.body.querySelector("a > *") ?? document.body.firstElementChild!;
  pressed.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...click }));
  globalThis.removeEventListener("click", end);
  return isFollowed;
}

/* Every start listens to clicks; only the last one is to follow them. */
const listening: EventListener[] = [];
beforeEach(() => {
  const add = document.addEventListener.bind(document);
  vi.spyOn(document, "addEventListener").mockImplementation((kind: string, listener: unknown) => {
    listening.push(listener as EventListener);
    add(kind, listener as EventListener);
  });
});
afterEach(() => {
  for (const listener of listening.splice(0)) document.removeEventListener("click", listener);
});

describe("The path", () => {
  test("is that of the address, with what is asked", async () => {
    const router = await startedAt("/setup?code=H2-abc");
    expect([router.path, router.query.get("code")]).toEqual(["/setup", "H2-abc"]);
  });

  test("has no slash at its end, except that of the first page", async () => {
    expect((await startedAt("/rules/")).path).toBe("/rules");
    expect((await startedAt("/")).path).toBe("/");
  });

  test("is the one within the app, wherever that is hosted", async () => {
    expect((await startedAt("/games/hexstead/rules", "/games/hexstead/")).path).toBe("/rules");
    expect((await startedAt("/games/hexstead/", "/games/hexstead/")).path).toBe("/");
  });
});

describe("A link", () => {
  test("to another page is followed without loading the document", async () => {
    const router = await startedAt("/");
    expect(follows(`<a href="/rules?box=base"><b>Rules</b></a>`)).toBe(true);
    expect([router.path, router.query.get("box"), location.pathname]).toEqual(["/rules", "base", "/rules"]);
  });

  test("within an app below a path leads to a page of the app", async () => {
    const router = await startedAt("/games/hexstead/", "/games/hexstead");
    expect(follows(`<a href="/games/hexstead/rules">Rules</a>`)).toBe(true);
    expect([router.path, location.pathname]).toEqual(["/rules", "/games/hexstead/rules"]);
  });

  test.each([
    ["to another site", `<a href="https://example.org/rules">x</a>`],
    ["to be opened in another tab", `<a href="/rules" target="_blank">x</a>`],
    ["to be downloaded", `<a href="/rules" download>x</a>`],
    ["to the server itself", `<a href="/api/games/1/record">x</a>`],
  ])("%s is left to the browser", async (_, html) => {
    await startedAt("/");
    expect(follows(html)).toBe(false);
  });

  test("out of an app below a path is left to the browser", async () => {
    await startedAt("/games/hexstead/", "/games/hexstead");
    expect(follows(`<a href="/games/other">x</a>`)).toBe(false);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    "that is pressed with %o is left to the browser, which opens it elsewhere",
    async (click) => {
      await startedAt("/");
      expect(follows(`<a href="/rules">x</a>`, click)).toBe(false);
    },
  );

  test("to a place on the same page is left to the browser", async () => {
    await startedAt("/rules");
    expect(follows(`<a href="/rules#cards">x</a>`)).toBe(false);
  });
});

test("a click on the page beside all links leads nowhere", async () => {
  const router = await startedAt("/rules");
  expect(follows("<p>Words</p>")).toBe(false);
  expect(() => document.dispatchEvent(new MouseEvent("click"))).not.toThrow();
  expect(router.path).toBe("/rules");
});

describe("The address", () => {
  test("that is replaced is another page, and a visit", async () => {
    const router = await startedAt("/new");
    const { visits } = router;
    router.replace("/table/abc");
    expect([router.path, location.pathname, router.visits]).toEqual(["/table/abc", "/table/abc", visits + 1]);
  });

  test("that is renamed is the same page, and no visit", async () => {
    const router = await startedAt("/table/abc/replay");
    const { visits } = router;
    router.rename("/table/abc/replay?at=60");
    expect([router.path, location.search, router.visits]).toEqual(["/table/abc/replay", "?at=60", visits]);
  });
});
