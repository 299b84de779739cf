/** How the page is laid out, by the room there is: which shape it takes, and how much everything is enlarged. */
import { untrack } from 'svelte';

/** Three columns, two of them on a low screen, or one above the other. */
export type Arrangement = 'trio' | 'flat' | 'stack';

export interface Shape {
  arrangement: Arrangement;
  /** How much larger than drawn everything is shown. */
  zoom: number;
  /** The room, in the sizes everything is drawn in. */
  width: number;
  height: number;
}

/** What tables need for three columns, in the sizes they are drawn in; where there is less, they are drawn smaller. */
const TRIO = { width: 1280, height: 720 };
/** So small is everything drawn at least: the smallest letters stay above 12 pixels, and a finger's targets above 44. */
const LEAST = { mouse: 0.88, finger: 0.92 };

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));
const fitting = (width: number, height: number, needs: { width: number; height: number }) =>
  Math.min(width / needs.width, height / needs.height);

/** The shape of a table on a page of this size. */
export function tableShape(width: number, height: number, finger: boolean): Shape {
  const least = finger ? LEAST.finger : LEAST.mouse;
  const trio = fitting(width, height, TRIO);
  if (trio >= least) return shaped('trio', width, height, trio < 1 ? trio : grown(width, height));
  if (width >= 560 && width > height)
    return shaped(
      'flat',
      width,
      height,
      between(finger ? 1 : LEAST.mouse, fitting(width, height, { width: 800, height: 400 }), 1.6),
    );
  return shaped('stack', width, height, between(1, fitting(width, height, { width: 540, height: 900 }), 2));
}

/** The shape of a page to read, which can be scrolled. */
export function pageShape(width: number, height: number): Shape {
  return shaped(width > 700 ? 'trio' : 'stack', width, height, width > 700 ? grown(width, height) : 1);
}

/** On large screens everything grows, though less than the screen. */
const grown = (width: number, height: number) =>
  Math.max(1, 1 + 0.7 * (fitting(width, height, { width: 1440, height: 860 }) - 1));

const shaped = (arrangement: Arrangement, width: number, height: number, zoom: number): Shape => ({
  arrangement,
  zoom,
  width: width / zoom,
  height: height / zoom,
});

/** The words that styles know a shape by: `wide` or `small`, `close` and `low` where a wide one has little room,
 * `tiny` and `short` where a small one has, and `finger` where it is touched. */
export function wordsFor({ arrangement, width, height }: Shape, finger = false): string {
  const words: string[] = [arrangement];
  if (arrangement === 'trio') {
    words.push('wide');
    if (width <= 1360) words.push('close');
    if (height <= 820) words.push('low');
  } else {
    words.push('small');
    if (width <= 376) words.push('tiny');
    if (arrangement === 'stack' && height <= 660) words.push('short');
  }
  if (finger) words.push('finger');
  return words.join(' ');
}

const coarse = matchMedia('(pointer: coarse)');
const page = $state({ width: innerWidth, height: innerHeight, finger: coarse.matches, tables: 0 });
const now = $derived(
  page.tables ? tableShape(page.width, page.height, page.finger) : pageShape(page.width, page.height),
);

export const shape = {
  get small(): boolean {
    return now.arrangement !== 'trio';
  },
  get zoom(): number {
    return now.zoom;
  },
  get width(): number {
    return now.width;
  },
  get height(): number {
    return now.height;
  },
};

/** Keep the page in its shape; called once. */
export function keepShape(): void {
  const measure = () => Object.assign(page, { width: innerWidth, height: innerHeight, finger: coarse.matches });
  addEventListener('resize', measure);
  coarse.addEventListener('change', measure);
  $effect.pre(() => {
    const root = document.documentElement;
    root.dataset.shape = wordsFor(now, page.finger);
    root.style.setProperty('--zoom', String(now.zoom));
  });
}

/** For as long as a component is there, the page has the shape of a table. */
export function tableIsShown(): void {
  $effect.pre(() => {
    untrack(() => page.tables++);
    return () => void page.tables--;
  });
}

/** Where an element is, in the sizes everything is drawn in. */
export function boxOf(element: Element): DOMRect {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { zoom } = now;
  return new DOMRect(left / zoom, top / zoom, width / zoom, height / zoom);
}
