/** Small positions for the pictures of the rules. */
import type { TableStore } from '../../lib/table.svelte';
import { positionOf } from '../position';
import type { Ghost } from './preview';
import type { PetrichorView, PlayerView, TileView } from './view';

/** A tile with what a picture says of it, and otherwise bare. */
export const tile = (about: Partial<TileView>): TileView => ({
  crop: 'wheat',
  fertilized: false,
  cloud: 'none',
  in_cloud: {},
  on_tile: {},
  growth: 'none',
  ...about,
});
const player = (about: Partial<PlayerView>): PlayerView => ({
  drops: 16,
  votes: 10,
  on_weather: {},
  voting_wins: 0,
  wheat_tokens: 0,
  hand: null,
  pack: null,
  picked: null,
  hand_size: 6,
  pack_size: 0,
  picked_size: 0,
  ...about,
});

/** A table for three with these players and dice. */
export function table(players: Partial<PlayerView>[] = [{}, {}, {}], dice: PetrichorView['dice'] = []): TableStore {
  const view: Partial<PetrichorView> = { seats: players.length, tiles: {}, players: players.map(player), dice };
  return positionOf('petrichor', view);
}

/** Nothing is about to happen, apart from what a picture says. */
export const ghost = (about: Partial<Ghost> = {}): Ghost => ({
  falls: {},
  rises: {},
  leaves: null,
  skies: {},
  grows: {},
  dries: [],
  vote: null,
  die: null,
  taken: null,
  ...about,
});
