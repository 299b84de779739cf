/** What is drawn on the board over its ground: wood, corners, the aim. */
import { glyph, type Colour } from '../../../art/players';
import { line, n, p } from '../../../art/svg';
import { EDGE, SIDES } from '../flicking/boardturn';

export const FRAME = EDGE + 20;

/** The wooden frame the ground lies in. */
export const frame = (): string =>
  `<rect x="${1 - FRAME}" y="${1 - FRAME}" width="${2 * FRAME - 2}" height="${2 * FRAME - 2}" rx="20" ` +
  `fill="var(--wood-2)" stroke="var(--wood-3)" stroke-width="2"/>` +
  `<path d="M-366 340V-346Q-366 -366 -346 -366H346" ` +
  `stroke="var(--wood-1)" stroke-width="5" fill="none" stroke-linecap="round"/>` +
  `<path d="M366 -340V346Q366 366 346 366H-340" ` +
  `stroke="var(--wood-3)" stroke-width="5" fill="none" stroke-linecap="round" opacity=".7"/>`;

export const rim = (): string => '<path d="M-350 -350H350L342 -337H-337V342L-350 350Z" fill="#2A1608" opacity=".26"/>';

/** A launch corner: plain wood, or in the colour of whoever sits there; one's own bears no badge, for the disc lies there. */
export function corner(at: number, leg: number, who: Colour | null, own: boolean): string {
  const [sx, sy] = SIDES[at]!;
  const [X, Y, L, M] = [EDGE * sx, EDGE * sy, leg * sx, leg * sy];
  const inner = `M${X - 8 * sx} ${Y - 8 * sy}L${X - L + 19 * sx} ${Y - 8 * sy}L${X - 8 * sx} ${Y - M + 19 * sy}Z`;
  const grain = line(
    `M${X - 40 * sx} ${Y - 14 * sy}L${X - 128 * sx} ${Y - 14 * sy}` +
      `M${X - 30 * sx} ${Y - 50 * sy}L${X - 96 * sx} ${Y - 50 * sy}` +
      `M${X - 18 * sx} ${Y - 92 * sy}L${X - 60 * sx} ${Y - 92 * sy}`,
    'var(--wood-2)',
    1.6,
    'opacity=".8"',
  );
  const edge = who
    ? `<path d="M${X - L + 16 * sx} ${Y - 3 * sy}L${X - 3 * sx} ${Y - M + 16 * sy}" ` +
      `stroke="var(--p-${who})" stroke-width="7" stroke-linecap="round"/>`
    : '';
  const badge =
    who && !own
      ? `<g transform="translate(${X - 42 * sx} ${Y - 42 * sy})">` +
        `<circle r="25" fill="var(--p-${who})" class="drim"/>` +
        `<g fill="var(--p-${who}-on)" transform="scale(2.3)">${glyph[who]}</g></g>`
      : '';
  const shadow = `M${X} ${Y}L${X - L + 4} ${Y + 5}L${X + 4} ${Y - M + 5}Z`;
  return (
    `<path d="${shadow}" fill="#3A200C" opacity=".28" transform="translate(3 5)"/>` +
    p(`M${X} ${Y}L${X - L} ${Y}L${X} ${Y - M}Z`, 'var(--wood-2)') +
    p(inner, 'var(--wood-1)') +
    grain +
    `<path d="M${X - L} ${Y}L${X} ${Y - M}" stroke="var(--wood-3)" stroke-width="3"/>${edge}${badge}`
  );
}

/** The corner from which a disc may be flicked now. */
export function litCorner(at: number, leg: number): string {
  const [sx, sy] = SIDES[at]!;
  const [a, b] = [EDGE - 5, EDGE - leg + 20];
  return `M${sx * a} ${sy * b}L${sx * a} ${sy * a}L${sx * b} ${sy * a}Z`;
}

/** The gauge behind the disc: ten notches, as many filled as the pull is strong; drawn for an aim to the right. */
export function gauge(strength: number): string {
  let notches = '';
  for (let i = 0; i < 10; i++) {
    const [t, h] = [38 + i * 6.3, 9 + i * 1.1];
    notches += `<path d="M${n(-t)} ${n(-h)}L${n(-t - 5)} 0L${n(-t)} ${n(h)}" class="notch ${i < Math.round(strength / 10) ? 'on' : ''}"/>`;
  }
  return `<path d="M-30 -14C-56 -16 -84 -20 -98 -23Q-107 -22 -107 0Q-107 22 -98 23C-84 20 -56 16 -30 14Z" class="gbed"/>${notches}`;
}

/** The straight first part of the way between two points, leaving the discs at its ends free. */
export function shot(x: number, y: number, tx: number, ty: number): string {
  const length = Math.hypot(tx - x, ty - y);
  if (length < 70) return '';
  const [ux, uy] = [(tx - x) / length, (ty - y) / length];
  return `M${n(x + ux * 36)} ${n(y + uy * 36)}L${n(tx - ux * 31)} ${n(ty - uy * 31)}`;
}

/** How far the hand may miss, as a fan around the aim. */
export function fan(x: number, y: number, tx: number, ty: number, degrees: number): string {
  const turned = (by: number): string => {
    const [c, s] = [Math.cos((by * Math.PI) / 180), Math.sin((by * Math.PI) / 180)];
    return `${n(x + (tx - x) * c - (ty - y) * s)} ${n(y + (tx - x) * s + (ty - y) * c)}`;
  };
  return `M${n(x)} ${n(y)}L${turned(-degrees)}L${n(tx)} ${n(ty)}L${turned(degrees)}Z`;
}
