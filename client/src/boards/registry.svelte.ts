/** The boards, by the name of their game, each fetched when a table of it is opened. A game without one gets the plain board. */
import { readWords } from '../lib/words.svelte';
import type { Board } from './board';

const boards: Record<string, () => Promise<Board>> = {
  agricola: async () => (await import('./agricola')).agricola,
  earth: async () => (await import('./earth')).earth,
  petrichor: async () => (await import('./petrichor')).petrichor,
  sonora: async () => (await import('./sonora')).sonora,
};
const plain = async (): Promise<Board> => (await import('./plain')).plain;
let fetched: Record<string, Board> = $state.raw({});
const asked: Record<string, Promise<void> | undefined> = {};

/** The board of a game; null while it or its words are on their way. */
export function boardOf(game: string | undefined): Board | null {
  if (!game) return null;
  asked[game] ??= (boards[game] ?? plain)().then(
    (board) => void (fetched = { ...fetched, [game]: board }),
    () => void delete asked[game],
  );
  return readWords(game) ? (fetched[game] ?? null) : null;
}
