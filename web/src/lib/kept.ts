/* What a page keeps: while its tab is open, so that a look at another page loses nothing, or for the next visit. */

type Span = "tab" | "lasting";

const storeFor = (span: Span): Storage => (span === "tab" ? sessionStorage : localStorage);

export function recall<Kept>(key: string, span: Span = "tab"): Kept | null {
  try {
    return JSON.parse(storeFor(span).getItem(key) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

export function keep(key: string, what: unknown, span: Span = "tab"): void {
  try {
    storeFor(span).setItem(key, JSON.stringify(what));
  } catch {
    // A browser that stores nothing forgets it; everything else works.
  }
}
