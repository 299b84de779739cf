/** Growth tokens, the wheat token and the harvest dice. */
import { at, c, leaf, line, p } from '../../../art/svg';

export const token = (kind: 'sprouting' | 'developed' | 'drowned'): string =>
  `<svg class="token" viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="22" r="17" fill="#5E4020" opacity=".55"/><circle cx="20" cy="20" r="17" fill="#D9B27A"/><path d="M3 20a17 17 0 0 1 29-12C24 5 10 8 3 20Z" fill="#EFD3A3"/><circle cx="20" cy="20" r="17" fill="none" stroke="#7A5327" stroke-width="1.5"/><circle cx="20" cy="20" r="13.5" fill="none" stroke="#B58A52" stroke-width="1.2"/>` +
  (kind === 'drowned'
    ? p(
        'M20 8C26 16 29 20 29 24.500A9 9 0 0 1 11 24.500C11 20 14 16 20 8Z',
        '#2F6FA8',
        'stroke="#1F4A73" stroke-width="1.5"',
      ) + line('M13 19C17 15 23 23 27 19M13 26C17 22 23 30 27 26', '#D8ECF7', 2)
    : kind === 'sprouting'
      ? line('M20 31C20 25 20 22 20 18', '#3F6B2A', 2.6) +
        leaf(20, 20, -150, 11, 4.6, '#4C7F30', '#7DB04A') +
        leaf(20, 18, -35, 12, 4.8, '#4C7F30', '#7DB04A')
      : line('M20 32C20 24 20 18 20 11M20 30C15 26 12 20 12 14M20 30C25 26 28 20 28 14', '#3F6B2A', 2.2) +
        [
          [20, 10],
          [12, 13],
          [28, 13],
        ]
          .map(([x = 0, y = 0]) =>
            at(
              x,
              y,
              x === 20 ? 0 : x < 20 ? -12 : 12,
              0.62,
              [0, 1, 2]
                .map(
                  (i) =>
                    p(
                      `M-.5 ${6 - i * 5}C-7 ${5 - i * 5} -6 ${-1 - i * 5} -3 ${-2 - i * 5}Z`,
                      '#F3C95A',
                      'stroke="#7A5310" stroke-width="1"',
                    ) +
                    p(
                      `M.5 ${6 - i * 5}C7 ${5 - i * 5} 6 ${-1 - i * 5} 3 ${-2 - i * 5}Z`,
                      '#D9992A',
                      'stroke="#7A5310" stroke-width="1"',
                    ),
                )
                .join('') +
                p('M0 -6C-3 -9 -2 -13 0 -15C2 -13 3 -9 0 -6Z', '#F3C95A', 'stroke="#7A5310" stroke-width="1"'),
            ),
          )
          .join('') +
        line('M15 26q5 2.5 10 0', '#A3302A', 2.2)) +
  '</svg>';
export const wheatToken = (): string =>
  `<svg class="ico" viewBox="0 0 24 24" aria-hidden="true">${at(12, 21, 0, 0.78, line('M0 2C0 -6 0 -12 0 -18', '#A87E2C', 2.4) + [0, 1, 2].map((i) => p(`M-.5 ${-4 - i * 5.5}C-8 ${-5 - i * 5.5} -7.5 ${-12 - i * 5.5} -4 ${-13.5 - i * 5.5}C-.5 ${-11 - i * 5.5} 0 ${-8 - i * 5.5} -.5 ${-4 - i * 5.5}Z`, '#F3C95A', 'stroke="#8A5F14" stroke-width="1.2"') + p(`M.5 ${-4 - i * 5.5}C8 ${-5 - i * 5.5} 7.5 ${-12 - i * 5.5} 4 ${-13.5 - i * 5.5}C.5 ${-11 - i * 5.5} 0 ${-8 - i * 5.5} .5 ${-4 - i * 5.5}Z`, '#D9992A', 'stroke="#8A5F14" stroke-width="1.2"')).join('') + p('M0 -19C-3.6 -22 -2.5 -26 0 -28C2.5 -26 3.6 -22 0 -19Z', '#F3C95A', 'stroke="#8A5F14" stroke-width="1.2"'))}</svg>`;

/* ---------- dice: a wooden cube, three faces ---------- */
export const die = (v: number | 'h', cls = ''): string => {
  const pips: Record<number, number[][]> = {
    1: [[0, 0]],
    2: [
      [-8, -8],
      [8, 8],
    ],
    3: [
      [-9, -9],
      [0, 0],
      [9, 9],
    ],
    4: [
      [-8, -8],
      [8, -8],
      [-8, 8],
      [8, 8],
    ],
  };
  const harvest = v === 'h';
  const [F, T, R, I] = harvest
    ? ['#E0A93B', '#F8DC8E', '#B07A20', '#7A4F0C']
    : ['#EBD9B7', '#FBF1DC', '#C6AC7F', '#8A6E45'];
  return (
    `<svg class="die ${cls}" viewBox="0 0 64 64" aria-hidden="true"><ellipse cx="32" cy="59" rx="25" ry="3.5" fill="#2A2019" opacity=".22"/>` +
    p('M8 16L18 5.5Q19.5 4 22 4H54Q57 4 57 7L48 16Z', T) +
    p('M57 7V42Q57 44 55.5 45.5L47 56V17Z', R) +
    `<rect x="6" y="15" width="43" height="43" rx="6" fill="${F}"/><path d="M8 50V21q0-4 4-4h30" fill="none" stroke="${T}" stroke-width="2" stroke-linecap="round"/>` +
    line('M6 21Q6 15 12 15L21 5.5Q22.5 4 25 4H54Q57 4 57 7V42Q57 44 55.5 45.5L46 56.5', I, 1.5) +
    `<rect x="6" y="15" width="43" height="43" rx="6" fill="none" stroke="${I}" stroke-width="1.5"/>` +
    `<g transform="translate(27.5 36.5)">` +
    (harvest
      ? line('M-8 15L6 -4M0 16V-6M8 15L-6 -4', '#7A4F0C', 2) +
        [
          [-7, -6, -22],
          [0, -8, 0],
          [7, -6, 22],
        ]
          .map(([x = 0, y = 0, a = 0]) =>
            at(
              x,
              y,
              a,
              0.66,
              [0, 1]
                .map(
                  (i) =>
                    p(
                      `M-.5 ${4 - i * 6}C-8 ${3 - i * 6} -7 ${-4 - i * 6} -4 ${-5 - i * 6}Z`,
                      '#FFF1C4',
                      'stroke="#7A4F0C" stroke-width="1.3"',
                    ) +
                    p(
                      `M.5 ${4 - i * 6}C8 ${3 - i * 6} 7 ${-4 - i * 6} 4 ${-5 - i * 6}Z`,
                      '#FFDF8F',
                      'stroke="#7A4F0C" stroke-width="1.3"',
                    ),
                )
                .join('') +
                p(
                  'M0 -4C-3.6 -8 -2.5 -12 0 -14C2.5 -12 3.6 -8 0 -4Z',
                  '#FFF1C4',
                  'stroke="#7A4F0C" stroke-width="1.3"',
                ),
            ),
          )
          .join('') +
        p('M-7 4Q0 8 7 4L6 9Q0 12 -6 9Z', '#A3302A')
      : pips[v as number]!.map(
          ([x = 0, y = 0]) =>
            c(x, y + 0.8, 4.6, '#5A3D20') +
            c(x, y, 4.6, '#7A5532') +
            `<path d="M${x - 3} ${y - 0.5}a3 3 0 0 1 3.5 -2.6" stroke="#C9A06C" stroke-width="1.2" fill="none" stroke-linecap="round"/>`,
        ).join('')) +
    '</g></svg>'
  );
};

/** Fertilizer: a small sack that lies on a tile. */
export const fertilizer = (): string =>
  '<svg class="token" viewBox="0 0 40 40" aria-hidden="true"><ellipse cx="20" cy="36" rx="14" ry="2.6" fill="#2A2019" opacity=".3"/>' +
  p('M11 14C4 22 5 36 11 36H29C35 36 36 22 29 14Z', '#D9B27A') +
  p('M11 14C4 22 5 36 11 36H16C12 30 12 20 17 14Z', '#EFD3A3') +
  p('M29 14C36 22 35 36 29 36H25C30 30 30 20 25 14Z', '#B58A52') +
  p('M12 13C9 9 11 6 13 4C16 7 17 3 20 5C23 3 24 7 27 4C29 6 31 9 28 13Z', '#EFD3A3') +
  line('M12 13.500Q20 16 28 13.500', '#A3302A', 2.6) +
  line('M11 14C4 22 5 36 11 36H29C35 36 36 22 29 14', '#7A5327', 1.5) +
  line('M20 32V26', '#3F6B2A', 2.2) +
  leaf(20, 28, -155, 7.5, 3, '#4C7F30', '#7DB04A') +
  leaf(20, 26, -35, 8, 3.2, '#4C7F30', '#7DB04A') +
  '</svg>';
