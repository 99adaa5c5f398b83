import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { languages, sentencesOf } from "../../wording.ts";
import questions from "../testing/questions.json";
import { Searching, wordsOf, type Searched } from "./searching";
import { Speaker } from "./speaker";

const ROOT = join(import.meta.dirname, "../../..");

/* All topics and components of the rules that have a text, by the keys of their titles. */
function rulesIn(language: string): { searching: Searching; passages: (Searched & { key: string })[] } {
  const sentences = `${sentencesOf(language, "rest", ROOT)}\n${sentencesOf(language, "rules", ROOT)}`;
  const speaker = new Speaker(language, sentences);
  const say = (key: string): string => speaker.say({ key, args: {} });
  const keys = [...sentences.matchAll(/^((?:rule|card|tile)-[\w-]+)-text =/gm)].map(([, key]) => key!);
  return {
    searching: new Searching({
      stops: say("search-stop-words"),
      endings: say("search-endings"),
      synonyms: say("search-synonyms"),
    }),
    passages: keys
      .toSorted((one, other) => Number(other.startsWith("rule-")) - Number(one.startsWith("rule-")))
      .map((key) => ({ key, title: say(key), kind: "", text: say(`${key}-text`) })),
  };
}

describe.each(languages(ROOT))("In %s", (language) => {
  const { searching, passages } = rulesIn(language);
  const found = (asked: string): string[] => searching.find(asked, passages, (one) => one).map(({ key }) => key);

  test.each((questions as unknown as Record<string, [string, string][]>)[language]!)("“%s” finds %s first", (asked, expected) => {
    expect(found(asked)[0]).toBe(expected);
  });

  test("nothing is found about what is nowhere", () => {
    expect(found("dragons")).toEqual([]);
  });
});

describe("Words that are looked up", () => {
  const searching = new Searching({ stops: "the how", endings: "s", synonyms: "tie draw\nhouse settlement" });
  const found = (asked: string, ...titles: string[]): string[] => searching.find(asked, titles, (title) => ({ title, kind: "", text: "" }));

  test("are whole words before beginnings, and short ones are never found within others", () => {
    expect(found("tie", "properties", "tiers", "ties")).toEqual(["ties", "tiers"]);
    expect(found("card", "postcard")).toEqual(["postcard"]);
  });

  test("may be called by another name", () => {
    expect(found("houses", "Settlement", "Castle")).toEqual(["Settlement"]);
  });

  test("need not all be there, but those with the most come alone", () => {
    expect(found("how the tall castle wins", "castle", "tall castle")).toEqual(["tall castle"]);
  });

  test("count even if they say nothing when there are no others", () => {
    expect(found("the", "the end", "castle")).toEqual(["the end"]);
  });

  test("are all there is if there are none", () => {
    expect(found(" ", "one", "other")).toEqual(["one", "other"]);
  });

  test("have neither capitals nor accents", () => {
    expect(wordsOf("L'égalité, ex æquo: Größe 3")).toEqual(["l", "egalite", "ex", "aequo", "grosse", "3"]);
  });
});
