/** Portraits of the fauna, 48 x 44. A few bodies, made into species by fur, ears, horns, beaks and marks. */
import { at, C, E, L, P, rows } from './brushes';

type Fur = readonly [light: string, base: string, shade: string, deep: string];
const tan: Fur = ['#EBCB98', '#C99A5E', '#9A6E3C', '#5A3A18'],
  brown: Fur = ['#B98A5E', '#8A6142', '#65442B', '#38220F'],
  grey: Fur = ['#CDD0CF', '#9BA1A4', '#737A80', '#3E454C'],
  white: Fur = ['#FFFFFF', '#F1F2EE', '#CBD3D6', '#6F7F88'],
  black: Fur = ['#6E6670', '#433C46', '#2E2932', '#17141B'],
  orange: Fur = ['#F6BE7C', '#E08A3C', '#AD5F22', '#632E0A'],
  red: Fur = ['#E59A6C', '#C0603A', '#8C3F22', '#4E1E0C'];
const frame = (body: string, back: string): string =>
  `<svg width="100%" height="100%" viewBox="0 0 48 44" preserveAspectRatio="xMidYMid slice"><rect width="48" height="44" fill="${back}"/>${body}</svg>`;
const eye = (x: number, y: number, r = 1.9): string =>
  C(x, y, r, '#2A2019') + C(x - r * 0.3, y - r * 0.35, r * 0.32, '#FFF8E8');
const pair = (draw: (side: 1 | -1) => string): string => draw(1) + draw(-1);
/** Mirror around the middle. */
const both = (part: string): string => part + `<g transform="translate(48 0) scale(-1 1)">${part}</g>`;

interface Face {
  fur: Fur;
  ears?: 'round' | 'point' | 'long' | 'small' | 'big';
  width?: number;
  long?: number;
  muzzle?: Fur;
  marks?: string;
  over?: string;
  under?: string;
  back: string;
  nose?: string;
  eyes?: number;
}
/** A mammal that looks at you. */
function face({
  fur,
  ears = 'round',
  width = 14,
  long = 0,
  muzzle,
  marks = '',
  over = '',
  under = '',
  back,
  nose = '#2A2019',
  eyes = 6,
}: Face): string {
  const edge = `stroke="${fur[3]}" stroke-width="1.4" stroke-linejoin="round"`;
  const ear = {
    round: C(24 - width + 2, 14, 5.4, fur[1], edge) + C(24 - width + 2, 14, 2.6, fur[2]),
    point:
      P(`M${24 - width} 22L${25 - width} 6L${34 - width} 14Z`, fur[1], edge) +
      P(`M${26 - width} 18L${26.6 - width} 10L${31 - width} 14Z`, fur[2]),
    long: P(
      `M${27 - width} 17C${14 - width} 16 ${12 - width} 22 ${13 - width} 25C${20 - width} 27 ${24 - width} 24 ${28 - width} 21Z`,
      fur[1],
      edge,
    ),
    small: C(25 - width, 15, 3.4, fur[1], edge),
    big:
      P(
        `M${26 - width} 12C${8 - width} 4 ${5 - width} 24 ${13 - width} 34C${20 - width} 34 ${25 - width} 28 ${26 - width} 22Z`,
        fur[1],
        edge,
      ) +
      P(
        `M${23 - width} 15C${13 - width} 11 ${10 - width} 24 ${15 - width} 30C${20 - width} 29 ${22 - width} 24 ${23 - width} 20Z`,
        fur[2],
      ),
  }[ears];
  const head = `M${24 - width} 24C${24 - width} 14 ${24 - width * 0.55} 10 24 10S${24 + width} 14 ${24 + width} 24C${24 + width} ${32 + long} ${24 + width * 0.5} ${38 + long} 24 ${38 + long}S${24 - width} ${32 + long} ${24 - width} 24Z`;
  const m = muzzle ?? fur;
  return frame(
    under +
      both(ear) +
      P(head, fur[1], edge) +
      P(
        `M${24 - width} 24C${24 - width} 14 ${24 - width * 0.55} 10 24 10C${24 - width * 0.5} 16 ${24 - width * 0.5} 30 ${24 - width * 0.4} ${36 + long}C${24 - width * 0.9} ${33 + long} ${24 - width} 29 ${24 - width} 24Z`,
        fur[0],
      ) +
      P(
        `M${24 + width} 24C${24 + width} 18 ${24 + width * 0.8} 13 ${24 + width * 0.45} 11.5C${24 + width * 0.7} 20 ${24 + width * 0.6} 30 ${24 + width * 0.3} ${37.4 + long}C${24 + width * 0.8} ${35 + long} ${24 + width} 30 ${24 + width} 24Z`,
        fur[2],
      ) +
      marks +
      E(24, 31 + long * 0.8, width * 0.5, 6 + long * 0.15, m[0], `stroke="${fur[3]}" stroke-width="1"`) +
      P(
        `M20.5 ${28 + long * 0.7}Q24 ${26.5 + long * 0.7} 27.5 ${28 + long * 0.7}Q26 ${31.5 + long * 0.7} 24 ${31.5 + long * 0.7}Q22 ${31.5 + long * 0.7} 20.5 ${28 + long * 0.7}Z`,
        nose,
      ) +
      L(
        `M24 ${31.5 + long * 0.7}V${34 + long * 0.7}M24 ${34 + long * 0.7}q-3 2 -5 0M24 ${34 + long * 0.7}q3 2 5 0`,
        fur[3],
        1.1,
      ) +
      eye(24 - eyes, 23) +
      eye(24 + eyes, 23) +
      over,
    back,
  );
}

interface Bird {
  body: Fur;
  head?: Fur;
  beak: string;
  beakColour?: string;
  crest?: string;
  belly?: string;
  marks?: string;
  back: string;
  front?: string;
}
/** A bird from the side, looking right. */
function bird({
  body,
  head = body,
  beak,
  beakColour = '#F0B441',
  crest = '',
  belly = '',
  marks = '',
  back,
  front = '',
}: Bird): string {
  return frame(
    P('M4 46C4 34 10 26 18 22L32 22C38 28 40 38 40 46Z', body[1], `stroke="${body[3]}" stroke-width="1.4"`) +
      P('M4 46C4 34 10 26 18 22L22 23C16 29 14 38 14 46Z', body[0]) +
      (belly ? P('M26 46C24 38 26 30 32 24C38 30 40 38 40 46Z', belly) : '') +
      crest +
      P(beak, beakColour, 'stroke="#4A2E0C" stroke-width="1.2" stroke-linejoin="round"') +
      P(
        'M14 20C13 10 20 5 27 6C34 7 37 13 36 19C34 26 28 29 22 28C17 27 14.500 25 14 20Z',
        head[1],
        `stroke="${head[3]}" stroke-width="1.4"`,
      ) +
      P('M14 20C13 10 20 5 27 6C19 9 17 17 19 27C16 26 14.500 24 14 20Z', head[0]) +
      marks +
      eye(29, 14, 2.1) +
      front,
    back,
  );
}
const HOOK = 'M34 13C41 12 46 16 44 24C42 21 39 20 34 20Z',
  LONG = 'M35 14L47 17L35 20Z',
  NEEDLE = 'M35 15.500L48 15L35 18.500Z';
const grass = P('M0 38Q24 32 48 38V44H0Z', '#8FA75E'),
  snow = P('M0 36Q24 30 48 36V44H0Z', '#F4F8F6'),
  water = P('M0 34Q12 31 24 34T48 34V44H0Z', 'var(--wat-3)'),
  twig = L('M0 38Q24 34 48 40', '#5C4028', 4.6) + L('M0 37Q24 33 48 39', '#9A7450', 1.8);
const stripes = (colour: string): string =>
  both(L('M11 20l6 2M11 25l6 0M12 30l5 -2M18 11l2 5', colour, 2)) + L('M24 10v6', colour, 2);
const spots = (colour: string): string =>
  rows([
    [16, 16, 1.5],
    [21, 13, 1.4],
    [27, 13, 1.4],
    [32, 16, 1.5],
    [13, 25, 1.4],
    [35, 25, 1.4],
    [14, 30, 1.2],
    [34, 30, 1.2],
    [24, 17, 1.4],
  ])
    .map(([x, y, q]) => C(x, y, q, colour))
    .join('');
const antler = (wide: boolean): string =>
  both(
    wide
      ? P(
          'M19 12C12 12 4 10 1 3C4 5 6 4 6 1C9 4 11 4 12 1C14 5 18 7 21 10Z',
          '#D3B07C',
          'stroke="#5A3A18" stroke-width="1.3" stroke-linejoin="round"',
        )
      : L('M19 12C14 8 12 5 12 0M13 6L7 4M15 9L9 10', '#5A3A18', 4) +
          L('M19 12C14 8 12 5 12 0M13 6L7 4M15 9L9 10', '#D3B07C', 2),
  );
const bull = (down: boolean): string =>
  both(
    P(
      down ? 'M18 13C8 14 4 20 7 26C8 20 12 18 18 18Z' : 'M16 14C8 14 5 9 7 4C9 9 12 10 18 10Z',
      '#E4D6B8',
      'stroke="#4A3B22" stroke-width="1.3" stroke-linejoin="round"',
    ),
  );
/** A six-legged body from above. */
const legs = (colour: string): string => both(L('M18 18L8 12L5 14M17 23L6 23M18 28L8 34L6 38', colour, 1.7));
const feelers = (colour: string): string => both(L('M22 10Q18 5 14 5', colour, 1.5));
/** A long animal lying from left to right. */
const lizard = (fur: Fur, back: string, marks = '', crest = ''): string =>
  frame(
    twig +
      L('M2 30C12 38 22 38 30 32', fur[3], 9) +
      crest +
      P(
        'M12 34C14 22 26 18 34 20C42 18 46 22 46 26C44 30 38 30 34 29C28 36 18 40 12 34Z',
        fur[1],
        `stroke="${fur[3]}" stroke-width="1.4"`,
      ) +
      P('M12 34C14 22 26 18 34 20C26 22 20 28 20 38C16 38 13 37 12 34Z', fur[0]) +
      L('M2 30C12 38 22 38 30 32', fur[1], 6) +
      marks +
      L('M22 36l-3 5M32 31l3 6', fur[3], 2.6) +
      C(39, 22.5, 2.6, '#FBE9A8', `stroke="${fur[3]}" stroke-width="1"`) +
      C(39.4, 22.5, 1.2, '#2A2019') +
      L('M38 27.500L45 26.500', fur[3], 1.1),
    back,
  );
const green: Fur = ['#B5DD7C', '#6FA845', '#4A7E2E', '#25481A'];

const GOLD = 'var(--sky-gold)',
  DAY = 'var(--sky-day)',
  MIST = 'var(--sky-mist)',
  ROSE = 'var(--sky-rose)';
const species: Record<string, () => string> = {
  'bald-eagle': () => bird({ body: brown, head: white, beak: HOOK, back: GOLD }),
  'pale-billed-woodpecker': () =>
    bird({
      body: black,
      head: red,
      beak: LONG,
      beakColour: '#F3E6C4',
      crest: P('M16 12C14 3 20 0 27 2C25 4 24 6 25 9Z', '#C6402C', 'stroke="#5E130E" stroke-width="1.2"'),
      belly: '#E9D9B5',
      back: MIST,
    }),
  'yellow-bellied-marmot': () =>
    face({ fur: tan, ears: 'small', muzzle: white, under: grass, back: DAY, marks: E(24, 37, 9, 3, '#F0C45A') }),
  'red-squirrel': () =>
    face({
      fur: red,
      ears: 'point',
      width: 12,
      muzzle: white,
      under: P('M34 44C48 38 50 16 38 8C44 20 36 30 30 40Z', red[1], `stroke="${red[3]}" stroke-width="1.3"`) + grass,
      back: GOLD,
    }),
  'european-mole': () =>
    face({
      fur: black,
      ears: 'small',
      width: 13,
      long: 2,
      nose: '#E39A8C',
      eyes: 5,
      under: P('M0 30Q24 18 48 30V44H0Z', '#7F5B3D'),
      over: both(P('M6 44C4 36 10 33 14 38L16 44Z', '#E39A8C', 'stroke="#5E2A26" stroke-width="1.2"')),
      back: MIST,
    }),
  earthworm: () =>
    frame(
      P('M0 20Q24 14 48 20V44H0Z', '#7F5B3D') +
        P('M0 20Q24 14 48 20V24Q24 18 0 24Z', '#86A868') +
        L('M8 34C14 24 20 40 26 32S36 22 40 28', '#5E2A26', 9.5) +
        L('M8 34C14 24 20 40 26 32S36 22 40 28', '#E39A8C', 6.8) +
        L('M8 33C14 23 20 39 26 31', '#F5C4B8', 2) +
        L('M22 35l4 -4M25 36l3.5 -4', '#B5645A', 2) +
        C(40, 27, 1.3, '#3A1614'),
      DAY,
    ),
  'andean-condor': () =>
    bird({
      body: black,
      head: ['#F0B7A4', '#D98F7C', '#B0685A', '#6A3328'],
      beak: HOOK,
      beakColour: '#E9DCC0',
      crest: P('M24 6C26 0 32 1 33 7Z', '#B0503E'),
      front: P('M13 26Q24 32 35 25L36 29Q24 36 12 30Z', '#FFFFFF', 'stroke="#8A8A8A" stroke-width="1"'),
      back: DAY,
    }),
  'green-tree-ant': () =>
    frame(
      grass +
        at(24, 4, 90, 0.9, legs('#3C5220')) +
        L('M10 18L4 12M18 16L14 8M14 30l-6 8M24 32l0 9M32 30l6 8M30 17L34 8', '#5B3A18', 1.8) +
        E(10, 24, 7, 6, '#97B95B', 'stroke="#3C5220" stroke-width="1.3"') +
        E(23, 23, 6, 4.5, '#C98A4A', 'stroke="#5B3A18" stroke-width="1.3"') +
        E(37, 22, 7, 6, '#D9A05E', 'stroke="#5B3A18" stroke-width="1.3"') +
        L('M41 17Q44 11 42 7M43 19Q48 16 47 12', '#5B3A18', 1.5) +
        eye(39, 21) +
        E(8, 22, 3, 2, '#CDE0A0'),
      MIST,
    ),
  'mountain-lion': () =>
    face({
      fur: tan,
      ears: 'round',
      muzzle: white,
      under: grass,
      back: ROSE,
      marks: both(L('M17 27l-5 1', '#5A3A18', 1.2)),
    }),
  'plains-zebra': () =>
    face({
      fur: white,
      ears: 'point',
      width: 12,
      long: 5,
      muzzle: grey,
      marks: stripes('#2E2932') + both(L('M15 34l4 -3', '#2E2932', 2)),
      over: P('M21 10L22 2L24 8L26 2L27 10Z', '#2E2932'),
      under: grass,
      back: GOLD,
    }),
  'american-alligator': () =>
    frame(
      water +
        P(
          'M2 30C10 20 20 20 24 16C28 14 32 16 33 20C40 22 46 26 46 30C40 34 14 36 2 34Z',
          '#5F8F5A',
          'stroke="#25421A" stroke-width="1.5" stroke-linejoin="round"',
        ) +
        P('M2 30C10 20 20 20 24 16C20 22 12 26 8 34L2 34Z', '#8DB87E') +
        L('M24 29C32 31 40 31 46 30', '#25421A', 1.3) +
        P('M30 30l1.500 3l1.500 -3ZM36 30.500l1.500 3l1.500 -3ZM41 30l1.500 2.500l1.500 -2.500Z', '#FFF8E8') +
        C(28, 18, 2.6, '#F6C94A', 'stroke="#25421A" stroke-width="1"') +
        C(28.3, 18, 1.1, '#2A2019') +
        L('M8 26l2 -3l2 2l2 -4l2 2', '#25421A', 1.3),
      MIST,
    ),
  'arctic-fox': () => face({ fur: white, ears: 'point', under: snow, back: DAY, marks: '' }),
  'bornean-orangutan': () =>
    face({
      fur: red,
      ears: 'small',
      width: 15,
      muzzle: tan,
      marks: E(24, 24, 10, 8, '#8F6A4A'),
      eyes: 4.5,
      under: P('M0 44Q24 30 48 44Z', red[2]),
      back: MIST,
    }),
  'siberian-tiger': () =>
    face({ fur: orange, ears: 'round', muzzle: white, marks: stripes('#2E2118'), under: snow, back: DAY }),
  'lubber-grasshopper': () =>
    frame(
      grass +
        L('M30 28L40 12L44 36M20 30l-4 10M26 31l2 9', '#4D5A1A', 2.6) +
        P(
          'M4 28C10 20 30 18 42 22C46 24 46 30 42 31C30 34 12 34 4 28Z',
          '#ABBE48',
          'stroke="#4D5A1A" stroke-width="1.4"',
        ) +
        P('M4 28C12 20 28 20 36 21C26 24 14 26 4 28Z', '#DDE684') +
        L('M10 25l-2 -2M16 23l-2 -3', '#C6402C', 2) +
        C(40, 25, 2.2, '#2A2019') +
        L('M42 22Q46 14 42 8M43 23Q48 18 47 12', '#4D5A1A', 1.4),
      GOLD,
    ),
  'wild-boar': () =>
    face({
      fur: brown,
      ears: 'point',
      muzzle: ['#D9B094', '#C99A7A', '#A87858', '#432A16'],
      long: 1,
      under: grass,
      back: MIST,
      over: both(P('M15 36Q10 32 12 27Q16 30 18 34Z', '#FFF6E0', 'stroke="#432A16" stroke-width="1"')),
    }),
  echidna: () =>
    frame(
      grass +
        P('M6 36C4 18 18 8 30 14C38 18 42 28 40 36Z', '#6B4A30', 'stroke="#34200F" stroke-width="1.4"') +
        rows([
          [10, 26, -60],
          [14, 18, -45],
          [21, 13, -20],
          [29, 13, 10],
          [34, 18, 35],
          [18, 24, -30],
          [26, 21, 0],
          [32, 27, 30],
          [14, 31, -50],
          [23, 30, -10],
        ])
          .map(([x, y, a]) => at(x, y, a, 1, P('M-2 0L0 -9L2 0Z', '#F0DDB0', 'stroke="#34200F" stroke-width=".9"')))
          .join('') +
        P('M36 28C42 28 47 32 47 34C43 36 38 36 34 36Z', '#C99A6A', 'stroke="#34200F" stroke-width="1.2"') +
        eye(38, 30, 1.6) +
        L('M12 36v4M20 37v4M30 37v4', '#34200F', 2.6),
      GOLD,
    ),
  kingfisher: () =>
    bird({
      body: ['#8CC8E8', '#3A86C0', '#245E90', '#123A5E'],
      beak: 'M35 13L48 17L35 20Z',
      beakColour: '#3B3947',
      belly: '#EC8B36',
      marks: P('M26 20Q32 17 36 19Q34 25 28 27Z', '#EC8B36'),
      back: MIST,
    }),
  'green-iguana': () =>
    lizard(
      green,
      GOLD,
      '',
      rows([
        [16, 25],
        [20, 21.5],
        [24, 19.5],
        [28, 18.5],
        [32, 18.5],
      ])
        .map(([x, y]) =>
          P(`M${x - 2} ${y + 1}L${x} ${y - 6}L${x + 2} ${y + 1}Z`, '#C9CC86', 'stroke="#434A20" stroke-width=".9"'),
        )
        .join(''),
    ),
  'spotted-hyena': () =>
    face({
      fur: tan,
      ears: 'round',
      muzzle: black,
      marks: spots('#5A3A18'),
      under: grass,
      back: GOLD,
      nose: '#FFF8E8',
    }),
  'northern-giraffe': () =>
    face({
      fur: tan,
      ears: 'long',
      width: 11,
      long: 6,
      marks: spots('#8A5A2C'),
      over: both(L('M20 11L18 3', '#5A3A18', 3.2) + C(18, 3, 2.4, '#5A3A18')),
      under: P('M15 44C16 34 18 28 24 28S32 34 33 44Z', tan[2]),
      back: DAY,
    }),
  'cairns-birdwing-butterfly': () =>
    frame(
      grass +
        both(
          P('M23 22C12 2 2 6 4 16C5 22 14 25 23 25Z', '#3F8F4E', 'stroke="#17352A" stroke-width="1.5"') +
            P('M23 25C12 26 8 32 12 38C18 40 22 34 23 28Z', '#F5C63C', 'stroke="#5A3F08" stroke-width="1.4"') +
            P('M8 12C12 12 17 17 20 22C14 21 9 18 8 12Z', '#17352A') +
            C(15, 33, 1.5, '#3A2600'),
        ) +
        L('M24 14V36', '#2A2019', 3.2) +
        both(L('M23.500 14Q20 8 16 7', '#2A2019', 1.2)),
      ROSE,
    ),
  'emerald-tree-boa': () =>
    frame(
      twig +
        L('M6 36C2 22 20 18 26 24S40 34 42 24S34 10 28 14', '#17452A', 10.5) +
        L('M6 36C2 22 20 18 26 24S40 34 42 24S34 10 28 14', '#3FA05A', 7.6) +
        L('M7 33C6 25 18 21 25 26', '#A9E0A0', 2) +
        L('M12 22l3 4M22 20l-2 4M34 30l2 -4M42 22l-4 0', '#F4F8F6', 2) +
        E(27, 14, 6, 4.4, '#4FB06A', 'stroke="#17452A" stroke-width="1.4"') +
        C(26, 13, 1.4, '#F6C94A') +
        C(26, 13, 0.7, '#2A2019') +
        L('M21.500 15l-4 1l-1.500 -1.500M17.500 16l-1.500 1.500', '#C6402C', 1.1),
      MIST,
    ),
  'king-penguin': () =>
    bird({
      body: black,
      head: black,
      beak: 'M34 13C40 12 45 15 47 19C43 19 38 19 34 18Z',
      beakColour: '#EC8B36',
      belly: '#FBFAF4',
      marks: P('M18 20Q22 16 24 22Q22 28 18 25Z', '#F5B53C'),
      back: DAY,
      front: snow.replace('#F4F8F6', '#FFFFFF').replace('M0 36', 'M0 41'),
    }),
  'wood-duck': () =>
    bird({
      body: ['#D9A878', '#A9703F', '#7A4B25', '#482811'],
      head: ['#7FC4A0', '#2F7A5A', '#1F5A42', '#0F3326'],
      beak: 'M35 14C42 13 46 16 47 18C44 21 39 20 35 19Z',
      beakColour: '#E0622B',
      crest: P('M15 16C8 16 6 22 8 27C12 26 15 24 17 22Z', '#2F7A5A', 'stroke="#0F3326" stroke-width="1.2"'),
      marks: L('M22 25Q26 20 33 22M17 14Q22 10 30 9', '#FFFFFF', 1.6),
      front: water.replace('M0 34', 'M0 39'),
      back: MIST,
    }),
  'siamese-rhinoceros-beetle': () =>
    frame(
      grass +
        legs('#3A2012') +
        P('M23 14C20 8 22 3 26 1C25 5 26 9 27 14Z', '#5E3A20', 'stroke="#2A1408" stroke-width="1.3"') +
        E(24, 27, 11, 13, '#7A4B2C', 'stroke="#2A1408" stroke-width="1.5"') +
        P('M13 24C14 17 19 14 24 14V40C17 40 12 34 13 24Z', '#A0673E') +
        L('M24 17V40', '#2A1408', 1.3) +
        P('M15 19Q24 10 33 19Q24 23 15 19Z', '#5E3A20', 'stroke="#2A1408" stroke-width="1.3"'),
      GOLD,
    ),
  'grey-wolf': () =>
    face({
      fur: grey,
      ears: 'point',
      muzzle: white,
      long: 2,
      under: snow,
      back: MIST,
      marks: L('M24 10v9', grey[3], 2),
    }),
  'seven-spotted-ladybug': () =>
    frame(
      grass +
        legs('#2A2019') +
        feelers('#2A2019') +
        C(24, 14, 6, '#2E2932') +
        C(21, 12, 1.4, '#FFF8E8') +
        C(27, 12, 1.4, '#FFF8E8') +
        C(24, 27, 13, '#D1432F', 'stroke="#5E130E" stroke-width="1.5"') +
        P('M11 27A13 13 0 0 1 20 14.600C15 20 14 30 18 38.500A13 13 0 0 1 11 27Z', '#F08A6C') +
        L('M24 15V40', '#2A1410', 1.4) +
        rows([
          [24, 18],
          [17, 23],
          [31, 23],
          [16, 31],
          [32, 31],
          [21, 35],
          [28, 35],
        ])
          .map(([x, y]) => C(x, y, 2.1, '#2A1410'))
          .join(''),
      DAY,
    ),
  'african-bush-elephant': () =>
    face({
      fur: grey,
      ears: 'big',
      width: 11,
      long: 0,
      under: grass,
      back: GOLD,
      over:
        P('M20 28C20 36 18 40 22 43C27 44 27 38 28 28Z', grey[1], `stroke="${grey[3]}" stroke-width="1.4"`) +
        L('M21 33h5M21 37h4', grey[3], 1) +
        both(P('M18 32C14 36 14 40 11 42C16 43 19 38 20 34Z', '#FFF6E0', 'stroke="#6B5D48" stroke-width="1"')),
    }),
  'western-honeybee': () =>
    frame(
      grass +
        both(E(14, 18, 10, 6, '#F4FAFA', 'stroke="#7FA3B2" stroke-width="1.2" opacity=".92"')) +
        legs('#3A2600') +
        E(24, 28, 8.5, 12, '#F5C63C', 'stroke="#5A3F08" stroke-width="1.4"') +
        L('M16.500 25h15M16 30h16M18 35h12', '#3A2600', 3) +
        C(24, 15, 6, '#C9943A', 'stroke="#5A3F08" stroke-width="1.3"') +
        C(21, 14, 1.6, '#2A2019') +
        C(27, 14, 1.6, '#2A2019') +
        feelers('#3A2600'),
      GOLD,
    ),
  'fire-salamander': () =>
    lizard(
      black,
      MIST,
      rows([
        [18, 28, 2.6],
        [24, 24, 2.8],
        [31, 24, 2.2],
        [26, 31, 2.4],
        [10, 34, 2],
      ])
        .map(([x, y, q]) => C(x, y, q, '#F5C63C'))
        .join(''),
    ),
  'panther-chameleon': () =>
    lizard(
      ['#9CE0C4', '#3FA08C', '#2A7464', '#123F36'],
      ROSE,
      rows([
        [20, 28],
        [26, 25],
        [32, 25],
      ])
        .map(([x, y]) => L(`M${x} ${y - 4}l-2 10`, '#D1432F', 2.2))
        .join('') + C(39, 22.5, 4.6, '#3FA08C', 'stroke="#123F36" stroke-width="1.2"'),
      P('M28 20C28 10 38 10 42 20Z', '#57B8A2', 'stroke="#123F36" stroke-width="1.3"'),
    ),
  'rainbow-shield-bug': () =>
    frame(
      grass +
        legs('#1F3A5A') +
        feelers('#1F3A5A') +
        P(
          'M24 12C34 14 38 22 35 30C32 37 28 41 24 42C20 41 16 37 13 30C10 22 14 14 24 12Z',
          '#3F9C6A',
          'stroke="#123A2E" stroke-width="1.5"',
        ) +
        P('M24 12C14 14 10 22 13 30C16 37 20 41 24 42C18 34 18 20 24 12Z', '#8CDCA4') +
        L('M15 19Q24 25 33 19', '#D1432F', 2.6) +
        L('M13.500 25Q24 31 34.500 25', '#7A5FC0', 2.6) +
        L('M15 32Q24 37 33 32', '#F5B53C', 2.4) +
        C(21, 13, 1.3, '#2A2019') +
        C(27, 13, 1.3, '#2A2019'),
      MIST,
    ),
  'arctic-tern': () =>
    bird({
      body: white,
      beak: LONG,
      beakColour: '#D1432F',
      marks: P('M14 18C13 10 20 5 27 6C32 7 35 10 36 13C30 15 20 14 14 18Z', '#2E2932'),
      front: snow.replace('M0 36', 'M0 41'),
      back: DAY,
    }),
  'barn-owl': () =>
    frame(
      twig +
        P('M8 46C6 26 12 10 24 10S42 26 40 46Z', '#C99A5E', 'stroke="#5A3A18" stroke-width="1.4"') +
        P('M8 46C6 26 12 10 24 10C16 16 14 34 16 46Z', '#E4C08A') +
        P(
          'M24 14C16 8 8 14 11 22C13 29 19 32 24 35C29 32 35 29 37 22C40 14 32 8 24 14Z',
          '#FFFBF0',
          'stroke="#8A6A40" stroke-width="1.4"',
        ) +
        C(18, 21, 3.4, '#2A2019') +
        C(30, 21, 3.4, '#2A2019') +
        C(17, 20, 1, '#FFF8E8') +
        C(29, 20, 1, '#FFF8E8') +
        P('M22.500 24L25.500 24L24 30Z', '#E9C48A', 'stroke="#8A5A1C" stroke-width="1"'),
      '#5B5A7A',
    ),
  'talamanca-hummingbird': () =>
    bird({
      body: ['#9CE0B0', '#3F9C6A', '#2A7048', '#123A26'],
      beak: NEEDLE,
      beakColour: '#3B3947',
      marks: P('M20 22Q27 18 35 21Q32 28 25 28Z', '#B04AA0'),
      back: ROSE,
      crest: P('M8 34C-2 22 2 12 6 8C10 16 14 22 18 26Z', '#7FC49A', 'stroke="#123A26" stroke-width="1.2"'),
    }),
  'red-eyed-tree-frog': () =>
    frame(
      twig +
        P('M6 34C6 20 14 14 24 14S42 20 42 34C36 40 12 40 6 34Z', '#6FB845', 'stroke="#25481A" stroke-width="1.5"') +
        P('M6 34C6 20 14 14 24 14C16 18 14 28 16 38C11 37 8 36 6 34Z', '#A6DC74') +
        both(C(14, 15, 6, '#D1432F', 'stroke="#25481A" stroke-width="1.5"') + E(14, 15, 1.3, 4, '#2A1410')) +
        L('M12 30Q24 37 36 30', '#25481A', 1.5) +
        both(C(8, 39, 2.4, '#EC8B36') + C(13, 41, 2.4, '#EC8B36')),
      DAY,
    ),
  'brown-bear': () => face({ fur: brown, ears: 'round', width: 15, muzzle: tan, under: grass, back: ROSE }),
  'american-bison': () =>
    face({
      fur: brown,
      ears: 'small',
      width: 13,
      long: 2,
      over:
        P('M13 20C12 8 18 4 24 5S36 8 35 20C31 14 28 16 24 14C20 16 17 14 13 20Z', '#4A2E1A') +
        P('M20 38L24 44L28 38Z', '#4A2E1A') +
        bull(false),
      under: grass,
      back: GOLD,
    }),
  'red-deer': () =>
    face({ fur: red, ears: 'long', width: 11, long: 4, muzzle: tan, under: antler(false) + grass, back: MIST }),
  'brown-throated-sloth': () =>
    face({
      fur: tan,
      ears: 'small',
      width: 14,
      marks: E(24, 24, 10.5, 8, '#F3E6C4') + both(P('M13 22C16 20 20 22 21 25C17 27 14 26 11 28Z', '#5A3A18')),
      eyes: 5,
      under: twig,
      back: MIST,
    }),
  'western-moose': () => face({ fur: brown, ears: 'long', width: 11, long: 6, under: antler(true) + grass, back: DAY }),
  'mountain-gorilla': () =>
    face({
      fur: black,
      ears: 'small',
      width: 14,
      muzzle: grey,
      marks: E(24, 24, 9.5, 7, '#5E5664'),
      eyes: 4.5,
      over: P('M13 18C14 8 19 4 24 4S34 8 35 18C30 14 18 14 13 18Z', '#2E2932'),
      under: P('M0 44Q24 28 48 44Z', '#2E2932'),
      back: MIST,
    }),
  'black-wildebeest': () =>
    face({
      fur: black,
      ears: 'long',
      width: 10,
      long: 6,
      over: bull(true) + P('M21 11L22 4L24 9L26 4L27 11Z', '#E9DCC0'),
      under: grass,
      back: GOLD,
    }),
  'sri-lankan-leopard': () =>
    face({
      fur: ['#F8DDA0', '#E8B95E', '#B98A34', '#5A3A10'],
      ears: 'round',
      muzzle: white,
      marks: spots('#4A2C0C'),
      under: grass,
      back: MIST,
    }),
  'atlantic-puffin': () =>
    bird({
      body: black,
      head: white,
      beak: 'M34 10C41 10 46 15 46 20C42 22 38 22 34 21Z',
      beakColour: '#E0622B',
      belly: '#FBFAF4',
      marks:
        P('M14 18C13 10 20 5 27 6C24 10 20 14 20 22C16 22 14.500 21 14 18Z', '#2E2932') + L('M38 11V21', '#F5C63C', 2),
      front: water.replace('M0 34', 'M0 40'),
      back: DAY,
    }),
};

export const animal = (slug: string): string =>
  species[slug]?.() ??
  frame(
    pair((side) => C(24 + side * 6, 22, 3, '#5A4A3B')),
    MIST,
  );
export const drawnAnimals = (): string[] => Object.keys(species);
