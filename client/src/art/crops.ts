/** The crops of the fields, 264 x 150: sky, plants, soil. Each is drawn once as an image and shown by every tile. */
import { picture } from './picture';
import { at, c, leaf, line, n, p, rng } from './svg';

const parts = new Map<string, string>();

/** A part that a drawing repeats: defined once, used by name. */
const part = (name: string, body: string): string => {
  parts.set(`part-${name}`, body);
  return `<use href="#part-${name}"/>`;
};

const scene = (sky: string, far: string, near: string, ground: string, soilTop = 117): string =>
  p('M0 0H264V150H0Z', sky) +
  p('M0 30C40 20 70 36 120 24C170 14 210 32 264 20V150H0Z', 'var(--skywash)') +
  p('M0 72C44 52 92 58 132 66C178 74 216 50 264 58V150H0Z', far) +
  p('M0 84C60 70 110 86 160 80C206 74 236 80 264 74V150H0Z', near) +
  p('M0 98C70 90 190 92 264 97V150H0Z', ground) +
  (soilTop ? soil(soilTop) : '');
const soil = (y: number): string =>
  p(`M0 ${y + 3}C50 ${y - 3} 96 ${y + 3} 140 ${y}C184 ${y - 3} 224 ${y + 3} 264 ${y}V150H0Z`, 'var(--so-2)') +
  p(
    `M0 ${y + 3}C50 ${y - 3} 96 ${y + 3} 140 ${y}C184 ${y - 3} 224 ${y + 3} 264 ${y}V${y + 4}C220 ${y + 6} 190 ${y + 1} 140 ${y + 4}C96 ${y + 6} 50 ${y + 1} 0 ${y + 7}Z`,
    'var(--so-1)',
  ) +
  p('M0 146C70 141 190 149 264 144V150H0Z', 'var(--so-3)') +
  [
    [12, 128],
    [40, 141],
    [88, 126],
    [150, 142],
    [196, 127],
    [242, 138],
    [226, 124],
    [118, 143],
  ]
    .map(([x = 0, yy = 0]) => `<ellipse cx="${x}" cy="${yy}" rx="2.6" ry="1.5" fill="var(--so-3)" opacity=".8"/>`)
    .join('');

/* wheat ear: pairs of grains, awns, bent by its own weight */
const ear = (h: number, lean: number, head: string, stem: string): string =>
  line(`M0 0Q0 ${n(-h * 0.6)} ${n(lean)} ${n(-h)}`, stem, 2) + at(lean, 8 - h, lean * 1.5, 1, head);

const earHead = (L: string, B: string, S: string, k: number): string => {
  let g = '';
  for (let i = 0; i < k; i++) {
    const yy = -i * 5.2;
    g += line(`M-2 ${yy - 3}L-7 ${yy - 15}`, B, 0.9) + line(`M2 ${yy - 3}L8 ${yy - 14}`, S, 0.9);
  }
  for (let i = 0; i < k; i++) {
    const yy = -i * 5.2;
    g +=
      p(`M-.5 ${yy}C-7 ${yy - 1} -6.5 ${yy - 7} -3.5 ${yy - 8.5}C-.5 ${yy - 6} 0 ${yy - 3} -.5 ${yy}Z`, L) +
      p(`M.5 ${yy}C7 ${yy - 1} 6.5 ${yy - 7} 3.5 ${yy - 8.5}C.5 ${yy - 6} 0 ${yy - 3} .5 ${yy}Z`, B) +
      p(`M4 ${yy - 1}C6.8 ${yy - 3} 6 ${yy - 7} 3.5 ${yy - 8.5}C4 ${yy - 6} 4.5 ${yy - 4} 4 ${yy - 1}Z`, S);
  }
  g += p(
    `M0 ${-k * 5.2 + 1}C-3.6 ${-k * 5.2 - 3} -2 ${-k * 5.2 - 9} 0 ${-k * 5.2 - 11}C2 ${-k * 5.2 - 9} 3.6 ${-k * 5.2 - 3} 0 ${-k * 5.2 + 1}Z`,
    L,
  );
  return g;
};
const crops: Record<string, (seed: number, stage: string) => string> = {
  wheat(seed) {
    const r = rng(seed);
    let s = scene('var(--sky-gold)', '#D9B25C', '#E3BE63', '#D7A742');
    s +=
      line('M0 88C60 76 120 90 170 84', '#C79637', 1.5, 'opacity=".5"') +
      line('M100 80C160 74 210 80 264 78', '#F0D38A', 1.5, 'opacity=".7"');
    const row = (
      k: number,
      x0: number,
      dx: number,
      y: number,
      h: number,
      sc: number,
      L: string,
      B: string,
      S: string,
      st: string,
    ) => {
      const head = part(`ear-${sc * 100}`, earHead(L, B, S, 5));
      for (let i = 0; i < k; i++)
        s += at(x0 + i * dx + (r() - 0.5) * 7, y, 0, sc, ear(h + (r() - 0.5) * 14, 2 + r() * 7, head, st));
    };
    row(21, 4, 13, 106, 46, 0.58, '#EBC56A', '#D2A341', '#B5832D', '#BE9240');
    row(15, 12, 18, 116, 40, 0.8, '#F3CD73', '#DDA943', '#B37A22', '#B98C38');
    row(11, 2, 26, 126, 32, 1, '#FDE49B', '#ECBB50', '#B97C20', '#A97B28');
    s += soil(118);
    for (let i = 0; i < 22; i++) {
      const x = 6 + i * 12 + r() * 5;
      s += line(`M${n(x)} 121l${n(-2 + r() * 4)} ${n(-8 - r() * 5)}`, i % 2 ? '#A87E2C' : '#D3A446', 1.8);
    }
    return s;
  },
  cotton() {
    let s = scene('var(--sky-rose)', '#B9B98C', '#A3AE78', '#8FA163');
    const boll = (x: number, y: number, k: number) =>
      at(
        x,
        y,
        0,
        k,
        part(
          'boll',
          p('M-13 3C-15 11 -7 15 0 14C7 15 15 11 13 3Z', '#7A5A3A') +
            p('M-13 3C-15 8 -11 13 -4 14L-3 5Z', '#9B774E') +
            c(-6, -2, 8.5, '#EFE8DB') +
            c(7, -1, 8, '#DDD4C4') +
            c(0, -7.5, 8.5, '#FBF7EF') +
            c(0, 3, 8, '#F3EDE1') +
            c(-7, -4, 5.5, '#FFFFFF') +
            c(-1.5, -9.5, 5, '#FFFFFF') +
            p('M3 8C9 8 13 4 14 -2C16 5 12 10 5 11Z', '#C9BFAC') +
            line('M-6 4c2 1.5 4 1.5 6 0M2 -2c2 1.5 4 1.5 6 0M-6 -6c2 1 3 1 5 0', '#BDB19C', 1.2) +
            p('M-13 3C-11 8 -8 11 -4 13L-6 7Z', '#8A6843') +
            p('M13 3C11 8 8 11 4 13L6 7Z', '#5F442B'),
        ),
      );
    const bush = (x: number, y: number, k: number) => {
      let b =
        line('M0 0C-2 -20 2 -36 0 -52M0 -14C-10 -20 -18 -24 -22 -32M0 -20C10 -26 18 -28 23 -38', '#6B4E33', 3) +
        line('M-1 0C-3 -20 1 -36 -1 -52', '#8F6C48', 1);
      [
        [-4, -8, 200, 22],
        [4, -8, -20, 22],
        [-10, -20, 170, 18],
        [12, -24, 12, 18],
        [0, -30, 215, 20],
        [1, -32, -42, 20],
        [-14, -30, 240, 14],
      ].forEach(([lx = 0, ly = 0, a = 0, l = 0]) => (b += leaf(lx, ly, a, l, 7, '#4C6B34', '#6E8F48', '#3B5528')));
      return at(x, y, 0, k, part('bush', b));
    };
    [
      [30, 0.62],
      [92, 0.62],
      [160, 0.62],
      [226, 0.62],
    ].forEach(([x = 0, k = 0]) => {
      s += bush(x, 110, k) + boll(x - 13, 90, 0.5) + boll(x + 14, 86, 0.5) + boll(x, 78, 0.5);
    });
    [
      [60, 0],
      [132, 3],
      [204, 0],
    ].forEach(([x = 0, d = 0]) => {
      s += bush(x, 122 + d, 1.05) + boll(x - 25, 88 + d, 0.86) + boll(x + 26, 82 + d, 0.9) + boll(x, 68 + d, 1);
    });
    s += soil(119);
    return s;
  },
  grass(seed) {
    const r = rng(seed);
    let s = scene('var(--sky-day)', '#A9C07A', '#8DB05C', '#77A147');
    const tones: [string, number, number, number][] = [
      ['#55822F', 118, 44, 64],
      ['#6E9F3B', 121, 32, 52],
      ['#8CBB4B', 123, 18, 36],
    ];
    tones.forEach(([col, y, lo, hi], t) => {
      for (let i = 0; i < 44; i++) {
        const x = -4 + i * 6.2 + r() * 5,
          h = lo + r() * (hi - lo),
          b = (r() - 0.42) * 22;
        s += p(
          `M${n(x - 2.6)} ${y}Q${n(x - 1 + b * 0.2)} ${n(y - h * 0.6)} ${n(x + b)} ${n(y - h)}Q${n(x + 3 + b * 0.25)} ${n(y - h * 0.55)} ${n(x + 2.6)} ${y}Z`,
          i % 5 === 2 ? (t === 2 ? '#B5D873' : t ? '#8DB94D' : '#6C973A') : col,
        );
      }
    });
    const daisy = (x: number, y: number, k: number) => {
      let d = '';
      for (let i = 0; i < 8; i++)
        d += at(
          0,
          0,
          i * 45,
          1,
          `<ellipse cx="0" cy="-5.4" rx="2.4" ry="4.4" fill="${i < 3 || i > 6 ? '#FFFFFF' : '#E6E1D2'}"/>`,
        );
      return (
        line(`M${x} ${y}q-2 12 1 26`, '#4D7A2A', 1.6) +
        at(x, y, 0, k, part('daisy', d + c(0, 0, 3.3, '#F0B429') + c(-1, -1, 1.4, '#FFDD7A')))
      );
    };
    s += daisy(46, 84, 1) + daisy(74, 94, 0.75) + daisy(196, 80, 1.05) + daisy(226, 92, 0.8) + daisy(142, 92, 0.8);
    /* seed heads, a ladybird */
    [
      [108, 62],
      [170, 66],
      [22, 70],
      [248, 68],
    ].forEach(([x = 0, y = 0]) => {
      s += line(`M${x} 120Q${x - 2} 90 ${x + 3} ${y}`, '#7C8F3A', 1.3);
      for (let i = 0; i < 6; i++)
        s += `<ellipse cx="${x + 3 + (i % 2 ? 2.2 : -2.2)}" cy="${y + i * 3.2 - 4}" rx="1.5" ry="2.6" fill="${i % 2 ? '#B89A4A' : '#DCC27A'}"/>`;
    });
    s += at(
      122,
      101,
      -30,
      1,
      `<ellipse rx="5.6" ry="4.6" fill="#C9402C"/><path d="M-5.6 0a5.6 4.6 0 0 1 9 -3.6" fill="#E46A4F"/><circle cx="5" cy="0" r="2.6" fill="#2B2118"/><path d="M-5.5 0H5" stroke="#2B2118" stroke-width=".9"/><circle cx="-1.5" cy="-2" r="1" fill="#2B2118"/><circle cx="-1" cy="2.2" r="1" fill="#2B2118"/>`,
    );
    s += soil(120);
    for (let i = 0; i < 30; i++) {
      const x = i * 9 + r() * 5;
      s += p(
        `M${n(x - 2)} 123Q${n(x)} 116 ${n(x + (r() - 0.5) * 10)} ${n(110 - r() * 5)}Q${n(x + 2)} 117 ${n(x + 2.5)} 123Z`,
        i % 3 ? '#6E9F3B' : '#94C250',
      );
    }
    return s;
  },
  potato() {
    let s =
      p('M0 0H264V150H0Z', 'var(--sky-day)') +
      p('M0 30C40 20 70 36 120 24C170 14 210 32 264 20V150H0Z', 'var(--skywash)') +
      p('M0 66C44 48 92 54 132 60C178 66 216 46 264 54V150H0Z', '#A8B982') +
      p('M0 76C60 64 110 76 160 70C206 66 236 72 264 66V150H0Z', '#8FA76A');
    /* cut earth: ridges */
    s +=
      p('M0 92C18 76 48 76 66 90C84 76 114 76 132 90C150 76 180 76 198 90C216 76 246 76 264 90V150H0Z', 'var(--so-2)') +
      p(
        'M0 92C18 76 48 76 66 90C84 76 114 76 132 90C150 76 180 76 198 90C216 76 246 76 264 90V94C246 81 216 81 198 95C180 81 150 81 132 95C114 81 84 81 66 95C48 81 18 81 0 97Z',
        'var(--so-1)',
      ) +
      p('M0 126C60 119 200 127 264 121V150H0Z', 'var(--so-25)') +
      p('M0 146C70 141 190 149 264 144V150H0Z', 'var(--so-3)');
    const w = 15,
      h = 10.5;
    const tuber = (x: number, y: number, a: number, k: number) =>
      at(
        x,
        y,
        a,
        k,
        part(
          'tuber',
          `<ellipse rx="${w}" ry="${h}" fill="#C99A5B"/>` +
            p(
              `M${-w} 0A${w} ${h} 0 0 1 ${w * 0.55} ${-h * 0.84}C${-w * 0.1} ${-h * 0.5} ${-w * 0.6} ${-h * 0.2} ${-w} 0Z`,
              '#E4BF84',
            ) +
            p(
              `M${w} 0A${w} ${h} 0 0 1 ${-w * 0.6} ${h * 0.8}C${w * 0.1} ${h * 0.7} ${w * 0.7} ${h * 0.5} ${w} 0Z`,
              '#9C6E38',
            ) +
            line(
              `M${-w * 0.4} ${-h * 0.15}q2 1.8 4 0M${w * 0.2} ${-h * 0.4}q1.8 1.6 3.6 0M${w * 0.15} ${h * 0.4}q2 1.6 3.6 0`,
              '#7D5427',
              1.3,
            ) +
            line(`M${-w} 0A${w} ${h} 0 0 1 ${w} 0A${w} ${h} 0 0 1 ${-w} 0`, '#6B4520', 1.2, 'opacity=".75"'),
        ),
      );
    const plant = (x: number, k: number) => {
      let b = '';
      [
        [0, 0, 205, 24],
        [0, 0, -25, 24],
        [-1, -6, 228, 24],
        [1, -6, -48, 24],
        [0, -4, -90, 27],
        [-2, 0, 184, 18],
        [2, 0, -4, 18],
      ].forEach(([lx = 0, ly = 0, a = 0, l = 0]) => (b += leaf(lx, ly, a, l, 7.5, '#466B33', '#6A9346', '#37562A')));
      const fl = (fx: number, fy: number) => {
        let f = '';
        for (let i = 0; i < 5; i++)
          f += at(
            fx,
            fy,
            i * 72,
            1,
            `<ellipse cx="0" cy="-3.6" rx="2.6" ry="3.4" fill="${i < 2 || i === 4 ? '#F4ECF7' : '#D3BFE0'}"/>`,
          );
        return f + c(fx, fy, 2, '#F0B429');
      };
      return at(x, 82, 0, k, part('potato-plant', b + fl(-7, -28) + fl(8, -25)));
    };
    s += plant(33, 1) + plant(99, 1.08) + plant(165, 1) + plant(231, 1.05);
    [33, 99, 165, 231].forEach(
      (x) =>
        (s += line(
          `M${x} 84C${x - 4} 94 ${x - 10} 98 ${x - 13} 105M${x} 84C${x + 3} 94 ${x + 9} 98 ${x + 13} 103M${x} 84V100`,
          '#D9C79A',
          1.3,
          'opacity=".8"',
        )),
    );
    s +=
      tuber(19, 107, -14, 0.82) +
      tuber(47, 106, 20, 0.75) +
      tuber(86, 108, 12, 0.8) +
      tuber(113, 105, -18, 0.92) +
      tuber(152, 107, -10, 0.9) +
      tuber(180, 108, 22, 0.72) +
      tuber(219, 106, 14, 0.8) +
      tuber(246, 107, -16, 0.86);
    return s;
  },
  coffee(_seed, stage) {
    let s =
      p('M0 0H264V150H0Z', 'var(--sky-mist)') +
      p('M0 62L38 34L62 52L104 20L150 58L186 38L224 62L264 40V150H0Z', 'var(--mount-1)') +
      p('M104 20L88 32L98 36L108 30L118 38L124 36.5Z', 'var(--mount-snow)') +
      p('M0 80C50 58 90 78 132 70C178 60 216 74 264 62V150H0Z', '#7E9A72') +
      p('M0 92C60 80 110 94 160 86C206 80 236 88 264 82V150H0Z', '#628257') +
      soil(119);
    let nth = 0;
    const cherry = (x: number, y: number, k: number, ripe: number) => {
      if (ripe === 1) ripe = [2, 0, 2, 0, 1][nth++ % 5]!;
      const [B, L, S] =
        ripe === 2
          ? ['#C4352B', '#E9705B', '#8E1F1E']
          : ripe === 1
            ? ['#D98A35', '#F2B766', '#A25C1C']
            : ['#8FA648', '#B9CC74', '#667D2C'];
      return at(
        x,
        y,
        0,
        k,
        part(
          `cherry-${ripe}`,
          c(0, 0, 6.4, B) +
            p('M-6.4 0A6.4 6.4 0 0 1 4 -5C-1 -4 -5 -2 -6.4 0Z', L) +
            p('M6.4 0A6.4 6.4 0 0 1 -3 5.6C3 5 5.8 2.5 6.4 0Z', S) +
            c(-2, -2.4, 1.4, '#fff', 'opacity=".85"') +
            c(1.5, 4, 1.1, '#3A2415'),
        ),
      );
    };
    const pair = (x: number, y: number, a1: number, a2: number, l: number) =>
      leaf(x, y, a1, l, l * 0.22, '#2F5D3A', '#4B8450', '#1F4429') +
      leaf(x, y, a2, l, l * 0.22, '#274F31', '#3F7446', '#1F4429');
    const ripe = stage === 'developed' ? 2 : stage === 'sprouting' ? 1 : 0;
    const tree = (x: number, k: number, fl: number) =>
      at(
        x,
        124,
        0,
        k,
        `<g transform="scale(${fl} 1)">` +
          line('M0 0C-2 -26 3 -50 0 -74', '#5C4028', 4) +
          line('M-1.2 0C-3 -26 2 -50 -1 -74', '#8A6643', 1.3) +
          line(
            'M0 -26C14 -34 26 -34 38 -30M0 -36C-14 -44 -26 -44 -38 -38M1 -52C12 -60 22 -60 30 -57M0 -58C-10 -66 -20 -66 -28 -62',
            '#6B4C30',
            2.2,
          ) +
          pair(36, -31, 20, -40, 22) +
          pair(-36, -39, 160, 216, 22) +
          pair(28, -57, 10, -50, 20) +
          pair(-26, -62, 170, 224, 20) +
          pair(0, -72, -60, -120, 24) +
          leaf(0, -72, -90, 22, 5, '#3F7446', '#5E9A5C', '#1F4429') +
          pair(18, -33, 60, -70, 18) +
          pair(-18, -43, 120, 250, 18) +
          cherry(10, -30, 0.95, ripe) +
          cherry(20, -27, 0.9, ripe) +
          cherry(28, -26, 0.8, Math.max(0, ripe - 1)) +
          cherry(15, -21, 0.9, ripe) +
          cherry(-10, -38, 0.95, ripe) +
          cherry(-20, -36, 0.95, ripe) +
          cherry(-15, -30, 0.85, Math.max(0, ripe - 1)) +
          cherry(-28, -36, 0.8, ripe) +
          cherry(10, -55, 0.8, ripe) +
          cherry(18, -53, 0.75, ripe) +
          cherry(-9, -60, 0.8, ripe) +
          cherry(-17, -58, 0.72, ripe) +
          cherry(0, -46, 0.8, ripe) +
          '</g>',
      );
    s +=
      tree(20, 0.62, 1) +
      tree(246, 0.62, -1) +
      tree(76, 0.86, -1) +
      tree(190, 0.86, 1) +
      tree(133, 1.08, 1) +
      soil(120);
    return s;
  },
  rice() {
    let s =
      p('M0 0H264V150H0Z', 'var(--sky-mist)') +
      p('M0 46C40 26 84 40 126 34C176 26 220 42 264 28V150H0Z', 'var(--mount-1)') +
      p('M0 62C44 48 92 58 132 54C178 48 216 60 264 48V150H0Z', '#8FAE86');
    const terr = (y: number, wat: string) =>
      p(`M0 ${y}C60 ${y - 9} 120 ${y + 7} 176 ${y - 2}C214 ${y - 8} 240 ${y + 1} 264 ${y - 4}V150H0Z`, '#6B8F4E') +
      p(`M0 ${y + 4}C60 ${y - 5} 120 ${y + 11} 176 ${y + 2}C214 ${y - 4} 240 ${y + 5} 264 ${y}V150H0Z`, wat);
    s +=
      terr(66, 'var(--wat-1)') +
      line('M20 74q20 -3 40 1M120 78q26 2 44 -3M206 71q18 -2 34 0', '#fff', 1.4, 'opacity=".55"');
    s +=
      terr(82, 'var(--wat-2)') +
      line('M8 92q22 -4 44 1M90 96q26 3 52 -1M190 90q20 -3 48 0', '#fff', 1.5, 'opacity=".6"');
    const tuft = (x: number, y: number, k: number) => {
      let b = '<ellipse cx="0" cy="1" rx="11" ry="2.6" fill="#3E7A78" opacity=".35"/>';
      [
        [-9, -16],
        [-5, -22],
        [0, -25],
        [5, -21],
        [9, -15],
      ].forEach(
        ([dx = 0, dy = 0], i) =>
          (b += p(
            `M-1.5 0Q${dx * 0.2 - 1} ${dy * 0.6} ${dx} ${dy}Q${dx * 0.3 + 1.5} ${dy * 0.5} 1.5 0Z`,
            ['#8CBB4B', '#A7CF5E', '#7FB043', '#5F8F33', '#4E7A2A'][i]!,
          )),
      );
      return at(x, y, 0, k, part('tuft', b));
    };
    for (let i = 0; i < 13; i++) s += tuft(8 + i * 21, 77 + Math.sin(i * 0.9) * 2.5, 0.52);
    for (let i = 0; i < 9; i++) s += tuft(18 + i * 29, 95 + Math.sin(i * 1.1) * 2.5, 0.82);
    s +=
      p('M0 106C60 98 120 113 176 105C214 99 240 107 264 103V150H0Z', '#6B8F4E') +
      p('M0 109C60 101 120 116 176 108C214 102 240 110 264 106V150H0Z', 'var(--wat-3)') +
      line('M20 118q24 -3 50 1M150 119q30 3 60 -1', '#fff', 1.5, 'opacity=".5"');
    const panicle = (x: number, y: number, f: number, k: number) => {
      let b =
        line('M0 0C-2 -22 2 -40 16 -50', '#7FA043', 2.2) +
        line('M0 0C4 -18 12 -26 22 -28M0 0C-5 -16 -10 -24 -18 -26', '#6A9A3C', 3) +
        p('M-1 0C-8 -14 -12 -24 -22 -30C-10 -26 -2 -14 1 0Z', '#8CBB4B');
      [
        [16, -50],
        [20, -51],
        [24, -50],
        [27.5, -47.5],
        [30, -44],
        [31.5, -40],
        [32, -36],
        [31.5, -32],
      ].forEach(
        ([gx = 0, gy = 0], i) =>
          (b +=
            at(
              gx,
              gy,
              50 + i * 12,
              1,
              `<ellipse rx="4.2" ry="2.4" fill="#E2C265"/><path d="M-4.2 0a4.2 2.4 0 0 1 6 -1.9Z" fill="#F7E3A0"/>`,
            ) + at(gx - 2, gy + 5.5, 70 + i * 9, 1, '<ellipse rx="3.9" ry="2.2" fill="#C9A245"/>')),
      );
      return at(x, y, 0, k, `<g transform="scale(${f} 1)">${part('panicle', b)}</g>`);
    };
    s +=
      panicle(46, 118, 1, 0.95) +
      panicle(70, 120, -1, 0.82) +
      panicle(122, 119, 1, 0.9) +
      panicle(150, 121, -1, 1) +
      panicle(202, 118, 1, 0.95) +
      panicle(228, 120, -1, 0.85);
    /* an egret */
    s += at(
      184,
      84,
      0,
      0.8,
      line('M-2 2V13M3 2V13', '#3B3126', 1.2) +
        p('M-11 3C-11 -4 -3 -7 4 -5C8 -4 8 1 4 3C0 5 -6 5 -11 3Z', '#FDFAF2') +
        p('M-11 3C-6 5 0 5 4 3C6 2 7 0 6.5 -2C2 1 -4 3 -11 3Z', '#D8D2C2') +
        line('M5 -3C10 -7 3 -11 7 -16', '#FDFAF2', 2.6) +
        c(8, -17, 2.3, '#FDFAF2') +
        p('M10 -18L16 -16.5L10 -16Z', '#E0A93B'),
    );
    s += soil(122);
    return s;
  },
  corn() {
    let s = scene('var(--sky-day)', '#A8BE74', '#8FAE5B', '#7C9C49');
    const stalk = (x: number, k: number, f: number) =>
      at(
        x,
        124,
        0,
        k,
        `<g transform="scale(${f} 1)">` +
          part(
            'stalk',
            line('M0 0C1 -34 -1 -64 0 -96', '#5E8A35', 5) +
              line('M-1.4 0C-.4 -34 -2.4 -64 -1.4 -94', '#8DB552', 1.5) +
              line('M0 -94l-9 -14M0 -94l-4 -17M0 -94l1 -18M0 -94l6 -16M0 -94l11 -12', '#C9A24A', 1.7) +
              line('M0 -94l-9 -14M0 -94l-4 -17', '#E8CB7C', 1.1) +
              p('M0 -72C10 -92 26 -94 38 -78C28 -86 14 -82 1 -64Z', '#5A8A36') +
              p('M0 -72C10 -92 26 -94 38 -78C27 -90 12 -88 0 -72Z', '#83B14C') +
              p('M0 -80C-12 -98 -28 -98 -38 -80C-28 -90 -12 -88 -1 -70Z', '#4F7C30') +
              p('M0 -80C-12 -98 -28 -98 -38 -80C-27 -94 -12 -93 0 -80Z', '#76A645') +
              p('M0 -30C14 -54 34 -54 46 -34C32 -44 16 -40 1 -22Z', '#4F7C30') +
              p('M0 -30C14 -54 34 -54 46 -34C32 -48 14 -47 0 -30Z', '#76A645') +
              p('M0 -22C-14 -44 -32 -42 -44 -24C-32 -34 -14 -30 -1 -14Z', '#446E2A') +
              p('M0 -22C-14 -44 -32 -42 -44 -24C-31 -38 -14 -36 0 -22Z', '#6B9A3E'),
          ) +
          '</g>',
      );
    const cob = (x: number, y: number, a: number, k: number) => {
      let g =
        p('M-9 4C-12 -12 -7 -32 0 -36C7 -32 12 -12 9 4Z', '#F0B92F') +
        p('M-9 4C-12 -12 -7 -32 0 -36C-3 -30 -5 -12 -4 4Z', '#FBDD75') +
        p('M9 4C12 -12 7 -32 0 -36C4 -28 6 -12 5 4Z', '#CF8E1C');
      for (let i = 0; i < 7; i++) {
        const y0 = -4 - i * 4.4,
          w = [9.6, 9.8, 9.5, 8.8, 7.6, 6, 4][i]!;
        g += line(`M${-w} ${y0}Q0 ${y0 + 3} ${w} ${y0}`, '#B9791A', 0.9, 'opacity=".7"');
      }
      g += line('M-4.5 2C-6 -12 -4 -26 -1 -34M0 3V-35M4.5 2C6 -12 4 -26 1 -34', '#B9791A', 0.9, 'opacity=".6"');
      g += line('M0 -36c-2 -5 -6 -6 -8 -5M0 -36c0 -5 1 -8 -1 -10M0 -36c2 -5 5 -6 8 -5', '#B4652A', 1.4);
      g +=
        p('M0 14C-12 10 -16 -4 -13 -18C-8 -10 -4 2 0 14Z', '#86B24E') +
        p('M0 14C-12 10 -16 -4 -13 -18C-13 -6 -8 6 0 14Z', '#A6CC68') +
        p('M0 14C12 10 16 -4 14 -20C8 -10 4 2 0 14Z', '#5A8A36');
      return at(x, y, a, k, part('cob', g));
    };
    s +=
      stalk(14, 0.66, 1) +
      stalk(54, 0.7, -1) +
      stalk(104, 0.66, 1) +
      stalk(160, 0.68, -1) +
      stalk(210, 0.66, 1) +
      stalk(252, 0.7, -1);
    s += stalk(34, 0.86, -1) + stalk(132, 0.92, 1) + stalk(228, 0.86, -1) + stalk(82, 0.82, 1) + stalk(182, 0.84, -1);
    s +=
      cob(51, 96, 24, 0.86) +
      cob(118, 90, -22, 0.98) +
      cob(151, 98, 22, 0.98) +
      cob(214, 96, -24, 0.86) +
      cob(82, 102, -12, 0.72) +
      cob(184, 104, 12, 0.72) +
      cob(16, 104, -18, 0.66) +
      cob(247, 104, 18, 0.66);
    s += soil(120);
    return s;
  },
  cactus(seed) {
    const r = rng(seed);
    let s =
      p('M0 0H264V150H0Z', 'var(--sky-rose)') +
      p('M0 30C40 20 70 36 120 24C170 14 210 32 264 20V150H0Z', 'var(--skywash)');
    s +=
      p('M0 76L14 76L22 52H66L76 76H150L160 60H206L214 76H264V150H0Z', '#C98A5E') +
      p('M14 76L22 52H40L34 76Z', '#E0A87C') +
      p('M150 76L160 60H176L170 76Z', '#E0A87C') +
      p('M58 52H66L76 76H64ZM198 60H206L214 76H202Z', '#A5663F') +
      line('M20 60H69M158 67H208', '#A5663F', 1.4, 'opacity=".6"');
    s +=
      p('M0 84C60 74 110 88 160 82C206 76 236 84 264 78V150H0Z', '#E3C48E') +
      p('M0 98C70 90 190 94 264 98V150H0Z', '#D3AD72');
    const saguaro = (x: number, y: number, k: number, f: number) =>
      at(
        x,
        y,
        0,
        k,
        `<g transform="scale(${f} 1)">` +
          part(
            'saguaro',
            p('M-7 0V-58C-7 -68 7 -68 7 -58V0Z', '#5F8F5A') +
              p('M-7 0V-58C-7 -64 -2 -66 1 -65C-2 -60 -2 -20 -2 0Z', '#8DB87E') +
              p('M7 -58V0H3.500C5 -20 5 -50 4 -63C6 -62 7 -60 7 -58Z', '#3F6B42') +
              p(
                'M-7 -20H-15C-22 -20 -26 -25 -26 -31V-42C-26 -48 -17 -48 -17 -42V-34C-17 -31 -15 -29 -12 -29H-7Z',
                '#5F8F5A',
              ) +
              p('M-26 -31V-42C-26 -46 -22 -47 -20 -45C-23 -41 -23 -30 -19 -21C-24 -22 -26 -26 -26 -31Z', '#8DB87E') +
              p('M7 -27H13C16 -27 17 -29 17 -32V-46C17 -52 26 -52 26 -46V-32C26 -22 20 -18 13 -18H7Z', '#4F7F4E') +
              p('M17 -32V-46C17 -49 20 -50 22 -49C20 -45 20 -34 18 -28Z', '#7FAE74') +
              line(
                'M-7 0V-58C-7 -68 7 -68 7 -58V0M-7 -20H-15C-22 -20 -26 -25 -26 -31V-42C-26 -48 -17 -48 -17 -42V-34C-17 -31 -15 -29 -12 -29H-7M7 -27H13C16 -27 17 -29 17 -32V-46C17 -52 26 -52 26 -46V-32C26 -22 20 -18 13 -18H7',
                '#2B4E30',
                1.5,
              ) +
              c(-4, -66, 3.4, '#F2D0DC') +
              c(1, -67.5, 3.4, '#FBE6EE') +
              c(5, -65, 3, '#E3A9BF') +
              c(1, -67, 1.4, '#F0B429') +
              c(21, -50, 2.8, '#F2D0DC') +
              c(-21, -47, 2.8, '#FBE6EE'),
          ) +
          '</g>',
      );
    const pear = (x: number, y: number, k: number) =>
      at(
        x,
        y,
        0,
        k,
        part(
          'pear',
          p('M0 0C-9 -3 -10 -18 0 -21C10 -18 9 -3 0 0Z', '#6E9F5E') +
            p('M0 0C-9 -3 -10 -18 0 -21C-5 -16 -5 -6 0 0Z', '#97C281') +
            at(
              -6,
              -15,
              -34,
              0.7,
              p('M0 0C-9 -3 -10 -18 0 -21C10 -18 9 -3 0 0Z', '#5F8F5A') +
                p('M0 0C-9 -3 -10 -18 0 -21C-5 -16 -5 -6 0 0Z', '#8DB87E'),
            ) +
            at(6, -16, 32, 0.66, p('M0 0C-9 -3 -10 -18 0 -21C10 -18 9 -3 0 0Z', '#4F7F4E')) +
            c(-13, -31, 2.4, '#C4553F') +
            c(12, -30, 2.2, '#C4553F'),
        ),
      );
    s +=
      saguaro(42, 108, 0.62, 1) +
      saguaro(222, 106, 0.66, -1) +
      saguaro(132, 119, 1, 1) +
      pear(84, 118, 1) +
      pear(182, 118, 1.1) +
      pear(14, 120, 0.8) +
      pear(250, 120, 0.8);
    for (let i = 0; i < 9; i++)
      s += `<ellipse cx="${n(14 + i * 29 + r() * 10)}" cy="${n(110 + r() * 7)}" rx="${n(2 + r() * 2)}" ry="1.6" fill="#B58A52"/>`;
    return s + soil(120);
  },
  lake() {
    let s =
      p('M0 0H264V150H0Z', 'var(--sky-day)') +
      p('M0 30C40 20 70 36 120 24C170 14 210 32 264 20V150H0Z', 'var(--skywash)') +
      p('M0 56L36 32L66 54L110 26L152 56L192 36L264 58V150H0Z', 'var(--mount-1)') +
      p('M110 26L97 35L106 38L112 33L122 40L126 37Z', 'var(--mount-snow)') +
      p('M0 66C44 52 92 62 132 58C178 52 216 64 264 54V80H0Z', '#7E9A72');
    s +=
      p('M0 70C70 64 190 66 264 70V150H0Z', 'var(--wat-1)') +
      p('M0 92C60 84 120 98 180 90C220 86 244 92 264 89V150H0Z', 'var(--wat-2)') +
      p('M0 118C70 110 130 124 190 116C226 112 246 118 264 115V150H0Z', 'var(--wat-3)');
    s += line(
      'M20 82q22 -4 44 0M110 78q24 4 46 0M196 84q22 -3 42 0M30 106q26 -4 50 1M128 104q28 3 52 -1M206 108q20 -2 38 1M60 132q26 -3 52 1M168 134q28 3 54 -1',
      '#fff',
      1.6,
      'opacity=".6"',
    );
    const reed = (x: number, y: number, k: number) =>
      at(
        x,
        y,
        0,
        k,
        part(
          'reed',
          line('M0 0C0 -18 -3 -34 -6 -48M6 0C6 -20 7 -38 8 -54M12 0C13 -16 17 -30 21 -42', '#7C9A44', 2.4) +
            line('M3 0C1 -14 -8 -22 -14 -28M9 0C11 -12 20 -18 27 -22', '#A9C065', 2) +
            [
              [-6, -48, -6],
              [8, -54, 2],
              [21, -42, 14],
            ]
              .map(([rx = 0, ry = 0, a = 0]) =>
                at(
                  rx,
                  ry,
                  a,
                  1,
                  '<rect x="-3" y="-4" width="6" height="15" rx="3" fill="#7A4A26"/><rect x="-3" y="-4" width="2.4" height="15" rx="1.2" fill="#A87045"/>',
                ),
              )
              .join(''),
        ),
      );
    s += reed(12, 128, 0.9) + reed(34, 140, 0.7) + reed(226, 126, 0.95) + reed(208, 138, 0.7);
    /* a duck */
    s += at(
      140,
      98,
      0,
      0.95,
      '<ellipse cx="2" cy="5" rx="20" ry="3" fill="#2F6178" opacity=".25"/>' +
        p(
          'M-16 0C-14 -8 -2 -9 6 -7C9 -12 8 -15 9 -17C11 -21 18 -20 18 -15C18 -11 15 -9 15 -5C16 3 6 6 -4 6C-12 6 -17 4 -16 0Z',
          '#B98540',
        ) +
        p('M9 -17C11 -21 18 -20 18 -15C18 -12 16 -11 15.500 -9C12 -9 9 -11 8.500 -13Z', '#3F6B42') +
        p('M18 -15.500L25 -14L18 -12.500Z', '#E0A93B') +
        p('M-12 -1C-7 -6 2 -5 6 -2C2 3 -8 4 -12 -1Z', '#8A5C24') +
        line('M8.300 -9.500Q12 -7 15 -8.500', '#FDFAF2', 1.6) +
        c(14.5, -16, 1, '#1D1611'),
    );
    return s;
  },
  hidden() {
    let s = soil(0) + p('M0 0H264V150H0Z', 'var(--so-2)');
    for (let i = 0; i < 6; i++) {
      const y = 12 + i * 25;
      s +=
        p(`M0 ${y}C60 ${y - 8} 200 ${y + 8} 264 ${y}V${y + 9}C200 ${y + 17} 60 ${y + 1} 0 ${y + 9}Z`, 'var(--so-1)') +
        p(
          `M0 ${y + 9}C60 ${y + 1} 200 ${y + 17} 264 ${y + 9}V${y + 13}C200 ${y + 21} 60 ${y + 5} 0 ${y + 13}Z`,
          'var(--so-3)',
        );
    }
    return (
      s +
      at(
        132,
        84,
        0,
        2.2,
        line('M0 0V-16', '#4C7F30', 2.6) +
          leaf(0, -10, -155, 13, 5, '#4C7F30', '#86B84F') +
          leaf(0, -14, -40, 14, 5.5, '#4C7F30', '#9CCB60'),
      )
    );
  },
};

function draw(crop: string, growth: string): string {
  parts.clear();
  const body = crops[crop]!(18, growth);
  const defs = [...parts].map(([id, part]) => `<g id="${id}">${part}</g>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 264 150" preserveAspectRatio="xMidYMax slice"><defs>${defs}</defs>${body}</svg>`;
}

/** The image of a crop: only coffee changes as it ripens. */
export function cropPicture(crop: string | null, growth: string, dark: boolean): string {
  const name = crop ?? 'hidden';
  const stage = name === 'coffee' ? growth : 'none';
  return picture(`${name} ${stage}`, dark, () => draw(name, stage));
}
