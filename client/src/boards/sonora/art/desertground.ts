/** The ground of Sonora's board: four zones seen from above, 2.5 units to the millimetre, the field from -350 to 350. */
import { animal, ring, wash, type Animal } from './desert';
import { at, c, line, n, p, rng } from '../../../art/svg';

const ruins = (): string => {
  const r = rng(41);
  let s = p('M-350 -350H0V0H-350Z', '#E9BE90');
  s +=
    p(
      'M-350 -190C-300 -240 -250 -205 -215 -265C-190 -310 -150 -300 -120 -350H0V-240C-40 -215 -60 -170 -45 -120C-30 -70 -80 -40 -75 0H-350Z',
      '#D89B68',
    ) +
    p(
      'M-350 -178C-300 -228 -246 -193 -209 -253C-184 -298 -144 -290 -112 -340L-100 -350H0V-228C-34 -203 -54 -164 -38 -116C-24 -70 -70 -36 -66 0H-350Z',
      '#E2AC7B',
    );
  s +=
    p(
      'M-350 -70C-310 -90 -290 -150 -240 -155C-190 -160 -190 -225 -140 -230C-90 -235 -100 -290 -40 -310L0 -320V-262C-50 -240 -70 -180 -60 -130C-50 -80 -100 -60 -110 0H-350Z',
      '#C98755',
    ) +
    p(
      'M-350 -58C-306 -78 -284 -139 -236 -143C-184 -148 -182 -213 -134 -218C-82 -224 -92 -278 -34 -298L0 -308V-250C-42 -228 -62 -172 -51 -126C-42 -80 -92 -54 -101 0H-350Z',
      '#DCA170',
    );
  s += line(
    'M-345 -30C-300 -50 -290 -95 -250 -105M-130 -190C-95 -205 -80 -250 -40 -270M-330 -8C-300 -20 -280 -40 -262 -50M-40 -60C-30 -40 -44 -24 -40 -6',
    '#B97A4B',
    2,
    'opacity=".55"',
  );
  const room = (x: number, y: number, w: number, h: number, kind = ''): string => {
    let o =
      p(`M${x + 5} ${y + 6}h${w}v${h}h${-w}Z`, '#8A4E2C', 'opacity=".4"') +
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="2" fill="#F2D2A6" stroke="#9A6038" stroke-width="1.3"/>`;
    if (kind === 'roof')
      o +=
        p(`M${x + 5} ${y + 5}h${w - 10}v${h - 10}h${-(w - 10)}Z`, '#E3B37E') +
        line(
          Array.from({ length: Math.floor((w - 12) / 8) + 1 }, (_, i) => `M${x + 8 + i * 8} ${y + 5}v${h - 10}`).join(
            '',
          ),
          '#B9824D',
          1.5,
        ) +
        `<rect x="${x + w - 16}" y="${y + h - 15}" width="8" height="7" fill="#6E3E22"/>`;
    else
      o +=
        p(`M${x + 5} ${y + 5}h${w - 10}v${h - 10}h${-(w - 10)}Z`, '#C98F5D') +
        p(`M${x + 5} ${y + 5}h${w - 10}v5h${-(w - 15)}v${h - 15}h-5Z`, '#9C6238') +
        (kind === 'door' ? p(`M${x + w / 2 - 4} ${y + h - 5.5}h9v6h-9Z`, '#C98F5D') : '');
    return o;
  };
  const kiva = (x: number, y: number, R: number): string =>
    c(x + 4, y + 5, R, '#8A4E2C', 'opacity=".4"') +
    c(x, y, R, '#F2D2A6', 'stroke="#9A6038" stroke-width="1.3"') +
    c(x, y, R - 5, '#B87B4B') +
    p(
      `M${x - R + 5} ${y}A${R - 5} ${R - 5} 0 0 1 ${x + R * 0.45} ${y - (R - 5) * 0.82}A${R + 2} ${R + 2} 0 0 0 ${x - R + 5} ${y}Z`,
      '#85502D',
    ) +
    c(x, y, R * 0.34, '#8F5B36', 'stroke="#E7BF8D" stroke-width="1.5"') +
    line(`M${x + R * 0.2} ${y + R * 0.95}l${R * 0.35} ${-R * 0.9}m5 2l${-R * 0.35} ${R * 0.9}`, '#F6E3BE', 1.8);
  /* the pueblo follows the ledge */
  s +=
    room(-232, -238, 46, 36, 'roof') +
    room(-186, -246, 34, 44, 'door') +
    room(-152, -232, 0.1, 0.1) +
    room(-262, -196, 40, 34) +
    room(-222, -202, 36, 40, 'door') +
    room(-186, -202, 50, 32, 'roof') +
    kiva(-158, -142, 23) +
    room(-128, -166, 42, 34, 'roof') +
    room(-86, -174, 32, 42, 'door') +
    room(-118, -132, 34, 30, 'door') +
    room(-84, -132, 44, 28) +
    kiva(-300, -128, 19) +
    room(-196, -112, 30, 28, 'door') +
    room(-166, -106, 36, 30, 'roof') +
    room(-312, -60, 34, 28, 'door') +
    room(-278, -54, 40, 26, 'roof') +
    room(-50, -300, 34, 30, 'door') +
    kiva(-112, -64, 17);
  for (let i = 0; i < 26; i++) {
    const x = -340 + r() * 330,
      y = -335 + r() * 325;
    s += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(2 + r() * 3)}" ry="${n(1.5 + r() * 2)}" fill="#B47646" opacity=".6"/>`;
  }
  return s;
};
const canyon = (): string => {
  const main =
      'M46 -372C54 -300 168 -322 176 -236C182 -168 62 -176 74 -104C86 -40 214 -96 250 -34C262 -12 262 10 268 30',
    side = 'M176 -236C226 -222 236 -176 292 -188C330 -196 340 -170 380 -172',
    side2 = 'M74 -104C40 -96 24 -70 -14 -64';
  const lv: [number, string, string][] = [
    [172, '#E0A05E', '#F0BF82'],
    [138, '#CF8247', '#E59E5F'],
    [106, '#BC6A3C', '#D48650'],
    [76, '#A05438', '#BB6A44'],
    [50, '#834039', '#9C5240'],
    [28, '#66343A', '#7C413E'],
  ];
  let s = p('M0 -350H350V0H0Z', '#F0C68C');
  s += line(
    'M210 -330C240 -300 290 -290 340 -300M250 -280C280 -262 310 -260 345 -264M30 -20C60 -10 80 -6 110 -10M312 -70C330 -80 340 -84 350 -86',
    '#DDA767',
    2.2,
    'opacity=".8"',
  );
  lv.forEach(([w, f, hi], i) => {
    const k = [1, 0.62, 0.5];
    [main, side, side2].forEach((d, j) => {
      const q = w * k[j]! - (j ? 8 : 0);
      if (q < 8) return;
      s += `<g transform="translate(-2.5 -3)">${line(d, i ? lv[i - 1]![1] : '#D9A566', q + 2, 'opacity=".55"')}</g>`;
    });
    [main, side, side2].forEach((d, j) => {
      const q = w * k[j]! - (j ? 8 : 0);
      if (q > 8) s += line(d, f, q);
    });
    [main, side, side2].forEach((d, j) => {
      const q = w * k[j]! - (j ? 8 : 0);
      if (q > 14) s += `<g transform="translate(2 2.5)">${line(d, hi, q - 5, 'opacity=".42"')}</g>`;
    });
    [main, side, side2].forEach((d, j) => {
      const q = w * k[j]! - (j ? 8 : 0);
      if (q > 16) s += `<g transform="translate(3 3.5)">${line(d, f, q - 10)}</g>`;
    });
  });
  s += line(main, '#7FAAB8', 9) + line(side, '#7FAAB8', 5) + line(main, '#B9D6DA', 2.4, 'stroke-dasharray="14 22"');
  const bush = (x: number, y: number, k: number): string =>
    at(
      x,
      y,
      0,
      k,
      '<ellipse cx="3" cy="4" rx="10" ry="8" fill="#7A4A28" opacity=".35"/><circle cx="-4" cy="1" r="6" fill="#7C9440"/><circle cx="4" cy="2" r="6" fill="#5F7A36"/><circle cx="-1" cy="-4" r="6" fill="#A3B868"/>',
    );
  return (
    s +
    bush(318, -246, 0.9) +
    bush(24, -214, 0.8) +
    bush(206, -14, 0.7) +
    bush(330, -34, 0.8) +
    bush(222, -128, 0.8) +
    bush(30, -150, 0.6)
  );
};
const creek = (): string => {
  const r = rng(77),
    P = [
      'M-150 -20C-172 40 -122 76 -150 132',
      'M-150 132C-190 186 -262 150 -372 206',
      'M-150 132C-164 196 -214 228 -236 372',
      'M-150 132C-108 196 -134 254 -104 372',
      'M-124 226C-84 262 -44 268 -22 372',
      'M-146 70C-104 98 -64 72 6 118',
      'M-206 204C-250 230 -262 262 -300 290',
      'M-44 96C-26 140 -44 170 -20 214',
    ],
    W = [30, 21, 21, 20, 14, 13, 10, 9];
  let s = p('M-350 0H0V350H-350Z', '#BFC394');
  s +=
    p(
      'M-350 0H-230C-260 30 -280 60 -350 70ZM-90 0H0V50C-40 60 -80 40 -90 0ZM-350 250C-310 240 -290 300 -300 350H-350ZM-190 350C-180 300 -160 280 -150 350Z',
      '#AEB683',
    ) +
    p(
      'M-330 110C-300 90 -260 110 -270 130C-290 150 -330 140 -330 110ZM-90 170C-70 150 -40 180 -60 200C-80 215 -104 190 -90 170ZM-200 300C-180 280 -170 310 -180 330Z',
      '#CDCFA3',
    );
  P.forEach((d, i) => (s += line(d, '#D7C592', W[i]! + 24)));
  P.forEach((d, i) => (s += `<g transform="translate(-2 -2)">${line(d, '#EBDDB1', W[i]! + 15)}</g>`));
  P.forEach((d, i) => (s += line(d, '#6C9BAE', W[i]! + 2)));
  P.forEach((d, i) => (s += `<g transform="translate(1.5 2)">${line(d, '#8FBACA', W[i]! - 2)}</g>`));
  P.forEach((d, i) => (s += W[i]! > 12 ? line(d, '#C6E0E4', 2, 'stroke-dasharray="16 30"') : ''));
  const bush = (x: number, y: number, k: number): string =>
    at(
      x,
      y,
      0,
      k,
      '<ellipse cx="4" cy="6" rx="14" ry="11" fill="#4E5A2C" opacity=".35"/><circle cx="-6" cy="2" r="8.5" fill="#6F8B45"/><circle cx="6" cy="3" r="8.5" fill="#567238"/><circle cx="0" cy="-5" r="8.5" fill="#8FAA5C"/><circle cx="-3" cy="-7" r="3.5" fill="#B3C97F"/>',
    );
  const bushes: [number, number, number][] = [
    [-204, 44, 0.9],
    [-96, 30, 0.8],
    [-330, 150, 0.8],
    [-292, 46, 1],
    [-272, 246, 0.7],
    [-182, 176, 0.6],
    [-176, 268, 0.85],
    [-66, 148, 0.75],
    [-60, 318, 0.8],
    [-40, 40, 0.6],
    [-316, 20, 0.7],
    [-22, 250, 0.6],
  ];
  for (const [x, y, k] of bushes) s += bush(x, y, k);
  for (let i = 0; i < 30; i++) {
    const x = -340 + r() * 330,
      y = 10 + r() * 330;
    s += line(`M${n(x)} ${n(y)}l-2 -6m2 6l0 -7m0 7l2.5 -6`, '#8B975C', 1.3);
  }
  s += at(
    -196,
    132,
    -8,
    1.25,
    '<ellipse cx="1" cy="3" rx="9" ry="2.5" fill="#3F6476" opacity=".5"/>' +
      line('M-1 2v6M2 2v6', '#8A5A2C', 1.3) +
      p('M-9 -2C-6 -6 4 -6 7 -1C4 4 -5 4 -9 -2Z', '#F7F3E6') +
      line('M6 -2C10 -5 8 -9 11 -11', '#F7F3E6', 2.4) +
      p('M10.5 -12.5l7 1.5l-6.5 1.5Z', '#E0A030'),
  );
  return s;
};
type Spot = [number, number];

/** Cells round points of a shaken grid: dry mud. */
function cells(seed: number, size: number, step: number, shake: number): Spot[][] {
  const r = rng(seed),
    pts: Spot[] = [];
  let row = 0;
  for (let y = -step; y < size + step * 1.5; y += step * 0.87, row++)
    for (let x = -step; x < size + step * 1.5; x += step)
      pts.push([x + (row % 2 ? step / 2 : 0) + (r() - 0.5) * step * shake, y + (r() - 0.5) * step * shake]);
  return pts.map((a, i) => {
    let poly: Spot[] = [
      [a[0] - 99, a[1] - 99],
      [a[0] + 99, a[1] - 99],
      [a[0] + 99, a[1] + 99],
      [a[0] - 99, a[1] + 99],
    ];
    for (const [j, b] of pts.entries()) {
      if (i === j || Math.hypot(a[0] - b[0], a[1] - b[1]) > step * 2.6) continue;
      const mx = (a[0] + b[0]) / 2,
        my = (a[1] + b[1]) / 2,
        dx = b[0] - a[0],
        dy = b[1] - a[1],
        kept: Spot[] = [];
      for (const [k, q] of poly.entries()) {
        const z = poly[(k + 1) % poly.length]!,
          f = (q[0] - mx) * dx + (q[1] - my) * dy,
          g = (z[0] - mx) * dx + (z[1] - my) * dy;
        if (f <= 0) kept.push(q);
        if (f * g < 0) kept.push([q[0] + (z[0] - q[0]) * (f / (f - g)), q[1] + (z[1] - q[1]) * (f / (f - g))]);
      }
      poly = kept;
    }
    return poly;
  });
}
/** A polygon drawn in from its edge. */
export function inset(poly: Spot[], by: number): Spot[] {
  const cx = poly.reduce((sum, q) => sum + q[0], 0) / poly.length,
    cy = poly.reduce((sum, q) => sum + q[1], 0) / poly.length;
  return poly.map((q) => {
    const length = Math.hypot(q[0] - cx, q[1] - cy) || 1;
    return [q[0] - ((q[0] - cx) / length) * by, q[1] - ((q[1] - cy) / length) * by];
  });
}
/** A polygon with soft corners, as a path. */
export function rounded(poly: Spot[]): string {
  const t = 0.22;
  return (
    poly
      .map((a, i) => {
        const b = poly[(i + 1) % poly.length]!,
          e = poly[(i + 2) % poly.length]!;
        return `${i ? 'L' : 'M'}${n(b[0] + (a[0] - b[0]) * t)} ${n(b[1] + (a[1] - b[1]) * t)}Q${n(b[0])} ${n(b[1])} ${n(b[0] + (e[0] - b[0]) * t)} ${n(b[1] + (e[1] - b[1]) * t)}`;
      })
      .join('') + 'Z'
  );
}
const mud = (): string => {
  const r = rng(9),
    tone = ['#E9D8B2', '#E2CEA3', '#DAC496', '#EBDDBC', '#D6BE8F'];
  let s = p('M0 0H350V350H0Z', '#9C8057');
  for (const poly of cells(5, 350, 47, 0.55)) {
    const q = inset(poly, 2.6),
      f = tone[Math.floor(r() * 5)]!;
    s += p(rounded(q), '#C3A877') + `<g transform="translate(-1.2 -1.6)">${p(rounded(inset(poly, 4)), f)}</g>`;
    if (r() > 0.62) {
      const [x, y] = q[0]!,
        across = q[Math.floor(q.length / 2)]!,
        cx = (x + across[0]) / 2,
        cy = (y + across[1]) / 2;
      s += line(`M${n(x)} ${n(y)}L${n((x + cx) / 2 + r() * 5)} ${n((y + cy) / 2)}L${n(cx)} ${n(cy)}`, '#B0946A', 1.5);
    }
  }
  /* the surprise: a roadrunner crossed here */
  let k = 0;
  for (let t = 0; t < 1; t += 0.075, k++) {
    const x = 26 + t * 200 + Math.sin(t * 5) * 16,
      y = 196 + t * 146;
    s += at(
      x + (k % 2 ? 6 : -4),
      y + (k % 2 ? -5 : 4),
      -56,
      0.95,
      line('M0 0L8 0M0 0L6 -5M0 0L6 5M0 0L-6 -3', '#8F7248', 1.7),
    );
  }
  const tuft = (x: number, y: number): string =>
    line(`M${x} ${y}l-6 -8m6 8l-2 -11m2 11l3 -11m-3 11l7 -7`, '#8C9450', 2);
  return s + tuft(322, 60) + tuft(40, 330) + tuft(170, 36) + tuft(300, 318) + tuft(44, 70);
};
const clip = (name: string, x: number, y: number): string =>
  `<clipPath id="${name}"><rect x="${x}" y="${y}" width="350" height="350"/></clipPath>`;

let drawn = '';
/** The ground as a picture of its own: drawn once, it costs nothing while discs move over it. */
export function groundPicture(): string {
  drawn ||=
    'data:image/svg+xml,' +
    encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-350 -350 700 700" width="1400" height="1400"><defs>${clip('a', -350, -350)}${clip('b', 0, -350)}${clip('c', -350, 0)}${clip('d', 0, 0)}</defs>` +
        `<g clip-path="url(#a)">${ruins()}</g><g clip-path="url(#b)">${canyon()}</g><g clip-path="url(#c)">${creek()}</g><g clip-path="url(#d)">${mud()}</g>` +
        '<path d="M0 -350V350M-350 0H350" stroke="#5E3B1C" stroke-width="6" opacity=".55"/><path d="M0 -350V350M-350 0H350" stroke="#F6E3BA" stroke-width="3"/></svg>',
    );
  return drawn;
}

/** The radius of a bonus circle as it is drawn. */
export const CIRCLE = 37.5;
/** A bonus circle round 0,0 in the colour of the section it feeds. */
export const circle = (who: Animal): string =>
  `<circle cx="1.5" cy="2" r="38.5" fill="#3A200C" opacity=".25"/><circle r="37.5" fill="${wash[who]}"/><circle r="35" fill="none" stroke="${ring[who]}" stroke-width="5"/><circle r="30.5" fill="none" stroke="${ring[who]}" stroke-width="1.2" opacity=".6"/><g transform="scale(1.08)">${animal[who]}</g>`;

/** The hole: a night sky, the only dark round thing. */
export function hole(): string {
  const r = rng(3);
  let stars = '';
  for (let i = 0; i < 22; i++) {
    const a = r() * 6.28,
      q = r() * 29;
    stars += c(
      Math.cos(a) * q + 1,
      Math.sin(a) * q + 2,
      n(0.6 + r() * 1.1),
      '#F6E7C0',
      `opacity="${n(0.5 + r() * 0.5)}"`,
    );
  }
  return (
    c(0, 0, 47, '#D9B779', 'stroke="#8A6438" stroke-width="1.5"') +
    p('M-46 0A46 46 0 0 1 30 -35C4 -44 -30 -30 -46 0Z', '#F1D8A6') +
    c(0, 0, 40, '#141B33', 'stroke="#5A3F20" stroke-width="1.5"') +
    c(1.5, 2.5, 36.5, '#26345C') +
    p('M4 -4a12 12 0 1 0 11 14a9.5 9.5 0 0 1 -11 -14z', '#F3DDA0', 'transform="translate(-3 -3)"') +
    stars
  );
}
