/** How much room the notebook has. */
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

export type Fit = 'wide' | 'mid' | 'phone';

export const fit = (): Fit =>
  (innerWidth.current ?? 1440) <= 700
    ? 'phone'
    : (innerWidth.current ?? 1440) <= 1360 || (innerHeight.current ?? 900) <= 820
      ? 'mid'
      : 'wide';
