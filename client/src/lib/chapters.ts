/** Which chapter of the rules explains what is asked or looked at. A game's data names them. */
import type { Board } from '../boards/board';
import type { TableStore } from './table.svelte';

/** The chapter about a thing on the table: its own, or that of its kind, written `kind:*`. */
export function chapterAbout(board: Board, thing: string): string | undefined {
  return board.chapters?.[thing] ?? board.chapters?.[`${thing.slice(0, thing.indexOf(':'))}:*`];
}

/** The chapter about what is asked now: why something was refused, the option that is looked at, the decision. */
export function chapterNow(table: TableStore, board: Board): string {
  const { decision, preview } = table.choosing;
  const chapters = board.chapters ?? {};
  const refused = table.error && chapters[table.error.message_id];
  if (refused) return refused;
  for (const thing of preview?.touches ?? []) {
    const found = chapters[thing];
    if (found) return found;
  }
  return (decision && chapters[decision.name]) ?? '';
}
