/** The lines of a card in signs: what is paid, a colon, what is gained. The same in every language. */
import { minus } from '../../../lib/text';
import { arrows, empty, glyphs, habitats, icons, tags, types, type Ability } from '../art/icons';
import type { Amount, Filter, Line, Printed, Score } from './printed';

const glyph = (colour: Ability): string => `<i class="gl ${colour}">${glyphs[colour]}</i>`;
const good = (res: string): string =>
  res === 'plant' ? glyph('green') : ((icons as Record<string, string>)[res] ?? '');
export const amount = (number: number | string, res: string, sign = ''): string =>
  `<span class="u">${sign}${number}${good(res)}</span>`;
const amounts = (list: Amount[], sign: string): string => list.map(({ res, n }) => amount(n, res, sign)).join('');
const worth = (points: number): string => `<b class="vpn">${points}</b>`;
const per = '<em>/</em>';
const sign = (drawn: string): string => `<svg class="i" viewBox="0 0 24 24" aria-hidden="true">${drawn}</svg>`;
const people = sign(
  '<circle cx="7" cy="9" r="3.6" fill="currentColor"/>' +
    '<circle cx="17" cy="9" r="3.6" fill="currentColor"/>' +
    '<path d="M1 20c0 -5 3 -7 6 -7s5 1.5 5 1.5s2 -1.5 5 -1.5s6 2 6 7Z" fill="currentColor"/>',
);
const path = sign(
  '<path d="M3 20V12H12V4H21" ' +
    'fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>' +
    '<path d="M17 1l4.500 3l-4.500 3.500" ' +
    'fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
);
const around = sign(
  '<path d="M12 1.500V7M12 17v5.500M1.500 12H7M17 12h5.500M4 4l4 4M20 4l-4 4M4 20l4 -4M20 20l-4 -4" ' +
    'fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>' +
    '<circle cx="12" cy="12" r="2.600" fill="currentColor"/>',
);
const whole = sign('<path d="M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM13 13h8v8h-8z" fill="currentColor"/>');
const copy = sign(
  '<rect x="3" y="3" width="12" height="14" rx="2" fill="none" stroke="currentColor" stroke-width="2.200"/>' +
    '<rect x="9" y="8" width="12" height="14" rx="2" fill="currentColor"/>',
);
const swap = sign(
  '<path d="M3 8H19M15 3.500L19.500 8L15 12.500M21 16H5M9 11.500L4.500 16L9 20.500" ' +
    'fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/>',
);
const no = sign('<path d="M5 5L19 19M19 5L5 19" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>');
const where = (scope: string | undefined): string =>
  scope === 'orthogonal_path'
    ? path
    : scope === 'adjacent8'
      ? around
      : scope === 'island_4x4'
        ? whole
        : (arrows[scope ?? ''] ?? '');
const wanted = (filter: Filter | undefined): string =>
  (filter?.type ? (types[filter.type] ?? '') : '') +
  (filter?.habitat ? (habitats[filter.habitat] ?? '') : '') +
  (filter?.ability_color ? glyph(filter.ability_color) : '');
const HAVING: Record<string, string> = {
  soil: icons.soil,
  hand_card: icons.draw,
  compost_card: icons.compost_pile,
  event_played: icons.event,
};

function scoring(rule: Score): string {
  const points = worth(rule.vp) + per;
  switch (rule.rule) {
    case 'per_empty_neighbour':
      return points + empty + where('orthogonal4');
    case 'per_resource':
      return points + (HAVING[rule.resource ?? ''] ?? '');
    case 'per_flora_with_at_least':
      return `${points}${good(rule.piece ?? '')}<span class="u">≥${rule.min}</span>`;
    case 'per_card_by_cost':
      return `${points}${icons.soil}<span class="u">${rule.min_cost !== undefined ? `≥${rule.min_cost}` : `≤${rule.max_cost}`}</span>`;
    case 'per_card_by_points':
      return `${points}<b class="vpn">${rule.min_points !== undefined ? `≥${rule.min_points}` : `≤${rule.max_points}`}</b>`;
    case 'best_player':
      return points + wanted(rule.filter) + people;
    case 'path':
      return points + wanted(rule.filter) + path;
    default:
      return points + wanted(rule.filter) + where(rule.scope);
  }
}

/** What is placed: so many pieces in all, or one on each card of a type. */
const placed = ({ each_of_type, total }: NonNullable<Line['place']>, res: string): string =>
  each_of_type ? amount(1, res, '+') + `${per}${types[each_of_type]}` : amount(total ?? 0, res, '+') + per;

/** One line without its tab. */
export function signs(line: Line): string {
  if (line.score) return scoring(line.score);
  switch (line.effect) {
    case 'cost_reduction':
      return `${wanted(line.filter)}${amount(line.amount ?? 0, 'soil', '−')}`;
    case 'alternative_payment':
      return `${icons.soil}<em>=</em>${good(line.resource ?? '')}`;
    case 'on_event_played':
      return `${icons.event}<em>:</em>${amounts(line.gain ?? [], '+')}`;
    case 'copy_ability':
      return copy + glyph(line.of_color!);
    case 'forbid_action':
      return no + glyph(line.action_color!);
    case 'replace_this':
      return `${swap}${glyph(line.with_color!)}${amount(line.draw ?? 0, 'draw', '+')}`;
    case 'wild_flora_type':
      return ['tree', 'herb', 'mushroom', 'bush'].map((type) => types[type]).join('');
    case 'take_from_compost':
      return `${amount(line.look ?? 0, 'compost_pile')}<em>:</em>${amount(line.keep ?? 0, 'draw', '+')}`;
  }
  const gains = line.place
    ? `${placed(line.place, line.gain![0]!.res)}${where(line.place.scope)}`
    : amounts(line.gain ?? [], line.pay ? '' : '+');
  const each = line.per_planted_this_turn ? per + wanted(line.per_planted_this_turn) : '';
  const mine = line.only_if_you_chose ? '<b class="mineonly">!</b>' : '';
  return `${mine}${line.pay ? `${amounts(line.pay, '−')}<em>:</em>` : ''}${gains}${each}`;
}

/** A line with the glyph of the action that fires it. */
export const bar = (line: Line, state = '', mark = ''): string =>
  `<span class="ab ${line.color} ${state}"><i class="tab">${glyphs[line.color]}</i><span>${signs(line)}</span>${mark}</span>`;
export const bars = (
  card: Printed,
  state: (line: Line) => string = () => '',
  mark: (line: Line) => string = () => '',
): string => `<span class="abs">${card.abilities.map((line) => bar(line, state(line), mark(line))).join('')}</span>`;

/** Whether a line fires with an action of this colour. */
export const firesWith = (line: Line, colour: Ability): boolean =>
  line.color === colour ||
  (line.color === 'multicolor' && colour !== 'green' && colour !== 'black' && colour !== 'brown');

export const costTag = (cost: number | null | undefined, price?: number): string => {
  if (cost === null || cost === undefined) return `<b class="cost free">${types.event}</b>`;
  return price !== undefined && price !== cost
    ? `<b class="cost less"><s>${cost}</s>${price}</b>`
    : `<b class="cost">${cost}</b>`;
};
export const pointsTag = (points: number): string => `<b class="vp ${points < 0 ? 'neg' : ''}">${minus(points)}</b>`;
/** What a name contains, in signs. */
export const nameTags = (list: string[]): string =>
  list.length ? `<span class="tags">${list.map((tag) => tags[tag]).join('')}</span>` : '';
export const habitatTags = (list: string[]): string =>
  list.length ? `<span class="habs">${list.map((habitat) => habitats[habitat]).join('')}</span>` : '';
