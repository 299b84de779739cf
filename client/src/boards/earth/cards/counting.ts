/** Which cards count for a goal of the fauna board or for an ecosystem, as its filter says. */
import type { CellView } from '../view';
import { ecosystems, fauna, printedOf, split, type Printed } from './printed';

type Wanted = Record<string, string | number | boolean>;
interface Rule {
  rule: string;
  filter?: Wanted;
  type?: string;
  includes?: string[];
}
type Pieces = Pick<CellView, 'sprouts' | 'growth'>;

const planted = (card: Printed): boolean => card.kind === 'flora' || card.kind === 'terrain';
const spaces = (card: Printed): number => card.sprout_spaces ?? 0;
const trunk = (card: Printed): number => card.growth_max ?? 0;

/** Whether the print of a card answers to one key of a filter; pieces where it asks for them. */
const TESTS: Record<string, (card: Printed, value: never, lying: Pieces) => boolean> = {
  type: (card, value: string) => (value === 'terrain' ? card.kind === value : (card.flora_types ?? []).includes(value)),
  habitat: (card, value: string) => card.habitats.includes(value),
  // Setting up is a black ability of an island.
  ability_color: (card, value: string) =>
    (value === 'black' && card.start !== undefined) ||
    card.abilities.some(
      ({ color }) => color === value || (color === 'multicolor' && ['red', 'blue', 'yellow'].includes(value)),
    ),
  flora: (card) => card.kind === 'flora',
  min_cost: (card, value: number) => planted(card) && (card.cost ?? 0) >= value,
  max_cost: (card, value: number) => planted(card) && (card.cost ?? 0) <= value,
  min_points: (card, value: number) => card.points >= value,
  max_points: (card, value: number) => card.points <= value,
  points_parity: (card, value: string) => Math.abs(card.points % 2) === ['even', 'odd'].indexOf(value),
  min_habitats: (card, value: number) => card.habitats.length >= value,
  max_habitats: (card, value: number) => card.habitats.length <= value,
  abilities: (card, value: number) => card.abilities.length + (card.start ? 1 : 0) === value,
  directional_aid: (card, value: boolean) => (card.directional_aid ?? false) === value,
  name_tag: (card, value: string) => (card.name_tags ?? []).includes(value),
  sprout_spaces: (card, value: number) => spaces(card) === value,
  max_sprout_spaces: (card, value: number) => spaces(card) <= value,
  min_growth_max: (card, value: number) => trunk(card) >= value,
  max_growth_max: (card, value: number) => trunk(card) <= value,
  min_canopy_points: (card, value: number) => (card.canopy_points ?? 0) >= value,
  max_canopy_points: (card, value: number) => (card.canopy_points ?? 0) <= value,
  min_sprouts: (card, value: number, lying) => card.kind === 'flora' && lying.sprouts >= value,
  min_growth: (card, value: number, lying) => card.kind === 'flora' && lying.growth >= value,
  full: (card, value: string, lying) =>
    card.kind === 'flora' &&
    (!value.includes('sprout') || (lying.sprouts === spaces(card) && (value !== 'sprout' || spaces(card) > 0))) &&
    (!value.includes('growth') || (lying.growth === trunk(card) && (value !== 'growth' || trunk(card) > 0))),
  empty: (card, _value: string, lying) => card.kind === 'flora' && lying.sprouts === 0 && lying.growth === 0,
};

/** What a goal counts, where it counts cards one by one. */
function ruleOf(goal: string): Rule | null {
  const [kind, slug] = split(goal);
  const rule = (kind === 'fauna' ? fauna.get(slug)?.goal : ecosystems.get(slug)?.score) as Rule | undefined;
  if (rule?.type) return { ...rule, filter: { type: rule.type } };
  return rule?.filter ? rule : null;
}

/** Whether a card counts for a goal. `lying` are its pieces; a card in the hand has none. */
export function counts(goal: string, thing: string, lying: Pieces = { sprouts: 0, growth: 0 }): boolean {
  const rule = ruleOf(goal);
  const card = printedOf(thing);
  if (!rule || !card || card.kind === 'event') return false;
  if (!planted(card) && !rule.includes?.includes(card.kind)) return false;
  return Object.entries(rule.filter!).every(([key, value]) => TESTS[key]?.(card, value as never, lying) ?? false);
}

/** The same for a card on the island while a goal is looked at. */
export const countsFor = (goal: string | null, lying: CellView): boolean =>
  goal !== null && counts(goal, `card:${lying.card}`, lying);
