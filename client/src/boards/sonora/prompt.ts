/** What the prompt says while one aims, and how this board names things. */
import { hands } from '../../lib/hands.svelte';
import type { TableStore } from '../../lib/table.svelte';
import { upper } from '../../lib/text';
import { namers } from '../../lib/words.svelte';
import { aimOf } from './flicking/aim.svelte';
import { shapingOf } from './notebook/shaping.svelte';
import { inHand, LETTERS, me, viewOf } from './view';

/** Discs are called after their owner and number; alone after their shape. */
namers.sonora = (thing, words) => {
  if (!thing.startsWith('disc:')) return null;
  const [letter, number] = [thing[5]!, Number(thing[6])];
  if (words.players.length === 1) return words.say(`web-disc-of-${letter}`, { number });
  const seat = LETTERS.indexOf(letter);
  return seat === words.reader
    ? words.say('web-disc-own', { number })
    : words.say('web-disc-of', { number, name: words.player(seat) });
};

export function prompt(table: TableStore): { title?: string; second?: string } | null {
  const { decision } = table.choosing;
  if (!decision) return null;
  const { words } = table;
  if (decision.name === 'flick') {
    const aiming = aimOf(table);
    const view = viewOf(table);
    const again = decision.prompt.id === 'ask-flick-again';
    const title = again
      ? words.say('web-ask-flick-again', { disc: decision.prompt.args.disc ?? '' })
      : words.say('web-ask-flick', { left: inHand(view, me(table)).length });
    const touch = aiming.foresee(view);
    if (!touch)
      return {
        title,
        second: words.say(
          hands.keys ? 'web-flick-hint-keys' : table.atOnce ? 'web-flick-hint' : 'web-flick-hint-touch',
        ),
      };
    const meets = touch.other
      ? words.say('web-touch-disc', { disc: `disc:${touch.other}` })
      : words.say(`web-touch-${touch.what}`);
    return {
      title,
      second: upper(
        words.say('web-aim', {
          strength: Math.round(aiming.strength),
          meets,
          far: Math.round(touch.length),
          degrees: aiming.most[0],
          percent: aiming.most[1],
        }),
      ),
    };
  }
  if (shapingOf(table).drawing && !table.choosing.preview)
    return { second: words.say(table.atOnce ? 'web-draw-hint' : 'web-draw-hint-touch') };
  return null;
}
