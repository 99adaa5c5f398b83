/* For Vite: `wording:languages` knows the languages, each with files to load: what the pages say themselves, what only the rules need, and the rest. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const ENGLISH = "en";
const OURS = "web/src/wording";
const PROGRAM = "src/hexstead/wording";
const BOXES = "src/hexstead/boxes";

const inside = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).toSorted() : []);

/* A language is there when the browser has a folder for it. */
export const languages = (root: string): string[] => inside(join(root, OURS)).filter((name) => /^[a-z]{2,3}(-\w+)?$/.test(name));

/* Of what the program says, the start page needs these. */
const AT_THE_START = ["colours.ftl", "lists.ftl"];

/* To look something up in the rules, and only there. */
const IN_RULES = ["rulings.ftl", "search.ftl"];

/* The pages' own sentences, or what the program and the boxes say. */
export type Part = "pages" | "rest" | "rules";

export function filesOf(language: string, part: Part, root: string): string[] {
  const named = (folder: string): string[] => inside(folder).map((name) => join(folder, name));
  const program = named(join(root, PROGRAM, language));
  const isEarly = (path: string): boolean => AT_THE_START.includes(basename(path));
  const ofBoxes = inside(join(root, BOXES)).map((box) => join(root, BOXES, box, "wording", `${language}.ftl`));
  const isForRules = (path: string): boolean => IN_RULES.includes(basename(path));
  const files = {
    pages: [...named(join(root, OURS, language)), ...program.filter(isEarly)],
    rest: [...program.filter((path) => !isEarly(path) && !isForRules(path)), ...ofBoxes],
    rules: program.filter(isForRules),
  };
  return files[part].filter((path) => path.endsWith(".ftl") && existsSync(path));
}

/* The messages of a text by their ids, each as it is written, without comments. */
function messagesOf(text: string): Map<string, string> {
  const lines = text.split("\n").filter((line) => line.trim() && !line.startsWith("#"));
  const messages = lines.join("\n").split(/\n(?=[a-zA-Z])/);
  return new Map(messages.filter(Boolean).map((message) => [message.split(/ *=/, 1)[0]!, message]));
}

/* All that a reader of it is told. What nobody has translated yet stays in English. */
export function sentencesOf(language: string, part: Part, root: string): string {
  const files = [ENGLISH, language].flatMap((one) => filesOf(one, part, root));
  const messages = files.map((path) => messagesOf(readFileSync(path, "utf8")));
  return [...new Map(messages.flatMap((each) => [...each])).values()].join("\n");
}

function shelf(root: string): string {
  const file = (name: string): string => `() => import("wording:${name}").then((file) => file.default)`;
  const parts = (language: string): string =>
    `pages: ${file(language)}, rest: ${file(`rest-${language}`)}, rules: ${file(`rules-${language}`)}`;
  const loading = languages(root).map((language) => `"${language}": { ${parts(language)} }`);
  return `export default { ${loading.join(", ")} };`;
}

export function wording(root = join(import.meta.dirname, "..")): Plugin {
  const ours = "\0wording:";
  return {
    name: "wording",
    resolveId: (id) => (id.startsWith("wording:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(ours)) return null;
      const what = id.slice(ours.length);
      if (what === "languages") return shelf(root);
      const part = (["rest", "rules"] as const).find((one) => what.startsWith(`${one}-`)) ?? "pages";
      const language = what.replace(`${part}-`, "");
      for (const path of [ENGLISH, language].flatMap((one) => filesOf(one, part, root))) this.addWatchFile(path);
      return `export default ${JSON.stringify(sentencesOf(language, part, root))};`;
    },
  };
}
