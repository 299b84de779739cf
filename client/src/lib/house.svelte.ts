/** Where the games are kept: on the server that the page came from, or in this browser. */

/** Why the browser's house is not there, or not as it should be. */
export type Trouble = 'no-python' | 'cannot-play' | 'elsewhere' | 'not-kept';

/** A page that was written as a static site says so itself. */
const inBrowser = document.querySelector<HTMLMetaElement>('meta[name="tilth-house"]')?.content === 'browser';

export const house = $state({
  inBrowser,
  /** Whether it answers; a server is asked each time anew. */
  ready: !inBrowser,
  /** Bytes that have come, and that are needed until it answers. */
  come: 0,
  needed: 0,
  trouble: null as Trouble | null,
  /** A new version of the page has been fetched and waits. */
  newer: false,
});
