/** Where the cells of the creek lie: every branch is a bend hung on the last cell of the one it leaves. */
import { n } from '../../../art/svg';
import type { Printed } from '../view';

type Spot = [number, number];

/** The bends in a unit square: two points that pull, and the end. */
const BENDS: Record<string, [Spot, Spot, Spot]> = {
  A: [
    [0.43, 0.275],
    [0.33, 0.215],
    [0.25, 0.345],
  ],
  B: [
    [0.57, 0.275],
    [0.67, 0.215],
    [0.75, 0.345],
  ],
  AL: [
    [0.13, 0.345],
    [0.03, 0.4],
    [0.125, 0.625],
  ],
  AR: [
    [0.34, 0.385],
    [0.435, 0.41],
    [0.385, 0.625],
  ],
  AM: [
    [0.09, 0.7],
    [-0.02, 0.74],
    [0.045, 0.965],
  ],
  AN: [
    [0.15, 0.7],
    [0.25, 0.76],
    [0.19, 0.965],
  ],
  AP: [
    [0.35, 0.7],
    [0.255, 0.76],
    [0.33, 0.965],
  ],
  AQ: [
    [0.42, 0.7],
    [0.53, 0.76],
    [0.475, 0.965],
  ],
  BL: [
    [0.67, 0.385],
    [0.585, 0.41],
    [0.655, 0.6],
  ],
  BR: [
    [0.87, 0.345],
    [0.965, 0.4],
    [0.895, 0.625],
  ],
  BM: [
    [0.62, 0.68],
    [0.535, 0.76],
    [0.615, 0.965],
  ],
  BN: [
    [0.69, 0.68],
    [0.805, 0.76],
    [0.765, 0.965],
  ],
  BP: [
    [0.94, 0.7],
    [1.02, 0.76],
    [0.93, 0.965],
  ],
};
const PAD = 14;

export interface CreekMap {
  at: Record<string, Spot>;
  parent: Record<string, string>;
  banks: { d: string; wide: number }[];
}

export function creekMap(creek: Printed['creek'], width: number, height: number): CreekMap {
  const at: Record<string, Spot> = { [creek.start]: [width / 2, 17] };
  const parent: Record<string, string> = {};
  const banks: { d: string; wide: number }[] = [];
  const [X, Y] = [(u: number) => PAD + u * (width - 2 * PAD), (v: number) => v * (height - 4) - 2];
  for (const [index, branch] of creek.branches.entries()) {
    const from = at[branch.from] ?? at[creek.start]!;
    const below =
      index === 0
        ? [
            [0.5, 0.12],
            [0.5, 0.17],
            [0.5, 72 / height],
          ]
        : [
            [from[0] / width, from[1] / height + 0.1],
            [from[0] / width, from[1] / height + 0.2],
            [from[0] / width, 0.96],
          ];
    const [b, q, e] = (BENDS[branch.name] ?? below).map(([u, v]) => [X(u!), Y(v!)] as Spot) as [Spot, Spot, Spot];
    const points: [number, number, number][] = [[...from, 0]];
    let length = 0;
    for (let i = 1; i <= 80; i++) {
      const t = i / 80;
      const z = [0, 1].map(
        (k) => (1 - t) ** 3 * from[k]! + 3 * (1 - t) ** 2 * t * b[k]! + 3 * (1 - t) * t * t * q[k]! + t ** 3 * e[k]!,
      ) as Spot;
      const last = points[points.length - 1]!;
      length += Math.hypot(z[0] - last[0], z[1] - last[1]);
      points.push([...z, length]);
    }
    banks.push({
      d:
        'M' +
        points
          .filter((_, i) => i % 4 === 0)
          .map((z) => `${n(z[0])} ${n(z[1])}`)
          .join('L'),
      wide: branch.name.length > 1 ? 25 : index === 0 ? 30 : 28,
    });
    let before = branch.from;
    for (let i = 1; i <= branch.cells.length; i++) {
      const z = points.find((point) => point[2] >= (length * i) / branch.cells.length - 0.01)!;
      at[`${branch.name}${i}`] = [z[0], z[1]];
      parent[`${branch.name}${i}`] = before;
      before = `${branch.name}${i}`;
    }
  }
  return { at, parent, banks };
}
