/** The shape in hand: which one, how it is turned, and the legal place nearest to where one points. */
import type { TableStore } from '../../../lib/table.svelte';
import type { Option } from '../../../wire';

export type Cell = [row: number, column: number];
export interface Placement {
  option: Option;
  number: number;
  cells: Cell[];
  form: string;
  row: number;
  column: number;
}

export const cellOf = (name: string): Cell => [Number(name.slice(1)) - 1, name.charCodeAt(0) - 97];
export const cellName = (row: number, column: number): string => `${String.fromCharCode(97 + column)}${row + 1}`;

/** Cells pushed to the top left, as a text that is the same for the same form. */
export function formOf(cells: Cell[]): string {
  const [top, left] = [Math.min(...cells.map(([row]) => row)), Math.min(...cells.map(([, column]) => column))];
  return cells
    .map(([row, column]) => [row - top, column - left] as Cell)
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
    .map((cell) => cell.join(','))
    .join(';');
}
export const cellsIn = (form: string): Cell[] => form.split(';').map((text) => text.split(',').map(Number) as Cell);
export const turned = (form: string): string => formOf(cellsIn(form).map(([row, column]) => [column, -row]));
export const flipped = (form: string): string => formOf(cellsIn(form).map(([row, column]) => [row, -column]));
/** All ways one and the same shape can look. */
export function looks(form: string): string[] {
  const found: string[] = [];
  for (let each = form, i = 0; i < 8; i++) {
    found.push(each);
    each = turned(each);
    if (i === 3) each = flipped(each);
  }
  return [...new Set(found)];
}

export class Shaping {
  form: string | null = $state(null);
  /** Where one points, in cells from the top left corner. */
  spot: { row: number; column: number } | null = $state(null);

  constructor(readonly table: TableStore) {}

  get drawing(): boolean {
    const name = this.table.choosing.decision?.name;
    return name === 'draw' || name === 'bot_draw';
  }

  readonly placements: Placement[] = $derived.by(() =>
    this.drawing
      ? this.table.choosing.options.map((option) => {
          const [number, ...names] = option.option.split(' ');
          const cells = names.map(cellOf);
          const middle = (at: 0 | 1) => cells.reduce((sum, cell) => sum + cell[at] + 0.5, 0) / cells.length;
          return { option, number: Number(number), cells, form: formOf(cells), row: middle(0), column: middle(1) };
        })
      : [],
  );

  /** The shape in hand in one of its looks that has a place; the highest one at first. */
  readonly current: string | null = $derived.by(() => {
    const forms = new Set(this.placements.map((placement) => placement.form));
    if (this.form && forms.has(this.form)) return this.form;
    const other = this.form ? looks(this.form).find((look) => forms.has(look)) : undefined;
    return other ?? this.placements[0]?.form ?? null;
  });

  readonly place: Placement | null = $derived.by(() => {
    const { spot, current } = this;
    const fitting = this.placements.filter((placement) => placement.form === current);
    if (!spot) return null;
    return fitting.reduce<Placement | null>(
      (best, placement) => (best === null || far(placement, spot) < far(best, spot) ? placement : best),
      null,
    );
  });

  take(form: string): void {
    const forms = new Set(this.placements.map((placement) => placement.form));
    this.form = looks(form).find((look) => forms.has(look)) ?? form;
  }
  turn(): void {
    this.change(turned);
  }
  flip(): void {
    this.change(flipped);
  }
  private change(how: (form: string) => string): void {
    const forms = new Set(this.placements.map((placement) => placement.form));
    let form = this.current;
    if (!form) return;
    for (let i = 0; i < 4; i++) {
      form = how(form);
      if (forms.has(form)) break;
    }
    this.form = form;
  }

  /** The next legal place for the shape as it lies, row by row. */
  next(): void {
    const fitting = this.placements.filter((placement) => placement.form === this.current);
    const at = this.place ? fitting.indexOf(this.place) : -1;
    const next = fitting[(at + 1) % Math.max(1, fitting.length)];
    if (next) this.spot = { row: next.row, column: next.column };
  }

  /** Go on to the nearest legal place in a direction. */
  go(down: number, right: number): void {
    const here = this.place;
    if (!here) return this.next();
    let best: Placement | null = null;
    let least = Infinity;
    for (const placement of this.placements) {
      if (placement.form !== this.current || placement === here) continue;
      const [dr, dc] = [placement.row - here.row, placement.column - here.column];
      const along = dr * down + dc * right;
      const aside = Math.abs(dr * right) + Math.abs(dc * down);
      if (along > 0.4 && along + aside * 2 < least) [best, least] = [placement, along + aside * 2];
    }
    if (best) this.spot = { row: best.row, column: best.column };
  }
}

const far = (placement: Placement, spot: { row: number; column: number }): number =>
  (placement.row - spot.row) ** 2 + (placement.column - spot.column) ** 2;

const shapings = new WeakMap<TableStore, Shaping>();

export function shapingOf(table: TableStore): Shaping {
  let shaping = shapings.get(table);
  if (!shaping) shapings.set(table, (shaping = new Shaping(table)));
  return shaping;
}
