/* A sentence in parts: hexes and a name come back as what they are, so that nobody has to look for them in the text. */

import type { Argument, Said } from "./protocol";
import { say } from "./say";

export interface Part {
  kind: "text" | "hex" | "name";
  text: string;
}

/* The arguments that name a hex, in whatever is said in the log. */
const HEXES = ["hex", "origin"];
/* Characters that no language uses mark what has to come back. */
const [HEX, NAME, END] = ["\u{E000}", "\u{E001}", "\u{E002}"];
const PARTS = new RegExp(`([${HEX}${NAME}][^${END}]*)${END}`);
const KINDS: Record<string, Part["kind"] | undefined> = { [HEX]: "hex", [NAME]: "name" };

/* The names are those of the players, by seat; the name of one seat comes back as a part. */
export function partsOf(said: Said, names: readonly string[], seat: number): Part[] {
  const marked = names.map((name, other) => (other === seat ? `${NAME}${name}${END}` : name));
  return say(withHexesMarked(said), marked)
    .split(PARTS)
    .filter(Boolean)
    .map((part) => {
      const kind = KINDS[part[0]!];
      return kind ? { kind, text: part.slice(1) } : { kind: "text", text: part };
    });
}

function withHexesMarked({ key, args }: Said): Said {
  return { key, args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, withMarks(name, value)])) };
}

function withMarks(name: string, value: Argument): Argument {
  if (Array.isArray(value)) return value.map((one) => (typeof one === "object" ? withHexesMarked(one) : one));
  if (typeof value === "object") return withHexesMarked(value);
  return HEXES.includes(name) ? `${HEX}${value}${END}` : value;
}
