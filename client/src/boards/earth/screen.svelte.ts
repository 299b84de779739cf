/** What only this screen knows: whose island is shown, which card is enlarged, which sheet is open, how the hand is sorted. */
import type { TableStore } from '../../lib/table.svelte';

export interface Lens {
  thing: string;
  box: DOMRect;
  sheet: boolean;
}

class Screen {
  /** Whose island lies in the middle; null: one's own. */
  seat: number | null = $state(null);
  lens: Lens | null = $state.raw(null);
  /** Cards shown on a sheet over the table. */
  sheet: 'hand' | 'cards' | 'gaia' | 'events' | null = $state(null);
  /** The action under the finger. */
  action: string | null = $state(null);
  /** How the hand is sorted and what of it is shown. */
  sort: 'playable' | 'cost' | 'type' | 'colour' = $state('playable');
  only = $state('');
  search = $state('');
}

const screens = new WeakMap<TableStore, Screen>();
export function screenOf(table: TableStore): Screen {
  let screen = screens.get(table);
  if (!screen) screens.set(table, (screen = new Screen()));
  return screen;
}
