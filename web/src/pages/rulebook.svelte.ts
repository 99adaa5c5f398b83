/* The rules to look up: topics and components, and those that answer your words. */

import { tick } from "svelte";
import { idOf, idOfTopic } from "../lib/anchors";
import { api } from "../lib/api";
import { language } from "../lib/language.svelte";
import type { Box, TableChoices, Component, Components, GameInfo, Said } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { say, sayAll, sayRuling, text } from "../lib/say";
import { Searching } from "../lib/searching";

/* A topic or a component. */
export interface Passage {
  /* Its anchor. */
  id: string;
  name: Said;
  /* Which kind of thing it is. */
  kind: Said;
  texts: readonly Said[];
  boxes: readonly string[];
  /* How doubtful points of it are read, by numbers. */
  rulings: readonly number[];
  component: Component | null;
}

/* Passages under their heading: the topics, or the components of a kind. */
interface Chapter {
  id: string;
  name: string;
  passages: Passage[];
}

export class Rulebook {
  trouble = $state("");
  words = $state("");
  /* Only what is in this box; empty for all. */
  box = $state("");
  private rules = $state.raw<Components | null>(null);
  protected choices = $state.raw<TableChoices | null>(null);

  readonly passages = $derived.by(() => this.passagesOf(this.rules));
  readonly shown = $derived(this.passages.filter((one) => this.isWanted(one)));
  readonly chapters = $derived.by(() => this.chaptersOf(this.shown));
  /* What answers the words, the best first; null without words. */
  readonly found = $derived.by(() => (this.rules && this.words.trim() ? this.answers() : null));
  private readonly searching = $derived(
    new Searching({ stops: text("search-stop-words"), endings: text("search-endings"), synonyms: text("search-synonyms") }),
  );

  constructor() {
    this.load().catch((error: Error) => (this.trouble = error.message));
  }

  /* Boxes that bring something. */
  get boxes(): Box[] {
    return this.choices?.boxes.filter(({ key }) => this.passages.some(({ boxes }) => boxes.includes(key))) ?? [];
  }

  boxName(key: string): string {
    const found = this.choices?.boxes.find((one) => one.key === key);
    return found ? say(found.name) : "";
  }

  pick(box: string): void {
    this.box = this.box === box ? "" : box;
  }

  /* Whether a passage is among those to choose from. */
  protected isWanted({ boxes }: Passage): boolean {
    return !this.box || boxes.includes(this.box);
  }

  protected textsOf(component: Component): readonly Said[] {
    return component.texts;
  }

  protected async load(): Promise<void> {
    [this.rules, this.choices] = await Promise.all([api.components(), api.choices(), language.withRules()]);
    await tick();
  }

  private passagesOf(rules: Components | null): Passage[] {
    const topics = (rules?.topics ?? []).map((topic) => ({
      id: idOfTopic(topic),
      name: topic.title,
      kind: topic.kind,
      texts: topic.texts,
      boxes: topic.boxes,
      rulings: topic.rulings,
      component: null,
    }));
    const components = (rules?.components ?? []).map((component) => ({
      id: idOf(component),
      name: component.name,
      kind: component.kind_name,
      texts: this.textsOf(component),
      boxes: [component.box],
      rulings: component.rulings,
      component,
    }));
    return [...topics, ...components, ...this.houseRules];
  }

  /* Those that a game is played by. */
  protected get houseRules(): Passage[] {
    return [];
  }

  private chaptersOf(passages: readonly Passage[]): Chapter[] {
    const kinds = Map.groupBy(passages, ({ kind }) => (isOfGame(kind) ? "the-game" : kind.key));
    return [...kinds].map(([id, its]) => ({
      id,
      name: id === "the-game" ? text("rules-the-game") : say(its[0]!.kind),
      passages: its,
    }));
  }

  private answers(): Passage[] {
    return this.searching.find(this.words, this.shown, ({ name, kind, texts, boxes, rulings }) => ({
      title: say(name),
      kind: [say(kind), ...boxes.map((box) => this.boxName(box))].join(" "),
      text: [sayAll(texts), ...rulings.map(sayRuling)].join(" "),
    }));
  }
}

/* Topics of the game and of its expansions stand together. */
const isOfGame = ({ key }: Said): boolean => key === "kind-game" || key === "kind-more";

/* On a page of its own, whose address has the words. */
export class RulebookOnPage extends Rulebook {
  /* Create it while its component is created. */
  constructor() {
    super();
    this.words = router.query.get("q") ?? "";
    $effect(() => router.rename(`/rules${this.words ? `?q=${encodeURIComponent(this.words)}` : ""}${location.hash}`));
  }

  protected override async load(): Promise<void> {
    await super.load();
    /* The browser looked for it before the rules were there. */
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }
}

/* Beside a game: of this game, in its own words, unless you want all of them. */
export class RulebookAtTable extends Rulebook {
  showsAll = $state(false);
  /* The passage that somebody came for. */
  sought = $state("");

  constructor(private readonly game: GameInfo) {
    super();
  }

  seek(passage: string): void {
    this.sought = passage;
    this.words = "";
  }

  protected override isWanted(passage: Passage): boolean {
    return this.showsAll || passage.id === this.sought || this.isInPlay(passage);
  }

  /* What a component says in this edition, with these house rules. */
  protected override textsOf(component: Component): readonly Said[] {
    const { cards, tiles } = this.game;
    const own = [...cards, ...tiles].find(({ name }) => name.key === component.name.key);
    return own && !component.letter ? [own.text] : component.texts;
  }

  protected override get houseRules(): Passage[] {
    return this.game.options.map((rule) => {
      const key = rule.key.replace(/-text$/, "");
      const kind = { key: "kind-house-rule", args: {} };
      return { id: key, name: { key, args: {} }, kind, texts: [rule], boxes: [], rulings: [], component: null };
    });
  }

  private isInPlay({ component, boxes }: Passage): boolean {
    if (component) return this.hasComponent(component);
    return !boxes.length || boxes.some((box) => this.boxesInPlay.has(box));
  }

  private hasComponent({ kind, key, letter, name }: Component): boolean {
    const { cards, tiles, figures, walls, ground } = this.game;
    if (kind === "terrain") return ground.rows.some(({ letters }) => letters.includes(letter));
    if (kind === "figure") return letter ? walls > 0 : figures.some((one) => one.key === key);
    return [...cards, ...tiles].some((one) => one.name.key === name.key);
  }

  private get boxesInPlay(): Set<string> {
    const boards = this.game.ground.boards.map(({ key }) => key);
    const ofBoards = (this.choices?.boxes ?? []).filter((box) => box.boards.some((board) => boards.includes(board)));
    const ofComponents = this.passages.flatMap(({ component }) => (component && this.hasComponent(component) ? [component.box] : []));
    return new Set([...ofBoards.map(({ key }) => key), ...ofComponents]);
  }
}
