/** The four weathers: scenes 120 x 78, icons 24 x 24 and the ring 300 x 300. */
import { cloudShape } from '../../../art/clouds';
import { at, c, leaf, line, p } from '../../../art/svg';

export type Weather = 'frost' | 'sun' | 'wind' | 'rain';
export const WEATHERS: Weather[] = ['frost', 'sun', 'wind', 'rain'];

const flake = (x: number, y: number, k: number, col: string): string =>
  at(
    x,
    y,
    0,
    k,
    [0, 60, 120]
      .map((a) => at(0, 0, a, 1, line('M0 -12V12M0 -7l-3.5 -3.5M0 -7l3.5 -3.5M0 7l-3.5 3.5M0 7l3.5 3.5', col, 1.9)))
      .join(''),
  );
const bigSun = (x: number, y: number, k: number): string => {
  let s = '';
  for (let i = 0; i < 12; i++)
    s += at(
      x,
      y,
      i * 30,
      k,
      p(i % 2 ? 'M-3 -21L0 -33L3 -21Z' : 'M-2.4 -21L0 -28L2.4 -21Z', i < 3 || i > 7 ? '#FBD77A' : '#E99A2E'),
    );
  return (
    s +
    at(
      x,
      y,
      0,
      k,
      c(0, 0, 18.5, '#F2B233') +
        p('M-18.5 0A18.5 18.5 0 0 1 10 -15.5C-4 -14 -14 -8 -18.5 0Z', '#FFE195') +
        p('M18.5 0A18.5 18.5 0 0 1 -8 16.7C8 15 16 8 18.5 0Z', '#DB8A21') +
        line('M-18.5 0A18.5 18.5 0 0 1 18.5 0A18.5 18.5 0 0 1 -18.5 0', '#A8600F', 1.4),
    )
  );
};
const swirl = (x: number, y: number, k: number, col: string, w = 3): string =>
  at(
    x,
    y,
    0,
    k,
    line(
      'M-40 -6C-22 -12 0 -12 12 -10C24 -9 28 -20 19 -24C12 -27 5 -20 10 -15M-46 4C-20 -2 14 0 30 2C44 4 48 -8 39 -11C33 -13 28 -8 31 -4M-36 13C-16 8 0 10 8 12C18 14 20 23 13 25C8 26.5 4 22 7 19',
      col,
      w,
    ),
  );
const miniCloud = (x: number, y: number, k: number, A: string, B: string, C: string, I: string): string =>
  at(
    x,
    y,
    0,
    k,
    `<g transform="translate(-85 -46)">${p(cloudShape, B)}${p('M30 76C14 76 5 66 6 54C12 66 26 68 38 62C52 72 74 72 88 63C104 72 128 70 138 60C150 64 160 60 160 50C164 54 165 60 162 66C159 73 151 76 142 76Z', C)}${p('M11 47C13 41 19 38.5 27 39C28 26 39 17 53 20C60 9 78 5 90 16C82 13 70 16 66 26C56 21 43 25 40 38C32 36 24 38 20 46C17 44 13 45 11 47Z', A)}${line(cloudShape, I, 3)}</g>`,
  );
const pine = (x: number, y: number, k: number, A: string, B: string): string =>
  at(
    x,
    y,
    0,
    k,
    p('M-2 0h4v-8h-4z', '#5C4028') +
      p('M0 -34L11 -6H-11Z', B) +
      p('M0 -34L-11 -6H-1Z', A) +
      p('M0 -34L4.5 -23Q0 -20 -4.5 -23Z', '#fff', 'opacity=".9"') +
      p('M-11 -6L-8.5 -12Q-4 -8 0 -11Q5 -8 8.5 -12L11 -6Z', '#fff', 'opacity=".85"'),
  );
const scenes: Record<Weather, string> = {
  frost:
    p('M0 0H120V78H0Z', 'var(--wx-frost)') +
    p('M0 50C20 36 44 44 62 48C84 52 104 40 120 42V78H0Z', '#C6DCE2') +
    p('M0 60C30 52 70 62 120 54V78H0Z', '#F2F7F6') +
    p('M0 68C40 62 80 72 120 66V78H0Z', '#D7E6E8') +
    pine(17, 64, 0.9, '#5E8C88', '#3F6B6C') +
    pine(103, 62, 1.05, '#5E8C88', '#3F6B6C') +
    pine(90, 66, 0.66, '#6E9C97', '#4A7778') +
    flake(57, 31, 1.75, '#FFFFFF') +
    flake(57, 31, 1.5, '#3E7C95') +
    flake(24, 20, 0.55, '#fff') +
    flake(96, 17, 0.5, '#fff') +
    c(40, 58, 1.8, '#fff') +
    c(78, 12, 1.8, '#fff') +
    c(84, 50, 1.6, '#fff'),
  sun:
    p('M0 0H120V78H0Z', 'var(--wx-sun)') +
    p('M0 56C24 42 50 52 72 50C94 48 108 42 120 46V78H0Z', '#E5B25B') +
    p('M0 66C34 56 78 68 120 60V78H0Z', '#C98F3B') +
    bigSun(60, 34, 1) +
    line('M12 71l3 -9M22 73l2 -8M98 69l-2 -9M107 70l-1 -8', '#8A6420', 1.8),
  wind:
    p('M0 0H120V78H0Z', 'var(--wx-wind)') +
    p('M0 58C24 46 50 56 72 54C94 52 108 46 120 50V78H0Z', '#9DB48C') +
    p('M0 67C34 59 78 70 120 63V78H0Z', '#7D9A6A') +
    swirl(60, 34, 1.05, '#FFFFFF', 5.5) +
    swirl(60, 34, 1.05, '#3F7A6C', 2.8) +
    leaf(88, 52, -20, 13, 4, '#B5652B', '#DB9448') +
    leaf(20, 20, 30, 11, 3.5, '#B58A2B', '#E0BC58') +
    leaf(98, 16, -40, 10, 3.2, '#8A9A38', '#B5C45E') +
    line('M30 68c-1 -8 3 -12 10 -13M84 66c-1 -7 3 -10 9 -11', '#5E7B4C', 1.9),
  rain:
    p('M0 0H120V78H0Z', 'var(--wx-rain)') +
    p('M0 62C24 52 50 60 72 58C94 56 108 52 120 55V78H0Z', '#5C7C80') +
    p('M0 70C34 63 78 73 120 66V78H0Z', '#48666B') +
    [
      [30, 48],
      [46, 52],
      [62, 47],
      [78, 53],
      [92, 48],
      [38, 64],
      [54, 67],
      [72, 66],
      [86, 65],
    ]
      .map(([x = 0, y = 0]) => line(`M${x} ${y}l-4 9`, '#fff', 3.8) + line(`M${x} ${y}l-4 9`, '#2364B4', 2))
      .join('') +
    miniCloud(60, 25, 0.5, '#8FA0B5', '#6F8299', '#52647C', '#2C3A50'),
};
export const weather = (k: Weather, cls = ''): string =>
  `<svg class="wx ${cls}" viewBox="0 0 120 78" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${scenes[k]}</svg>`;
export const wxIcon = (k: Weather): string =>
  `<svg class="ico" viewBox="0 0 24 24" aria-hidden="true">` +
  {
    frost: flake(12, 12, 0.86, 'var(--i-frost)'),
    sun:
      c(12, 12, 5, 'var(--i-sun)') +
      line('M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2', 'var(--i-sun)', 2.2),
    wind: line(
      'M2 9H14a3 3 0 1 0 -2.5 -4.5M2 13H19a2.8 2.8 0 1 1 -2.3 4.2M2 17H10a2.3 2.3 0 1 1 -2 3.4',
      'var(--i-wind)',
      2.2,
    ),
    rain:
      line('M7 14.5a4 4 0 0 1 .4 -8a5 5 0 0 1 9.4 .6a3.7 3.7 0 0 1 .4 7.4Z', 'var(--i-rain)', 2) +
      line('M8.5 17.5l-1 3M12.5 17.5l-1 3M16.5 17.5l-1 3', 'var(--i-rain)', 2.2),
  }[k] +
  '</svg>';

/* ---------- weather ring 300 x 300: four painted quarters, clockwise ---------- */
export const ring = (lead: Weather[]): string => {
  const q: Record<Weather, string> = {
    frost: 'M150 150L150 6A144 144 0 0 0 6 150Z',
    sun: 'M150 150L294 150A144 144 0 0 0 150 6Z',
    wind: 'M150 150L150 294A144 144 0 0 0 294 150Z',
    rain: 'M150 150L6 150A144 144 0 0 0 150 294Z',
  };
  const defs = Object.entries(q)
    .map(([k, v]) => `<clipPath id="q-${k}"><path d="${v}"/></clipPath>`)
    .join('');
  const g = {
    frost:
      p('M0 0H150V150H0Z', 'var(--wx-frost)') +
      p('M0 92C40 74 90 92 150 78V150H0Z', '#C6DCE2') +
      p('M0 116C50 104 100 122 150 110V150H0Z', '#F2F7F6') +
      pine(30, 124, 1.05, '#5E8C88', '#3F6B6C') +
      pine(45, 131, 0.72, '#6E9C97', '#4A7778') +
      flake(104, 45, 1.35, '#fff') +
      flake(104, 45, 1.15, '#3E7C95') +
      flake(66, 66, 0.5, '#fff') +
      flake(138, 30, 0.45, '#fff') +
      c(92, 28, 2, '#fff') +
      c(140, 66, 2, '#fff'),
    sun: `<g transform="translate(150 0)">${p('M0 0H150V150H0Z', 'var(--wx-sun)') + p('M0 104C40 84 90 104 150 88V150H0Z', '#E5B25B') + p('M0 126C50 110 100 130 150 116V150H0Z', '#C98F3B') + bigSun(52, 50, 0.82)}</g>`,
    wind: `<g transform="translate(150 150)">${p('M0 0H150V150H0Z', 'var(--wx-wind)') + p('M0 86C40 72 90 88 150 76V150H0Z', '#9DB48C') + p('M0 110C50 100 100 116 150 104V150H0Z', '#7D9A6A') + swirl(66, 102, 0.74, '#fff', 5.5) + swirl(66, 102, 0.74, '#3F7A6C', 2.8) + leaf(104, 74, -20, 11, 3.5, '#B5652B', '#DB9448') + leaf(28, 118, 30, 11, 3.5, '#B58A2B', '#E0BC58')}</g>`,
    rain: `<g transform="translate(0 150)">${
      p('M0 0H150V150H0Z', 'var(--wx-rain)') +
      p('M0 104C40 92 90 108 150 96V150H0Z', '#5C7C80') +
      p('M0 126C50 116 100 132 150 120V150H0Z', '#48666B') +
      [
        [72, 108],
        [86, 111],
        [100, 108],
        [78, 122],
        [93, 124],
        [112, 120],
        [108, 132],
      ]
        .map(([x = 0, y = 0]) => line(`M${x} ${y}l-4 9`, '#fff', 3.6) + line(`M${x} ${y}l-4 9`, '#2364B4', 1.9))
        .join('') +
      miniCloud(86, 92, 0.4, '#8FA0B5', '#6F8299', '#52647C', '#2C3A50')
    }</g>`,
  };
  return (
    `<svg class="ringart" viewBox="0 0 300 300" aria-hidden="true"><defs>${defs}</defs><circle cx="150" cy="153" r="147" fill="#2A2019" opacity=".22"/><circle cx="150" cy="150" r="148" fill="var(--wood-2)"/><path d="M4 150A146 146 0 0 1 250 44" stroke="var(--wood-1)" stroke-width="4" fill="none"/><path d="M296 150A146 146 0 0 1 50 256" stroke="var(--wood-3)" stroke-width="4" fill="none"/>` +
    WEATHERS.map((k) => `<g class="qart" clip-path="url(#q-${k})">${g[k]}</g>`).join('') +
    '<path d="M150 6V294M6 150H294" stroke="var(--wood-2)" stroke-width="7"/><path d="M147.5 6V294M6 147.5H294" stroke="var(--wood-1)" stroke-width="1.5"/>' +
    lead
      .map(
        (k) =>
          `<path d="${{ frost: 'M146 8A142 142 0 0 0 8 146', sun: 'M292 146A142 142 0 0 0 154 8', wind: 'M154 292A142 142 0 0 0 292 154', rain: 'M8 154A142 142 0 0 0 146 292' }[k]}" stroke="var(--honey-fill)" stroke-width="6" fill="none" stroke-linecap="round"/>`,
      )
      .join('') +
    '<circle cx="150" cy="152" r="31" fill="#2A2019" opacity=".3"/><circle cx="150" cy="150" r="30" fill="var(--wood-2)"/><path d="M121 150a29 29 0 0 1 40 -27C146 124 130 132 121 150Z" fill="var(--wood-1)"/><circle cx="150" cy="150" r="30" fill="none" stroke="var(--wood-ink)" stroke-width="1.5"/>' +
    line('M137.5 156A14 14 0 1 1 155 163', 'var(--wood-ink)', 3) +
    p('M158.5 156.5L149 162.8L157.5 169Z', 'var(--wood-ink)') +
    '</svg>'
  );
};
