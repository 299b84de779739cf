/** Keys that lead through a game from anywhere on the page, where they mean nothing else. */
const WAYS: Record<string, 'back' | 'on' | 'first' | 'last'> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: 'first',
  End: 'last',
};

/** Where arrows and their like have a meaning of their own. */
const TAKEN = '[data-nav], input, textarea, select, dialog, [role="slider"], .loglines';

export function stepOf(event: KeyboardEvent): 'back' | 'on' | 'first' | 'last' | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  if (event.target instanceof Element && event.target.closest(TAKEN)) return null;
  return WAYS[event.key] ?? null;
}
