/** What is printed on the action spaces: their landscape, fixed goods, and the cards that follow. */
import type { SceneName } from '../art/scenes';
import type { Counts } from '../view';

export type Follows = 'occupation' | 'minor' | 'major';
export interface Printed {
  art: SceneName;
  gives?: Counts;
  then?: Follows[];
  food?: string;
  players?: number;
}

export const PRINTED: Record<string, Printed> = {
  build_rooms_stables: { art: 'build' },
  starting_player_minor: { art: 'first', then: ['minor'] },
  starting_player_storehouse: { art: 'first' },
  take_grain: { art: 'grain', gives: { grain: 1 } },
  plow_field: { art: 'plough' },
  occupation: { art: 'occ', then: ['occupation'], food: '0–1' },
  stable_bake: { art: 'sow' },
  day_laborer: { art: 'labour', gives: { food: 2 } },
  day_laborer_family: { art: 'labour', gives: { food: 1 } },
  wood_3: { art: 'wood' },
  clay_1: { art: 'clay' },
  reed_1: { art: 'reed' },
  fishing: { art: 'fish' },
  sow_bake: { art: 'sow' },
  improvement: { art: 'improve', then: ['major', 'minor'] },
  sheep_1: { art: 'sheep' },
  fences: { art: 'fences' },
  stone_1_stage2: { art: 'stone' },
  renovate_improvement: { art: 'renovate', then: ['major'] },
  family_growth_minor: { art: 'family', then: ['minor'] },
  take_vegetable: { art: 'veg', gives: { vegetable: 1 } },
  boar_1: { art: 'boar' },
  stone_1_stage4: { art: 'stone' },
  cattle_1: { art: 'cattle' },
  plow_sow: { art: 'plough' },
  family_growth_no_room: { art: 'family' },
  renovate_fences: { art: 'renovate' },
  p3_wood_2: { art: 'wood', players: 3 },
  p3_clay_1: { art: 'clay', players: 3 },
  p3_resource_1: { art: 'resource', players: 3 },
  p3_occupation: { art: 'occ', then: ['occupation'], food: '2', players: 3 },
  p3_resources_2: { art: 'resource', players: 3 },
  p4_wood_1: { art: 'wood', players: 4 },
  p4_wood_2: { art: 'wood', players: 4 },
  p4_clay_2: { art: 'clay', players: 4 },
  p4_reed_stone_food: { art: 'resource', gives: { reed: 1, stone: 1, food: 1 }, players: 4 },
  p4_traveling_players: { art: 'players', players: 4 },
  p4_occupation: { art: 'occ', then: ['occupation'], food: '1–2', players: 4 },
  p4_resources_2: { art: 'resource', players: 4 },
  p5_wood_4: { art: 'wood', players: 5 },
  p5_clay_3: { art: 'clay', players: 5 },
  p5_reed_stone_wood: { art: 'reed', gives: { stone: 1, wood: 1 }, players: 5 },
  p5_animal_choice: { art: 'animals', players: 5 },
  p5_occupation_or_growth: { art: 'occ', then: ['occupation'], food: '1–2', players: 5 },
  p5_resources_or_growth: { art: 'resource', players: 5 },
  p5_room_or_players: { art: 'players', players: 5 },
  tavern: { art: 'tavern' },
  clay_deposit: { art: 'clay' },
};
export const ROUND_SPACES = new Set([
  'sow_bake',
  'improvement',
  'sheep_1',
  'fences',
  'stone_1_stage2',
  'renovate_improvement',
  'family_growth_minor',
  'take_vegetable',
  'boar_1',
  'stone_1_stage4',
  'cattle_1',
  'plow_sow',
  'family_growth_no_room',
  'renovate_fences',
]);
