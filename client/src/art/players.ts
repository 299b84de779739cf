/** A player's pieces: always colour and shape together. */

export type Colour = 'lake' | 'poppy' | 'sun' | 'mallow' | 'night';

export const glyph: Record<Colour, string> = {
  lake: '<circle r="4.7"/>',
  poppy: '<path d="M0 -5.4L5.4 4.2H-5.4Z"/>',
  sun: '<rect x="-4.3" y="-4.3" width="8.6" height="8.6" rx=".8"/>',
  mallow: '<path d="M-1.9 -5.2h3.8v3.3h3.3v3.8h-3.3v3.3h-3.8v-3.3h-3.3v-3.8h3.3z"/>',
  night: '<path d="M2.2 -5.2a5.3 5.3 0 1 0 3 8.2a4.6 4.6 0 0 1 -3 -8.2z"/>',
};
export const drop = (who: Colour, cls = ''): string =>
  `<svg class="drop ${cls}" viewBox="0 0 26 32" aria-hidden="true"><path class="rim" d="M13 2.2C13 2.2 3.4 13.4 3.4 20.4a9.6 9.6 0 0 0 19.2 0C22.6 13.4 13 2.2 13 2.2Z"/><path d="M13 2.2C13 2.2 3.4 13.4 3.4 20.4a9.6 9.6 0 0 0 19.2 0C22.6 13.4 13 2.2 13 2.2Z" fill="var(--p-${who})"/><path d="M13 2.2C13 2.2 22.6 13.4 22.6 20.4a9.6 9.6 0 0 1 -14.4 8.3c9.6-.6 11-9.6 4.8-26.5Z" fill="var(--p-${who}-deep)" opacity=".38"/><path d="M9.7 9.8C7.3 13.2 5.7 16.6 5.7 19.4" stroke="#fff" stroke-width="1.9" stroke-linecap="round" fill="none" opacity=".75"/><g transform="translate(13 20.3)" fill="var(--p-${who}-on)">${glyph[who]}</g></svg>`;
export const ghostDrop = (who: Colour): string =>
  `<svg class="drop ghost" viewBox="0 0 26 32" aria-hidden="true"><path d="M13 2.2C13 2.2 3.4 13.4 3.4 20.4a9.6 9.6 0 0 0 19.2 0C22.6 13.4 13 2.2 13 2.2Z" fill="var(--ghost)" stroke="var(--ghost-line)" stroke-width="3"/><g transform="translate(13 20.3) scale(1.05)" fill="var(--p-${who})">${glyph[who]}</g></svg>`;
export const disc = (who: Colour, cls = ''): string =>
  `<svg class="disc ${cls}" viewBox="0 0 26 28" aria-hidden="true"><ellipse cx="13" cy="15.5" rx="11.5" ry="11.5" fill="var(--p-${who}-deep)"/><circle class="rim2" cx="13" cy="12.5" r="11.5" fill="var(--p-${who})"/><path d="M3.5 12.5a9.5 9.5 0 0 1 15-7.7" fill="none" stroke="#fff" stroke-width="1.5" opacity=".55" stroke-linecap="round"/><g transform="translate(13 12.7)" fill="var(--p-${who}-on)">${glyph[who]}</g></svg>`;
export const stack = (who: Colour, count: number): string => {
  const h = 28 + 6 * (count - 1),
    k = Math.min(count, 5);
  let s = '';
  for (let i = 0; i < k; i++) {
    const y = h - 28 - i * 6;
    s += `<g transform="translate(0 ${y})"><circle cx="13" cy="15.5" r="11.5" fill="var(--p-${who}-deep)"/><circle class="rim2" cx="13" cy="12.5" r="11.5" fill="var(--p-${who})"/>${i === k - 1 ? `<path d="M3.5 12.5a9.5 9.5 0 0 1 15-7.7" fill="none" stroke="#fff" stroke-width="1.5" opacity=".55" stroke-linecap="round"/><g transform="translate(13 12.7)" fill="var(--p-${who}-on)">${glyph[who]}</g>` : ''}</g>`;
  }
  return `<svg class="stack" viewBox="0 0 26 ${h}" aria-hidden="true">${s}</svg>`;
};
export const badge = (who: Colour): string =>
  `<svg class="badge" viewBox="-13 -13 26 26" aria-hidden="true"><circle r="12.2" fill="var(--p-${who})" stroke="var(--p-${who}-deep)" stroke-width="1.4"/><path d="M-9.3 -1a9.3 9.3 0 0 1 9.3 -8.6" stroke="#fff" stroke-width="1.6" fill="none" opacity=".5" stroke-linecap="round"/><g fill="var(--p-${who}-on)" transform="scale(1.15)">${glyph[who]}</g></svg>`;
