/** Positions for pictures: tables on which nothing happens, with as much of a view as the picture shows. */
import { TableStore } from '../lib/table.svelte';
import type { Decision, SeatInfo, StateFrame, Story, TableInfo } from '../wire';

const seatOf = (seat: number): SeatInfo => ({
  seat,
  kind: 'bot',
  name: '',
  level: 'easy',
  you: seat === 0,
  online: true,
  away: false,
  place: null,
  twin: seat,
  kept: false,
});

interface Position {
  /** Whose eyes it is seen with. */
  seat?: number | null;
  decision?: Decision;
  story?: Story[];
}

/** A table of a game with these things on it. */
export function positionOf(game: string, view: object, { seat = 0, decision, story = [] }: Position = {}): TableStore {
  const table = new TableStore('');
  const seats = Array.from({ length: (view as { seats?: number }).seats ?? 2 }, (_, number) => seatOf(number));
  const info = { id: '', game, options: {}, status: 'playing', seats, to_act: [], lesson: null };
  table.frame = {
    type: 'state',
    table: info as unknown as TableInfo,
    version: 0,
    seat,
    held: [],
    view,
    decision: decision ?? null,
  } as unknown as StateFrame;
  table.story = story;
  if (decision) table.choosing.set(decision);
  return table;
}
