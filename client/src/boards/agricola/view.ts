/** The Agricola view as the server sends it, and what is printed on its cards. */
import printed from '../../../../src/tilth/games/agricola/data/cards.json';
import { colourOf } from '../../lib/colours';
import type { TableStore } from '../../lib/table.svelte';
import type { Animals, Farm, House } from './art/farm';
import type { Cell, Edge } from './farmyard/geometry';

export type Counts = Record<string, number>;
export const GOODS = ['wood', 'clay', 'reed', 'stone', 'grain', 'vegetable', 'food'] as const;
export const ANIMALS = ['sheep', 'boar', 'cattle'] as const;
export const HARVESTS = [4, 7, 9, 11, 13, 14];
export const ROUNDS = 14;
const FIRST_OF_STAGE = [1, 5, 8, 10, 12, 14];

export interface Step {
  have: number;
  more: number;
  points: number;
}
export interface PlayerView {
  goods: Counts;
  house: House;
  rooms: Cell[];
  fields: Record<Cell, { crop?: string; number?: number }>;
  plots: { card: string; crop?: string; number?: number }[];
  stables: Cell[];
  fences: Edge[];
  animals: Record<string, Animals>;
  loose: Animals;
  people: number;
  newborn: number;
  placed: number;
  guests: number;
  begging: number;
  resting: boolean;
  cards: string[];
  notes: Counts;
  promised: { round: number; good: string; number: number }[];
  hand: string[] | null;
  pack: string[] | null;
  hand_occupations: number;
  hand_minors: number;
  to_place: number;
  pastures: { cells: string; capacity: number }[];
  places: Record<string, { what: 'pasture' | 'stable' | 'house' | 'card'; capacity: number[] }>;
  food_needed: number;
  food_rates: Counts;
  fencing: { left: number; wood: number[]; payable: number; more: { each: number; smallest: number } };
  prices: { room: Counts; stable: Counts };
  young: Record<string, boolean>;
  score_steps: Record<string, Step>;
}
export interface SpaceView {
  goods: Counts;
  people: number[];
  per_round: Counts;
  stage: number;
  only?: number;
  claims: number[];
}
/** What a space would bring whoever places a person now, or why it cannot be used. */
export interface Outlook {
  goods?: Counts;
  then?: string;
  points?: number;
  animals?: Record<string, Animals>;
  reason?: string;
  /** What the things cost that can be had there, where they are too dear. */
  costs?: Record<string, Counts>;
}
export interface AgricolaView {
  seats: number;
  options: Record<string, string | number | boolean>;
  round: number;
  phase: 'setup' | 'work' | 'harvest' | 'over';
  starting_player: number;
  round_cards: (string | null)[];
  spaces: Record<string, SpaceView>;
  majors: string[];
  target: number | null;
  players: PlayerView[];
  outlook: Record<string, Outlook>;
  lacks: Record<string, { goods?: Counts; needs?: boolean }>;
  proposal: string[];
  crafts: Counts;
}
export interface Card {
  name: string;
  kind: 'major' | 'minor' | 'occupation';
  deck?: string;
  number: number;
  costs?: Counts[];
  needs?: Record<string, number | string>;
  points?: number;
  passing?: boolean;
  returns?: string;
  traits?: string[];
}

const CARDS: Record<string, Card> = Object.fromEntries((printed as unknown as Card[]).map((card) => [card.name, card]));
export const ALL_CARDS: Card[] = Object.values(CARDS);
export const cardOf = (name: string): Card => CARDS[name]!;
export const isOccupation = (name: string): boolean => cardOf(name).kind === 'occupation';

export const viewOf = (table: TableStore): AgricolaView => table.view as unknown as AgricolaView;
export const ofSeat = (table: TableStore, seat: number): PlayerView => viewOf(table).players[seat]!;
/** The seat whose farm, hand and goods are the reader's own; a watcher looks over the first player's shoulder. */
export const mineOf = (table: TableStore): number => table.seat ?? 0;

export const stageOf = (round: number): number => FIRST_OF_STAGE.filter((first) => first <= round).length;
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];
export const nextHarvest = (round: number): number | null =>
  HARVESTS.find((when) => when >= Math.max(1, round)) ?? null;
export const sum = (counts: Counts | Animals): number =>
  Object.values(counts).reduce((total: number, number) => total + (number ?? 0), 0);

const HEARTHS = ['fireplace', 'cooking'];
/** A player's farm as it is drawn. */
export function farmOf(table: TableStore, seat: number): Farm {
  const player = ofSeat(table, seat);
  const adults = player.people - player.newborn;
  const away = Math.min(adults, viewOf(table).phase === 'work' ? player.placed : 0);
  return {
    colour: colourOf(seat, table.seat),
    house: player.house,
    rooms: player.rooms,
    home: adults - away,
    away,
    newborn: player.newborn,
    hearth: player.cards.some((card) => cardOf(card).traits?.some((trait) => HEARTHS.includes(trait))),
    fields: Object.entries(player.fields).map(([cell, { crop, number }]) => ({
      cell,
      crop: crop ?? null,
      number: number ?? 0,
    })),
    fences: player.fences,
    stables: player.stables,
    pastures: player.pastures.map(({ cells, capacity }) => ({
      cells: cells.split('+'),
      capacity: Math.max(...(player.places[cells]?.capacity ?? [capacity])),
      animals: player.animals[cells] ?? {},
    })),
    loose: Object.fromEntries(
      player.stables.flatMap((cell) =>
        player.places[cell]?.what === 'stable' ? [[cell, player.animals[cell] ?? {}]] : [],
      ),
    ),
    pets: player.animals['house'] ?? {},
  };
}
