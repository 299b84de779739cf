/** What a space would bring, in words and for hollow pieces. */
import type { TableStore } from '../../../lib/table.svelte';
import { upper } from '../../../lib/text';
import type { Animals } from '../art/farm';
import { ANIMALS, mineOf, ofSeat, sum, viewOf, type Counts, type Outlook } from '../view';

/** What placing a person here would bring, as a sentence or two; empty where that shows only then. */
export function foretell(table: TableStore, space: string): string {
  const seen = viewOf(table).outlook[space];
  const { words } = table;
  if (!seen || seen.reason) return '';
  const goods = Object.entries(seen.goods ?? {});
  const gets = goods.filter(([, number]) => number > 0).map(([good, number]) => `${good}:${number}`);
  const pays = goods.filter(([, number]) => number < 0).map(([good, number]) => `${good}:${-number}`);
  return [
    ...(gets.length ? [words.say('web-you-get', { goods: gets })] : []),
    ...(pays.length ? [words.say('web-you-pay', { goods: pays })] : []),
    ...(seen.goods?.food ? [foodThen(table, seen.goods.food)] : []),
    ...(seen.then && words.has(`web-then-${seen.then}`) ? [words.say(`web-then-${seen.then}`)] : []),
    ...(seen.points
      ? [
          words.say('web-points', {
            points: seen.points,
            sign: seen.points > 0 ? 'plus' : 'minus',
            number: Math.abs(seen.points),
          }),
        ]
      : []),
  ].join(' ');
}

/** How it would stand with the food for the next harvest. */
function foodThen(table: TableStore, change: number): string {
  const player = ofSeat(table, table.choosing.decision?.seat ?? mineOf(table));
  return table.words.say('web-food-then', { food: player.goods.food! + change, need: player.food_needed });
}

/** Why a space cannot be used, with the numbers: what things cost there, and what one has; empty where it can. */
export function why(table: TableStore, space: string): string {
  const { words } = table;
  const { people } = viewOf(table).spaces[space]!;
  if (people.length) return words.say('web-stands', { who: people.map((seat) => `seat:${seat}`) });
  const { reason, costs } = viewOf(table).outlook[space] ?? {};
  if (!reason) return '';
  const player = ofSeat(table, table.choosing.decision?.seat ?? mineOf(table));
  const listed = Object.entries(costs ?? {}).map(([what, price]) =>
    words.say(`web-cost-${what}`, { goods: amounts(price) }),
  );
  if (listed.length) {
    const goods = [...new Set(Object.values(costs!).flatMap((price) => Object.keys(price)))];
    const have = words.say('web-you-have', { goods: goods.map((good) => `${good}:${player.goods[good] ?? 0}`) });
    return `${listed.join('; ')}. ${upper(have)}.`;
  }
  if (reason === 'goods') return cheapest(table);
  return words.say(`web-reason-${reason}`, {
    people: player.people,
    rooms: player.rooms.length,
    fences: player.fencing.left,
    food: player.goods.food!,
    grain: player.goods.grain!,
    vegetables: player.goods.vegetable!,
  });
}
const amounts = (counts: Counts): string[] => Object.entries(counts).map(([good, number]) => `${good}:${number}`);

/** The improvement for which the least is missing. */
function cheapest(table: TableStore): string {
  const near = Object.entries(viewOf(table).lacks)
    .filter(([, { goods, needs }]) => goods && !needs)
    .sort(([, one], [, other]) => sum(one.goods!) - sum(other.goods!))[0];
  return near
    ? table.words.say('web-nearest', { card: `card:${near[0]}`, goods: amounts(near[1].goods!) })
    : table.words.say('web-reason-goods');
}

/** The outlook of the space under the cursor, or the one that is ready. */
export function previewed(table: TableStore): Outlook | null {
  const { decision, preview } = table.choosing;
  if (decision?.name !== 'place' || !preview || preview.option.startsWith('!')) return null;
  return viewOf(table).outlook[preview.option] ?? null;
}

/** The goods that the previewed choice would bring or cost. */
export function deltas(table: TableStore): Counts {
  return previewed(table)?.goods ?? {};
}

/** The animals that would come, by the place where they would stand. */
export function arrivals(table: TableStore, seat: number): Record<string, Animals> {
  const after = previewed(table)?.animals;
  if (!after) return {};
  const now = ofSeat(table, seat).animals;
  return Object.fromEntries(
    Object.entries(after).map(([pen, animals]) => [
      pen,
      Object.fromEntries(
        ANIMALS.map((kind) => [kind, Math.max(0, (animals[kind] ?? 0) - (now[pen]?.[kind] ?? 0))]).filter(
          ([, number]) => number,
        ),
      ) as Animals,
    ]),
  );
}
