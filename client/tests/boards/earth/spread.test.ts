import { beforeEach, describe, expect, test } from 'vitest';
import { askedBy, proposal, spreadOf, sum } from '../../../src/boards/earth/island/spread';
import type { CellView } from '../../../src/boards/earth/view';
import type { TableStore } from '../../../src/lib/table.svelte';
import type { Decision } from '../../../src/wire';
import { decision, option } from '../../decisions';
import { sitDown } from './islands';

// A cat spruce has room for 2 sprouts and 5 growth, its canopy brings 6; shiitake has room for 3 and 2, and brings 5.
const field: Record<string, CellView> = {
  a1: { card: 'cat-spruce', sprouts: 0, growth: 3 },
  b1: { card: 'shiitake', sprouts: 1, growth: 0 },
};
const asks = (name: 'place' | 'lift', piece: 'sprout' | 'growth', number: number, ...options: string[]): Decision =>
  decision(
    options.map((one) => option(one, `cell:${one.slice(0, 2)}`)),
    { name, prompt: { id: `ask-${name}-${piece}`, args: { number } } },
  );

describe('what a decision asks', () => {
  test('how much fits at each place that is offered', () => {
    expect(askedBy(asks('place', 'sprout', 3, 'a1', 'a1 2', 'b1', 'b1 2'), field)).toEqual({
      lifting: false,
      piece: 'sprout',
      number: 3,
      room: { a1: 2, b1: 2 },
      less: false,
    });
  });

  test('where one goes on each, no more than one fits', () => {
    expect(askedBy(asks('place', 'sprout', 2, 'a1', 'b1'), field)?.room).toEqual({ a1: 1, b1: 1 });
  });

  test('what is paid lies on the cards already', () => {
    expect(askedBy(asks('lift', 'growth', 2, 'a1', 'a1 2'), field)?.room).toEqual({ a1: 3 });
  });

  test('a single piece needs no plan', () => {
    expect(askedBy(asks('place', 'sprout', 1, 'a1', 'b1'), field)).toBeNull();
  });
});

describe('what is proposed', () => {
  const proposed = (asked: Decision) => proposal(askedBy(asked, field)!, field);

  test('sprouts fill one card after the other', () => {
    const laid = proposed(asks('place', 'sprout', 3, 'a1', 'a1 2', 'b1', 'b1 2'));
    expect(sum(laid)).toBe(3);
    expect(Object.values(laid)).toContain(2);
  });

  test('growth completes the canopy that is worth most', () => {
    expect(proposed(asks('place', 'growth', 2, 'a1', 'a1 2', 'b1', 'b1 2'))).toEqual({ a1: 2 });
  });
});

describe('laying pieces out by hand', () => {
  let table: TableStore;
  let played: string[];
  let following: Decision[];
  const spread = () => spreadOf(table)!;

  beforeEach(() => {
    ({ table, played, following } = sitDown(
      { field },
      { decision: asks('place', 'sprout', 3, 'a1', 'a1 2', 'b1', 'b1 2') },
    ));
  });

  test('the first press begins anew, each press lays one more', () => {
    spread().press('b1');
    spread().press('b1');
    spread().press('a1');
    expect([spread().at('a1'), spread().at('b1')]).toEqual([1, 2]);
  });

  test('a press on a card that is full takes its pieces off again', () => {
    for (let i = 0; i < 3; i++) spread().press('b1');
    expect(spread().at('b1')).toBe(0);
  });

  test('the button waits until all are laid out', () => {
    expect(spread().answer.ready).toBe(true);
    spread().press('b1');
    expect(spread().answer.ready).toBe(false);
  });

  test('what was laid is forgotten with the question', () => {
    spread().press('b1');
    table.choosing.set(asks('place', 'sprout', 2, 'a1', 'a1 2', 'b1', 'b1 2'));
    expect(sum(spread().laid)).toBe(2);
  });

  test('the plan is played place by place', () => {
    for (const cell of ['a1', 'a1', 'b1']) spread().press(cell);
    following.push(asks('place', 'sprout', 1, 'b1'));
    spread().answer.play();
    expect(played[0]).toBe('a1 2');
  });

  test('the next question of the same kind is not answered by it', () => {
    for (const cell of ['a1', 'a1', 'b1']) spread().press(cell);
    // After two the rules place the third by themselves, for there is but one card left.
    following.push(asks('place', 'sprout', 1, 'a1', 'b1'));
    spread().answer.play();
    expect(played).toEqual(['a1 2']);
  });
});
