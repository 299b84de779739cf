import { describe, expect, test } from 'vitest';
import { cellsOf, moveAnimal } from '../../../src/boards/agricola/farmyard/animals';
import { decision, option } from '../../decisions';
import { farm, sitDown } from './farms';

const arrange = (...options: string[]) =>
  decision(
    options.map((one) => option(one)),
    { name: 'arrange' },
  );
const place = decision([option('wood_3'), option('!animals')], { name: 'place' });

test('a pasture is its spaces, the pet lives in the last room', () => {
  expect(cellsOf(farm(), 'a4+a5')).toEqual(['a4', 'a5']);
  expect(cellsOf(farm({ rooms: ['c1', 'b1', 'a1'] }), 'house')).toEqual(['a1']);
});

describe('an animal that is carried to another place', () => {
  test('is moved while animals are arranged, which goes on', () => {
    const { table, following, played } = sitDown([farm()], { decision: arrange('move sheep house a5', 'done') });
    following.push(arrange('done'));
    moveAnimal(table, 'sheep', 'house', 'a5');
    expect(played).toEqual(['move sheep house a5']);
  });

  test('is moved at another time by opening the arranging and closing it again', () => {
    const { table, following, played } = sitDown([farm()], { decision: place });
    following.push(arrange('move sheep house a5', 'done'), arrange('done'));
    moveAnimal(table, 'sheep', 'house', 'a5');
    expect(played).toEqual(['!animals', 'move sheep house a5', 'done']);
  });

  test('changes places with the herd there where it cannot be put down', () => {
    const { table, played } = sitDown([farm()], { decision: arrange('swap a5 house', 'done') });
    moveAnimal(table, 'sheep', 'house', 'a5');
    expect(played).toEqual(['swap a5 house']);
  });

  test('stays where it is when neither is possible', () => {
    const { table, following, played } = sitDown([farm()], { decision: place });
    following.push(arrange('move sheep house c3', 'done'));
    moveAnimal(table, 'sheep', 'house', 'a5');
    expect(played).toEqual(['!animals', 'done']);
  });
});
