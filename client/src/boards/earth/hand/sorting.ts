/** How a hand is sorted and filtered. */
import type { TableStore } from '../../../lib/table.svelte';
import { cards, typeOf } from '../cards/printed';
import { screenOf } from '../screen.svelte';
import { listOf, mineOf } from '../view';

const TYPES = ['tree', 'bush', 'herb', 'mushroom', 'wild', 'terrain', 'event'];
const COLOURS = ['green', 'red', 'blue', 'yellow', 'multicolor', 'black', 'brown'];
/** What a hand can be narrowed to. */
export const FILTERS = [
  'tree',
  'bush',
  'herb',
  'mushroom',
  'terrain',
  'event',
  'green',
  'red',
  'blue',
  'yellow',
  'sunny',
  'wet',
  'rocky',
  'cold',
  'animal',
  'colour',
  'geography',
];

/** The hand as it is shown: what can be played first, cheap before dear; narrowed by a filter and by words. */
export function shownHand(table: TableStore): string[] {
  const [screen, area] = [screenOf(table), mineOf(table)];
  const prices = area.prices ?? {};
  const price = (slug: string) => prices[slug] ?? -1;
  const typed = screen.search.trim().toLowerCase();
  const kept = listOf(area.hand).filter((slug) => {
    const card = cards.get(slug)!;
    if (
      typed &&
      !`${table.words.thing(`card:${slug}`)} ${table.words.say(`text-card-${slug}`)}`.toLowerCase().includes(typed)
    )
      return false;
    if (!screen.only) return true;
    return (
      typeOf(card) === screen.only ||
      (typeOf(card) === 'wild' && ['tree', 'bush', 'herb', 'mushroom'].includes(screen.only)) ||
      card.habitats.includes(screen.only) ||
      (card.name_tags ?? []).includes(screen.only) ||
      card.abilities.some(
        (line) =>
          line.color === screen.only ||
          (line.color === 'multicolor' && ['red', 'blue', 'yellow'].includes(screen.only)),
      )
    );
  });
  const rank = (slug: string): number => {
    const card = cards.get(slug)!;
    if (screen.sort === 'type') return TYPES.indexOf(typeOf(card)) * 100 + price(slug);
    if (screen.sort === 'colour') return COLOURS.indexOf(card.abilities[0]?.color ?? 'brown') * 100 + price(slug);
    if (screen.sort === 'cost') return price(slug);
    // By what one has, not by what is asked: the hand keeps its order while a turn goes on.
    if (card.kind === 'event') return 2000;
    return (price(slug) - (area.instead?.[slug]?.most ?? 0) <= area.soil ? 0 : 1000) + price(slug);
  };
  return kept
    .map((slug, i) => ({ slug, i, rank: rank(slug) }))
    .sort((a, b) => a.rank - b.rank || a.i - b.i)
    .map(({ slug }) => slug);
}
