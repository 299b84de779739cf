/** A recorded flick on its way: where every disc that moves is in this frame. */
import { sound } from '../../../lib/sound';
import type { TableStore } from '../../../lib/table.svelte';
import type { Way } from '../view';

export interface Pose {
  x: number;
  y: number;
  size: number;
  shown: number;
}
export interface Knock {
  x: number;
  y: number;
  born: number;
}

/** How long a disc tips over the rim or sinks into the hole after its way has ended. */
const GONE = 260;
const LOUD = 900;

/** The part of a way of this length behind a disc that slows down evenly; as the server works it out. */
function passed(length: number, span: number, instant: number, slowing: number): number {
  if (length <= 0 || span <= 0) return 1;
  const start = length / span + (slowing * span) / 2;
  return Math.min(1, ((start - (slowing * instant) / 2) * instant) / length);
}

export class Show {
  /** Discs on their way, by name; the board draws them here and not where they lay. */
  at: Record<string, Pose> = $state.raw({});
  knocks: Knock[] = $state.raw([]);
  /** What every frame took, for whoever measures. */
  frames: number[] = [];

  /** Play the ways at true speed; `stopped` is asked in every frame. */
  play(paths: Record<string, Way>, slowing: number, stopped: () => boolean): Promise<void> {
    const ways = Object.entries(paths);
    const last = Math.max(...ways.map(([, way]) => way.points[way.points.length - 1]![0] + (gone(way) ? GONE : 0)));
    const touches = ways
      .flatMap(([, way]) =>
        way.points.map(([time, kind, x, y], i) => ({ time, kind, x, y, hard: hardness(way, i, slowing) })),
      )
      .filter((touch) => ['disc', 'rim', 'far', 'off', 'hole'].includes(touch.kind))
      .sort((one, other) => one.time - other.time);
    return new Promise((resolve) => {
      const begun = performance.now();
      let before = begun;
      let heard = 0;
      const frame = (now: number) => {
        this.frames.push(now - before);
        before = now;
        const time = stopped() ? Infinity : now - begun;
        this.at = Object.fromEntries(ways.map(([name, way]) => [name, pose(way, time, slowing)]));
        for (; heard < touches.length && touches[heard]!.time <= time; heard++)
          this.hear(touches[heard]!, now, time === Infinity);
        this.knocks = this.knocks.filter((knock) => now - knock.born < 160);
        if (time < last) requestAnimationFrame(frame);
        else {
          this.knocks = [];
          resolve();
        }
      };
      requestAnimationFrame(frame);
    });
  }

  private hear(touch: { kind: string; x: number; y: number; hard: number }, now: number, skipped: boolean): void {
    if (skipped) return;
    if (touch.kind === 'disc') {
      sound.wood(touch.hard);
      this.knocks = [...this.knocks, { x: touch.x, y: touch.y, born: now }];
    } else if (touch.kind === 'rim' || touch.kind === 'far') sound.rim(touch.hard);
    else sound.fall();
  }

  /** The new state is on the board. */
  clear(): void {
    if (Object.keys(this.at).length) this.at = {};
  }
}

const gone = (way: Way): boolean => ['off', 'hole', 'short'].includes(way.points[way.points.length - 1]![1]);

/** How hard a disc meets what turns it, from 0 to 1: by its speed before that. */
function hardness(way: Way, i: number, slowing: number): number {
  const [one, other] = [way.points[i - 1], way.points[i]!];
  if (!one) return 0;
  const span = (other[0] - one[0]) / 1000;
  const length = Math.hypot(other[2] - one[2], other[3] - one[3]);
  return span > 0 ? Math.min(1, Math.max(0, length / span - (slowing * span) / 2) / LOUD) : 0;
}

function pose(way: Way, time: number, slowing: number): Pose {
  const { points } = way;
  const end = points[points.length - 1]!;
  if (time >= end[0]) {
    const after = Math.min(1, (time - end[0]) / GONE);
    if (end[1] === 'hole')
      return {
        x: end[2] * (1 - after),
        y: end[3] * (1 - after),
        size: 1 - 0.16 * after,
        shown: 1 - 0.85 * after * after,
      };
    if (end[1] === 'off') return { x: end[2], y: end[3], size: 1 + 0.12 * after, shown: 1 - after };
    return { x: end[2], y: end[3], size: 1, shown: 1 };
  }
  const next = points.findIndex((point) => point[0] > time);
  const other = points[Math.max(1, next)]!;
  const one = points[Math.max(0, next - 1)]!;
  const part = passed(
    Math.hypot(other[2] - one[2], other[3] - one[3]),
    (other[0] - one[0]) / 1000,
    Math.max(0, time - one[0]) / 1000,
    slowing,
  );
  return { x: one[2] + (other[2] - one[2]) * part, y: one[3] + (other[3] - one[3]) * part, size: 1, shown: 1 };
}

const shows = new WeakMap<TableStore, Show>();

export function showOf(table: TableStore): Show {
  let show = shows.get(table);
  if (!show) shows.set(table, (show = new Show()));
  return show;
}
