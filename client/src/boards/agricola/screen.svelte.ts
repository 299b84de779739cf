/** What only this screen knows: what the player has laid out but not played yet, and what is shown large. */
import type { TableStore } from '../../lib/table.svelte';
import type { GameEvent } from '../../wire';
import type { Cell, Edge } from './farmyard/geometry';
import { mineOf } from './view';

export type DockTab = 'occupation' | 'minor' | 'major' | 'pack' | 'score';

export class Screen {
  /** Whose farm is large; null: the reader's own. */
  open: number | null = $state(null);
  tab: DockTab | null = $state(null);
  /** Fences are planned by spaces, or edge by edge. */
  byEdge = $state(false);
  cells: Cell[] = $state([]);
  edges: Edge[] = $state([]);
  /** Feeding: how often each option is used. */
  uses: Record<string, number> = $state({});
  /** Sowing: what on which plot; baking: how much grain. */
  seeds: Record<string, string> = $state({});
  grain = $state(0);
  /** Whether one has said that one would rather beg than eat what there is. */
  begging = $state(false);
  /** A closed space that one looks at: the prompt says why it is closed. */
  asked: string | null = $state(null);
  /** Cards laid out over the table: those of the hand, or all of the game. */
  laid: 'hand' | 'all' | null = $state(null);
  /** The event that is being shown, while a harvest is told. */
  told: GameEvent | null = $state.raw(null);

  constructor(private readonly table: TableStore) {}

  get shown(): number {
    return this.open ?? mineOf(this.table);
  }

  /** A new decision: lay everything out anew. */
  clear(): void {
    this.cells = [];
    this.edges = [];
    this.uses = {};
    this.seeds = {};
    this.grain = 0;
    this.begging = false;
    this.asked = null;
  }
}

const screens = new WeakMap<TableStore, Screen>();

/** Begin with nothing laid out. It is there before anything asks for it: a derived value does not listen to what it makes itself. */
export function layOut(table: TableStore): void {
  if (!screens.has(table)) screens.set(table, new Screen(table));
}

export const screenOf = (table: TableStore): Screen => screens.get(table)!;
