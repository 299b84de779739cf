/** The Petrichor view as the server sends it, and what is printed on its tiles. */
import printed from '../../../../src/tilth/games/petrichor/data/tiles.json';
import type { Colour } from '../../art/players';
import type { Weather } from './art/weather';
import { colourOf } from '../../lib/colours';
import type { TableStore } from '../../lib/table.svelte';

export type Crop = keyof typeof printed.crops;
export type Growth = 'none' | 'sprouting' | 'developed' | 'drowned';
export type Counts = Record<string, number>;

export interface TileView {
  crop: Crop | null;
  fertilized: boolean;
  cloud: 'none' | 'light' | 'thunder';
  in_cloud: Counts;
  on_tile: Counts;
  growth: Growth;
}
export interface PlayerView {
  drops: number;
  votes: number;
  on_weather: Partial<Record<Weather, number>>;
  voting_wins: number;
  wheat_tokens: number;
  hand: Partial<Record<Weather, number>> | null;
  pack: Partial<Record<Weather, number>> | null;
  picked: Partial<Record<Weather, number>> | null;
  hand_size: number;
  pack_size: number;
  picked_size: number;
}
export interface WindsView extends Omit<
  PlayerView,
  'hand' | 'pack' | 'picked' | 'hand_size' | 'pack_size' | 'picked_size'
> {
  points: number;
  deck: number;
  discard: number[];
  card: number;
}
export interface PetrichorView {
  seats: number;
  round: number;
  rounds: number;
  over: boolean;
  first_player: number;
  passed_first: number | null;
  tiles: Record<string, TileView>;
  players: PlayerView[];
  dice: (number | 'harvest')[];
  deck: number;
  southern_winds?: WindsView;
  scores: Counts[];
}

export const NEXT: Record<Weather, Weather> = { frost: 'sun', sun: 'wind', wind: 'rain', rain: 'frost' };
export const TRACK: number[] = printed.voting_wins;
export const WIND_CARDS = printed.wind_cards as Record<string, string[]>;

export const viewOf = (table: TableStore): PetrichorView => table.view as unknown as PetrichorView;
export const total = (counts: Counts | Partial<Record<Weather, number>>): number =>
  Object.values(counts).reduce((sum: number, count) => sum + (count ?? 0), 0);

/** Whose drop it is: a seat, or the Southern Winds. */
export const dropColour = (owner: string, table: TableStore): Colour =>
  owner === 'south' ? 'night' : colourOf(Number(owner), table.seat);
export const ownerName = (owner: string, table: TableStore): string =>
  table.words.thing(owner === 'south' ? 'player:south' : `seat:${owner}`);
export const ownerOf = (thing: string): string => thing.slice(thing.indexOf(':') + 1);

export const need = (crop: Crop | null): number =>
  crop && 'grow' in printed.crops[crop] ? (printed.crops[crop] as { grow: number }).grow : 0;
export const grownAs = (crop: Crop | null): 'sprouting' | 'developed' =>
  crop === 'coffee' || crop === 'rice' ? 'sprouting' : 'developed';

export const rowOf = (tile: string): number =>
  (tile[0] === 'p' ? Math.floor((Number(tile[1]) - 1) / 2) : 'abcd'.indexOf(tile[0]!)) + 1;
export const columnOf = (tile: string): number => (tile[0] === 'p' ? ((Number(tile[1]) - 1) % 2) + 1 : Number(tile[1]));

/** The scoring printed on a tile: by place, by number of players there, or by drop; for up to so many players. */
export interface Row {
  stage: Growth | null;
  mark: 'places' | 'heads' | 'wheat' | 'drop';
  points: number[];
}

export function scoring(crop: Crop | null, players: number): Row[] {
  const crops = printed.crops;
  const places = (points: number[], stage: Growth | null = null): Row => ({
    stage,
    mark: 'places',
    points: points.slice(0, Math.max(2, players)),
  });
  switch (crop) {
    case 'wheat':
      return [{ stage: null, mark: 'wheat', points: [crops.wheat.most, crops.wheat.others] }];
    case 'coffee':
      return [places(crops.coffee.ranks_sprouting, 'sprouting'), places(crops.coffee.ranks, 'developed')];
    case 'rice':
      return [
        { stage: 'sprouting', mark: 'drop', points: [0] },
        { stage: 'developed', mark: 'drop', points: [crops.rice.each_drop] },
      ];
    case 'corn':
      return [{ stage: null, mark: 'heads', points: crops.corn.by_presence.slice(0, Math.max(2, players)) }];
    case 'cactus':
      return [places(crops.cactus.ranks, 'developed'), places(crops.cactus.ranks_drowned, 'drowned')];
    case 'cotton':
    case 'grass':
    case 'potato':
      return [places(crops[crop].ranks)];
    default:
      return [];
  }
}

export const DROWN: number = printed.crops.cactus.drown;
/** So many drops make a light cloud thunder, and a thundercloud overflow. */
export const [THUNDER_AT, OVERFLOW_AT] = [4, 8];

/** The two weathers with most votes, for the ring's honey rim; none before anybody voted. */
export function leaders(view: PetrichorView): Weather[] {
  const votes = (['frost', 'sun', 'wind', 'rain'] as Weather[]).map((weather) => ({
    weather,
    votes: votesFor(view, weather).reduce((sum, [, count]) => sum + count, 0),
  }));
  const ordered = votes.filter((row) => row.votes > 0).sort((a, b) => b.votes - a.votes);
  if (ordered.length <= 2) return ordered.map((row) => row.weather);
  const line = ordered[1]!.votes;
  const sure = ordered.filter(
    (row) =>
      row.votes > line ||
      (row.votes === line &&
        ordered.filter((other) => other.votes === line).length + ordered.filter((other) => other.votes > line).length <=
          2),
  );
  return sure.map((row) => row.weather);
}

/** Votes on a weather by owner. */
export function votesFor(view: PetrichorView, weather: Weather): [string, number][] {
  const rows = view.players.map((player, seat): [string, number] => [String(seat), player.on_weather[weather] ?? 0]);
  if (view.southern_winds) rows.push(['south', view.southern_winds.on_weather[weather] ?? 0]);
  return rows.filter(([, count]) => count > 0);
}
