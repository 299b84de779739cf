import { describe, expect, test } from 'vitest';
import { marking, type DiscView, type SonoraView } from '../../../src/boards/sonora/view';

const disc = (number: number, at: DiscView['at'], times: number): DiscView => ({
  disc: `a${number}`,
  number,
  colour: 0,
  at,
  times,
  section: 'ruins',
});
const view = (...discs: DiscView[]) => ({ seats: 2, phase: 'record', discs }) as unknown as SonoraView;

describe('a section of the notebook is ticked', () => {
  test('when all its discs are used and nothing is marked in it any more', () => {
    expect(marking(view(disc(1, 'marked', 0)), 0, 'ruins', undefined).done).toBe(true);
    expect(marking(view(disc(1, 'marked', 0)), 0, 'ruins', 'creek').done).toBe(true);
  });
  test('not while one still marks in it', () => {
    const now = marking(view(disc(1, 'marked', 0)), 0, 'ruins', 'ruins');
    expect([now.used.length, now.done]).toEqual([1, false]);
  });
  test('not while a disc waits', () => {
    expect(marking(view(disc(1, 'marked', 0), disc(2, 'aside', 1)), 0, 'ruins', undefined).done).toBe(false);
  });
  test('not where no disc came', () => {
    expect(marking(view(disc(1, 'marked', 0)), 0, 'mud', undefined).done).toBe(false);
  });
});
