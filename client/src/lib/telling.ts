/** Telling a story: its events move one after the other, and the log and the prompt keep step. */
import type { Board } from '../boards/board';
import type { Story } from '../wire';
import { look } from './settings.svelte';
import type { Stage } from './stage';
import type { TableStore } from './table.svelte';

/** How long a story may take, in milliseconds: a choice of one's own, one of others, and one that is long by nature. */
const LIMIT = { own: 700, others: 1200, long: 4200 };
/** How long everybody looks at something that mattered, unless somebody presses. */
const LOOK = 5000;
/** With so many frames waiting there is no time to look. */
const FAR_BEHIND = 40;

export async function tell(story: Story, table: TableStore, board: Board, stage: Stage, quick: boolean): Promise<void> {
  const { long, move, pause, must = [], silent = [] } = board.telling ?? {};
  const slow = long?.(story) ?? false;
  let limit = (typeof slow === 'number' ? slow : quick ? LIMIT.own : slow ? LIMIT.long : LIMIT.others) * look.pace;
  const begun = performance.now();
  const left = () => limit - (performance.now() - begun);
  const shown = story.events.filter((event) => !silent.includes(event.name));
  for (const [i, event] of shown.entries()) {
    if (stage.stopped) return;
    const needed = must.includes(event.name);
    table.reach(event);
    if (left() > 40 || needed) {
      stage.pace =
        look.pace * (needed ? 1 : Math.min(1, Math.max(0.12, left() / ((shown.length - i) * 420 * look.pace))));
      await move?.(event, table, stage);
    }
    const said =
      stage.stopped || table.waiting > FAR_BEHIND ? null : (pause?.(story, story.events.indexOf(event), table) ?? null);
    if (said === null) continue;
    const stopped = performance.now();
    await table.lookAt(said, LOOK * look.pace);
    limit += performance.now() - stopped;
  }
}
