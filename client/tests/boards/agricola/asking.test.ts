import { describe, expect, test } from 'vitest';
import { act, givesUp, prompt } from '../../../src/boards/agricola/asking';
import { decision, option } from '../../decisions';
import { farm, sitDown } from './farms';

const asked = (name: string, ...options: string[]) =>
  sitDown([farm()], {
    decision: decision(
      options.map((one) => option(one)),
      { name },
    ),
  }).table;

describe('what the main button is called', () => {
  test('the act that the option does', () => {
    expect(act(option('plough a3'), asked('field_work', 'plough a3'))).toBe('web-act-plough');
    expect(act(option('room a2'), asked('build', 'room a2'))).toBe('web-act-build');
    expect(act(option('play academic'), asked('occupation', 'play academic'))).toBe('web-act-play');
    expect(act(option('clay_1'), asked('place', 'clay_1'))).toBe('web-act-go');
  });

  test('what is done at any time is not called like the decision it comes in', () => {
    expect(act(option('!eat grain'), asked('place', 'clay_1', '!eat grain'))).toBe('web-act-eat');
  });

  test('an answer to a card is left to the frame', () => {
    expect(act(option('yes'), asked('ask', 'yes', 'no'))).toBeNull();
  });
});

describe('what gives something up', () => {
  test('ending a work of which more is possible', () => {
    expect(givesUp(option('done'), asked('build', 'room a2', 'done'))).toBe(true);
    expect(givesUp(option('pass'), asked('improve', 'build well', 'pass'))).toBe(true);
  });

  test('not where nothing else is left than what works at any time', () => {
    expect(givesUp(option('done'), asked('build', '!eat grain', 'done'))).toBe(false);
  });

  test('not the work itself, and not declining a card', () => {
    expect(givesUp(option('room a2'), asked('build', 'room a2', 'done'))).toBe(false);
    expect(givesUp(option('pass'), asked('offer', 'use clay_pit', 'pass'))).toBe(false);
  });
});

describe('the question', () => {
  test('names what can be done on the fields', () => {
    expect(prompt(asked('field_work', 'plough a3', 'plough a4'))?.title).toBe('web-ask-plough');
    expect(prompt(asked('field_work', 'sow grain a3', 'bake 1', 'done'))?.title).toBe('web-ask-sow-bake');
  });

  test('leaves other decisions their own words', () => {
    expect(prompt(asked('improve', 'build well'))).toBeNull();
  });
});
