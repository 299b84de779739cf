/** Goods, animals and tools of the farm: each drawn once as a symbol of 64 x 64, used everywhere. */
import { glyph, type Colour } from '../../../art/players';

const f = (d: string, colour: string, extra = ''): string => `<path d="${d}" fill="${colour}" ${extra}/>`;
const l = (d: string, colour: string, width = 1.6): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const sheepBody =
  'M14 36C9 33 10 26 15 25C15 18 23 15 27 18C31 13 40 14 42 18C48 16 55 21 53 27C57 31 55 39 50 40C49 46 42 49 38 46C34 50 27 49 25 46C19 48 14 43 14 36Z';
const boarBody =
  'M5 41C4 37 8 35 11 34C14 25 24 19 36 19C49 19 58 26 58 36C58 45 53 49 45 49H22C16 49 13 47 11 44C8 44 5 44 5 41Z';
const cowBody = 'M20 24C28 20 48 20 54 24C58 28 58 40 56 46H24C20 44 17 34 20 24Z';
const PICTURES = {
  wood:
    f('M16 26L48 18C54 18 58 24 58 31C58 38 54 43 49 43L18 52Z', '#9A6A3C') +
    f('M16 26L48 18C52 18 55 21 56.5 25L19 34Z', '#C28E58') +
    f('M19 46L57 36C56 40 53 43 49 43L18 52Z', '#6E4826') +
    '<ellipse cx="17" cy="39" rx="10" ry="13" fill="#E8C48F"/><ellipse cx="17" cy="39" rx="6.5" ry="8.8" fill="none" stroke="#A8763F" stroke-width="1.6"/><ellipse cx="17" cy="39" rx="3" ry="4.4" fill="none" stroke="#A8763F" stroke-width="1.6"/><ellipse cx="17" cy="39" rx="10" ry="13" fill="none" stroke="#5A3A1C" stroke-width="1.6"/>' +
    l('M17 26L48 18C54 18 58 24 58 31C58 38 54 43 49 43L18 52M34 27l8 -2M40 38l9 -2.5', '#5A3A1C'),
  clay:
    f(
      'M6 47C4 38 12 32 20 33C21 22 32 16 41 21C50 20 57 28 55 36C61 40 60 50 52 52C40 56 18 56 10 53C7 52 6 50 6 47Z',
      '#C4693A',
    ) +
    f('M8 42C9 36 14 33 20 34C21 24 31 18 39 22C31 23 26 29 27 37C20 35 13 37 8 42Z', '#E59A68') +
    f('M55 36C61 40 60 50 52 52C40 56 18 56 10 53C24 53 38 53 46 48C52 45 55 41 55 36Z', '#94461F') +
    l(
      'M6 47C4 38 12 32 20 33C21 22 32 16 41 21C50 20 57 28 55 36C61 40 60 50 52 52C40 56 18 56 10 53C7 52 6 50 6 47ZM27 38C30 42 36 43 41 41M16 44l5 2',
      '#6B2E12',
    ),
  reed:
    l('M24 56C24 40 20 24 17 10M32 56C32 38 32 22 32 6M40 56C40 40 44 24 47 10', '#6F8E3A', 3.2) +
    l('M28 56C28 42 25 30 23 18M36 56C36 42 39 30 41 18', '#A9C065', 2.6) +
    [
      [17, 10, -10],
      [32, 8, 0],
      [47, 10, 10],
    ]
      .map(
        ([x, y, a]) =>
          `<g transform="translate(${x} ${y}) rotate(${a})"><rect x="-4" y="-3" width="8" height="18" rx="4" fill="#7A4A26"/><rect x="-4" y="-3" width="3.4" height="18" rx="1.7" fill="#A87045"/></g>`,
      )
      .join('') +
    f('M18 39Q32 45 46 39L45 48Q32 53 19 48Z', '#D9B27A') +
    f('M18 39Q32 45 46 39L45.7 42Q32 48 18.4 42Z', '#EFD3A3') +
    l('M18 39Q32 45 46 39L45 48Q32 53 19 48Z', '#7A5327', 1.5),
  stone:
    f('M8 48L14 28L28 17L44 20L56 36L54 52L30 56Z', '#9A978E') +
    f('M8 48L14 28L28 17L32 34L22 44Z', '#C9C6BB') +
    f('M32 34L56 36L54 52L30 56L22 44Z', '#7A776F') +
    f('M28 17L44 20L56 36L32 34Z', '#B0ADA3') +
    l('M8 48L14 28L28 17L44 20L56 36L54 52L30 56Z', '#504D46', 1.7),
  grain:
    l('M32 58C32 44 32 30 32 14M25 58C24 46 20 36 15 27M39 58C40 46 44 36 49 27', '#A87E2C', 2.6) +
    [
      [32, 8, 0, 1],
      [15, 24, -26, 0.86],
      [49, 24, 26, 0.86],
    ]
      .map(
        ([x, y, a, s]) =>
          `<g transform="translate(${x} ${y}) rotate(${a}) scale(${s})">` +
          [0, 1, 2]
            .map(
              (i) =>
                f(
                  `M0 ${8 + i * 8}C-9 ${6 + i * 8} -9 ${-1 + i * 8} -4.5 ${-4 + i * 8}C-.5 ${-1 + i * 8} 0 ${3 + i * 8} 0 ${8 + i * 8}Z`,
                  '#F3C95A',
                  'stroke="#8A5F14" stroke-width="1.3"',
                ) +
                f(
                  `M0 ${8 + i * 8}C9 ${6 + i * 8} 9 ${-1 + i * 8} 4.5 ${-4 + i * 8}C.5 ${-1 + i * 8} 0 ${3 + i * 8} 0 ${8 + i * 8}Z`,
                  '#D9992A',
                  'stroke="#8A5F14" stroke-width="1.3"',
                ),
            )
            .join('') +
          f('M0 0C-4 -3 -3 -8 0 -11C3 -8 4 -3 0 0Z', '#F3C95A', 'stroke="#8A5F14" stroke-width="1.3"') +
          '</g>',
      )
      .join('') +
    f('M21 45Q32 49 43 45L43 51Q32 55 21 51Z', '#C4703F') +
    l('M21 45Q32 49 43 45L43 51Q32 55 21 51Z', '#6E3312', 1.4),
  vegetable:
    f(
      'M30 24C20 8 14 14 10 8C10 18 16 24 28 26ZM33 24C30 8 36 10 36 2C42 10 40 18 35 26ZM36 25C44 12 50 16 55 11C54 20 48 26 37 28Z',
      '#4C7F30',
    ) +
    f('M30 24C20 8 14 14 10 8C14 14 20 16 30 24ZM33 24C30 8 36 10 36 2C37 9 34 14 33 24Z', '#7DB04A') +
    f('M22 27C28 21 40 22 44 29C44 40 38 52 27 58C22 48 19 36 22 27Z', '#E2782C') +
    f('M22 27C26 23 31 22.5 35 23.5C28 28 25 40 27 58C22 48 19 36 22 27Z', '#F5A35F') +
    f('M44 29C44 40 38 52 27 58C34 50 38 40 38 26C41 26 43 27 44 29Z', '#B4551A') +
    l('M22 27C28 21 40 22 44 29C44 40 38 52 27 58C22 48 19 36 22 27ZM24 35l6 1M37 41l-5 0M26 45l4 1', '#7A3408', 1.5),
  food:
    l('M24 17c-3 -4 3 -6 0 -11M33 15c-3 -4 3 -6 0 -11M42 17c-3 -4 3 -6 0 -11', '#B9A07A', 2.6) +
    f('M6 28H58C58 44 48 55 32 55S6 44 6 28Z', '#B7683A') +
    f('M6 28H22C20 38 22 48 28 54.8C15 53 6 42 6 28Z', '#DB9562') +
    f('M58 28C58 44 48 55 32 55C42 50 48 40 49 28Z', '#8A4721') +
    '<ellipse cx="32" cy="28" rx="26" ry="7.5" fill="#E9B65A"/><ellipse cx="32" cy="28.5" rx="21" ry="5" fill="#C9852F"/><circle cx="25" cy="28" r="3" fill="#E2782C"/><circle cx="38" cy="29" r="2.6" fill="#7DB04A"/><circle cx="32" cy="26.5" r="2.2" fill="#F3DFA8"/><ellipse cx="32" cy="28" rx="26" ry="7.5" fill="none" stroke="#6B3214" stroke-width="1.7"/>' +
    l('M6 28C6 44 16 55 32 55S58 44 58 28', '#6B3214', 1.7),
  sheep:
    l('M22 46V56M29 48V56M40 48V56M46 46V56', '#6B564A', 3.8) +
    f(sheepBody, '#F3EBDB') +
    f(
      'M14 36C17 40 21 40 24 37C28 42 34 42 38 38C43 42 50 40 53 33C55 36 54 39 50 40C49 46 42 49 38 46C34 50 27 49 25 46C19 48 14 43 14 36Z',
      '#CDBFA6',
    ) +
    f(
      'M13 28C13 26 14 25 16 25C16 19 23 16 27 19C31 14 38 15 41 18C35 17 31 19 29 23C25 20 20 22 19 27C17 26 15 27 13 28Z',
      '#FFFDF6',
    ) +
    l(sheepBody, '#7A6548', 1.7) +
    f('M8 27C5 26 4 29 7 31L10 31ZM20 27C23 25 25 28 22 31L19 31Z', '#5C483D') +
    f('M9 26C9 22 20 22 20 26C21 33 19 42 14.5 42C10 42 8 33 9 26Z', '#6E584B') +
    f('M9 26C9 23 15 22.5 17 23C13 25 11 31 12 40C9.5 37 8 31 9 26Z', '#937A69') +
    '<circle cx="12.3" cy="31" r="1.5" fill="#FFF8E8"/><circle cx="17.2" cy="31" r="1.5" fill="#FFF8E8"/>',
  boar:
    l('M20 47V56M27 49V56M43 49V56M50 47V56', '#4A2E20', 4.2) +
    f(boarBody, '#7E5542') +
    f(
      'M58 36C58 45 53 49 45 49H22C16 49 13 47 11 44C24 47 44 46 51 32C53 28 52 25 50 23C55 26 58 30 58 36Z',
      '#573625',
    ) +
    f('M11 34C14 25 24 19 36 19C41 19 46 20 50 23C40 22 30 24 24 30C19 34 15 36 11 34Z', '#A67A62') +
    l('M22 22l-2 -5M27 20l-1 -6M33 19l0 -6M39 19l1 -6M45 20l3 -5M50 23l4 -4', '#4A2E20', 2.6) +
    l(boarBody, '#3C2317', 1.7) +
    f('M5 41C4 37 8 35 11 34C13 36 13 41 11 44C8 44 5 44 5 41Z', '#D79C86', 'stroke="#5E2E20" stroke-width="1.4"') +
    f('M14 43C11 41 10.5 37.5 12 35L15.5 41Z', '#FFF8E8', 'stroke="#5E3A20" stroke-width="1.1"') +
    f('M21 27C22 20 28 20 29 24C29 29 25 32 21 27Z', '#5C3A29', 'stroke="#3C2317" stroke-width="1.3"') +
    '<circle cx="17.5" cy="32.5" r="1.9" fill="#FFF8E8"/><circle cx="17.2" cy="32.7" r="1" fill="#22130B"/>' +
    l('M58 32c4 -1 4 -6 1 -7', '#3C2317', 2),
  cattle:
    l('M27 45V56M33 46V56M48 46V56M54 44V56', '#6B4630', 4.2) +
    f('M44 47C46 51 51 51 52 46Z', '#E7A99A') +
    f(cowBody, '#F4EADB') +
    f('M56 46H24C22 45 20.5 42 19.6 39C30 44 48 43 56 33C57 38 57 43 56 46Z', '#D3C0A4') +
    f(
      'M29 22C36 20.5 42 21 44 22C45 28 40 34 34 33C29 32 27 26 29 22ZM50 22.5C54 23.5 57 27 57 33C53 36 48 32 50 22.5Z',
      '#9A5530',
    ) +
    f('M29 22C33 21 37 21 40 21.3C34 23 32 28 33 32.8C29 31 27 26 29 22Z', '#BE7A50') +
    l(cowBody, '#5A3420', 1.7) +
    l('M57 26C61 28 60 36 60 40', '#5A3420', 2.2) +
    f(
      'M6 19C6 14 8 11 11 10C11 14 12 17 14 18L20 18C22 17 23 14 23 10C26 11 28 14 28 19Z',
      '#EBDDBE',
      'stroke="#5A3420" stroke-width="1.3"',
    ) +
    f('M4 24C1 21 2 18 6 19L11 22ZM30 24C33 21 32 18 28 19L23 22Z', '#9A5530', 'stroke="#5A3420" stroke-width="1.2"') +
    f('M9 20C13 17 21 17 25 20C26 28 25 38 22 42H12C9 38 8 28 9 20Z', '#9A5530') +
    f('M14 18.3C16 17.8 18 17.8 20 18.3C21 26 19.5 32 17 36C14.5 32 13 26 14 18.3Z', '#F4EADB') +
    f('M10 35C12 33 22 33 24 35C26 41 22 45 17 45S8 41 10 35Z', '#EDB9A9') +
    l('M9 20C13 17 21 17 25 20C26 28 25 36 24 35C26 41 22 45 17 45S8 41 10 35C9 36 8 28 9 20Z', '#5A3420', 1.5) +
    '<circle cx="12.3" cy="28" r="1.5" fill="#22130B"/><circle cx="21.7" cy="28" r="1.5" fill="#22130B"/><circle cx="14" cy="39.5" r="1.2" fill="#7A3F30"/><circle cx="20" cy="39.5" r="1.2" fill="#7A3F30"/>',
  loaf:
    f('M6 40C4 28 16 20 32 20S60 28 58 40C58 48 52 50 46 50H18C12 50 6 48 6 40Z', '#C98A3E') +
    f('M7 36C9 26 19 21 31 21C22 24 15 30 14 42C10 42 7 40 7 36Z', '#EBBF7A') +
    f('M58 40C58 48 52 50 46 50H18C34 49 50 46 55 32C57 34 58 37 58 40Z', '#96601F') +
    l('M18 26l6 9M29 23l6 10M41 23l5 10', '#FBE7BE', 3) +
    l('M6 40C4 28 16 20 32 20S60 28 58 40C58 48 52 50 46 50H18C12 50 6 48 6 40Z', '#5E3A10', 1.7),
  fish:
    f('M4 34C12 20 34 18 46 32L58 22C57 30 57 38 59 46L46 37C34 50 12 48 4 34Z', '#6D9DB0') +
    f('M4 34C12 20 32 18 44 30C32 25 16 27 4 34Z', '#A9CBD6') +
    f('M4 34C12 48 34 50 46 37C34 42 18 42 4 34Z', '#46707F') +
    l(
      'M4 34C12 20 34 18 46 32L58 22C57 30 57 38 59 46L46 37C34 50 12 48 4 34ZM19 27C22 31 22 37 19 41M28 31q3 3 0 6M35 31q3 3 0 6',
      '#274956',
      1.6,
    ) +
    '<circle cx="12" cy="32.5" r="2.2" fill="#FFF8E8"/><circle cx="11.7" cy="32.7" r="1.1" fill="#15262D"/>',
  plough:
    l('M6 20C14 22 20 30 30 36L56 38', '#5A3A1C', 7) +
    l('M6 20C14 22 20 30 30 36L56 38', '#A9773F', 4) +
    l('M12 12C18 18 24 28 34 37', '#5A3A1C', 6) +
    l('M12 12C18 18 24 28 34 37', '#C28E58', 3.2) +
    f(
      'M26 36L40 40C38 50 28 56 14 56C22 50 25 44 26 36Z',
      '#9AA0A3',
      'stroke="#484E52" stroke-width="1.6" stroke-linejoin="round"',
    ) +
    f('M26 36L33 38C31 46 24 52 14 56C22 50 25 44 26 36Z', '#C8CDCE') +
    '<circle cx="52" cy="46" r="9" fill="#B88F5A" stroke="#5A3A1C" stroke-width="2.4"/><path d="M52 38V54M44 46H60M46.5 40.5L57.5 51.5M57.5 40.5L46.5 51.5" stroke="#5A3A1C" stroke-width="1.5"/><circle cx="52" cy="46" r="2.6" fill="#5A3A1C"/>',
  rooster:
    l('M30 50V57M37 50V57', '#C98A1E', 2.6) +
    f('M40 34C52 34 56 22 52 10C62 18 64 36 52 46C46 50 40 46 40 34Z', '#2F6B5A') +
    f('M42 34C50 30 52 20 49 8C56 16 58 30 48 40Z', '#8A3A1E') +
    f('M14 24C16 14 26 14 29 22C31 30 38 32 46 32C50 42 44 52 33 52C22 52 16 44 16 34Z', '#C4642B') +
    f('M14 24C16 14 26 14 28 20C22 22 20 34 26 48C19 45 16 40 16 34Z', '#E8965A') +
    f('M30 36C36 34 43 36 45 38C43 46 34 48 30 44Z', '#8F3F17') +
    l('M14 24C16 14 26 14 29 22C31 30 38 32 46 32C50 42 44 52 33 52C22 52 16 44 16 34Z', '#5E260B', 1.6) +
    f('M15 17C12 12 16 8 18 11C18 6 23 6 23 10C26 8 29 11 26 16Z', '#CB3F2B', 'stroke="#7A1C10" stroke-width="1.2"') +
    f('M14 22L6 25L14 28Z', '#F0B441', 'stroke="#7A4F0C" stroke-width="1.2"') +
    f('M14 29C12 32 14 36 17 34C18 32 17 30 16 29Z', '#CB3F2B') +
    '<circle cx="19" cy="21" r="1.7" fill="#22130B"/>',
  hearth:
    f('M8 56V26C8 14 18 8 32 8S56 14 56 26V56Z', '#A8A59B') +
    f('M8 56V26C8 14 18 8 32 8C22 12 17 20 17 30V56Z', '#CBC8BC') +
    f('M56 56V26C56 18 52 13 46 10.5C49 16 49 24 49 30V56Z', '#7A776F') +
    l('M8 56V26C8 14 18 8 32 8S56 14 56 26V56ZM8 34h8M48 34h8M8 45h8M48 45h8M20 13l4 7M44 13l-4 7', '#504D46', 1.6) +
    f('M17 56V34C17 24 24 20 32 20S47 24 47 34V56Z', '#3B2A20') +
    f('M32 26C38 34 42 38 41 46C40 52 36 55 32 55S23 52 23 46C23 40 28 38 27 33C30 35 32 31 32 26Z', '#F0802E') +
    f('M32 36C36 41 37 44 36.5 48C36 52 34 54 32 54S27.5 52 27.5 48C27.5 45 31 42 32 36Z', '#FFD24A') +
    l('M22 55H42', '#6E4826', 4),
  oven:
    f('M6 54V40C6 24 18 14 32 14S58 24 58 40V54Z', '#C4693A') +
    f('M6 54V40C6 24 18 14 31 14C22 20 16 28 16 40V54Z', '#E59A68') +
    f('M58 54V40C58 30 53 22 46 18C49 26 50 32 50 40V54Z', '#94461F') +
    l('M6 54V40C6 24 18 14 32 14S58 24 58 40V54ZM10 32l6 2M20 20l4 5M44 20l-4 5M54 32l-6 2', '#6B2E12', 1.6) +
    f('M20 54V44C20 37 25 33 32 33S44 37 44 44V54Z', '#3B2A20') +
    f('M25 54C24 48 30 46 31 40C35 44 40 48 38 54Z', '#F0802E') +
    f('M29 54C29 50 32 49 32 46C35 49 36 51 35 54Z', '#FFD24A') +
    '<path d="M26 14V6H38V14" fill="#B7683A" stroke="#6B2E12" stroke-width="1.6"/>' +
    f('M3 54H61V58H3Z', '#8A6438'),
  cradle:
    f('M10 26H54L50 46H14Z', '#B88F5A') +
    f('M10 26H26L24 46H14Z', '#D8B987') +
    f('M54 26L50 46H40L43 26Z', '#8A6438') +
    l('M10 26H54L50 46H14ZM13 36H51', '#4F3518', 1.6) +
    l('M8 48C16 58 48 58 56 48', '#4F3518', 4.5) +
    l('M8 48C16 58 48 58 56 48', '#A9773F', 2) +
    f('M14 26C14 20 22 18 28 20C40 17 50 20 50 26Z', '#F7F0E0', 'stroke="#8A765A" stroke-width="1.4"') +
    '<circle cx="22" cy="19" r="7.5" fill="#EBB48C" stroke="#7A4A26" stroke-width="1.4"/><path d="M15 17C16 11 27 10 29.5 17C25 15 19 15 15 17Z" fill="#8A5A30"/>' +
    l('M19.5 19.5q1 1 2 0M24 19.5q1 1 2 0', '#4A2A14', 1.3) +
    f('M44 12l2.5 4.5L51 17.5L47.5 21L48.5 26', 'none'),
  fence:
    [8, 28, 48]
      .map(
        (x) =>
          f(`M${x} 56V16L${x + 4} 10L${x + 8} 16V56Z`, '#B88F5A') +
          f(`M${x} 56V16L${x + 4} 10V56Z`, '#D8B987') +
          l(`M${x} 56V16L${x + 4} 10L${x + 8} 16V56Z`, '#4F3518', 1.5),
      )
      .join('') +
    '<rect x="3" y="23" width="58" height="7" rx="2" fill="#C9A066" stroke="#4F3518" stroke-width="1.5"/><rect x="3" y="39" width="58" height="7" rx="2" fill="#B88F5A" stroke="#4F3518" stroke-width="1.5"/>',
  tools:
    l('M14 54L40 20', '#5A3A1C', 6.5) +
    l('M14 54L40 20', '#C28E58', 3.5) +
    f('M30 14L48 6L56 16L44 30Z', '#9AA0A3', 'stroke="#484E52" stroke-width="1.6" stroke-linejoin="round"') +
    f('M30 14L48 6L51 10L34 20Z', '#C8CDCE') +
    l('M48 54L24 26', '#5A3A1C', 6) +
    l('M48 54L24 26', '#A9773F', 3.2) +
    f(
      'M10 22C12 12 22 8 30 12L26 20C20 20 18 24 18 30Z',
      '#B0B6B8',
      'stroke="#484E52" stroke-width="1.6" stroke-linejoin="round"',
    ),
  pot:
    f('M12 28H52C56 40 50 54 32 54S8 40 12 28Z', '#5C5F66') +
    f('M12 28H24C20 38 22 48 28 53.8C12 53 8 40 12 28Z', '#8A8E96') +
    f('M52 28C56 40 50 54 32 54C42 50 46 40 45 28Z', '#3E4148') +
    '<ellipse cx="32" cy="27" rx="21" ry="6" fill="#C9852F" stroke="#2B2D33" stroke-width="1.7"/>' +
    l('M12 28C8 40 12 54 32 54S56 40 52 28M13 26C16 8 48 8 51 26', '#2B2D33', 2) +
    l('M22 53l-3 5M42 53l3 5', '#2B2D33', 2.6) +
    '<circle cx="26" cy="26.5" r="2.6" fill="#E2782C"/><circle cx="37" cy="27.5" r="2.2" fill="#F3DFA8"/>',
  book:
    f('M6 14C16 10 26 12 32 17C38 12 48 10 58 14V50C48 46 38 48 32 53C26 48 16 46 6 50Z', '#F7EFDC') +
    f('M32 17C38 12 48 10 58 14V50C48 46 38 48 32 53Z', '#E2D3B3') +
    l('M6 14C16 10 26 12 32 17C38 12 48 10 58 14V50C48 46 38 48 32 53C26 48 16 46 6 50ZM32 17V53', '#6B4520', 1.7) +
    l('M12 22q8 -2 14 2M12 30q8 -2 14 2M12 38q8 -2 14 2M38 24q6 -4 14 -2M38 32q6 -4 14 -2', '#A58B62', 1.8),
  trough:
    f('M4 30H60L54 52H10Z', '#B88F5A') +
    f('M4 30H60L58.5 36H5.5Z', '#6D9DB0') +
    f('M4 30H22L20 52H10Z', '#D8B987', 'opacity=".6"') +
    l('M4 30H60L54 52H10ZM8 44H56', '#4F3518', 1.7) +
    l('M14 33q5 2 10 0M34 33q6 2 12 0', '#E7F2F4', 1.8) +
    l('M12 52l-3 6M52 52l3 6', '#4F3518', 3),
  tree:
    f('M28 58C30 48 30 42 29 34H36C35 42 35 48 38 58Z', '#7A5532') +
    f('M10 30C6 20 14 8 26 9C32 2 48 4 50 14C58 16 60 28 53 34C48 42 38 40 33 36C26 42 12 40 10 30Z', '#5F8F3A') +
    f('M10 30C6 20 14 8 26 9C30 5 36 4 41 5C32 8 20 14 18 34C14 33 11 32 10 30Z', '#8DBB52') +
    [
      [20, 22],
      [34, 16],
      [44, 26],
      [30, 30],
      [46, 15],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<circle cx="${x}" cy="${y}" r="3.6" fill="#CB3F2B" stroke="#7A1C10" stroke-width="1"/><circle cx="${x - 1}" cy="${y - 1}" r="1.2" fill="#F7A58E"/>`,
      )
      .join(''),
  boat:
    f('M2 34C16 38 48 38 62 34C58 48 46 52 32 52S6 48 2 34Z', '#A9773F') +
    f('M2 34C16 38 48 38 62 34L61 38C46 42 18 42 3 38Z', '#D8B987') +
    l('M2 34C16 38 48 38 62 34C58 48 46 52 32 52S6 48 2 34Z', '#4F3518', 1.7) +
    l('M18 44L46 12', '#4F3518', 4) +
    l('M18 44L46 12', '#C28E58', 2) +
    f('M42 10L50 4L54 12L46 17Z', '#C28E58', 'stroke="#4F3518" stroke-width="1.4"') +
    l('M4 57q7 -3 14 0t14 0t14 0t14 0', '#6D9DB0', 2.4),
  goose:
    l('M30 48V57M37 48V57', '#D98A1E', 2.6) +
    f(
      'M12 14C12 7 22 7 23 14C24 22 24 26 30 28C42 24 54 28 58 24C58 40 48 50 34 50C22 50 17 42 18 32C18 26 14 22 12 14Z',
      '#F7F2E6',
    ) +
    f('M58 24C58 40 48 50 34 50C24 50 20 46 18.5 40C32 46 50 40 58 24Z', '#D5C9B2') +
    f('M30 34C38 30 48 32 52 32C48 42 36 44 30 38Z', '#E6DCC8') +
    l(
      'M12 14C12 7 22 7 23 14C24 22 24 26 30 28C42 24 54 28 58 24C58 40 48 50 34 50C22 50 17 42 18 32C18 26 14 22 12 14Z',
      '#7D6C52',
      1.6,
    ) +
    f('M12 12L4 16L13 18Z', '#F0952E', 'stroke="#7A3F0C" stroke-width="1.2"') +
    '<circle cx="17" cy="13" r="1.6" fill="#22130B"/>',
  well:
    f('M10 34H54V56H10Z', '#9A978E') +
    f('M10 34H24V56H10Z', '#C9C6BB') +
    f('M44 34H54V56H44Z', '#7A776F') +
    l('M10 34H54V56H10ZM10 45H54M22 34V45M38 34V45M30 45V56M46 45V56M15 45V56', '#504D46', 1.5) +
    l('M15 34V16M49 34V16', '#4F3518', 5) +
    l('M15 34V16M49 34V16', '#A9773F', 2.5) +
    f('M4 20L32 4L60 20L57 24L32 10L7 24Z', '#B5562F', 'stroke="#5E2710" stroke-width="1.5" stroke-linejoin="round"') +
    l('M32 12V26', '#6B4520', 1.6) +
    f('M27 25H37L36 32H28Z', '#B88F5A', 'stroke="#4F3518" stroke-width="1.3"'),
  basket:
    f('M8 30H56L50 56H14Z', '#C9A066') +
    f('M8 30H24L22 56H14Z', '#E3C793') +
    f('M56 30L50 56H40L44 30Z', '#96713A') +
    l('M8 30H56L50 56H14ZM10 38H54M12 47H52M20 30l3 26M32 30V56M44 30l-3 26', '#5A3A1C', 1.5) +
    l('M12 30C14 8 50 8 52 30', '#5A3A1C', 5) +
    l('M12 30C14 8 50 8 52 30', '#C9A066', 2.5),
  crate:
    f('M8 22L32 12L56 22V48L32 58L8 48Z', '#B88F5A') +
    f('M8 22L32 32V58L8 48Z', '#D8B987') +
    f('M56 22L32 32V58L56 48Z', '#8A6438') +
    f('M8 22L32 12L56 22L32 32Z', '#6E4E36') +
    l('M8 22L32 12L56 22V48L32 58L8 48ZM8 22L32 32L56 22M32 32V58M8 35L32 45L56 35', '#4F3518', 1.6),
  begging:
    f('M8 30H56C56 44 46 54 32 54S8 44 8 30Z', '#8D8577') +
    f('M8 30H22C21 40 23 47 28 53.5C16 52 8 42 8 30Z', '#B5AC9C') +
    '<ellipse cx="32" cy="30" rx="24" ry="7" fill="#4E463B"/><ellipse cx="32" cy="30" rx="24" ry="7" fill="none" stroke="#4A4238" stroke-width="1.7"/>' +
    l('M8 30C8 44 18 54 32 54S56 44 56 30M40 36l-4 7l5 5', '#4A4238', 1.7),
  sheaf:
    f('M18 56C20 46 22 40 26 36H38C42 40 44 46 46 56C38 60 26 60 18 56Z', '#D9A441') +
    f('M18 56C20 46 22 40 26 36H31C27 42 25 50 25 58C22 57.5 20 57 18 56Z', '#F0C86E') +
    f(
      'M26 36C18 30 12 18 10 8C18 12 22 18 25 24C24 16 25 9 27 4C30 10 31 16 32 22C33 14 36 8 39 4C40 10 40 17 39 24C42 18 47 12 54 8C52 18 46 30 38 36Z',
      '#E5B148',
      'stroke="#8A5F14" stroke-width="1.5" stroke-linejoin="round"',
    ) +
    l('M32 22V36M25 24L29 36M39 24L35 36', '#A87E2C', 1.6) +
    l('M18 56C20 46 22 40 26 36H38C42 40 44 46 46 56C38 60 26 60 18 56Z', '#8A5F14', 1.6) +
    f('M23 35H41L42 41H22Z', '#B5562F', 'stroke="#5E2710" stroke-width="1.4" stroke-linejoin="round"'),
  stable:
    f('M8 58V30L32 12L56 30V58Z', '#B88F5A') +
    f('M8 58V30L32 12L24 58Z', '#D0AC76') +
    l('M16 58V26M24 58V20M40 58V20M48 58V26', '#8A6438', 1.5) +
    f('M20 58V38H44V58Z', '#4A3220') +
    f('M20 58V50C26 46 38 46 44 50V58Z', '#E0B553') +
    l('M20 58V38H44V58M8 58V30L32 12L56 30V58Z', '#4F3518', 1.7) +
    f(
      'M2 32L32 8L62 32L58 38L32 17L6 38Z',
      'var(--pc,#B5562F)',
      'stroke="#FFFBF0" stroke-width="3.6" stroke-linejoin="round"',
    ) +
    f(
      'M2 32L32 8L62 32L58 38L32 17L6 38Z',
      'var(--pc,#B5562F)',
      'stroke="var(--pd,#5E2710)" stroke-width="1.5" stroke-linejoin="round"',
    ),
  hut:
    f('M10 58V32H54V58Z', '#D29A6A') +
    f('M10 58V32H28V58Z', '#E5B689') +
    l('M10 58V32H54V58ZM32 32V58M10 45H54', '#6E4826', 2.2) +
    f('M26 58V44H38V58Z', '#5A3A1C') +
    f('M2 34L14 12H50L62 34Q58 38 54 35Q49 39 44 35Q38 39 32 35Q26 39 20 35Q15 39 10 35Q6 38 2 34Z', '#D9B25E') +
    f('M2 34L14 12H30L22 36Q21 36 20 35Q15 39 10 35Q6 38 2 34Z', '#EFD08A') +
    l(
      'M2 34L14 12H50L62 34Q58 38 54 35Q49 39 44 35Q38 39 32 35Q26 39 20 35Q15 39 10 35Q6 38 2 34ZM22 16l-4 14M32 15v15M42 16l4 14',
      '#7A5720',
      1.6,
    ),
};
/* One person, 40 x 54: straw hat, smock in the player's colour with the glyph. */
const smock = 'M6 51C5 39 8 28 20 26C32 28 35 39 34 51C30 54 10 54 6 51Z';
const person = (who: Colour): string =>
  `<symbol id="agperson-${who}" viewBox="-2 -2 44 58"><ellipse cx="21" cy="52" rx="18" ry="3.5" fill="#2A2019" opacity=".25"/>` +
  f(
    smock +
      'M11 17a9 9 0 1 0 18 0a9 9 0 1 0 -18 0ZM1 15C8 18 32 18 39 15C36 11 30 11 29 10C28 2 12 2 11 10C10 11 4 11 1 15Z',
    '#FFFBF0',
    'stroke="#FFFBF0" stroke-width="4" stroke-linejoin="round"',
  ) +
  f(smock, `var(--p-${who})`) +
  f('M34 51C35 39 32 28 20 26C25 31 28 40 26 53C30 53 33 52 34 51Z', `var(--p-${who}-deep)`, 'opacity=".45"') +
  l(smock, `var(--p-${who}-deep)`, 1.7) +
  '<circle cx="20" cy="18" r="8.6" fill="#EBB48C" stroke="#7A4A26" stroke-width="1.4"/><path d="M20 9.5a8.6 8.6 0 0 1 3 16.5c3 -5 2 -12 -3 -16.5z" fill="#D1936A"/><circle cx="16.8" cy="19.5" r="1.3" fill="#3A2012"/><circle cx="22.8" cy="19.5" r="1.3" fill="#3A2012"/><path d="M17.5 23q2.3 1.7 4.6 0" stroke="#7A3F26" stroke-width="1.3" fill="none" stroke-linecap="round"/>' +
  f(
    'M1 15C8 18 32 18 39 15C36 11 30 11 29 10C28 2 12 2 11 10C10 11 4 11 1 15Z',
    '#E5BF6B',
    'stroke="#7A5720" stroke-width="1.5" stroke-linejoin="round"',
  ) +
  f('M11 10C12 3 20 2 23 3.5C17 5 15 8 15 12C9 12 5 13 1 15C4 11 10 11 11 10Z', '#F6DDA0') +
  f('M11 10C16 12.5 24 12.5 29 10L29.5 12.5C24 15 16 15 10.5 12.5Z', `var(--p-${who})`) +
  `<g transform="translate(20 40.5) scale(1.150)" fill="var(--p-${who}-on)">${glyph[who]}</g></symbol>`;
const ghostPerson = (who: Colour): string =>
  `<symbol id="aggperson-${who}" viewBox="-2 -2 44 58"><path d="${smock}M11 17a9 9 0 1 0 18 0a9 9 0 1 0 -18 0ZM1 15C8 18 32 18 39 15C36 11 30 11 29 10C28 2 12 2 11 10C10 11 4 11 1 15Z" fill="var(--ghost)" stroke="var(--ghost-line)" stroke-width="3" stroke-linejoin="round"/><g transform="translate(20 40.5) scale(1.150)" fill="var(--p-${who})">${glyph[who]}</g></symbol>`;
/** Animals that would come: hollow. */
const ghosts = (
  [
    [
      'sheep',
      'M22 46V56M29 48V56M40 48V56M46 46V56',
      sheepBody,
      'M9 26C9 22 20 22 20 26C21 33 19 42 14.5 42C10 42 8 33 9 26Z',
    ],
    ['boar', 'M20 47V56M27 49V56M43 49V56M50 47V56', boarBody, 'M21 27C22 20 28 20 29 24C29 29 25 32 21 27Z'],
    [
      'cattle',
      'M27 45V56M33 46V56M48 46V56M54 44V56',
      cowBody,
      'M9 20C13 17 21 17 25 20C26 28 25 36 24 35C26 41 22 45 17 45S8 41 10 35C9 36 8 28 9 20Z',
    ],
  ] as const
)
  .map(
    ([kind, legs, body, head]) =>
      `<symbol id="ag-g${kind}" viewBox="0 0 64 64">${l(legs, 'var(--ghost-line)', 4)}<path d="${body}" fill="var(--ghost)" stroke="var(--ghost-line)" stroke-width="3.6" stroke-linejoin="round"/><path d="${head}" fill="var(--ghost)" stroke="var(--ghost-line)" stroke-width="3"/></symbol>`,
  )
  .join('');
const away = `<symbol id="ag-away" viewBox="-2 -2 44 58"><path d="${smock}M11 17a9 9 0 1 0 18 0a9 9 0 1 0 -18 0ZM1 15C8 18 32 18 39 15C36 11 30 11 29 10C28 2 12 2 11 10C10 11 4 11 1 15Z" fill="#7A5327" opacity=".2"/></symbol>`;

export type Picture = keyof typeof PICTURES;

export const COLOURS: Colour[] = ['lake', 'poppy', 'sun', 'mallow', 'night'];
export const pictureSymbols = (): string =>
  Object.entries(PICTURES)
    .map(([name, drawing]) => `<symbol id="ag-${name}" viewBox="0 0 64 64">${drawing}</symbol>`)
    .join('') +
  COLOURS.map((who) => person(who) + ghostPerson(who)).join('') +
  ghosts +
  away;

/** A good, an animal or a tool. */
export const pic = (name: string, cls = ''): string =>
  `<svg class="agi ${cls}" viewBox="0 0 64 64" aria-hidden="true"><use href="#ag-${name}"/></svg>`;
export const man = (who: Colour, ghost = false, cls = ''): string =>
  `<svg class="agman ${cls}" viewBox="-2 -2 44 58" aria-hidden="true"><use href="#ag${ghost ? 'g' : ''}person-${who}"/></svg>`;
export const gone = (): string =>
  '<svg class="agman" viewBox="-2 -2 44 58" aria-hidden="true"><use href="#ag-away"/></svg>';
