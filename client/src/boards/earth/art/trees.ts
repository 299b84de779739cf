/** Trees: the specimen stands in a box of 120 x 120 with its foot at (60, 108). */
import {
  B,
  C,
  E,
  F,
  L,
  P,
  at,
  berry,
  clump,
  five,
  n,
  rows,
  scallops,
  scatter,
  trunk,
  type Spot,
  type Tones,
} from './brushes';
import type { Traits } from './traits';

export const trees = {
  round(t: Traits) {
    const { r, g, b, grow, spr } = t,
      H = 44 + grow * 4 + r() * 8,
      w = 4.2 + grow * 0.5,
      lean = (r() - 0.5) * 8,
      cx = 60 + lean,
      top = 108 - H;
    const bl: Spot[] = [],
      k = 4 + Math.min(spr, 5),
      wide = t.hint.wide || 0.85 + r() * 0.5,
      cy = top - 6 + 12;
    const R = 15 + r() * 4;
    for (let i = 0; i < k; i++) {
      const a = -Math.PI + (i / (k - 1)) * Math.PI * 1,
        d = R * 1.05;
      bl.push([cx + Math.cos(a) * d * wide * 1.25, cy + Math.sin(a) * d * 0.95, R * (0.62 + r() * 0.22)]);
    }
    bl.push([cx, cy - 2, R * 1.05], [cx - R * 0.75 * wide, cy + 6, R * 0.72], [cx + R * 0.75 * wide, cy + 5, R * 0.7]);
    let s =
      trunk(60, 108, H * 0.62, w, lean, b) +
      L(
        `M${n(60 + lean * 0.5)} ${n(108 - H * 0.42)}Q${n(cx - 8)} ${n(108 - H * 0.52)} ${n(cx - 15)} ${n(cy + 8)}M${n(60 + lean * 0.6)} ${n(108 - H * 0.46)}Q${n(cx + 9)} ${n(108 - H * 0.55)} ${n(cx + 15)} ${n(cy + 8)}`,
        b[2],
        3.4,
      ) +
      (t.hint.birch ? birchMarks(108, H * 0.6, lean) : '') +
      clump(bl, g) +
      scallops(bl, g);
    if (t.hint.fruit)
      scatter(r, bl, 6 + spr, 9).forEach(([x, y]) => {
        s += t.hint.blossom ? five(x, y, 4.4, t.f) : berry(x, y, t.hint.fruit!, t.f);
      });
    else if (t.hint.blossom || t.flowery)
      scatter(r, bl, 6 + spr, 9).forEach(([x, y]) => {
        s += five(x, y, 4 + r(), t.f);
      });
    return s;
  },
  column(t: Traits) {
    const { r, g, b, grow } = t,
      H = 60 + grow * 4,
      w = 11 + r() * 6,
      top = 108 - H - 8,
      k = 7;
    let bl: Spot[] = [];
    for (let i = 0; i < k; i++) {
      const q = i / (k - 1),
        ww = Math.sin(Math.PI * (0.18 + q * 0.8)) * w;
      bl.push(
        [60 - ww * 0.45 + (r() - 0.5) * 3, 96 - q * (88 - top) + 2, ww * 0.72 + 3],
        [60 + ww * 0.45, 94 - q * (86 - top), ww * 0.68 + 3],
      );
    }
    bl = bl.map((q) => [q[0], Math.min(q[1], 88), q[2]]);
    let s =
      trunk(60, 108, 28, 3.6, 0, b) + (t.hint.birch ? birchMarks(108, 24, 0) : '') + clump(bl, g) + scallops(bl, g);
    if (t.flowery)
      scatter(r, bl, 7, 8).forEach(([x, y]) => {
        s += five(x, y, 3.8, t.f);
      });
    return s;
  },
  conifer(t: Traits) {
    const { r, g, b, grow } = t,
      tall = t.hint.giant ? 96 : 70 + grow * 4 + r() * 8,
      k = t.hint.giant ? 6 : 3 + Math.floor(r() * 3),
      w0 = t.hint.slim ? 18 : 24 + r() * 10,
      top = 108 - tall;
    let s = trunk(60, 108, 24, t.hint.giant ? 6.5 : 3.6, 0, t.hint.giant ? B.red : b),
      tiers = '';
    const y0 = t.hint.giant ? 84 : 97;
    for (let i = 0; i < k; i++) {
      const q0 = i / k,
        yb = y0 - q0 * (y0 - top) * 0.92,
        yt = Math.max(top, yb - ((y0 - top) / k) * 1.75),
        w = w0 * (1 - q0 * 0.78),
        sc = 5;
      let d = `M60 ${n(yt)}Q${n(60 + w * 0.35)} ${n(yb - 8)} ${n(60 + w)} ${n(yb)}`;
      for (let j = 0; j < sc; j++)
        d += `q${n(-w / sc)} ${n(j % 2 ? 5 : 4)} ${n((-2 * w) / sc)} ${n(j === sc - 1 ? 0 : 0)}`;
      d += `Q${n(60 - w * 0.35)} ${n(yb - 8)} 60 ${n(yt)}Z`;
      tiers +=
        P(d, g[1], `stroke="${g[3]}" stroke-width="1.4" stroke-linejoin="round"`) +
        P(
          `M60 ${n(yt)}Q${n(60 - w * 0.35)} ${n(yb - 8)} ${n(60 - w)} ${n(yb)}q${n(w / sc)} 3 ${n(w * 0.42)} 1Q${n(60 - w * 0.2)} ${n(yb - 8)} 60 ${n(yt)}Z`,
          t.cold ? '#F4F8F7' : g[0],
        ) +
        P(
          `M60 ${n(yt)}Q${n(60 + w * 0.35)} ${n(yb - 8)} ${n(60 + w)} ${n(yb)}q${n(-w * 0.25)} 4 ${n(-w * 0.6)} 1Q${n(60 + w * 0.3)} ${n(yb - 8)} 60 ${n(yt)}Z`,
          g[2],
        );
    }
    s += tiers;
    if (t.hint.cones || r() < 0.45)
      for (let i = 0; i < 4; i++) {
        const q = r(),
          yy = y0 - 8 - q * (y0 - top) * 0.6,
          ww = w0 * (1 - q) * 0.55;
        s += E(60 + (r() - 0.5) * 2 * ww, yy, 2.2, 3.6, '#8A5A30', 'stroke="#4A2C12" stroke-width=".9"');
      }
    return s;
  },
  pine(t: Traits) {
    const { r, g, b } = t,
      lean = (r() - 0.5) * 16;
    let s = trunk(60, 108, 66, 3.8, lean, b, 1.8);
    const pads = rows([
      [-18, 62, 15],
      [20, 54, 15],
      [-4, 36, 20],
      [-22 + r() * 6, 46, 10],
    ]);
    pads.forEach(([dx, y]) => {
      s += L(
        `M${n(60 + lean * 0.7)} ${y! + 12}Q${n(60 + dx! * 0.4 + lean)} ${y! + 4} ${n(60 + dx! + lean)} ${y}`,
        b[2],
        2.6,
      );
    });
    pads.forEach(([dx, y, w]) => {
      const x = 60 + dx! + lean;
      s += clump(
        [
          [x - w! * 0.6, y!, w! * 0.38],
          [x + w! * 0.55, y!, w! * 0.36],
          [x, y! - w! * 0.2, w! * 0.5],
          [x - w! * 0.2, y! + 1, w! * 0.4],
        ],
        g,
      );
    });
    return s;
  },
  palm(t: Traits) {
    const { r, g, b } = t,
      lean = (r() < 0.5 ? -1 : 1) * (6 + r() * 10),
      H = 52 + t.grow * 3,
      tx = 60 + lean,
      ty = 108 - H;
    let s = P(
      `M56 108Q${n(56 + lean * 0.1)} ${n(108 - H * 0.5)} ${n(tx - 2.6)} ${n(ty)}H${n(tx + 2.8)}Q${n(64 + lean * 0.2)} ${n(108 - H * 0.5)} 65 108Q60 111 56 108Z`,
      b[1],
      `stroke="${b[3]}" stroke-width="1.3"`,
    );
    for (let i = 1; i < 7; i++) {
      const q = i / 7,
        x = 60 + lean * q * q * 0.9 + lean * 0.1 * q,
        y = 108 - H * q;
      s += L(`M${n(x - 3.6)} ${n(y)}q3.5 2.4 7.4 0`, b[3], 1, 'opacity=".6"');
    }
    const fr = (a: number, len: number, k: 0 | 1 | 2) => {
      const dx = Math.cos(a) * len,
        dy = Math.sin(a) * len,
        ex = tx + dx,
        ey = ty + dy + Math.abs(dx) * 0.42 + 4,
        mx = tx + dx * 0.55,
        my = ty + dy * 1.1 - 8;
      const W = t.hint.broad ? 7.5 : 5;
      return (
        P(
          `M${n(tx)} ${n(ty)}Q${n(mx)} ${n(my - W)} ${n(ex)} ${n(ey)}Q${n(mx)} ${n(my + W * 1.3)} ${n(tx)} ${n(ty)}Z`,
          g[k],
          `stroke="${g[3]}" stroke-width="1.1" stroke-linejoin="round"`,
        ) +
        L(`M${n(tx)} ${n(ty)}Q${n(mx)} ${n(my + 1)} ${n(ex)} ${n(ey)}`, g[k ? 0 : 1], 1, 'opacity=".8"') +
        (t.hint.broad
          ? ''
          : [0.35, 0.5, 0.65, 0.8]
              .map((q) => {
                const x = tx + (ex - tx) * q,
                  y = ty + (my - ty) * 2 * q * (1 - q) + (ey - ty) * q * q;
                return L(`M${n(x)} ${n(y)}l${n(-Math.sign(dx) * 2)} ${n(W)}`, g[3], 0.8, 'opacity=".5"');
              })
              .join(''))
      );
    };
    const angs = [2.9, 0.2, 3.5, -0.4, 4, -0.95, 4.55];
    angs.forEach((a, i) => {
      s += fr(a, 30 + r() * 5, i < 2 ? 2 : i % 2 ? 1 : i > 3 ? 0 : 1);
    });
    const col = t.hint.broad ? F.yellow : t.f;
    for (let i = 0; i < 4 + t.spr / 2; i++)
      s += t.hint.banana
        ? at(
            tx - 5 + i * 3.2,
            ty + 7,
            20 - i * 14,
            1,
            P('M0 -4Q4 2 1 9Q-4 6 -3 -3Z', '#F5C63C', 'stroke="#8A6210" stroke-width="1"'),
          )
        : berry(tx - 6 + i * 3.4, ty + 4 + (i % 2) * 3, 3, col);
    return s;
  },
  umbrella(t: Traits) {
    const { r, g, b } = t,
      lean = (r() - 0.5) * 10;
    let s =
      trunk(60, 108, 40, 3.6, lean, b, 2) +
      L(
        `M${n(60 + lean * 0.8)} 76Q${n(48 + lean)} 66 ${n(34 + lean)} 54M${n(60 + lean)} 74Q${n(72 + lean)} 64 ${n(86 + lean)} 54M${n(60 + lean)} 70Q${n(62 + lean)} 58 ${n(58 + lean)} 50M${n(52 + lean)} 68Q${n(50 + lean)} 60 ${n(46 + lean)} 52`,
        b[2],
        3,
      );
    const bl: Spot[] = [];
    const k = t.hint.dragon ? 9 : 7;
    for (let i = 0; i < k; i++) {
      const q = (i / (k - 1)) * 2 - 1;
      bl.push([
        60 + lean + q * 36,
        49 - (1 - q * q) * (t.hint.dragon ? 16 : 10) + r() * 2,
        8 - Math.abs(q) * 2.4 + (1 - q * q) * 3,
      ]);
    }
    s +=
      clump(bl, g) +
      clump(
        [
          [34 + lean, 54, 5],
          [60 + lean, 52, 6],
          [86 + lean, 54, 5],
        ],
        g,
      );
    if (t.flowery)
      scatter(r, bl, 8, 7).forEach(([x, y]) => {
        s += C(x, y, 2.2, t.f[1], `stroke="${t.f[3]}" stroke-width=".8"`);
      });
    return s;
  },
  baobab(t: Traits) {
    const { r, g, b } = t;
    let s =
      P(
        'M40 108C46 96 44 74 47 60C44 52 38 48 32 42L36 39C44 44 50 47 54 50C54 42 52 36 50 30L55 29C58 36 60 42 61 48C66 44 70 38 72 30L77 31C76 40 72 48 70 53C76 51 82 47 87 42L90 46C84 52 76 56 74 62C77 76 76 96 82 108Q60 113 40 108Z',
        b[1],
        `stroke="${b[3]}" stroke-width="1.5" stroke-linejoin="round"`,
      ) +
      P('M40 108C46 96 44 74 47 60L54 58C50 74 54 96 50 110Z', b[0]) +
      P('M82 108C76 96 77 76 74 62L69 60C71 78 68 98 70 110Z', b[2]) +
      L('M58 98q2 -10 0 -20M64 90q1 -8 0 -14', b[2], 1.4);
    const bl: Spot[] = [
      [30, 38, 8],
      [38, 33, 7],
      [50, 25, 9],
      [60, 24, 7],
      [74, 25, 9],
      [84, 34, 7],
      [92, 40, 8],
      [66, 32, 6],
    ];
    s += clump(
      bl.map((q) => [q[0], q[1], q[2] + r() * 1.5]),
      g,
    );
    return s;
  },
  weeping(t: Traits) {
    const { r, g, b } = t;
    const s = trunk(60, 108, 54, 4.6, 0, b);
    const bl: Spot[] = [
      [44, 46, 15],
      [60, 38, 18],
      [77, 46, 15],
      [34, 56, 10],
      [86, 56, 10],
      [60, 52, 16],
    ];
    let cur = '';
    for (let i = 0; i < 15; i++) {
      const x = 26 + i * 4.9,
        len = 28 + r() * 18 - Math.abs(i - 7) * 0.8,
        y = 52 + Math.abs(i - 7) * 0.9;
      const f = t.hint.wisteria;
      cur += f
        ? spikeDown(x, y, len * 0.8, 3.2, t.f)
        : L(
            `M${n(x)} ${n(y)}q${n((i - 7) * 0.5)} ${n(len * 0.6)} ${n((i - 7) * 0.3)} ${n(len)}`,
            g[i % 3 === 0 ? 0 : i % 3]!,
            3.2,
          ) +
          L(
            `M${n(x)} ${n(y)}q${n((i - 7) * 0.5)} ${n(len * 0.6)} ${n((i - 7) * 0.3)} ${n(len)}`,
            g[3],
            0.7,
            'opacity=".4"',
          );
    }
    return (
      s +
      clump(bl, g) +
      cur +
      bl
        .slice(0, 3)
        .map(([x, y, q]) => E(x! - q! * 0.3, y! - q! * 0.4, q! * 0.5, q! * 0.34, g[0]))
        .join('')
    );
  },
  mangrove(t: Traits) {
    const { r, g, b } = t;
    let s =
      L(
        'M60 76Q44 84 38 108M60 78Q52 88 50 109M60 76Q76 84 83 108M60 78Q68 88 70 109M60 74Q36 78 28 106M60 74Q84 78 93 106',
        b[3],
        5,
      ) +
      L(
        'M60 76Q44 84 38 108M60 78Q52 88 50 109M60 76Q76 84 83 108M60 78Q68 88 70 109M60 74Q36 78 28 106M60 74Q84 78 93 106',
        b[1],
        3,
      ) +
      trunk(60, 80, 30, 4, (r() - 0.5) * 6, b, 1);
    const bl: Spot[] = [
      [42, 50, 13],
      [60, 42, 17],
      [78, 50, 13],
      [32, 56, 9],
      [88, 56, 9],
      [60, 56, 13],
    ];
    s += clump(bl, g) + scallops(bl, g);
    scatter(r, bl, 5, 10).forEach(([x, y]) => {
      s += C(x, y, 2.4, t.f[1], `stroke="${t.f[3]}" stroke-width=".9"`);
    });
    return s;
  },
  fig(t: Traits) {
    const { r, g, b } = t;
    let s = '';
    for (const [x, l] of rows([
      [48, 6],
      [60, 0],
      [71, -5],
      [54, 3],
      [66, -3],
    ]))
      s += trunk(x, 108, 56, 2.8, l, b, 1.6);
    s +=
      L('M50 104Q60 90 68 60M70 104Q58 84 52 62M56 106Q66 96 70 72', b[3], 1.4) +
      (t.hint.beard ? [38, 44, 80, 86].map((x) => L(`M${x} 56q1 20 -1 ${24 + r() * 18}`, b[2], 1.6)).join('') : '');
    const bl: Spot[] = [
      [36, 46, 13],
      [50, 36, 15],
      [68, 34, 16],
      [84, 46, 13],
      [60, 48, 15],
      [44, 54, 10],
      [78, 55, 10],
    ];
    s += clump(bl, g) + scallops(bl, g);
    scatter(r, bl, 7, 9).forEach(([x, y]) => {
      s += berry(x, y, 2.6, t.f);
    });
    return s;
  },
};
const spikeDown = (x: number, y: number, h: number, w: number, f: Tones): string => {
  let s = '';
  const k = Math.max(3, Math.round(h / 4));
  for (let i = 0; i < k; i++) {
    const ww = w * (1 - (i / k) * 0.7);
    s +=
      E(x - ww * 0.4, y + (i * h) / k, ww * 0.7, 2.4, f[i % 2 ? 0 : 1]) +
      E(x + ww * 0.5, y + (i * h) / k + 1, ww * 0.6, 2.2, f[2]);
  }
  return s;
};
const birchMarks = (y: number, h: number, lean: number): string =>
  [0.15, 0.3, 0.42, 0.55, 0.7, 0.85]
    .map((q, i) => L(`M${n(60 + lean * q + (i % 2 ? -4 : 1))} ${n(y - h * q)}h${i % 2 ? 3.4 : 3}`, '#4A4238', 1.6))
    .join('');
