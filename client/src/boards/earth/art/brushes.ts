/** How everything in Earth is drawn: three flat tones, light from the top left, the line in the deep tone of its own hue. */

export type Rng = () => number;
/** Light, base, shade, deep. */
export type Tones = readonly [string, string, string, string];
/** A blob: x, y, radius. */
export type Spot = readonly [number, number, number, ...number[]];
type Row = [number, number, number, number, number];

/** A table of numbers to draw from. */
export const rows = (list: number[][]): Row[] => list as Row[];
const shades = <K extends string>(table: Record<K, Tones>): Record<K, Tones> => table;

/** A number from a text, the same on every machine. */
export const hash = (s: string): number => {
  let h = 2166136261;
  for (const ch of s) {
    h ^= ch.charCodeAt(0);
    h = Math.imul(h, 16777619);
  }
  h ^= h >>> 15;
  h = Math.imul(h, 2246822507);
  h ^= h >>> 13;
  return h >>> 0;
};
/** A repeatable stream of numbers between 0 and 1. */
export const rngOf =
  (a: number): Rng =>
  () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
export const n = (x: number): number => Math.round(x * 10) / 10;
export const P = (d: string, f: string, x = ''): string => `<path d="${d}" fill="${f}"${x ? ' ' + x : ''}/>`;
export const L = (d: string, s: string, w: number, x = ''): string =>
  `<path d="${d}" fill="none" stroke="${s}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${x ? ' ' + x : ''}/>`;
export const C = (x: number, y: number, r: number, f: string, e = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${f}"${e ? ' ' + e : ''}/>`;
export const E = (x: number, y: number, rx: number, ry: number, f: string, e = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${f}"${e ? ' ' + e : ''}/>`;
export const at = (x: number, y: number, a: number, s: number, b: string): string =>
  `<g transform="translate(${n(x)} ${n(y)})${a ? ` rotate(${n(a)})` : ''}${s !== 1 ? ` scale(${n(s * 10) / 10})` : ''}">${b}</g>`;
export const pick = <T>(r: Rng, a: readonly T[]): T => a[Math.floor(r() * a.length)]!;
/* tones: light, base, shade, deep */
export const G = shades({
  spring: ['#BBDC7C', '#86B84F', '#5B8B36', '#34561E'],
  leaf: ['#93C05A', '#5E9440', '#3F6B2A', '#25421A'],
  pine: ['#79AB84', '#437A5A', '#2C5842', '#17352A'],
  olive: ['#C9CC86', '#98A056', '#6E753A', '#434A20'],
  blue: ['#A9CDBB', '#6C9E8C', '#477466', '#274840'],
  silver: ['#DCE4CE', '#A8B79B', '#7C8C72', '#4C5A46'],
  lime: ['#DDE684', '#ABBE48', '#7D8F2E', '#4D5A1A'],
  autumn: ['#F5C470', '#DB8E3D', '#AA6025', '#683510'],
  crimson: ['#EC9A78', '#C6593F', '#92372A', '#581C16'],
});
export const F = shades({
  white: ['#FFFFFF', '#F1ECE0', '#CFC6B2', '#8A7C62'],
  yellow: ['#FFE98F', '#F5C63C', '#CB9420', '#7D5608'],
  pink: ['#FBD3DC', '#EE9FB4', '#C96F8B', '#833853'],
  red: ['#F08A6C', '#D1432F', '#9A2A1F', '#5E130E'],
  purple: ['#CDB0E3', '#9A72C0', '#6D4A94', '#412762'],
  blue: ['#B7CFF2', '#7799D6', '#4B6CA8', '#27406F'],
  orange: ['#FCC485', '#EC8B36', '#BA611B', '#70360A'],
  magenta: ['#F0A0CC', '#CE5497', '#98336C', '#5C1840'],
  cream: ['#FFF7DF', '#F2DFAF', '#CDB37B', '#83683A'],
  brown: ['#D9A878', '#A9703F', '#7A4B25', '#482811'],
  grey: ['#DDD9CF', '#B3AEA2', '#878277', '#545047'],
  black: ['#8B8296', '#544C60', '#383143', '#1F1A28'],
  green: ['#CDE0A0', '#97B95B', '#688738', '#3C5220'],
  tan: ['#F0D9B0', '#D3AE78', '#A57F4B', '#664720'],
});
export const B = shades({
  brown: ['#B58A5E', '#8A6139', '#5F3F22', '#3C2612'],
  grey: ['#C2B8A6', '#948A78', '#6A6152', '#423B30'],
  red: ['#C98C68', '#A0603F', '#713D25', '#472213'],
  pale: ['#FBF8EF', '#E9E3D4', '#BDB4A0', '#6E6555'],
  dark: ['#8F745C', '#66503D', '#453427', '#2A1F16'],
});
export const COL: Record<string, keyof typeof F> = {
  white: 'white',
  black: 'black',
  red: 'red',
  reddish: 'red',
  yellow: 'yellow',
  golden: 'yellow',
  saffron: 'orange',
  blue: 'blue',
  purple: 'purple',
  pink: 'pink',
  grey: 'grey',
  silver: 'grey',
  brown: 'brown',
  green: 'green',
  orange: 'orange',
  cherry: 'pink',
  lavender: 'purple',
  bleeding: 'red',
  beefsteak: 'red',
  lobster: 'orange',
  fly: 'red',
  parrot: 'green',
  honey: 'tan',
  sun: 'yellow',
  cloudberry: 'orange',
  tomato: 'red',
  raspberr: 'black',
  blueberr: 'blue',
  strawberr: 'red',
  pomegranate: 'red',
  apple: 'red',
  avocado: 'green',
  olive: 'black',
  walnut: 'brown',
  lingzhi: 'red',
  penny: 'brown',
  shiitake: 'brown',
  morel: 'tan',
  chicken: 'orange',
  jack: 'orange',
  peony: 'pink',
  heather: 'magenta',
  lotus: 'pink',
  passion: 'purple',
  wisteria: 'purple',
  tiger: 'orange',
  tulip: 'pink',
  daphne: 'magenta',
  laurel: 'pink',
  rose: 'pink',
  mustard: 'yellow',
  trefoil: 'yellow',
  balm: 'red',
  chives: 'purple',
  jellydisc: 'purple',
  cookeina: 'red',
  chlorophos: 'green',
  dandelion: 'yellow',
};

export const leaf = (x: number, y: number, a: number, len: number, w: number, g: Tones, vein = 1): string =>
  at(
    x,
    y,
    a,
    1,
    P(
      `M0 0C${n(len * 0.25)} ${n(-w)} ${n(len * 0.75)} ${n(-w)} ${n(len)} 0C${n(len * 0.75)} ${n(w)} ${n(len * 0.25)} ${n(w)} 0 0Z`,
      g[Math.cos(((a - 45) * Math.PI) / 180) < -0.2 ? 1 : 2],
    ) +
      P(
        `M0 0C${n(len * 0.25)} ${n(-w)} ${n(len * 0.75)} ${n(-w)} ${n(len)} 0Z`,
        g[Math.abs(a) > 90 && Math.abs(a) < 270 ? 2 : 0],
      ) +
      (vein ? L(`M1 0H${n(len * 0.82)}`, g[3], 0.7, 'opacity=".55"') : ''),
  );
/* union outline, then three passes of circles: shade, base, light */
export const clump = (bl: readonly Spot[], g: Tones, w = 1.5): string =>
  bl.map(([x, y, r]) => C(x, y, r + w, g[3])).join('') +
  bl.map(([x, y, r]) => C(x, y, r, g[2])).join('') +
  bl.map(([x, y, r]) => C(x - r * 0.13, y - r * 0.14, r * 0.87, g[1])).join('') +
  bl.map(([x, y, r]) => E(x - r * 0.3, y - r * 0.36, r * 0.5, r * 0.4, g[0])).join('');
export const scallops = (bl: readonly Spot[], g: Tones): string =>
  bl
    .map(([x, y, q]) =>
      q > 7
        ? L(
            `M${n(x + q * 0.05)} ${n(y + q * 0.3)}q${n(q * 0.2)} ${n(q * 0.2)} ${n(q * 0.42)} ${n(-q * 0.02)}`,
            g[3],
            1.1,
            'opacity=".5"',
          )
        : '',
    )
    .join('');
export const trunk = (x: number, y: number, h: number, w: number, lean: number, b: Tones, flare = 1.7): string => {
  const t = x + lean;
  return (
    P(
      `M${n(x - w * flare)} ${y}Q${n(x - w)} ${n(y - h * 0.2)} ${n(t - w * 0.7)} ${n(y - h)}H${n(t + w * 0.7)}Q${n(x + w)} ${n(y - h * 0.2)} ${n(x + w * flare)} ${y}Q${x} ${n(y + 2.5)} ${n(x - w * flare)} ${y}Z`,
      b[1],
    ) +
    P(
      `M${n(x - w * flare)} ${y}Q${n(x - w)} ${n(y - h * 0.2)} ${n(t - w * 0.7)} ${n(y - h)}H${n(t - w * 0.2)}Q${n(x - w * 0.4)} ${n(y - h * 0.2)} ${n(x - w * 0.8)} ${y}Z`,
      b[0],
    ) +
    P(
      `M${n(x + w * flare)} ${y}Q${n(x + w)} ${n(y - h * 0.2)} ${n(t + w * 0.7)} ${n(y - h)}H${n(t + w * 0.25)}Q${n(x + w * 0.5)} ${n(y - h * 0.2)} ${n(x + w * 0.5)} ${n(y + 1)}Z`,
      b[2],
    ) +
    L(
      `M${n(x - w * flare)} ${y}Q${n(x - w)} ${n(y - h * 0.2)} ${n(t - w * 0.7)} ${n(y - h)}M${n(t + w * 0.7)} ${n(y - h)}Q${n(x + w)} ${n(y - h * 0.2)} ${n(x + w * flare)} ${y}`,
      b[3],
      1.3,
    )
  );
};
/* flowers */
export const daisy = (x: number, y: number, r: number, f: Tones, c: Tones = F.yellow, k = 8): string => {
  let s = '';
  for (let i = 0; i < k; i++) {
    const a = (i * 360) / k;
    s += at(x, y, a, 1, E(0, -r * 0.62, r * 0.3, r * 0.42, f[a < 70 || a > 270 ? 0 : a < 200 && a > 100 ? 2 : 1]));
  }
  return (
    C(x, y, r * 1.02, f[3], 'opacity=".22"') + s + C(x, y, r * 0.34, c[1]) + C(x - r * 0.1, y - r * 0.1, r * 0.15, c[0])
  );
};
export const cup = (x: number, y: number, r: number, f: Tones): string =>
  at(
    x,
    y,
    0,
    1,
    P(
      `M${n(-r)} ${n(-r * 0.9)}Q${n(-r * 0.5)} ${n(-r * 0.35)} 0 ${n(-r * 1.15)}Q${n(r * 0.5)} ${n(-r * 0.35)} ${n(r)} ${n(-r * 0.9)}Q${n(r * 1.1)} ${n(r * 0.7)} 0 ${n(r * 0.8)}Q${n(-r * 1.1)} ${n(r * 0.7)} ${n(-r)} ${n(-r * 0.9)}Z`,
      f[1],
      `stroke="${f[3]}" stroke-width="1.2" stroke-linejoin="round"`,
    ) +
      P(
        `M${n(-r)} ${n(-r * 0.9)}Q${n(-r * 0.6)} ${n(-r * 0.4)} ${n(-r * 0.25)} ${n(-r * 0.7)}Q${n(-r * 0.5)} ${n(r * 0.2)} ${n(-r * 0.3)} ${n(r * 0.7)}Q${n(-r * 1.05)} ${n(r * 0.4)} ${n(-r)} ${n(-r * 0.9)}Z`,
        f[0],
      ) +
      P(
        `M${n(r)} ${n(-r * 0.9)}Q${n(r * 1.1)} ${n(r * 0.6)} ${n(r * 0.1)} ${n(r * 0.78)}Q${n(r * 0.7)} ${n(r * 0.1)} ${n(r)} ${n(-r * 0.9)}Z`,
        f[2],
      ),
  );
export const five = (x: number, y: number, r: number, f: Tones, c: Tones = F.yellow): string => daisy(x, y, r, f, c, 5);
export const pompom = (x: number, y: number, r: number, f: Tones): string =>
  clump([[x, y, r]], f, 1.2) +
  L(
    `M${n(x - r * 0.5)} ${n(y + r * 0.1)}q${n(r * 0.25)} ${n(r * 0.25)} ${n(r * 0.5)} 0M${n(x)} ${n(y + r * 0.45)}q${n(r * 0.25)} ${n(r * 0.2)} ${n(r * 0.45)} -.5M${n(x + r * 0.1)} ${n(y - r * 0.3)}q${n(r * 0.2)} ${n(r * 0.2)} ${n(r * 0.45)} 0`,
    f[3],
    0.9,
    'opacity=".6"',
  );
export const spike = (x: number, y: number, h: number, w: number, f: Tones, a = 0): string => {
  let s = '';
  const k = Math.max(3, Math.round(h / 4.2));
  for (let i = 0; i < k; i++) {
    const yy = (-i * h) / k,
      ww = w * (1 - (i / k) * 0.6);
    s += E(-ww * 0.5, yy, ww * 0.62, 2.5, f[i % 2 ? 0 : 1]) + E(ww * 0.55, yy - 0.6, ww * 0.62, 2.5, f[i % 2 ? 2 : 1]);
  }
  return at(x, y, a, 1, s + E(0, -h, w * 0.35, 2.4, f[0]));
};
export const berry = (x: number, y: number, r: number, f: Tones): string =>
  C(x, y, r, f[1], `stroke="${f[3]}" stroke-width="1.1"`) +
  P(
    `M${n(x + r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x - r * 0.5)} ${n(y + r * 0.86)}Q${n(x + r * 0.5)} ${n(y + r * 0.6)} ${n(x + r)} ${n(y)}Z`,
    f[2],
  ) +
  C(x - r * 0.32, y - r * 0.34, r * 0.3, f[0]);
export const bell = (x: number, y: number, r: number, f: Tones): string =>
  at(
    x,
    y,
    0,
    1,
    P(
      `M0 ${n(-r)}C${n(r * 0.9)} ${n(-r)} ${n(r * 0.6)} ${n(r * 0.2)} ${n(r)} ${n(r)}Q0 ${n(r * 0.6)} ${n(-r)} ${n(r)}C${n(-r * 0.6)} ${n(r * 0.2)} ${n(-r * 0.9)} ${n(-r)} 0 ${n(-r)}Z`,
      f[1],
      `stroke="${f[3]}" stroke-width="1"`,
    ) +
      P(
        `M0 ${n(-r)}C${n(-r * 0.9)} ${n(-r)} ${n(-r * 0.6)} ${n(r * 0.2)} ${n(-r)} ${n(r)}Q${n(-r * 0.5)} ${n(r * 0.75)} ${n(-r * 0.3)} ${n(r * 0.72)}Q${n(-r * 0.4)} ${n(-r * 0.4)} 0 ${n(-r)}Z`,
        f[0],
      ),
  );
const BLOOMS = {
  daisy: (x: number, y: number, r: number, f: Tones) => daisy(x, y, r, f),
  five: (x: number, y: number, r: number, f: Tones) => five(x, y, r, f),
  pompom,
  cup,
  bell,
};
export type Bloom = keyof typeof BLOOMS;
export const bloom = (kind: Bloom) => BLOOMS[kind];
/* scatter k points over blobs, kept apart */
export const scatter = (r: Rng, bl: readonly Spot[], k: number, gap: number): [number, number][] => {
  const o: [number, number][] = [];
  for (let t = 0; t < 80 && o.length < k; t++) {
    const b = pick(r, bl),
      a = r() * 6.28,
      d = Math.sqrt(r()) * b[2] * 0.78,
      x = b[0] + Math.cos(a) * d,
      y = b[1] + Math.sin(a) * d;
    if (o.every((q) => Math.hypot(q[0] - x, q[1] - y) > gap)) o.push([x, y]);
  }
  return o.sort((a, b) => a[1] - b[1]);
};
