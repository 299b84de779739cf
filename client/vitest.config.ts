/** How the tests in tests/ run: built like the client, in a page without a screen. */
import { defineConfig, mergeConfig } from 'vitest/config';
import client from './vite.config.ts';

export default mergeConfig(
  client,
  defineConfig({
    // Without this, Svelte takes the part of itself that writes pages on a server.
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'happy-dom',
      include: ['tests/**/*.test.ts'],
      setupFiles: ['tests/page.ts'],
      restoreMocks: true,
    },
  }),
);
