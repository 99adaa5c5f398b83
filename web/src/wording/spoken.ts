/* For tests: they read English, as a visitor does once the page is there. */

import { language } from "../lib/language.svelte";

await language.begin();
await language.whole();
await language.withRules();
