import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LICENCE, LINKS, PARTS, VERSION } from "./about";

const web = JSON.parse(readFileSync("package.json", "utf8")) as { version: string; dependencies: Record<string, string> };
const project = readFileSync("../pyproject.toml", "utf8");

test("About names the version of this release", () => {
  expect(project).toContain(`\nversion = "${VERSION}"\n`);
});

test("About names everything that an installation fetches, and nothing else", () => {
  const list = /^dependencies = \[\n(.*?)^\]/ms.exec(project)![1]!;
  const python = [...list.matchAll(/^ *"([\w.-]+)/gm)].map(([, name]) => name!);
  expect(python.length).toBeGreaterThan(10);
  expect(PARTS.map(({ key }) => key).toSorted()).toEqual([...Object.keys(web.dependencies), ...python].toSorted());
});

test("About leads to where the project says it lives", () => {
  for (const address of [LINKS.source, LINKS.docs, LINKS.changelog, LINKS.issues]) expect(project).toContain(`"${address}"`);
  expect(LICENCE).toContain(LINKS.source);
});
