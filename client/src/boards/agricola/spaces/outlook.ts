/** What a space would bring, in words and for hollow pieces. */
import type { TableStore } from '../../../lib/table.svelte';
import type { Animals } from '../art/farm';
import { ANIMALS, ofSeat, viewOf, type Counts, type Outlook } from '../view';

/** What placing a person here would bring, as a sentence or two; empty where that shows only then. */
export function foretell(table: TableStore, space: string): string {
  const seen = viewOf(table).outlook[space];
  const { words } = table;
  if (!seen || seen.reason) return seen?.reason ? words.say(`web-why-${seen.reason}`) : '';
  const goods = Object.entries(seen.goods ?? {});
  const gets = goods.filter(([, number]) => number > 0).map(([good, number]) => `${good}:${number}`);
  const pays = goods.filter(([, number]) => number < 0).map(([good, number]) => `${good}:${-number}`);
  return [
    ...(gets.length ? [words.say('web-you-get', { goods: gets })] : []),
    ...(pays.length ? [words.say('web-you-pay', { goods: pays })] : []),
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
