/** Farms for tests: a wooden hut of two rooms, and whatever a test says. */
import { layOut, screenOf } from '../../../src/boards/agricola/screen.svelte';
import type { AgricolaView, PlayerView } from '../../../src/boards/agricola/view';
import { tableOf, type Position } from '../tables';

export const farm = (about: Partial<PlayerView> = {}): PlayerView => ({
  goods: { wood: 0, clay: 0, reed: 0, stone: 0, grain: 0, vegetable: 0, food: 0 },
  house: 'wood',
  rooms: ['b1', 'c1'],
  fields: {},
  plots: [],
  stables: [],
  fences: [],
  animals: {},
  loose: {},
  people: 2,
  newborn: 0,
  placed: 0,
  guests: 0,
  begging: 0,
  resting: false,
  cards: [],
  notes: {},
  promised: [],
  hand: [],
  pack: null,
  hand_occupations: 0,
  hand_minors: 0,
  to_place: 2,
  pastures: [],
  places: {},
  food_needed: 4,
  food_rates: {},
  fencing: { left: 15, wood: Array.from({ length: 15 }, (_, i) => i + 1), payable: 15, more: { each: 0, smallest: 0 } },
  prices: { room: {}, stable: {} },
  young: {},
  score_steps: {},
  ...about,
});

/** A table of farms with a screen on which nothing is laid out yet. */
export function sitDown(players: PlayerView[], about: Omit<Position, 'view'> & { view?: Partial<AgricolaView> } = {}) {
  const view = { round: 1, phase: 'work', proposal: [], crafts: {}, ...about.view, players };
  const sat = tableOf({ ...about, view });
  layOut(sat.table);
  return { ...sat, screen: screenOf(sat.table) };
}
