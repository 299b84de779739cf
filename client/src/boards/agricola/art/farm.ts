/** The farmyard as one drawing: 5 x 3 spaces of 100 x 100, for the large farm, the neighbours' small ones and the strip. */
import type { Colour } from '../../../art/players';
import { n, rng } from '../../../art/svg';
import { CELLS, columnOf, LINES, rowOf, type Cell, type Edge } from '../farmyard/geometry';

export type House = 'wood' | 'clay' | 'stone';
export type Animals = Partial<Record<'sheep' | 'boar' | 'cattle', number>>;
export interface Field {
  cell: Cell;
  crop: string | null;
  number: number;
}
export interface Pen {
  cells: Cell[];
  capacity: number;
  animals: Animals;
}
export interface Farm {
  colour: Colour;
  house: House;
  rooms: Cell[];
  home: number;
  away: number;
  newborn: number;
  hearth: boolean;
  fields: Field[];
  fences: Edge[];
  pastures: Pen[];
  stables: Cell[];
  loose: Record<Cell, Animals>;
  pets: Animals;
}
/** What would be there: hollow fences and animals, a room or a field with a dashed line. */
export interface Plan {
  cells: Cell[];
  edges: Edge[];
  pastures: Pen[];
  animals: Record<string, Animals>;
  room: Cell | null;
  field: Cell | null;
  stable: Cell | null;
  house: House | null;
}
export const NO_PLAN: Plan = {
  cells: [],
  edges: [],
  pastures: [],
  animals: {},
  room: null,
  field: null,
  stable: null,
  house: null,
};

export const BOX = { left: -9, top: -24, width: 518, height: 342 };

const f = (d: string, colour: string, extra = ''): string => `<path d="${d}" fill="${colour}" ${extra}/>`;
const l = (d: string, colour: string, width = 1.6): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const use = (id: string, x: number, y: number, size?: number, extra = ''): string =>
  `<use href="#ag-${id}" x="${x}" y="${y}"${size ? ` width="${size}" height="${size}"` : ''} ${extra}/>`;
const at = (cell: Cell, body: string, extra = ''): string =>
  body ? `<g transform="translate(${columnOf(cell) * 100} ${rowOf(cell) * 100})" ${extra}>${body}</g>` : '';

/* Small parts, defined once. */
const ear = (x: number, h: number): string =>
  `<g transform="translate(${x} 0)">` +
  l(`M0 0C.6 ${n(-h * 0.4)} .4 ${n(-h * 0.7)} 0 ${-h}`, '#B58A34', 1.7) +
  [0, 1, 2, 3]
    .map((i) => {
      const y = n(-h - i * 3.6);
      return (
        f(
          `M0 ${n(y + 3)}C-4.4 ${n(y + 1)} -4 ${n(y - 3)} -1.8 ${n(y - 4)}C0 ${n(y - 2)} 0 ${y} 0 ${n(y + 3)}Z`,
          '#F6D271',
        ) +
        f(`M0 ${n(y + 3)}C4.4 ${n(y + 1)} 4 ${n(y - 3)} 1.8 ${n(y - 4)}C0 ${n(y - 2)} 0 ${y} 0 ${n(y + 3)}Z`, '#D79A2C')
      );
    })
    .join('') +
  l(
    `M0 ${n(-h - 14)}V${n(-h - 21)}M-1.5 ${n(-h - 12)}L-4 ${n(-h - 19)}M1.5 ${n(-h - 12)}L4 ${n(-h - 19)}`,
    '#C08F34',
    0.9,
  ) +
  '</g>';
const rowOfEars = (h: number): string => {
  const r = rng(31 + h);
  let s = '';
  for (let i = 0; i < 11; i++)
    s += `<g transform="rotate(${n((r() - 0.5) * 9)} ${4 + i * 8} 0)">${ear(4 + i * 8, n(h + (r() - 0.5) * 4))}</g>`;
  return s;
};
const carrot =
  f('M0 0C-8 -2 -14 -8 -13 -15C-6 -15 -1 -9 0 0ZM0 0C8 -2 14 -8 13 -15C6 -15 1 -9 0 0Z', '#4C7F30') +
  f('M0 0C-6 -4 -11 -9 -13 -15C-7 -13 -2 -8 0 0ZM0 1C-5 -8 -4 -17 0 -22C4 -17 5 -8 0 1Z', '#7DB04A') +
  l('M0 -2V-16M-2 -3L-9 -11M2 -3L9 -11', '#3A6424', 1.2) +
  f('M-6.5 1C-6.5 -4 6.5 -4 6.5 1C6.5 5 3 8 0 8S-6.5 5 -6.5 1Z', '#E2782C', 'stroke="#7A3408" stroke-width="1.3"') +
  f('M-5 1C-5 -2.5 1 -3 2 -2C-1 0 -1 4 0 8C-3 7 -5 4 -5 1Z', '#F5A35F');
const pale = (x: number): string =>
  f(`M${x - 3} 14V-7L${x} -11L${x + 3} -7V14Z`, '#C9A066') +
  f(`M${x - 3} 14V-7L${x} -11V14Z`, '#E8CB98') +
  l(`M${x - 3} 14V-7L${x} -11L${x + 3} -7V14Z`, '#4F3518', 1.3);
const stake = (y: number): string =>
  f(`M-4 ${y + 8}V${y - 8}L0 ${y - 13}L4 ${y - 8}V${y + 8}Z`, '#C9A066') +
  f(`M-4 ${y + 8}V${y - 8}L0 ${y - 13}V${y + 8}Z`, '#E8CB98') +
  l(`M-4 ${y + 8}V${y - 8}L0 ${y - 13}L4 ${y - 8}V${y + 8}Z`, '#4F3518', 1.3);
const hollow = 'fill="var(--ghost)" stroke="var(--ghost-line)" stroke-width="3" stroke-linejoin="round"';

/* Rooms: a doll's house cut open; the roof is drawn only where no room stands above. */
const SKINS = {
  wood: {
    w1: '#C28E58',
    w2: '#9A6A3C',
    w3: '#6E4826',
    ink: '#4A2E14',
    back: '#E3C394',
    back2: '#CFA972',
    roof: ['#EFD08A', '#D9B25E', '#B28A3C', '#7A5720'],
  },
  clay: {
    w1: '#E3AA7C',
    w2: '#CC8450',
    w3: '#A15C30',
    ink: '#5E2E12',
    back: '#F3DDBB',
    back2: '#E4C597',
    roof: ['#EFD08A', '#D9B25E', '#B28A3C', '#7A5720'],
  },
  stone: {
    w1: '#C9C6BB',
    w2: '#9A978E',
    w3: '#74716A',
    ink: '#45423C',
    back: '#ECE5D6',
    back2: '#D6CCB8',
    roof: ['#8C93A6', '#6B7288', '#4E5469', '#2E3347'],
  },
};
type Skin = (typeof SKINS)['wood'];
const wall = (m: Skin, y: number): string =>
  `<rect x="3" y="${y}" width="94" height="${98 - y}" fill="${m.w2}"/><rect x="3" y="${y}" width="11" height="${98 - y}" fill="${m.w1}"/><rect x="87" y="${y}" width="10" height="${98 - y}" fill="${m.w3}"/><rect x="14" y="${y + 5}" width="73" height="${87 - y}" fill="${m.back}"/><path d="M87 ${y + 5}V92H70C78 82 82 ${y + 30} 78 ${y + 5}Z" fill="${m.back2}"/><rect x="14" y="84" width="73" height="9" fill="#B0824C"/><path d="M14 84H87M28 84L24 93M46 84V93M64 84L67 93M80 84L84 93" stroke="#6E4826" stroke-width="1.2"/>`;
function skin(kind: House, m: Skin, y: number): string {
  let s = '';
  if (kind === 'wood')
    for (let k = y + 10; k < 96; k += 11)
      s += `<path d="M3 ${k}H14M87 ${k}H97" stroke="${m.ink}" stroke-width="1.3"/><circle cx="3" cy="${k - 5}" r="3.6" fill="#E8C48F" stroke="${m.ink}" stroke-width="1.2"/><circle cx="97" cy="${k - 5}" r="3.6" fill="#E8C48F" stroke="${m.ink}" stroke-width="1.2"/>`;
  else if (kind === 'stone')
    for (let k = y + 12, i = 0; k < 96; k += 12, i++)
      s += `<path d="M3 ${k}H14M87 ${k}H97M${i % 2 ? 9 : 7} ${k}v-12M${i % 2 ? 91 : 93} ${k}v-12" stroke="${m.ink}" stroke-width="1.3"/>`;
  else
    s = `<path d="M3 ${y + 14}h11M3 ${y + 44}h11M3 ${y + 14}l11 30M87 ${y + 14}h10M87 ${y + 44}h10M97 ${y + 14}l-10 30" stroke="#6E4826" stroke-width="3.2"/><path d="M6 ${y + 52}l4 2M8 ${y + 58}l3 -2M90 ${y + 52}l4 2M92 ${y + 58}l3 -1M5 ${y + 8}l4 1M91 ${y + 8}l3 1" stroke="${m.roof[0]}" stroke-width="1.3"/>`;
  return s;
}
const EAVES =
  'M-5 36L6 5H94L105 36Q99 42 92 37Q84 43 76 37Q68 43 60 37Q51 43 43 37Q34 43 26 37Q18 43 10 37Q2 42 -5 36Z';
const rooms = (): string =>
  (Object.entries(SKINS) as [House, Skin][])
    .map(([kind, m]) => {
      const base = (y: number) =>
        wall(m, y) +
        skin(kind, m, y) +
        `<path d="M3 ${y}V98H97V${y}M14 ${y + 5}V93M87 ${y + 5}V93" fill="none" stroke="${m.ink}" stroke-width="1.7"/>`;
      const roof = `<path d="${EAVES}" fill="${m.roof[1]}"/><path d="M-5 36L6 5H46L30 40Q28 39 26 37Q18 43 10 37Q2 42 -5 36Z" fill="${m.roof[0]}"/><path d="M94 5L105 36Q99 42 92 37Q86 42 80 39L76 5Z" fill="${m.roof[2]}"/><path d="${EAVES}" fill="none" stroke="${m.roof[3]}" stroke-width="1.7" stroke-linejoin="round"/>${kind === 'stone' ? l('M2 16H98M-1 26H101M20 6V15M44 6V15M68 6V15M10 17V25M34 17V25M58 17V25M82 17V25', m.roof[3]!, 1.1) : l('M16 10L10 30M30 9L27 32M44 9V33M58 9L60 32M72 9L76 32M86 10L92 30M12 20l-3 8M50 18v10M80 17l3 9', m.roof[3]!, 1.1)}<path d="M3 4H97V8H3Z" fill="${m.roof[2]}" stroke="${m.roof[3]}" stroke-width="1.4"/>`;
      const beam = `<path d="M0 -3H100V6H0Z" fill="#8A5F38" stroke="${m.ink}" stroke-width="1.5"/><path d="M0 -3H100V0H0Z" fill="#B78A58"/>`;
      return `<g id="ag-room-${kind}-top">${base(34)}${roof}</g><g id="ag-room-${kind}">${base(3)}${beam}</g>`;
    })
    .join('');
const chimney =
  '<path d="M70 8V-8H84V8Z" fill="#A8A59B" stroke="#504D46" stroke-width="1.5"/><path d="M70 -8H77V8H70Z" fill="#CBC8BC"/><path d="M68 -12H86V-7H68Z" fill="#8D8A81" stroke="#504D46" stroke-width="1.4"/>';
const bed =
  '<path d="M0 24V4M38 24V10" stroke="#4F3518" stroke-width="3.6" stroke-linecap="round"/><rect x="1" y="12" width="36" height="8" rx="3" fill="#B88F5A" stroke="#4F3518" stroke-width="1.3"/><path d="M2 12C4 6 12 6 14 12Z" fill="#FFFDF6" stroke="#8A765A" stroke-width="1.2"/>';
const quilt = '<path d="M13 13C18 7 34 8 37 13V18H13Z" fill="#B5562F" stroke="#5E2710" stroke-width="1.2"/>';
const baby =
  '<circle cx="10" cy="7" r="5.4" fill="#EBB48C" stroke="#7A4A26" stroke-width="1.2"/><path d="M4.800 6C5 1 15 1 15.200 6Z" fill="#FFFDF6" stroke="#8A765A" stroke-width="1.100"/><circle cx="8.300" cy="7.500" r=".9" fill="#3A2012"/><circle cx="12" cy="7.500" r=".9" fill="#3A2012"/>';
const pane =
  '<rect width="20" height="19" rx="2" fill="#6E4826"/><rect x="2.5" y="2.5" width="15" height="14" fill="#BFE0E6"/><path d="M2.5 16.5V9L9 2.5H14L2.5 14Z" fill="#E9F6F6"/><path d="M10 2.5V16.5M2.5 9.500H17.5" stroke="#6E4826" stroke-width="1.8"/><rect x="-2" y="18" width="24" height="3.5" rx="1.5" fill="#8A6438"/>';
const crow =
  '<g transform="translate(58 40)">' +
  l('M-2 14V22M4 14V22', '#3A2A20', 1.8) +
  f('M-14 2C-12 -5 -4 -6 -1 0C8 0 16 8 24 16C14 18 2 20 -5 13C-8 10 -9 6 -14 2Z', '#3B3947') +
  f('M-1 0C8 0 14 6 18 12C8 12 2 8 -1 0Z', '#5C5A6C') +
  f('M-13 0L-21 3L-12 4Z', '#E5B148') +
  '<circle cx="-8.5" cy="-.5" r="1.3" fill="#FFF8E8"/></g>';
const shelf = (row: number): string =>
  `<path d="M18 30H42" stroke="#6E4826" stroke-width="3" stroke-linecap="round"/><path d="M21 29V22H28V29ZM32 29V20C32 18 38 18 38 20V29Z" fill="${row % 2 ? '#B7683A' : '#6D9DB0'}" stroke="#4A2E14" stroke-width="1.1"/>`;

export const farmSymbols = (): string =>
  [1, 2, 3].map((k) => `<g id="ag-wr${k}">${rowOfEars(k * 10)}</g>`).join('') +
  `<g id="ag-carrots">${carrot}</g><g id="ag-stub">${l('M0 0V-6M4 0V-4M-4 0V-5', '#C9A04C', 1.6)}</g>` +
  `<g id="ag-tuft">${l('M0 0C-1 -4 -3 -6 -5 -7M0 0C0 -5 0 -7 1 -10M0 0C1 -4 3 -5 5 -6', '#6F9A45', 1.8)}</g><g id="ag-daisy"><circle r="3" fill="#FFFDF4"/><circle r="1.3" fill="#F0B429"/></g>` +
  `<g id="ag-fh">${f('M3 -3H97V2H3Z', '#C9A066')}${f('M3 -3H97V-1.2H3Z', '#E8CB98')}${f('M3 6H97V11H3Z', '#B58A50')}${f('M3 6H97V7.6H3Z', '#DDBB84')}${l('M3 -3H97V2H3ZM3 6H97V11H3Z', '#4F3518', 1.3)}${[26, 50, 74].map(pale).join('')}</g>` +
  `<g id="ag-fv">${f('M-3.5 4H-.5V100H-3.5Z', '#DDBB84')}${f('M1 4H4V100H1Z', '#A87C44')}${l('M-3.5 4V100M-.5 4V100M1 4V100M4 4V100', '#4F3518', 1.1)}${[30, 55, 80].map(stake).join('')}</g>` +
  `<g id="ag-fp"><ellipse cx="1" cy="14" rx="8" ry="3" fill="#2A2019" opacity=".25"/>${f('M-5 15V-12L0 -18L5 -12V15Z', '#B88F5A')}${f('M-5 15V-12L0 -18V15Z', '#E3C28B')}${l('M-5 15V-12L0 -18L5 -12V15Z', '#4F3518', 1.5)}</g>` +
  `<g id="ag-gh"><path d="M3 -5H97V12H3Z" ${hollow}/><path d="M10 3.5H90" stroke="var(--ghost-line)" stroke-width="2"/><path d="M26 -10V15M50 -10V15M74 -10V15" stroke="var(--ghost-line)" stroke-width="4" stroke-linecap="round"/></g>` +
  `<g id="ag-gv"><path d="M-6 6H6V98H-6Z" ${hollow}/><path d="M0 12V92" stroke="var(--ghost-line)" stroke-width="2"/><path d="M-6 28H6M-6 52H6M-6 76H6" stroke="var(--ghost-line)" stroke-width="4" stroke-linecap="round"/></g>` +
  `<g id="ag-chimney">${chimney}</g><g id="ag-bed">${bed}${quilt}</g><g id="ag-cot">${bed}${baby}${quilt}</g><g id="ag-win">${pane}</g>` +
  rooms();

/* Spaces. */
function meadow(seed: number): string {
  const r = rng(seed * 977 + 5);
  let s = '';
  for (let i = 0; i < 5; i++) s += use('tuft', n(14 + r() * 72), n(22 + r() * 68));
  if (seed % 3 === 0) for (let i = 0; i < 3; i++) s += use('daisy', n(16 + r() * 68), n(18 + r() * 66));
  return s;
}
const furrows = [26, 50, 74]
  .map(
    (y) =>
      `<path d="M8 ${y}Q50 ${y - 5} 92 ${y}" stroke="var(--loam-3)" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M8 ${y - 3}Q50 ${y - 8} 92 ${y - 3}" stroke="var(--loam-1)" stroke-width="2.6" fill="none" stroke-linecap="round"/>`,
  )
  .join('');
const soil =
  '<rect x="4" y="4" width="92" height="92" rx="9" fill="var(--loam-2)"/><path d="M4 13a9 9 0 0 1 9 -9H60C40 20 20 50 4 70Z" fill="var(--loam-1)" opacity=".55"/>' +
  furrows +
  '<rect x="4" y="4" width="92" height="92" rx="9" fill="none" stroke="#4A3020" stroke-width="1.6"/>';
const pill = (x: number, y: number, text: string, icon: string): string =>
  `<g transform="translate(${x} ${y})"><g class="pg"><rect x="-21" y="-11" width="42" height="22" rx="11" fill="#FCF7EB" stroke="#8A6438" stroke-width="1.2"/>${use(icon, -18, -9, 18)}<text x="9" y="5.3" text-anchor="middle">${text}</text></g></g>`;
const sign = (x: number, y: number, text: string, will: boolean): string =>
  `<g transform="translate(${x} ${y})"><g class="pg"><rect x="-29" y="-11" width="58" height="22" rx="11" fill="${will ? 'var(--ghost)' : '#FCF7EB'}" stroke="${will ? 'var(--ghost-line)' : '#8A6438'}" stroke-width="${will ? 2.4 : 1.2}"/><text x="0" y="5.3" text-anchor="middle">${text}</text></g></g>`;

function crops(field: Field): string {
  const rows = [36, 62, 88];
  const left = Math.min(3, field.number);
  if (!field.number) return '';
  if (field.crop === 'vegetable')
    return rows
      .map((y, i) => (i >= 3 - left ? [18, 39, 61, 82].map((x) => use('carrots', x, y - 6)).join('') : ''))
      .join('');
  if (field.crop === 'wood') return rows.map((y, i) => (i < left ? use('tree', 14 + i * 24, y - 40, 34) : '')).join('');
  return rows
    .map((y, i) =>
      i < left ? use(`wr${left}`, 6, y) : [14, 32, 50, 68, 86].map((x) => use('stub', x, y - 2)).join(''),
    )
    .join('');
}

const KINDS = ['sheep', 'boar', 'cattle'] as const;
export const heads = (animals: Animals): ('sheep' | 'boar' | 'cattle')[] =>
  KINDS.flatMap((kind) => Array.from({ length: animals[kind] ?? 0 }, () => kind));
const number = (animals: Animals): number => heads(animals).length;

/** Animals of a pasture spread over its spaces, keeping clear of stables. */
function herd(pen: Pen, coming: Animals, stables: Cell[]): string {
  const slots = pen.cells.map((cell) =>
    stables.includes(cell)
      ? [
          [4, 50],
          [50, 54],
          [0, 8],
        ]
      : [
          [6, 14],
          [50, 26],
          [8, 50],
          [52, 56],
        ],
  );
  const spots: [number, number][] = [];
  for (let level = 0; level < 4; level++)
    pen.cells.forEach((cell, i) => {
      const slot = slots[i]![level];
      if (slot) spots.push([columnOf(cell) * 100 + slot[0]!, rowOf(cell) * 100 + slot[1]!]);
    });
  const all = [...heads(pen.animals).map((kind) => kind as string), ...heads(coming).map((kind) => `g${kind}`)].slice(
    0,
    spots.length,
  );
  return all
    .map((kind, i) => ({ kind, x: spots[i]![0], y: spots[i]![1] }))
    .sort((a, b) => a.y - b.y)
    .map(
      ({ kind, x, y }) =>
        `<ellipse cx="${x + 24}" cy="${y + 40}" rx="16" ry="3" fill="#2A2019" opacity=".2"/>` + use(kind, x, y, 44),
    )
    .join('');
}

const ghostRoom =
  '<path d="M3 32L12 6H88L97 32M6 34V96H94V34" fill="var(--ghost)" fill-opacity=".7" stroke="var(--ghost-line)" stroke-width="3.5" stroke-dasharray="9 6" stroke-linejoin="round"/>';
const ghostField =
  '<rect x="7" y="7" width="86" height="86" rx="9" fill="var(--loam-2)" fill-opacity=".45" stroke="var(--ghost-line)" stroke-width="3.5" stroke-dasharray="9 6"/><path d="M16 32Q50 27 84 32M16 54Q50 49 84 54M16 76Q50 71 84 76" stroke="var(--ghost)" stroke-width="4" stroke-dasharray="10 7" fill="none" stroke-linecap="round"/>';

/** Draw a farm; `large` shows numbers and the plan. */
export function drawFarm(farm: Farm, large: boolean, plan: Plan = NO_PLAN): string {
  const fences = new Set(farm.fences);
  const hollowFences = new Set(plan.edges.filter((edge) => !fences.has(edge)));
  const grazing = new Set(farm.pastures.flatMap((pen) => pen.cells));
  const house = farm.rooms;
  const shownHouse = plan.house ?? farm.house;
  const bare = farm.fields.filter((field) => !field.number).pop()?.cell;
  let { home, away, newborn } = farm;
  const pets = heads(farm.pets);
  const guests = heads(plan.animals['house'] ?? {}).map((kind) => `g${kind}`);
  let s =
    '<rect x="-9" y="-24" width="518" height="342" fill="var(--mead-1)"/><path d="M-9 60C80 20 160 90 260 50S440 20 509 60V150C420 110 330 180 230 140S60 130 -9 170Z" fill="var(--mead-2)" opacity=".55"/><path d="M-9 230C90 190 190 260 300 220S450 200 509 230V318H-9Z" fill="var(--mead-2)" opacity=".55"/>';
  s +=
    '<path d="M100 4V296M200 4V296M300 4V296M400 4V296M4 100H496M4 200H496" stroke="var(--mead-3)" stroke-width="1.6" stroke-dasharray="3 7" stroke-linecap="round"/>';

  /* The ground first, then row by row: top fences, side fences, things. */
  for (const cell of CELLS) {
    const field = farm.fields.find((one) => one.cell === cell);
    const seed = CELLS.indexOf(cell);
    if (grazing.has(cell))
      s += at(cell, '<rect x="2" y="2" width="96" height="96" fill="var(--past)"/>' + meadow(seed + 2));
    else if (plan.cells.includes(cell))
      s += at(
        cell,
        '<rect x="3" y="3" width="94" height="94" fill="var(--spring-soil)" opacity=".34"/>' + meadow(seed),
      );
    else if (!house.includes(cell) && !field) s += at(cell, meadow(seed));
    if (field)
      s += at(
        cell,
        soil +
          crops(field) +
          (large && cell === bare ? crow : '') +
          (large && field.number && field.crop ? pill(64, 13, String(field.number), field.crop) : ''),
      );
    if (plan.field === cell) s += at(cell, ghostField);
  }
  const posts = (row: number): string =>
    [0, 1, 2, 3, 4, 5]
      .filter((column) =>
        [...fences].some((edge) => {
          const line = LINES[edge]!;
          return line.upright
            ? line.column === column && (line.row === row || line.row + 1 === row)
            : line.row === row && (line.column === column || line.column + 1 === column);
        }),
      )
      .map((column) => use('fp', column * 100, row * 100))
      .join('');
  const along = (row: number, upright: boolean): string =>
    Object.entries(LINES)
      .filter(([, line]) => line.upright === upright && line.row === row)
      .map(([edge, line]) =>
        fences.has(edge)
          ? use(upright ? 'fv' : 'fh', line.column * 100, row * 100)
          : hollowFences.has(edge)
            ? use(upright ? 'gv' : 'gh', line.column * 100, row * 100)
            : '',
      )
      .join('');
  let room = 0;
  for (let row = 0; row < 3; row++) {
    s += along(row, false) + posts(row) + along(row, true);
    for (const cell of CELLS.filter((one) => rowOf(one) === row)) {
      let t = '';
      if (house.includes(cell)) {
        const top = row === 0 || !house.includes(CELLS[CELLS.indexOf(cell) - 5]!);
        if (top && room === 0) t += use('chimney', 0, 0);
        t += use(`room-${shownHouse}${top ? '-top' : ''}`, 0, 0);
        if (top && room === 0 && large)
          t +=
            '<path class="smoke" d="M78 -14c-5 -3 5 -5 0 -9" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".75"/>';
        t += use('win', top ? 62 : 60, top ? 47 : 20);
        const hearth = room === 0 && farm.hearth;
        const last = room >= house.length - 1;
        const pet = last ? pets : [];
        const child = newborn > 0 && home + away <= house.length - room;
        if (!top) t += shelf(row);
        if (hearth) t += use('hearth', 52, top ? 56 : 48, top ? 34 : 40);
        else if (child && !pet.length) {
          newborn--;
          t += use('cot', 47, 66);
        } else if (!top && !pet.length && !guests.length) t += use('bed', 47, 64);
        const who = home > 0 ? (home--, `person-${farm.colour}`) : away > 0 ? (away--, 'away') : '';
        if (who)
          t += `<use href="#ag${who === 'away' ? '-' : ''}${who}" x="${top ? 14 : 11}" y="${top ? 45 : 41}" width="${top ? 36 : 38}" height="${top ? 47 : 50}"/>`;
        if (last)
          [...pet, ...guests].slice(0, 3).forEach((kind, i) => {
            t += use(kind, 47 - i * 16, 50 + (top ? 4 : 0), 42);
          });
        room++;
      }
      const inside = grazing.has(cell);
      if (farm.stables.includes(cell))
        t +=
          `<ellipse cx="${inside ? 74 : 40}" cy="${inside ? 52 : 66}" rx="${inside ? 26 : 34}" ry="5" fill="#2A2019" opacity=".22"/>` +
          use(
            'stable',
            inside ? 46 : 8,
            inside ? -4 : 6,
            inside ? 54 : 64,
            `style="--pc:var(--p-${farm.colour});--pd:var(--p-${farm.colour}-deep)"`,
          );
      [...heads(farm.loose[cell] ?? {}), ...heads(plan.animals[cell] ?? {}).map((kind) => `g${kind}`)]
        .slice(0, 3)
        .forEach((kind, i) => {
          t += use(kind, 46 - i * 22, 44 + i * 4, 50);
        });
      if (plan.room === cell) t += ghostRoom;
      if (plan.stable === cell)
        t += use('stable', 8, 6, 64, 'opacity=".55" style="--pc:var(--ghost-line);--pd:var(--ghost-line)"');
      s += at(cell, t, plan.house && house.includes(cell) ? 'opacity=".7"' : '');
    }
    for (const pen of farm.pastures)
      if (Math.max(...pen.cells.map(rowOf)) === row)
        s += herd(pen, plan.animals[pen.cells.join('+')] ?? {}, farm.stables);
  }
  s += along(3, false) + posts(3);
  if (large) {
    for (const pen of farm.pastures) {
      const first = pen.cells[0]!;
      const coming = number(plan.animals[pen.cells.join('+')] ?? {});
      if (plan.pastures.some((other) => other.cells.some((cell) => pen.cells.includes(cell)))) continue;
      s += sign(
        columnOf(first) * 100 + (farm.stables.includes(first) ? 31 : 50),
        rowOf(first) * 100 - 5,
        `${number(pen.animals) + coming} / ${pen.capacity}`,
        coming > 0,
      );
    }
    for (const pen of plan.pastures)
      s += sign(
        columnOf(pen.cells[0]!) * 100 + 50,
        rowOf(pen.cells[0]!) * 100 - 6,
        `${number(pen.animals)} / ${pen.capacity}`,
        true,
      );
  }
  return `<svg class="farmart" viewBox="${BOX.left} ${BOX.top} ${BOX.width} ${BOX.height}" aria-hidden="true">${s}</svg>`;
}
