/** The first time a kind of decision comes up, the prompt says a sentence more; the browser remembers which were told. */
import type { Decision } from '../wire';
import { settings } from './settings.svelte';
import type { Words } from './words.svelte';

const nameOf = (game: string, decision: Decision): string => `${game}/${decision.name}`;

/** The sentence about a decision of a kind that was never answered here; otherwise nothing. */
export function firstSentence(words: Pick<Words, 'game' | 'has' | 'say'>, decision: Decision): string {
  const { game } = words;
  if (!game || !settings.explain || settings.explained.includes(nameOf(game, decision))) return '';
  const id = `first-${decision.name}`;
  return words.has(id) ? words.say(id) : '';
}

/** A decision of this kind has been answered. */
export function wasExplained(game: string, decision: Decision): void {
  const name = nameOf(game, decision);
  if (settings.explain && !settings.explained.includes(name)) settings.explained = [...settings.explained, name];
}

/** Switch the sentences on, all of them anew, or off. */
export function explainFirsts(on: boolean): void {
  settings.explain = on;
  if (on) settings.explained = [];
}
