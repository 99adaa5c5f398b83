/* Written by the plugin in `wording.ts`. */
declare module "wording:languages" {
  interface Files {
    /* What the pages say themselves: enough for the start page. */
    pages: () => Promise<string>;
    /* What the game says: prompts, log, rules, components, refusals. */
    rest: () => Promise<string>;
    /* What only looking something up in the rules needs. */
    rules: () => Promise<string>;
  }
  const languages: Record<string, Files | undefined>;
  export default languages;
}
