/* What a person chose for this browser; kept there, sent nowhere. */

export type Theme = "light" | "dark";
/* How pictures of the server are painted: by day or night, or in high contrast. */
export type Painting = Theme | "contrast" | "contrast-dark";

const STORE = "hexstead";

interface Choices {
  theme: Theme | null;
  sounds: boolean;
  contrast: boolean;
  keys: boolean;
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
  /* A ground of flat fills and patterns, for eyes that see few colours. */
  contrast = $state(false);
  /* Single keys do something: not for everybody who speaks to the screen or presses keys by chance. */
  keys = $state(true);
  /* Paper is white. */
  isPrinting = $state(false);
  private systemIsDark = $state(false);

  constructor() {
    const choices = stored();
    this.theme = choices.theme ?? null;
    this.sounds = choices.sounds ?? false;
    this.contrast = choices.contrast ?? false;
    this.keys = choices.keys ?? true;
    const system = matchMedia("(prefers-color-scheme: dark)");
    this.systemIsDark = system.matches;
    system.addEventListener("change", (change) => (this.systemIsDark = change.matches));
    this.show();
  }

  get shown(): Theme {
    if (this.isPrinting) return "light";
    return this.theme ?? (this.systemIsDark ? "dark" : "light");
  }

  get painting(): Painting {
    if (!this.contrast) return this.shown;
    return this.shown === "dark" ? "contrast-dark" : "contrast";
  }

  toggleContrast(): void {
    this.contrast = !this.contrast;
    this.keep();
  }

  toggleTheme(): void {
    this.theme = this.shown === "dark" ? "light" : "dark";
    this.keep();
  }

  toggleKeys(): void {
    this.keys = !this.keys;
    this.keep();
  }

  toggleSounds(): void {
    this.sounds = !this.sounds;
    this.keep();
  }

  private keep(): void {
    const { theme, sounds, contrast, keys } = this;
    this.show();
    try {
      localStorage.setItem(STORE, JSON.stringify({ theme, sounds, contrast, keys } satisfies Choices));
    } catch {
      // A browser that stores nothing forgets it with the page.
    }
  }

  private show(): void {
    if (this.theme) document.documentElement.dataset.theme = this.theme;
    if (this.contrast) document.documentElement.dataset.ground = "contrast";
    else delete document.documentElement.dataset.ground;
  }
}

export const settings = new Settings();

export const wantsStillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
