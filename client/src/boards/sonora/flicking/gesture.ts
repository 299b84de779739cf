/** A pull with finger or mouse: which way, and how far. */

export interface Point {
  x: number;
  y: number;
}
export interface Pull {
  dx: number;
  dy: number;
  length: number;
}

/** Pixels that are no pull yet, and those of a pull at full strength. */
export const DEAD = 8;
export const FULL = 150;

export const pulled = (start: Point, now: Point): Pull => ({
  dx: start.x - now.x,
  dy: start.y - now.y,
  length: Math.hypot(start.x - now.x, start.y - now.y),
});

/** Strength in percent. */
export const strengthOf = (pull: Pull, least: number): number =>
  Math.max(least, Math.min(100, ((pull.length - DEAD) / FULL) * 100));
