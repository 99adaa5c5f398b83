/* The rules beside the game: they take the place of the cards, or of everything on a small screen. The map stays as it is. */

import { tick, type Component } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { text } from "../lib/say";
import type { Session } from "../lib/session.svelte";
import type RulesPanel from "./RulesPanel.svelte";

type Panel = typeof RulesPanel extends Component<infer Props> ? Component<Props> : never;

/* Where the cards have no column of their own. */
const NARROW = "(max-width: 980px), (max-height: 560px) and (max-width: 1240px)";

export class RulesBeside {
  /* What shows them, while they are open. */
  Panel = $state.raw<Panel | null>(null);
  /* The anchor of the passage that somebody came for; empty for the beginning. */
  passage = $state("");
  private opener: Element | null = null;
  private readonly narrow = new MediaQuery(NARROW);

  constructor(private readonly session: Session) {}

  get isSheet(): boolean {
    return this.narrow.current;
  }

  toggle(): void {
    if (this.Panel) this.close();
    else void this.open();
  }

  async open(passage = ""): Promise<void> {
    if (!this.Panel) this.opener = document.activeElement;
    /* So that it comes into sight again, even if it was sought before. */
    this.passage = "";
    try {
      this.Panel = (await import("./RulesPanel.svelte")).default;
      this.passage = passage;
    } catch {
      this.session.trouble = text("wrong-network");
    }
  }

  /* The focus goes back to where it came from. */
  close(): void {
    if (!this.Panel) return;
    this.Panel = null;
    void tick().then(() => this.opener instanceof HTMLElement && this.opener.focus());
  }
}
