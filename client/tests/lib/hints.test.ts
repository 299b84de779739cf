import { beforeEach, describe, expect, it } from 'vitest';
import { Choosing } from '../../src/lib/choosing.svelte';
import { Hints, type Idea } from '../../src/lib/hints.svelte';
import { decision, option } from '../decisions';

const idea = (name: string, lead: number, ...touches: string[]): Idea => ({
  option: name,
  label: { id: 'option', args: {} },
  touches,
  lead,
  line: [],
});
const ASKED = decision([option('dig', 'card:spade', 'tile:a'), option('rest', 'card:spade', 'tile:b')]);
const IDEAS = [idea('rest', 2.5, 'card:spade', 'tile:b'), idea('dig', 1, 'card:spade', 'tile:a')];

describe('hints', () => {
  let choosing: Choosing;
  let hints: Hints;
  beforeEach(() => {
    choosing = new Choosing();
    choosing.set(ASKED);
    hints = new Hints(choosing);
    hints.ask(ASKED);
  });
  const hear = (ideas = IDEAS) => hints.hear({ type: 'hint', version: 1, seat: 0, ideas });

  it('are waited for, and then shown with the best one first', () => {
    expect([hints.open, hints.asking]).toEqual([true, true]);
    hear();
    expect([hints.open, hints.asking, hints.shown?.option]).toEqual([true, false, 'rest']);
  });

  it('point at what an idea is about, and not at what every option touches', () => {
    hear();
    expect(hints.things).toEqual(['tile:b']);
    hints.press(IDEAS[1]!);
    expect(hints.things).toEqual(['tile:a']);
    hints.open = false;
    expect(hints.things).toEqual([]);
  });

  it('tell how far the best one leads, and how far the others fall behind it', () => {
    hear([...IDEAS, idea('wait', 3)]);
    expect(hints.ideas.map((one) => hints.worth(one))).toEqual([
      { way: 'ahead', points: 2.5 },
      { way: 'worse', points: 1.5 },
      { way: 'same', points: 0 },
    ]);
    hear([idea('dig', -1)]);
    expect(hints.worth(hints.ideas[0]!)).toEqual({ way: 'behind', points: 1 });
    hear([idea('dig', 0)]);
    expect(hints.worth(hints.ideas[0]!).way).toBe('level');
  });

  it('stay while the same is asked, and go with another question', () => {
    hear();
    hints.follow({ ...ASKED });
    expect(hints.ideas).toHaveLength(2);
    hints.follow(decision([option('dig')]));
    expect([hints.open, hints.ideas.length]).toEqual([false, 0]);
  });

  it('are not waited for any longer when something was refused', () => {
    hints.fail();
    expect([hints.open, hints.asking]).toEqual([false, false]);
    hints.ask(ASKED);
    hear();
    hints.fail();
    expect(hints.open, 'what is there stays').toBe(true);
  });
});
