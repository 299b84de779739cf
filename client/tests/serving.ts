/** A server that has words: what is common to all, and those of a game called garden. */
import { vi } from 'vitest';
import { fetchWords } from '../src/lib/words.svelte';

export async function serveWords(garden = ''): Promise<void> {
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/words'
      ? Response.json({ parts: { en: { common: 'c', garden: 'g' } } })
      : new Response(path.includes('garden') ? garden : ''),
  );
  await Promise.all([fetchWords('en'), fetchWords('en', 'garden')]);
}
