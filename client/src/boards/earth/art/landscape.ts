/** Terrains, events, islands, climates and ecosystems: a landform or a force, made one of its kind by what the card says. */
import { at, C, clump, E, F, G, hash, L, leaf, n, P, pick, rngOf, rows, type Rng } from './brushes';
import { forces } from './forces';
import { bx, hill, oak, peak, rock, sky, spruce, sun, tuft, waves } from './ground';
import { landforms } from './landforms';
import { plant, specimen, traits } from './plant';
import { layers, scene } from './scene';

interface Named {
  slug: string;
  name: string;
  habitats?: string[];
}
interface Terrain extends Named {
  id: number;
  habitats: string[];
  abilities: { color: string }[];
}
interface Event extends Named {
  id: number;
  points: number;
  abilities: { gain?: { res: string; n: number }[] }[];
}
interface Ecosystem extends Named {
  score: Record<string, unknown>;
}

const LANDFORMS: [RegExp, string][] = [
  [/extinct|ash|lava|magma|volcanic/i, 'ash'],
  [/volcano|caldera|sakurajima|mauna/i, 'volcano'],
  [/crater/i, 'crater'],
  [/desert|dunes|rainless/i, 'desert'],
  [/badlands|mineral|impoverished/i, 'badlands'],
  [/beach/i, 'beach'],
  [/gigantic|island/i, 'island'],
  [/swamp|wetland|delta|flooded|putrefied|everglades|marsh|caerlaverock/i, 'marsh'],
  [/glacier|barren|antarctica|denali|himalayas|aconcagua|alps|kilimanjaro|rocky mountains/i, 'glacier'],
  [/lake|pools|waiotapu/i, 'lake'],
  [/river|stream|sediment|valley|watershed/i, 'river'],
  [/savanna|scrub|shrub|serengeti/i, 'savanna'],
  [/taiga|boreal|redwood|giant forest|mountain forest|snow forest|tongass|black forest|valin|chic-choc/i, 'taiga'],
  [/bamboo/i, 'bamboo'],
  [/cloud forest|humid|highlands/i, 'cloudforest'],
  [/fallen/i, 'log'],
  [/jungle|rain ?forest|tropical|daintree|impenetrable|evergreen/i, 'jungle'],
  [/forest|woodland|irati|macmillan/i, 'forest'],
  [/tundra|permafrost/i, 'tundra'],
  [/bloom|blossom|meadow/i, 'blossom'],
  [/arable|fertile/i, 'field'],
  [/soil|sol$|compost/i, 'soil'],
  [/ridge|mountain|plateau|hillside|nevada/i, 'cliff'],
  [/./, 'prairie'],
];
const FORCES: [RegExp, string][] = [
  [/hurricane|tornado|waterspout|dust/i, 'whirl'],
  [/tsunami|high tide/i, 'wave'],
  [/earthquake/i, 'quake'],
  [/eruption|lava/i, 'eruption'],
  [/typhoon|storm|lightning/i, 'storm'],
  [/blizzard|hail|snow|cold/i, 'snow'],
  [/heat|flare/i, 'heat'],
  [/flood|tide|jokul/i, 'flood'],
  [/landslide/i, 'slide'],
  [/wildfire/i, 'fire'],
  [/geyser/i, 'geyser'],
  [/spring|steam|mudpot/i, 'spring'],
  [/rainbow/i, 'rainbow'],
  [/fog/i, 'fog'],
  [/aurora/i, 'aurora'],
  [/supernova/i, 'nova'],
  [/./, 'comet'],
];
const shapeOf = (table: [RegExp, string][], name: string): string => table.find(([word]) => word.test(name))![1];
const mirrored = (body: string): string => `<g transform="translate(160 0) scale(-1 1)">${body}</g>`;

const birds = (x: number, y: number, r: Rng): string =>
  [0, 1, 2]
    .map((i) => L(`M${n(x + i * 9)} ${n(y + (i % 2) * 5 + r() * 3)}q2.500 -4 5 0q2.500 -4 5 0`, '#4A4038', 1.5))
    .join('');
const cloud = (x: number, y: number, k: number): string =>
  at(
    x,
    y,
    0,
    k,
    clump(
      [
        [-10, 2, 6],
        [0, -3, 8],
        [11, 1, 6],
      ],
      ['#FFFFFF', '#F7F7F2', '#DCE2E2', '#A9B4B8'],
      1,
    ),
  );
const TINTS = ['#F0B441', '#C6593F', '#7799D6', '#6FA845', '#9A72C0', '#3A7A96', '#EC8B36', '#B89A6A'];

/** What makes a landscape its own: a tint of the air, something in the sky, something in front. */
function accents(seed: number, habitats: readonly string[]): string {
  const r = rngOf(seed);
  const wash = P('M-240 -400H400V130H-240Z', pick(r, TINTS), `opacity="${n((0.05 + r() * 0.11) * 100) / 100}"`);
  const above = pick(r, [
    () => birds(20 + r() * 90, 18 + r() * 22, r),
    () => cloud(24 + r() * 110, 22 + r() * 14, 0.7 + r() * 0.5),
    () => cloud(20 + r() * 50, 20, 0.6) + cloud(100 + r() * 40, 32, 0.9),
    () => birds(84 + r() * 40, 26, r),
  ])();
  const x = r() < 0.5 ? 12 + r() * 26 : 122 + r() * 26;
  const green = habitats.includes('cold') ? G.pine : habitats.includes('sunny') ? G.olive : G.leaf;
  const front = pick(r, [
    () => rock(x, 112, 0.7 + r() * 0.4),
    () => tuft(x, 116, 1.2 + r() * 0.6, green[2], green[0]),
    () => tuft(x, 116, 1, green[2], green[0]) + C(x + 4, 106, 2.6, pick(r, [F.red, F.yellow, F.purple, F.white])[1]),
    () => leaf(x, 114, -30 - r() * 90, 13, 4.4, green) + leaf(x + 3, 115, -10 - r() * 60, 12, 4, green),
  ])();
  return wash + above + front;
}

export function terrain(card: Terrain): string {
  const shape = /rocky mountains/i.test(card.name) ? 'glacier' : shapeOf(LANDFORMS, card.name);
  const seed = hash(card.id + card.name);
  const body = landforms[shape]!(card.habitats, rngOf(seed), card.id) + accents(seed ^ 0x7a11, card.habitats);
  return layers(hash(`${card.name}~`) % 2 && shape !== 'beach' && shape !== 'desert' ? mirrored(body) : body);
}

export function event(card: Event): string {
  const seed = hash(card.id + card.name);
  const body =
    forces[shapeOf(FORCES, card.name)]!(rngOf(seed)) + accents(seed ^ 0x3e5, card.points < 0 ? ['rocky'] : ['wet']);
  return layers(hash(`${card.name}~`) % 2 ? mirrored(body) : body);
}

/** An island in its sea: a crater or a peak where it is rocky, snow where it is cold, palms where it is sunny, forest where it is wet. */
export function island(card: Named): string {
  const r = rngOf(hash(`island ${card.slug}`)),
    has = (kind: string): boolean => (card.habitats ?? []).includes(kind);
  const x = 66 + r() * 28,
    w = 34 + r() * 14,
    h = 34 + r() * 22,
    ground = has('cold') ? '#DCE8E4' : has('sunny') ? '#D9C07A' : '#86A868';
  const rocks = has('cold')
    ? ['#A9BAC0', '#8FA3AC', '#5D7079']
    : has('sunny')
      ? ['#B98A62', '#9A6E4A', '#5E3C22']
      : ['#8FA37E', '#74896A', '#41543A'];
  const mountain =
    has('rocky') || !has('wet')
      ? peak(x, 98, w, h, rocks[0]!, rocks[1]!, has('cold'), rocks[2]!)
      : clump(
          rows([
            [x - 22, 88, 14],
            [x + 20, 88, 13],
            [x, 76, 18 + r() * 5],
            [x - 10, 84, 14],
            [x + 12, 84, 13],
          ]),
          G.leaf,
          1.3,
        );
  const smoke =
    has('rocky') && r() < 0.7
      ? clump(
          [
            [x + 2, 96 - h, 4],
            [x + 8, 88 - h, 5.5],
            [x + 17, 82 - h, 7],
          ],
          ['#FFFFFF', '#EDE9E2', '#CFC8BC', '#8F877A'],
          1,
        )
      : '';
  const palm = (px: number, py: number, k: number): string =>
    at(
      px,
      py,
      0,
      k,
      L('M0 0C-1 -8 2 -14 4 -20', '#6B4A2C', 2.6) +
        [-170, -130, -90, -50, -10].map((a) => leaf(4, -20, a, 13, 3.6, G.leaf, 0)).join(''),
    );
  const trees = has('sunny')
    ? palm(x - w * 0.8, 100, 0.9 + r() * 0.3) + palm(x + w * 0.75, 101, 0.8)
    : has('cold')
      ? spruce(x - w * 0.7, 101, 0.5) + spruce(x + w * 0.8, 102, 0.6) + spruce(x + w * 0.5, 103, 0.42)
      : oak(x - w * 0.7, 102, 0.6, G.leaf) + oak(x + w * 0.8, 102, 0.7, G.spring);
  return layers(
    sky(has('cold') ? 'var(--sky-day)' : has('sunny') ? 'var(--sky-gold)' : 'var(--sky-mist)') +
      (has('sunny') ? sun(r() < 0.5 ? 28 : 132, 34, 11) : cloud(30 + r() * 90, 28, 0.9)) +
      P(`M-240 92H400${bx}`, 'var(--wat-3)') +
      P('M-240 92H400V96H-240Z', 'var(--wat-2)') +
      mountain +
      smoke +
      P(
        `M${n(x - w * 1.35)} 104C${n(x - w)} 94 ${n(x - w * 0.4)} 97 ${n(x)} 96S${n(x + w)} 95 ${n(x + w * 1.35)} 104Q${n(x)} 111 ${n(x - w * 1.35)} 104Z`,
        ground,
        `stroke="${has('cold') ? '#7FA3B2' : '#A9873E'}" stroke-width="1.200"`,
      ) +
      trees +
      waves(100, 118, 8, r) +
      (has('wet') ? birds(20 + r() * 80, 40, r) : ''),
  );
}

/** A climate: its land under its weather. */
export function climate(card: Named): string {
  const seed = hash(`climate ${card.slug}`),
    r = rngOf(seed),
    habitats = card.habitats ?? [],
    has = (kind: string): boolean => habitats.includes(kind);
  const x = 54 + r() * 50;
  const rain = Array.from({ length: 9 }, () => {
    const [rx, ry] = [x - 34 + r() * 70, 52 + r() * 28];
    return L(`M${n(rx)} ${n(ry)}l-3 9`, '#4A7AA8', 2);
  }).join('');
  const flakes = Array.from({ length: 8 }, () =>
    at(
      x - 36 + r() * 74,
      48 + r() * 34,
      r() * 60,
      1,
      [0, 60, 120].map((a) => at(0, 0, a, 1, L('M0 -4V4', '#5D8CA4', 1.5))).join(''),
    ),
  ).join('');
  const dark = ['#C9D0D6', '#98A3B2', '#6E7A8E', '#434C60'] as const,
    pale = ['#FFFFFF', '#F2F3F1', '#C9D3DA', '#6B7C8C'] as const;
  const bank = clump(
    [
      [x - 20, 38, 11],
      [x, 30, 16],
      [x + 21, 37, 12],
      [x + 4, 42, 12],
    ],
    has('wet') ? dark : pale,
    1.3,
  );
  const wind = L(`M${n(x - 40)} 62h44q10 0 9 -8t-9 -6M${n(x - 30)} 72h60q10 0 9 8t-9 6`, '#7E93A0', 2.4);
  const heat = at(
    x,
    36,
    0,
    1,
    Array.from({ length: 12 }, (_, i) => at(0, 0, i * 30, 1, P('M-3 -20L0 -30L3 -20Z', '#EC8B36'))).join('') +
      C(0, 0, 16, '#F5B53C', 'stroke="#A9660C" stroke-width="1.500"') +
      C(-4, -4, 8, '#FDE08A'),
  );
  const weather = has('sunny')
    ? heat + (has('wet') ? at(26, 14, 0, 0.8, bank) + at(22, 14, 0, 0.8, rain) : '')
    : has('cold')
      ? (has('wet') ? bank + rain.slice(0, (rain.length / 2) | 0).replace(/<path[^>]*$/, '') : bank) + flakes
      : wind;
  return layers(
    scene(habitats, r) + weather + (has('rocky') && has('cold') ? wind : '') + accents(seed ^ 0x77, habitats),
  );
}

const MEANT: Record<string, string> = { tree: 'Oak', bush: 'Rose bush', herb: 'Fern', mushroom: 'Fly agaric' };
/** An ecosystem: the landform of its name, with one of the plants it counts in front. */
export function ecosystem(card: Ecosystem): string {
  const seed = hash(`ecosystem ${card.slug}`),
    r = rngOf(seed);
  const wanted = card.score.filter as { habitat?: string; type?: string } | undefined;
  const habitats = wanted?.habitat
    ? [wanted.habitat]
    : [pick(r, ['sunny', 'wet', 'rocky', 'cold'] as const), pick(r, ['sunny', 'wet', 'rocky', 'cold'] as const)];
  const body = landforms[shapeOf(LANDFORMS, card.name)]!(habitats, r, seed % 97) + accents(seed ^ 0x1d, habitats);
  const kind = (card.score.type as string | undefined) ?? wanted?.type;
  const one = kind
    ? at(
        8 + r() * 70,
        52,
        0,
        0.55,
        specimen(
          traits({
            id: seed % 1000,
            name: `${card.name} ${MEANT[kind] ?? ''}`,
            flora_types: [kind],
            habitats,
            points: 2,
            sprout_spaces: 3,
            growth_max: 3,
            abilities: [],
          }),
        ),
      )
    : '';
  return layers((seed % 2 ? mirrored(body) : body) + one);
}

/** Gaia: the ocean gyres, or one of the four actions seen as weather over a land. */
export function gaia(card: { slug: string; color: string }): string {
  const r = rngOf(hash(`gaia ${card.slug}`));
  if (card.color === 'brown') {
    const north = card.slug.startsWith('north');
    const spiral = [0, 1, 2, 3]
      .map((i) =>
        L(
          `M${80 - 44 + i * 10} 64A${44 - i * 10} ${30 - i * 7} 0 1 ${north ? 1 : 0} ${80 + 40 - i * 10} ${n(58 + i * 2)}`,
          ['#DDF0F4', '#9CC7C6', '#5FA0B4', '#2F6F8C'][i]!,
          5 - i * 0.7,
        ),
      )
      .join('');
    return layers(
      P('M-240 -400H400V130H-240Z', '#3F7F9C') +
        E(80, 64, 74, 48, '#4F8FA8') +
        spiral +
        (north
          ? P('M-240 -400H400V8C120 18 60 0 -240 12Z', '#86A868')
          : P('M-240 130V112C0 104 120 120 400 110V130Z', '#E9F2F3')) +
        waves(20, 110, 10, r),
    );
  }
  const shape = { green: 'blossom', red: 'soil', blue: 'river', yellow: 'forest' }[card.color] ?? 'prairie';
  return layers(
    landforms[shape]!(card.color === 'blue' ? ['wet'] : ['sunny', 'wet'], r, 3) +
      hill(118, 2, -2, 2, '#6E8A4E') +
      accents(hash(card.slug), ['wet']),
  );
}

export { plant };
