/** Where the cells of the creek lie: every branch is a bend hung on the last cell of the one it leaves. */
import { n } from '../../art/svg';
import type { Printed } from './view';

type Spot = [number, number];

/** The bends in a unit square: two points that pull, and the end. */
const BENDS: Record<string, [Spot, Spot, Spot]> = {
  A: [[.43, .275], [.33, .215], [.25, .345]], B: [[.57, .275], [.67, .215], [.75, .345]],
  AL: [[.13, .345], [.03, .4], [.125, .625]], AR: [[.34, .385], [.435, .41], [.385, .625]],
  AM: [[.09, .7], [-.02, .74], [.045, .965]], AN: [[.15, .7], [.25, .76], [.19, .965]],
  AP: [[.35, .7], [.255, .76], [.33, .965]], AQ: [[.42, .7], [.53, .76], [.475, .965]],
  BL: [[.67, .385], [.585, .41], [.655, .6]], BR: [[.87, .345], [.965, .4], [.895, .625]],
  BM: [[.62, .68], [.535, .76], [.615, .965]], BN: [[.69, .68], [.805, .76], [.765, .965]], BP: [[.94, .7], [1.02, .76], [.93, .965]],
};
const PAD = 14;

export interface CreekMap { at: Record<string, Spot>; parent: Record<string, string>; banks: { d: string; wide: number }[] }

export function creekMap(creek: Printed['creek'], width: number, height: number): CreekMap {
  const at: Record<string, Spot> = { [creek.start]: [width / 2, 17] };
  const parent: Record<string, string> = {};
  const banks: { d: string; wide: number }[] = [];
  const [X, Y] = [(u: number) => PAD + u * (width - 2 * PAD), (v: number) => v * (height - 4) - 2];
  for (const [index, branch] of creek.branches.entries()) {
    const from = at[branch.from] ?? at[creek.start]!;
    const below = index === 0 ? [[.5, .12], [.5, .17], [.5, 72 / height]] : [[from[0] / width, from[1] / height + .1], [from[0] / width, from[1] / height + .2], [from[0] / width, .96]];
    const [b, q, e] = (BENDS[branch.name] ?? below).map(([u, v]) => [X(u!), Y(v!)] as Spot) as [Spot, Spot, Spot];
    const points: [number, number, number][] = [[...from, 0]];
    let length = 0;
    for (let i = 1; i <= 80; i++) {
      const t = i / 80;
      const z = [0, 1].map((k) => (1 - t) ** 3 * from[k]! + 3 * (1 - t) ** 2 * t * b[k]! + 3 * (1 - t) * t * t * q[k]! + t ** 3 * e[k]!) as Spot;
      const last = points[points.length - 1]!;
      length += Math.hypot(z[0] - last[0], z[1] - last[1]);
      points.push([...z, length]);
    }
    banks.push({ d: 'M' + points.filter((_, i) => i % 4 === 0).map((z) => `${n(z[0])} ${n(z[1])}`).join('L'), wide: branch.name.length > 1 ? 25 : index === 0 ? 30 : 28 });
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
