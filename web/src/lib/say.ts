/* Everything the browser says is said here, in the current language; whatever shows it follows when another one is chosen. */

import { language } from "./language.svelte";
import type { ChatLine, GameInfo, Said } from "./protocol";

/* What the server sends as data. The names are those of the players, by seat. */
export const say = (said: Said, names?: readonly string[]): string => language.speaker.say(said, names);

/* The same as a fact, and if there is one, the way out of it. */
export const sayParts = (said: Said): string[] => language.speaker.parts(said);

/* What the browser says itself, such as `text("table-round", { round })`, from the files in `wording`. */
export const text = (key: string, args: Said["args"] = {}): string => language.speaker.say({ key, args });

/* The rules' name for a component or its state, by its key. */
export const sayKey = (key: string): string => text(key);

/* How a doubtful point of the rules is read, by the number of its ruling. */
export const sayRuling = (number: number): string => sayKey(`ruling-${number}`);

/* A component by its kind and key; one without a printed name, such as your own board, goes by its key. */
export function nameOf(kind: "board" | "card" | "tile", key: string): string {
  const name = sayKey(`${kind}-${key}`);
  return name === `${kind}-${key}` ? key : name;
}

/* Items one after the other, such as "K6, grass, settlement of Anna". */
export const listed = (items: readonly string[]): string => language.speaker.listed(items, "comma");

/* A number with its sign: "+3". */
export const signed = (number: number): string => new Intl.NumberFormat(language.current, { signDisplay: "exceptZero" }).format(number);

/* What gold comes from. */
export function nameIn(game: GameInfo, source: string): string {
  const found = game.sources.find(({ key }) => key === source);
  return found ? say(found.name) : source;
}

/* Several sentences one after the other. */
export const sayAll = (said: readonly Said[]): string => said.map((one) => say(one)).join(" ");

/* A line of the chat: the table's own lines are data. */
export const lineText = (line: ChatLine): string => (line.said ? say(line.said) : line.text);

/* What the server said when it closed a connection: data as text, or nothing. */
export function farewell(reason: string): string {
  try {
    const said: unknown = JSON.parse(reason);
    return isSaid(said) ? say(said) : "";
  } catch {
    return "";
  }
}

function isSaid(value: unknown): value is Said {
  return typeof value === "object" && value !== null && "key" in value && "args" in value;
}
