/* The rules to look up: topics and components, and those that match your words. */

import { tick } from "svelte";
import { api } from "../lib/api";
import type { Box, TableChoices, Component, Components, Said, Topic } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { say, sayAll } from "../lib/say";

/* Components of a kind, under its heading. */
interface Chapter {
  name: Said;
  entries: Component[];
}

export class Rulebook {
  rules = $state.raw<Components | null>(null);
  trouble = $state("");
  words = $state(router.query.get("q") ?? "");
  /* Only what is in this box; empty for all. */
  box = $state("");
  private choices = $state.raw<TableChoices | null>(null);

  readonly topics = $derived.by(() => this.topicsFound());
  readonly chapters = $derived.by(() => this.chaptersFound());

  /* Create it while its component is created. */
  constructor() {
    this.load().catch((error: Error) => (this.trouble = error.message));
    $effect(() => router.rename(`/rules${this.words ? `?q=${encodeURIComponent(this.words)}` : ""}${location.hash}`));
  }

  /* Boxes that bring something. */
  get boxes(): Box[] {
    return this.choices?.boxes.filter(({ key }) => this.rules?.components.some(({ box }) => box === key)) ?? [];
  }

  get isNothingFound(): boolean {
    return this.rules !== null && !this.topics.length && !this.chapters.length;
  }

  boxName(key: string): string {
    const found = this.choices?.boxes.find((one) => one.key === key);
    return found ? say(found.name) : "";
  }

  pick(box: string): void {
    this.box = this.box === box ? "" : box;
  }

  private async load(): Promise<void> {
    [this.rules, this.choices] = await Promise.all([api.components(), api.choices()]);
    await tick();
    /* The browser looked for it before the rules were there. */
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }

  private topicsFound(): Topic[] {
    const topics = this.box ? [] : (this.rules?.topics ?? []);
    return topics.filter(({ title, kind, texts }) => this.fits(sayAll([title, kind, ...texts])));
  }

  private chaptersFound(): Chapter[] {
    const found = (this.rules?.components ?? []).filter((one) => this.isWanted(one));
    const kinds = Map.groupBy(found, ({ kind_name }) => kind_name.key);
    return [...kinds.values()].map((entries) => ({ name: entries[0]!.kind_name, entries }));
  }

  private isWanted({ box, name, kind_name, texts }: Component): boolean {
    return (!this.box || box === this.box) && this.fits(`${sayAll([name, kind_name, ...texts])} ${this.boxName(box)}`);
  }

  /* It contains all of the words, in any order. */
  private fits(text: string): boolean {
    const wanted = this.words.toLowerCase().split(/\s+/);
    return wanted.every((word) => text.toLowerCase().includes(word));
  }
}
