/** The farmyard: 3 rows (a to c) of 5 spaces, the edges around them, and the pastures that fences close. */

export type Cell = string;
/** An inner edge is named after the spaces it parts ("a1-a2"), an outer one by its space and side ("a1-n"). */
export type Edge = string;
export interface Line {
  upright: boolean;
  row: number;
  column: number;
}

export const CELLS: Cell[] = [...'abc'].flatMap((row) => [1, 2, 3, 4, 5].map((column) => `${row}${column}`));
const FENCES = 15;
const SIDES: [string, number, number][] = [
  ['n', -1, 0],
  ['s', 1, 0],
  ['w', 0, -1],
  ['e', 0, 1],
];

export const rowOf = (cell: Cell): number => 'abc'.indexOf(cell[0]!);
export const columnOf = (cell: Cell): number => Number(cell[1]) - 1;
const cellAt = (row: number, column: number): Cell | null =>
  row >= 0 && row < 3 && column >= 0 && column < 5 ? CELLS[row * 5 + column]! : null;

/** The edges of a space and what lies behind each: north, south, west, east. */
const AROUND: Record<Cell, { edge: Edge; beyond: Cell | null }[]> = Object.fromEntries(
  CELLS.map((cell) => [
    cell,
    SIDES.map(([side, down, right]) => {
      const beyond = cellAt(rowOf(cell) + down, columnOf(cell) + right);
      return {
        edge:
          beyond === null
            ? `${cell}-${side}`
            : CELLS.indexOf(cell) < CELLS.indexOf(beyond)
              ? `${cell}-${beyond}`
              : `${beyond}-${cell}`,
        beyond,
      };
    }),
  ]),
);

/** Where an edge lies: a line above or to the left of the space at this row and column. */
export const LINES: Record<Edge, Line> = Object.fromEntries(
  CELLS.flatMap((cell) =>
    AROUND[cell]!.map(({ edge }, side): [Edge, Line] => [
      edge,
      { upright: side > 1, row: rowOf(cell) + (side === 1 ? 1 : 0), column: columnOf(cell) + (side === 3 ? 1 : 0) },
    ]),
  ),
);
export const EDGES: Edge[] = Object.keys(LINES);

export const cellsName = (cells: Iterable<Cell>): string => [...cells].sort().join('+');
export const neighbours = (cell: Cell): Cell[] =>
  AROUND[cell]!.flatMap(({ beyond }) => (beyond === null ? [] : [beyond]));

/** The edges around a set of spaces. */
export function border(cells: Iterable<Cell>): Set<Edge> {
  const edges = new Set<Edge>();
  for (const cell of cells) for (const { edge } of AROUND[cell]!) if (!edges.delete(edge)) edges.add(edge);
  return edges;
}

/** What hangs together with a space, stopped by fences and by what is not allowed. */
function area(start: Cell, fences: Set<Edge>, allowed: (cell: Cell) => boolean): { cells: Set<Cell>; closed: boolean } {
  const cells = new Set([start]);
  let closed = true;
  for (const cell of cells)
    for (const { edge, beyond } of AROUND[cell]!) {
      if (fences.has(edge)) continue;
      if (beyond === null) closed = false;
      else if (allowed(beyond)) cells.add(beyond);
    }
  return { cells, closed };
}

/** The areas fenced on all sides, in the order of their first space. */
export function pastures(fences: Set<Edge>): Cell[][] {
  const seen = new Set<Cell>();
  const found: Cell[][] = [];
  for (const cell of CELLS) {
    if (seen.has(cell)) continue;
    const { cells, closed } = area(cell, fences, () => true);
    for (const one of cells) seen.add(one);
    if (closed) found.push(CELLS.filter((one) => cells.has(one)));
  }
  return found;
}

const connected = (cells: Set<Cell>): boolean => {
  const first = cells.values().next().value;
  return first === undefined || area(first, new Set(), (cell) => cells.has(cell)).cells.size === cells.size;
};

/** Places for animals in a pasture: 2 for each space, doubled by every stable in it. */
export const capacity = (cells: Cell[], stables: Cell[]): number =>
  2 * cells.length * 2 ** cells.filter((cell) => stables.includes(cell)).length;

export type Fault =
  '' | 'nothing' | 'built' | 'open' | 'enclosed' | 'apart' | 'supply' | 'wood' | 'scattered' | 'crossed' | 'exists';
export interface Yard {
  fences: Set<Edge>;
  blocked: Set<Cell>;
  left: number;
  payable: number;
}

/** Why these edges cannot be fenced in one go; empty if they can. */
export function faultOfEdges(yard: Yard, added: Set<Edge>): Fault {
  if (!added.size) return 'nothing';
  if ([...added].some((edge) => yard.fences.has(edge))) return 'built';
  const all = new Set([...yard.fences, ...added]);
  const closed = pastures(all);
  const used = new Set(closed.flatMap((cells) => [...border(cells)]));
  if ([...all].some((edge) => !used.has(edge))) return 'open';
  const cells = new Set(closed.flat());
  if ([...cells].some((cell) => yard.blocked.has(cell))) return 'enclosed';
  if (!connected(cells)) return 'apart';
  if (added.size > yard.left || all.size > FENCES) return 'supply';
  return added.size > yard.payable ? 'wood' : '';
}

/** Why these spaces cannot become a pasture; empty if they can. */
export function faultOfCells(yard: Yard, cells: Set<Cell>): Fault {
  if (!cells.size) return 'nothing';
  if ([...cells].some((cell) => yard.blocked.has(cell))) return 'enclosed';
  if (!connected(cells)) return 'scattered';
  const outline = border(cells);
  for (const cell of cells)
    for (const { edge } of AROUND[cell]!) if (!outline.has(edge) && yard.fences.has(edge)) return 'crossed';
  const added = new Set([...outline].filter((edge) => !yard.fences.has(edge)));
  return added.size ? faultOfEdges(yard, added) : 'exists';
}
