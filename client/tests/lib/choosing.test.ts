import { beforeEach, describe, expect, test } from 'vitest';
import { Choosing } from '../../src/lib/choosing.svelte';
import type { Option } from '../../src/wire';
import { decision, option } from '../decisions';

/** A card may go to one of two tiles, another card to one tile only; and one may pass. */
const options = [
  option('sun b2', 'card:sun', 'tile:b2'),
  option('sun c3', 'card:sun', 'tile:c3'),
  option('rain c3', 'card:rain', 'tile:c3'),
  option('pass'),
];
const move = decision(options);

let choosing: Choosing;
const named = (list: { option: string }[]): string[] => list.map(({ option }) => option);

beforeEach(() => {
  choosing = new Choosing();
  choosing.set(move);
});

describe('what a press leaves', () => {
  test('before anything is pressed every option is left and none is ready', () => {
    expect(named(choosing.candidates)).toEqual(['sun b2', 'sun c3', 'rain c3', 'pass']);
    expect(choosing.ready).toBeNull();
  });

  test('pressing a thing leaves the options that touch it', () => {
    choosing.press(['card:sun'], false);
    expect(named(choosing.candidates)).toEqual(['sun b2', 'sun c3']);
  });

  test('pressing two things leaves the options that touch both', () => {
    choosing.press(['card:sun'], false);
    choosing.press(['tile:c3'], false);
    expect(named(choosing.candidates)).toEqual(['sun c3']);
  });

  test('a thing that no option touches changes nothing', () => {
    choosing.press(['card:sun'], false);
    expect(choosing.press(['tile:a1'], true)).toBeNull();
    expect(choosing.picked).toEqual(['card:sun']);
  });

  test('a thing that does not go with what was pressed begins anew with it', () => {
    choosing.press(['tile:b2'], false);
    choosing.press(['card:rain'], false);
    expect(choosing.picked).toEqual(['card:rain']);
  });

  test('pressing a thing again lets go of it while nothing is ready', () => {
    choosing.press(['card:sun'], false);
    choosing.press(['card:sun'], false);
    expect(choosing.picked).toEqual([]);
  });
});

describe('when an option is ready', () => {
  test('the only one left is ready', () => {
    choosing.press(['tile:b2'], false);
    expect(choosing.ready?.option).toBe('sun b2');
  });

  test('so is the only one that touches just what was pressed', () => {
    choosing.set(decision([option('sow b2', 'tile:b2'), option('sow b2 twice', 'tile:b2', 'seed:corn')]));
    choosing.press(['tile:b2'], false);
    expect(choosing.ready?.option).toBe('sow b2');
  });

  test('two that touch the same things are told apart by name only', () => {
    choosing.set(decision([option('pay wood', 'card:hut'), option('pay clay', 'card:hut')]));
    choosing.press(['card:hut'], false);
    expect(choosing.ready).toBeNull();
    choosing.name('pay clay');
    expect(choosing.ready?.option).toBe('pay clay');
  });

  test('an option that touches nothing is ready when it is named', () => {
    choosing.name('pass');
    expect(choosing.ready?.option).toBe('pass');
  });

  test('naming lets go of what was pressed, and pressing of what was named', () => {
    choosing.press(['card:sun'], false);
    choosing.name('pass');
    expect(choosing.picked).toEqual([]);
    choosing.press(['card:sun'], false);
    expect(choosing.named).toBeNull();
  });

  test('a name that is not offered is not ready', () => {
    choosing.name('snow b2');
    expect(choosing.ready).toBeNull();
  });
});

describe('when a press plays', () => {
  test('the second press on a thing plays what the first made ready', () => {
    expect(choosing.press(['tile:b2'], false)).toBeNull();
    expect(choosing.press(['tile:b2'], false)?.option).toBe('sun b2');
  });

  test('where one press is enough, the first plays the only option left', () => {
    expect(choosing.press(['tile:b2'], true)?.option).toBe('sun b2');
  });

  test('one press is not enough while several are left', () => {
    expect(choosing.press(['card:sun'], true)).toBeNull();
  });

  test('one press is not enough for what cannot be taken back', () => {
    choosing.set(move, 7);
    choosing.foresee(7, 0, [], ['sun b2']);
    expect(choosing.press(['tile:b2'], true)).toBeNull();
    expect(choosing.press(['tile:b2'], true)?.option).toBe('sun b2');
  });
});

describe('what cannot be undone', () => {
  const forGood = (name: string): Option => ({ ...option(name, `tile:${name}`), undoable: false });

  test('asks for a second press', () => {
    choosing.set(decision([forGood('a1'), forGood('b2')]));
    expect(choosing.press(['tile:a1'], true)).toBeNull();
    expect(choosing.press(['tile:a1'], true)?.option).toBe('a1');
  });

  test('does not where there is nothing else to choose, whatever can be done at any time', () => {
    choosing.set(decision([forGood('a1'), option('!cook')]));
    expect(choosing.press(['tile:a1'], true)?.option).toBe('a1');
  });
});

describe('what is lit', () => {
  test('at first everything that an option touches', () => {
    expect(['card:sun', 'card:rain', 'tile:b2', 'tile:c3', 'tile:a1'].filter((thing) => choosing.lit(thing))).toEqual([
      'card:sun',
      'card:rain',
      'tile:b2',
      'tile:c3',
    ]);
  });

  test('after a press only what the options left touch', () => {
    choosing.press(['card:rain'], false);
    expect(choosing.lit('tile:c3')).toBe(true);
    expect(choosing.lit('tile:b2')).toBe(false);
  });

  test('what is no longer lit stays possible', () => {
    choosing.press(['card:rain'], false);
    expect(choosing.possible('tile:b2')).toBe(true);
    expect(choosing.possible('tile:a1')).toBe(false);
  });

  test('things are lit together only if one option touches them all', () => {
    expect(choosing.lit('card:sun', 'tile:b2')).toBe(true);
    expect(choosing.lit('card:rain', 'tile:b2')).toBe(false);
  });

  test('what was pressed is chosen and leads nowhere', () => {
    choosing.press(['card:sun'], false);
    expect(choosing.chosen('card:sun')).toBe(true);
    expect(choosing.leads('card:sun')).toBeUndefined();
  });

  test('what a named option touches is chosen', () => {
    choosing.name('rain c3');
    expect(choosing.chosen('card:rain')).toBe(true);
    expect(choosing.chosen('card:sun')).toBe(false);
  });

  test('a thing leads to an answer, or to something that works at any time', () => {
    choosing.set(decision([option('sun b2', 'card:sun'), option('!cook', 'card:oven')]));
    expect(choosing.leads('card:sun')).toBe('answer');
    expect(choosing.leads('card:oven')).toBe('anytime');
  });

  test('where a lesson asks for nothing else, what works at any time is the answer; out of turn it is not', () => {
    choosing.set(decision([option('!cook', 'card:oven')]));
    expect(choosing.leads('card:oven')).toBe('answer');
    choosing.set(decision([option('!cook', 'card:oven')], { name: 'interrupt' }));
    expect(choosing.leads('card:oven')).toBe('anytime');
  });
});

describe('what would happen', () => {
  test('is the option that is ready', () => {
    choosing.press(['tile:b2'], false);
    expect(choosing.preview?.option).toBe('sun b2');
  });

  test('is rather the one that what is under the cursor completes', () => {
    choosing.press(['card:sun'], false);
    choosing.peeked = ['tile:c3'];
    expect(choosing.preview?.option).toBe('sun c3');
  });

  test('is the one of the thing under the cursor alone, where that does not go with what was pressed', () => {
    choosing.press(['card:sun'], false);
    choosing.peeked = ['card:rain'];
    expect(choosing.preview?.option).toBe('rain c3');
  });

  test('is first of all the option whose row the cursor is on', () => {
    choosing.press(['tile:b2'], false);
    choosing.peekedOption = 'pass';
    expect(choosing.preview?.option).toBe('pass');
  });
});

describe('taking back a press', () => {
  test('lets go of the name, then of one thing after the other', () => {
    choosing.press(['card:sun'], false);
    choosing.press(['tile:c3'], false);
    expect(choosing.back()).toBe(true);
    expect(choosing.picked).toEqual(['card:sun']);
    choosing.name('pass');
    expect(choosing.back()).toBe(true);
    expect(choosing.named).toBeNull();
  });

  test('says when there was nothing to take back', () => {
    expect(choosing.back()).toBe(false);
  });
});

describe('a new decision', () => {
  test('begins anew', () => {
    choosing.press(['card:sun'], false);
    choosing.set(decision([option('dig b2', 'tile:b2')]));
    expect(choosing.picked).toEqual([]);
  });

  test('that is the same once more leaves what was pressed', () => {
    choosing.press(['card:sun'], false);
    choosing.set(decision(options));
    expect(choosing.picked).toEqual(['card:sun']);
  });

  test('with the same options for another seat begins anew', () => {
    choosing.press(['card:sun'], false);
    choosing.set(decision(options, { seat: 1 }));
    expect(choosing.picked).toEqual([]);
  });

  test('none at all leaves no options', () => {
    choosing.set(null);
    expect(choosing.options).toEqual([]);
  });
});

describe('what can be taken back', () => {
  const undoable = () => choosing.options.map((option) => option.undoable);

  test('is unknown until the server tells', () => {
    expect(undoable()).toEqual([null, null, null, null]);
    choosing.set(move, 7);
    choosing.foresee(7, 0, ['sun b2', 'sun c3', 'rain c3'], ['pass']);
    expect(undoable()).toEqual([true, true, true, false]);
  });

  test('may be told before the decision it belongs to is shown', () => {
    choosing.foresee(8, 0, ['pass'], []);
    expect(undoable()).toEqual([null, null, null, null]);
    choosing.set(move, 8);
    expect(undoable()).toEqual([null, null, null, true]);
  });

  test('is not taken from another version or for another seat', () => {
    choosing.set(move, 7);
    choosing.foresee(6, 0, ['pass'], []);
    choosing.foresee(7, 1, ['pass'], []);
    expect(undoable()).toEqual([null, null, null, null]);
  });
});
