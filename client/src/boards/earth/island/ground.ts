/** Which places of an island are on the screen. */
import type { Area } from '../view';

const columnOf = (cell: string): number => cell.charCodeAt(0) - 97;
const rowOf = (cell: string): number => Number(cell[1]) - 1;
const cellAt = (column: number, row: number): string => String.fromCharCode(97 + column) + String(row + 1);

/** Which rows and columns of the ground are shown: those with cards, and on each open side one strip to grow into. */
export interface Ground {
  columns: { at: number; full: boolean }[];
  rows: { at: number; full: boolean }[];
  cells: string[];
}
export function ground(area: Area, growing: boolean): Ground {
  const cards = Object.keys(area.field);
  const shown = growing ? [...cards, ...area.open] : cards;
  const line = (of: (cell: string) => number) => {
    const lying = new Set(cards.map(of));
    let [from, to] = shown.length ? [Math.min(...shown.map(of)), Math.max(...shown.map(of))] : [3, 3];
    while (!growing && to - from < 3) {
      if (from > 0 && from + to > 6) from--;
      else to++;
    }
    return Array.from({ length: to - from + 1 }, (_, i) => ({
      at: from + i,
      full: !growing || lying.has(from + i) || cards.length === 0,
    }));
  };
  const [columns, rows] = [line(columnOf), line(rowOf)];
  return { columns, rows, cells: rows.flatMap((row) => columns.map((column) => cellAt(column.at, row.at))) };
}
