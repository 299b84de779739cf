/** Aiming: one model for mouse, finger and keys. A disc, its place on the corner, a direction and a strength. */
import type { TableStore } from '../../../lib/table.svelte';
import { CORNER_X, CORNER_Y, DISC, FAR, flick, FROM, HOLE, OFF, REST, RIM, SHORT } from './physics';
import { viewOf, type SonoraView } from '../view';

export interface Domain {
  discs: string[];
  corner: number;
  place: { triangle: [number, number][]; middle: [number, number] };
  strength: { least: number; most: number };
  hand: { spread: [number, number]; most: [number, number] };
}
export type Touch = {
  x: number;
  y: number;
  what: 'disc' | 'rim' | 'off' | 'hole' | 'rest' | 'short';
  other: string | null;
  length: number;
};

const WHAT: Record<number, Touch['what']> = {
  [DISC]: 'disc',
  [RIM]: 'rim',
  [FAR]: 'rim',
  [OFF]: 'off',
  [HOLE]: 'hole',
  [REST]: 'rest',
  [SHORT]: 'short',
};
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

export class Aiming {
  disc: string | null = $state(null);
  x = $state(0);
  y = $state(0);
  /** Degrees on the board: 0 to the right, 90 up. */
  angle = $state(0);
  strength = $state(50);
  /** Whether there is an aim to be seen. */
  on = $state(false);
  /** Whether the aim is being pulled; one set with keys or numbers waits for the button. */
  by: 'hand' | 'keys' = $state('keys');
  /** Fine aim: letting go keeps the aim, sliders are shown, and a button flicks. */
  fine = $state(false);
  private corner = -1;

  constructor(readonly table: TableStore) {}

  get domain(): Domain | null {
    const decision = this.table.choosing.decision;
    return decision?.name === 'flick' ? (decision.domain as unknown as Domain) : null;
  }

  /** A new decision: keep what still fits. */
  begin(domain: Domain | null): void {
    this.on = false;
    if (!domain) return;
    if (!this.disc || !domain.discs.includes(this.disc)) this.disc = domain.discs[domain.discs.length - 1] ?? null;
    if (this.corner !== domain.corner) {
      this.corner = domain.corner;
      [this.x, this.y] = domain.place.middle;
    }
  }

  choose(disc: string): void {
    if (this.domain?.discs.includes(disc)) this.disc = disc;
  }

  /** Lay the disc as near to a point as the corner allows. */
  put(x: number, y: number): void {
    const triangle = this.domain?.place.triangle;
    if (!triangle) return;
    const [near, side, down] = triangle as [[number, number], [number, number], [number, number]];
    let u = clamp((near[0] - x) / (near[0] - side[0]), 0, 0.995);
    let v = clamp((near[1] - y) / (near[1] - down[1]), 0, 0.995);
    const over = u + v - 0.995;
    if (over > 0) [u, v] = u < over / 2 ? [0, 0.995] : v < over / 2 ? [0.995, 0] : [u - over / 2, v - over / 2];
    this.x = Math.round((near[0] + (side[0] - near[0]) * u) * 10) / 10;
    this.y = Math.round((near[1] + (down[1] - near[1]) * v) * 10) / 10;
  }

  /** Whether a point lies on the corner, near enough to be meant. */
  onCorner(view: SonoraView, x: number, y: number): boolean {
    const corner = this.domain?.corner;
    if (corner === undefined) return false;
    const half = view.board.side / 2;
    return half - x * CORNER_X[corner]! + half - y * CORNER_Y[corner]! <= view.board.corner_leg;
  }

  aim(angle: number, strength: number, by: 'hand' | 'keys'): void {
    const domain = this.domain;
    if (!domain) return;
    this.angle = ((angle % 360) + 360) % 360;
    this.strength = clamp(strength, domain.strength.least, domain.strength.most);
    this.by = by;
    this.on = true;
  }

  /** With keys: begin with an aim at the middle, then change it. */
  nudge(turn: number, stronger: number): void {
    if (!this.on) this.aim(this.towards(0, 0), 45, 'keys');
    else this.aim(this.angle + turn, this.strength + stronger, 'keys');
  }

  towards(x: number, y: number): number {
    return (Math.atan2(y - this.y, x - this.x) * 180) / Math.PI;
  }

  /** How far a flick misses at most, however one aims: its direction (degrees) and its strength (percent of it). */
  get most(): [number, number] {
    return this.domain?.hand.most ?? [0, 0];
  }

  get hundredths(): number {
    return Math.round(this.angle * 100) % 36000;
  }

  /** The straight first part of the way, up to the first touch or the stop; worked out as the server will. */
  foresee(view: SonoraView): Touch | null {
    const index = view.discs.findIndex((disc) => disc.disc === this.disc);
    if (!this.on || index < 0 || !this.domain) return null;
    const places = (key: 'x' | 'y') => view.discs.map((disc) => Math.round((disc[key] ?? 0) * 100));
    const field = view.discs.map((disc) => disc.at === 'field');
    const from: [number, number] = [Math.round(this.x * 100), Math.round(this.y * 100)];
    const motion = flick(
      view.board,
      places('x'),
      places('y'),
      field,
      index,
      from,
      this.hundredths,
      Math.round(this.strength * 10),
      this.domain.corner,
    );
    const track = motion.tracks[index]!;
    const end = () => track.find((point) => point.kind !== FROM);
    while (!end() && motion.moving.length) motion.stride();
    const point = end();
    if (!point) return null;
    return {
      x: point.x,
      y: point.y,
      what: WHAT[point.kind] ?? 'rest',
      other: point.other >= 0 ? view.discs[point.other]!.disc : null,
      length: Math.hypot(point.x - this.x, point.y - this.y),
    };
  }

  /** Take over an aim that somebody else has written down. */
  take(flick: string): void {
    const [, disc, x, y, angle, strength] = /^flick (\S+) (\S+),(\S+) (\S+) (\S+)$/.exec(flick) ?? [];
    if (!disc) return;
    this.choose(disc);
    this.put(Number(x), Number(y));
    this.aim(Number(angle), Number(strength), 'keys');
  }

  /** Let go. */
  flick(): void {
    if (!this.on || !this.disc || !this.domain) return;
    this.table.play(
      `flick ${this.disc} ${this.x.toFixed(1)},${this.y.toFixed(1)} ${(this.hundredths / 100).toFixed(2)} ${this.strength.toFixed(1)}`,
    );
    this.on = false;
  }
}

const aims = new WeakMap<TableStore, Aiming>();

export function aimOf(table: TableStore): Aiming {
  let aiming = aims.get(table);
  if (!aiming) aims.set(table, (aiming = new Aiming(table)));
  return aiming;
}

/** The distance in whole millimetres between two places. */
export const distance = (ax: number, ay: number, bx: number, by: number): number =>
  Math.round(Math.hypot(ax - bx, ay - by));

/** Where a disc lies, for those who hear the board. */
export function describe(
  table: TableStore,
  disc: { x?: number; y?: number; over?: { section: string; times: number }[]; section?: string; times?: number },
): string {
  const view = viewOf(table);
  const [x, y] = [disc.x ?? 0, disc.y ?? 0];
  const counts = disc.section ? [{ section: disc.section, times: disc.times ?? 1 }] : (disc.over ?? []);
  const places = counts
    .map((place) =>
      table.words.say(place.times > 1 ? 'web-on-circle' : 'web-in-zone', { section: `section:${place.section}` }),
    )
    .join(', ');
  const seen: Record<string, number> = {};
  const circles = view.board.circles.map((circle) => ({
    name: `${circle.animal}${(seen[circle.animal] = (seen[circle.animal] ?? 0) + 1)}`,
    far: distance(x, y, circle.x, circle.y),
  }));
  const nearest = circles.reduce((best, circle) => (circle.far < best.far ? circle : best));
  return table.words.say('web-lies', {
    places,
    hole: distance(x, y, 0, 0),
    circle: `circle:${nearest.name}`,
    far: nearest.far,
  });
}
