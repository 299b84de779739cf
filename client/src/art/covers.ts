/** Pictures of the games for the home page, 264 x 150. */
import { at, c, leaf, line, p } from './svg';

const frame = (body: string): string =>
  `<svg class="cropart" viewBox="0 0 264 150" preserveAspectRatio="xMidYMax slice">${body}</svg>`;
const sky = (colour: string): string =>
  p('M0 0H264V150H0Z', colour) + p('M0 30C40 20 70 36 120 24C170 14 210 32 264 20V150H0Z', 'var(--skywash)');
const ground = (y: number): string =>
  p(`M0 ${y + 3}C50 ${y - 3} 96 ${y + 3} 140 ${y}C184 ${y - 3} 224 ${y + 3} 264 ${y}V150H0Z`, 'var(--so-2)') +
  p(
    `M0 ${y + 3}C50 ${y - 3} 96 ${y + 3} 140 ${y}C184 ${y - 3} 224 ${y + 3} 264 ${y}V${y + 5}C220 ${y + 7} 190 ${y + 1} 140 ${y + 5}C96 ${y + 7} 50 ${y + 1} 0 ${y + 8}Z`,
    'var(--so-1)',
  );

const sheep = (x: number, y: number, k: number): string =>
  at(
    x,
    y,
    0,
    k,
    line('M22 46V56M29 48V56M40 48V56M46 46V56', '#6B564A', 3.6) +
      p(
        'M14 36C9 33 10 26 15 25C15 18 23 15 27 18C31 13 40 14 42 18C48 16 55 21 53 27C57 31 55 39 50 40C49 46 42 49 38 46C34 50 27 49 25 46C19 48 14 43 14 36Z',
        '#EFE6D4',
      ) +
      p(
        'M14 36C17 40 21 40 24 37C28 42 34 42 38 38C43 42 50 40 53 33C55 36 54 39 50 40C49 46 42 49 38 46C34 50 27 49 25 46C19 48 14 43 14 36Z',
        '#CDBFA6',
      ) +
      line(
        'M14 36C9 33 10 26 15 25C15 18 23 15 27 18C31 13 40 14 42 18C48 16 55 21 53 27C57 31 55 39 50 40C49 46 42 49 38 46C34 50 27 49 25 46C19 48 14 43 14 36Z',
        '#8A765A',
        1.5,
      ) +
      p('M8 27C5 26 4 29 7 31L10 31ZM20 27C23 25 25 28 22 31L19 31Z', '#6B564A') +
      p('M9 26C9 22 20 22 20 26C21 33 19 42 14.500 42C10 42 8 33 9 26Z', '#7A6355') +
      c(12.3, 31, 1.3, '#FFF8E8') +
      c(17.2, 31, 1.3, '#FFF8E8'),
  );

const farm =
  sky('var(--sky-day)') +
  p('M0 72C44 52 92 58 132 66C178 74 216 50 264 58V150H0Z', '#A9C07A') +
  p('M0 90C60 76 110 92 160 86C206 80 236 86 264 80V150H0Z', '#8DB05C') +
  at(
    150,
    38,
    0,
    1,
    p('M0 26L34 2L68 26V74H0Z', '#F1E4CC') +
      p('M0 26L34 2L34 74H0Z', '#FBF3E0') +
      p('M-8 30L34 -2L76 30L72 36L34 7L-4 36Z', '#9A4E2F') +
      p('M-8 30L34 -2L34 7L-4 36Z', '#C4704A') +
      line('M2 30V74M34 28V74M66 30V74M2 50H66M2 28H66M2 50L34 74M66 50L34 74', '#6B4C30', 3) +
      p('M24 54H44V74H24Z', '#6B4C30') +
      p('M8 34H22V46H8ZM46 34H60V46H46Z', '#9CC7C6'),
  ) +
  ground(112) +
  sheep(30, 62, 0.95) +
  sheep(84, 74, 0.7) +
  line('M0 118V96M24 118V96M0 102H28M0 110H28M228 118V96M252 118V96M224 102H264M224 110H264', '#8A6643', 3.4);
const island =
  sky('var(--sky-mist)') +
  p('M0 66L38 38L62 56L104 24L150 62L186 42L224 66L264 44V150H0Z', 'var(--mount-1)') +
  p('M104 24L88 36L98 40L108 34L118 42L124 40Z', 'var(--mount-snow)') +
  p('M0 88C60 74 110 92 160 84C206 78 236 86 264 80V150H0Z', '#7E9A72') +
  ground(112) +
  [34, 84, 136, 190, 236]
    .map((x, i) =>
      at(
        x,
        118,
        0,
        [0.9, 1.2, 0.8, 1.1, 0.85][i]!,
        line('M0 0C-1 -16 1 -30 0 -44', '#5C4028', 4) +
          [-150, -120, -90, -60, -30, 180, 0]
            .map((a) => leaf(0, -40, a, 24, 7, i % 2 ? '#3F7446' : '#4C7F30', i % 2 ? '#5E9A5C' : '#86B84F'))
            .join(''),
      ),
    )
    .join('') +
  at(
    112,
    118,
    0,
    0.5,
    p('M26 34C25 44 23 50 21 56H43C41 50 39 44 38 34Z', '#F1E4CC') +
      p('M6 34C6 18 18 8 32 8S58 18 58 34C50 40 14 40 6 34Z', '#B4562F') +
      p('M6 34C6 18 18 8 34 8C22 12 14 22 14 36.500C11 36 8 35.500 6 34Z', '#DC8456'),
  );
const desert =
  sky('var(--sky-rose)') +
  p('M0 76L14 76L22 46H72L84 76H150L160 56H214L224 76H264V150H0Z', '#C4703F') +
  p('M14 76L22 46H44L36 76ZM150 76L160 56H180L172 76Z', '#E59C66') +
  p('M0 96C70 86 190 92 264 94V150H0Z', '#E8CFA0') +
  p('M0 120C70 112 190 118 264 116V150H0Z', '#D3AD72') +
  [
    [86, 100, 'poppy'],
    [142, 112, 'lake'],
    [186, 98, 'sun'],
  ]
    .map(([x, y, who]) =>
      at(
        Number(x),
        Number(y),
        0,
        0.62,
        `<ellipse cx="2" cy="12" rx="26" ry="8" fill="#2A2019" opacity=".22"/><ellipse cx="0" cy="7" rx="25" ry="16" fill="var(--p-${who}-deep)"/><ellipse rx="25" ry="16" fill="var(--p-${who})"/><ellipse rx="17" ry="10.500" fill="#E8C48F"/><ellipse rx="17" ry="10.500" fill="none" stroke="#7A5327" stroke-width="1.400"/><ellipse rx="7" ry="4.400" fill="var(--p-${who})"/>`,
      ),
    )
    .join('') +
  at(
    38,
    118,
    0,
    1,
    p('M-7 0V-50C-7 -60 7 -60 7 -50V0Z', '#5F8F5A') +
      p('M-7 0V-50C-7 -56 -2 -58 1 -57C-2 -52 -2 -20 -2 0Z', '#8DB87E') +
      p('M7 -22H13C16 -22 17 -24 17 -27V-38C17 -44 26 -44 26 -38V-27C26 -17 20 -13 13 -13H7Z', '#4F7F4E'),
  );

/** For a game without a picture of its own: the first leaves in a field. */
const sprouts = [40, 92, 150, 214]
  .map((x, i) =>
    at(
      x,
      116,
      0,
      [0.8, 1.1, 0.9, 1][i]!,
      line('M0 0V-22', '#4C7F30', 3.4) + [-145, -35].map((a) => leaf(0, -20, a, 24, 9, '#4C7F30', '#86B84F')).join(''),
    ),
  )
  .join('');

export const scenes: Record<string, string> = {
  agricola: frame(farm),
  earth: frame(island),
  sonora: frame(desert),
  other: frame(sky('var(--sky-gold)') + ground(112) + sprouts),
};
