import { beforeEach, describe, expect, test, vi } from "vitest";

type Settings = (typeof import("./settings.svelte"))["settings"];

const STORE = "hexstead";
/* What the system prefers; the test can change its mind. */
class System extends EventTarget {
  matches = false;

  become(isDark: boolean): void {
    this.matches = isDark;
    this.dispatchEvent(Object.assign(new Event("change"), { matches: isDark }));
  }
}
let system: System;

/* As after a reload of the page. */
async function loaded(): Promise<Settings> {
  vi.resetModules();
  return (await import("./settings.svelte")).settings;
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  system = new System();
  vi.stubGlobal("matchMedia", (query: string) => (query.includes("color-scheme") ? system : { matches: query.includes("reduced-motion") }));
});

describe("The theme", () => {
  test("is that of the system until somebody chooses, and follows it", async () => {
    const settings = await loaded();
    expect(settings.shown).toBe("light");
    system.become(true);
    expect(settings.shown).toBe("dark");
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  test("that somebody chose stays, whatever the system prefers", async () => {
    const settings = await loaded();
    settings.toggleTheme();
    expect([settings.shown, document.documentElement.dataset.theme]).toEqual(["dark", "dark"]);
    system.become(true);
    system.become(false);
    expect(settings.shown).toBe("dark");
    expect((await loaded()).shown).toBe("dark");
  });

  test("changes from what is shown, not from what was chosen", async () => {
    system.matches = true;
    const settings = await loaded();
    settings.toggleTheme();
    expect(settings.shown).toBe("light");
    settings.toggleTheme();
    expect(settings.shown).toBe("dark");
  });

  test("is light on paper", async () => {
    const settings = await loaded();
    settings.toggleTheme();
    settings.isPrinting = true;
    expect(settings.shown).toBe("light");
    settings.isPrinting = false;
    expect(settings.shown).toBe("dark");
  });

  test("is there from the first moment on when it was chosen before", async () => {
    localStorage.setItem(STORE, JSON.stringify({ theme: "dark" }));
    await loaded();
    expect(document.documentElement.dataset.theme).toBe("dark");
  });
});

describe("Sounds", () => {
  test("are off until somebody turns them on, and stay on", async () => {
    const settings = await loaded();
    expect(settings.sounds).toBe(false);
    settings.toggleSounds();
    expect((await loaded()).sounds).toBe(true);
  });

  test("are stored beside the theme, and neither forgets the other", async () => {
    const settings = await loaded();
    settings.toggleTheme();
    settings.toggleSounds();
    const again = await loaded();
    expect([again.theme, again.sounds]).toEqual(["dark", true]);
  });
});

test.each(["{half", "null"])("%s in the store counts as nothing chosen", async (stored) => {
  localStorage.setItem(STORE, stored);
  const settings = await loaded();
  expect([settings.theme, settings.sounds]).toEqual([null, false]);
});

test("a browser that stores nothing shows what was chosen as long as the page is open", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  const settings = await loaded();
  settings.toggleTheme();
  expect([settings.shown, document.documentElement.dataset.theme]).toEqual(["dark", "dark"]);
});

test("who wants no motion is heard", async () => {
  await loaded();
  expect((await import("./settings.svelte")).wantsStillness()).toBe(true);
});
