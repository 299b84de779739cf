/** Sonora's pieces: animals, cacti, bonuses, discs. Light from the top left, three tones, ink in the object's own hue. */
import type { Colour } from '../../../art/players';
import { c, line, p } from '../../../art/svg';

export type Animal = 'lizard' | 'fox' | 'owl' | 'rabbit';
export type Cactus = 'saguaro' | 'barrel' | 'prickly';
export type Bonus = 'reflick' | 'swap' | 'discovery' | 'fox' | 'owl' | 'rabbit';

const INK = '#3B2414';

/** Animals, drawn round 0,0 in 48 x 48. */
export const animal: Record<Animal, string> = {
  lizard: (() => {
    const b = 'M3 -9C-4 -4 5 3 -1 9',
      t1 = 'M-1 9C-5 15 1 19 6 16',
      t2 = 'M6 16C11 13 10 7 15 7',
      l = 'M-1 -6L-10 -9L-13 -14M3 -3L12 -5L16 -10M-2 5L-11 5L-14 10M2 7L8 8L11 3',
      O = '#244B2A',
      G = '#6FA25C';
    return (
      line(l, O, 6) +
      line(t2, O, 5.4) +
      line(t1, O, 8) +
      line(b, O, 13.4) +
      `<path d="M4.5 -22C10 -22 11.5 -14 7.5 -9.5C5 -7.5 1 -8.5 -.5 -11C-2.5 -15 0 -22 4.5 -22Z" fill="${G}" stroke="${O}" stroke-width="3.2"/>` +
      line(l, G, 3) +
      line(t2, G, 2.6) +
      line(t1, G, 5) +
      line(b, G, 10.2) +
      p('M4.5 -22C10 -22 11.5 -14 7.5 -9.5C5 -7.5 1 -8.5 -.5 -11C-2.5 -15 0 -22 4.5 -22Z', G) +
      line('M1 -9C-6 -4 2 3 -3 9C-6 14 -1 18 5 15.5', '#A6CF86', 2.4) +
      line('M4 -6l1.5 .5M2.5 0l2 .8M0 6l2.5 1', '#3F6B42', 2.2) +
      c(2, -16.5, 1.5, '#1B2E1B') +
      c(8, -16, 1.5, '#1B2E1B')
    );
  })(),
  fox:
    p(
      'M-19 -20C-12 -18 -8 -15 -6.5 -12.5C-2.5 -14 2.5 -14 6.5 -12.5C8 -15 12 -18 19 -20C21 -10 20 -3 17.5 2C16 9 6 16 0 21C-6 16 -16 9 -17.5 2C-20 -3 -21 -10 -19 -20Z',
      '#DD7A35',
    ) +
    p(
      'M-19 -20C-12 -18 -8 -15 -6.5 -12.5C-3 -13.7 0 -13.6 0 -13.6C-6 -10 -11 -4 -17.5 2C-20 -3 -21 -10 -19 -20Z',
      '#F2A263',
    ) +
    p('M17.5 2C16 9 6 16 0 21C0 14 6 6 17.5 2ZM-17.5 2C-16 9 -6 16 0 21C0 14 -6 6 -17.5 2Z', '#FFF3DF') +
    p(
      'M-16 -15.5C-12.5 -14 -10.5 -12 -9.5 -10L-15.5 -4C-17 -8 -17 -12 -16 -15.5ZM16 -15.5C12.5 -14 10.5 -12 9.5 -10L15.5 -4C17 -8 17 -12 16 -15.5Z',
      '#6E3417',
    ) +
    c(-6.5, 1, 2.2, INK) +
    c(6.5, 1, 2.2, INK) +
    c(-7.2, 0.3, 0.7, '#fff') +
    c(5.8, 0.3, 0.7, '#fff') +
    p('M-3.6 15.5C-3.6 13 3.6 13 3.6 15.5C3.6 18.5 0 21 0 21C0 21 -3.6 18.5 -3.6 15.5Z', INK) +
    line(
      'M-19 -20C-12 -18 -8 -15 -6.5 -12.5C-2.5 -14 2.5 -14 6.5 -12.5C8 -15 12 -18 19 -20C21 -10 20 -3 17.5 2C16 9 6 16 0 21C-6 16 -16 9 -17.5 2C-20 -3 -21 -10 -19 -20Z',
      '#74320F',
      1.7,
    ),
  owl:
    p(
      'M-16 -19C-12 -18 -8 -18 -5 -16.5C-2 -17.5 2 -17.5 5 -16.5C8 -18 12 -18 16 -19C19 -9 19 4 15 11C11 18 5 21 0 21C-5 21 -11 18 -15 11C-19 4 -19 -9 -16 -19Z',
      '#8C6D55',
    ) +
    p('M-16 -19C-12 -18 -8 -18 -5 -16.5C-10 -12 -15 0 -13 13.5C-18 6 -19 -9 -16 -19Z', '#B8987B') +
    p('M-9 8C-6 5 6 5 9 8C9 15 5 20 0 20C-5 20 -9 15 -9 8Z', '#F3E3C8') +
    line('M-5 10.5l2.5 2l2.5 -2l2.5 2l2.5 -2M-3 15l3 2l3 -2', '#8C6D55', 1.5) +
    c(-7, -4, 7.6, '#FBEFD6') +
    c(7, -4, 7.6, '#FBEFD6') +
    c(-6.6, -4, 4.7, '#F0B02C', 'stroke="#6B4A12" stroke-width="1"') +
    c(6.6, -4, 4.7, '#F0B02C', 'stroke="#6B4A12" stroke-width="1"') +
    c(-6.3, -3.8, 2.5, '#241810') +
    c(6.3, -3.8, 2.5, '#241810') +
    c(-7.2, -4.8, 0.9, '#fff') +
    c(5.4, -4.8, 0.9, '#fff') +
    p('M0 -2L3 2L0 6.5L-3 2Z', '#E08A2A', 'stroke="#6B3A0C" stroke-width="1.1" stroke-linejoin="round"') +
    line(
      'M-16 -19C-12 -18 -8 -18 -5 -16.5C-2 -17.5 2 -17.5 5 -16.5C8 -18 12 -18 16 -19C19 -9 19 4 15 11C11 18 5 21 0 21C-5 21 -11 18 -15 11C-19 4 -19 -9 -16 -19Z',
      '#48301F',
      1.7,
    ),
  rabbit: (() => {
    const e = 'M-4 -2C-12 -8 -13 -20 -8.5 -23.5C-3.5 -22 -1 -12 -1 -3ZM4 -2C12 -8 13 -20 8.5 -23.5C3.5 -22 1 -12 1 -3Z',
      f = 'M0 -5C9 -5 14 2 13.5 9C13 17 6 21 0 21C-6 21 -13 17 -13.5 9C-14 2 -9 -5 0 -5Z';
    return (
      p(e, '#CDAA7D') +
      p(
        'M-4.5 -5C-9.5 -10 -10 -17 -7.8 -20.5C-5 -18 -3 -11 -3 -5ZM4.5 -5C9.5 -10 10 -17 7.8 -20.5C5 -18 3 -11 3 -5Z',
        '#EFB9A3',
      ) +
      line(e, '#6E4F28', 1.6) +
      p(f, '#CDAA7D') +
      p('M0 -5C-9 -5 -14 2 -13.5 9C-13.2 13 -11.5 16 -9 18C-11 8 -8 -2 0 -5Z', '#EBD3AB') +
      p('M0 10C5 10 8 13 7 17C5 20 2 21 0 21C-2 21 -5 20 -7 17C-8 13 -5 10 0 10Z', '#FFF3DF') +
      c(-6.6, 5, 2.3, INK) +
      c(6.6, 5, 2.3, INK) +
      c(-7.3, 4.2, 0.8, '#fff') +
      c(5.9, 4.2, 0.8, '#fff') +
      p('M-2.4 11H2.4L0 14Z', '#B85C4A') +
      line('M0 14v2.5M-8 13l-7 -1M-8 15.5l-6.5 1.5M8 13l7 -1M8 15.5l6.5 1.5', '#6E4F28', 1.1) +
      line(f, '#6E4F28', 1.6)
    );
  })(),
};
export const ring: Record<Animal, string> = { lizard: '#A9502F', fox: '#7C3B4A', owl: '#3E6C87', rabbit: '#80642A' };
export const wash: Record<Animal, string> = { lizard: '#F3D3B4', fox: '#EFCDB0', owl: '#D6E2D8', rabbit: '#F0E2BE' };
export const medal = (a: Animal, cls = ''): string =>
  `<svg class="medal ${cls}" viewBox="-30 -30 60 60" aria-hidden="true"><circle r="28.5" fill="${wash[a]}" stroke="${ring[a]}" stroke-width="3"/><g transform="scale(.92)">${animal[a]}</g></svg>`;
export const face = (a: Animal, cls = ''): string =>
  `<svg class="face ${cls}" viewBox="-24 -25 48 49" aria-hidden="true">${animal[a]}</svg>`;

/** Cacti, round 0,0 in 24 x 24. */
export const cactus: Record<Cactus, string> = {
  saguaro:
    line('M0 10V-8M-7 -3V0C-7 3 -4 3.5 0 3.5M7 -5V-2C7 1 4 1.5 0 1.5', '#2B4E30', 6.6) +
    line('M0 10V-8M-7 -3V0C-7 3 -4 3.5 0 3.5M7 -5V-2C7 1 4 1.5 0 1.5', '#5F8F5A', 4.2) +
    line('M-1 9V-8.5M-7.8 -3V-1', '#9CC78B', 1.3),
  barrel:
    p('M0 -8C7 -8 10 -3 10 2C10 8 6 10.5 0 10.5C-6 10.5 -10 8 -10 2C-10 -3 -7 -8 0 -8Z', '#7C9440') +
    p('M0 -8C-7 -8 -10 -3 -10 2C-10 6 -8 8.5 -5 9.7C-7 3 -5 -5 0 -8Z', '#A8BE68') +
    line('M-4 -6.5C-6.5 -1 -6 5 -4.5 9M4 -6.5C6.5 -1 6 5 4.5 9M0 -7V10', '#4E641F', 1.1) +
    line('M0 -8C7 -8 10 -3 10 2C10 8 6 10.5 0 10.5C-6 10.5 -10 8 -10 2C-10 -3 -7 -8 0 -8Z', '#3B4C17', 1.5) +
    p(
      'M0 -7L-4.5 -10L-2 -11L0 -12.5L2 -11L4.5 -10Z',
      '#E58A3A',
      'stroke="#8A4412" stroke-width="1" stroke-linejoin="round"',
    ),
  prickly:
    `<g stroke="#35551F" stroke-width="1.5"><ellipse cx="0" cy="5" rx="5" ry="6" fill="#6E9A4C"/><ellipse cx="-6" cy="-4" rx="4" ry="5.4" fill="#94BC6B" transform="rotate(-24 -6 -4)"/><ellipse cx="6" cy="-4.5" rx="4" ry="5.4" fill="#6E9A4C" transform="rotate(24 6 -4.5)"/></g>` +
    c(-8.5, -9.5, 2.3, '#D9486A', 'stroke="#7A1E38" stroke-width="1"') +
    c(8.5, -10, 2.3, '#D9486A', 'stroke="#7A1E38" stroke-width="1"') +
    c(-3.5, -9, 1.9, '#D9486A', 'stroke="#7A1E38" stroke-width=".9"') +
    line('M-2 3v3M1.5 6v2', '#CFE6D8', 1.3),
};
export const cact = (k: Cactus, cls = ''): string =>
  `<svg class="cact ${cls}" viewBox="-13 -13.5 26 26" aria-hidden="true">${cactus[k]}</svg>`;

/** Bonus medallions, round 0,0, radius 11. */
export const bonusIn: Record<Bonus, string> = {
  reflick:
    c(0, 0, 10.5, '#B2542F', 'stroke="#6B2A12" stroke-width="1.3"') +
    line('M5.8 1.5A6 6 0 1 1 3.6 -4.6', '#FFF6E2', 2.2) +
    p('M6.6 -8.2L6.2 -1.9L.8 -4.6Z', '#FFF6E2') +
    c(0, 0, 1.9, '#FFF6E2'),
  swap:
    c(0, 0, 10.5, '#6A4B82', 'stroke="#3A2450" stroke-width="1.3"') +
    line('M-5.5 -2.8H3.5M5.5 2.8H-3.5', '#FFF6E2', 2.2) +
    p('M7 -2.8L2.5 -6.3V.7ZM-7 2.8L-2.5 -.7V6.3Z', '#FFF6E2'),
  discovery:
    c(0, 0, 10.5, '#E0A52E', 'stroke="#7A5000" stroke-width="1.3"') +
    p('M0 -8.6L2.1 -2.1L8.6 0L2.1 2.1L0 8.6L-2.1 2.1L-8.6 0L-2.1 -2.1Z', '#4A2E00'),
  fox:
    c(0, 0, 11, wash.fox, `stroke="${ring.fox}" stroke-width="1.5"`) +
    `<g transform="translate(0 .4) scale(.36)">${animal.fox}</g>`,
  owl: c(0, 0, 11, wash.owl, `stroke="${ring.owl}" stroke-width="1.5"`) + `<g transform="scale(.37)">${animal.owl}</g>`,
  rabbit:
    c(0, 0, 11, wash.rabbit, `stroke="${ring.rabbit}" stroke-width="1.5"`) +
    `<g transform="translate(0 .4) scale(.37)">${animal.rabbit}</g>`,
};
export const bonus = (k: Bonus, cls = ''): string =>
  `<svg class="bonus ${cls}" viewBox="-12 -12 24 24" aria-hidden="true">${bonusIn[k]}</svg>`;

/** Discs are painted wood; the pale inlay is the owner's shape. */
const inlay: Record<Colour, string> = {
  lake: '<circle r="17"/>',
  poppy: '<path d="M0 -19.5L18.5 12.5H-18.5Z" stroke-width="5" stroke-linejoin="round"/>',
  sun: '<rect x="-15" y="-15" width="30" height="30" rx="4"/>',
  mallow: '<path d="M-9.5 -18.5h19v9h9v19h-9v9h-19v-9h-9v-19h9z" stroke-width="2" stroke-linejoin="round"/>',
  night: '<path d="M9 -17.5a18.5 18.5 0 1 0 8.5 23a20 20 0 0 1 -8.5 -23z" stroke-width="3"/>',
};
/** A disc round 0,0 with a radius of 27.5: colour, shape and number say whose it is. */
export const disc = (who: Colour, number: number | '', flat = false): string =>
  (flat ? '' : '<ellipse cx="4.5" cy="6.5" rx="28.5" ry="28" fill="#2A1608" opacity=".34"/>') +
  `<circle cy="2.6" r="27.5" fill="var(--p-${who}-deep)"/><circle class="drim" r="27" fill="var(--p-${who})"/><path d="M-23.5 3A23.7 23.7 0 0 1 13 -19.8" fill="none" stroke="#fff" stroke-width="2.6" opacity=".5" stroke-linecap="round"/>` +
  `<g fill="#F3DDB0" stroke="#F3DDB0" stroke-width="0">${inlay[who]}</g><g fill="none" stroke="var(--p-${who}-deep)" opacity=".55" stroke-width="1.2">${inlay[who].replace(/stroke-width="[\d.]+"/, '').replace('r="17"', 'r="17.3"')}</g>` +
  '<path d="M-9 -7q9 -3 19 -1M-11 9q11 3 21 -.5" stroke="#D9B779" stroke-width="1.1" fill="none" stroke-linecap="round"/>' +
  (number === ''
    ? ''
    : `<text class="dnum" text-anchor="middle" y="${who === 'poppy' ? 10.5 : 9}" fill="#2A2019">${number}</text>`);
export const chip = (who: Colour, number: number | '', cls = ''): string =>
  `<svg class="chip ${cls}" viewBox="-31 -31 62 64" aria-hidden="true">${disc(who, number, true)}</svg>`;
/** The place of a disc that is gone. */
export const hollow = (number: number): string =>
  `<svg class="chip gone" viewBox="-31 -31 62 64" aria-hidden="true"><circle r="26" fill="none" stroke="var(--line-2)" stroke-width="2.5"/><text class="dnum" text-anchor="middle" y="9" fill="var(--ink-3)">${number}</text></svg>`;
