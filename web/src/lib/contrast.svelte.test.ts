import { afterEach, expect, test } from "vitest";
import { groundUrl } from "./ground";
import { settings } from "./settings.svelte";

afterEach(() => {
  if (settings.contrast) settings.toggleContrast();
});

test("A ground in high contrast is asked for by day and by night, and kept", () => {
  settings.theme = "light";
  settings.toggleContrast();
  expect(settings.painting).toBe("contrast");
  expect(groundUrl(["GG"], settings.painting)).toContain("theme=contrast&");
  expect(document.documentElement.dataset.ground).toBe("contrast");
  settings.theme = "dark";
  expect(settings.painting).toBe("contrast-dark");
  expect(JSON.parse(localStorage.getItem("hexstead") ?? "{}")).toMatchObject({ contrast: true });
  settings.toggleContrast();
  expect(settings.painting).toBe("dark");
  expect(document.documentElement.dataset.ground).toBeUndefined();
});
