/** Keys that lead through a game from anywhere on the page, where they mean nothing else. */
const WAYS: Record<string, 'back' | 'on' | 'first' | 'last'> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: 'first',
  End: 'last',
};

/** Where these keys have a meaning of their own, and where only arrows have one. */
const TAKEN = 'input, textarea, select, dialog, [role="slider"], .loglines';
const ARROWS_TAKEN = '[data-nav]';

export function stepOf(event: KeyboardEvent): 'back' | 'on' | 'first' | 'last' | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const taken = event.key.startsWith('Arrow') ? `${TAKEN}, ${ARROWS_TAKEN}` : TAKEN;
  if (event.target instanceof Element && event.target.closest(taken)) return null;
  return WAYS[event.key] ?? null;
}
