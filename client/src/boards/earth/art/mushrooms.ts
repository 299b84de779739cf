/** Mushrooms: caps, shelves, cups, corals. */
import { B, C, E, F, L, P, at, berry, clump, n, pick, rows, type Rng, type Spot, type Tones } from './brushes';
import type { Traits } from './traits';

const stem = (x: number, y: number, h: number, w: number, lean = 0, f = F.cream, bulge = 1.3) =>
  P(
    `M${n(x - w * bulge)} ${y}Q${n(x - w * 0.8 + lean * 0.3)} ${n(y - h * 0.5)} ${n(x + lean - w)} ${n(y - h)}H${n(x + lean + w)}Q${n(x + w * 0.8 + lean * 0.3)} ${n(y - h * 0.5)} ${n(x + w * bulge)} ${y}Q${x} ${n(y + 3)} ${n(x - w * bulge)} ${y}Z`,
    f[1],
    `stroke="${f[3]}" stroke-width="1.3" stroke-linejoin="round"`,
  ) +
  P(
    `M${n(x - w * bulge)} ${y}Q${n(x - w * 0.8 + lean * 0.3)} ${n(y - h * 0.5)} ${n(x + lean - w)} ${n(y - h)}H${n(x + lean - w * 0.3)}Q${n(x - w * 0.2 + lean * 0.3)} ${n(y - h * 0.5)} ${n(x - w * 0.5)} ${n(y + 1.5)}Z`,
    f[0],
  ) +
  P(
    `M${n(x + w * bulge)} ${y}Q${n(x + w * 0.8 + lean * 0.3)} ${n(y - h * 0.5)} ${n(x + lean + w)} ${n(y - h)}H${n(x + lean + w * 0.4)}Q${n(x + w * 0.3 + lean * 0.3)} ${n(y - h * 0.5)} ${n(x + w * 0.5)} ${n(y + 1.5)}Z`,
    f[2],
  );
const capShape = (w: number, h: number, kind: string) =>
  kind === 'cone'
    ? `M${-w} 0C${-w * 0.7} ${-h * 0.3} ${-w * 0.4} ${-h * 1.1} 0 ${-h * 1.2}C${w * 0.4} ${-h * 1.1} ${w * 0.7} ${-h * 0.3} ${w} 0`
    : kind === 'flat'
      ? `M${-w} 0C${-w} ${-h * 0.7} ${-w * 0.4} ${-h * 0.8} 0 ${-h * 0.8}C${w * 0.4} ${-h * 0.8} ${w} ${-h * 0.7} ${w} 0`
      : kind === 'bell'
        ? `M${-w} 0C${-w * 0.75} ${-h * 0.4} ${-w * 0.8} ${-h * 1.3} 0 ${-h * 1.3}C${w * 0.8} ${-h * 1.3} ${w * 0.75} ${-h * 0.4} ${w} 0`
        : `M${-w} 0C${-w} ${-h * 0.75} ${-w * 0.55} ${-h} 0 ${-h}C${w * 0.55} ${-h} ${w} ${-h * 0.75} ${w} 0`;
interface CapForm {
  gills?: number | boolean;
  spots?: Spot[];
  rings?: number;
  tilt?: number;
}
const cap = (x: number, y: number, w: number, h: number, kind: string, f: Tones, opt: CapForm = {}): string => {
  const d = capShape(w, h, kind).replace(/-?\d+\.\d+/g, (v) => String(n(+v)));
  let s = P(
    d + `C${n(w * 0.6)} ${n(h * 0.22)} ${n(-w * 0.6)} ${n(h * 0.22)} ${-n(w)} 0Z`,
    f[1],
    `stroke="${f[3]}" stroke-width="1.5" stroke-linejoin="round"`,
  );
  const top = kind === 'flat' ? 0.8 : kind === 'bell' ? 1.3 : kind === 'cone' ? 1.15 : 1;
  s +=
    P(
      `M${n(-w * 0.97)} 0C${n(-w * 0.95)} ${n(-h * 0.66 * top)} ${n(-w * 0.5)} ${n(-h * 0.96 * top)} ${n(w * 0.08)} ${n(-h * 0.97 * top)}C${n(-w * 0.3)} ${n(-h * 0.7 * top)} ${n(-w * 0.55)} ${n(-h * 0.3 * top)} ${n(-w * 0.55)} ${n(h * 0.12)}Q${n(-w * 0.8)} ${n(h * 0.1)} ${n(-w * 0.97)} 0Z`,
      f[0],
      kind === 'cone' ? 'opacity=".85"' : '',
    ) +
    P(
      `M${n(w * 0.97)} 0C${n(w * 0.92)} ${n(-h * 0.5 * top)} ${n(w * 0.7)} ${n(-h * 0.8 * top)} ${n(w * 0.48)} ${n(-h * 0.88 * top)}C${n(w * 0.62)} ${n(-h * 0.5 * top)} ${n(w * 0.62)} ${n(-h * 0.2)} ${n(w * 0.52)} ${n(h * 0.13)}Q${n(w * 0.8)} ${n(h * 0.1)} ${n(w * 0.97)} 0Z`,
      f[2],
    );
  if (opt.gills)
    s +=
      P(
        `M${-n(w)} 0C${n(-w * 0.6)} ${n(h * 0.22)} ${n(w * 0.6)} ${n(h * 0.22)} ${n(w)} 0C${n(w * 0.6)} ${n(-h * 0.14)} ${n(-w * 0.6)} ${n(-h * 0.14)} ${-n(w)} 0Z`,
        F.cream[1],
        `stroke="${f[3]}" stroke-width="1.2"`,
      ) +
      [-0.6, -0.35, -0.12, 0.12, 0.35, 0.6]
        .map((q) =>
          L(`M${n(q * w)} ${n(-h * 0.08)}L${n(q * w * 0.86)} ${n(h * 0.13)}`, F.cream[3], 0.8, 'opacity=".7"'),
        )
        .join('');
  (opt.spots || []).forEach(([px, py, pr]) => {
    s += E(px * w, py * h * top, pr, pr * 0.8, F.cream[0], `stroke="${f[3]}" stroke-width=".7" stroke-opacity=".5"`);
  });
  if (opt.rings)
    s += [0.35, 0.62]
      .map((q) =>
        L(
          `M${n(-w * q * 1.2)} ${n(-h * (1 - q) * top)}Q0 ${n(-h * (1.06 - q) * top)} ${n(w * q * 1.2)} ${n(-h * (1 - q) * top)}`,
          f[3],
          1.2,
          'opacity=".5"',
        ),
      )
      .join('');
  return at(x, y, opt.tilt || 0, 1, s);
};
const spots = (r: Rng, k: number) => {
  const o: Spot[] = [];
  for (let t = 0; t < 60 && o.length < k; t++) {
    const x = (r() * 2 - 1) * 0.7,
      y = -0.18 - r() * 0.62 * (1 - x * x);
    if (o.every((q) => Math.hypot((q[0] - x) * 1.3, q[1] - y) > 0.32)) o.push([x, y, 2 + r() * 2]);
  }
  return o;
};
export const mushrooms = {
  classic(t: Traits) {
    const { r, f } = t;
    const kind = t.hint.cap || pick(r, ['dome', 'dome', 'flat', 'cone', 'bell']),
      big = 22 + t.points * 2 + r() * 6,
      h = kind === 'flat' ? 14 : 17 + r() * 6,
      H = 30 + t.grow * 6 + (kind === 'cone' || kind === 'bell' ? 8 : 0),
      sw = t.hint.fat ? 9.5 : 4.4 + r() * 2;
    const sf = t.hint.stem || pick(r, [F.cream, F.white, F.tan]);
    const o = () => ({
      gills: t.hint.gills ?? r() < 0.5,
      spots: t.hint.spots || (t.hint.spots !== 0 && r() < 0.25) ? spots(r, 6) : [],
      rings: t.hint.rings,
    });
    const op = o();
    let s = '';
    const k = t.hint.cluster || (t.spr > 4 ? 3 : t.spr > 2 ? 2 : r() < 0.5 ? 2 : 1);
    const one = (x: number, sc: number, lean: number) => {
      const w = big * sc,
        hh = h * sc,
        HH = H * sc;
      let b = stem(x, 108, HH, sw * sc * (t.hint.fat ? 1.1 : 1), lean, sf, t.hint.fat ? 1.5 : 1.3);
      if (t.hint.ring)
        b += P(
          `M${n(x + lean * 0.7 - sw * sc - 3)} ${n(108 - HH * 0.6)}Q${n(x + lean * 0.7)} ${n(108 - HH * 0.6 - 5)} ${n(x + lean * 0.7 + sw * sc + 3)} ${n(108 - HH * 0.6)}Q${n(x + lean * 0.7)} ${n(108 - HH * 0.6 + 5)} ${n(x + lean * 0.7 - sw * sc - 3)} ${n(108 - HH * 0.6)}Z`,
          F.white[0],
          `stroke="${sf[3]}" stroke-width="1.1"`,
        );
      if (t.hint.scaber)
        b += [0.2, 0.4, 0.6, 0.75]
          .map((q, i) => L(`M${n(x - 3 + (i % 2) * 4)} ${n(108 - HH * q)}l2.5 -2`, '#4A4238', 1.5))
          .join('');
      return b + cap(x + lean, 108 - HH + 1, w, hh, kind, f, { ...op, tilt: lean * 0.8 });
    };
    if (k >= 3) s += one(88, 0.52, 5);
    if (k >= 2) s += one(33, 0.62, -4);
    s += one(60, 1, (r() - 0.5) * 5);
    if (k >= 4) s += one(74, 0.4, 3);
    return s;
  },
  cluster(t: Traits) {
    const { r, f } = t;
    let s = '';
    const k = 5 + Math.min(3, t.spr >> 1),
      kind = t.hint.cap || pick(r, ['dome', 'flat', 'bell', 'cone']);
    const list: [number, number][] = [];
    for (let i = 0; i < k; i++) {
      const q = (i / (k - 1)) * 2 - 1;
      list.push([q, 30 + r() * 26 + (1 - Math.abs(q)) * 16 + t.grow * 2]);
    }
    list
      .sort((a, b) => b[1] - a[1])
      .forEach(([q, h]) => {
        const x = 60 + q * 16,
          lean = q * 20;
        s +=
          stem(x, 108, h, 3, lean, t.hint.glow ? F.green : F.cream) +
          cap(x + lean, 109 - h, 12 + r() * 4, 11, kind, f, {
            gills: 0,
            tilt: q * 16,
            spots: t.hint.spots ? spots(r, 4) : [],
          });
      });
    if (t.hint.glow)
      s =
        rows([
          [34, 60, 15],
          [60, 46, 20],
          [88, 62, 14],
        ])
          .map((q) => C(q[0], q[1], q[2], '#D9F5B0', 'opacity=".45"'))
          .join('') + s;
    return s;
  },
  funnel(t: Traits) {
    const { f } = t;
    const one = (x: number, sc: number, a: number) =>
      at(
        x,
        108,
        a,
        sc,
        P(
          'M-5 0C-4 -18 -8 -34 -27 -50C-18 -54 -8 -47 0 -51C9 -47 18 -54 27 -50C9 -34 5 -18 5 0Q0 3 -5 0Z',
          f[1],
          `stroke="${f[3]}" stroke-width="1.5" stroke-linejoin="round"`,
        ) +
          P('M-5 0C-4 -18 -8 -34 -27 -50Q-20 -52 -15 -51C-4 -36 -2 -18 -1 1Z', f[0]) +
          P('M5 0C5 -18 9 -34 27 -50Q22 -53 17 -51C6 -36 4 -18 3 1Z', f[2]) +
          L('M-2 -8C-3 -24 -8 -38 -15 -46M1 -10C1 -26 2 -38 2 -46M3 -10C5 -26 10 -38 16 -46', f[3], 1, 'opacity=".6"') +
          P(
            'M-27 -50C-18 -54 -8 -47 0 -51C9 -47 18 -54 27 -50C18 -58 -18 -58 -27 -50Z',
            f[2],
            `stroke="${f[3]}" stroke-width="1.3"`,
          ),
      );
    return one(36, 0.7, -10) + one(86, 0.62, 12) + one(60, 1.08, 0);
  },
  shelf(t: Traits) {
    const { r, f } = t;
    const k = 3 + Math.min(2, t.spr >> 1);
    let s =
      P(
        'M44 112C47 84 46 50 42 8H78C75 50 75 84 80 112Q62 116 44 112Z',
        B.grey[1],
        `stroke="${B.grey[3]}" stroke-width="1.5"`,
      ) +
      P('M44 112C47 84 46 50 42 8H51C55 50 54 84 54 114Z', B.grey[0]) +
      P('M80 112C75 84 75 50 78 8H71C69 50 69 84 71 114Z', B.grey[2]) +
      L('M60 20q3 12 0 24M64 60q-2 14 1 26M57 70q2 8 0 16', B.grey[3], 1.2, 'opacity=".5"');
    for (let i = 0; i < k; i++) {
      const left = i % 2 === 0,
        y = 98 - i * (76 / k) - 4,
        w = 22 + r() * 10 - i * 2,
        x = left ? 49 : 73,
        d = left ? -1 : 1;
      const sh = (w0: number, h0: number, fill: string, x2 = '') =>
        P(
          `M${x} ${n(y - h0)}C${n(x + d * w0 * 0.6)} ${n(y - h0 * 1.2)} ${n(x + d * w0)} ${n(y - h0 * 0.5)} ${n(x + d * w0)} ${n(y)}C${n(x + d * w0 * 0.8)} ${n(y + h0 * 0.5)} ${n(x + d * w0 * 0.3)} ${n(y + h0 * 0.4)} ${x} ${n(y + h0 * 0.2)}Z`,
          fill,
          x2,
        );
      s +=
        sh(w, 11, F.cream[1], `stroke="${f[3]}" stroke-width="1.5" stroke-linejoin="round"`) +
        P(
          `M${x} ${y - 11}C${n(x + d * w * 0.6)} ${y - 13} ${n(x + d * w)} ${y - 6} ${n(x + d * w)} ${y}Q${n(x + d * w * 0.5)} ${y - 3} ${x} ${y - 1}Z`,
          f[1],
        ) +
        P(
          `M${x} ${y - 11}C${n(x + d * w * 0.6)} ${y - 13} ${n(x + d * w * 0.85)} ${y - 9} ${n(x + d * w * 0.92)} ${y - 6}Q${n(x + d * w * 0.5)} ${y - 9} ${x} ${y - 7}Z`,
          f[left ? 0 : 2],
        ) +
        L(
          `M${x} ${y - 4}Q${n(x + d * w * 0.5)} ${y - 6.5} ${n(x + d * w * 0.93)} ${y - 3}`,
          f[t.hint.bands ? 0 : 3],
          t.hint.bands ? 2 : 1,
          t.hint.bands ? '' : 'opacity=".5"',
        );
    }
    return s;
  },
  morel(t: Traits) {
    const { f } = t;
    const one = (x: number, sc: number, a: number) => {
      let s =
        stem(0, 0, 30, 7, 0, F.cream) +
        P(
          'M-15 -26C-18 -50 -9 -74 0 -76C9 -74 18 -50 15 -26Q0 -20 -15 -26Z',
          f[1],
          `stroke="${f[3]}" stroke-width="1.6"`,
        ) +
        P('M-15 -26C-18 -50 -9 -74 0 -76C-7 -60 -9 -40 -7 -23Z', f[0]);
      rows([
        [-8, -34],
        [1, -32],
        [9, -35],
        [-9, -46],
        [0, -44],
        [9, -47],
        [-6, -57],
        [4, -56],
        [-1, -67],
      ]).forEach(([px, py]) => {
        s += E(px, py, 3.4, 4.6, f[2], `stroke="${f[3]}" stroke-width="1"`);
      });
      return at(x, 108, a, sc, s);
    };
    return one(32, 0.58, -6) + one(89, 0.5, 8) + one(60, 1.05, 0);
  },
  puff(t: Traits) {
    const { f } = t;
    const b = (x: number, y: number, q: number) =>
      C(x, y, q, f[1], `stroke="${f[3]}" stroke-width="1.5"`) +
      P(
        `M${n(x + q)} ${y}A${q} ${q} 0 0 1 ${n(x - q * 0.6)} ${n(y + q * 0.8)}Q${n(x + q * 0.6)} ${n(y + q * 0.6)} ${n(x + q)} ${y}Z`,
        f[2],
      ) +
      E(x - q * 0.34, y - q * 0.38, q * 0.42, q * 0.34, f[0]);
    let s = b(88, 96, 12) + b(32, 98, 10) + b(60, 78, 30);
    if (t.hint.teeth) {
      s =
        b(32, 98, 10) +
        b(88, 97, 11) +
        b(60, 78, 29) +
        rows([
          [48, 66],
          [62, 60],
          [74, 72],
          [56, 80],
          [70, 88],
          [46, 88],
          [84, 94],
          [30, 96],
        ])
          .map(([x, y]) => berry(x, y, 4, F.red))
          .join('');
    } else if (t.hint.mane) {
      s = L('M20 58Q60 44 100 54', B.dark[1], 12) + L('M20 55Q60 41 100 51', B.dark[0], 3);
      for (let row = 0; row < 4; row++)
        for (let i = 0; i < 13; i++) {
          const x = 32 + i * 4.7 + (row % 2) * 2,
            q = (x - 60) / 30;
          s +=
            L(
              `M${n(x)} ${n(52 + row * 9)}q${n(q * 3)} 10 ${n(q * 2)} ${n(20 * (1 - q * q * 0.5))}`,
              F.white[row === 0 ? 0 : row === 3 ? 2 : 1],
              3.6,
            ) + L(`M${n(x + 1.8)} ${n(56 + row * 9)}q1 8 0 12`, F.white[3], 0.7, 'opacity=".5"');
        }
    } else
      s += rows([
        [50, 62],
        [64, 58],
        [72, 70],
        [56, 72],
        [46, 80],
        [68, 84],
      ])
        .map(([x, y]) => C(x, y, 1.8, f[2]))
        .join('');
    return s;
  },
  cups(t: Traits) {
    const { f } = t;
    let s =
      L('M14 104Q60 92 106 102', B.dark[3], 13) +
      L('M14 104Q60 92 106 102', B.dark[1], 10.5) +
      L('M16 101Q60 89 104 99', B.dark[0], 3);
    const cupf = (x: number, y: number, w: number, h: number) =>
      P(
        `M${n(x - w)} ${n(y - h)}C${n(x - w)} ${n(y - h * 0.2)} ${n(x - w * 0.3)} ${n(y)} ${n(x - 2)} ${y}H${n(x + 2)}C${n(x + w * 0.3)} ${n(y)} ${n(x + w)} ${n(y - h * 0.2)} ${n(x + w)} ${n(y - h)}Z`,
        f[1],
        `stroke="${f[3]}" stroke-width="1.4"`,
      ) +
      P(
        `M${n(x - w)} ${n(y - h)}C${n(x - w)} ${n(y - h * 0.2)} ${n(x - w * 0.3)} ${n(y)} ${n(x - 2)} ${y}Q${n(x - w * 0.5)} ${n(y - h * 0.5)} ${n(x - w * 0.45)} ${n(y - h)}Z`,
        f[0],
      ) +
      E(x, y - h, w, w * 0.34, f[2], `stroke="${f[3]}" stroke-width="1.4"`) +
      E(x - w * 0.1, y - h + w * 0.06, w * 0.72, w * 0.2, f[3], 'opacity=".55"');
    [
      [28, 98, 10, 14],
      [94, 96, 11, 16],
      [46, 96, 13, 24],
      [76, 95, 14, 26],
      [60, 97, 18, 40],
    ]
      .slice(0, 3 + Math.min(2, t.spr >> 1))
      .concat([[60, 97, 18, 42]])
      .forEach(([x, y, w, h]) => {
        s += cupf(x!, y!, w!, h!);
      });
    return s;
  },
  coral(t: Traits) {
    const { r, f } = t;
    const br = (x: number, y: number, a: number, l: number, d: number): string => {
      if (d === 0) return C(x, y, 2.6, f[0], `stroke="${f[3]}" stroke-width="1"`);
      const ex = x + Math.cos(a) * l,
        ey = y + Math.sin(a) * l;
      return (
        L(`M${n(x)} ${n(y)}L${n(ex)} ${n(ey)}`, f[3], d * 2 + 3) +
        br(ex, ey, a - 0.34 - r() * 0.2, l * 0.78, d - 1) +
        br(ex, ey, a + 0.3 + r() * 0.24, l * 0.76, d - 1) +
        L(`M${n(x)} ${n(y)}L${n(ex)} ${n(ey)}`, f[1], d * 2 + 0.6) +
        L(`M${n(x - 1)} ${n(y)}L${n(ex - 1)} ${n(ey)}`, f[0], d * 0.6 + 0.4)
      );
    };
    return br(46, 108, -1.9, 18, 3) + br(76, 108, -1.2, 18, 3) + br(60, 108, -1.57, 24, 4);
  },
  cage(t: Traits) {
    const { f } = t;
    const s = P(
      'M40 104Q60 92 80 104Q82 112 60 112Q38 112 40 104Z',
      F.cream[1],
      `stroke="${F.cream[3]}" stroke-width="1.4"`,
    );
    const d =
      'M42 102C22 84 30 44 60 38C90 44 98 84 78 102M60 38C44 56 44 84 54 102M60 38C76 56 76 84 66 102M33 70Q46 62 60 70T88 70M36 88Q48 80 60 88T84 88M40 54Q50 48 60 54T80 54';
    return (
      s +
      L(d, f[3], 8.5) +
      L(d, f[1], 5.8) +
      L('M42 102C22 84 30 44 60 38M33 70Q46 62 60 70M40 54Q50 48 60 54', f[0], 2)
    );
  },
  star(t: Traits) {
    const { f } = t;
    let s = '';
    for (let i = 0; i < 8; i++) {
      const a = i * 45 + 22;
      s += at(
        60,
        84,
        a,
        1,
        P(
          'M-6 -8C-7 -20 -3 -34 0 -40C3 -34 7 -20 6 -8Z',
          f[a < 110 && a > 0 ? 1 : a < 250 ? 2 : 0],
          `stroke="${f[3]}" stroke-width="1.3"`,
        ),
      );
    }
    return (
      s +
      C(60, 84, 13, F.tan[1], `stroke="${F.tan[3]}" stroke-width="1.4"`) +
      E(56, 79, 5, 4, F.tan[0]) +
      C(60, 84, 3, F.tan[3])
    );
  },
  shaggy() {
    const one = (x: number, sc: number) => {
      let s =
        stem(0, 0, 26, 5, 0, F.white) +
        P(
          'M-14 -20C-18 -50 -10 -76 0 -78C10 -76 18 -50 14 -20Q7 -14 0 -19Q-7 -14 -14 -20Z',
          F.white[1],
          `stroke="${F.white[3]}" stroke-width="1.5"`,
        ) +
        P('M-14 -20C-18 -50 -10 -76 0 -78C-6 -60 -8 -40 -6 -17Z', F.white[0]) +
        P('M-9 -70C-6 -77 -3 -78 0 -78S6 -77 9 -70Q0 -64 -9 -70Z', F.tan[1]);
      for (let i = 0; i < 12; i++) {
        const px = -10 + (i % 4) * 6.5 + (i > 3 && i < 8 ? 2 : 0),
          py = -60 + Math.floor(i / 4) * 14;
        s += L(`M${px} ${py}q2 5 5 4`, F.tan[2], 1.6);
      }
      return at(x, 108, 0, sc, s + L('M-13 -20Q-7 -14 0 -19Q7 -14 13 -20', '#6E655A', 2));
    };
    return one(34, 0.6) + one(88, 0.52) + one(60, 1.08);
  },
  slime(t: Traits) {
    const { r, f } = t;
    const bl: Spot[] = [];
    for (let i = 0; i < 12; i++) {
      const a = r() * 6.28,
        d = r() * 26;
      bl.push([60 + Math.cos(a) * d * 1.3, 96 + Math.sin(a) * d * 0.34, 6 + r() * 7]);
    }
    let s =
      L('M12 104Q60 94 108 106', B.dark[3], 13) +
      L('M12 104Q60 94 108 106', B.dark[1], 10.5) +
      L('M14 101Q60 91 106 103', B.dark[0], 3) +
      clump(bl, f);
    for (let i = 0; i < 7; i++) {
      const x = 30 + i * 10,
        h = 20 + r() * 22;
      s +=
        L(`M${x} 92q${n((r() - 0.5) * 6)} ${n(-h * 0.5)} ${n((r() - 0.5) * 6)} ${n(-h)}`, f[3], 1.8) +
        berry(x, 92 - h, 4 + r() * 2, f);
    }
    return s;
  },
  tails(t: Traits) {
    const { r, f } = t;
    let s =
      P(
        'M34 110C37 96 36 86 35 74Q60 66 85 74C84 86 84 96 88 110Q60 116 34 110Z',
        B.brown[1],
        `stroke="${B.brown[3]}" stroke-width="1.5"`,
      ) +
      P('M34 110C37 96 36 86 35 74L46 72C48 88 46 100 46 112Z', B.brown[0]) +
      E(60, 74, 25, 6.5, '#E3C08C', `stroke="${B.brown[3]}" stroke-width="1.3"`) +
      E(60, 74, 14, 3.4, 'none', `stroke="${B.brown[1]}" stroke-width="1.3"`);
    const half = (x: number, y: number, w: number, a: number) =>
      at(
        x,
        y,
        a,
        1,
        P(
          `M${-w} 0A${w} ${n(w * 0.92)} 0 0 1 ${w} 0Q0 ${n(w * 0.22)} ${-w} 0Z`,
          f[2],
          `stroke="${f[3]}" stroke-width="1.5" stroke-linejoin="round"`,
        ) +
          P(`M${n(-w * 0.84)} 0A${n(w * 0.84)} ${n(w * 0.76)} 0 0 1 ${n(w * 0.84)} 0Z`, F.cream[0]) +
          P(`M${n(-w * 0.7)} 0A${n(w * 0.7)} ${n(w * 0.62)} 0 0 1 ${n(w * 0.7)} 0Z`, f[1]) +
          P(`M${n(-w * 0.5)} 0A${n(w * 0.5)} ${n(w * 0.42)} 0 0 1 ${n(w * 0.5)} 0Z`, f[0]) +
          P(`M${n(-w * 0.28)} 0A${n(w * 0.28)} ${n(w * 0.24)} 0 0 1 ${n(w * 0.28)} 0Z`, f[2]),
      );
    [
      [36, 70, 17, -26],
      [84, 72, 18, 24],
      [60, 60, 22, 0],
      [44, 88, 19, -14],
      [78, 92, 18, 14],
      [58, 106, 20, 4],
    ]
      .slice(0, 4 + Math.min(2, t.spr >> 1))
      .forEach((q) => {
        s += half(q[0]!, q[1]!, q[2]! + r() * 2, q[3]!);
      });
    return s;
  },
  kidney(t: Traits) {
    const { f } = t;
    const one = (x: number, sc: number, l: number) =>
      at(
        x,
        108,
        l,
        sc,
        P('M-4 2C-6 -18 -4 -30 2 -40L10 -38C6 -26 5 -14 6 2Z', f[2], `stroke="${f[3]}" stroke-width="1.5"`) +
          P(
            'M-36 -46C-38 -66 -16 -78 6 -76C30 -74 42 -58 34 -44C26 -34 10 -38 2 -36C-10 -34 -34 -34 -36 -46Z',
            f[1],
            `stroke="${f[3]}" stroke-width="1.6"`,
          ) +
          P('M-36 -46C-38 -66 -16 -78 6 -76C-14 -72 -26 -60 -22 -40C-30 -40 -35 -42 -36 -46Z', f[0]) +
          P('M34 -44C40 -54 36 -66 24 -72C30 -60 28 -46 18 -38C24 -37 30 -39 34 -44Z', f[3], 'opacity=".5"') +
          L('M-22 -44C-18 -58 4 -64 24 -52M-10 -40C-4 -50 8 -52 18 -46', F.cream[1], 2.4),
      );
    return one(36, 0.5, -12) + one(64, 1.02, 0);
  },
  fan(t: Traits) {
    const { f } = t;
    const s =
      L('M10 106Q60 98 110 106', B.brown[3], 12) +
      L('M10 106Q60 98 110 106', B.brown[1], 9.5) +
      L('M12 103Q60 95 108 103', B.brown[0], 3);
    const one = (x: number, y: number, sc: number, a: number) =>
      at(
        x,
        y,
        a,
        sc,
        P(
          'M0 4C-3 -8 -20 -12 -26 -26C-22 -40 -8 -44 0 -42C8 -44 22 -40 26 -26C20 -12 3 -8 0 4Z',
          f[1],
          `stroke="${f[3]}" stroke-width="1.5" stroke-linejoin="round"`,
        ) +
          P('M-26 -26C-22 -40 -8 -44 2 -42C-10 -36 -16 -28 -16 -15C-21 -18 -25 -22 -26 -26Z', f[0]) +
          P('M26 -26C24 -34 18 -39 12 -41C17 -32 16 -22 11 -11C18 -14 24 -20 26 -26Z', f[2]) +
          L('M0 2C-3 -14 -10 -22 -16 -32M0 2C0 -14 0 -26 0 -36M0 2C3 -14 9 -22 15 -32', f[3], 1, 'opacity=".5"'),
      );
    return s + one(34, 98, 0.75, -24) + one(88, 98, 0.72, 26) + one(60, 97, 1.15, 0);
  },
};
