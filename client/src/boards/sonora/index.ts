/** Sonora's board. */
import type { TableStore } from '../../lib/table.svelte';
import type { Board } from '../board';
import About from './About.svelte';
import Actions from './Actions.svelte';
import Goods from './Goods.svelte';
import { token } from './icons';
import Left from './Left.svelte';
import { move } from './motion';
import { prompt } from './prompting';
import Right from './Right.svelte';
import Strip from './Strip.svelte';
import Table from './Table.svelte';
import { viewOf } from './view';

export const sonora: Board = {
  kinds: ['disc', 'section', 'building', 'cell', 'bend', 'node', 'column', 'bonus', 'discovery', 'colour'],
  Main: Table,
  layout: { Left, Right, Strip, Goods, About },
  standing: {
    where(table: TableStore) {
      const { round, rounds, phase } = viewOf(table);
      const { words } = table;
      return {
        round: words.say('web-round', { round, rounds }),
        phases: ['flick', 'record'].map((name) => words.say(`web-phase-${name}`)),
        now: phase === 'flick' ? 0 : 1,
      };
    },
    first: (table: TableStore) => (viewOf(table).seats > 1 ? viewOf(table).first : null),
    mark: token,
  },
  prompting: {
    Actions,
    prompt,
    button: (option) => option.option === 'keep' || option.option === 'reflick' || option.option.startsWith('add '),
    narrowed: ['swap'],
  },
  telling: {
    move,
    must: ['flicked', 'bot-ruins', 'bot-drew', 'bot-path', 'bot-box'],
    silent: ['marking', 'cactus', 'mud', 'ruins', 'wasted'],
    begins: [
      'flicked',
      'swapped',
      'crossed',
      'drew',
      'path',
      'node',
      'finished',
      'bot-drew',
      'bot-path',
      'bot-box',
      'bot-ruins',
    ],
    marks: ['round', 'turned', 'ended'],
  },
};
