import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Board, Telling } from '../../src/boards/board';
import { settings } from '../../src/lib/settings.svelte';
import { Stage } from '../../src/lib/stage';
import type { TableStore } from '../../src/lib/table.svelte';
import { tell } from '../../src/lib/telling';
import type { Story } from '../../src/wire';

const story = {
  version: 1,
  by: null,
  events: ['dug', 'hidden', 'grew'].map((name) => ({ name, args: {} })),
} as unknown as Story;

/** What happens, in order, while the story is told with moves that take so long. */
async function happens(telling: Telling, time = 100, waiting = 0): Promise<string[]> {
  const log: string[] = [];
  const table = {
    waiting,
    reach: (event: { name: string }) => log.push(`reach ${event.name}`),
    lookAt: async (text: string, how: number) => log.push(`look ${text} ${how}`),
  } as unknown as TableStore;
  const stage = new Stage(document.body, document.body, new AbortController().signal);
  const move: Telling['move'] = async (event, _, { pace }) => {
    log.push(`move ${event.name} at ${Math.round(pace * 100) / 100}`);
    await new Promise((resolve) => setTimeout(resolve, time));
  };
  const told = tell(story, table, { kinds: [], telling: { move, ...telling } } as unknown as Board, stage, false);
  await vi.runAllTimersAsync();
  await told;
  return log;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  settings.motion = 'full';
});
afterEach(() => vi.useRealTimers());

describe('telling a story', () => {
  test('events are shown one after the other, except those that say nothing', async () => {
    expect(await happens({ silent: ['hidden'] })).toEqual([
      'reach dug',
      'move dug at 1',
      'reach grew',
      'move grew at 1',
    ]);
  });

  test('when its time is over, the rest is told without moving, but for what must be seen', async () => {
    const log = await happens({ must: ['grew'] }, 2000);
    expect(log).toEqual(['reach dug', 'move dug at 0.95', 'reach hidden', 'reach grew', 'move grew at 1']);
  });

  test('slow takes longer, fast shorter', async () => {
    settings.motion = 'slow';
    expect(await happens({ silent: ['hidden'] })).toContain('move dug at 1.8');
    settings.motion = 'fast';
    expect(await happens({ silent: ['hidden'] })).toContain('move dug at 0.5');
  });

  test('it stops where the board wants everybody to look, unless much has come in meanwhile', async () => {
    const pause: Telling['pause'] = (_, at) => (at === 2 ? 'it grew' : null);
    expect((await happens({ pause })).at(-1)).toBe('look it grew 5000');
    expect(await happens({ pause }, 100, 50)).not.toContain('look it grew 5000');
  });
});
