/* Speakers this person doesn't want to read; kept in this browser, sent nowhere. */

const STORE = "hexstead-muted";
/* Speakers have another name at every table, so old ones can be forgotten. */
const MOST = 200;

function stored(): string[] {
  try {
    const found = JSON.parse(localStorage.getItem(STORE) ?? "[]") as string[] | null;
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

class Muted {
  private speakers: string[] = $state.raw(stored());

  has(speaker: string): boolean {
    return speaker !== "" && this.speakers.includes(speaker);
  }

  toggle(speaker: string): void {
    const others = this.speakers.filter((one) => one !== speaker);
    this.speakers = this.has(speaker) ? others : [...others, speaker].slice(-MOST);
    try {
      localStorage.setItem(STORE, JSON.stringify(this.speakers));
    } catch {
      // A browser that stores nothing forgets it with the page.
    }
  }
}

export const muted = new Muted();
