/** What comes after the last move: who won and why, and the way to the next game. */
import type { Score } from '../wire';
import { api, refusal, type Refused } from './api';
import { isReader, seatName } from './names';
import { go } from './route.svelte';
import { Series } from './sequel.svelte';
import type { TableStore } from './table.svelte';
import { say } from './words.svelte';

export class Ending {
  /** Whether the result lies over the board. */
  open = $state(false);
  busy = $state(false);
  problem: Refused | null = $state(null);
  /** How the series goes on, where the game belongs to one. */
  readonly series: Series;

  constructor(private readonly table: string) {
    this.series = new Series(table);
  }

  /** Once more with the same people: make the table, or come to the one that somebody has made. */
  async again(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      go(`/t/${(await api.again(this.table)).id}`);
    } catch (error) {
      this.problem = refusal(error);
    } finally {
      this.busy = false;
    }
  }
}

/** How the game ended, in one line for this reader. */
export function headline(table: TableStore): string {
  const news = table.ending.series.found?.news;
  if (news) return table.words.label(news);
  const seats = table.table?.seats ?? [];
  const ranking = table.frame?.ranking ?? [];
  if (seats.length === 1)
    return table.words.say(ranking[0] === 1 ? 'won-alone' : 'lost-alone', {
      points: table.frame?.scores?.[0]?.total ?? 0,
    });
  const winners = seats.filter((seat) => ranking[seat.seat] === 1);
  if (winners.length === 1 && isReader(winners[0]!)) return say('you-won');
  return say('game-over-won', { names: winners.map(seatName).join(', '), number: winners.length });
}

/** Where one side was furthest ahead of another; nothing where it was ahead in no part. */
export function lead(side: Score, other: Score): { part: string; own: number; against: number } | null {
  const parts = Object.keys({ ...side.parts, ...other.parts }).map((part) => ({
    part,
    own: side.parts[part] ?? 0,
    against: other.parts[part] ?? 0,
  }));
  const best = parts.sort((a, b) => b.own - b.against - (a.own - a.against))[0];
  return best && best.own > best.against ? best : null;
}
