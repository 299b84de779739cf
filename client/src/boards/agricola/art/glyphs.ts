/** Small signs: a card of a kind, an arrow, a star, a field and a meadow. */

/** A little card in the colour of its kind. */
export const cardGlyph = (kind: 'occupation' | 'minor' | 'major'): string =>
  `<svg class="cg" viewBox="0 0 24 24" aria-hidden="true"><rect x="5" y="2.5" width="14" height="19" rx="2.6" fill="var(--k-${kind})" stroke="var(--k-${kind}-d)" stroke-width="1.7"/><path d="M8.5 8h7M8.5 12h7M8.5 16h4" stroke="var(--k-${kind}-d)" stroke-width="1.7" stroke-linecap="round"/></svg>`;
export const arrow =
  '<svg class="arr" viewBox="0 0 20 12" aria-hidden="true"><path d="M1 6H17M12 1.5L17.5 6L12 10.5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>';
export const star =
  '<svg class="agi" viewBox="0 0 64 64" aria-hidden="true"><path d="M32 6L39.5 23L58 25L44 37.5L48 56L32 46.5L16 56L20 37.5L6 25L24.5 23Z" fill="#F0B441" stroke="#7A4F0C" stroke-width="2" stroke-linejoin="round"/><path d="M32 6L24.5 23L6 25L20 37.5Z" fill="#FBDD97"/></svg>';
export const field =
  '<svg class="agi" viewBox="0 0 100 100" aria-hidden="true"><rect x="8" y="18" width="84" height="66" rx="10" fill="#8C6748" stroke="#4A3020" stroke-width="3"/><path d="M16 38Q50 30 84 38M16 54Q50 46 84 54M16 70Q50 62 84 70" stroke="#A47C59" stroke-width="6" fill="none" stroke-linecap="round"/></svg>';
export const meadow =
  '<svg class="agi" viewBox="0 0 100 100" aria-hidden="true"><rect x="8" y="18" width="84" height="66" rx="10" fill="#A9C77A" stroke="#6F9A45" stroke-width="3" stroke-dasharray="8 6"/><use href="#ag-tuft" x="36" y="56"/><use href="#ag-tuft" x="64" y="66"/><use href="#ag-daisy" x="60" y="42"/></svg>';
export const farmhouse =
  '<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 12L12 4L21 12M5.500 10.500V20H18.500V10.500M10 20V14H14V20" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></svg>';
/** Cards spread out beside each other. */
export const spreadOut =
  '<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 5h5v14H3zM9.500 5h5v14h-5zM16 5h5v14h-5z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/></svg>';
