import { expect, test } from 'vitest';
import { markingOf } from '../../../src/boards/earth/hand/marking';
import { decision, option } from '../../decisions';
import { sitDown } from './islands';

const hand = ['marula', 'basil', 'prairie'];
const asks = (number: number, ...more: string[]) =>
  decision(
    [...hand, ...more].map((slug) => option(slug, `card:${slug}`)),
    { name: 'compost_hand', prompt: { id: 'ask-compost_hand', args: { number } } },
  );
const sit = (number: number, ...more: string[]) => sitDown({ hand }, { decision: asks(number, ...more) });

test('cards are marked and taken off again by pressing them', () => {
  const { table } = sit(2);
  for (const slug of ['marula', 'basil', 'marula']) markingOf(table)!.press(slug);
  expect(markingOf(table)!.marked).toEqual(['basil']);
});

test('where no more are wanted, the oldest mark goes', () => {
  const { table } = sit(2);
  for (const slug of hand) markingOf(table)!.press(slug);
  expect(markingOf(table)!.marked).toEqual(['basil', 'prairie']);
});

test('a cost must be paid in full, a gain may be left', () => {
  expect(markingOf(sit(2).table)!.answer.ready).toBe(false);
  expect(markingOf(sit(2, 'enough').table)!.answer.ready).toBe(true);
});

test('all marked cards are composted, then it is enough', () => {
  const { table, played, following } = sit(3, 'enough');
  following.push(asks(2, 'enough'), asks(1, 'enough'), asks(3, 'enough'));
  for (const slug of ['marula', 'basil']) markingOf(table)!.press(slug);
  markingOf(table)!.answer.play();
  expect(played).toEqual(['marula', 'basil', 'enough']);
});

test('a single card needs no marks', () => {
  expect(markingOf(sit(1).table)).toBeNull();
});
