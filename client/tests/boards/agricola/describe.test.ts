import { describe, expect, test } from 'vitest';
import { animalWords, cellWords } from '../../../src/boards/agricola/farmyard/describe';
import { farm, sitDown } from './farms';

const player = farm({
  house: 'clay',
  fields: { a1: {}, a2: { crop: 'grain', number: 3 } },
  stables: ['a5', 'c3'],
  pastures: [{ cells: 'a4+a5', capacity: 8 }],
  animals: { 'a4+a5': { cattle: 1, sheep: 2 }, c3: { boar: 1 } },
});
const { table } = sitDown([farm(), player]);
const told = (cell: string) => cellWords(table, 1, cell);

describe('a space of the farm in words', () => {
  test('a room says what the house is made of', () => {
    expect(told('b1')).toBe('web-cell-room (cell "cell:b1", house "house:clay")');
  });

  test('a field says its crops, or that there are none', () => {
    expect(told('a2')).toBe('web-cell-field (cell "cell:a2", crops ["grain:3"])');
    expect(told('a1')).toBe('web-cell-field (cell "cell:a1", crops "none")');
  });

  test('every space of a pasture says the herd, its room, and whether a stable stands here', () => {
    const herd = 'animals ["sheep:2","cattle:1"], room 8';
    expect(told('a4')).toBe(`web-cell-pasture (cell "cell:a4", ${herd}, stable "no")`);
    expect(told('a5')).toBe(`web-cell-pasture (cell "cell:a5", ${herd}, stable "yes")`);
  });

  test('a stable outside of pastures says the animal in it', () => {
    expect(told('c3')).toBe('web-cell-stable (cell "cell:c3", animals ["boar:1"])');
  });

  test('anything else is empty', () => {
    expect(told('b3')).toBe('web-cell-empty (cell "cell:b3")');
  });

  test('it is the farm of the seat that was asked for', () => {
    expect(cellWords(table, 0, 'a2')).toBe('web-cell-empty (cell "cell:a2")');
  });
});

test('a place for animals says who is there and for how many there is room', () => {
  expect(animalWords(table, 'house', { boar: 1 }, 1)).toBe('web-pen (pen "pen:house", animals ["boar:1"], room 1)');
});
