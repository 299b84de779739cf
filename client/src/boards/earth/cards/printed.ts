/** The printed cards, as the game's data has them. */
import cardRows from '../../../../../src/tilth/games/earth/data/cards.json';
import climateRows from '../../../../../src/tilth/games/earth/data/climates.json';
import ecosystemRows from '../../../../../src/tilth/games/earth/data/ecosystems.json';
import faunaRows from '../../../../../src/tilth/games/earth/data/fauna.json';
import gaiaRows from '../../../../../src/tilth/games/earth/data/gaia.json';
import islandRows from '../../../../../src/tilth/games/earth/data/islands.json';
import type { Ability } from '../art/icons';

export type Kind = 'card' | 'island' | 'climate' | 'ecosystem' | 'fauna' | 'gaia';
export interface Amount {
  res: string;
  n: number;
}
export interface Filter {
  type?: string;
  habitat?: string;
  ability_color?: Ability;
  name_tag?: string;
}
export interface Score {
  rule: string;
  vp: number;
  filter?: Filter;
  scope?: string;
  resource?: string;
  piece?: string;
  min?: number;
  min_cost?: number;
  max_cost?: number;
  min_points?: number;
  max_points?: number;
  habitat?: string;
}
/** One line of a card. */
export interface Line {
  color: Ability;
  effect: string;
  pay?: Amount[];
  gain?: Amount[];
  place?: { scope: string; each_of_type?: string; total?: number };
  per_planted_this_turn?: Filter;
  only_if_you_chose?: string;
  score?: Score;
  amount?: number;
  filter?: Filter;
  resource?: string;
  of_color?: Ability;
  action_color?: Ability;
  with_color?: Ability;
  draw?: number;
  look?: number;
  keep?: number;
}
export interface Printed {
  id: number;
  slug: string;
  name: string;
  latin?: string;
  kind: 'flora' | 'terrain' | 'event' | 'island' | 'climate';
  flora_types?: string[];
  cost?: number | null;
  points: number;
  habitats: string[];
  growth_max?: number;
  canopy_points?: number;
  sprout_spaces?: number;
  name_tags?: string[];
  directional_aid?: boolean;
  abilities: Line[];
  start?: { draw: number; compost_from_hand: number; soil: number };
}
export interface Ecosystem {
  slug: string;
  name: string;
  score: { filter?: Filter };
}
export interface Fauna {
  slug: string;
  name: string;
  latin: string;
  goal: { filter?: Filter };
}
export interface Gaia {
  slug: string;
  name: string;
  color: Ability;
}

const table = <T extends { slug: string }>(rows: unknown, more: (row: T) => Partial<T> = () => ({})): Map<string, T> =>
  new Map((rows as T[]).map((row) => [row.slug, { ...row, ...more(row) }]));

export const cards = table<Printed>(cardRows);
export const islands = table<Printed>(islandRows, () => ({ kind: 'island' }));
export const climates = table<Printed>(climateRows, () => ({ kind: 'climate' }));
export const ecosystems = table<Ecosystem>(ecosystemRows);
export const fauna = table<Fauna>(faunaRows);
export const gaia = table<Gaia>(gaiaRows);

/** A card, island or climate by the thing it is called. */
export function printedOf(thing: string): Printed | null {
  const [kind, slug] = split(thing);
  return (
    (kind === 'card' ? cards : kind === 'island' ? islands : kind === 'climate' ? climates : null)?.get(slug) ?? null
  );
}
/** What the name of a card contains, or what a goal wants names to contain. */
export function tagsOf(thing: string): string[] {
  const [kind, slug] = split(thing);
  const wanted =
    kind === 'fauna'
      ? fauna.get(slug)?.goal.filter?.name_tag
      : kind === 'ecosystem'
        ? ecosystems.get(slug)?.score.filter?.name_tag
        : undefined;
  return wanted ? [wanted] : (printedOf(thing)?.name_tags ?? []);
}
export const split = (thing: string): [string, string] => [
  thing.slice(0, thing.indexOf(':')),
  thing.slice(thing.indexOf(':') + 1),
];

/** The type shown with a card's name: of flora, terrain, event, or all four types at once. */
export const typeOf = (card: Printed): string =>
  card.kind === 'flora' ? ((card.flora_types?.length ?? 0) > 1 ? 'wild' : card.flora_types![0]!) : card.kind;
