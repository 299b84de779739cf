/** Areas and tables of Earth for tests. */
import type { Area, EarthView } from '../../../src/boards/earth/view';
import { tableOf, type Position } from '../tables';

export const area = (about: Partial<Area> = {}): Area => ({
  island: null,
  climate: null,
  ecosystem: null,
  soil: 0,
  compost: 0,
  events: [],
  planted: [],
  reached: [],
  careful: false,
  field: {},
  open: [],
  walk: null,
  hand: [],
  drawn: [],
  ...about,
});
/** Cards in these places. */
export const field = (...cells: string[]): Area['field'] =>
  Object.fromEntries(cells.map((cell) => [cell, { card: 'marula', sprouts: 0, growth: 0 }]));

export const sitDown = (mine: Partial<Area>, about: Omit<Position, 'view'> & { view?: Partial<EarthView> } = {}) =>
  tableOf({ ...about, view: { seats: 1, ...about.view, areas: [area(mine)] } });
