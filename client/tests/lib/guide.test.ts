import { describe, expect, test } from 'vitest';
import { Guide } from '../../src/lib/guide.svelte';
import type { GameEvent, LessonFrame } from '../../src/wire';
import { decision, option } from '../decisions';

type Step = LessonFrame['steps'][number];
const step = (say: string, after: number, about: Partial<Step> = {}): Step => ({
  say,
  after,
  light: [],
  part: '',
  choose: [],
  quiet: false,
  until: '',
  ...about,
});
const asked = decision([option('dig', 'tile:a1'), option('swim', 'tile:b2')]);
const rained = (seat?: number): GameEvent => ({ name: 'rained', args: seat === undefined ? {} : { seat } });

const lesson = (...steps: Step[]): Guide => {
  const guide = new Guide({ type: 'lesson', name: 'first', scene: 0, scenes: 1, steps });
  guide.count(0);
  return guide;
};

describe('what a lesson says', () => {
  test('a thought is read before the next one comes', () => {
    const guide = lesson(step('goal', 0), step('field', 0));
    expect(guide.words).toBe('lesson-first-goal');
    expect(guide.reading).toBe(true);
    guide.next();
    expect(guide.words).toBe('lesson-first-field');
    guide.next();
    expect(guide.over).toBe(true);
  });

  test('what is asked for leads on when it was chosen', () => {
    const guide = lesson(step('dig', 0, { choose: ['dig'] }), step('well', 1));
    guide.next(); // nothing to read
    expect(guide.step?.say).toBe('dig');
    guide.count(1);
    expect(guide.step?.say).toBe('well');
  });

  test('nothing is said while the script lets others choose', () => {
    const guide = lesson(step('dig', 0, { choose: ['dig'] }), step('they', 3));
    guide.count(1);
    expect(guide.step).toBeNull();
    expect(guide.limit(asked)).toBeNull();
    guide.count(3);
    expect(guide.step?.say).toBe('they');
  });

  test('what was taken back is asked for again', () => {
    const guide = lesson(step('dig', 0, { choose: ['dig'] }), step('well', 1));
    guide.count(1);
    guide.count(0);
    expect(guide.step?.say).toBe('dig');
  });

  test('what was chosen meanwhile is not asked for again', () => {
    const swim = step('swim', 1, { choose: ['swim'] });
    const guide = lesson(step('dig', 0, { choose: ['dig'] }), swim, step('dry', 2));
    guide.count(2);
    expect(guide.step?.say).toBe('dry');
  });

  test('what is left of it can be left out', () => {
    const guide = lesson(step('goal', 0), step('dig', 0, { choose: ['dig'] }));
    guide.skip();
    expect(guide.over).toBe(true);
    expect(guide.limit(asked)).toBe(asked);
  });

  test('nothing is asked any more where the next part comes by itself', () => {
    const guide = new Guide({ type: 'lesson', name: 'first', scene: 0, scenes: 2, steps: [step('goal', 0)] });
    guide.count(0);
    guide.next();
    expect(guide.over).toBe(true);
    expect(guide.limit(asked)).toBeNull();
  });
});

describe('who comes back', () => {
  const steps = [
    step('dig', 0, { choose: ['dig'] }),
    step('well', 1),
    step('deep', 1),
    step('play', 1, { until: 'rained' }),
  ];
  const back = (made: number, left: number | null = null): Guide => {
    const guide = new Guide(
      { type: 'lesson', name: 'first', scene: 0, scenes: 1, steps: [...steps, step('end', 1)] },
      left,
    );
    guide.count(made);
    return guide;
  };

  test('is told what belongs to the position', () => {
    expect(back(1).step?.say).toBe('well');
    expect(back(5).step?.say).toBe('play');
  });

  test('finds the thought that was left, where it is remembered', () => {
    expect(back(1, 2).step?.say).toBe('deep');
    expect(back(5, 4).step?.say).toBe('end');
  });

  test('is not told of what was taken back', () => {
    expect(back(0, 2).step?.say).toBe('dig');
  });
});

describe('what may be pressed', () => {
  test('nothing while one reads, then only what counts as done', () => {
    const guide = lesson(step('goal', 0), step('dig', 0, { choose: ['d*'] }));
    expect(guide.limit(asked)).toBeNull();
    guide.next();
    expect(guide.limit(asked)?.options.map((one) => one.option)).toEqual(['dig']);
    expect(guide.admits('swim')).toBe(false);
  });

  test('with less help everything is offered, but not everything counts', () => {
    const guide = lesson(step('dig', 0, { choose: ['dig'], quiet: true }));
    expect(guide.limit(asked)?.options).toHaveLength(2);
    expect(guide.admits('swim')).toBe(false);
  });

  test('something else that could be pressed is noticed, and forgotten with the next thought', () => {
    const guide = lesson(step('dig', 0, { choose: ['dig'] }), step('well', 1));
    guide.notice(['tile:z9'], asked);
    expect(guide.strayed).toBe(false);
    guide.notice(['pack:b2', 'tile:b2'], asked);
    expect(guide.strayed).toBe(true);
    guide.count(1);
    expect(guide.strayed).toBe(false);
  });
});

describe('the free part', () => {
  test('it waits for an event, which must not be about somebody else', () => {
    const guide = lesson(step('play', 0, { until: 'rained' }), step('end', 0));
    guide.hear([rained(1)], 0);
    expect(guide.step?.say).toBe('play');
    expect(guide.limit(asked)).toBe(asked);
    guide.hear([rained(0)], 0);
    expect(guide.step?.say).toBe('end');
  });

  test('what was said of it makes room when something was chosen', () => {
    const guide = lesson(step('play', 0, { until: 'rained' }), step('end', 0));
    guide.chose();
    expect(guide.playing).toBe(true);
    guide.hear([rained(0)], 0);
    expect(guide.playing).toBe(false);
  });

  test('when the game is over, nothing more is waited for', () => {
    const guide = lesson(step('play', 0, { until: 'rained' }), step('well', 0), step('on', 0, { until: 'rained' }));
    guide.end();
    expect(guide.step?.say).toBe('well');
    guide.next();
    expect(guide.over).toBe(true);
  });

  test('what others do waits until everything was read', async () => {
    const guide = lesson(step('goal', 0), step('field', 0), step('play', 0, { until: 'rained' }));
    let shown = false;
    void guide.whenRead().then(() => (shown = true));
    guide.next();
    await Promise.resolve();
    expect(shown).toBe(false);
    guide.next();
    await Promise.resolve();
    expect(shown).toBe(true);
  });
});
