/** Pieces of a landscape: sky, hills, rocks, water, far trees. */
import { at, C, clump, L, n, P, rows, type Rng, type Tones } from './brushes';

/** The lower edge of everything that reaches the bottom. */
export const bx = 'V130H-240Z';
export const sky = (c: string): string =>
  P('M-240 -400H400V130H-240Z', c) + P('M-240 46C40 34 60 50 100 40S160 42 400 36V130H-240Z', 'var(--skywash)');
export const hill = (y: number, a: number, b: number, c: number, col: string): string =>
  P(
    `M-240 ${y}C-60 ${n(y - 4)} 10 ${n(y + a)} 50 ${n(y + b)}S120 ${n(y + c)} 165 ${n(y - a * 0.4)}S320 ${y} 400 ${y}${bx}`,
    col,
  );
export const sun = (x: number, y: number, r = 11): string =>
  C(x, y, r, '#F9DC8C') + C(x - r * 0.25, y - r * 0.25, r * 0.5, '#FDF0C4');
export const spruce = (x: number, y: number, k: number, snow: number | boolean = 0): string =>
  at(
    x,
    y,
    0,
    k,
    P('M-2 0h4v-6h-4z', '#6B4A2C') +
      rows([
        [0, 15, 16],
        [-10, 12, 15],
        [-19, 9, 14],
      ])
        .map(
          ([dy, w, h]) =>
            P(
              `M${-w} ${dy - 5}L0 ${dy - 5 - h}L${w} ${dy - 5}Z`,
              '#3E6E55',
              'stroke="#17352A" stroke-width="1.2" stroke-linejoin="round"',
            ) + P(`M${-w} ${dy - 5}L0 ${dy - 5 - h}L${-w * 0.2} ${dy - 5}Z`, snow ? '#F2F6F4' : '#6C9C7C'),
        )
        .join(''),
  );
export const oak = (x: number, y: number, k: number, g: Tones): string =>
  at(
    x,
    y,
    0,
    k,
    P('M-2.5 0L-1.5 -12H1.5L2.5 0Z', '#6B4A2C') +
      clump(
        [
          [-8, -16, 7],
          [8, -16, 7],
          [0, -22, 9],
          [0, -14, 7],
        ],
        g,
        1.1,
      ),
  );
export const tuft = (x: number, y: number, k: number, col: string, col2: string): string =>
  at(
    x,
    y,
    0,
    k,
    [-6, -3, 0, 3, 6]
      .map((d, i) =>
        P(
          `M${d * 0.4 - 1} 0Q${d * 0.7} -6 ${d * 1.5} ${-11 + Math.abs(d) * 0.5}Q${d * 0.9 + 1} -5 ${d * 0.4 + 1.2} 0Z`,
          i % 2 ? col2 : col,
        ),
      )
      .join(''),
  );
export const rock = (x: number, y: number, k: number, a = '#9C9080', b = '#C4B9A7', c = '#5F5648'): string =>
  at(
    x,
    y,
    0,
    k,
    P('M-12 5L-8 -5L0 -10L9 -5L13 5Z', a, `stroke="${c}" stroke-width="1.2" stroke-linejoin="round"`) +
      P('M-12 5L-8 -5L0 -10L-1 0L-5 5Z', b),
  );
export const waves = (y0: number, y1: number, k: number, r: Rng): string =>
  Array.from({ length: k }, () => {
    const x = r() * 160,
      y = y0 + r() * (y1 - y0),
      w = 6 + r() * 10;
    return L(`M${n(x)} ${n(y)}q${n(w / 2)} -2 ${n(w)} 0`, 'var(--wat-1)', 1.5);
  }).join('');
export const peak = (
  x: number,
  y: number,
  w: number,
  h: number,
  a: string,
  b: string,
  snow: number | boolean,
  line: string,
): string =>
  P(
    `M${x - w} ${y}L${n(x - w * 0.35)} ${n(y - h * 0.62)}L${x} ${y - h}L${n(x + w * 0.3)} ${n(y - h * 0.7)}L${x + w} ${y}Z`,
    a,
    `stroke="${line}" stroke-width="1.3" stroke-linejoin="round"`,
  ) +
  P(
    `M${x} ${y - h}L${n(x + w * 0.3)} ${n(y - h * 0.7)}L${x + w} ${y}H${n(x + w * 0.2)}L${n(x + w * 0.06)} ${n(y - h * 0.5)}Z`,
    b,
  ) +
  (snow
    ? P(
        `M${x} ${y - h}L${n(x - w * 0.22)} ${n(y - h * 0.75)}L${n(x - w * 0.08)} ${n(y - h * 0.68)}L${n(x + w * 0.04)} ${n(y - h * 0.76)}L${n(x + w * 0.16)} ${n(y - h * 0.66)}L${n(x + w * 0.28)} ${n(y - h * 0.72)}Z`,
        '#F8FAF6',
      )
    : '');
export const saguaro = (): string =>
  P('M-8 0V-52C-8 -62 8 -62 8 -52V0Z', '#5F8F5A', 'stroke="#2B4E30" stroke-width="2.4"') +
  P('M-8 0V-52C-8 -58 -4 -60 -1 -59C-3 -50 -3 -20 -3 0Z', '#8DB87E') +
  P(
    'M-8 -16H-16C-24 -16 -26 -22 -26 -28V-36C-26 -42 -17 -42 -17 -36V-29C-17 -26 -15 -25 -13 -25H-8ZM8 -22H14C18 -22 18 -25 18 -28V-40C18 -46 27 -46 27 -40V-28C27 -18 22 -13 14 -13H8Z',
    '#5F8F5A',
    'stroke="#2B4E30" stroke-width="2.4" stroke-linejoin="round"',
  );
