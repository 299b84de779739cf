/** Small positions for the pictures of the rules. */
import type { GameEvent, Story } from '../../wire';
import { positionOf } from '../position';
import type { Area, CellView, EarthView } from './view';

export const card = (name: string, sprouts = 0, growth = 0): CellView => ({ card: name, sprouts, growth });

/** A table with the reader's island alone, and what a picture says of it. */
export function table(mine: Partial<Area>, about: Partial<EarthView> = {}, story: Story[] = []) {
  const area: Area = {
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
    ...mine,
  };
  const view: Partial<EarthView> = {
    seats: 2,
    seat: 0,
    options: {},
    round: 3,
    first: 0,
    active: 0,
    action: null,
    fauna: [],
    leaf_values: [15, 11, 8, 6, 5],
    completed: null,
    ecosystems: [],
    areas: [area, area],
    ...about,
  };
  return positionOf('earth', view, { story });
}

/** What was told of a card that fired. */
export const fired = (cell: string, name: string, what: string, number: number): GameEvent[] =>
  [
    { name: 'used', args: { seat: 'seat:0', cell: `cell:${cell}`, card: `card:${name}` } },
    { name: what, args: { seat: 'seat:0', number } },
  ] as GameEvent[];
