/** The board turns under the seats: one's own corner is always at the bottom left of the screen. */
import type { SonoraView } from '../view';

/** Units of the drawing from the middle of the field to its edge. */
export const EDGE = 350;
/** Which way the corners of the screen lie, clockwise from the top left one; y down. */
export const SIDES: [number, number][] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

export class Turn {
  readonly unit: number;

  /** `turns` quarters clockwise; it grows from round to round, so that the ground never turns back. */
  constructor(
    readonly turns: number,
    side: number,
  ) {
    this.unit = (2 * EDGE) / side;
  }

  toScreen(x: number, y: number): [number, number] {
    let [sx, sy] = [x * this.unit, -y * this.unit];
    for (let i = 0; i < ((this.turns % 4) + 4) % 4; i++) [sx, sy] = [-sy, sx];
    return [sx, sy];
  }

  toBoard(sx: number, sy: number): [number, number] {
    let [x, y] = [sx, sy];
    for (let i = 0; i < ((this.turns % 4) + 4) % 4; i++) [x, y] = [y, -x];
    return [x / this.unit, -y / this.unit];
  }

  /** An angle of the board as it looks on the screen: 0 to the right, 90 up. */
  seen(angle: number): number {
    return (((angle - 90 * this.turns) % 360) + 360) % 360;
  }

  meant(seen: number): number {
    return (((seen + 90 * this.turns) % 360) + 360) % 360;
  }

  /** The corner of the screen where a corner of the board lies. */
  corner(corner: number): number {
    return (((corner + this.turns) % 4) + 4) % 4;
  }
}

export function turnOf(view: SonoraView, seat: number): Turn {
  const now = view.corners[seat] ?? 0;
  const begun = (now + view.round - 1) % 4;
  return new Turn(3 - begun + view.round - 1, view.board.side);
}
