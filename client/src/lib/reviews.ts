/** What a drawing of a review needs to know: where moments and leads lie. */
import type { Review } from '../wire';

type Point = Review['points'][number];

/** A round number that is not less. */
export function tidy(step: number): number {
  let size = 1;
  while (size * 10 <= step) size *= 10;
  return [1, 2, 5, 10].map((part) => part * size).find((round) => round >= step)!;
}

/** The leads at which a line is drawn across, the lowest first; the curve lies between the first and the last. */
export function rules(points: Point[]): number[] {
  const leads = points.flatMap((point) => point.leads);
  const [low, high] = [Math.min(0, ...leads), Math.max(0, ...leads)];
  const step = tidy((high - low) / 4);
  const [first, last] = [Math.floor(low / step), Math.max(Math.ceil(high / step), Math.floor(low / step) + 1)];
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** Where the line of a seat stands at a moment. */
export function leadAt(points: Point[], seat: number, at: number): number {
  const before = points.findLast((point) => point.at <= at) ?? points[0]!;
  const after = points.find((point) => point.at >= at) ?? before;
  const share = after.at > before.at ? (at - before.at) / (after.at - before.at) : 0;
  return before.leads[seat]! + share * (after.leads[seat]! - before.leads[seat]!);
}

/** Points as they are said: whole ones where there are many. */
export const rounded = (points: number): number => (points >= 10 ? Math.round(points) : Math.round(points * 10) / 10);

/** A lead with its sign. */
export const signed = (lead: number): string => {
  const whole = Math.round(lead);
  return whole > 0 ? `+${whole}` : String(whole).replace('-', '−');
};
