/** Herbs: grasses, flowers, mosses, water plants. */
import { B, C, E, F, L, P, at, bloom, clump, leaf, n, pompom, rows, spike, type Spot, type Tones } from './brushes';
import type { Traits } from './traits';

export const herbs = {
  grass(t: Traits) {
    const { r, g } = t;
    let s = '';
    const k = 16 + t.spr * 2,
      hi = 40 + Math.min(4, t.grow) * 4;
    const blade = (tone: string) => {
      const q = r() * 2 - 1,
        h = hi * (0.55 + r() * 0.5) * (1 - Math.abs(q) * 0.25),
        x = 60 + q * 12,
        ex = x + q * 24 + (r() - 0.5) * 10;
      return P(
        `M${n(x - 1.9)} 109Q${n(x + q * 4)} ${n(109 - h * 0.7)} ${n(ex)} ${n(109 - h)}Q${n(x + 2.5 + q * 6)} ${n(109 - h * 0.6)} ${n(x + 2)} 109Z`,
        tone,
        '',
      );
    };
    for (let i = 0; i < k; i++) s += blade(g[i < k * 0.4 ? 2 : 1]);
    const heads = 4 + Math.min(t.spr, 4);
    for (let i = 0; i < heads; i++) {
      const q = heads > 1 ? (i / (heads - 1)) * 2 - 1 : 0,
        ex = 60 + q * 30,
        ey = 104 - hi - 14 + Math.abs(q) * 16 + r() * 8;
      s += L(`M60 108Q${n(60 + q * 8)} ${n(ey + 34)} ${n(ex)} ${n(ey)}`, g[3], 1.4);
      const a = q * 34;
      if (t.hint.plume) {
        s += at(
          ex,
          ey,
          a,
          1,
          P('M0 8C-9 0 -6 -16 0 -24C6 -16 9 0 0 8Z', t.f[1], `stroke="${t.f[3]}" stroke-width="1.1"`) +
            P('M0 8C-9 0 -6 -16 0 -24Q-2 -8 0 8Z', t.f[0]),
        );
      } else if (t.hint.ear) {
        s += at(
          ex,
          ey,
          a,
          1,
          [0, 1, 2, 3, 4].map((j) => L(`M-2 ${-j * 5}l-5 -10M2 ${-j * 5}l5 -10`, '#C99B3A', 0.9)).join('') +
            [0, 1, 2, 3, 4]
              .map(
                (j) =>
                  E(-2.6, -j * 5, 3, 3.8, '#F7D680', 'stroke="#8A5F16" stroke-width=".9"') +
                  E(2.6, -j * 5 - 1, 3, 3.8, '#E0AC48', 'stroke="#8A5F16" stroke-width=".9"'),
              )
              .join(''),
        );
      } else s += spike(ex, ey + 3, 16, 2.7, t.f, a);
    }
    for (let i = 0; i < k * 0.5; i++) s += blade(g[i % 3 ? 1 : 0]);
    return s;
  },
  stems(t: Traits) {
    /* tall flowers on leafy stems */ const { r, g } = t,
      k = t.hint.one ? 1 : t.hint.few || 2 + Math.min(3, t.spr >> 1);
    let s = '';
    const R = t.hint.one ? 24 : 6 + r() * 3 + (k < 4 ? 2 : 0);
    const list: Spot[] = [];
    for (let i = 0; i < k; i++) {
      const q = k > 1 ? (i / (k - 1)) * 2 - 1 : 0;
      list.push([60 + q * (k > 3 ? 30 : 22), 44 + Math.abs(q) * 14 + (i % 2) * 6 - t.grow * 2, q]);
    }
    list.forEach(([x, y, q]) => {
      s +=
        L(`M60 108Q${n(60 + q * 6)} ${n(y + 30)} ${n(x)} ${n(y)}`, g[3], 3) +
        L(`M60 108Q${n(60 + q * 6)} ${n(y + 30)} ${n(x)} ${n(y)}`, g[1], 1.6);
    });
    const wl = t.hint.strap ? 4.5 : 7;
    rows([
      [-152, 30],
      [-28, 30],
      [-118, 26],
      [-62, 26],
    ]).forEach(([a, l]) => {
      s += leaf(60, 107, a, l + r() * 8, wl, g);
    });
    if (!t.hint.strap)
      list.forEach(([x, y, q]) => {
        s +=
          leaf(60 + (x - 60) * 0.5, y + 26, -150 + q * 20, 13, 4.4, g) +
          leaf(60 + (x - 60) * 0.55, y + 22, -30 + q * 20, 13, 4.4, g);
      });
    list
      .sort((a, b) => a[1] - b[1])
      .forEach(([x, y]) => {
        s += t.hint.sun
          ? Array.from({ length: 18 }, (_, i) =>
              at(
                x,
                y,
                i * 20,
                1,
                P(
                  `M-4 ${n(-R * 0.5)}Q-4.5 ${n(-R * 0.85)} 0 ${n(-R * 1.05)}Q4.5 ${n(-R * 0.85)} 4 ${n(-R * 0.5)}Z`,
                  F.yellow[i < 4 || i > 13 ? 0 : i < 10 ? 2 : 1],
                  `stroke="${F.yellow[3]}" stroke-width=".9"`,
                ),
              ),
            ).join('') +
            C(x, y, R * 0.56, F.brown[1], `stroke="${F.brown[3]}" stroke-width="1.4"`) +
            E(x - 3, y - 4, R * 0.3, R * 0.24, F.brown[0]) +
            rows([
              [4, 4],
              [-3, 6],
              [6, -3],
              [0, 1],
              [-7, 1],
            ])
              .map(([a, b]) => C(x + a, y + b, 1.1, F.brown[3]))
              .join('')
          : t.hint.orchid
            ? orchid(x, y, R * 0.95, t.f)
            : bloom(t.flower)(x, y, R, t.f);
      });
    return s;
  },
  leafy(t: Traits) {
    const { g } = t;
    let s = '';
    const tiers = 4 + Math.min(2, t.grow);
    rows([
      [-15, 0.8],
      [15, 0.82],
      [0, 1],
    ]).forEach(([dx, sc]) => {
      const h = (50 + t.grow * 4) * sc,
        x0 = 60 + dx * 0.6;
      s += L(`M${x0} 108Q${n(x0)} ${n(108 - h * 0.5)} ${n(60 + dx)} ${n(108 - h)}`, g[3], 2.4);
      for (let j = 0; j < tiers; j++) {
        const u = 0.15 + (j / tiers) * 0.85,
          x = x0 + (60 + dx - x0) * u,
          y = 108 - h * u,
          l = (19 - j * 2) * sc,
          w = t.hint.narrow ? 2.6 : 7 * sc;
        s += leaf(x, y, -160 + j * 6, l, w, g) + leaf(x, y, -20 - j * 6, l, w, g);
      }
      s += leaf(60 + dx, 108 - h, -105, 9, 4, g) + leaf(60 + dx, 108 - h, -75, 9, 4, g);
      if (t.hint.pod)
        s += at(
          60 + dx + 5,
          108 - h * 0.45,
          20,
          1,
          P('M0 0C6 2 6 14 1 18C-4 14 -4 4 0 0Z', t.f[1], `stroke="${t.f[3]}" stroke-width="1.2"`) +
            P('M0 0C-4 4 -4 14 1 18Q-1 8 0 0Z', t.f[0]),
        );
      else if (t.flowery || t.hint.spike) s += spike(60 + dx, 108 - h - 3, 13, 3, t.f);
    });
    return s;
  },
  umbel(t: Traits) {
    const { g } = t;
    let s = '';
    rows([
      [-28, 40, 0.75],
      [27, 44, 0.8],
      [0, 62, 1],
    ]).forEach(([dx, h, sc]) => {
      const x = 60 + dx,
        y = 108 - h - t.grow * 2;
      s +=
        L(`M60 108Q${n(60 + dx * 0.2)} ${n(y + 18)} ${x} ${y}`, g[3], 3) +
        L(`M60 108Q${n(60 + dx * 0.2)} ${n(y + 18)} ${x} ${y}`, g[0], 1.4);
      for (let i = 0; i < 7; i++) {
        const q = (i / 6) * 2 - 1,
          ex = x + q * 19 * sc,
          ey = y - 16 * sc + q * q * 8;
        s +=
          L(`M${x} ${y}Q${n(x + q * 8)} ${n(y - 6)} ${n(ex)} ${n(ey)}`, g[2], 1.2) +
          clump(
            [
              [ex - 1.8, ey, 2.3 * sc],
              [ex + 1.8, ey - 0.6, 2.3 * sc],
              [ex, ey - 2.2, 2.3 * sc],
            ],
            t.f,
            0.9,
          );
      }
    });
    if (t.hint.bulb) s += bulb(60, 108, 12, F.white);
    for (let i = 0; i < 6; i++) {
      const a = [-165, -140, -115, -65, -40, -15][i];
      s += at(
        60,
        106,
        a!,
        1,
        L('M0 0H28M8 0l6 -5M8 0l6 5M15 0l5 -4.5M15 0l5 4.5M22 0l4 -3M22 0l4 3', g[i % 2 ? 1 : 2], 2),
      );
    }
    return s;
  },
  bulbs(t: Traits) {
    const { r, g } = t;
    let s = '';
    const k = 7;
    for (let i = 0; i < k; i++) {
      const q = (i / (k - 1)) * 2 - 1,
        h = 40 + r() * 16 + t.grow * 3,
        x = 60 + q * 22,
        y = 104 - h;
      s += P(
        `M${n(58 + q * 3)} 102Q${n(60 + q * 4)} ${n(y + 24)} ${n(x - 1)} ${n(y)}Q${n(63 + q * 6)} ${n(y + 26)} ${n(62 + q * 3)} 102Z`,
        g[i % 3]!,
        `stroke="${g[3]}" stroke-width=".9"`,
      );
      if (i % 2 === 0 || t.hint.many) s += pompom(x, y - 2, 6.4, t.f);
    }
    return s + (t.hint.many ? '' : bulb(60, 106, 14, t.hint.bulb || F.white));
  },
  moss(t: Traits) {
    const { r, g } = t;
    const bl: Spot[] = [];
    for (let i = 0; i < 11; i++) {
      const q = (i / 10) * 2 - 1;
      bl.push([60 + q * 40, 103 - (1 - q * q) * 14 * r(), 6 + r() * 5 + (1 - q * q) * 5]);
    }
    let s =
      E(66, 109, 46, 5, '#2A2019', 'opacity=".16"') +
      P(
        'M22 108C26 92 38 86 48 88C54 80 74 80 80 90C92 88 100 98 99 108Q60 113 22 108Z',
        '#8E897E',
        'stroke="#4E4A42" stroke-width="1.4"',
      ) +
      P('M22 108C26 92 38 86 48 88C38 94 36 102 38 110Z', '#B8B3A6') +
      clump(
        bl.map((q) => [q[0], q[1] - 10, q[2]]),
        g,
      );
    for (let i = 0; i < 14 + t.spr * 2; i++) {
      const x = 24 + r() * 72,
        y = 92 - Math.sin(((x - 24) / 72) * 3.14) * 14;
      const h = 10 + r() * 14;
      if (t.hint.fern)
        s += at(
          x,
          y,
          (x - 60) * 0.9,
          1,
          L(`M0 4V${-h}`, g[3], 1.2) +
            [0.2, 0.4, 0.6, 0.8].map((u) => L(`M0 ${n(-h * u)}l-4 -3M0 ${n(-h * u)}l4 -3`, g[0], 1.5)).join(''),
        );
      else
        s +=
          L(
            `M${n(x)} ${n(y + 4)}q${n((r() - 0.5) * 5)} ${n(-h * 0.6)} ${n((x - 60) * 0.12)} ${n(-h)}`,
            g[i % 2 ? 3 : 2],
            1.3,
          ) + E(x + (x - 60) * 0.12, y + 3 - h, 2, 3, t.f[1], `stroke="${t.f[3]}" stroke-width=".8"`);
    }
    return s;
  },
  lichen(t: Traits) {
    const { r, f } = t;
    let s =
      P(
        'M14 106Q30 92 60 96T106 84L108 92Q90 100 62 106T16 112Z',
        B.dark[1],
        `stroke="${B.dark[3]}" stroke-width="1.4"`,
      ) + P('M14 106Q30 92 60 96T106 84L106.5 87Q86 94 60 100T18 109Z', B.dark[0]);
    const br = (x: number, y: number, a: number, l: number, d: number): string => {
      if (d === 0 || l < 3) return C(x, y, 2, f[0], `stroke="${f[3]}" stroke-width=".8"`);
      const ex = x + Math.cos(a) * l,
        ey = y + Math.sin(a) * l;
      return (
        L(`M${n(x)} ${n(y)}L${n(ex)} ${n(ey)}`, f[3], d * 1.1 + 2) +
        L(`M${n(x)} ${n(y)}L${n(ex)} ${n(ey)}`, f[d > 2 ? 1 : 0], d * 1.1) +
        br(ex, ey, a - 0.45 - r() * 0.3, l * 0.72, d - 1) +
        br(ex, ey, a + 0.4 + r() * 0.35, l * 0.7, d - 1)
      );
    };
    rows([
      [28, 100, -1.9],
      [46, 97, -1.7],
      [62, 97, -1.5],
      [78, 94, -1.35],
      [94, 90, -1.2],
    ]).forEach(([x, y, a], i) => {
      s += br(x, y, a, 12 + (i === 2 ? 6 : r() * 4), 4);
    });
    return s;
  },
  lily(t: Traits) {
    const { g, f } = t;
    let s = '';
    const pad = (x: number, y: number, w: number) =>
      E(x, y + 2, w, w * 0.32, g[3]) +
      P(
        `M${x} ${y}L${n(x + w * 0.86)} ${n(y + w * 0.16)}A${w} ${n(w * 0.32)} 0 1 1 ${n(x + w * 0.98)} ${n(y - w * 0.07)}Z`,
        g[1],
        `stroke="${g[3]}" stroke-width="1.2"`,
      ) +
      P(
        `M${n(x - w * 0.95)} ${y}A${w} ${n(w * 0.32)} 0 0 1 ${n(x + w * 0.2)} ${n(y - w * 0.31)}Q${n(x - w * 0.5)} ${n(y - w * 0.1)} ${n(x - w * 0.95)} ${y}Z`,
        g[0],
      );
    s += pad(30, 92, 20) + pad(92, 90, 18) + pad(60, 104, 30);
    const bl = (x: number, y: number, R: number) => {
      let o = '';
      rows([
        [-72, 1],
        [72, 1],
        [-48, 0.98],
        [48, 0.98],
        [-24, 1.05],
        [24, 1.05],
        [0, 1.1],
      ]).forEach(([a, q]) => {
        o += at(
          x,
          y,
          a,
          1,
          P(
            `M0 0C${n(-R * 0.42)} ${n(-R * 0.4)} ${n(-R * 0.3)} ${n(-R * 0.9 * q)} 0 ${n(-R * q)}C${n(R * 0.3)} ${n(-R * 0.9 * q)} ${n(R * 0.42)} ${n(-R * 0.4)} 0 0Z`,
            f[a < 0 ? 0 : a > 40 ? 2 : 1],
            `stroke="${f[3]}" stroke-width="1"`,
          ),
        );
      });
      return o + E(x, y - 2, R * 0.2, R * 0.14, F.yellow[1]);
    };
    s += t.hint.lotus ? L('M60 104Q58 84 62 62', g[3], 3) + bl(62, 66, 26) : bl(60, 98, 24);
    if (t.spr > 3) s += bl(92, 88, 11);
    return s;
  },
  fern(t: Traits) {
    const { g } = t;
    let s = '';
    rows([
      [-62, 44],
      [62, 44],
      [-36, 56],
      [36, 56],
      [-12, 64],
      [14, 62],
    ]).forEach(([a, l]) => {
      let o = L(`M0 0Q${a > 0 ? 4 : -4} ${-l * 0.6} ${a * 0.12} ${-l}`, g[3], 2);
      for (let j = 1; j < 9; j++) {
        const u = j / 9,
          w = (1 - u) * 13 + 3;
        o += leaf(a * 0.12 * u * u, -l * u, -150, w, 2.8, g, 0) + leaf(a * 0.12 * u * u, -l * u, -30, w, 2.8, g, 0);
      }
      s += at(60, 108, a * 0.8, 1, o);
    });
    return s;
  },
  corn(t: Traits) {
    const { g } = t;
    let s = L('M60 109V30', g[3], 6) + L('M60 109V30', g[1], 4);
    rows([
      [96, -150, 36],
      [90, -28, 38],
      [74, -152, 34],
      [66, -30, 34],
      [50, -150, 26],
      [46, -32, 26],
    ]).forEach(([y, a, l]) => {
      s += leaf(60, y, a, l, 5.5, g);
    });
    s += rows([
      [-18, 20],
      [-6, 14],
      [6, 14],
      [18, 20],
    ])
      .map(([dx, y]) => L(`M60 32L${60 + dx} ${y}`, F.tan[2], 2))
      .join('');
    rows([
      [50, 74, -18],
      [71, 62, 18],
    ]).forEach(([x, y, a]) => {
      s += at(
        x,
        y,
        a,
        1,
        E(0, 0, 6.5, 14, F.yellow[1], `stroke="${F.yellow[3]}" stroke-width="1.3"`) +
          E(-2, -3, 2.6, 9, F.yellow[0]) +
          [-8, -4, 0, 4, 8].map((q) => L(`M-5 ${q}h10`, F.yellow[2], 0.8)).join('') +
          P('M-7 2C-9 12 -4 18 0 18Q-4 10 -7 2Z', g[1]) +
          P('M7 2C9 12 4 18 0 18Q4 10 7 2Z', g[2]),
      );
    });
    return s;
  },
};
const bulb = (x: number, y: number, r: number, f: Tones): string =>
  P(
    `M${x} ${n(y - r * 1.5)}C${n(x + r * 0.3)} ${n(y - r)} ${n(x + r)} ${n(y - r * 0.9)} ${n(x + r)} ${n(y - r * 0.2)}C${n(x + r)} ${n(y + r * 0.4)} ${n(x - r)} ${n(y + r * 0.4)} ${n(x - r)} ${n(y - r * 0.2)}C${n(x - r)} ${n(y - r * 0.9)} ${n(x - r * 0.3)} ${n(y - r)} ${x} ${n(y - r * 1.5)}Z`,
    f[1],
    `stroke="${f[3]}" stroke-width="1.3"`,
  ) +
  P(
    `M${x} ${n(y - r * 1.5)}C${n(x - r * 0.3)} ${n(y - r)} ${n(x - r)} ${n(y - r * 0.9)} ${n(x - r)} ${n(y - r * 0.2)}Q${n(x - r * 0.8)} ${n(y + r * 0.2)} ${n(x - r * 0.4)} ${n(y + r * 0.2)}Q${n(x - r * 0.6)} ${n(y - r * 0.6)} ${x} ${n(y - r * 1.5)}Z`,
    f[0],
  ) +
  L(
    `M${n(x + 1)} ${n(y - r * 1.1)}Q${n(x + r * 0.5)} ${n(y - r * 0.4)} ${n(x + r * 0.2)} ${n(y + r * 0.2)}`,
    f[2],
    1.2,
  );
const orchid = (x: number, y: number, r: number, f: Tones): string =>
  [-90, 90, 0, -140, 140]
    .map((a, i) =>
      at(
        x,
        y,
        a,
        1,
        P(
          `M0 0C${n(-r * 0.55)} ${n(-r * 0.4)} ${n(-r * 0.4)} ${n(-r)} 0 ${n(-r * 1.1)}C${n(r * 0.4)} ${n(-r)} ${n(r * 0.55)} ${n(-r * 0.4)} 0 0Z`,
          f[i === 0 ? 0 : i === 1 ? 2 : 1],
          `stroke="${f[3]}" stroke-width="1"`,
        ) + L(`M-1.5 ${n(-r * 0.35)}h2M-.5 ${n(-r * 0.6)}h2`, f[3], 1.1, 'opacity=".7"'),
      ),
    )
    .join('') +
  E(x, y + r * 0.25, r * 0.34, r * 0.42, F.magenta[1], `stroke="${F.magenta[3]}" stroke-width="1"`) +
  C(x, y, r * 0.18, F.yellow[0]);
