/** What a card says of itself: price, conditions, what is still missing. */
import type { TableStore } from '../../../lib/table.svelte';
import type { Json } from '../../../wire';
import { cardOf, viewOf } from '../view';

/** The printed price, the first of its alternatives. */
export const price = (name: string): [string, number][] => Object.entries(cardOf(name).costs?.[0] ?? {});
const priceWords = (cost: Record<string, number>): string[] =>
  Object.entries(cost).map(([good, number]) => `${good}:${number}`);

/** Whether the corner of a card asks for something. */
export const needy = (name: string): boolean => Object.keys(cardOf(name).needs ?? {}).length > 0;

/** What stands in the corners of a card, in words. */
export function cardFacts(table: TableStore, name: string): string[] {
  const { words } = table;
  const card = cardOf(name);
  const costs = card.costs ?? [];
  const thing = `card:${name}`;
  return [
    ...(card.returns || costs.length > 1
      ? [words.say('table-card-cost', { card: thing })]
      : price(name).length
        ? [words.say('table-price', { price: priceWords(costs[0]!) })]
        : []),
    ...(needy(name) ? [words.say('table-card-needs', { card: thing })] : []),
    ...(card.points ? [words.say('table-points', { points: card.points as Json })] : []),
    ...(card.passing ? [words.say('table-passing')] : []),
  ];
}

/** What a player lacks for a card; empty for nothing. */
export function missing(table: TableStore, name: string): string {
  const { words } = table;
  const lack = viewOf(table).lacks[name];
  if (!lack) return '';
  const parts = [
    ...(lack.goods ? [words.say('web-lack-goods', { goods: priceWords(lack.goods) })] : []),
    ...(lack.needs ? [words.say('web-lack-needs', { card: `card:${name}` })] : []),
  ];
  return parts.join('. ');
}

export const cardLabel = (table: TableStore, name: string): string =>
  [
    table.words.thing(`card:${name}`),
    ...cardFacts(table, name),
    missing(table, name),
    table.words.say('table-text', { card: `card:${name}` }),
  ]
    .filter((part) => part)
    .join('. ');
