/* For tests: what stands in the sources of the app, as a tree of nodes. */

import { parse } from "svelte/compiler";

const FILES = import.meta.glob<string>(
  ["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../**/*.d.ts", "!../testing/**", "!../wording/**"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export interface Node {
  type: string;
  [field: string]: unknown;
}
export interface Source {
  path: string;
  tree: Node;
}

/* A module is read as the script of a page without anything else. */
const treeOf = (path: string, source: string): Node =>
  parse(path.endsWith(".svelte") ? source : `<script lang="ts">\n${source}\n</script>`, { modern: true }) as unknown as Node;

export const SOURCES: Source[] = Object.entries(FILES).map(([path, source]) => ({ path, tree: treeOf(path, source) }));

export const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

export function* childrenOf(node: Node): Generator<Node> {
  for (const [field, value] of Object.entries(node)) {
    if (field === "metadata" || field === "parent") continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      if (isNode(one)) yield one;
      else if (typeof one === "object" && one !== null) yield* childrenOf(one as Node);
    }
  }
}

export function* within(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* within(child);
}
