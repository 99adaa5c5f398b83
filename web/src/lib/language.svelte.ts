/* The reader's language: the one an address asks for, or the one chosen by hand, or the one the browser prefers. */

import LANGUAGES from "wording:languages";
import { Speaker } from "./speaker";

/* The server reads it too: it sends the page in the right language from its first byte on. */
const COOKIE = "hexstead-language";
const PARAMETER = "lang";
const A_YEAR = 365 * 24 * 60 * 60;
export const ENGLISH = "en";

/* How to get the sentences of each language. */
type Shelf = typeof LANGUAGES;

export class Language {
  current = $state(ENGLISH);
  speaker: Speaker = $state.raw(new Speaker(ENGLISH, ""));
  /* Languages load at different speeds; the last one you chose stays. */
  private wanted = ENGLISH;
  /* The start page needs only what pages say; the first game brings the rest. */
  private completing: Promise<void> | null = null;
  private hasRules = false;

  constructor(private readonly shelf: Shelf) {}

  /* All languages, each with the name its readers use. */
  get all(): { language: string; name: string }[] {
    return Object.keys(this.shelf)
      .toSorted()
      .map((language) => ({ language, name: nameOf(language) }));
  }

  /* If its sentences don't come, those of another one may. */
  async begin(): Promise<void> {
    const asked = [new URLSearchParams(location.search).get(PARAMETER), stored(), ...navigator.languages];
    for (const one of new Set([this.preferred(asked.filter((each) => each !== null)), ENGLISH])) {
      try {
        await this.speak(one);
        return;
      } catch {
        continue;
      }
    }
  }

  /* Rejects, and changes nothing, if its sentences don't come. */
  async choose(language: string): Promise<void> {
    await this.speak(language);
    if (this.current !== language) return;
    store(language);
    forgetParameter();
  }

  /* Once done, everything can be said. Rejects if the sentences don't come; then you can try again. */
  whole(): Promise<void> {
    this.completing ??= Promise.resolve()
      .then(() => this.speak(this.wanted))
      .catch((wrong: unknown) => {
        this.completing = null;
        throw wrong;
      });
    return this.completing;
  }

  /* Also what only the rules need. Rejects if it doesn't come; then you can try again. */
  async withRules(): Promise<void> {
    if (this.hasRules) return;
    this.hasRules = true;
    await this.speak(this.wanted).catch((wrong: unknown) => {
      this.hasRules = false;
      throw wrong;
    });
  }

  /* What the server says on the start page, such as a refusal, shows as soon as the rest is there. */
  private readonly lack = (): boolean => {
    if (this.completing) return false;
    this.whole().catch(() => null);
    return true;
  };

  /* A reader of nl-BE gets nl. */
  preferred(wanted: readonly string[]): string {
    const known = Object.keys(this.shelf);
    for (const one of wanted) {
      const tag = one.toLowerCase();
      const found = known.find((own) => own.toLowerCase() === tag) ?? known.find((own) => own === tag.split("-")[0]);
      if (found) return found;
    }
    return ENGLISH;
  }

  private async speak(language: string): Promise<void> {
    this.wanted = language;
    const files = this.shelf[language];
    if (!files) throw new RangeError(language);
    const isWhole = this.completing !== null;
    const { hasRules } = this;
    const sentences = await Promise.all([files.pages(), isWhole ? files.rest() : "", hasRules ? files.rules() : ""]);
    if (this.wanted !== language || (this.completing && !isWhole) || hasRules !== this.hasRules) return;
    const speaker = new Speaker(language, sentences.join("\n"), this.lack);
    this.speaker = speaker;
    this.current = language;
    document.documentElement.lang = language;
  }
}

function nameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function stored(): string | null {
  return new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(document.cookie)?.[1] ?? null;
}

function store(language: string): void {
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${A_YEAR}; samesite=lax`;
}

/* An address that asks for another language would win again after a reload. */
function forgetParameter(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(PARAMETER)) return;
  url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, "", url);
}

export const language = new Language(LANGUAGES);
