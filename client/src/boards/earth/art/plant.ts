/** The plant illustrator: one specimen in its habitat, a pure function of the card. */
import { B, C, COL, E, F, G, hash, L, leaf, n, pick, rngOf, rows } from './brushes';
import { bushes } from './bushes';
import { herbs } from './herbs';
import { HINTS } from './hints';
import { mushrooms } from './mushrooms';
import { guest, layers, scene } from './scene';
import type { Hint, Plan, Traits } from './traits';
import { trees } from './trees';

export interface PlantCard {
  id: number;
  name: string;
  flora_types?: string[];
  habitats: string[];
  points: number;
  sprout_spaces?: number;
  growth_max?: number;
  abilities: { color: string }[];
}

const wild: Plan = (t) => {
  let s = '';
  rows([
    [-20, 26],
    [22, 30],
    [0, 44],
  ]).forEach(([dx, h]) => {
    s +=
      L(`M${60 + dx * 0.8} 108Q${60 + dx} ${108 - h * 0.6} ${60 + dx} ${108 - h}`, G.spring[3], 3.6) +
      L(`M${60 + dx * 0.8} 108Q${60 + dx} ${108 - h * 0.6} ${60 + dx} ${108 - h}`, G.spring[1], 2) +
      leaf(60 + dx, 108 - h, -155, 19, 7.5, t.g) +
      leaf(60 + dx, 108 - h, -30, 20, 8, t.g);
  });
  return s + C(60, 58, 3.6, t.f[1], `stroke="${t.f[3]}" stroke-width="1"`);
};
const plans: Record<string, Plan> = { ...trees, ...bushes, ...herbs, ...mushrooms, wild };
/** Which plans suit a type of flora. */
const SUITING: Record<string, string[]> = {
  tree: Object.keys(trees),
  bush: [...Object.keys(bushes), ...Object.keys(herbs)],
  herb: [...Object.keys(herbs), 'sprays', 'canes'],
  mushroom: Object.keys(mushrooms),
};
const USUAL: Record<string, string[]> = {
  tree: ['round', 'round', 'column', 'conifer', 'umbrella', 'weeping'],
  bush: ['dome', 'dome', 'boxwood', 'sprays', 'canes', 'rosette'],
  herb: ['leafy', 'stems', 'umbel', 'grass', 'fern'],
  mushroom: ['classic', 'classic', 'cluster', 'funnel', 'fan'],
};
const BY_ABILITY: Record<string, string[]> = {
  red: ['red', 'orange', 'pink'],
  blue: ['blue', 'purple', 'white'],
  yellow: ['yellow', 'orange', 'cream'],
  multicolor: ['magenta', 'pink', 'purple'],
  black: ['purple', 'black', 'red'],
  brown: ['brown', 'cream'],
  green: ['white'],
};
const CAPS: Record<string, string[]> = {
  red: ['red', 'orange', 'brown'],
  blue: ['blue', 'purple', 'grey'],
  yellow: ['yellow', 'tan', 'brown'],
  multicolor: ['magenta', 'orange', 'purple'],
  black: ['black', 'brown'],
  brown: ['brown'],
};
/** How much a plan is enlarged, so that all specimens fill their picture alike. */
const SCALE: Record<string, number> = {
  dome: 1.16,
  canes: 1.3,
  sprays: 1.12,
  vine: 1.08,
  rosette: 1.25,
  giantflower: 1.12,
  cactus: 1.1,
  organ: 1.1,
  traps: 1.15,
  leafy: 1.32,
  stems: 1.14,
  umbel: 1.1,
  bulbs: 1.24,
  moss: 1.14,
  lichen: 1.1,
  lily: 1.06,
  fern: 1.2,
  classic: 1.22,
  cluster: 1.14,
  funnel: 1.22,
  morel: 1.12,
  puff: 1.16,
  cups: 1.16,
  coral: 1.2,
  star: 1.1,
  shaggy: 1.1,
  fan: 1.14,
  tails: 1.12,
  kidney: 1.1,
  slime: 1.2,
  round: 1.16,
  umbrella: 1.14,
  column: 1.08,
  pine: 1.1,
  mangrove: 1.14,
  fig: 1.1,
  weeping: 1.1,
  palm: 1.16,
  wild: 1.4,
  cage: 1.1,
};

/** What the card says, as traits of the specimen. */
export function traits(card: PlantCard): Traits {
  const types = card.flora_types ?? [];
  const any = types.length > 1;
  const type = any ? 'herb' : (types[0] ?? 'herb');
  const seed = hash(`${card.id}:${card.name}`),
    r = rngOf(seed),
    habitats = card.habitats;
  const found = HINTS.find(([word, plan]) => SUITING[type]!.includes(plan) && word.test(card.name));
  const hint: Hint = { ...found?.[2] };
  const body = any ? 'wild' : (found?.[1] ?? pick(r, USUAL[type]!));
  const word = Object.keys(COL).find((name) => new RegExp(`(^|[^a-z])${name}`, 'i').test(card.name));
  const ability = card.abilities[0]?.color ?? 'yellow';
  const colour =
    hint.f ?? (word ? COL[word]! : pick(r, (type === 'mushroom' ? CAPS : BY_ABILITY)[ability] ?? ['white']));
  const cold = habitats.includes('cold'),
    pool: (keyof typeof G)[] = [];
  if (cold) pool.push('pine', 'blue');
  if (habitats.includes('sunny')) pool.push('olive', 'lime');
  if (habitats.includes('wet')) pool.push('leaf', 'spring');
  if (habitats.includes('rocky')) pool.push('silver', 'leaf');
  pool.push('leaf', 'spring');
  if (type === 'tree' && r() < 0.16) pool.push('autumn', 'autumn', 'autumn');
  let green = (hint.g as keyof typeof G | undefined) ?? pick(r, pool);
  if (body === 'conifer' || body === 'pine')
    green = /larch/i.test(card.name) ? 'autumn' : cold ? 'pine' : pick(r, ['pine', 'leaf', 'blue'] as const);
  if (body === 'cactus' || body === 'organ') green = pick(r, ['blue', 'leaf', 'olive'] as const);
  if (/olive/i.test(card.name)) green = 'silver';
  const b =
    hint.birch || /aspen|sycamore|eucalyptus/i.test(card.name) ? B.pale : pick(r, [B.brown, B.grey, B.red, B.dark]);
  return {
    r,
    g: G[green],
    f: F[colour as keyof typeof F] ?? F.white,
    b,
    hint,
    body,
    type,
    cold,
    grow: Math.min(6, card.growth_max ?? 0),
    spr: card.sprout_spaces ?? 0,
    points: card.points,
    flower: hint.flower ?? pick(r, ['five', 'daisy', 'pompom', 'five', 'cup'] as const),
    flowery: r() < 0.4,
    seed,
  };
}

/** The specimen alone, 120 x 120. */
export function specimen(t: Traits): string {
  const scale = SCALE[t.body] ?? 1;
  const foot =
    t.body === 'lily'
      ? E(60, 102, 62, 13, 'var(--wat-2)') + L('M8 100h16M94 108h18M12 106h8', 'var(--wat-1)', 1.6)
      : E(67, 108, t.type === 'tree' ? 26 : 30, 4, '#2A2019', 'opacity=".2"');
  const drawn = plans[t.body]!(t);
  return (
    foot +
    (scale === 1
      ? drawn
      : `<g transform="translate(${n(60 - 60 * scale)} ${n(108 - 108 * scale)}) scale(${scale})">${drawn}</g>`)
  );
}

export function plant(card: PlantCard): string {
  const t = traits(card),
    r = rngOf(t.seed ^ 0x51ed);
  const place = scene(card.habitats, r);
  return layers(place, specimen(t) + guest(r));
}
