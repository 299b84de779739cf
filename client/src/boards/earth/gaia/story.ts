/** What Gaia did last, with the reason. */
import type { Words } from '../../../lib/words.svelte';
import type { Story } from '../../../wire';

const HERS = [
  'gaia_turned',
  'gaia_took',
  'gaia_sprouts',
  'gaia_growth',
  'gaia_compost',
  'gaia_soil',
  'gaia_claimed',
  'gaia_skipped',
];

/** The newest run of her events, each with what brought it: her card, or the action of the player. */
export function gaiaStory(story: Story[], words: Words): string[] {
  let found: string[] = [];
  let why = '';
  for (const { events } of story.slice(-80))
    for (const event of events) {
      if (event.name === 'chose_action' || event.name === 'turn')
        [found, why] = [
          [],
          event.name === 'turn' ? '' : words.say('web-gaia-because', { action: event.args.action ?? '' }),
        ];
      if (event.name === 'gaia_turned') [found, why] = [[], ''];
      if (HERS.includes(event.name)) {
        if (why) found.push(why);
        why = '';
        found.push(words.event(event));
      }
    }
  return found.slice(-6);
}
