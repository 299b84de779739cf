/** What the linter asks of the client beyond what Prettier does by itself and svelte-check proves. */
import js from '@eslint/js';
import stylistic from '@stylistic/eslint-plugin';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['generated/']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { '@stylistic': stylistic },
    rules: {
      '@stylistic/max-len': ['error', { code: 140 }],
      // A thing that nobody looks at is called `_`, as in `{#each { length: 3 } as _, i (i)}`.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      // Every drawing is a function that gives SVG, and rules are texts of the server: nothing that a person typed
      // is put in as HTML. What people write (names, chat) stands in plain braces.
      'svelte/no-at-html-tags': 'off',
      // A space at the edge of a block is dropped unless it stands in braces: `{#if latin}{' · '}`.
      'svelte/no-useless-mustaches': 'off',
      // Sets and maps are made anew whenever what they are made from changes; none is changed in place once it is shown.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    // Drawings: a path is as long as it is.
    files: ['**/art/**'],
    rules: { '@stylistic/max-len': 'off' },
  },
);
