/** Whose notebook is open over the table. */
import type { TableStore } from '../../../lib/table.svelte';

class Opened {
  seat: number | null = $state(null);
}

const notebooks = new WeakMap<TableStore, Opened>();

export function openedOf(table: TableStore): Opened {
  let opened = notebooks.get(table);
  if (!opened) notebooks.set(table, (opened = new Opened()));
  return opened;
}
