/** Marks of a pen: never twice the same hand, but always the same at the same place, so that nothing jumps. */
import { n, rng } from '../../../art/svg';

const seedOf = (text: string): number => [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 99991, 7);

export function cross(x: number, y: number, r: number): string {
  const g = rng(seedOf(`${n(x)},${n(y)}`) + 3);
  g();
  const j = () => (g() - 0.5) * r * 0.35;
  return (
    `M${n(x - r + j())} ${n(y - r + j())}` +
    `Q${n(x + j())} ${n(y + j())} ${n(x + r + j())} ${n(y + r + j())}` +
    `M${n(x + r + j())} ${n(y - r + j())}` +
    `Q${n(x + j())} ${n(y + j())} ${n(x - r + j())} ${n(y + r + j())}`
  );
}

export function loop(x: number, y: number, rx: number, ry = rx): string {
  const g = rng(seedOf(`${n(x * 3)},${n(y)}`) + 5);
  g();
  const from = g() * 0.8 - 2.3;
  const points = Array.from({ length: 14 }, (_, i) => {
    const t = from + (i / 12) * 6.28;
    const k = 1 + (i - 6) * 0.008 + (g() - 0.5) * 0.05;
    return [x + Math.cos(t) * rx * k, y + Math.sin(t) * ry * k] as const;
  });
  let d = `M${n(points[0]![0])} ${n(points[0]![1])}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [[atX, atY], [nextX, nextY]] = [points[i]!, points[i + 1]!];
    d += `Q${n(atX)} ${n(atY)} ${n((atX + nextX) / 2)} ${n((atY + nextY) / 2)}`;
  }
  return d;
}
