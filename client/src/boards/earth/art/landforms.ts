/** Landforms, 160 x 120: habitats choose sky, light, snow, water and stones. */
import { at, B, C, clump, daisy, E, F, G, L, leaf, n, P, rngOf, rows, type Rng, type Tones } from './brushes';
import { bx, hill, oak, peak, rock, saguaro, sky, spruce, sun, tuft, waves } from './ground';
import type { Traits } from './traits';
import { trees } from './trees';

const turn = <T>(list: readonly T[], i: number): T => list[i % list.length]!;
/** A plain tree for the distance. */
const sample = (seed: number, g: Tones, b: Tones): Traits => ({
  r: rngOf(seed),
  g,
  b,
  f: F.brown,
  hint: {},
  body: '',
  type: 'tree',
  cold: false,
  grow: 2,
  spr: 2,
  points: 0,
  flower: 'five',
  flowery: false,
  seed,
});

type Landform = (h: readonly string[], r: Rng, id: number) => string;
export const landforms: Record<string, Landform> = {
  desert: () =>
    sky('var(--sky-gold)') +
    sun(118, 40, 13) +
    hill(80, -16, 4, -10, '#E3BE7C') +
    P(`M-240 96C-40 70 30 66 58 84S130 104 400 88${bx}`, '#D9A75C') +
    P('M58 84C40 92 30 104 34 130H-240V96C-40 70 30 66 58 84Z', '#EBC98A') +
    P(`M-240 116C0 96 90 98 130 106S300 112 400 108${bx}`, '#CE9A4E') +
    L('M70 96q20 4 40 12M84 94q20 2 34 8', '#B9853B', 1.2) +
    at(112, 104, 0, 0.42, saguaro()) +
    rock(28, 108, 0.8, '#B98A5C', '#DDB487', '#7A5230'),
  prairie: (_, r) =>
    sky('var(--sky-day)') +
    sun(34, 38, 10) +
    hill(76, -10, 2, -8, '#C7C27A') +
    hill(86, 4, -4, 4, '#B5B65F') +
    hill(98, -3, 3, -3, '#A3A84E') +
    Array.from({ length: 26 }, (_, i) =>
      tuft(i * 7 - 6 + r() * 5, 96 + r() * 22, 0.8 + r() * 0.6, '#8B9440', '#D3CC76'),
    ).join('') +
    rows([
      [30, 100],
      [66, 108],
      [104, 98],
      [132, 110],
      [86, 114],
    ])
      .map(([x, y], i) => daisy(x, y - 6, 4, turn([F.white, F.yellow, F.pink], i)))
      .join(''),
  marsh: (_, r) =>
    sky('var(--sky-mist)') +
    hill(76, -10, -2, -8, '#A3BBA0') +
    P(`M-240 84H400${bx}`, 'var(--wat-3)') +
    P(`M-240 84C0 88 90 80 400 86V92C90 86 0 94 -240 90Z`, '#7E9A6C') +
    waves(92, 116, 9, r) +
    rows([
      [20, 104, 24],
      [138, 100, 20],
      [86, 114, 26],
      [52, 96, 14],
    ])
      .map(([x, y, w]) => E(x, y + 2, w, 4, '#4C6B42') + E(x, y, w, 4, '#8FAE6C'))
      .join('') +
    rows([
      [14, 102],
      [24, 104],
      [134, 98],
      [144, 100],
      [80, 113],
      [92, 112],
    ])
      .map(
        ([x, y], i) =>
          L(`M${x} ${y}q-1 -18 ${i % 2 ? 3 : -2} -34`, '#54753A', 1.8) +
          at(
            x + (i % 2 ? 3 : -2),
            y - 36,
            0,
            1,
            E(0, 0, 2.6, 7, '#7A4A26', 'stroke="#472410" stroke-width="1"') + E(-0.9, -1, 0.9, 5, '#A87045'),
          ),
      )
      .join('') +
    tuft(30, 104, 1.3, '#5F8244', '#92B264') +
    tuft(128, 100, 1.2, '#5F8244', '#92B264'),
  glacier: () =>
    sky('var(--sky-day)') +
    peak(44, 92, 46, 58, '#AFC3CC', '#8CA4B2', 1, '#5D7685') +
    peak(124, 92, 50, 66, '#BCCED5', '#98AFBB', 1, '#5D7685') +
    P(`M-240 92C0 86 60 88 84 92S140 88 400 92${bx}`, '#E9F2F3') +
    P('M56 90L104 88L140 122H18Z', '#CFE3EA', 'stroke="#7FA3B2" stroke-width="1.3" stroke-linejoin="round"') +
    P('M56 90L74 89L62 122H18Z', '#F6FBFB') +
    L('M70 98h36M60 106h54M50 114h74', '#8FB4C4', 1.3) +
    rows([
      [10, 112],
      [150, 114],
    ])
      .map(([x, y]) => rock(x, y, 0.8, '#8F9AA0', '#C3CCCF', '#4E5A62'))
      .join(''),
  beach: (_, r) =>
    sky('var(--sky-gold)') +
    sun(40, 42, 12) +
    P(`M-240 74H400${bx}`, 'var(--wat-3)') +
    P('M-240 74H400V79H-240Z', 'var(--wat-2)') +
    waves(80, 92, 7, r) +
    P(`M-240 104C-20 104 30 90 80 96S150 88 400 92${bx}`, '#FFFDF4') +
    P(`M-240 108C-20 108 30 94 80 100S150 92 400 96${bx}`, '#EBD29C') +
    P(`M-240 122C20 116 110 122 400 112${bx}`, '#D9B877') +
    at(
      30,
      112,
      -12,
      0.9,
      P(
        'M0 -8L2.5 -2.5L8.5 -2.5L4 1.5L5.5 7.5L0 4L-5.5 7.5L-4 1.5L-8.5 -2.5L-2.5 -2.5Z',
        '#E08A4E',
        'stroke="#8A4416" stroke-width="1.2" stroke-linejoin="round"',
      ),
    ) +
    at(120, 88, 0, 0.62, trees.palm(sample(7, G.leaf, B.brown)).replace(/translate\(0 0\)/g, '')).replace(
      'translate(120 88)',
      'translate(84 42)',
    ),
  cliff: (h) =>
    sky(h.includes('sunny') ? 'var(--sky-gold)' : 'var(--sky-rose)') +
    hill(84, -8, -2, -8, '#CBB79A') +
    P(
      'M-240 130V64L30 60L44 70L58 66L66 84L78 88L76 104L90 110V130Z',
      '#C08B5E',
      'stroke="#6A4022" stroke-width="1.5" stroke-linejoin="round"',
    ) +
    P('M-240 64L30 60L44 70L40 76L-240 74Z', '#E0B486') +
    L('M-10 84L60 80M-10 96L74 94M-10 110L82 108', '#9A6740', 1.5) +
    P(
      'M110 130V84L122 66L140 62L158 70L400 66V130Z',
      '#B57F52',
      'stroke="#6A4022" stroke-width="1.5" stroke-linejoin="round"',
    ) +
    P('M122 66L140 62L158 70L150 78L128 76Z', '#DDAF80') +
    L('M114 90h50M112 104h52', '#8F5D38', 1.5) +
    P('M76 130L90 104H112V130Z', h.includes('wet') ? 'var(--wat-3)' : '#D9B98B') +
    tuft(22, 61, 0.9, '#7F8A45', '#B0B565') +
    rock(96, 112, 0.7),
  badlands: () =>
    sky('var(--sky-rose)') +
    P(`M-240 80L-20 60L4 60L14 78L50 74L60 52L92 52L104 78L128 72L136 58L170 58L400 82${bx}`, '#C98A66') +
    (
      [
        [66, '#B4694A', 64],
        [74, '#DDAA80', 72],
        [84, '#A9573E', 82],
      ] as const
    )
      .map(([y, c]) =>
        P(
          `M-240 ${y + 14}C-40 ${y + 2} 14 ${y + 10} 44 ${y + 4}S100 ${y + 14} 130 ${y + 6}S300 ${y + 10} 400 ${y + 12}${bx}`,
          c,
        ),
      )
      .join('') +
    P(`M-240 104C-20 94 40 104 80 100S140 96 400 104${bx}`, '#D8A477') +
    L('M10 108q12 -6 24 0M92 112q14 -6 30 0', '#9A5A3A', 1.3) +
    rock(132, 108, 0.9, '#B4694A', '#E0A882', '#6E3420') +
    tuft(40, 112, 1, '#8E8A4A', '#B9B56C'),
  river: (h) =>
    sky(h.includes('cold') ? 'var(--sky-day)' : 'var(--sky-mist)') +
    (h.includes('rocky')
      ? peak(34, 84, 40, 40, '#A9BDB4', '#8CA399', h.includes('cold'), '#5C7268') +
        peak(126, 84, 44, 46, '#B3C5BC', '#94AAA0', h.includes('cold'), '#5C7268')
      : hill(80, -10, -2, -8, '#A9C09A')) +
    P(`M-240 84C0 78 160 80 400 84${bx}`, '#86A868') +
    P(
      'M78 80C96 86 58 92 74 98S130 108 60 130H150C152 112 110 106 108 98S100 86 86 80Z',
      'var(--wat-3)',
      'stroke="#4F8086" stroke-width="1.3"',
    ) +
    L('M84 90q4 3 10 2M92 104q8 2 16 0M96 116q12 3 26 0', 'var(--wat-1)', 1.8) +
    (h.includes('cold')
      ? spruce(20, 104, 0.9) + spruce(44, 96, 0.65) + spruce(142, 98, 0.75)
      : oak(22, 104, 1, G.leaf) + oak(140, 98, 0.8, G.spring)) +
    rock(50, 114, 0.8) +
    rock(150, 112, 0.6),
  lake: (_, r) =>
    sky('var(--sky-day)') +
    hill(72, -12, -4, -10, '#9FBBA4') +
    hill(80, 2, -3, 2, '#7FA071') +
    E(80, 104, 92, 20, '#5F8A50') +
    E(80, 102, 82, 17, 'var(--wat-3)', 'stroke="#4F8086" stroke-width="1.3"') +
    E(70, 99, 56, 9, 'var(--wat-2)') +
    waves(94, 112, 6, r) +
    rows([
      [18, 88],
      [142, 88],
    ])
      .map(([x, y]) => oak(x, y, 0.8, G.leaf))
      .join('') +
    tuft(14, 112, 1.3, '#5F8244', '#92B264') +
    tuft(148, 114, 1.3, '#5F8244', '#92B264'),
  savanna: (_, r) =>
    sky('var(--sky-gold)') +
    sun(80, 62, 17) +
    hill(82, -4, -1, -3, '#DDB060') +
    hill(94, 2, -2, 2, '#CF9F4A') +
    at(78, 38, 0, 0.58, trees.umbrella(sample(3, G.olive, B.dark))) +
    at(14, 66, 0, 0.3, trees.umbrella(sample(5, G.olive, B.dark))) +
    Array.from({ length: 16 }, (_, i) => tuft(i * 11 - 4 + r() * 6, 106 + r() * 12, 0.9, '#A97F32', '#E4C27A')).join(
      '',
    ),
  taiga: (h) =>
    sky('var(--sky-day)') +
    peak(80, 84, 60, 44, '#A9BAC0', '#8FA3AC', 1, '#5D7079') +
    hill(84, -4, 2, -3, '#DCE8E8') +
    rows([
      [6, 92, 0.8],
      [34, 90, 0.7],
      [60, 90, 0.6],
      [100, 90, 0.65],
      [126, 90, 0.75],
      [154, 92, 0.85],
    ])
      .map(([x, y, k]) => spruce(x, y, k, 1))
      .join('') +
    hill(98, 3, -2, 3, '#F2F6F4') +
    rows([
      [22, 112, 1.2],
      [82, 108, 1],
      [136, 114, 1.3],
    ])
      .map(([x, y, k]) => spruce(x, y, k, h.includes('cold')))
      .join(''),
  forest: (h, r, g) =>
    sky(h.includes('sunny') ? 'var(--sky-gold)' : 'var(--sky-mist)') +
    hill(76, -8, -2, -6, '#9DBB86') +
    Array.from({ length: 9 }, (_, i) => oak(i * 20 - 2, 92 + r() * 4, 0.9, i % 2 ? G.leaf : G.spring)).join('') +
    hill(100, -2, 2, -2, '#6F9450') +
    rows([
      [20, 114, 1.5],
      [76, 116, 1.7],
      [134, 114, 1.5],
    ])
      .map(([x, y, k], i) => oak(x, y, k, turn([G.leaf, G.pine, G.spring], i + g)))
      .join(''),
  jungle: (_, r) =>
    sky('var(--sky-mist)') +
    hill(70, -10, -2, -8, '#7FA97F') +
    Array.from({ length: 8 }, (_, i) => oak(i * 22 - 2, 88 + r() * 4, 1.1, G.pine)).join('') +
    hill(96, -2, 2, -2, '#4F7A45') +
    rows([
      [0, 118, -60],
      [0, 112, -35],
      [160, 118, -120],
      [160, 112, -145],
      [16, 122, -80],
      [146, 122, -100],
      [60, 122, -110],
      [66, 122, -70],
      [100, 122, -100],
      [104, 122, -66],
    ])
      .map(([x, y, a]) => leaf(x, y, a, 38, 9, G.leaf))
      .join('') +
    L('M60 40q6 20 -2 34M112 36q-6 24 2 40', '#3F6B2A', 2) +
    daisy(80, 106, 6, F.magenta) +
    daisy(30, 104, 5, F.orange),
  bamboo: (_, r) =>
    sky('var(--sky-gold)') +
    hill(80, -6, -2, -6, '#C3CF8A') +
    Array.from({ length: 9 }, (_, i) => {
      const x = 6 + i * 18 + r() * 8,
        w = 2.6 + (i % 3);
      const c = turn([G.spring, G.leaf, G.lime], i);
      let s =
        L(`M${n(x)} 118V-40`, c[3], w * 2 + 1.6) +
        L(`M${n(x)} 118V-40`, c[1], w * 2) +
        L(`M${n(x - w * 0.45)} 118V-40`, c[0], w * 0.7);
      for (let y = 104; y > -20; y -= 19) s += L(`M${n(x - w)} ${y + (i % 2) * 6}h${n(w * 2)}`, c[3], 1.6);
      return (
        s +
        leaf(x, 60 + (i % 3) * 14, i % 2 ? -150 : -30, 18, 3.6, c, 0) +
        leaf(x, 60 + (i % 3) * 14, i % 2 ? 160 : 20, 16, 3.4, c, 0)
      );
    }).join('') +
    hill(110, -2, 2, -2, '#8CA653'),
  volcano: (h) =>
    sky(h.includes('sunny') ? 'var(--sky-gold)' : 'var(--sky-rose)') +
    clump(
      [
        [84, 38, 7],
        [94, 32, 8],
        [104, 26, 8],
        [112, 20, 6],
      ],
      F.grey,
      1.2,
    ) +
    P(
      `M-240 98L-30 88L20 88L66 52H94L140 88L190 90L400 98${bx}`,
      '#7D6A5E',
      'stroke="#40332B" stroke-width="1.5" stroke-linejoin="round"',
    ) +
    P('M20 88L66 52H74L58 84L40 100H-100Z', '#A08B7C') +
    P('M66 52H94L90 58L84 55L78 60L72 56Z', '#E8702E', 'stroke="#7A2E0C" stroke-width="1.2" stroke-linejoin="round"') +
    P(
      'M76 58C74 66 84 70 80 80S88 98 84 108H96C98 94 90 90 92 80S84 66 88 57Z',
      '#E8702E',
      'stroke="#7A2E0C" stroke-width="1.2"',
    ) +
    L('M80 62C79 68 87 72 84 82S92 98 90 106', '#FBC55E', 2.4) +
    P(`M-240 108C0 98 70 104 400 106${bx}`, '#5E5049') +
    rock(24, 110, 0.9, '#6E5E55', '#94847A', '#3A2E28') +
    rock(136, 112, 1, '#6E5E55', '#94847A', '#3A2E28'),
  crater: (h) =>
    sky('var(--sky-rose)') +
    hill(78, -6, -2, -5, '#B9A898') +
    P(
      `M-240 130V96C-40 92 8 84 22 82C50 74 112 74 138 82C152 84 200 92 400 96V130Z`,
      '#9C8A7A',
      'stroke="#54463A" stroke-width="1.4"',
    ) +
    E(80, 90, 56, 14, '#6B5A4C', 'stroke="#54463A" stroke-width="1.4"') +
    P('M26 92A56 14 0 0 1 118 80C80 78 40 84 26 92Z', '#C6B5A4') +
    E(80, 95, 36, 7, h.includes('wet') ? 'var(--wat-3)' : '#54463A') +
    rock(24, 112, 0.9) +
    rock(140, 110, 0.8),
  tundra: (_, r) =>
    sky('var(--sky-day)') +
    hill(80, -8, -2, -6, '#B5C4C4') +
    P(`M-240 90C0 84 160 86 400 90${bx}`, '#C9B98C') +
    rows([
      [20, 96, 22],
      [70, 102, 30],
      [130, 98, 26],
      [100, 114, 30],
      [30, 116, 26],
    ])
      .map(([x, y, w], i) => E(x, y, w, 4.5, i % 2 ? '#A9683F' : '#F4F8F6'))
      .join('') +
    Array.from({ length: 12 }, (_, i) => tuft(i * 14 + r() * 8, 98 + r() * 20, 0.7, '#8E7440', '#C0783F')).join('') +
    rock(118, 108, 0.9, '#8F9AA0', '#C3CCCF', '#4E5A62') +
    rock(48, 110, 0.7, '#8F9AA0', '#C3CCCF', '#4E5A62'),
  blossom: (_, r) =>
    sky('var(--sky-rose)') +
    sun(126, 38, 10) +
    hill(78, -10, -2, -8, '#B8CB8C') +
    hill(88, 3, -3, 3, '#9DBB6C') +
    hill(100, -2, 2, -2, '#86AA56') +
    Array.from({ length: 24 }, (_, i) => {
      const y = 92 + (i % 4) * 8 + r() * 3,
        x = ((i * 29) % 160) + r() * 6;
      return (
        L(`M${n(x)} ${n(y)}v7`, '#4C7A2E', 1.3) +
        (i % 3
          ? daisy(x, y, 3 + (y - 90) * 0.07, turn([F.pink, F.yellow, F.purple, F.white, F.red], i), F.yellow, 5)
          : at(x, y, 0, 1, C(0, 0, 3, turn([F.red, F.purple], i)[1], `stroke="${F.red[3]}" stroke-width=".8"`)))
      );
    }).join('') +
    oak(26, 92, 0.9, [F.pink[0], F.pink[1], F.pink[2], F.pink[3]]),
  field: () =>
    sky('var(--sky-gold)') +
    hill(76, -8, -2, -6, '#B5BD74') +
    P(`M-240 86H400${bx}`, '#8C6748') +
    Array.from({ length: 9 }, (_, i) => {
      const q = (i - 4) / 4;
      return P(
        `M${n(80 + q * 40 - 3)} 86L${n(80 + q * 200 - 12)} 130H${n(80 + q * 200 + 8)}L${n(80 + q * 40 + 2)} 86Z`,
        i % 2 ? '#6F4D33' : '#A07A54',
      );
    }).join('') +
    rows([
      [36, 104],
      [60, 112],
      [100, 112],
      [124, 104],
      [80, 98],
      [20, 116],
      [142, 116],
    ])
      .map(
        ([x, y]) =>
          L(`M${x} ${y}v-7`, '#4C7F30', 1.8) +
          leaf(x, y - 6, -150, 8, 3.2, G.spring, 0) +
          leaf(x, y - 6, -30, 8, 3.2, G.spring, 0),
      )
      .join(''),
  soil: (_, r, g) => {
    const cols = [
      ['#8A6A48', '#6E5036', '#B98A5C', '#D3AE78'],
      ['#5A4634', '#7A5C40', '#94714E', '#C2A67E'],
      ['#B9855A', '#D9AE7A', '#A06A42', '#7D5034'],
    ][g % 3];
    return (
      sky('var(--sky-day)') +
      P(`M-240 62C0 56 60 60 90 58S160 56 400 62${bx}`, '#86A868') +
      P(`M-240 68C0 62 60 66 90 64S160 62 400 68${bx}`, cols![0]!) +
      P(`M-240 84C0 78 50 86 90 80S160 84 400 84${bx}`, cols![1]!) +
      P(`M-240 100C0 96 50 102 90 97S160 102 400 100${bx}`, cols![2]!) +
      P(`M-240 114C0 110 50 116 90 112S160 114 400 114${bx}`, cols![3]!) +
      Array.from({ length: 16 }, () =>
        E(r() * 160, 72 + r() * 46, 2 + r() * 3, 1.5 + r() * 1.5, '#2A2019', 'opacity=".25"'),
      ).join('') +
      L(
        'M50 62C48 78 58 82 54 98M50 70C42 78 44 88 36 94M104 62C108 76 100 84 106 96M106 74C114 80 114 88 122 92',
        '#E9D8B0',
        1.6,
      ) +
      rows([
        [24, 60],
        [50, 60],
        [78, 60],
        [104, 60],
        [134, 60],
      ])
        .map(([x, y], i) => tuft(x, y, 1 + (i % 2) * 0.3, '#4F7A3A', '#8DB45E'))
        .join('') +
      at(112, 108, 0, 1, L('M-12 0q5 -6 10 0t10 0', '#5E2A26', 5.6) + L('M-12 0q5 -6 10 0t10 0', '#E39A8C', 3.6))
    );
  },
  ash: () =>
    sky('var(--sky-rose)') +
    peak(110, 86, 50, 44, '#8D7E76', '#6F615A', 0, '#40332B') +
    P(`M-240 86C0 80 160 82 400 86${bx}`, '#6E625B') +
    P(`M-240 98C0 92 160 96 400 96${bx}`, '#564B45') +
    L('M-10 104C20 98 40 112 70 104S120 100 170 108M30 118C60 110 90 122 130 114', '#E8702E', 3) +
    L('M-10 104C20 98 40 112 70 104S120 100 170 108M30 118C60 110 90 122 130 114', '#FBC55E', 1.2) +
    rock(26, 96, 0.8, '#5E5049', '#8A7A70', '#2F2620') +
    L('M48 96v-9m0 3l-3 -2m3 0l3 -2.5', '#7FAE54', 1.8),
  cloudforest: (_, r) =>
    sky('var(--sky-mist)') +
    hill(66, -10, -4, -8, '#8FB09A') +
    hill(78, -6, 4, -8, '#6F9A78') +
    Array.from({ length: 7 }, (_, i) => oak(i * 26 + 2, 98 + r() * 6, 1.3, i % 2 ? G.pine : G.leaf)).join('') +
    rows([
      [20, 70, 34],
      [110, 62, 40],
      [70, 88, 44],
      [150, 90, 30],
    ])
      .map(
        ([x, y, w]) =>
          E(x, y, w, 6, '#FFFFFF', 'opacity=".75"') + E(x + w * 0.3, y - 5, w * 0.5, 5, '#FFFFFF', 'opacity=".75"'),
      )
      .join('') +
    hill(110, -2, 2, -2, '#4F7A55'),
  log: () =>
    sky('var(--sky-mist)') +
    hill(78, -8, -2, -6, '#93B08A') +
    rows([
      [14, 90],
      [36, 88],
      [124, 88],
      [148, 92],
    ])
      .map(([x, y]) => spruce(x, y, 0.8))
      .join('') +
    hill(92, 2, -2, 2, '#6F9450') +
    P(
      'M18 96L132 84C142 84 148 92 147 100S140 113 132 113L20 118Z',
      B.red[1],
      `stroke="${B.red[3]}" stroke-width="1.5"`,
    ) +
    P('M18 96L132 84C138 84 143 88 145 92L20 104Z', B.red[0]) +
    L('M40 106L120 98M52 112L112 106', B.red[3], 1.2) +
    E(20, 107, 9, 11.5, '#E8C48F', `stroke="${B.red[3]}" stroke-width="1.4"`) +
    E(20, 107, 5, 7, 'none', 'stroke="#A8763F" stroke-width="1.4"') +
    tuft(70, 92, 1, '#4F7A3A', '#8DB45E') +
    tuft(112, 86, 1, '#4F7A3A', '#8DB45E'),
  island: (_, r) =>
    sky('var(--sky-day)') +
    sun(130, 36, 10) +
    P(`M-240 84H400${bx}`, 'var(--wat-3)') +
    waves(90, 116, 8, r) +
    E(80, 98, 62, 11, '#EBD29C', 'stroke="#A9874A" stroke-width="1.3"') +
    P('M30 96C40 70 60 64 76 52C92 60 116 72 130 96Q80 104 30 96Z', '#7FA35A', 'stroke="#3F5A24" stroke-width="1.4"') +
    P('M30 96C40 70 60 64 76 52C70 70 62 84 62 99Z', '#A5C47A') +
    oak(92, 92, 0.8, G.leaf) +
    oak(58, 94, 0.7, G.spring),
};
