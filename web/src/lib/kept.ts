/* What a page keeps while its tab is open, so that a look at another page loses nothing. */

export function recall<Kept>(key: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

export function keep(key: string, what: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(what));
  } catch {
    // A browser that stores nothing forgets it; everything else works.
  }
}
