/** How the tests in tests/ run: built like the client, in a page without a screen. */
import { defineConfig, mergeConfig } from 'vitest/config';
import client from './vite.config.ts';

export default mergeConfig(
  client,
  defineConfig({
    // Without this, Svelte takes the part of itself that writes pages on a server.
    resolve: { conditions: ['browser'] },
    // In one process each file gets a page of its own, which starts four times as fast as a process for each.
    test: {
      environment: 'jsdom',
      include: ['tests/**/*.test.ts'],
      setupFiles: ['tests/page.ts'],
      restoreMocks: true,
      pool: 'vmThreads',
    },
  }),
);
