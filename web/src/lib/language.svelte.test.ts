import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ENGLISH, Language } from "./language.svelte";

type File = () => Promise<string>;
const shelved = (pages: string, rest = "", rules = ""): Record<"pages" | "rest" | "rules", File> => ({
  pages: () => Promise.resolve(pages),
  rest: () => Promise.resolve(rest),
  rules: () => Promise.resolve(rules),
});
const SHELF = {
  en: shelved("hello = Hello { $name }", "bye = Goodbye"),
  nl: shelved("hello = Dag { $name }", "bye = Tot ziens", "tie = Gelijkspel"),
  "pt-BR": shelved("hello = Oi { $name }"),
};
const cutOffFile = (): Promise<string> => Promise.reject(new Error("offline"));
const offline = { pages: cutOffFile, rest: cutOffFile, rules: cutOffFile };
const bye = { key: "bye", args: {} };
const hello = { key: "hello", args: { name: "Kim" } };
const forget = (): void => {
  document.cookie = "hexstead-language=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT";
  history.replaceState(null, "", "/");
};

let language: Language;
const preferring = (...languages: string[]): void => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
};

beforeEach(() => {
  forget();
  language = new Language(SHELF);
});
afterEach(() => {
  document.documentElement.lang = ENGLISH;
});

describe("Which language it begins with", () => {
  test("is what the browser prefers most among those there are", async () => {
    preferring("fi", "nl", "en");
    await language.begin();
    expect(language.current).toBe("nl");
    expect(language.speaker.say(hello)).toBe("Dag Kim");
  });

  test.each([
    [["nl-BE"], "nl"],
    [["pt-BR"], "pt-BR"],
    [["pt-br"], "pt-BR"],
    [["en-GB", "nl"], "en"],
    [["fi", "sv"], "en"],
    [[], "en"],
  ])("for those who prefer %j is %s", (wanted, chosen) => {
    expect(language.preferred(wanted)).toBe(chosen);
  });

  test("is the one that was chosen here before", async () => {
    await language.choose("nl");
    preferring("en");
    const later = new Language(SHELF);
    await later.begin();
    expect(later.current).toBe("nl");
  });

  test("is not one that there is no more", async () => {
    document.cookie = "hexstead-language=tlh; path=/";
    preferring("nl");
    await language.begin();
    expect(language.current).toBe("nl");
  });

  test("is not remembered until somebody chooses", async () => {
    preferring("nl");
    await language.begin();
    expect(document.cookie).not.toContain("hexstead-language");
  });

  test("is the one that an address asks for, without being remembered", async () => {
    await language.choose("pt-BR");
    history.replaceState(null, "", "/table/x?lang=nl&at=3");
    const linked = new Language(SHELF);
    await linked.begin();
    expect(linked.current).toBe("nl");
    expect(document.cookie).toContain("hexstead-language=pt-BR");
  });

  test("is English if its sentences do not come", async () => {
    preferring("nl");
    const cutOff = new Language({ ...SHELF, nl: offline });
    await cutOff.begin();
    expect([cutOff.current, cutOff.speaker.say(hello)]).toEqual(["en", "Hello Kim"]);
  });
});

describe("Choosing a language", () => {
  test("says everything again that is on the screen", async () => {
    await language.choose("en");
    const shown: string[] = [];
    const stop = $effect.root(() => {
      $effect(() => {
        shown.push(language.speaker.say(hello));
      });
    });
    flushSync();
    await language.choose("nl");
    flushSync();
    await language.choose("en");
    flushSync();
    stop();
    expect(shown).toEqual(["Hello Kim", "Dag Kim", "Hello Kim"]);
  });

  test("tells the browser which language the page is in", async () => {
    await language.choose("nl");
    expect(document.documentElement.lang).toBe("nl");
  });

  test("wins over the one that the address asks for, and leaves the rest of the address", async () => {
    history.replaceState(null, "", "/table/x?lang=nl&at=3#map");
    await language.choose("pt-BR");
    expect(location.href).toMatch(/\/table\/x\?at=3#map$/);
  });

  test("offers each by the name that its readers give it", () => {
    expect(language.all).toEqual([
      { language: "en", name: "English" },
      { language: "nl", name: "Nederlands" },
      { language: "pt-BR", name: "Português (Brasil)" },
    ]);
  });

  test("loads it only then, and English not at all", async () => {
    preferring("nl");
    const [english, load] = [vi.fn(SHELF.en.pages), vi.fn(() => Promise.resolve("hello = Hei { $name }"))];
    const lazy = new Language({ ...SHELF, en: { ...SHELF.en, pages: english }, fi: { ...SHELF.en, pages: load } });
    await lazy.begin();
    expect(english).not.toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
    await lazy.choose("fi");
    expect(load).toHaveBeenCalledOnce();
  });

  test("changes nothing if its sentences do not come", async () => {
    const cutOff = new Language({ ...SHELF, nl: offline });
    await expect(cutOff.choose("nl")).rejects.toThrow("offline");
    await expect(cutOff.choose("tlh")).rejects.toThrow(RangeError);
    expect(cutOff.current).toBe("en");
    expect(document.cookie).not.toContain("hexstead-language");
  });

  test("twice ends with the last, whichever comes first", async () => {
    let arrive: (sentences: string) => void = () => undefined;
    const slow = new Language({ ...SHELF, fi: { ...SHELF.en, pages: () => new Promise((resolve) => (arrive = resolve)) } });
    const first = slow.choose("fi");
    await slow.choose("nl");
    arrive("hello = Hei { $name }");
    await first;
    expect(slow.current).toBe("nl");
    expect(document.cookie).toContain("hexstead-language=nl");
  });
});

describe("What the pages do not say themselves", () => {
  test("comes when somebody asks for it, in the language of that moment and of every later one", async () => {
    await language.choose("nl");
    await language.whole();
    expect(language.speaker.say(bye)).toBe("Tot ziens");
    await language.choose("en");
    expect(language.speaker.say(bye)).toBe("Goodbye");
  });

  test("comes by itself when it is to be said", async () => {
    await language.choose("nl");
    expect(language.speaker.say(bye)).toBe("");
    await vi.waitFor(() => expect(language.speaker.say(bye)).toBe("Tot ziens"));
  });

  test("is waited for by all who ask", async () => {
    await language.choose("nl");
    const asked = [language.whole(), language.whole()];
    await asked[1];
    expect(language.speaker.say(bye)).toBe("Tot ziens");
  });

  test("can be asked for again if it did not come", async () => {
    const rest = vi.fn(SHELF.nl.rest).mockRejectedValueOnce(new Error("offline"));
    const unlucky = new Language({ ...SHELF, nl: { ...SHELF.nl, rest } });
    await unlucky.choose("nl");
    await expect(unlucky.whole()).rejects.toThrow("offline");
    expect(unlucky.speaker.say(hello)).toBe("Dag Kim");
    await unlucky.whole();
    expect(unlucky.speaker.say(bye)).toBe("Tot ziens");
  });
});

describe("What only the rules need", () => {
  const tie = { key: "tie", args: {} };

  test("comes when it is asked for, and with every language that is chosen later", async () => {
    await language.choose("en");
    await language.withRules();
    await language.choose("nl");
    expect(language.speaker.say(tie)).toBe("Gelijkspel");
  });

  test("is asked for again if it didn't come", async () => {
    const rules = vi.fn(SHELF.nl.rules).mockRejectedValueOnce(new Error("offline"));
    const unlucky = new Language({ ...SHELF, nl: { ...SHELF.nl, rules } });
    await unlucky.choose("nl");
    await expect(unlucky.withRules()).rejects.toThrow("offline");
    expect(unlucky.speaker.say(hello)).toBe("Dag Kim");
    await unlucky.withRules();
    expect(unlucky.speaker.say(tie)).toBe("Gelijkspel");
  });
});
