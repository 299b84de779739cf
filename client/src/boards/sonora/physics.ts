/** Discs that slide, collide, rebound and fall: the server's `physics.py` line by line, with the same bits.
 *
 * Only + - * / and square roots are used, in the same order as there; a test compares thousands of flicks. The server
 * decides what a flick does: here it only serves the first part of the path, which is shown while somebody aims.
 */

const STEP = 1.0 / 240.0;
const MOST_STEPS = 4800;
const MOST_TOUCHES = 64;
const ROOT_HALF = Math.sqrt(0.5);

export const FROM = 0;
export const DISC = 1;
export const RIM = 2;
export const FAR = 3;
export const REST = 4;
export const OFF = 5;
export const HOLE = 6;
export const SHORT = 7;

/** Which way the launch corners lie, clockwise from the top left one. */
export const CORNER_X = [-1.0, 1.0, 1.0, -1.0];
export const CORNER_Y = [1.0, 1.0, -1.0, -1.0];

/** The measures that decide how discs move. */
export interface Ground {
  half: number; radius: number; hole: number; corner: number; deceleration: number; discBounce: number; rimBounce: number; jump: number; capture: number;
}

/** The board's facts as the view has them. */
export interface BoardFacts {
  side: number; disc_diameter: number; hole_diameter: number; circle_diameter: number; corner_leg: number;
  zones_clockwise_from_top_left: string[]; circles: { animal: string; x: number; y: number }[];
  motion: { full_speed: number; deceleration: number; disc_bounce: number; rim_bounce: number; jump_speed: number; capture_speed: number };
}

export function groundOf(facts: BoardFacts): Ground {
  const half = facts.side / 2.0;
  return {
    half, radius: facts.disc_diameter / 2.0, hole: (facts.hole_diameter - facts.disc_diameter) / 2.0, corner: (2.0 * half - facts.corner_leg) * ROOT_HALF,
    deceleration: facts.motion.deceleration, discBounce: facts.motion.disc_bounce, rimBounce: facts.motion.rim_bounce, jump: facts.motion.jump_speed, capture: facts.motion.capture_speed,
  };
}

/** Where a disc turned, stopped or vanished, and when (seconds); `other` is the disc it touched. */
export interface Point { time: number; kind: number; x: number; y: number; other: number }

/** One flick from the push to the last rest. `launched` starts on the raised corner `home` (-1: on the field). */
export class Motion {
  readonly x: number[];
  readonly y: number[];
  readonly live: boolean[];
  readonly vx: number[];
  readonly vy: number[];
  readonly tracks: Point[][];
  moving: number[] = [];
  steps = 0;
  /** Whether the launched disc is still, at least in part, on its corner. */
  fresh: boolean;
  /** Whether its centre has left the zone of that corner. */
  far = false;

  constructor(readonly ground: Ground, x: number[], y: number[], live: boolean[], readonly launched: number, readonly home: number) {
    this.x = [...x];
    this.y = [...y];
    this.live = [...live];
    this.vx = x.map(() => 0.0);
    this.vy = x.map(() => 0.0);
    this.tracks = x.map(() => []);
    this.fresh = home >= 0;
  }

  /** Give a disc a velocity. */
  push(disc: number, vx: number, vy: number): void {
    this.vx[disc] = vx;
    this.vy[disc] = vy;
    if (!this.moving.includes(disc)) {
      this.moving.push(disc);
      if (!this.tracks[disc]!.length) this.note(disc, FROM, 0.0);
    }
  }

  /** Go on until everything rests. */
  run(): void {
    while (this.moving.length && this.steps < MOST_STEPS) this.step();
    for (const disc of this.moving) this.end(disc, REST, 0.0);
  }

  /** One tick: half the deceleration, the way with every touch at its instant, the other half. */
  step(): void {
    this.slow(0.0);
    this.slide();
    this.slow(STEP);
    this.steps += 1;
    this.look();
  }

  private slow(late: number): void {
    const drop = this.ground.deceleration * STEP * 0.5;
    const { vx, vy } = this;
    for (const disc of this.moving) {
      const a = vx[disc]!;
      const b = vy[disc]!;
      const speed = Math.sqrt(a * a + b * b);
      if (speed <= drop) this.end(disc, REST, late);
      else {
        const keep = (speed - drop) / speed;
        vx[disc] = a * keep;
        vy[disc] = b * keep;
      }
    }
  }

  /** Move for one tick, from touch to touch; a crowd that touches too often waits for the next tick. */
  private slide(): void {
    const { ground, x, y, vx, vy, live } = this;
    const limit = ground.half - ground.radius;
    const face = (ground.corner - ground.radius) / ROOT_HALF;
    const apart = 2.0 * ground.radius;
    const square = apart * apart;
    const count = x.length;
    let left = STEP;
    for (let touch = 0; touch < MOST_TOUCHES; touch++) {
      const moving = this.moving;
      if (!moving.length) return;
      let first = left;
      let who = -1;
      let other = -1;
      for (const disc of moving) {
        const px = x[disc]!;
        const py = y[disc]!;
        const a = vx[disc]!;
        const b = vy[disc]!;
        // Straight against the rim: x and y alike, by the size of the coordinate.
        if (a !== 0.0) {
          const room = a > 0.0 ? limit - px : limit + px;
          const speed = a > 0.0 ? a : -a;
          if (room < speed * first) {
            first = room > 0.0 ? room / speed : 0.0;
            who = disc;
            other = -1;
          }
        }
        if (b !== 0.0) {
          const room = b > 0.0 ? limit - py : limit + py;
          const speed = b > 0.0 ? b : -b;
          if (room < speed * first) {
            first = room > 0.0 ? room / speed : 0.0;
            who = disc;
            other = -2;
          }
        }
        // The faces of the launch corners; only a disc far out can reach one.
        const way = (a > 0.0 ? a : -a) + (b > 0.0 ? b : -b);
        if ((px > 0.0 ? px : -px) + (py > 0.0 ? py : -py) + way * left > face) {
          for (let corner = 0; corner < 4; corner++) {
            const speed = a * CORNER_X[corner]! + b * CORNER_Y[corner]!;
            if (speed > 0.0 && !(this.fresh && disc === this.launched && corner === this.home)) {
              const room = face - (px * CORNER_X[corner]! + py * CORNER_Y[corner]!);
              if (room < speed * first) {
                first = room > 0.0 ? room / speed : 0.0;
                who = disc;
                other = -3 - corner;
              }
            }
          }
        }
        // Other discs. Nothing farther than the way of this tick can be reached.
        const reach = apart + 2.0 * way * left;
        for (let mate = 0; mate < count; mate++) {
          const dx = x[mate]! - px;
          if (dx > reach || dx < -reach || mate === disc || !live[mate]) continue;
          const dy = y[mate]! - py;
          if (dy > reach || dy < -reach) continue;
          const rx = a - vx[mate]!;
          const ry = b - vy[mate]!;
          const near = dx * rx + dy * ry;
          if (near <= 0.0) continue;
          const gap = dx * dx + dy * dy - square;
          if (gap <= 0.0) {
            first = 0.0;
            who = disc;
            other = mate;
            continue;
          }
          const speed2 = rx * rx + ry * ry;
          const inside = near * near - speed2 * gap;
          if (inside <= 0.0) continue;
          const when = gap / (near + Math.sqrt(inside));
          if (when < first) {
            first = when;
            who = disc;
            other = mate;
          }
        }
      }
      for (const disc of moving) {
        x[disc] = x[disc]! + vx[disc]! * first;
        y[disc] = y[disc]! + vy[disc]! * first;
      }
      if (who < 0) return;
      left -= first;
      this.touch(who, other, STEP - left);
      if (left <= 0.0) return;
    }
  }

  private touch(disc: number, other: number, late: number): void {
    if (other >= 0) {
      this.collide(disc, other, late);
      return;
    }
    const { vx, vy } = this;
    let out: number;
    if (other === -1) out = vx[disc]! > 0.0 ? vx[disc]! : -vx[disc]!;
    else if (other === -2) out = vy[disc]! > 0.0 ? vy[disc]! : -vy[disc]!;
    else out = (vx[disc]! * CORNER_X[-3 - other]! + vy[disc]! * CORNER_Y[-3 - other]!) * ROOT_HALF;
    if (out > this.ground.jump || (this.fresh && disc === this.launched)) {
      this.end(disc, OFF, late);
      return;
    }
    this.note(disc, RIM, late);
    const bounce = this.ground.rimBounce;
    if (other === -1) vx[disc] = -bounce * vx[disc]!;
    else if (other === -2) vy[disc] = -bounce * vy[disc]!;
    else {
      const change = (1.0 + bounce) * out * ROOT_HALF;
      vx[disc] = vx[disc]! - change * CORNER_X[-3 - other]!;
      vy[disc] = vy[disc]! - change * CORNER_Y[-3 - other]!;
    }
  }

  /** Two equal discs: along the line of centres they exchange their speed, but for what the wood swallows. */
  private collide(disc: number, mate: number, late: number): void {
    const { vx, vy } = this;
    const dx = this.x[mate]! - this.x[disc]!;
    const dy = this.y[mate]! - this.y[disc]!;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length === 0.0) return;
    const nx = dx / length;
    const ny = dy / length;
    const near = (vx[disc]! - vx[mate]!) * nx + (vy[disc]! - vy[mate]!) * ny;
    const change = near * (1.0 + this.ground.discBounce) * 0.5;
    this.note(disc, DISC, late, mate);
    vx[disc] = vx[disc]! - change * nx;
    vy[disc] = vy[disc]! - change * ny;
    if (!this.moving.includes(mate)) {
      this.moving = [...this.moving, mate];
      if (!this.tracks[mate]!.length) this.note(mate, FROM, late, disc);
    } else this.note(mate, DISC, late, disc);
    vx[mate] = vx[mate]! + change * nx;
    vy[mate] = vy[mate]! + change * ny;
  }

  /** After a tick: who fell into the hole, and has the launched disc left its corner and its zone? */
  private look(): void {
    const hole = this.ground.hole * this.ground.hole;
    const capture = this.ground.capture * this.ground.capture;
    for (const disc of this.moving) {
      const px = this.x[disc]!;
      const py = this.y[disc]!;
      if (disc === this.launched && this.home >= 0) {
        const sx = CORNER_X[this.home]!;
        const sy = CORNER_Y[this.home]!;
        if (this.fresh && (px * sx + py * sy) * ROOT_HALF <= this.ground.corner - this.ground.radius) this.fresh = false;
        if (!this.far && (px * sx < 0.0 || py * sy < 0.0)) {
          this.far = true;
          this.note(disc, FAR, 0.0);
        }
      }
      if (px * px + py * py <= hole) {
        const a = this.vx[disc]!;
        const b = this.vy[disc]!;
        if (a * a + b * b <= capture) this.end(disc, HOLE, 0.0);
      }
    }
  }

  private note(disc: number, kind: number, late: number, other = -1): void {
    this.tracks[disc]!.push({ time: this.steps * STEP + late, kind, x: this.x[disc]!, y: this.y[disc]!, other });
  }

  /** A disc stops, falls or leaves. */
  private end(disc: number, kind: number, late: number): void {
    this.vx[disc] = 0.0;
    this.vy[disc] = 0.0;
    this.moving = this.moving.filter((one) => one !== disc);
    const how = kind === REST && this.fresh && disc === this.launched ? SHORT : kind;
    if (how !== REST) this.live[disc] = false;
    this.note(disc, how, late);
  }
}

/** Cosine and sine of an angle in hundredths of a degree, the same bits everywhere and exact under mirroring. */
export function direction(hundredths: number): [number, number] {
  const angle = ((hundredths % 36000) + 36000) % 36000;
  const quarter = Math.floor(angle / 9000);
  const rest = angle - quarter * 9000;
  let c = ROOT_HALF;
  let s = ROOT_HALF;
  if (rest < 4500) [c, s] = small(rest);
  else if (rest > 4500) [s, c] = small(9000 - rest);
  if (quarter === 0) return [c, s];
  if (quarter === 1) return [-s, c];
  if (quarter === 2) return [-c, -s];
  return [s, -c];
}

/** Cosine and sine from 0 to 45 degrees by their series. */
function small(angle: number): [number, number] {
  const r = (angle * 3.141592653589793) / 18000.0;
  const square = r * r;
  let c = 1.0;
  for (const n of [20.0, 18.0, 16.0, 14.0, 12.0, 10.0, 8.0, 6.0, 4.0, 2.0]) c = 1.0 - (square / (n * (n - 1.0))) * c;
  let s = 1.0;
  for (const n of [21.0, 19.0, 17.0, 15.0, 13.0, 11.0, 9.0, 7.0, 5.0, 3.0]) s = 1.0 - (square / (n * (n - 1.0))) * s;
  return [c, r * s];
}

/** Flick a disc: places in hundredths of a mm, the angle in hundredths of a degree, the strength in tenths of a percent. */
export function flick(facts: BoardFacts, x: number[], y: number[], onField: boolean[], disc: number, from: [number, number], angle: number, strength: number, corner: number): Motion {
  const xs = x.map((value) => value / 100.0);
  const ys = y.map((value) => value / 100.0);
  const live = [...onField];
  xs[disc] = from[0] / 100.0;
  ys[disc] = from[1] / 100.0;
  live[disc] = true;
  const motion = new Motion(groundOf(facts), xs, ys, live, disc, corner);
  const [cosine, sine] = direction(angle);
  const speed = (facts.motion.full_speed * strength) / 1000.0;
  motion.push(disc, cosine * speed, sine * speed);
  return motion;
}
