/** Discs that slide, collide, rebound and fall: the server's `physics.py` line by line, with the same bits.
 *
 * Only + - * / and square roots are used, in the same order as there; a test compares thousands of flicks. The server
 * decides what a flick does: here it only serves the first part of the path, which is shown while somebody aims.
 */

const STEP = 1.0 / 240.0;
const MOST_STEPS = 4800;
/** Seconds that discs glide in one go at the most. */
const LONGEST = 1.0;
const MOST_INSTANTS = 64;
/** Touches that lie no farther apart than this (seconds) happen at once. */
const INSTANT = 1e-9;
const MOST_ROUNDS = 32;
/** Pushes that change by less than this (mm/s) no longer change. */
const STEADY = 1e-9;
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
  half: number;
  radius: number;
  hole: number;
  corner: number;
  deceleration: number;
  discBounce: number;
  rimBounce: number;
  jump: number;
  capture: number;
}

/** The board's facts as the view has them. */
export interface BoardFacts {
  side: number;
  disc_diameter: number;
  hole_diameter: number;
  circle_diameter: number;
  corner_leg: number;
  zones_clockwise_from_top_left: string[];
  circles: { animal: string; x: number; y: number }[];
  motion: {
    full_speed: number;
    deceleration: number;
    disc_bounce: number;
    rim_bounce: number;
    jump_speed: number;
    capture_speed: number;
  };
}

export function groundOf(facts: BoardFacts): Ground {
  const half = facts.side / 2.0;
  return {
    half,
    radius: facts.disc_diameter / 2.0,
    hole: (facts.hole_diameter - facts.disc_diameter) / 2.0 + 0.01,
    corner: (2.0 * half - facts.corner_leg) * ROOT_HALF,
    deceleration: facts.motion.deceleration,
    discBounce: facts.motion.disc_bounce,
    rimBounce: facts.motion.rim_bounce,
    jump: facts.motion.jump_speed,
    capture: facts.motion.capture_speed,
  };
}

/** Where a disc turned, stopped or vanished, and when (seconds); `other` is the disc it touched. */
export interface Point {
  time: number;
  kind: number;
  x: number;
  y: number;
  other: number;
}

/** Two discs that meet: the line of their centres, how fast they near each other, and the push that parts them. */
interface Touch {
  disc: number;
  mate: number;
  nx: number;
  ny: number;
  near: number;
  push: number;
  share: number;
}

/** One flick from the push to the last rest. `launched` starts on the raised corner `home` (-1: on the field). */
export class Motion {
  readonly x: number[];
  readonly y: number[];
  readonly live: boolean[];
  readonly vx: number[];
  readonly vy: number[];
  readonly tracks: Point[][];
  moving: number[] = [];
  /** The discs on the board that do not move. */
  private lying: number[];
  steps = 0;
  time = 0.0;
  /** Whether the launched disc is still, at least in part, on its corner. */
  fresh: boolean;

  constructor(
    readonly ground: Ground,
    x: number[],
    y: number[],
    live: boolean[],
    readonly launched: number,
    readonly home: number,
  ) {
    this.x = [...x];
    this.y = [...y];
    this.live = [...live];
    this.vx = x.map(() => 0.0);
    this.vy = x.map(() => 0.0);
    this.tracks = x.map(() => []);
    this.lying = x.map((_, disc) => disc).filter((disc) => live[disc]);
    this.fresh = home >= 0;
  }

  /** Give a disc a velocity. */
  push(disc: number, vx: number, vy: number): void {
    this.vx[disc] = vx;
    this.vy[disc] = vy;
    if (!this.moving.includes(disc)) this.setOff(disc, 0.0);
  }

  /** Go on until everything rests. */
  run(): void {
    while (this.moving.length && this.steps < MOST_STEPS) this.stride();
    for (const disc of this.moving) this.end(disc, REST, 0.0);
  }

  /** All the way on which nothing can touch, in one go; then one tick. */
  stride(): void {
    this.glide();
    this.step();
  }

  /** One tick: half the deceleration, the way with every touch at its instant, the other half. */
  step(): void {
    this.slow(0.0);
    this.slide();
    this.slow(STEP);
    this.steps += 1;
    this.time += STEP;
    this.look();
  }

  /** Go as far as every disc only slows down; it does so evenly, so where it comes to needs no ticks.
   *
   * A tick's speed is exact in its middle, so that is where the next touch is left to be.
   */
  private glide(): void {
    const free = this.freeTime() - STEP / 2.0;
    if (free <= STEP) return;
    const { x, y, vx, vy } = this;
    const lost = this.ground.deceleration * free;
    for (const disc of this.moving) {
      const a = vx[disc]!;
      const b = vy[disc]!;
      const speed = Math.sqrt(a * a + b * b);
      const way = free - (free * lost) / (2.0 * speed);
      x[disc] = x[disc]! + a * way;
      y[disc] = y[disc]! + b * way;
      const keep = (speed - lost) / speed;
      vx[disc] = a * keep;
      vy[disc] = b * keep;
    }
    this.time += free;
    this.look();
  }

  /** How long nothing can happen: no disc stops, reaches a wall, another disc or the hole, or leaves its corner. */
  private freeTime(): number {
    const { moving, vx, vy } = this;
    const slowing = this.ground.deceleration;
    let least = LONGEST;
    for (const disc of moving) {
      const a = vx[disc]!;
      const b = vy[disc]!;
      const square = a * a + b * b;
      if (square <= 0.0) return 0.0;
      const speed = Math.sqrt(square);
      const rest = speed < slowing * LONGEST ? speed / slowing : LONGEST;
      const room = this.freeWay(disc, a / speed, b / speed, square, (speed - (slowing * rest) / 2.0) * rest);
      if (room <= 0.0) return 0.0;
      const left = square - 2.0 * slowing * room;
      least = Math.min(least, (2.0 * room) / (speed + (left > 0.0 ? Math.sqrt(left) : 0.0)));
    }
    for (const [i, disc] of moving.entries())
      for (const mate of moving.slice(i + 1)) least = Math.min(least, this.apartTime(disc, mate));
    return least;
  }

  /** How far a disc can go this way, `most` at the most, past everything that does not move. */
  private freeWay(disc: number, ux: number, uy: number, square: number, most: number): number {
    const { ground, x, y } = this;
    const px = x[disc]!;
    const py = y[disc]!;
    const limit = ground.half - ground.radius;
    if (ux !== 0.0) most = Math.min(most, ux > 0.0 ? (limit - px) / ux : (limit + px) / -ux);
    if (uy !== 0.0) most = Math.min(most, uy > 0.0 ? (limit - py) / uy : (limit + py) / -uy);
    const face = (ground.corner - ground.radius) / ROOT_HALF;
    for (let corner = 0; corner < 4; corner++) {
      const outwards = ux * CORNER_X[corner]! + uy * CORNER_Y[corner]!;
      const atHome = this.fresh && disc === this.launched && corner === this.home;
      if (atHome ? outwards < 0.0 : outwards > 0.0)
        most = Math.min(most, (face - (px * CORNER_X[corner]! + py * CORNER_Y[corner]!)) / outwards);
    }
    // The hole takes a disc that is slow enough before it has passed over it.
    let along = -(px * ux + py * uy);
    let across = px * uy - py * ux;
    let inside = ground.hole * ground.hole - across * across;
    if (inside > 0.0) {
      const half = Math.sqrt(inside);
      const slow = square - 2.0 * ground.deceleration * (along + half) <= ground.capture * ground.capture;
      if (slow && along + half > 0.0) most = Math.min(most, along - half);
    }
    const apart = 2.0 * ground.radius;
    for (const mate of this.lying) {
      const dx = x[mate]! - px;
      const dy = y[mate]! - py;
      along = dx * ux + dy * uy;
      if (along <= 0.0 || along - apart >= most) continue;
      across = dx * uy - dy * ux;
      inside = apart * apart - across * across;
      if (inside > 0.0) most = Math.min(most, along - Math.sqrt(inside));
    }
    return most;
  }

  /** How long two moving discs surely stay apart: they cannot touch before they do along the line between them. */
  private apartTime(disc: number, mate: number): number {
    const { x, y, vx, vy } = this;
    const dx = x[mate]! - x[disc]!;
    const dy = y[mate]! - y[disc]!;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length <= 0.0) return LONGEST;
    const nx = dx / length;
    const ny = dy / length;
    const towards = vx[disc]! * nx + vy[disc]! * ny;
    const mateAway = vx[mate]! * nx + vy[mate]! * ny;
    const parting = mateAway - towards;
    const speed = Math.sqrt(vx[disc]! * vx[disc]! + vy[disc]! * vy[disc]!);
    const mateSpeed = Math.sqrt(vx[mate]! * vx[mate]! + vy[mate]! * vy[mate]!);
    const change = this.ground.deceleration * (towards / speed - mateAway / mateSpeed);
    let gap = length - 2.0 * this.ground.radius;
    gap = gap > 0.0 ? gap : 0.0;
    const inside = parting * parting - 2.0 * change * gap;
    if (parting < 0.0) return inside < 0.0 ? LONGEST : (2.0 * gap) / (Math.sqrt(inside) - parting);
    return change >= 0.0 ? LONGEST : (parting + Math.sqrt(inside)) / -change;
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

  /** Move for one tick, from instant to instant; a crowd that touches too often waits for the next tick. */
  private slide(): void {
    const { ground, x, y, vx, vy } = this;
    const limit = ground.half - ground.radius;
    const face = (ground.corner - ground.radius) / ROOT_HALF;
    const apart = 2.0 * ground.radius;
    const square = apart * apart;
    let left = STEP;
    for (let instant = 0; instant < MOST_INSTANTS; instant++) {
      const moving = this.moving;
      if (!moving.length) return;
      const others = [...this.lying, ...moving];
      let first = left;
      let soon = first + INSTANT;
      const found: [number, number, number][] = [];
      const meet = (when: number, disc: number, other: number): void => {
        if (when >= soon) return;
        found.push([when, disc, other]);
        if (when < first) {
          first = when;
          soon = first + INSTANT;
        }
      };
      for (const disc of moving) {
        const px = x[disc]!;
        const py = y[disc]!;
        const a = vx[disc]!;
        const b = vy[disc]!;
        const outX = px > 0.0 ? px : -px;
        const outY = py > 0.0 ? py : -py;
        const way = (a > 0.0 ? a : -a) + (b > 0.0 ? b : -b);
        const span = way * soon;
        // Straight against the rim, x and y alike; only a disc far out can reach it, or a corner's face.
        if (outX + span > limit && a !== 0.0) {
          const room = a > 0.0 ? limit - px : limit + px;
          meet(room > 0.0 ? room / (a > 0.0 ? a : -a) : 0.0, disc, -1);
        }
        if (outY + span > limit && b !== 0.0) {
          const room = b > 0.0 ? limit - py : limit + py;
          meet(room > 0.0 ? room / (b > 0.0 ? b : -b) : 0.0, disc, -2);
        }
        if (outX + outY + span > face) {
          for (let corner = 0; corner < 4; corner++) {
            const speed = a * CORNER_X[corner]! + b * CORNER_Y[corner]!;
            if (speed > 0.0 && !(this.fresh && disc === this.launched && corner === this.home)) {
              const room = face - (px * CORNER_X[corner]! + py * CORNER_Y[corner]!);
              meet(room > 0.0 ? room / speed : 0.0, disc, -3 - corner);
            }
          }
        }
        // Other discs. Nothing farther than the way of this tick can be reached.
        const reach = apart + 2.0 * span;
        for (const mate of others) {
          const dx = x[mate]! - px;
          if (dx > reach || dx < -reach || mate === disc) continue;
          const dy = y[mate]! - py;
          if (dy > reach || dy < -reach) continue;
          const rx = a - vx[mate]!;
          const ry = b - vy[mate]!;
          const near = dx * rx + dy * ry;
          if (near <= 0.0) continue;
          const gap = dx * dx + dy * dy - square;
          let when = 0.0;
          if (gap > 0.0) {
            const inside = near * near - (rx * rx + ry * ry) * gap;
            if (inside <= 0.0) continue;
            when = gap / (near + Math.sqrt(inside));
          }
          meet(when, disc, mate);
        }
      }
      for (const disc of moving) {
        x[disc] = x[disc]! + vx[disc]! * first;
        y[disc] = y[disc]! + vy[disc]! * first;
      }
      left -= first;
      if (!found.length) return;
      this.meet(
        found.filter(([when]) => when < soon),
        STEP - left,
      );
      if (left <= 0.0) return;
    }
  }

  /** Everything that touches at one instant: rim and faces first, then all discs that meet, at once. */
  private meet(found: [number, number, number][], late: number): void {
    const { x, y, vx, vy, live } = this;
    for (const [, disc, other] of found) if (other < 0 && live[disc]) this.rebound(disc, other, late);
    const touches: Touch[] = [];
    for (const [, disc, other] of found) {
      if (
        other < 0 ||
        !live[disc] ||
        !live[other] ||
        (other < disc && found.some(([, one, mate]) => one === other && mate === disc))
      )
        continue;
      const dx = x[other]! - x[disc]!;
      const dy = y[other]! - y[disc]!;
      const length = Math.sqrt(dx * dx + dy * dy);
      if (length === 0.0) continue;
      const nx = dx / length;
      const ny = dy / length;
      const near = (vx[disc]! - vx[other]!) * nx + (vy[disc]! - vy[other]!) * ny;
      if (near > 0.0) touches.push({ disc, mate: other, nx, ny, near, push: 0.0, share: 0.5 });
    }
    if (touches.length) this.collide(touches, late);
  }

  /** The rim (-1: left or right, -2: above or below) or a corner's face (-3 and on) throws a disc back. */
  private rebound(disc: number, wall: number, late: number): void {
    const { vx, vy } = this;
    let out: number;
    if (wall === -1) out = vx[disc]! > 0.0 ? vx[disc]! : -vx[disc]!;
    else if (wall === -2) out = vy[disc]! > 0.0 ? vy[disc]! : -vy[disc]!;
    else out = (vx[disc]! * CORNER_X[-3 - wall]! + vy[disc]! * CORNER_Y[-3 - wall]!) * ROOT_HALF;
    if (out > this.ground.jump || (this.fresh && disc === this.launched)) {
      this.end(disc, OFF, late);
      return;
    }
    this.note(disc, disc === this.launched && this.isFar(disc, wall) ? FAR : RIM, late);
    const bounce = this.ground.rimBounce;
    if (wall === -1) vx[disc] = -bounce * vx[disc]!;
    else if (wall === -2) vy[disc] = -bounce * vy[disc]!;
    else {
      const change = (1.0 + bounce) * out * ROOT_HALF;
      vx[disc] = vx[disc]! - change * CORNER_X[-3 - wall]!;
      vy[disc] = vy[disc]! - change * CORNER_Y[-3 - wall]!;
    }
  }

  /** Whether a wall belongs to the far edge: the sides that do not meet at home, and the corners they end in. */
  private isFar(disc: number, wall: number): boolean {
    if (this.home < 0) return false;
    if (wall === -1) return this.x[disc]! * CORNER_X[this.home]! < 0.0;
    if (wall === -2) return this.y[disc]! * CORNER_Y[this.home]! < 0.0;
    return -3 - wall !== this.home;
  }

  /** Equal discs: along each line of centres they part again as fast as they met, but for what the wood swallows.
   *
   * One push of two discs is exact at once. Where a disc meets several at the same instant, all pushes grow together
   * round by round until each pair parts as it should; none goes before another, so the discs' numbers do not matter.
   */
  private collide(touches: Touch[], late: number): void {
    const { vx, vy } = this;
    const discs: number[] = [];
    const mates: number[] = [];
    for (const { disc, mate } of touches) {
      for (const [one, other] of [
        [disc, mate],
        [mate, disc],
      ] as const) {
        if (discs.includes(one)) continue;
        discs.push(one);
        mates.push(other);
      }
    }
    for (const [i, disc] of discs.entries()) {
      if (this.moving.includes(disc)) this.note(disc, DISC, late, mates[i]);
      else this.setOff(disc, late, mates[i]);
    }
    if (touches.length > 1) {
      for (const touch of touches) {
        let meets = 0;
        for (const { disc, mate } of touches)
          for (const one of [disc, mate]) meets += Number(one === touch.disc) + Number(one === touch.mate);
        touch.share = 1.0 / meets;
      }
    }
    const beforeX = discs.map((disc) => vx[disc]!);
    const beforeY = discs.map((disc) => vy[disc]!);
    const bounce = this.ground.discBounce;
    for (let round = 0; round < MOST_ROUNDS; round++) {
      let most = 0.0;
      for (const touch of touches) {
        const near = (vx[touch.disc]! - vx[touch.mate]!) * touch.nx + (vy[touch.disc]! - vy[touch.mate]!) * touch.ny;
        let push = touch.push + touch.share * (near + bounce * touch.near);
        push = push > 0.0 ? push : 0.0;
        const change = push > touch.push ? push - touch.push : touch.push - push;
        most = change > most ? change : most;
        touch.push = push;
      }
      for (const [i, disc] of discs.entries()) {
        const along: number[] = [];
        const across: number[] = [];
        for (const touch of touches) {
          if (disc === touch.disc) {
            along.push(-touch.push * touch.nx);
            across.push(-touch.push * touch.ny);
          } else if (disc === touch.mate) {
            along.push(touch.push * touch.nx);
            across.push(touch.push * touch.ny);
          }
        }
        vx[disc] = beforeX[i]! + evenSum(along);
        vy[disc] = beforeY[i]! + evenSum(across);
      }
      if (most < STEADY || touches.length === 1) return;
    }
  }

  /** After a tick: who fell into the hole, and has the launched disc left its corner? */
  private look(): void {
    const hole = this.ground.hole * this.ground.hole;
    const capture = this.ground.capture * this.ground.capture;
    for (const disc of this.moving) {
      const px = this.x[disc]!;
      const py = this.y[disc]!;
      if (this.fresh && disc === this.launched) {
        const out = (px * CORNER_X[this.home]! + py * CORNER_Y[this.home]!) * ROOT_HALF;
        this.fresh = out > this.ground.corner - this.ground.radius;
      }
      if (px * px + py * py <= hole) {
        const a = this.vx[disc]!;
        const b = this.vy[disc]!;
        if (a * a + b * b <= capture) this.end(disc, HOLE, 0.0);
      }
    }
  }

  private note(disc: number, kind: number, late: number, other = -1): void {
    this.tracks[disc]!.push({ time: this.time + late, kind, x: this.x[disc]!, y: this.y[disc]!, other });
  }

  /** A disc that lay still begins to move. */
  private setOff(disc: number, late: number, other = -1): void {
    this.moving = [...this.moving, disc];
    this.lying = this.lying.filter((one) => one !== disc);
    if (!this.tracks[disc]!.length) this.note(disc, FROM, late, other);
  }

  /** A disc stops, falls or leaves. */
  private end(disc: number, kind: number, late: number): void {
    this.vx[disc] = 0.0;
    this.vy[disc] = 0.0;
    this.moving = this.moving.filter((one) => one !== disc);
    let how = kind;
    if (kind === REST) {
      const px = this.x[disc]!;
      const py = this.y[disc]!;
      if (this.fresh && disc === this.launched) how = SHORT;
      else if (px * px + py * py <= this.ground.hole * this.ground.hole) how = HOLE;
    }
    if (how === REST) this.lying = [...this.lying, disc];
    else this.live[disc] = false;
    this.note(disc, how, late);
  }
}

/** The same bits in whatever order the values stand, and exactly the opposite of the sum of their opposites. */
function evenSum(values: number[]): number {
  const ordered = [...values].sort((one, other) => one - other);
  let up = 0.0;
  for (const value of ordered) if (value > 0.0) up += value;
  let down = 0.0;
  for (const value of ordered.reverse()) if (value < 0.0) down -= value;
  return up - down;
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
export function flick(
  facts: BoardFacts,
  x: number[],
  y: number[],
  onField: boolean[],
  disc: number,
  from: [number, number],
  angle: number,
  strength: number,
  corner: number,
): Motion {
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
