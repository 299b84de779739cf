/** Small helpers every drawing is made with. Light falls from the top left; three tones per object. */

/** A repeatable stream of numbers between 0 and 1, so that a drawing looks the same every time. */
export const rng = (seed: number) => () => ((seed = (seed * 16807) % 2147483647) - 1) / 2147483646;

export const n = (x: number): number => Math.round(x * 10) / 10;

export const p = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}" ${extra}/>`;

export const line = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const c = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${r}" fill="${fill}" ${extra}/>`;

export const at = (x: number, y: number, angle: number, scale: number, body: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)}) scale(${scale})">${body}</g>`;

/** A leaf of two tones: base, and a lit upper half. */
export const leaf = (
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  base: string,
  light: string,
  vein = '',
): string =>
  at(
    x,
    y,
    angle,
    1,
    p(
      `M0 0C${n(length * 0.25)} ${n(-width)} ${n(length * 0.75)} ${n(-width)} ${length} 0C${n(length * 0.75)} ${n(width)} ${n(length * 0.25)} ${n(width)} 0 0Z`,
      base,
    ) +
      p(`M0 0C${n(length * 0.25)} ${n(-width)} ${n(length * 0.75)} ${n(-width)} ${length} 0Z`, light) +
      (vein ? line(`M2 0L${length - 3} 0`, vein, 0.8) : ''),
  );
