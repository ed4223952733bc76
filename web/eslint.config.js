import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist/", "node_modules/", "src/api/schema.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    rules: {
      "svelte/no-at-html-tags": "off", // only our own pictures and rules texts, never what a player wrote
      "svelte/prefer-svelte-reactivity": "off", // sets are replaced whole, never changed in place
      "svelte/no-navigation-without-resolve": "off", // the page has hashes, no router
    },
  },
  {
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off", // indices that the line before has made sure of
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
      "no-undef": "off", // TypeScript knows better
    },
  },
);
