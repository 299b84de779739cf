import { beforeEach, describe, expect, test } from 'vitest';
import type { Board } from '../../src/boards/board';
import { actOf, givesUp } from '../../src/lib/acts';
import { Choosing } from '../../src/lib/choosing.svelte';
import type { TableStore } from '../../src/lib/table.svelte';
import { Words } from '../../src/lib/words.svelte';
import type { Option } from '../../src/wire';
import { decision, option } from '../decisions';
import { serveWords } from '../serving';

const garden = `
garden-act-move = Go
garden-act-dig = Dig { $deep } deep
`;
beforeEach(() => serveWords(garden));

const named = (id: string, args = {}): Option => ({ ...option(id), label: { id, args } });
const tableWith = (options: Option[], name = 'move') => {
  const choosing = new Choosing();
  choosing.set(decision(options, { name }));
  return { choosing, words: new Words('garden') } as unknown as TableStore;
};
const plain = { kinds: [] } as unknown as Board;

describe('what the button is called', () => {
  test('by the board, if it has a word for it', () => {
    const board = { kinds: [], prompting: { act: () => 'Swim' } } as unknown as Board;
    expect(actOf(named('dig', { deep: 2 }), tableWith([]), board)).toBe('Swim');
  });

  test('by the words of the game for such an option, then for such a decision', () => {
    expect(actOf(named('dig', { deep: 2 }), tableWith([]), plain)).toBe('Dig 2 deep');
    expect(actOf(named('walk'), tableWith([]), plain)).toBe('Go');
  });

  test('otherwise just so', () => {
    expect(actOf(named('walk'), tableWith([], 'rest'), plain)).toBe('Do it');
  });
});

describe('what gives something up', () => {
  const board = { kinds: [], prompting: { givesUp: ({ label }: Option) => label.id === 'pass' } } as unknown as Board;
  const [pass, dig] = [named('pass'), named('dig')];

  test('it stands apart as long as there is something else to do', () => {
    expect(givesUp(pass, tableWith([pass, dig]), board)).toBe(true);
    expect(givesUp(dig, tableWith([pass, dig]), board)).toBe(false);
  });

  test('it is an ordinary choice where nothing else is left, whatever can be done at any time', () => {
    expect(givesUp(pass, tableWith([pass, { ...named('cook'), option: '!cook' }]), board)).toBe(false);
  });
});
