/** Choosing on the sheet: an option that is pointed at shows what it brings; one press plays it, or two where that is wished. */
import type { TableStore } from '../../../lib/table.svelte';
import type { Option } from '../../../wire';

export function pick(table: TableStore, option: Option | null | undefined): void {
  if (!option) return;
  const known = table.choosing.options.find((each) => each.option === option.option) ?? option;
  if ((table.atOnce && known.undoable !== false) || table.choosing.named === known.option) table.play(known.option);
  else table.choosing.name(known.option);
}

export const point = (table: TableStore, option: Option | null | undefined): void => {
  table.choosing.peekedOption = option?.option ?? null;
};

/** What a key does to a place that can be chosen. */
export function chooseKey(event: KeyboardEvent, table: TableStore, option: Option | null | undefined): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
  pick(table, option);
}
