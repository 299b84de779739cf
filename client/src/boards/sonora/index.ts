/** Sonora's board. */
// What several components share comes before what each of them says of itself.
import './layout.css';
import './art/art.css';
import './flicking/flicking.css';
import './notebook/notebook.css';
import './motion.css';
import chapters from '../../../../src/tilth/games/sonora/words/chapters.json';
import type { TableStore } from '../../lib/table.svelte';
import type { Board } from '../board';
import { token } from './art/icons';
import { aimOf } from './flicking/aim.svelte';
import LyingSheet from './flicking/LyingSheet.svelte';
import LyingStrip from './flicking/LyingStrip.svelte';
import LeftRail from './LeftRail.svelte';
import Middle from './Middle.svelte';
import { move } from './motion';
import PlayerGoods from './PlayerGoods.svelte';
import { prompt } from './prompt';
import PromptButtons from './PromptButtons.svelte';
import { viewOf } from './view';
import { pictures } from './pictures';

export const sonora: Board = {
  kinds: ['disc', 'section', 'building', 'cell', 'bend', 'node', 'column', 'bonus', 'discovery', 'colour'],
  Main: Middle,
  /** The aim is there before the prompt asks for it: what is made while something is worked out is not watched there. */
  begin: (table) => void aimOf(table),
  chapters,
  explain: async () => (await import('./explain')).explain,
  pictures,
  layout: { Left: LeftRail, Right: LyingSheet, Strip: LyingStrip, Goods: PlayerGoods },
  standing: {
    where(table: TableStore) {
      const { round, rounds, phase } = viewOf(table);
      const { words } = table;
      return {
        round: words.say('web-round', { round, rounds }),
        phases: ['flick', 'record'].map((name) => words.say(`web-phase-${name}`)),
        now: phase === 'flick' || phase === 'swap' ? 0 : 1,
      };
    },
    first: (table: TableStore) => (viewOf(table).seats > 1 ? viewOf(table).first : null),
    mark: token,
  },
  prompting: {
    Actions: PromptButtons,
    prompt,
    button: (option) => option.option === 'keep' || option.option === 'reflick' || option.option.startsWith('add '),
    narrowed: (table) => table.choosing.decision?.name === 'swap',
    propose: (option, table) => aimOf(table).take(option),
    /** Where to flick is said by aiming; targets by name stand in the list. */
    holds: (_, table) => table.choosing.decision?.name === 'flick',
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
