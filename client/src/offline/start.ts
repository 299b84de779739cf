/** The door of the browser's house: begun with the page, where the page is a static site. */
import { house } from '../lib/house.svelte';
import { BrowserTransport } from './transport';

const able = typeof WebAssembly === 'object' && 'compileStreaming' in WebAssembly && 'DecompressionStream' in self;

/** The folder that the site lies in. */
export const base = new URL('.', location.href).href;
export const transport = new BrowserTransport(
  base,
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);

/** Start the house; `here` takes the place from another tab that plays. */
export function begin(here = false): void {
  if (able) void transport.begin(here);
  else house.trouble = 'cannot-play';
}
