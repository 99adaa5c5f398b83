import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

export default defineConfig(
  // Written by make generated.
  { ignores: ["src/lib/protocol.ts"] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // It counts ?. and ?? too.
      complexity: ["error", 16],
      eqeqeq: "error",
      "no-console": "error",
      "@typescript-eslint/explicit-function-return-type": ["error", { allowExpressions: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // An effect names what it follows.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // Letters of maps and cards are plain ones.
      "@typescript-eslint/no-misused-spread": "off",
      // TypeScript doesn't know what is in every row of a map and on every seat of a table.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Who recalls what was kept says what it is.
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
      // Whatever the server or the network refuses comes as an Error.
      "@typescript-eslint/use-unknown-in-catch-callback-variable": "off",
      "svelte/button-has-type": "error",
      // Maps and sets are replaced when they change, or nobody watches them.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts", "**/*.svelte.test.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // The types of what a tag hands over are known to svelte-check alone.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    // They show the drawings that were built into the app, nothing that came from anybody.
    files: ["src/board/{PieceOnMap,Plate}.svelte", "src/parts/{CardPicture,Icon,Medal,Sprite,Swatch,TerrainCard}.svelte"],
    rules: { "svelte/no-at-html-tags": "off" },
  },
  {
    files: ["**/*.js"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
    rules: { "@typescript-eslint/explicit-function-return-type": "off" },
  },
  {
    // What is expected of a mock, which needs no `this`.
    files: ["**/*.test.ts"],
    rules: { "@typescript-eslint/unbound-method": "off" },
  },
);
