import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { filesOf, languages, sentencesOf, type Part } from "../../wording.ts";

let root = "";
const lay = (path: string, text = ""): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "wording-"));
  for (const language of ["en", "nl", "pt-BR"]) lay(`web/src/wording/${language}/table.ftl`);
});
afterEach(() => rmSync(root, { recursive: true }));

test("A language is there when the browser has a folder for it", () => {
  lay("web/src/wording/languages.test.ts");
  lay("src/hexstead/wording/steps/__init__.py");
  expect(languages(root)).toEqual(["en", "nl", "pt-BR"]);
});

test("Its sentences stand with the browser, with the program and with the boxes", () => {
  for (const path of [
    "wording/nl/asks.ftl",
    "wording/en/asks.ftl",
    "wording/nl/search.ftl",
    "boxes/nomads/wording/nl.ftl",
    "boxes/harvest/wording/en.ftl",
  ])
    lay(`src/hexstead/${path}`);
  const files = (part: Part): string[] => filesOf("nl", part, root).map((path) => relative(root, path));
  expect(files("pages")).toEqual(["web/src/wording/nl/table.ftl"]);
  expect(files("rest")).toEqual(["src/hexstead/wording/nl/asks.ftl", "src/hexstead/boxes/nomads/wording/nl.ftl"]);
  expect(files("rules")).toEqual(["src/hexstead/wording/nl/search.ftl"]);
});

test("What a language lacks is said in English, and comments stay at home", () => {
  lay(
    "web/src/wording/en/table.ftl",
    "# The table.\n\ngo = Go\n    .now = now\n\nstop = { $count ->\n    [one] Stop\n   *[other] Stops\n}\n",
  );
  lay("web/src/wording/nl/table.ftl", "# De tafel.\ngo = Ga\n    .now = nu\n");
  expect(sentencesOf("nl", "pages", root)).toBe("go = Ga\n    .now = nu\nstop = { $count ->\n    [one] Stop\n   *[other] Stops\n}");
});
