/* Pages by address, without loading the document again. Paths are those within the app, wherever it is hosted. */

import { BASE, ours } from "./base";

export class Router {
  path = $state("");
  query = $state(new URLSearchParams());
  /* Grows with every visit, even to the current page, which is created again. */
  visits = $state(0);
  private shown = "";

  constructor() {
    this.read();
    // A step to an anchor of the same page comes here too.
    addEventListener("popstate", () => location.pathname + location.search !== this.shown && this.read());
    document.addEventListener("click", (click) => this.follow(click));
  }

  go(address: string): void {
    history.pushState(null, "", ours(address));
    this.read();
    scrollTo(0, 0);
  }

  /* Go there without leaving this address in the history. */
  replace(address: string): void {
    history.replaceState(null, "", ours(address));
    this.read();
  }

  /* The address changes, the page stays: for a moment of a replay, a search. */
  rename(address: string): void {
    history.replaceState(null, "", ours(address));
    this.shown = location.pathname + location.search;
  }

  private read(): void {
    this.path = location.pathname.slice(BASE.length).replace(/(.)\/+$/, "$1") || "/";
    this.query = new URLSearchParams(location.search);
    this.shown = location.pathname + location.search;
    this.visits++;
  }

  private follow(click: MouseEvent): void {
    const link = click.target instanceof Element ? click.target.closest("a") : null;
    const isPlain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.defaultPrevented;
    if (!link || !isPlain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (!link.pathname.startsWith(ours("/")) || link.pathname.startsWith(ours("/api/"))) return;
    if (link.pathname === location.pathname && link.hash) return;
    click.preventDefault();
    this.go(link.pathname.slice(BASE.length) + link.search + link.hash);
  }
}

export const router = new Router();
