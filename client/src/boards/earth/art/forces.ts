/** Forces of nature: what an event brings over a horizon, 160 x 120. */
import { at, C, clump, E, G, L, leaf, P, rows, type Rng, type Spot } from './brushes';
import { bx, oak, rock, sky, spruce, waves } from './ground';
import { landforms } from './landforms';

const night =
  P('M-240 -400H400V130H-240Z', '#3C4A6B') +
  P('M-240 60C40 44 100 70 400 50V130H-240Z', '#4A5A7C') +
  rows([
    [20, 20],
    [46, 40],
    [70, 14],
    [104, 34],
    [130, 16],
    [148, 46],
    [88, 54],
    [30, 58],
    [120, 60],
  ])
    .map(([x, y], i) => C(x, y, i % 3 ? 1.3 : 2, '#FBF3D4'))
    .join('') +
  P(`M-240 100C0 92 60 100 100 96S160 96 400 100${bx}`, '#2E3A4A');
const day = (c: string): string =>
  sky(c) +
  P(`M-240 96C0 88 60 98 100 92S160 94 400 96${bx}`, '#8FA75E') +
  P(`M-240 96C0 88 60 98 100 92S160 94 400 96V100C160 98 140 96 100 96S0 92 -240 100Z`, '#B3C680');
const grey = (spots: Spot[]): string => clump(spots, ['#9AA1B5', '#6E7690', '#4E556E', '#2A2E45'], 1.5);
const sapling = (): string =>
  P('M-2.5 0L-1.5 -12H1.5L2.5 0Z', '#6B4A2C') +
  clump(
    [
      [-8, -16, 7],
      [8, -16, 7],
      [0, -22, 9],
      [0, -14, 7],
    ],
    G.leaf,
    1.1,
  );

export const forces: Record<string, (r: Rng) => string> = {
  storm: () =>
    day('var(--sky-mist)') +
    grey([
      [50, 44, 15],
      [72, 36, 19],
      [96, 38, 17],
      [114, 46, 13],
      [80, 48, 16],
    ]) +
    P(
      'M84 60L70 82H80L72 104L98 74H86L94 60Z',
      '#FFD24A',
      'stroke="#7A4F0C" stroke-width="1.6" stroke-linejoin="round"',
    ) +
    rows([
      [44, 66],
      [56, 74],
      [108, 68],
      [118, 78],
      [38, 84],
    ])
      .map(([x, y]) => L(`M${x} ${y}l-5 12`, '#4A7AA8', 2.2))
      .join(''),
  whirl: () =>
    day('var(--sky-rose)') +
    rows([
      [46, 34, 40, 8],
      [56, 48, 32, 7],
      [66, 62, 24, 6],
      [74, 76, 17, 5],
      [78, 88, 10, 4],
    ])
      .map(
        ([, y, w, h], i) =>
          E(80 + (i % 2 ? 4 : -2), y, w, h, '#B3ADA0', 'stroke="#5F594E" stroke-width="1.5"') +
          E(76 + (i % 2 ? 4 : -2), y - 2, w * 0.66, h * 0.5, '#DAD5C8'),
      )
      .join('') +
    leaf(30, 60, -30, 12, 4, G.autumn) +
    leaf(124, 70, 30, 12, 4, G.spring),
  wave: () =>
    sky('var(--sky-day)') +
    P(`M-240 78H400${bx}`, 'var(--wat-3)') +
    P(
      'M-100 124C0 112 30 92 44 70C58 46 92 34 112 52C124 64 118 80 104 80C112 70 102 60 92 66C78 76 96 104 190 112V130H-100Z',
      '#4F8FA8',
      'stroke="#23506A" stroke-width="1.6"',
    ) +
    P('M-100 124C0 112 30 92 44 70C58 46 80 40 92 44C70 56 66 84 40 110C10 120 -60 124 -100 124Z', '#8CC0CE') +
    rows([
      [104, 82, 5],
      [112, 74, 4],
      [118, 64, 4],
      [96, 72, 4],
    ])
      .map(([x, y, q]) => C(x, y, q, '#FFFFFF', 'stroke="#7FA9B8" stroke-width="1"'))
      .join(''),
  quake: () =>
    day('var(--sky-gold)') +
    P(
      'M70 88L82 100L72 108L86 130H110L98 110L106 102L94 90Z',
      '#4A3220',
      'stroke="#2A1A0E" stroke-width="1.5" stroke-linejoin="round"',
    ) +
    at(34, 96, -10, 1, sapling()) +
    at(132, 98, 12, 1, sapling()),
  eruption: (r) => landforms.volcano!(['rocky'], r, 0),
  snow: () =>
    sky('var(--sky-day)') +
    P(`M-240 92C0 84 60 96 100 90S160 90 400 94${bx}`, '#EEF4F3') +
    spruce(34, 100, 1, 1) +
    spruce(128, 104, 1.2, 1) +
    at(
      82,
      52,
      0,
      1.7,
      [0, 60, 120]
        .map((a) => at(0, 0, a, 1, L('M0 -14V14M0 -9l-4 -4M0 -9l4 -4M0 9l-4 4M0 9l4 4', '#3A7A96', 2.2)))
        .join(''),
    ) +
    rows([
      [20, 30],
      [50, 24],
      [120, 28],
      [142, 56],
      [104, 74],
      [56, 82],
    ])
      .map(([x, y]) => C(x, y, 2.2, '#FFFFFF'))
      .join(''),
  fire: () =>
    sky('var(--sky-rose)') +
    P(`M-240 98C0 92 160 94 400 98${bx}`, '#6B4A33') +
    rows([
      [40, 0.8],
      [118, 0.8],
      [80, 1.2],
    ])
      .map(([x, k]) =>
        at(
          x,
          104,
          0,
          k,
          P(
            'M0 0C-26 -6 -22 -34 -8 -46C-8 -34 0 -34 2 -54C18 -42 26 -12 0 0Z',
            '#E0622B',
            'stroke="#7A2A0C" stroke-width="1.6" stroke-linejoin="round"',
          ) + P('M0 0C-14 -4 -12 -20 -4 -26C-3 -18 4 -20 4 -30C14 -20 14 -4 0 0Z', '#FBC55E'),
        ),
      )
      .join(''),
  geyser: () =>
    day('var(--sky-day)') +
    L('M80 98C78 70 80 50 80 36', '#7FB6C6', 13) +
    L('M78 98C76 70 78 50 78 36', '#D6ECF0', 5) +
    clump(
      [
        [66, 34, 11],
        [82, 24, 14],
        [96, 36, 11],
        [58, 46, 7],
        [106, 48, 7],
      ],
      ['#FFFFFF', '#E4EEF0', '#B5C8CF', '#5D7C88'],
      1.3,
    ) +
    E(80, 100, 28, 6, '#8A6A48') +
    E(80, 99, 20, 4, 'var(--wat-3)'),
  rainbow: () =>
    day('var(--sky-day)') +
    ['#D1432F', '#EC8B36', '#F5C63C', '#6FA03F', '#4B7AC0', '#8A5FB0']
      .map((c, i) => L(`M${18 + i * 5} 96A${62 - i * 5} ${60 - i * 5} 0 0 1 ${142 - i * 5} 96`, c, 5.4))
      .join('') +
    clump(
      [
        [20, 94, 9],
        [32, 96, 8],
        [10, 98, 7],
      ],
      ['#FFFFFF', '#F2F3F1', '#C9D3DA', '#6B7C8C'],
      1.2,
    ) +
    clump(
      [
        [130, 95, 8],
        [142, 93, 9],
        [152, 97, 7],
      ],
      ['#FFFFFF', '#F2F3F1', '#C9D3DA', '#6B7C8C'],
      1.2,
    ),
  fog: () =>
    day('var(--sky-mist)') +
    oak(46, 96, 1.2, G.leaf) +
    oak(116, 98, 1.3, G.pine) +
    rows([
      [40, 84, 44],
      [112, 74, 46],
      [70, 98, 54],
      [132, 102, 34],
      [30, 62, 30],
    ])
      .map(([x, y, w]) => E(x, y, w, 5, '#FFFFFF', 'opacity=".86"'))
      .join(''),
  flood: (r) =>
    sky('var(--sky-mist)') +
    P(`M-240 84H400${bx}`, 'var(--wat-3)') +
    waves(90, 116, 12, r) +
    at(80, 96, 0, 1.4, sapling()) +
    P('M40 98q20 -8 40 0t40 0t40 0V130H0V98q20 -8 40 0Z', 'var(--wat-2)', 'stroke="#4F8086" stroke-width="1.3"'),
  comet: () =>
    night +
    P('M96 40L20 86L106 56Z', '#FBE29A', 'opacity=".85"') +
    P('M98 42L44 70L104 52Z', '#FFF6D8') +
    C(104, 46, 11, '#F5C63C', 'stroke="#8A5F16" stroke-width="1.6"') +
    C(100, 42, 5, '#FFF3BF'),
  aurora: () =>
    night +
    (
      [
        ['#7FE0A8', 30],
        ['#6CC6C8', 44],
        ['#B48AD8', 58],
      ] as const
    )
      .map(([c, y]) =>
        P(
          `M-20 ${y + 20}C20 ${y - 14} 50 ${y + 30} 90 ${y}S140 ${y + 20} 190 ${y - 6}V${y + 14}C150 ${y + 44} 120 ${y + 20} 90 ${y + 28}S20 ${y + 22} -20 ${y + 46}Z`,
          c,
          'opacity=".62"',
        ),
      )
      .join('') +
    spruce(24, 108, 0.9) +
    spruce(136, 110, 1),
  nova: () =>
    night +
    at(
      80,
      52,
      0,
      1,
      [0, 45, 90, 135].map((a) => at(0, 0, a, 1, P('M0 -40L5 0L0 40L-5 0Z', '#FBE29A'))).join('') +
        C(0, 0, 15, '#F5C63C', 'stroke="#B06E00" stroke-width="1.6"') +
        C(-4, -4, 7, '#FFF8DA'),
    ),
  heat: () =>
    sky('var(--sky-gold)') +
    at(
      80,
      50,
      0,
      1,
      Array.from({ length: 12 }, (_, i) => at(0, 0, i * 30, 1, P('M-4 -26L0 -38L4 -26Z', '#EC8B36'))).join('') +
        C(0, 0, 22, '#F5B53C', 'stroke="#A9660C" stroke-width="1.6"') +
        C(-6, -6, 11, '#FDE08A'),
    ) +
    P(`M-240 98C0 92 160 94 400 98${bx}`, '#D3A25C') +
    L('M30 106l12 6l-4 8M110 104l-8 8l10 8M70 110l10 4', '#8F6430', 1.6),
  slide: () =>
    sky('var(--sky-rose)') +
    P('M-240 30L40 44L120 104L400 120V130H-240Z', '#8A6A48', 'stroke="#4A3220" stroke-width="1.5"') +
    P('M-240 30L40 44L120 104L100 106L30 60L-240 50Z', '#B08A60') +
    rows([
      [70, 62, 1],
      [100, 80, 1.3],
      [56, 74, 0.8],
      [120, 100, 1],
    ])
      .map(([x, y, k]) => rock(x, y, k))
      .join(''),
  spring: () =>
    day('var(--sky-mist)') +
    E(80, 102, 52, 13, '#8A7A66', 'stroke="#4E4436" stroke-width="1.4"') +
    E(80, 101, 44, 10, 'var(--wat-3)') +
    [60, 80, 100]
      .map(
        (x, i) =>
          L(`M${x} 88c-6 -8 6 -14 0 -22s6 -14 0 -${20 + (i % 2) * 6}`, '#FFFFFF', 5.5) +
          L(`M${x} 88c-6 -8 6 -14 0 -22s6 -14 0 -${20 + (i % 2) * 6}`, '#9CB6BC', 1.5),
      )
      .join('') +
    rock(30, 108, 0.8) +
    rock(132, 108, 0.9),
};
