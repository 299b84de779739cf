/** What a game says of the things on its table: fetched once somebody asks, and then said with the game's other words. */
import { settings } from './settings.svelte';
import { addWords } from './words.svelte';

const files = import.meta.glob<string>('../boards/*/words/explain.*.ftl', { query: '?raw', import: 'default' });
const asked: Record<string, Promise<void> | undefined> = {};

export async function readMore(game: string): Promise<void> {
  const { language } = settings;
  const file = `../boards/${game}/words/explain.${language}.ftl`;
  asked[file] ??= files[file]?.().then(
    (text) => addWords(language, game, text),
    () => void delete asked[file],
  );
  await asked[file];
}
