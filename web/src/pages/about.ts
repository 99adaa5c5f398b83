/* What the About page names: where Hexstead lives, and what it is made of. */

import { version } from "../../package.json";
import madeWith from "./madeWith.json";

export const VERSION = version;
const HOME = "https://github.com/hexstead/hexstead";

/* By the end of the key of their name. */
export const LINKS = {
  source: HOME,
  docs: `${HOME}/tree/main/docs`,
  changelog: `${HOME}/blob/main/CHANGELOG.md`,
  issues: `${HOME}/issues`,
} as const;
export const LICENCE = `${HOME}/blob/main/LICENSE`;

/* Everything that an installation fetches, in the browser and on the server; `key` is the name of its package. */
export const PARTS: { key: string; name: string; licence: string; address: string }[] = madeWith;
