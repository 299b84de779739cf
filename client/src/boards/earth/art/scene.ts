/** The place a plant stands in, from its habitats; 160 x 120, horizon about 84. */
import { at, C, E, L, n, P, rows, type Rng } from './brushes';

const SKY = {
  sunny: 'var(--sky-gold)',
  wet: 'var(--sky-mist)',
  rocky: 'var(--sky-rose)',
  cold: 'var(--sky-day)',
  none: 'var(--paper-2)',
};

export function scene(hb: readonly string[], r: Rng): string {
  const s = (k: string): boolean => hb.includes(k),
    main =
      s('cold') && s('sunny')
        ? r() < 0.5
          ? 'cold'
          : 'sunny'
        : s('cold')
          ? 'cold'
          : s('sunny')
            ? 'sunny'
            : s('wet')
              ? 'wet'
              : s('rocky')
                ? 'rocky'
                : 'none';
  let o = P('M0 -400H400V120H-240V-400Z', SKY[main]);
  const j = () => (r() - 0.5) * 10;
  if (main === 'none') {
    o +=
      P('M-240 96C-60 90 60 92 80 92S320 90 400 96V130H-240Z', 'var(--paper-3)') +
      E(80, 106, 40, 6.5, 'var(--so-1)') +
      E(80, 105, 36, 4.5, 'var(--so-2)');
    return o;
  }
  o += P('M-240 40C40 28 60 44 100 34S160 36 400 30V130H-240Z', 'var(--skywash)');
  if (s('sunny')) {
    const sx = r() < 0.5 ? 30 : 128;
    o += C(sx, 34 + j() * 0.5, 11, '#F9DC8C', 'opacity=".9"') + C(sx - 2, 31 + j() * 0.2, 5, '#FDF0C4', 'opacity=".8"');
  }
  if (s('rocky')) {
    const a = 50 + j(),
      b = 112 + j();
    o +=
      P(
        `M-240 92L-60 60L-10 92L6 ${n(70 + j())}L${n(a - 22)} ${n(58 + j() * 0.6)}L${n(a)} ${n(66 + j() * 0.4)}L${n(a + 20)} 84L${n(b - 26)} ${n(60 + j() * 0.6)}L${n(b)} ${n(50 + j() * 0.5)}L${n(b + 20)} 72L168 ${n(64 + j())}L220 60L400 92V130H-240Z`,
        s('cold') ? '#A9BAC0' : s('sunny') ? '#CDA27A' : '#B4AE9E',
      ) +
      P(
        `M${n(b)} 50L${n(b + 20)} 72L168 64L220 60L400 92V130H${n(b + 8)}Z`,
        s('cold') ? '#8FA3AC' : s('sunny') ? '#B78A62' : '#9C9686',
        'opacity=".55"',
      );
    if (s('cold')) o += P(`M${n(b)} 50L${n(b - 12)} 56L${n(b - 5)} 60L${n(b + 2)} 56L${n(b + 9)} 60Z`, '#F6F8F4');
  } else if (s('cold')) o += P('M-240 80C-60 62 20 64 60 74S130 60 170 68S300 60 400 80V130H-240Z', '#C9DADD');
  else if (s('wet')) o += P('M-240 82C-60 62 10 72 54 70S120 58 170 70S300 64 400 82V130H-240Z', '#9FBBA4');
  else o += P('M-240 86C-60 64 14 70 60 78S128 62 170 72S300 66 400 86V130H-240Z', '#E0BE7E');
  const ground = s('cold')
    ? s('wet')
      ? ['#DCE9E6', '#F3F7F3']
      : ['#E4ECEA', '#F7F9F5']
    : s('sunny')
      ? s('wet')
        ? ['#B9BE72', '#CCCF88']
        : ['#D9B673', '#E6C98D']
      : s('wet')
        ? ['#7FA071', '#97B585']
        : ['#B3A68F', '#C6BAA4'];
  o +=
    P('M-240 88C-60 82 20 84 70 87S150 82 400 88V130H-240Z', ground[0]!) +
    P('M-240 88C-60 82 20 84 70 87S150 82 400 88V91C150 85 116 89 70 90S-60 86 -240 92Z', ground[1]!);
  if (s('wet'))
    o +=
      P('M-240 96C-40 92 0 94 36 95S44 102 10 103S-100 104 -240 103Z', 'var(--wat-2)') +
      P('M400 94C200 92 150 93 126 95S118 103 150 104S260 104 400 104Z', 'var(--wat-2)') +
      L('M2 98h18M134 99h16M146 101.5h10', 'var(--wat-1)', 1.6);
  if (s('rocky'))
    o += rows([
      [14 + j(), 106, 1],
      [142 + j(), 108, 1.2],
      [126 + j(), 100, 0.6],
      [32, 112, 0.6],
    ])
      .map(([x, y, k]) =>
        at(
          x,
          y,
          0,
          k,
          P('M-10 5L-7 -4L0 -8L8 -4L11 5Z', s('cold') ? '#8F9AA0' : '#9C9080') +
            P('M-10 5L-7 -4L0 -8L-1 0L-4 5Z', s('cold') ? '#C3CCCF' : '#C4B9A7'),
        ),
      )
      .join('');
  if (s('cold'))
    o += rows([
      [22, 24],
      [52, 14],
      [104, 22],
      [140, 40],
      [84, 42],
      [12, 56],
      [150, 14],
      [122, 56],
    ])
      .map(([x, y]) => C(x + j(), y + j(), 1.5, '#FFFFFF', 'opacity=".9"'))
      .join('');
  if (!s('cold') && !s('rocky'))
    o += [20, 40, 118, 138, 152, 6]
      .map((x) =>
        L(`M${n(x + j())} ${n(104 + r() * 10)}l-2 -5m2 5l2.5 -5`, s('sunny') && !s('wet') ? '#B58A45' : '#5B7A45', 1.3),
      )
      .join('');
  return o;
}

/** The small surprise: one in five. */
export const guest = (r: Rng): string => {
  const k = r();
  if (k > 0.22) return '';
  const x = r() < 0.5 ? 20 : 98,
    y = 100;
  if (k < 0.06)
    return at(
      x,
      y,
      0,
      0.9,
      E(0, 3, 5.4, 4.4, '#C9402C') +
        C(4.5, 3, 2.4, '#2B2118') +
        L('M-5 3H4', '#2B2118', 0.8) +
        C(-1, 1, 0.9, '#2B2118') +
        C(-1, 5, 0.9, '#2B2118'),
    );
  if (k < 0.14)
    return at(
      x,
      y - 52,
      -14,
      0.9,
      P('M0 0C-8 -10 -14 -6 -10 0C-14 2 -9 9 0 2Z', '#F0B441', 'stroke="#7A4F0C" stroke-width="1"') +
        P('M0 0C8 -10 14 -6 10 0C14 2 9 9 0 2Z', '#F7CF78', 'stroke="#7A4F0C" stroke-width="1"') +
        L('M0 -4V6', '#4A2E14', 1.8),
    );
  return at(
    x,
    y + 4,
    0,
    0.9,
    P('M-9 4Q-9 0 -4 1L6 1Q11 0 11 -5L13 -6Q13 4 8 4Z', '#C9A56E', 'stroke="#6B4520" stroke-width="1"') +
      C(0, -2, 6, '#A0623A', 'stroke="#5A3216" stroke-width="1.2"') +
      L('M0 -2q2 0 2 2q-3 2 -4.5 -2q0 -4 4 -3.6', '#5A3216', 1),
  );
};

/** A picture of two layers: the place fills the frame, the specimen fits into it and stands at the bottom. */
export const layers = (place: string, specimen = ''): string =>
  `<svg width="100%" height="100%" viewBox="0 0 160 120" preserveAspectRatio="xMidYMax slice">${place}</svg>${specimen ? `<svg width="100%" height="100%" viewBox="0 0 120 120" preserveAspectRatio="xMidYMax meet" overflow="visible">${specimen}</svg>` : ''}`;
