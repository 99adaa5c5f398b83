/* Speaks a language: turns keys and arguments into sentences, like `wording/say.py` on the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Said } from "./protocol";

type Values = Record<string, FluentVariable>;
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
export type Argument = Said["args"][string];
const PLAYER = "player";
/* A second sentence that always follows: the way out. */
const WAY = "way";

export class Speaker {
  private readonly bundle: FluentBundle;

  /* `lacks` is asked when a message is missing: whether it is on its way. */
  constructor(
    language: string,
    sentences: string,
    private readonly lacks: () => boolean = () => false,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(sentences));
  }

  /* The names are those of the players, by seat. A missing message is said as its key. */
  say(said: Said, names: readonly string[] = []): string {
    return this.parts(said, names).join(" ");
  }

  /* One sentence, or two: the fact, and the way out of it. */
  parts(said: Said, names: readonly string[] = []): string[] {
    const way = this.bundle.getMessage(said.key)?.attributes[WAY];
    const fact = this.first(said, names);
    return way ? [fact, this.format(way, this.values(said.args, names))] : [fact];
  }

  private first(said: Said, names: readonly string[]): string {
    const seat = said.args.seat;
    if (said.key === PLAYER && typeof seat === "number") return names[seat] ?? `${seat + 1}`;
    const pattern = this.bundle.getMessage(said.key)?.value;
    if (!pattern) return this.lacks() ? "" : said.key;
    return this.format(pattern, this.values(said.args, names));
  }

  /* Items in a sentence: a, b and c. */
  listed(items: readonly string[], last: "and" | "or" | "comma" | "semicolon" = "and"): string {
    if (items.length < 2) return items.join("");
    const between = last === "semicolon" ? last : "comma";
    const before = items.slice(0, -1).reduce((joined, item) => this.pair(between, joined, item));
    return this.pair(last, before, items.at(-1)!);
  }

  private pair(key: string, first: string, last: string): string {
    return this.say({ key: `list-${key}`, args: { first, last } });
  }

  /* A form that a name doesn't have shows as its variable; nothing else of the sentence is lost. */
  private format(pattern: Pattern, values: Values): string {
    return this.bundle.formatPattern(pattern, values, []);
  }

  private forms(said: Said): string[] {
    return Object.keys(this.bundle.getMessage(said.key)?.attributes ?? {});
  }

  private form(said: Said, name: string, names: readonly string[]): string {
    const pattern = this.bundle.getMessage(said.key)?.attributes[name];
    return pattern ? this.format(pattern, this.values(said.args, names)) : this.say(said, names);
  }

  private values(args: Said["args"], names: readonly string[]): Values {
    const values: Values = {};
    for (const [name, value] of Object.entries(args)) Object.assign(values, this.valuesOf(name, value, names));
    return values;
  }

  private valuesOf(name: string, value: Argument, names: readonly string[]): Values {
    if (Array.isArray(value)) return this.ofList(name, value, names);
    if (typeof value !== "object") return { [name]: value };
    const said = this.say(value, names);
    if (value.key === PLAYER) return { [name]: said, [`${name}-within`]: said };
    const forms = this.forms(value).map((form) => [`${name}-${form}`, this.form(value, form, names)]);
    return { [name]: said, ...(Object.fromEntries(forms) as Values) };
  }

  private ofList(name: string, items: readonly (number | string | Said)[], names: readonly string[]): Values {
    const said = items.map((one) => (typeof one === "object" ? this.say(one, names) : `${one}`));
    const values: Values = { [name]: this.listed(said), [`${name}-count`]: said.length };
    for (const last of ["or", "comma", "semicolon"] as const) values[`${name}-${last}`] = this.listed(said, last);
    const things = items.filter((one) => typeof one === "object");
    for (const form of things[0] ? this.forms(things[0]) : []) {
      const forms = things.map((one) => this.form(one, form, names));
      values[`${name}-${form}`] = this.listed(forms);
      values[`${name}-or-${form}`] = this.listed(forms, "or");
    }
    return values;
  }
}
