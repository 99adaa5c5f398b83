/* What a person chose for this browser; kept there, sent nowhere. */

export type Theme = "light" | "dark";

const STORE = "hexstead";

interface Choices {
  theme: Theme | null;
  sounds: boolean;
}

function stored(): Partial<Choices> {
  try {
    return (JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Choices> | null) ?? {};
  } catch {
    return {};
  }
}

class Settings {
  theme: Theme | null = $state(null);
  sounds = $state(false);
  /* Paper is white. */
  isPrinting = $state(false);
  private systemIsDark = $state(false);

  constructor() {
    const choices = stored();
    this.theme = choices.theme ?? null;
    this.sounds = choices.sounds ?? false;
    const system = matchMedia("(prefers-color-scheme: dark)");
    this.systemIsDark = system.matches;
    system.addEventListener("change", (change) => (this.systemIsDark = change.matches));
    this.show();
  }

  get shown(): Theme {
    if (this.isPrinting) return "light";
    return this.theme ?? (this.systemIsDark ? "dark" : "light");
  }

  toggleTheme(): void {
    this.theme = this.shown === "dark" ? "light" : "dark";
    this.keep();
  }

  toggleSounds(): void {
    this.sounds = !this.sounds;
    this.keep();
  }

  private keep(): void {
    const { theme, sounds } = this;
    this.show();
    try {
      localStorage.setItem(STORE, JSON.stringify({ theme, sounds } satisfies Choices));
    } catch {
      // A browser that stores nothing forgets it with the page.
    }
  }

  private show(): void {
    if (this.theme) document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();

export const wantsStillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
