/** Finding things by what was typed. */
import { folded } from './text';
import type { Words } from './words.svelte';

/** Those whose name or text has all the words that were typed, by name. */
export function found(
  things: string[],
  typed: string,
  words: Pick<Words, 'thing'>,
  text: (thing: string) => string,
): string[] {
  const wanted = folded(typed).split(/\s+/).filter(Boolean);
  return things
    .map((thing) => ({ thing, name: words.thing(thing) }))
    .filter(({ thing, name }) => {
      if (!wanted.length) return true;
      const all = folded(`${name} ${text(thing)}`);
      return wanted.every((word) => all.includes(word));
    })
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(({ thing }) => thing);
}
