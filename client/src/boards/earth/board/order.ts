/** Whether it can matter that island and climate are activated before the field or after it. */
import type { TableStore } from '../../../lib/table.svelte';
import { firesWith } from '../cards/notation';
import { printedOf, type Line } from '../cards/printed';
import { COLOUR, mineOf, viewOf, type Action, type Area } from '../view';

type Stock = 'soil' | 'hand' | 'compost' | 'sprout' | 'growth';
/** What paying or gaining something takes from and adds to. */
const PAYS: Record<string, { takes: Stock; adds?: Stock }> = {
  soil: { takes: 'soil' },
  compost_pile: { takes: 'compost' },
  compost_hand: { takes: 'hand', adds: 'compost' },
  sprout: { takes: 'sprout' },
  growth: { takes: 'growth' },
};
const GAINS: Record<string, { takes?: Stock; adds: Stock }> = {
  soil: { adds: 'soil' },
  draw: { adds: 'hand' },
  compost_deck: { adds: 'compost' },
  compost_hand: { takes: 'hand', adds: 'compost' },
  sprout: { adds: 'sprout' },
  growth: { adds: 'growth' },
};

interface Effect {
  takes: Set<Stock>;
  adds: Set<Stock>;
  /** Whether there is more to it than paying and gaining, or it reaches only some places. */
  odd: boolean;
}

function effectOf(lines: Line[]): Effect {
  const [takes, adds] = [new Set<Stock>(), new Set<Stock>()];
  for (const { pay = [], gain = [] } of lines)
    for (const one of [...pay.map(({ res }) => PAYS[res]), ...gain.map(({ res }) => GAINS[res])]) {
      if (one?.takes) takes.add(one.takes);
      if (one?.adds) adds.add(one.adds);
    }
  return { takes, adds, odd: lines.some(({ effect, place }) => effect !== 'resources' || place !== undefined) };
}

const meet = (some: Set<Stock>, others: Set<Stock>) => [...some].some((stock) => others.has(stock));

/** What one side takes the other must neither take nor add, and cards that are seen first may change a mind about a price. */
export function canMatter(board: Line[], field: Line[]): boolean {
  const [one, other] = [effectOf(board), effectOf(field)];
  const clash = (a: Effect, b: Effect) =>
    meet(a.takes, b.takes) || meet(a.takes, b.adds) || (a.adds.has('hand') && b.takes.size > 0);
  return one.odd || other.odd || clash(one, other) || clash(other, one);
}

/** The lines that an action fires at these places. */
function linesAt(cells: string[], area: Area, action: Action): Line[] {
  return cells.flatMap((cell) => {
    const thing =
      cell === 'island'
        ? `island:${area.island}`
        : cell === 'climate'
          ? `climate:${area.climate}`
          : `card:${area.field[cell]?.card ?? ''}`;
    return printedOf(thing)?.abilities.filter((line) => firesWith(line, COLOUR[action])) ?? [];
  });
}

/** Whether the order that is asked about can matter. */
export function orderMatters(table: TableStore): boolean {
  const { action } = viewOf(table);
  const area = mineOf(table);
  const fired = action ? (area.fires?.[action] ?? []) : [];
  const beside = (cell: string) => cell === 'island' || cell === 'climate';
  return (
    action === null ||
    area.careful ||
    viewOf(table).gaia !== undefined ||
    canMatter(
      linesAt(fired.filter(beside), area, action),
      linesAt(
        fired.filter((cell) => !beside(cell)),
        area,
        action,
      ),
    )
  );
}
