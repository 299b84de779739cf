/** What only this screen knows: whose island is looked at, which sheet is open, how the hand is sorted. */
import { lensOf } from '../../lib/lens.svelte';
import type { TableStore } from '../../lib/table.svelte';
import type { Decision } from '../../wire';

class Screen {
  /** Whose island and board lie on the sheet. */
  seat = $state(0);
  /** Cards shown on a sheet over the table. */
  sheet: 'hand' | 'cards' | 'gaia' | 'events' | 'player' | null = $state(null);
  /** The action under the finger. */
  action: string | null = $state(null);
  /** The goal that is looked at: the cards that count for it are lit. */
  goal: string | null = $state(null);
  /** Pieces laid out by hand and hand cards marked, with the question they answer. */
  laid: { question: string; laid: Record<string, number> } | null = $state.raw(null);
  marked: { question: string; cards: string[] } | null = $state.raw(null);
  /** The turn in which the order of activation was settled without asking. */
  settled = '';
  /** How the hand is sorted and what of it is shown. */
  sort: 'playable' | 'cost' | 'type' | 'colour' = $state('playable');
  only = $state('');
  search = $state('');
}

/** What is asked; the same question may come again because others have acted meanwhile. */
export const questionOf = ({ name, seat, prompt, options }: Decision): string =>
  JSON.stringify([name, seat, prompt.args, options.map(({ option }) => option)]);

const screens = new WeakMap<TableStore, Screen>();
export function screenOf(table: TableStore): Screen {
  let screen = screens.get(table);
  if (!screen) screens.set(table, (screen = new Screen()));
  return screen;
}

/** The goal whose cards are lit: the one under the pointer, or under the lens. */
export function goalOf(table: TableStore): string | null {
  const { seen } = lensOf(table);
  return screenOf(table).goal ?? (seen?.pinned && /^(fauna|ecosystem):/.test(seen.thing) ? seen.thing : null);
}
