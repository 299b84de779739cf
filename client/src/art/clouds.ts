/** Clouds, 170 x 92. */
import { line, p } from './svg';

export const cloudShape =
  'M30 76C14 76 5 66 6 54C7 43 16 36 26 36C27 22 39 13 52 16C59 5 79 1 92 12C105 5 124 11 128 26C144 23 160 34 160 50C164 54 165 60 162 66C159 73 151 76 142 76Z';
export const cloud = (kind: 'light' | 'thunder' = 'light'): string => {
  const t = kind === 'thunder';
  const A = t ? 'var(--th-1)' : 'var(--cl-1)',
    B = t ? 'var(--th-2)' : 'var(--cl-2)',
    C = t ? 'var(--th-3)' : 'var(--cl-3)',
    I = t ? 'var(--th-ink)' : 'var(--cl-ink)';
  return `<svg class="cloudart" viewBox="0 0 170 92" aria-hidden="true">
  <path class="litring" d="${cloudShape}"/><path class="fall" d="M62 84v18M85 84v26M108 84v18"/>
  ${p(cloudShape, B)}
  ${p('M30 76C14 76 5 66 6 54C12 66 26 68 38 62C52 72 74 72 88 63C104 72 128 70 138 60C150 64 160 60 160 50C164 54 165 60 162 66C159 73 151 76 142 76Z', C)}
  ${p('M11 47C13 41 19 38.5 27 39C28 26 39 17 53 20C60 9 78 5 90 16C82 13 70 16 66 26C56 21 43 25 40 38C32 36 24 38 20 46C17 44 13 45 11 47Z', A)}
  ${p('M96 16C108 9 122 15 126 28C117 21 104 22 98 31C99 25 98 20 96 16Z', A)}
  ${p('M131 30C142 28 153 34 156 44C149 37 139 36 133 40C134 36 133 33 131 30Z', A, 'opacity=".8"')}
  ${line(cloudShape, I, 1.8)}
  ${line('M58 60c6 3 12 3 18-1', I, 1.5, 'opacity=".45"')}${line('M112 64c6 2 10 1 14-2', I, 1.5, 'opacity=".45"')}
  ${t ? `<g transform="translate(139 62)">${p('M7 -9L-7 9H0L-5 26L11 4H3L9 -9Z', 'var(--bolt)', 'stroke="var(--bolt-ink)" stroke-width="1.8" stroke-linejoin="round"')}${p('M6 -7.5L-4.5 7.5H-1L6.5 -7.5Z', '#fff3bf')}</g>` : ''}
  </svg>`;
};
