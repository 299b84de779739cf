/** The board's own geometry says what the rules say, on many farmyards that `tests/games/agricola` has kept. */
import { describe, expect, test } from 'vitest';
import {
  border,
  capacity,
  CELLS,
  EDGES,
  faultOfCells,
  faultOfEdges,
  pastures,
  type Cell,
  type Edge,
  type Fault,
} from '../../../src/boards/agricola/farmyard/geometry';
import kept from './farmyards.jsonl?raw';

interface Farmyard {
  given: {
    fences: Edge[];
    blocked: Cell[];
    left: number;
    payable: number;
    cells: Cell[];
    edges: Edge[];
    stables: Cell[];
  };
  said: { border: Edge[]; pastures: string[]; capacity: number; cells: Fault; edges: Fault };
}

const farmyards = kept
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Farmyard);
const yardOf = ({ fences, blocked, left, payable }: Farmyard['given']) => ({
  fences: new Set(fences),
  blocked: new Set(blocked),
  left,
  payable,
});

test('a farmyard has 15 spaces and 38 edges', () => {
  expect(CELLS).toHaveLength(15);
  expect(EDGES).toHaveLength(38);
});

describe('client and rules agree', () => {
  test('on the edges around spaces', () => {
    for (const { given, said } of farmyards)
      expect([...border(given.cells)].sort(), given.cells.join()).toEqual(said.border);
  });

  test('on the pastures that fences close', () => {
    for (const { given, said } of farmyards) {
      const fences = new Set([...given.fences, ...given.edges]);
      expect(pastures(fences).map((cells) => cells.join('+'))).toEqual(said.pastures);
    }
  });

  test('on how many animals a pasture holds', () => {
    for (const { given, said } of farmyards) expect(capacity(given.cells, given.stables)).toBe(said.capacity);
  });

  test('on why spaces cannot become a pasture', () => {
    for (const { given, said } of farmyards)
      expect(faultOfCells(yardOf(given), new Set(given.cells)), JSON.stringify(given)).toBe(said.cells);
  });

  test('on why edges cannot be fenced', () => {
    for (const { given, said } of farmyards)
      expect(faultOfEdges(yardOf(given), new Set(given.edges)), JSON.stringify(given)).toBe(said.edges);
  });
});
