/** What page and worker say to each other. */

export type ToWorker =
  | { type: 'begin'; base: string }
  | { type: 'call'; id: number; method: string; path: string; body: string }
  | { type: 'connect'; key: number; table: string }
  | { type: 'hear'; key: number; text: string }
  | { type: 'disconnect'; key: number };

export type FromWorker =
  | { type: 'progress'; come: number; needed: number }
  | { type: 'ready'; kept: boolean }
  | { type: 'failed'; reason: string }
  | { type: 'answer'; id: number; text: string }
  /** A frame of a table; an empty text where there is no such table. */
  | { type: 'frame'; key: number; text: string };
