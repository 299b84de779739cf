/** A card in one sentence, for whoever hears the table instead of seeing it. */
import type { Words } from '../../../lib/words.svelte';
import type { CellView } from '../view';
import { printedOf, split, tagsOf, typeOf } from './printed';

/** Name, type, price, points, room and text of a card; with pieces when it lies on an island. */
export function describe(thing: string, words: Words, lying?: Omit<CellView, 'card'>, price?: number): string {
  const card = printedOf(thing);
  const [kind, slug] = split(thing);
  const text = words.say(`text-${kind}-${slug}`);
  if (!card) return `${words.thing(thing)}. ${text}`;
  const parts = [`${words.thing(thing)}, ${words.say(`web-type-${typeOf(card)}`)}`];
  if (card.cost !== null && card.cost !== undefined && !lying)
    parts.push(words.say('web-costs', { number: price ?? card.cost }));
  parts.push(words.say('web-points', { number: card.points }));
  if (card.habitats.length) parts.push(card.habitats.map((habitat) => words.say(`web-habitat-${habitat}`)).join(', '));
  if (tagsOf(thing).length) parts.push(words.say('tags', { tags: tagsOf(thing).map((tag) => `tag:${tag}`) }));
  if (card.sprout_spaces)
    parts.push(words.say('web-sprouts-of', { number: lying?.sprouts ?? 0, room: card.sprout_spaces }));
  if (card.growth_max)
    parts.push(
      words.say('web-growth-of', {
        number: lying?.growth ?? 0,
        room: card.growth_max,
        canopy: card.canopy_points ?? 0,
      }),
    );
  if (typeof lying?.points === 'number') parts.push(words.say('web-worth-now', { number: lying.points }));
  return `${parts.join('. ')}. ${text}`;
}
