/* Looks words up in the rules: whole words in any form, in any order. `wording/searching.py` does the same for the terminal. */

/* Those of a language, each list as its file has it. */
export interface Lists {
  stops: string;
  endings: string;
  /* A line for each meaning. */
  synonyms: string;
}

/* A passage, as it is searched. */
export interface Searched {
  title: string;
  kind: string;
  text: string;
}

const IN_TITLE = 3;
const IN_KIND = 2;
const IN_TEXT = 1;
/* How well a word of a text fits one that is asked for. */
const WHOLE = 1;
const BEGINS = 0.5;
const WITHIN = 0.25;
const SHORTEST_STEM = 3;
/* Letters of a word that is also found within others: "karte" in "Geländekarte", no "tie" in "properties". */
const LONG = 4;

/* Without capitals and accents. */
export function wordsOf(text: string): string[] {
  const letters = text.normalize("NFKD").toLowerCase().replace(/ß/g, "ss").replace(/œ/g, "oe").replace(/æ/g, "ae");
  return letters.replace(/\p{M}/gu, "").match(/[\p{L}\p{N}]+/gu) ?? [];
}

export class Searching {
  private readonly stops: ReadonlySet<string>;
  private readonly endings: readonly string[];
  private readonly meanings: ReadonlyMap<string, string>;

  constructor({ stops, endings, synonyms }: Lists) {
    this.endings = wordsOf(endings);
    this.stops = new Set(wordsOf(stops));
    const groups = synonyms.split("\n").map(wordsOf);
    this.meanings = new Map(groups.flatMap((group) => group.map((word) => [this.stem(word), this.stem(group[0]!)])));
  }

  /* The things that answer the most of the words, the best first; all of them if nothing is asked. */
  find<Thing>(asked: string, things: readonly Thing[], textOf: (thing: Thing) => Searched): Thing[] {
    const wanted = this.wanted(asked);
    const rated = things.map((thing) => ({ thing, ...this.rate(wanted, textOf(thing)) }));
    const most = Math.max(0, ...rated.map(({ answered }) => answered));
    if (wanted.length && !most) return [];
    const found = rated.filter(({ answered }) => answered === most);
    return found.toSorted((one, other) => other.points - one.points).map(({ thing }) => thing);
  }

  private wanted(asked: string): string[] {
    const words = [...new Set(wordsOf(asked))];
    const telling = words.filter((word) => !this.stops.has(word));
    return telling.length ? telling : words;
  }

  /* How many of the words it answers, and how well. */
  private rate(wanted: readonly string[], { title, kind, text }: Searched): { answered: number; points: number } {
    const name = wordsOf(title);
    const fields: [number, string[]][] = [
      [IN_TITLE, name],
      [IN_KIND, wordsOf(kind)],
      [IN_TEXT, wordsOf(text)],
    ];
    const points = wanted.map((word) => Math.max(...fields.map(([weight, words]) => weight * this.fits(word, words))));
    const named = name.filter((word) => !this.stops.has(word));
    const askedFor = named.filter((word) => wanted.some((one) => this.fit(one, word) === WHOLE));
    const sum = points.reduce((all, each) => all + each, 0);
    return { answered: points.filter(Boolean).length, points: sum + askedFor.length / Math.max(named.length, 1) };
  }

  private fits(wanted: string, words: readonly string[]): number {
    return Math.max(0, ...words.map((word) => this.fit(wanted, word)));
  }

  private fit(wanted: string, word: string): number {
    if (this.meaning(wanted) === this.meaning(word)) return WHOLE;
    if (word.startsWith(wanted)) return BEGINS;
    return wanted.length >= LONG && word.includes(this.stem(wanted)) ? WITHIN : 0;
  }

  private meaning(word: string): string {
    const stem = this.stem(word);
    return this.meanings.get(stem) ?? stem;
  }

  private stem(word: string): string {
    const ending = this.endings.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_STEM);
    return ending ? word.slice(0, -ending.length) : word;
  }
}
