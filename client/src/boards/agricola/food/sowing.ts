/** Sowing and baking are planned together: what comes on which field, and how much bread. */
import type { TableStore } from '../../../lib/table.svelte';
import type { Answer } from '../../board';
import { deciding, inTurn, whoDecides } from '../plans';
import type { Screen } from '../screen.svelte';

export const sows = (table: TableStore): boolean =>
  deciding(table) === 'field_work' && table.choosing.options.some((option) => /^(sow|bake) /.test(option.option));
export interface Plot {
  name: string;
  thing: string;
  seeds: string[];
}

/** The plots that can be sown, each with what could be sown there. */
export function plots(table: TableStore): Plot[] {
  const found: Record<string, Plot> = {};
  for (const { option, touches } of table.choosing.options) {
    const [what, good, name] = option.split(' ') as [string, string, string];
    if (what === 'sow') (found[name] ??= { name, thing: touches[0] ?? '', seeds: [] }).seeds.push(good);
  }
  return Object.values(found);
}
/** The food for 1, 2, 3 ... grain in this baking. */
export const breads = (table: TableStore): number[] =>
  table.choosing.options.flatMap(({ option, label }) => (option.startsWith('bake ') ? [Number(label.args.food)] : []));
export const seedsLeft = (table: TableStore, screen: Screen, good: string): number =>
  whoDecides(table).goods[good]! -
  Object.values(screen.seeds).filter((seed) => seed === good).length -
  (good === 'grain' ? screen.grain : 0);

/** Go on to the next crop for a plot: none, grain, vegetable. */
export function turnSeed(table: TableStore, screen: Screen, plot: Plot): void {
  const now = screen.seeds[plot.name];
  const after = plot.seeds
    .slice(now === undefined ? 0 : plot.seeds.indexOf(now) + 1)
    .find((good) => seedsLeft(table, screen, good) > 0);
  const { [plot.name]: _, ...rest } = screen.seeds;
  screen.seeds = after === undefined ? rest : { ...rest, [plot.name]: after };
}

export function fieldAnswer(table: TableStore, screen: Screen): Answer | null {
  if (!sows(table)) return null;
  const { words } = table;
  const sown = Object.entries(screen.seeds);
  const food = screen.grain ? (breads(table)[screen.grain - 1] ?? 0) : 0;
  const nothing = !sown.length && !screen.grain;
  return {
    label: nothing ? words.say('done') : words.say('web-work-fields', { fields: sown.length, grain: screen.grain }),
    say: nothing
      ? words.say('web-work-nothing')
      : [
          sown.length
            ? words.say('web-work-sow', {
                grains: sown.filter(([, good]) => good === 'grain').length,
                vegetables: sown.filter(([, good]) => good !== 'grain').length,
              })
            : '',
          screen.grain ? words.say('web-work-bake', { grain: screen.grain, food }) : '',
        ]
          .join(' ')
          .trim(),
    ready: !nothing || table.choosing.options.some(({ option }) => option === 'done'),
    play() {
      const next = inTurn([
        ...sown.map(([plot, good]) => `sow ${good} ${plot}`),
        ...(screen.grain ? [`bake ${screen.grain}`] : []),
        'done',
      ]);
      table.playOn((decision) => next(decision, 'field_work'));
    },
  };
}
