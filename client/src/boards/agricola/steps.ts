/** Where on the board each kind of decision is made. */
import type { TableStore } from '../../lib/table.svelte';
import type { DockTab } from './screen.svelte';
import { isOccupation } from './view';

const ON_FARM = new Set(['build', 'fence', 'arrange', 'house', 'renovate', 'make_food', 'pot']);
const WITH_CARDS = new Set(['improve', 'occupation', 'draft', 'drop', 'exchange', 'mulligan']);

const touched = (table: TableStore, kind: string): string[] =>
  (table.choosing.decision?.options ?? []).flatMap(({ option, touches }) =>
    option.startsWith('!')
      ? []
      : touches.filter((thing) => thing.startsWith(kind)).map((thing) => thing.slice(kind.length)),
  );

/** The part of the board a phone shows. */
export function stepPart(table: TableStore): string {
  const { name = '' } = table.choosing.decision ?? {};
  if (WITH_CARDS.has(name)) return 'cards';
  if (name === 'field_work' && table.choosing.decision!.options.some(({ option }) => /^(sow|bake) /.test(option)))
    return 'actions';
  if (ON_FARM.has(name) || touched(table, 'cell:').length > 0) return 'farm';
  return name === 'offer' ? 'cards' : 'actions';
}

/** The cards that lie open in the dock. */
export function stepTab(table: TableStore): DockTab | null {
  const { name = '' } = table.choosing.decision ?? {};
  if (name === 'draft') return 'pack';
  if (name === 'occupation') return 'occupation';
  if (name === 'improve') {
    const begins = (what: string) => table.choosing.decision!.options.some(({ option }) => option.startsWith(what));
    return begins('build ') && !begins('play ') ? 'major' : 'minor';
  }
  if (name === 'drop' || name === 'exchange' || name === 'offer') {
    const cards = touched(table, 'card:');
    return cards.length ? (isOccupation(cards[0]!) ? 'occupation' : 'minor') : null;
  }
  return null;
}
