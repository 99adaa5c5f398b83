/* Pages arrange: what they fetch and keep is in the classes beside them, which have tests. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PAGES = readdirSync("src/pages").filter((name) => name.endsWith("Page.svelte"));

test.each(PAGES)("%s fetches nothing and keeps no answers", (name) => {
  const page = readFileSync(`src/pages/${name}`, "utf-8");
  expect(page.match(/\bapi\.|\bapi[ ,].*"\.\.\/lib\/api"|\$state\.raw/g)).toBeNull();
});
