/** Bushes, cacti, vines and carnivores. */
import {
  B,
  C,
  E,
  F,
  L,
  P,
  at,
  bell,
  berry,
  bloom,
  clump,
  cup,
  daisy,
  five,
  leaf,
  n,
  pompom,
  rows,
  scallops,
  scatter,
  spike,
  trunk,
  type Spot,
} from './brushes';
import type { Traits } from './traits';

export const bushes = {
  dome(t: Traits) {
    const { r, g, b, spr } = t,
      k = 5 + Math.min(4, spr),
      W = 24 + r() * 10,
      H = 22 + t.grow * 3 + r() * 8;
    let st = '';
    for (let i = -2; i <= 2; i++)
      st += L(`M60 108Q${n(60 + i * 4)} 98 ${n(60 + i * W * 0.42)} ${n(92 - Math.abs(i) * -3)}`, b[2], 2.6);
    const bl: Spot[] = [];
    for (let i = 0; i < k; i++) {
      const a = Math.PI + (i / (k - 1)) * Math.PI;
      bl.push([60 + Math.cos(a) * W, 92 + Math.sin(a) * H, 9.5 + r() * 4.5]);
    }
    bl.push([60, 84 - H * 0.2, 15], [60 - W * 0.5, 90, 12], [60 + W * 0.5, 90, 12]);
    let s = st + clump(bl, g) + scallops(bl, g);
    const fl = scatter(r, bl, 6 + spr, t.hint.big ? 15 : 10);
    fl.forEach(([x, y]) => {
      s += t.hint.berry ? berry(x, y, 3.1, t.f) : bloom(t.flower)(x, y, t.hint.big ? 7.2 : 4.9, t.f);
    });
    return s;
  },
  boxwood(t: Traits) {
    const { r, g, b } = t;
    const ball = (x: number, y: number, q: number): [string, Spot[]] => {
      const bl: Spot[] = [];
      for (let i = 0; i < 9; i++) {
        const a = (i / 9) * 6.283;
        bl.push([x + Math.cos(a) * q * 0.66, y + Math.sin(a) * q * 0.62, q * 0.42]);
      }
      bl.push([x, y, q * 0.7]);
      return [clump(bl, g) + scallops(bl, g), bl];
    };
    const two = t.hint.two ?? r() < 0.5;
    const A = ball(60, two ? 82 : 70, two ? 21 : 27),
      Bq = two ? ball(60, 46, 14) : null;
    let s = trunk(60, 108, two ? 60 : 40, 3.2, 0, b) + A[0] + (Bq ? Bq[0] : '');
    scatter(r, Bq ? [...A[1], ...Bq[1]] : A[1], 9, 9).forEach(([x, y]) => {
      s += t.hint.berry || t.spr < 4 ? berry(x, y, 2.9, t.f) : five(x, y, 4.2, t.f);
    });
    return s;
  },
  sprays(t: Traits) {
    const { r, g } = t,
      k = 7 + Math.min(4, t.spr);
    let s = '';
    for (let i = 0; i < k; i++) {
      const q = (i / (k - 1)) * 2 - 1,
        ex = 60 + q * 34,
        h = 44 + t.grow * 3 + r() * 12 - Math.abs(q) * 14,
        ey = 108 - h;
      s += L(`M60 108Q${n(60 + q * 14)} ${n(108 - h * 0.5)} ${n(ex)} ${n(ey)}`, g[3], 2);
      for (let j = 1; j < 6; j++) {
        const u = j / 6,
          x = 60 + q * 28 * u * (1 - u) + (ex - 60) * u * u,
          y = 108 - h * u;
        s +=
          leaf(x, y, q * 40 - 160 + u * 20, 10 - u * 2, 3.2, g, 0) +
          leaf(x, y, q * 40 - 20 - u * 20, 10 - u * 2, 3.2, g, 0);
      }
      s += spike(ex, ey + 2, 15 + r() * 5, 3.4, t.f, q * 24);
    }
    return s;
  },
  canes(t: Traits) {
    const { r, g } = t,
      k = 5;
    let s = '';
    const fr: [number, number][] = [];
    for (let i = 0; i < k; i++) {
      const q = (i / (k - 1)) * 2 - 1,
        ex = 60 + q * 42,
        ey = 78 + Math.abs(q) * 10 - r() * 6,
        my = 40 + r() * 12;
      const d = `M60 108Q${n(60 + q * 16)} ${n(my)} ${n(ex)} ${n(ey)}`;
      s += L(d, g[3], 2.4) + L(d, t.hint.red ? F.red[1] : g[1], 1.2);
      for (let j = 2; j < 7; j++) {
        const u = j / 7,
          x = (1 - u) * (1 - u) * 60 + 2 * u * (1 - u) * (60 + q * 16) + u * u * ex,
          y = (1 - u) * (1 - u) * 108 + 2 * u * (1 - u) * my + u * u * ey;
        s += leaf(x, y, j % 2 ? -150 + r() * 20 : -40 + r() * 20, 13, 5.4, g);
        if (j > 3) fr.push([x + (r() - 0.5) * 6, y + 6]);
      }
    }
    fr.forEach(([x, y], i) => {
      if (i % 2 === 0 || t.spr > 3)
        s += t.hint.agg
          ? clump(
              [
                [x - 2, y - 1.5, 2.2],
                [x + 2, y - 1.5, 2.2],
                [x, y + 1.8, 2.2],
              ],
              t.f,
              1,
            )
          : berry(x, y, 3.6, t.f);
    });
    return s;
  },
  cactus(t: Traits) {
    const { r } = t,
      g = t.g;
    const s = '';
    const pad = (x: number, y: number, a: number, w: number, h: number, d: number) => {
      let o = at(
        x,
        y,
        a,
        1,
        E(0, -h, w, h, g[1], `stroke="${g[3]}" stroke-width="1.4"`) +
          P(
            `M${n(-w)} ${n(-h)}A${n(w)} ${n(h)} 0 0 1 ${n(w * 0.3)} ${n(-h * 1.95)}Q${n(-w * 0.6)} ${n(-h * 1.4)} ${n(-w * 0.55)} ${n(-h * 0.3)}Q${n(-w)} ${n(-h * 0.6)} ${n(-w)} ${n(-h)}Z`,
            g[0],
          ) +
          rows([
            [-0.3, -0.6],
            [0.35, -0.8],
            [0, -1.2],
            [-0.45, -1.4],
            [0.45, -1.4],
            [0.1, -1.7],
            [0.05, -0.4],
          ])
            .map(([px, py]) => L(`M${n(px * w)} ${n(py * h)}l-1.4 -1.8m1.4 1.8l1.6 -1.6`, '#F7F0D8', 0.8))
            .join('') +
          (d > 0 ? '' : ''),
      );
      if (d > 0) {
        const ra = (a * Math.PI) / 180,
          tx = x + Math.sin(ra) * 2 * h * 0.86,
          ty = y - Math.cos(ra) * 2 * h * 0.86;
        o +=
          pad(tx - 4, ty + 3, a - 34 - r() * 14, w * 0.78, h * 0.78, d - 1) +
          pad(tx + 4, ty + 3, a + 30 + r() * 16, w * 0.74, h * 0.74, d - 1);
      } else {
        const ra = (a * Math.PI) / 180,
          tx = x + Math.sin(ra) * 2 * h,
          ty = y - Math.cos(ra) * 2 * h;
        o += t.flower === 'cup' ? cup(tx, ty - 2, 3.6, t.f) : daisy(tx, ty - 1, 4.6, t.f);
      }
      return o;
    };
    return s + pad(60, 109, (r() - 0.5) * 8, 12.5, 14.5, 2);
  },
  organ(t: Traits) {
    const { r, g } = t;
    let s = '';
    const k = 4 + Math.floor(r() * 3);
    const cols: [number, number][] = [];
    for (let i = 0; i < k; i++)
      cols.push([60 + (i - (k - 1) / 2) * 11, 40 + r() * 30 + (i === Math.floor(k / 2) ? 18 : 0)]);
    cols
      .sort((a, b) => b[1] - a[1])
      .forEach(([x, h]) => {
        const y = 108 - h;
        s +=
          P(`M${n(x - 5.5)} 108V${n(y)}a5.5 5.5 0 0 1 11 0V108Z`, g[1], `stroke="${g[3]}" stroke-width="1.4"`) +
          P(`M${n(x - 5.5)} 108V${n(y)}a5.5 5.5 0 0 1 5 -5.5Q${n(x - 2.5)} ${n(y)} ${n(x - 2.5)} 108Z`, g[0]) +
          L(`M${n(x + 1)} ${n(y + 2)}V106M${n(x + 3.6)} ${n(y + 3)}V106`, g[2], 1) +
          daisy(x, y - 5, 4, t.f);
      });
    return s;
  },
  vine(t: Traits) {
    const { r, g } = t;
    const v = t.seed % 3,
      fr = [
        'M38 108V38M82 108V38M34 50H86M34 70H86M34 90H86',
        'M34 108V66C34 24 86 24 86 66V108M34 84H86',
        'M60 108V26M44 40L76 40M42 62H78M44 84H76',
      ][v];
    let s = L(fr!, B.brown[3], 4.6) + L(fr!, B.brown[0], 2.6);
    const d = [
      'M60 109C44 98 78 90 62 82S34 72 48 60S86 62 78 46S52 40 46 34',
      'M34 109C26 84 44 70 36 54S52 24 66 32S92 48 86 66',
      'M60 109C46 98 76 90 62 78S46 62 60 52S72 40 60 30',
    ][v];
    s += L(d!, g[3], 3) + L(d!, g[1], 1.6);
    const pts = [
      [
        [52, 98],
        [70, 92],
        [64, 82],
        [46, 76],
        [40, 64],
        [52, 58],
        [70, 60],
        [82, 54],
        [76, 44],
        [60, 40],
        [46, 34],
        [84, 76],
        [36, 88],
      ],
      [
        [34, 98],
        [38, 84],
        [32, 72],
        [40, 60],
        [36, 48],
        [46, 38],
        [56, 31],
        [68, 33],
        [78, 40],
        [86, 52],
        [84, 64],
        [90, 76],
        [84, 90],
      ],
      [
        [54, 98],
        [66, 90],
        [70, 80],
        [54, 74],
        [46, 66],
        [58, 58],
        [70, 52],
        [64, 42],
        [52, 44],
        [60, 32],
        [74, 66],
        [46, 84],
        [76, 40],
      ],
    ][v];
    pts!.forEach(([x, y], i) => {
      const a = r() * 360;
      s += at(
        x!,
        y!,
        a,
        1,
        P(
          'M0 0C-8 -3 -9 -11 -4 -14Q-1 -13 0 -10Q1 -13 4 -14C9 -11 8 -3 0 0Z',
          g[i % 3 === 1 ? 1 : i % 3]!,
          `stroke="${g[3]}" stroke-width="1"`,
        ),
      );
    });
    pts!
      .filter((_, i) => i % 2 === 0)
      .forEach(([x, y]) => {
        s += t.hint.berry
          ? berry(x! + 3, y! + 3, 4, t.f)
          : t.flower === 'bell'
            ? bell(x! + 3, y! + 4, 5, t.f)
            : daisy(x! + 3, y! + 2, 6.4, t.f);
      });
    return s;
  },
  rosette(t: Traits) {
    const { g } = t;
    let s = '';
    for (let ring = 0; ring < 3; ring++) {
      const m = 5 - ring;
      for (let i = 0; i <= m; i++) {
        const a = -165 + (150 * i) / m + (ring % 2 ? 12 : 0),
          len = 38 - ring * 6;
        s += leaf(60, 106, a, len, 6.4 - ring * 0.4, g);
      }
    }
    s += t.hint.big
      ? pompom(60, 76, 14, t.f)
      : [
          [50, 74],
          [68, 70],
          [60, 60],
        ]
          .slice(0, 1 + Math.min(2, (t.spr / 2) | 0))
          .map(([x, y]) => L(`M60 104Q${x} 90 ${x} ${y}`, g[3], 2) + bloom(t.flower)(x!, y!, 8, t.f))
          .join('');
    return s;
  },
  giantflower(t: Traits) {
    const { g, f } = t;
    let s = leaf(60, 106, -172, 40, 9, g) + leaf(60, 106, -8, 40, 9, g);
    for (let i = 0; i < 5; i++)
      s += at(
        60,
        76,
        i * 72 + 18,
        1,
        P(
          'M-4 -8C-20 -18 -17 -38 0 -38S20 -18 4 -8Z',
          f[i < 1 || i > 3 ? 0 : i === 2 ? 2 : 1],
          `stroke="${f[3]}" stroke-width="1.4"`,
        ) +
          E(-5, -24, 2.4, 1.8, F.cream[0]) +
          E(6, -30, 2.2, 1.6, F.cream[0]) +
          E(3, -19, 2, 1.5, F.cream[0]),
      );
    return (
      s +
      C(60, 76, 14, f[2], `stroke="${f[3]}" stroke-width="1.5"`) +
      E(60, 77, 8.5, 7.5, f[3]) +
      P('M46.5 74A14 14 0 0 1 66 63Q54 66 46.5 74Z', f[0])
    );
  },
  traps(t: Traits) {
    const { g } = t;
    let s = '';
    rows([
      [-38, 24],
      [34, 26],
      [-16, 42],
      [16, 44],
      [0, 56],
    ]).forEach(([dx, h]) => {
      const x = 60 + dx,
        y = 108 - h;
      s +=
        L(`M60 108Q${n(60 + dx * 0.3)} ${n(108 - h * 0.7)} ${x} ${y}`, g[3], 4) +
        L(`M60 108Q${n(60 + dx * 0.3)} ${n(108 - h * 0.7)} ${x} ${y}`, g[1], 2.4);
      s += at(
        x,
        y,
        dx * 0.8,
        1,
        [-8, -4, 0, 4, 8].map((q) => L(`M${q} -9l${q * 0.3} -6`, g[3], 1.2)).join('') +
          P('M-11 -9Q0 -14 11 -9Q10 4 0 4Q-10 4 -11 -9Z', F.red[1], `stroke="${F.red[3]}" stroke-width="1.2"`) +
          P('M-11 -9Q0 -14 11 -9Q0 -5 -11 -9Z', F.red[0]) +
          P('M-12 -8Q-12 6 0 6Q12 6 12 -8Q9 1 0 1Q-9 1 -12 -8Z', g[1], `stroke="${g[3]}" stroke-width="1.2"`),
      );
    });
    return leaf(60, 107, -172, 26, 6, g) + leaf(60, 107, -8, 26, 6, g) + s;
  },
  pitcher(t: Traits) {
    const { g, f } = t;
    let s =
      leaf(60, 107, -170, 34, 6, g) +
      leaf(60, 107, -10, 34, 6, g) +
      leaf(60, 107, -130, 30, 5, g) +
      leaf(60, 107, -50, 30, 5, g);
    rows([
      [38, 52, -8],
      [82, 54, 8],
      [60, 36, 0],
    ]).forEach(([x, y, a]) => {
      const h = 104 - y;
      s += at(
        x,
        104,
        a,
        1,
        P(`M-3 0Q-12 ${n(-h * 0.5)} -9 ${-h}H9Q12 ${n(-h * 0.5)} 3 0Z`, g[1], `stroke="${g[3]}" stroke-width="1.4"`) +
          P(`M-3 0Q-12 ${n(-h * 0.5)} -9 ${-h}H-4Q-6 ${n(-h * 0.5)} 0 0Z`, g[0]) +
          P(`M9 ${-h}Q12 ${n(-h * 0.5)} 3 0H1Q6 ${n(-h * 0.5)} 5 ${-h}Z`, f[1]) +
          L(`M3 ${n(-h * 0.8)}l3 6M5 ${n(-h * 0.6)}l2 6`, f[3], 1) +
          E(0, -h, 9.5, 3.6, f[2], `stroke="${f[3]}" stroke-width="1.2"`) +
          P(
            `M-8 ${-h - 2}C-12 ${-h - 16} 10 ${-h - 18} 9 ${-h - 2}Q0 ${-h - 8} -8 ${-h - 2}Z`,
            f[1],
            `stroke="${f[3]}" stroke-width="1.2"`,
          ),
      );
    });
    return s;
  },
};
