/** What the buttons of a decision are called, and which of them stand apart. */
import type { Board } from '../boards/board';
import type { Option } from '../wire';
import type { TableStore } from './table.svelte';
import { say } from './words.svelte';

/** What playing an option is called: by the board, by the words of the game for the option or the decision, or just so. */
export function actOf(option: Option, table: TableStore, board: Board): string {
  const own = board.prompting?.act?.(option, table);
  if (own) return own;
  const { label } = option;
  const id = [`act-${label.id}`, `act-${table.choosing.decision?.name}`].find((name) => table.words.has(name));
  return id ? table.words.say(id, label.args) : say('play-it');
}

/** Whether an option gives up something that is still possible. */
export function givesUp(option: Option, table: TableStore, board: Board): boolean {
  const gives = (one: Option) => board.prompting?.givesUp?.(one, table) ?? false;
  return gives(option) && table.choosing.options.some((other) => !other.option.startsWith('!') && !gives(other));
}

/** The question that is asked before something is given up. */
export function sureOf(option: Option, table: TableStore, board: Board): { title: string; second: string } {
  return (
    board.prompting?.sure?.(option, table) ?? {
      title: say('sure', { act: actOf(option, table, board) }),
      second: say('sure-why'),
    }
  );
}
