import { describe, expect, test } from 'vitest';
import { summed, walked } from '../../../src/boards/earth/board/walked';
import { event, story } from '../tables';

const mine = { seat: 'seat:0' };
const used = (cell: string, card = 'marula', seat = 'seat:0') =>
  event('used', { seat, cell: `cell:${cell}`, card: `card:${card}` });
const chose = event('chose_action', { seat: 'seat:0', action: 'action:water' });

describe('the cards that were used in this activation', () => {
  test('each is told with what it brought, in its order', () => {
    const told = story(
      [chose],
      [used('a1'), event('soil', { ...mine, number: 2 })],
      [used('b1', 'basil'), event('drew', mine)],
    );
    expect(walked(told, 0)).toEqual([
      { cell: 'a1', card: 'card:marula', gains: [['soil', 2]] },
      { cell: 'b1', card: 'card:basil', gains: [['draw', 1]] },
    ]);
  });

  test('what was paid is told as less', () => {
    const told = story([chose, used('a1'), event('paid_soil', { ...mine, number: 3 }), event('put_growth', mine)]);
    expect(walked(told, 0)[0]!.gains).toEqual([
      ['soil', -3],
      ['growth', 1],
    ]);
  });

  test('a copied ability is a step of its own', () => {
    const copied = event('copied', { ...mine, cell: 'cell:c3', card: 'card:basil' });
    expect(walked(story([chose, used('a1'), copied]), 0).map(({ cell }) => cell)).toEqual(['a1', 'c3']);
  });

  test('what the action itself brought belongs to no card', () => {
    expect(walked(story([chose, event('soil', { ...mine, number: 5 }), used('a1')]), 0)[0]!.gains).toEqual([]);
  });

  test('what was used before the action was chosen is over', () => {
    expect(walked(story([used('a1')], [chose], [used('b1')]), 0).map(({ cell }) => cell)).toEqual(['b1']);
  });

  test('the action may be chosen in the midst of a story', () => {
    expect(walked(story([used('a1'), chose, used('b1')]), 0).map(({ cell }) => cell)).toEqual(['b1']);
  });

  test('of two actions in one story the later one counts', () => {
    expect(walked(story([chose, used('a1'), chose, used('b1')]), 0).map(({ cell }) => cell)).toEqual(['b1']);
  });

  test('when Gaia turns a card an activation begins as well', () => {
    expect(walked(story([used('a1')], [event('gaia_turned')], [used('b1')]), 0).map(({ cell }) => cell)).toEqual([
      'b1',
    ]);
  });

  test('what others do at the same time is not mine', () => {
    const told = story([
      chose,
      used('a1'),
      used('d4', 'basil', 'seat:1'),
      event('soil', { seat: 'seat:1', number: 4 }),
    ]);
    expect(walked(told, 0)).toEqual([{ cell: 'a1', card: 'card:marula', gains: [] }]);
    expect(walked(told, 1)).toEqual([{ cell: 'd4', card: 'card:basil', gains: [['soil', 4]] }]);
  });
});

test('gains of one kind are added up, and what comes to nothing is left out', () => {
  expect(
    summed([
      ['soil', 2],
      ['draw', 1],
      ['soil', -2],
      ['draw', 2],
    ]),
  ).toEqual([['draw', 3]]);
});
