/** Finding cards among all of the game. */
import type { Words } from '../../../lib/words.svelte';
import type { Card } from '../view';

/** The cards of a kind whose name or text has all the words that were typed, by name. */
export function found(cards: Card[], kind: string, typed: string, words: Pick<Words, 'thing' | 'say'>): Card[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return cards
    .filter((card) => card.kind === kind)
    .map((card) => ({ card, name: words.thing(`card:${card.name}`) }))
    .filter(({ card, name }) => {
      if (!wanted.length) return true;
      const text = `${name} ${words.say('table-text', { card: `card:${card.name}` })}`.toLowerCase();
      return wanted.every((word) => text.includes(word));
    })
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(({ card }) => card);
}
