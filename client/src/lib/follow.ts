/** Whoever plays with keys is taken to where the next choice is made. */
import { hands } from './hands.svelte';

/** What leads to an answer when it is pressed; not what works at any time. */
const LIT = '[data-lit]:not([data-lit="anytime"])';
/** Where the focus goes, best first. */
const PLACES = ['.prompt .btn.answer:not(:disabled)', `.table ${LIT}`, '.prompt .btn.lit'];
/** Where it stays: on something that leads on, on the buttons, and where somebody reads or writes. */
const STAY = `${LIT}, .prompt .acts, .sidebody, input, textarea, select`;

/** Says whether the focus has moved. */
export function follow(): boolean {
  const here = document.activeElement;
  if (!hands.keys || !here || (here !== document.body && (!here.closest('.table') || here.closest(STAY)))) return false;
  for (const place of PLACES) {
    const next = [...document.querySelectorAll<HTMLElement>(place)].find(
      (one) => one.tabIndex >= 0 && one.getClientRects().length,
    );
    if (!next) continue;
    next.focus();
    return true;
  }
  return false;
}
