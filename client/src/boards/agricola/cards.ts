/** What a card says of itself: price, conditions, what is still missing. */
import type { TableStore } from '../../lib/table.svelte';
import type { Json } from '../../wire';
import { cardOf, viewOf } from './view';

/** The printed price, the first of its alternatives. */
export const price = (name: string): [string, number][] => Object.entries(cardOf(name).costs?.[0] ?? {});
const priceWords = (cost: Record<string, number>): string[] => Object.entries(cost).map(([good, number]) => `${good}:${number}`);

/** What the corner of a card asks for, in words; empty for nothing. */
export function needs(table: TableStore, name: string): string {
  const { words } = table;
  const card = cardOf(name);
  return Object.entries(card.needs ?? {}).map(([need, value]) => (need === 'house' ? words.thing(`house:${value}`) : words.say(`need-${need}`, { number: value }))).join(', ');
}

/** Everything about a card in a few sentences. */
export function cardFacts(table: TableStore, name: string): string[] {
  const { words } = table;
  const card = cardOf(name);
  const costs = card.costs ?? [];
  return [
    ...(costs.length ? [words.say('table-price', { price: costs.map((cost) => priceWords(cost).map((thing) => words.thing(thing)).join(', ')).join(` ${words.say('web-or')} `) })] : []),
    ...(card.returns && words.has(`return-${card.returns}`) ? [words.say('table-returns', { what: words.say(`return-${card.returns}`) })] : []),
    ...(needs(table, name) ? [`${words.say('table-needs')}: ${needs(table, name)}`] : []),
    ...(card.points ? [words.say('table-points', { points: card.points as Json })] : []),
    ...(card.passing ? [words.say('table-passing')] : []),
  ];
}

/** What a player lacks for a card; empty for nothing. */
export function missing(table: TableStore, name: string): string {
  const { words } = table;
  const lack = viewOf(table).lacks[name];
  if (!lack) return '';
  const parts = [...(lack.goods ? [words.say('web-lack-goods', { goods: priceWords(lack.goods) })] : []), ...(lack.needs ? [words.say('web-lack-needs', { needs: needs(table, name) })] : [])];
  return parts.join('. ');
}

export const cardLabel = (table: TableStore, name: string): string => [table.words.thing(`card:${name}`), ...cardFacts(table, name), missing(table, name), table.words.say('table-text', { card: `card:${name}` })].filter((part) => part).join('. ');
