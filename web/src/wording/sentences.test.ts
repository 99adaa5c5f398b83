import { expect, test } from "vitest";
import { childrenOf, SOURCES, type Node } from "./sources";

/* Attributes that people read or hear. */
const SAID = new Set(["alt", "aria-description", "aria-label", "aria-roledescription", "aria-valuetext", "label", "placeholder", "title"]);
/* What browsers and programs call things. */
const NAMES = new Set(["button, summary", "Content-Type", "End", "Enter", "Escape", "hexstead fair cards 1", "Home", "Space"]);
/* Those of keys: "Shift+ArrowLeft". */
const isKey = (words: string): boolean => /^(Shift\+|Arrow|Digit)\S*$/.test(words);
const isMedia = (words: string): boolean => /^\(.*\)$/.test(words);

const hasLetters = (words: string): boolean => /\p{L}/u.test(words);
/* Two words one after the other, or one that begins like a sentence. */
const isSentence = (words: string): boolean =>
  !isMedia(words) &&
  !isKey(words) &&
  !NAMES.has(words) &&
  (/\p{L}{2,}[.,:;!?…]* \p{L}{2,}/u.test(words) || /^\p{Lu}\p{Ll}+\b/u.test(words));

/* Words between tags are all said; those of a script if they look like it. */
function* wordsIn(node: Node, isSaid = true): Generator<string> {
  if (node.type === "StyleSheet" || node.type === "StyleDirective") return;
  if (node.type === "Text" && isSaid && hasLetters(String(node.data))) yield String(node.data);
  if (node.type === "Literal" && typeof node.value === "string" && isSentence(node.value)) yield node.value;
  if (node.type === "TemplateElement") {
    const { cooked } = node.value as { cooked: string };
    if (isSentence(cooked.trim())) yield cooked;
  }
  const isHeard = node.type === "Attribute" ? SAID.has(String(node.name)) : isSaid;
  for (const child of childrenOf(node)) yield* wordsIn(child, isHeard);
}

test.each(SOURCES)("$path says nothing that stands in no file of messages", ({ tree }) => {
  expect([...wordsIn(tree)].map((words) => words.trim())).toEqual([]);
});
