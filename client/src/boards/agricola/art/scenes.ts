/** Action spaces: small landscapes of 120 x 84 with the goods lying in them. */

const f = (d: string, colour: string, extra = ''): string => `<path d="${d}" fill="${colour}" ${extra}/>`;
const l = (d: string, colour: string, width = 1.6): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const use = (id: string, x: number, y: number, s: number): string =>
  `<use href="#ag-${id}" x="${x}" y="${y}" width="${s}" height="${s}"/>`;
const land = (sky: string, far: string, ground: string): string =>
  f('M0 0H120V84H0Z', sky) +
  f('M0 14C24 8 40 18 64 12S100 8 120 14V84H0Z', 'var(--skywash)') +
  f('M0 46C20 34 44 38 66 44S104 36 120 40V84H0Z', far) +
  f('M0 58C34 50 84 52 120 56V84H0Z', ground);
const indoor = (wall: string, dark: string): string =>
  f('M0 0H120V84H0Z', wall) +
  f('M88 0H120V62H96Z', dark) +
  f('M0 62H120V84H0Z', '#B88F5A') +
  l('M0 62H120', '#6E4826', 2) +
  l('M20 62L12 84M48 62L45 84M76 62L80 84M102 62L112 84M0 72H120', '#8A6438', 1.2) +
  f('M0 0H120V7H0Z', '#8A5F38') +
  f('M0 0H120V2.5H0Z', '#B78A58') +
  l('M0 7H120', '#5A3A1C', 1.4);
const fir = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  f('M-2.5 0H2.5V8H-2.5Z', '#6B4A2C') +
  f('M0 -40L11 -20H5L15 -2H-15L-5 -20H-11Z', '#3F6F45') +
  f('M0 -40L-11 -20H-5L-15 -2H-4Z', '#6C9A5C') +
  '</g>';
const bush = (x: number, y: number, s: number, c = '#6C9A5C', d = '#4C7F30'): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  f('M-14 0C-18 -10 -8 -16 -4 -13C0 -20 12 -17 11 -9C18 -8 17 0 14 0Z', d) +
  f('M-14 0C-18 -10 -8 -16 -4 -13C-1 -18 4 -18 7 -16C0 -14 -6 -8 -6 0Z', c) +
  '</g>';
const furrows =
  f('M0 56C34 50 84 50 120 54V84H0Z', 'var(--loam-2)') +
  [60, 68, 77]
    .map(
      (y) =>
        `<path d="M0 ${y}Q60 ${y - 5} 120 ${y - 1}" stroke="var(--loam-1)" stroke-width="2.6" fill="none"/><path d="M0 ${y + 3.5}Q60 ${y - 1.5} 120 ${y + 2.5}" stroke="var(--loam-3)" stroke-width="3" fill="none"/>`,
    )
    .join('');
const reeds = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  l('M0 0C0 -14 -2 -24 -4 -32M5 0C5 -16 6 -28 7 -38M10 0C11 -12 14 -22 16 -28', '#7C9A44', 2) +
  l('M-4 -32V-40M7 -38V-46M16 -28V-36', '#7A4A26', 4) +
  '</g>';
const G = '#B9CE8A',
  G2 = '#9DBB6C',
  G3 = '#88AA5A';
const SCENES = {
  wood: () =>
    land('var(--sky-mist)', '#8FB08A', G3) +
    fir(12, 56, 0.95) +
    fir(32, 52, 0.7) +
    fir(106, 58, 1) +
    fir(86, 52, 0.72) +
    fir(58, 50, 0.5),
  clay: () =>
    land('var(--sky-rose)', '#D9A67C', '#C98A5C') +
    f('M0 52C20 44 34 50 44 56S70 62 84 54S108 46 120 52V62C100 56 92 62 80 66S50 66 38 62S14 54 0 62Z', '#B36A3C') +
    f('M0 52C20 44 34 50 44 56L42 60C30 54 14 50 0 58Z', '#E3AA7C') +
    bush(104, 50, 0.7),
  reed: () =>
    land('var(--sky-day)', '#A9C4A0', 'var(--wat-2)') +
    f('M0 60C30 54 90 54 120 59V66C90 60 30 60 0 67Z', 'var(--wat-1)') +
    l('M12 74q8 -3 16 0M70 78q9 -3 18 0M48 68q7 -2 14 0', '#fff', 1.6) +
    reeds(6, 66, 0.9) +
    reeds(98, 68, 1) +
    reeds(80, 58, 0.6),
  fish: () =>
    land('var(--sky-day)', '#9DBB8C', 'var(--wat-2)') +
    f('M0 60C40 54 90 54 120 60V68C90 60 30 60 0 68Z', 'var(--wat-1)') +
    f('M58 60H120V67H58Z', '#B88F5A') +
    l('M58 60H120V67H58ZM78 60V67M98 60V67', '#4F3518', 1.4) +
    l('M64 67V80M88 67V82M112 67V82', '#4F3518', 4) +
    l('M64 67V80M88 67V82M112 67V82', '#A9773F', 2) +
    use('fish', 8, 48, 38) +
    l('M4 78q8 -3 16 0M36 80q8 -3 16 0', '#fff', 1.6),
  stone: () =>
    land('var(--sky-mist)', '#A9ADA4', '#8F928A') +
    f('M62 58L72 26L92 18L114 30L120 40V60Z', '#9A978E') +
    f('M62 58L72 26L92 18L88 40L76 58Z', '#C9C6BB') +
    l('M72 26L88 40L92 18M88 40L114 30M88 40L92 58', '#74716A', 1.4),
  grain: () =>
    land('var(--sky-gold)', '#D9C98A', '#C9A65A') +
    [46, 56]
      .map(
        (y, i) =>
          `<use href="#ag-wr1" x="${-4 + i * 6}" y="${y + 6}"/><use href="#ag-wr1" x="${74 + i * 4}" y="${y + 6}"/>`,
      )
      .join('') +
    use('sheaf', 42, 32, 46),
  plough: () => land('var(--sky-gold)', '#C7C98A', G2) + furrows + use('plough', 34, 24, 52),
  build: () => land('var(--sky-day)', G, G2) + use('hut', 8, 18, 58) + use('stable', 68, 32, 42),
  first: () =>
    f('M0 0H120V84H0Z', '#F7D9A6') +
    f('M0 20H120V84H0Z', '#F6E3BC') +
    '<circle cx="88" cy="46" r="20" fill="#F3B13E"/><circle cx="88" cy="46" r="28" fill="none" stroke="#F3B13E" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/>' +
    f('M0 52C24 40 50 46 70 50S104 44 120 48V84H0Z', '#B7C78A') +
    f('M0 64C34 54 84 58 120 60V84H0Z', G3) +
    use('rooster', 26, 22, 54),
  occ: () =>
    indoor('#EAD9B8', '#DCC59C') +
    f('M8 14H50V48H8Z', '#C9A066') +
    l('M8 14H50V48H8Z', '#6E4826', 1.8) +
    l('M16 20V38M26 20V40M38 20V36', '#5A3A1C', 3) +
    f('M12 36H20V42H12ZM22 38H30V44H22ZM34 32C36 28 42 30 42 36L38 40Z', '#8D9295') +
    use('tools', 56, 22, 54),
  labour: () =>
    land('var(--sky-gold)', '#D6C988', '#CFAE60') +
    f('M8 62C8 34 22 22 32 22S58 34 58 62Z', '#E3B85A') +
    f('M8 62C8 34 22 22 32 22C24 32 22 46 24 62Z', '#F3D48C') +
    l('M8 62C8 34 22 22 32 22S58 34 58 62M20 40l6 4M36 34l6 5M30 50l7 3M44 48l6 4', '#8A5F14', 1.5) +
    l('M64 66L52 20M52 20l-5 2l-2 -9M52 20l5 -2l-1 -9M52 20l-1 -10', '#5A3A1C', 2.4),
  resource: () =>
    land('var(--sky-rose)', '#D0C79A', '#C6B07C') +
    use('wood', 6, 42, 32) +
    use('clay', 32, 44, 32) +
    use('reed', 60, 34, 36) +
    use('stone', 86, 44, 32),
  sow: () =>
    land('var(--sky-gold)', '#D2CC90', G2) +
    furrows +
    [14, 32, 50]
      .map(
        (x, i) =>
          `<g transform="translate(${x} ${64 + (i % 2) * 9})">${l('M0 0V-9', '#4C7F30', 2.4)}${f('M0 -5C-7 -5 -9 -9 -9 -13C-3 -13 0 -10 0 -5ZM0 -7C0 -12 3 -15 9 -15C9 -10 6 -7 0 -7Z', '#7DB04A')}</g>`,
      )
      .join('') +
    use('oven', 62, 22, 54),
  sheep: () => land('var(--sky-day)', G, G2) + bush(16, 54, 0.9) + bush(106, 52, 0.8),
  boar: () => land('var(--sky-mist)', '#8FB08A', '#9DA866') + fir(14, 54, 0.8) + fir(102, 54, 0.9) + bush(80, 54, 0.7),
  cattle: () => land('var(--sky-gold)', G, G2) + bush(100, 52, 1),
  fences: () =>
    land('var(--sky-day)', G, G2) +
    '<g transform="translate(-14 56) scale(.74)"><use href="#ag-fh"/><use href="#ag-fh" x="94"/></g><g transform="translate(8 72)"><use href="#ag-fh"/><use href="#ag-fp" x="4"/><use href="#ag-fp" x="96"/></g>',
  improve: () => indoor('#EAD9B8', '#DCC59C') + use('hearth', 12, 14, 56) + use('pot', 70, 34, 40),
  family: () =>
    indoor('#EFDDC4', '#E0C8A6') +
    `<g transform="translate(12 16)"><use href="#ag-win"/></g>` +
    use('cradle', 38, 18, 54) +
    f('M96 22C92 16 86 20 89 25L96 32L103 25C106 20 100 16 96 22Z', '#D9629D', 'stroke="#85265A" stroke-width="1.4"'),
  renovate: () =>
    land('var(--sky-day)', G, G2) +
    `<g transform="translate(14 14) scale(.7)"><use href="#ag-room-clay-top"/></g>` +
    l('M92 80L80 22M102 78L90 20', '#5A3A1C', 3.4) +
    l('M90 68l10 -2M87.5 56l10 -2M85 44l10 -2M82.5 32l10 -2', '#5A3A1C', 2.6),
  veg: () => land('var(--sky-gold)', G, G2) + furrows + use('vegetable', 34, 20, 48),
  players: () =>
    indoor('#E9D3B8', '#D8B891') +
    f('M6 8H40V58H6ZM80 8H114V58H80Z', '#A3302A') +
    f('M6 8H18V58H6ZM80 8H92V58H80Z', '#C4503F') +
    l('M40 8C40 30 34 46 26 56M80 8C80 30 86 46 94 56', '#6E1E18', 1.6) +
    use('rooster', 44, 26, 34),
  animals: () =>
    land('var(--sky-gold)', G, G2) + use('sheep', 2, 36, 40) + use('boar', 40, 40, 40) + use('cattle', 76, 34, 42),
  tavern: () =>
    indoor('#E3C9A0', '#CFAE7C') +
    `<g transform="translate(12 16)"><use href="#ag-win"/></g>` +
    use('loaf', 46, 36, 36) +
    use('food', 80, 34, 34),
};

export type SceneName = keyof typeof SCENES;

const round = (x: number): number => Math.round(x * 10) / 10;

/** Goods in a pile: rows from the ground up. */
function pile(kind: string, number: number): string {
  if (!number) return '';
  if (['sheep', 'boar', 'cattle'].includes(kind)) {
    const shown = Math.min(number, 4);
    return Array.from({ length: shown }, (_, i) =>
      use(kind, round(70 - (Math.min(shown, 2) * 36 + 8) / 2 + (i % 2) * 36), i < 2 ? 38 - (i % 2) * 5 : 22, 44),
    )
      .reverse()
      .join('');
  }
  const size = kind === 'reed' ? 34 : 31;
  const step = kind === 'wood' ? 23 : 22;
  const shown = Math.min(number, 9);
  let row = shown <= 3 ? shown : shown <= 7 ? Math.ceil((shown + 1) / 2) : 4;
  let out = '';
  for (let left = shown, j = 0; left > 0; j++) {
    const here = Math.min(row, left);
    const apart = Math.min(step, (88 - size) / Math.max(1, here - 1));
    const width = (here - 1) * apart + size;
    for (let i = 0; i < here; i++)
      out += use(kind, round(74 - width / 2 + i * apart), 80 - size - j * (kind === 'wood' ? 15 : 17), size);
    left -= here;
    row = Math.max(1, row - 1);
  }
  return out;
}

/** The landscape of a space with what lies on it. */
export const scene = (name: SceneName, goods: Record<string, number> = {}): string =>
  `<svg class="scene" viewBox="0 0 120 84" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${SCENES[name]()}${Object.entries(
    goods,
  )
    .map(([kind, number]) => pile(kind, number))
    .join('')}</svg>`;
