/** Icons, goods, pots and tokens of Earth, 24 x 24 unless said otherwise. */
import { glyph as shape, type Colour } from '../../../art/players';
import { at, C, clump, E, G, L, leaf, n, P, rows } from './brushes';

export type Ability = 'green' | 'red' | 'blue' | 'yellow' | 'multicolor' | 'black' | 'brown';
const I = (body: string, kind = ''): string =>
  `<svg class="i ${kind}" viewBox="0 0 24 24" aria-hidden="true">${body}</svg>`;
const cubeB =
  P('M3 8L12 3.5L21 8V17L12 21.5L3 17Z', '#5FA03E', 'stroke="#2B5518" stroke-width="1.7" stroke-linejoin="round"') +
  P('M3 8L12 3.5L21 8L12 12.5Z', '#A6D873') +
  P('M12 12.5L21 8V17L12 21.5Z', '#3F7A28') +
  L('M3 8L12 12.5L21 8M12 12.5V21.5', '#2B5518', 1.2);
const heapB =
  P(
    'M6 10C4 5 8 3 10 6C11 2 15 2.5 14.5 6.5C17 4 20 6 18 10Z',
    '#7FB24E',
    'stroke="#2F5218" stroke-width="1.4" stroke-linejoin="round"',
  ) +
  P('M3 9.5H21L19.8 21.5H4.2Z', '#8A5B3A', 'stroke="#3E2210" stroke-width="1.6" stroke-linejoin="round"') +
  P('M3 9.5H8.5L8.8 21.5H4.2Z', '#B98A5E') +
  L('M3.5 13.5H20.5M4 17.5H20', '#3E2210', 1.3);
export const icons = {
  soil: I(
    P(
      'M2.5 19C2.5 13 6 9.5 9 10.5C10.5 6.5 15.5 6.5 16.5 11C20 11 21.5 15 21.5 19Q12 22 2.5 19Z',
      '#9A6B42',
      'stroke="#4A2C14" stroke-width="1.6" stroke-linejoin="round"',
    ) +
      P('M2.5 19C2.5 13 6 9.5 9 10.5C10.3 7.5 12.5 7 14 8C9.5 10.5 7.5 15 8 20Z', '#C99A6A') +
      C(14.5, 15.5, 1.2, '#5E3D20') +
      C(11, 18, 1, '#5E3D20'),
  ),
  sprout: I(cubeB),
  growth: I(
    `<rect x="8.5" y="12" width="7" height="9.5" rx="1.5" fill="#A9744A" stroke="#4A2C14" stroke-width="1.5"/>` +
      P('M9.2 13h2.3v8h-2.3z', '#D3A678') +
      L('M8.5 16.8h7', '#4A2C14', 1.2) +
      clump(
        [
          [8.5, 8.5, 4],
          [15.5, 8.5, 4],
          [12, 6, 4.4],
        ],
        ['#B5DD7C', '#6FA845', '#4A7E2E', '#25481A'],
        1.2,
      ),
  ),
  draw: I(
    `<rect x="5.5" y="2.5" width="13" height="19" rx="2.5" fill="#3F6F8C" stroke="#17384B" stroke-width="1.6"/><path d="M6.5 4.5Q6.5 3.5 7.5 3.5H14L6.5 15Z" fill="#6FA3BE"/>` +
      P('M12 16.5C8 14.5 8 9.5 12 7C16 9.5 16 14.5 12 16.5Z', '#E9F3D2') +
      L('M12 18.5V11', '#E9F3D2', 1.4),
  ),
  compost_hand: I(
    `<rect x="8" y="1" width="9" height="13" rx="1.8" transform="rotate(10 12 7)" fill="#3F6F8C" stroke="#17384B" stroke-width="1.5"/>` +
      P('M12.8 8.8C10.5 7.5 10.8 4.5 13.3 3.2C15.3 5 15 7.8 12.8 8.8Z', '#E9F3D2') +
      P('M3 11.5H21L19.8 22.5H4.2Z', '#8A5B3A', 'stroke="#3E2210" stroke-width="1.6" stroke-linejoin="round"') +
      P('M3 11.5H8.5L8.8 22.5H4.2Z', '#B98A5E') +
      L('M3.5 15H20.5M4 18.7H20', '#3E2210', 1.3),
  ),
  compost_deck: I(
    P('M3 11.5H21L19.8 22.5H4.2Z', '#8A5B3A', 'stroke="#3E2210" stroke-width="1.6" stroke-linejoin="round"') +
      P('M3 11.5H8.5L8.8 22.5H4.2Z', '#B98A5E') +
      L('M3.5 15H20.5M4 18.7H20', '#3E2210', 1.3) +
      L('M12 1.5V8M8.8 5.2L12 8.4L15.2 5.2', 'currentColor', 2.3),
  ),
  compost_pile: I(heapB),
  event: I(
    P('M13.5 2L5 13.5H11L9 22L19 9.5H12.5Z', '#F0B441', 'stroke="#6B4200" stroke-width="1.7" stroke-linejoin="round"'),
  ),
  leaf: I(
    P(
      'M4 20C2 9 9 3 21 3C21 14 15 21 4 20Z',
      '#6FA845',
      'stroke="#25481A" stroke-width="1.6" stroke-linejoin="round"',
    ) +
      P('M4 20C2 9 9 3 21 3C14 7 8 12 4 20Z', '#A9D574') +
      L('M4 20C8 13 12 10 16 8', '#25481A', 1.4),
  ),
};
export const habitats: Record<string, string> = {
  sunny: I(
    C(12, 12, 11, '#F6C94A', 'stroke="#8A5A00" stroke-width="1.6"') +
      C(12, 12, 4.3, '#7A4A00') +
      L(
        'M12 3.6v2.2M12 18.2v2.2M3.6 12h2.2M18.2 12h2.2M6.1 6.1l1.5 1.5M16.4 16.4l1.5 1.5M17.9 6.1l-1.5 1.5M7.6 16.4l-1.5 1.5',
        '#7A4A00',
        1.9,
      ),
    'hab',
  ),
  wet: I(
    C(12, 12, 11, '#8CC3E0', 'stroke="#1D5A80" stroke-width="1.6"') +
      P('M12 4.5C12 4.5 6.8 11 6.8 14.2a5.2 5.2 0 0 0 10.4 0C17.2 11 12 4.5 12 4.5Z', '#15517A') +
      L('M9.3 14.5a2.8 2.8 0 0 0 2 2.7', '#CFE8F4', 1.5),
    'hab',
  ),
  rocky: I(
    C(12, 12, 11, '#CFC4B0', 'stroke="#5E5140" stroke-width="1.6"') +
      P('M4.5 17L9 7.5L12.5 11.5L15 9L19.5 17Z', '#5E5140') +
      P('M9 7.5L6.5 13L9.5 12Z', '#A89A84'),
    'hab',
  ),
  cold: I(
    C(12, 12, 11, '#F2F8FA', 'stroke="#2F6F8C" stroke-width="1.6"') +
      [0, 60, 120]
        .map((a) => at(12, 12, a, 1, L('M0 -7.5V7.5M0 -4.5l-2 -2M0 -4.5l2 -2M0 4.5l-2 2M0 4.5l2 2', '#21617F', 1.6)))
        .join(''),
    'hab',
  ),
};
/** What a name contains: paper labels with a paw, three blots and a pin. */
const label = (body: string): string =>
  I(
    '<rect x="1.200" y="1.200" width="21.600" height="21.600" rx="5" fill="#FBF0D6" stroke="#6B5230" stroke-width="1.600"/>' +
      body,
    'tagi',
  );
export const tags: Record<string, string> = {
  animal: label(
    E(12, 16, 4.6, 3.7, '#6B4426') +
      C(6.4, 11.8, 2, '#6B4426') +
      C(10, 7.4, 2.1, '#6B4426') +
      C(14.6, 7.4, 2.1, '#6B4426') +
      C(17.8, 11.8, 2, '#6B4426'),
  ),
  colour: label(
    C(12, 8, 4, '#C6402C', 'stroke="#6E1A10" stroke-width="1"') +
      C(8, 15, 4, '#F0B441', 'stroke="#7A5600" stroke-width="1"') +
      C(16, 15, 4, '#2F6FB8', 'stroke="#163F75" stroke-width="1"'),
  ),
  geography: label(
    E(12, 19.6, 4.2, 1.3, '#2A2019', 'opacity=".22"') +
      P(
        'M12 19.500C8 14.500 6.500 12 6.500 9.500a5.500 5.500 0 0 1 11 0C17.500 12 16 14.500 12 19.500Z',
        '#3F7A2E',
        'stroke="#1F4415" stroke-width="1.400" stroke-linejoin="round"',
      ) +
      C(12, 9.5, 2.2, '#FBF0D6'),
  ),
};
export const types: Record<string, string> = {
  tree: I(
    '<path d="M12 2a6 6 0 0 0 -5.6 8A4.5 4.5 0 0 0 8 18.5h2.7V22h2.6v-3.5H16a4.5 4.5 0 0 0 1.6 -8.5A6 6 0 0 0 12 2Z" fill="currentColor"/>',
  ),
  bush: I(
    '<path d="M7 20a5 5 0 0 1 -3.6 -8.4A4.6 4.6 0 0 1 8 5.8a5 5 0 0 1 8.2 .2a4.6 4.6 0 0 1 4.4 5.6A5 5 0 0 1 17 20Z" fill="currentColor"/>',
  ),
  herb: I(
    '<path d="M12 22V9M12 15C6 15 4 11 4 7C9 7 12 10 12 15ZM12 12C12 7 15 4 20 4C20 9 17 12 12 12Z" fill="currentColor" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>',
  ),
  mushroom: I(
    '<path d="M2.5 12C2.5 6 7 3 12 3S21.5 6 21.5 12Q12 15 2.5 12ZM9.5 14.5H14.5L15.5 21Q12 22.5 8.5 21Z" fill="currentColor"/>',
  ),
  terrain: I('<path d="M2 20L9 6.5L13 13L16 9L22 20Z" fill="currentColor"/>'),
  event: I('<path d="M13.5 2L5 13.5H11L9 22L19 9.5H12.5Z" fill="currentColor"/>'),
  wild: I(
    '<path d="M12 22V9M12 15C6 15 4 11 4 7C9 7 12 10 12 15ZM12 12C12 7 15 4 20 4C20 9 17 12 12 12Z" fill="currentColor"/>',
  ),
};
/** The glyph of an ability's colour is that of the action that fires it. */
export const glyphs: Record<Ability, string> = {
  green: I(
    '<path d="M15.5 3.5l5 5l-2 2l-1.5 -1.5l-4 4l1.5 1.5C14 19 9 22 3 21C2 15 5 10 9.5 9.5L11 11l4 -4L13.5 5.5Z" fill="currentColor"/>',
  ),
  red: I(
    '<path d="M2 20.5C4 11 8 7.5 12 7.5S20 11 22 20.5Z" fill="currentColor"/><path d="M12 5.5V2M8.5 5.5L7 3.5M15.5 5.5L17 3.5" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  ),
  blue: I('<path d="M12 2C12 2 4.5 11 4.5 15.5a7.5 7.5 0 0 0 15 0C19.5 11 12 2 12 2Z" fill="currentColor"/>'),
  yellow: I('<path d="M12 2L18.5 11H15L19.5 17H4.5L9 11H5.5ZM10.5 17h3v5h-3z" fill="currentColor"/>'),
  multicolor: I(
    '<circle cx="12" cy="7.5" r="4.6" fill="currentColor"/><circle cx="6.6" cy="16.5" r="4.6" fill="currentColor"/><circle cx="17.4" cy="16.5" r="4.6" fill="currentColor"/>',
  ),
  brown: I(
    '<path d="M6 22V3M6 3.5H19L15.5 8L19 12.5H6" fill="currentColor" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"/>',
  ),
  black: I('<path d="M13.5 2L5 13.5H11L9 22L19 9.5H12.5Z" fill="currentColor"/>'),
};
/** Where an ability reaches. */
export const arrows: Record<string, string> = {
  row: I(
    '<path d="M2 12H22M6 7.5L1.5 12L6 16.5M18 7.5L22.5 12L18 16.5" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  ),
  column: I(
    '<path d="M12 2V22M7.5 6L12 1.5L16.5 6M7.5 18L12 22.5L16.5 18" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  ),
  orthogonal4: I(
    '<path d="M12 2V22M2 12H22M9 5L12 1.5L15 5M9 19L12 22.5L15 19M5 9L1.5 12L5 15M19 9L22.5 12L19 15" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  ),
  diagonal4: I(
    '<path d="M4 4L20 20M20 4L4 20M4 8.5V4H8.5M20 8.5V4H15.5M4 15.5V20H8.5M20 15.5V20H15.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  ),
};
/** Between the trunks and the canopy's points. */
export const chevron =
  '<svg class="ch" viewBox="0 0 8 12" aria-hidden="true"><path d="M2 2l4 4l-4 4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>';
export const empty = I(
  '<rect x="4" y="3" width="16" height="18" rx="3" fill="none" stroke="currentColor" stroke-width="2.2" stroke-dasharray="4 3.2"/>',
);
/** The pot of a card: trunks pile up in it, the last one is the canopy; on it room and canopy points. 42 x 68. */
export const pot = (have: number, max: number, can: number, ghost = 0, tight = false): string => {
  if (!max) return '';
  const h = Math.min(tight ? 4.4 : 7, (tight ? 18 : 31) / max),
    base = 46;
  let s = '';
  for (let i = 0; i < max; i++) {
    const y = base - (i + 1) * h,
      on = i < have,
      gh = !on && i < have + ghost,
      top = i === max - 1;
    if (top) {
      const cy = y - 1;
      s += on
        ? clump(
            [
              [15.5, cy + 2, 5.2],
              [26.5, cy + 2, 5.2],
              [21, cy - 2.5, 6.2],
            ],
            ['#C3E88C', '#7DB84E', '#4F8A32', '#264D18'],
            1.4,
          )
        : P(
            `M21 ${n(cy - 8.5)}C26 ${n(cy - 9)} 28 ${n(cy - 4)} 27.5 ${n(cy - 3)}C32.5 ${n(cy - 3)} 33 ${n(cy + 6)} 27 ${n(cy + 6.5)}H15C9 ${n(cy + 6)} 9.5 ${n(cy - 3)} 14.5 ${n(cy - 3)}C14 ${n(cy - 4)} 16 ${n(cy - 9)} 21 ${n(cy - 8.5)}Z`,
            gh ? 'var(--ghost)' : 'rgba(255,252,240,.72)',
            gh ? 'stroke="var(--ghost-line)" stroke-width="2.4"' : 'stroke="#6B5538" stroke-width="1.3"',
          );
    } else
      s += on
        ? `<rect x="16" y="${n(y)}" width="10" height="${n(h)}" rx="1.6" fill="${i % 2 ? '#A06C40' : '#B9844F'}" stroke="#4A2C14" stroke-width="1.3"/><rect x="16.7" y="${n(y + 0.6)}" width="3" height="${n(h - 1.2)}" fill="#DDB083"/>`
        : `<rect x="16" y="${n(y + 0.4)}" width="10" height="${n(h - 0.8)}" rx="1.6" fill="${gh ? 'var(--ghost)' : 'rgba(255,252,240,.72)'}" stroke="${gh ? 'var(--ghost-line)' : '#6B5538'}" stroke-width="${gh ? 2.2 : 1.2}"/>`;
  }
  return `<svg class="pot" viewBox="0 0 42 68" aria-hidden="true">${s}<path d="M2 46H40L37 66.5H5Z" fill="#C9744A" stroke="#5E2A12" stroke-width="1.4" stroke-linejoin="round"/><path d="M2 46H12L11 66.5H5Z" fill="#E39A72"/><path d="M2 46H40L39.3 50.5H2.7Z" fill="#8F4A2A"/><rect x="4.5" y="50.5" width="33" height="14.5" rx="3" fill="#FFF6E4"/><text x="12.2" y="62.8" text-anchor="middle" class="pt">${max}</text><path d="M17.2 55l3.8 2.9l-3.8 2.9" fill="none" stroke="#5E2A12" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/><text x="29.5" y="62.8" text-anchor="middle" class="pt">${can}</text></svg>`;
};
/** A sprout space: filled, hollow, or about to be filled or emptied. */
export const cube = (k: 'on' | 'off' | 'ghost' | 'going'): string =>
  `<svg class="cube" viewBox="0 0 24 24" aria-hidden="true">${k === 'on' ? cubeB : k === 'going' ? `<g opacity=".45">${cubeB}</g>` : `<rect x="3.5" y="4" width="17" height="17" rx="3.5" fill="${k === 'ghost' ? 'var(--ghost)' : 'rgba(255,252,240,.78)'}" stroke="${k === 'ghost' ? 'var(--ghost-line)' : '#5B6B3A'}" stroke-width="${k === 'ghost' ? 3.6 : 2}"/>`}</svg>`;
/** A player's leaf, 28 x 28. */
export const leafToken = (who: Colour): string =>
  `<svg class="leaft" viewBox="0 0 28 28" aria-hidden="true"><path d="M4 24C1 11 10 3 25 3C25 17 18 25.5 4 24Z" fill="var(--p-${who})" stroke="#FFFBF0" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke"/><path d="M4 24C1 11 10 3 25 3C25 17 18 25.5 4 24Z" fill="none" stroke="var(--p-${who}-deep)" stroke-width="1.3"/><g transform="translate(14.5 13.5) scale(1.05)" fill="var(--p-${who}-on)">${shape[who]}</g></svg>`;
/** Pictures of the four actions, 64 x 56. */
export const actionArt: Record<string, string> = {
  green: `<svg class="aart" viewBox="0 0 64 56" aria-hidden="true">${E(32, 50, 26, 5, '#6E4E36') + E(32, 48.5, 22, 3.6, '#9A7450') + L('M32 48C32 38 31 32 32 26', '#34561E', 4.4) + L('M32 48C32 38 31 32 32 26', '#86B84F', 2.4) + leaf(32, 34, -155, 20, 8, G.spring) + leaf(32, 28, -35, 22, 9, G.spring)}</svg>`,
  red: `<svg class="aart" viewBox="0 0 64 56" aria-hidden="true">${P('M4 50C8 30 18 20 32 20S56 30 60 50Q32 56 4 50Z', '#7A4A3A', 'stroke="#432016" stroke-width="1.8"') + P('M4 50C8 30 18 20 32 20C22 28 18 40 18 52Z', '#A86F58') + leaf(26, 32, 20, 13, 4.5, G.autumn) + leaf(40, 42, -20, 13, 4.5, G.lime) + leaf(22, 46, 0, 12, 4, G.leaf) + L('M24 13q-3 -4 0 -8M34 12q-3 -4 0 -8M44 14q-3 -4 0 -8', '#B5937F', 2.2)}</svg>`,
  blue: `<svg class="aart" viewBox="0 0 64 56" aria-hidden="true">${
    L('M44 26C60 20 60 44 44 44', '#274F73', 6) +
    L('M44 26C60 20 60 44 44 44', '#6FA3D0', 3) +
    P('M18 22H46V50Q32 54 18 50Z', '#4F86B8', 'stroke="#1E4468" stroke-width="1.8"') +
    P('M18 22H26V51.5Q20 51 18 50Z', '#9CC4E2') +
    P('M38 22H46V50Q42 52 38 52Z', '#2F6392') +
    P('M18 36L4 24L7 20L20 28Z', '#4F86B8', 'stroke="#1E4468" stroke-width="1.6" stroke-linejoin="round"') +
    E(32, 22, 14, 3.6, '#2F6392', 'stroke="#1E4468" stroke-width="1.6"') +
    rows([
      [4, 34],
      [9, 42],
      [2, 46],
    ])
      .map(([x, y]) =>
        P(
          `M${x} ${y - 5}C${x} ${y - 5} ${x - 3} ${y - 1} ${x - 3} ${y + 1}a3 3 0 0 0 6 0C${x + 3} ${y - 1} ${x} ${y - 5} ${x} ${y - 5}Z`,
          '#3F8FC8',
        ),
      )
      .join('')
  }</svg>`,
  yellow: `<svg class="aart" viewBox="0 0 64 56" aria-hidden="true">${
    C(48, 14, 10, '#F6C94A', 'stroke="#9A6A00" stroke-width="1.6"') +
    C(45, 11, 4.5, '#FDEBA8') +
    P('M20 44H44L41 55H23Z', '#C9744A', 'stroke="#5E2A12" stroke-width="1.6"') +
    P('M20 44H28L27 55H23Z', '#E39A72') +
    `<rect x="28" y="28" width="8" height="16" rx="1.5" fill="#A9744A" stroke="#4A2C14" stroke-width="1.5"/><rect x="28.8" y="29" width="2.6" height="14" fill="#DDB083"/>` +
    clump(
      [
        [24, 22, 8],
        [40, 22, 8],
        [32, 15, 9.5],
        [32, 24, 7],
      ],
      ['#C3E88C', '#7DB84E', '#4F8A32', '#264D18'],
      1.5,
    )
  }</svg>`,
};
