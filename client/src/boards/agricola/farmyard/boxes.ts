/** Where things of the farmyard lie on the screen, in parts of its drawing. */
import { BOX } from '../art/farm';
import { columnOf, LINES, rowOf, type Cell, type Edge } from './geometry';

const share = (length: number, whole: number): string => `${((length / whole) * 100).toFixed(3)}%`;
const box = (x: number, y: number, width: number, height: number): string =>
  `left:${share(x - BOX.left, BOX.width)};` +
  `top:${share(y - BOX.top, BOX.height)};` +
  `width:${share(width, BOX.width)};` +
  `height:${share(height, BOX.height)}`;

export const cellBox = (cell: Cell): string => box(columnOf(cell) * 100 + 8, rowOf(cell) * 100 + 8, 84, 84);

export function edgeBox(edge: Edge): string {
  const { upright, row, column } = LINES[edge]!;
  return upright ? box(column * 100 - 15, row * 100 + 16, 30, 68) : box(column * 100 + 16, row * 100 - 15, 68, 30);
}

/** The place of a herd: the spaces of its pasture, the stable, or the last room. */
export function penBox(cells: Cell[]): string {
  const [rows, columns] = [cells.map(rowOf), cells.map(columnOf)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return box(
    left * 100 + 10,
    top * 100 + 14,
    (Math.max(...columns) - left) * 100 + 80,
    (Math.max(...rows) - top) * 100 + 76,
  );
}

/** A space of a farm on the screen, however large the farm is drawn. */
export function cellRect(farm: DOMRect, cell: Cell): DOMRect {
  const [x, y] = [columnOf(cell) * 100 - BOX.left, rowOf(cell) * 100 - BOX.top];
  const k = farm.width / BOX.width;
  return new DOMRect(farm.left + x * k, farm.top + y * k, 100 * k, 100 * k);
}
