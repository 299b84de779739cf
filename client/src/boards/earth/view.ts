/** The Earth view as the server sends it, and what is printed on the boards. */
import type { TableStore } from '../../lib/table.svelte';
import type { Option } from '../../wire';
import type { Ability } from './art/icons';

export type Action = 'plant' | 'compost' | 'water' | 'grow';
export const ACTIONS: Action[] = ['plant', 'compost', 'water', 'grow'];
export const COLOUR: Record<Action, Ability> = { plant: 'green', compost: 'red', water: 'blue', grow: 'yellow' };

export interface CellView {
  card: string;
  sprouts: number;
  growth: number;
  points?: number;
}
export interface Area {
  island: string | null;
  climate: string | null;
  ecosystem: string | null;
  soil: number;
  compost: number;
  events: string[];
  planted: string[];
  reached: boolean[];
  careful: boolean;
  field: Record<string, CellView>;
  open: string[];
  ecosystem_points?: number[];
  fires?: Record<Action, string[]>;
  walk: string | null;
  hand: string[] | number;
  drawn: string[] | number;
  prices?: Record<string, number>;
  instead?: Record<string, { with: string; most: number }>;
  offers?: Record<'island' | 'climate' | 'ecosystem', string[]>;
}
export interface GaiaView {
  card: string | null;
  deck: number;
  run: number;
  sprouts: number;
  growth: number;
  soil: number;
  compost: number;
  pile: string[];
  skips: boolean;
  score: Record<string, number>;
  follows: Record<Action, number> | null;
}
export interface PoolView {
  soil: number;
  sprouts: number;
  growth: number;
  compost: number;
  cards: string[] | number;
}
export interface EarthView {
  seats: number;
  seat: number | null;
  options: Record<string, unknown>;
  round: number;
  first: number;
  active: number | null;
  action: Action | null;
  deck: number;
  discard: number;
  fauna: { card: string; need: number; leaves: number[]; counts: number[] }[];
  leaf_values: number[];
  completed: number | null;
  ecosystems: string[];
  areas: Area[];
  gaia?: GaiaView;
  pools?: PoolView[];
}

export const viewOf = (table: TableStore): EarthView => table.view as unknown as EarthView;
/** The area of whoever looks at the screen; a spectator sees the first. */
export const mineOf = (table: TableStore): Area => viewOf(table).areas[table.seat ?? 0]!;
export const listOf = (cards: string[] | number | undefined): string[] => (Array.isArray(cards) ? cards : []);
export const numberOf = (cards: string[] | number): number => (Array.isArray(cards) ? cards.length : cards);
export const sumOf = (area: Area, piece: 'sprouts' | 'growth'): number =>
  Object.values(area.field).reduce((sum, cell) => sum + cell[piece], 0);

/** The text of an option in numbers: how the points change. */
export const pointsOf = (option: Option | undefined): string =>
  typeof option?.label.args.points === 'string' ? option.label.args.points : '';

/** What is printed beside the four actions: for whoever chose it, and for the others. */
export const PRINTED: Record<Action, { mine: [number, string][]; theirs: [number, string][]; either: boolean }> = {
  plant: {
    mine: [
      [2, 'plant'],
      [4, 'draw'],
    ],
    theirs: [
      [1, 'plant'],
      [1, 'draw'],
    ],
    either: false,
  },
  compost: {
    mine: [
      [5, 'soil'],
      [2, 'compost_deck'],
    ],
    theirs: [
      [2, 'soil'],
      [2, 'compost_deck'],
    ],
    either: true,
  },
  water: {
    mine: [
      [6, 'sprout'],
      [2, 'soil'],
    ],
    theirs: [
      [2, 'sprout'],
      [2, 'soil'],
    ],
    either: true,
  },
  grow: {
    mine: [
      [4, 'draw'],
      [2, 'growth'],
    ],
    theirs: [
      [2, 'draw'],
      [2, 'growth'],
    ],
    either: true,
  },
};
/** Gaia's pots: so many trunks, so many points, from the first again and again. */
export const POTS = [
  [5, 7],
  [4, 6],
  [3, 5],
  [2, 4],
  [1, 3],
] as const;
