/** Which questions a static site answers with a file. */

/** The file below `data/` that answers a question, or null. */
export function fileFor(path: string): string | null {
  const [, kind, first, second] = path.replace(/\?.*/, '').split('/').filter(Boolean);
  if (kind === 'games') return 'data/games.json';
  if (kind === 'words') return second ? `data/words/${first}/${second}.ftl` : 'data/words.json';
  if (kind === 'rules') return `data/rules/${first}.${second}.md`;
  return null;
}
