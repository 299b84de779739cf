/** Pressing things: on this board a place takes one piece, also where several would fit. */
import type { TableStore } from '../../lib/table.svelte';

/** Press things; where one option touches just these, a single press plays it. */
export function press(table: TableStore, ...things: string[]): void {
  const { choosing } = table;
  const exact = choosing.options.filter(
    (option) => option.touches.length === things.length && things.every((thing) => option.touches.includes(thing)),
  );
  const several =
    choosing.options.filter((option) => things.every((thing) => option.touches.includes(thing))).length > 1;
  if (exact.length === 1 && several && table.atOnce && exact[0]!.undoable !== false) table.play(exact[0]!.option);
  else table.press(...things);
}
