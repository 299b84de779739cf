/** The plain board: the view as a readable table; everything is chosen from the list of options. */
import type { Board } from '../board';
import PlainBoard from './PlainBoard.svelte';

export const plain: Board = { kinds: [], Main: PlainBoard };
