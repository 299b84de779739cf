/** A pull with finger or mouse: which way, how far, and how much it trembled before it let go. */

export interface Sample { time: number; x: number; y: number }
export interface Pull { dx: number; dy: number; length: number }

/** Pixels that are no pull yet, and those of a pull at full strength. */
export const DEAD = 8;
export const FULL = 150;
/** How long before letting go the hand is watched, in milliseconds. */
export const WATCHED = 150;

export const pulled = (start: Sample, now: Sample): Pull => ({ dx: start.x - now.x, dy: start.y - now.y, length: Math.hypot(start.x - now.x, start.y - now.y) });

/** Strength in percent. */
export const strengthOf = (pull: Pull, least: number): number => Math.max(least, Math.min(100, ((pull.length - DEAD) / FULL) * 100));

/** The tremble of a pull: how far its end strayed across (degrees) and along (percent of the pull), as spreads round the mean. */
export function trembleOf(start: Sample, samples: Sample[], end: number): [number, number] {
  const last = samples[samples.length - 1];
  if (!last) return [0, 0];
  const within = samples.filter((sample) => end - sample.time <= WATCHED);
  const before = samples.findLast((sample) => end - sample.time > WATCHED);
  // A hand at rest sends nothing: where it rested counts until it moved on.
  const seen = before ? [{ ...before, time: end - WATCHED }, ...within] : within;
  if (seen.length < 2) return [0, 0];
  const { dx, dy, length } = pulled(start, last);
  if (length < 1) return [0, 0];
  let [weights, along, across, along2, across2] = [0, 0, 0, 0, 0];
  for (const [i, sample] of seen.entries()) {
    const weight = Math.max(1, (seen[i + 1]?.time ?? end) - sample.time);
    const [rx, ry] = [last.x - sample.x, last.y - sample.y];
    const a = (rx * dx + ry * dy) / length;
    const b = (ry * dx - rx * dy) / length;
    weights += weight;
    along += weight * a;
    across += weight * b;
    along2 += weight * a * a;
    across2 += weight * b * b;
  }
  const spread = (sum: number, squares: number) => Math.sqrt(Math.max(0, squares / weights - (sum / weights) ** 2));
  return [(Math.atan(spread(across, across2) / length) * 180) / Math.PI, (spread(along, along2) / length) * 100];
}
